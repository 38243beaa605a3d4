"""Nurikabe: on small boards every deduction is compared with brute force; the command line."""

import re
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ground import solutions
from judge.checkers.grid import Cell, cells_of, pieces
from judge.checkers.nurikabe import read
from lessons.trace import trace
from tests.brute.nurikabe import answers, boards
from tests.helpers.asking import header, verdict
from tests.helpers.cases import ROOT, Problem, files
from tests.helpers.logic import check_answers, check_kinds, check_rules, check_search, check_steps
from tests.helpers.pictures import Rows, after_rule, rows_of, split, text_of, views
from tests.helpers.sweep import swept, unless
from tests.helpers.tools import solve
from tests.helpers.views import from_all_sides, turned_facts

nurikabe = solutions.load("nurikabe.py")
SECRET = ROOT / "testcases" / "nurikabe" / "data" / "secret"
SAMPLE = ROOT / "testcases" / "nurikabe" / "data" / "sample" / "1.in"
ANSWER = SAMPLE.with_suffix(".ans").read_text()
ROUNDS = swept(range(20), 1)
LATE = re.compile("refute_opposite/first")  # a picture that takes seconds


# --- Nothing that is deduced is ever false ------------------------------------------------


def places(board: Any, cells: int) -> list[Cell]:
    """A set of cells of the solver's as (row, column)."""
    named = (name[1:].split("c") for name in nurikabe.names(board, cells).split())
    return [(int(r) - 1, int(c) - 1) for r, c in named]


def confirm(board: Any, found: Any, grids: list[list[list[str]]]) -> None:
    """A deduction holds in every answer."""
    word, _, ruled = str(found.value).partition(" ")
    for grid in grids:
        for r, c in places(board, found.cells):
            if word != "not":
                assert (grid[r][c] == "~") == (word == nurikabe.SEA), found.value
            elif "+" in ruled:
                assert island_of(grid, (r, c)) != cells_named(ruled), f"{r, c} {found.value}"
            else:
                assert (r, c) not in island_of(grid, *cells_named(ruled)), f"{r, c} {found.value}"


def cells_named(words: str) -> set[Cell]:
    """The cells of r1c1+r1c2."""
    named = (name[1:].split("c") for name in words.split("+"))
    return {(int(r) - 1, int(c) - 1) for r, c in named}


def island_of(grid: list[list[str]], cell: Cell) -> set[Cell]:
    """The land that hangs together with a cell."""
    land = {(r, c) for r, row in enumerate(grid) for c, word in enumerate(row) if word != "~"}
    return next(set(piece) for piece in pieces(land) if cell in piece)


def grids_of(text: str) -> list[list[list[str]]]:
    """The answers of a puzzle as rows of cells."""
    width = read(text).width
    return [[cells_of(row, width) for row in answer.splitlines()] for answer in answers(text)]


@pytest.mark.parametrize("seed", ROUNDS)
def test_every_rule_agrees_with_brute_force(seed: int) -> None:
    check_rules(nurikabe, boards(seed), grids_of, confirm)


@pytest.mark.parametrize("seed", ROUNDS)
def test_every_step_agrees_with_brute_force(seed: int) -> None:
    check_steps(nurikabe, boards(1000 + seed), grids_of, confirm)


@pytest.mark.parametrize("seed", ROUNDS)
def test_answers_are_those_of_brute_force(seed: int) -> None:
    check_answers(nurikabe, boards(2000 + seed), answers)


@pytest.mark.parametrize("seed", ROUNDS)
def test_the_search_finds_what_brute_force_finds(seed: int) -> None:
    check_search(nurikabe, boards(4000 + seed), answers)


@pytest.mark.parametrize(
    ("rule", "rows", "less", "more", "told"),
    [
        # The sea needs three cells: from the last one it takes too many to come to the second.
        ("raise_far_cells", "2....", "r1c5 sea", "r1c3 sea", "r1c2 island"),
        # It has no cell to spare, and the last one parts it no more.
        ("keep_sea_whole", "2....", "r1c4 sea", "r1c2 island", "r1c3 sea"),
        # The 3 can no longer come to the last cell of the first column, so that it is sea.
        ("fit_shapes", "1.. ... ..3", "r1c2 sea r2c1 sea r2c2 sea", "r2c3 island", "r3c2 island"),
    ],
)
def test_who_knows_more_sees_no_less(rule: str, rows: str, less: str, more: str, told: str) -> None:
    lines = rows.split()
    bare = nurikabe.parse("\n".join([f"{len(lines)} {len(lines[0])}", *lines]))
    for known in less, f"{less} {more}":
        words = known.split()
        facts = map(" ".join, zip(words[::2], words[1::2], strict=True))
        board = nurikabe.assume(bare, facts)
        found = getattr(nurikabe, rule)(board)
        assert told in [fact for each in found for fact in nurikabe.news(board, each)], known


@pytest.mark.parametrize("rows", ["?.?\n~.~\n?.?", "?~?\n...\n?~?", "?.?\n~..\n?~?"])
def test_a_cell_that_parts_the_water_in_three_keeps_the_sea_whole(rows: str) -> None:
    for text, _ in from_all_sides(f"3 3\n{rows}\n"):
        board = nurikabe.parse(text)
        found = [nurikabe.names(board, each.cells) for each in nurikabe.keep_sea_whole(board)]
        assert found == ["r2c2"], text


def test_a_shape_that_makes_another_island_too_large_is_argued_away() -> None:
    """The 2 is full, so the pool that is to come beside it cannot be broken there."""
    rows = [["."] * 8 for _ in range(8)]
    for r, c, clue in (1, 2, 2), (1, 7, 9), (2, 0, 1), (3, 2, 4), (3, 5, 3), (4, 0, 1), (6, 0, 1):
        rows[r][c] = str(clue)
    rows[6][5], rows[7][3], rows[7][7] = "5", "2", "1"
    board = nurikabe.parse(text_of(rows))
    for rule, found, after in nurikabe.deduce(board):
        if rule is nurikabe.keep_to_shapes and nurikabe.names(board, found.cells) == "r6c7":
            assert "cases" in nurikabe.prove(board, rule, found)
        board = after


@pytest.mark.parametrize("seed", ROUNDS)
def test_half_solved_boards_are_read_again(seed: int) -> None:
    for text in boards(3000 + seed):
        size, board = text.split("\n")[0], nurikabe.parse(text)
        try:
            steps = [after for _, _, after in nurikabe.deduce(board)]
        except nurikabe.Contradiction:
            continue
        for shown in map(nurikabe.render, steps):
            if set(shown) & set("~o"):  # else each number is a clue of its own
                assert nurikabe.render(nurikabe.parse(f"{size}\n{shown}")) == shown, text
                assert answers(f"{size}\n{shown}") == answers(text), text


# --- Nor does it depend on how much of a board is looked at ---------------------------------


@pytest.mark.parametrize("seed", ROUNDS)
def test_a_place_is_seen_as_in_a_look_at_all(seed: int) -> None:
    for text in boards(5000 + seed):
        board = nurikabe.parse(text)
        try:
            board = nurikabe.finish(board, nurikabe.ROUNDS[2])
        except nurikabe.Contradiction:
            continue
        rooms, sunk = board.rooms(), board.sunk()
        for cell in nurikabe.each(board.cells):
            assert board.sunk(cell) == sunk & cell, text
            assert board.rooms(cell) == {land: rooms[land] for land in rooms if land.cells & cell}


def test_so_it_is_where_an_island_is_too_large() -> None:
    board = nurikabe.parse("1 5\n1 o o . .\n")
    for cell in nurikabe.each(board.cells):
        assert board.sunk(cell) == board.sunk() & cell
    rule, found, _ = next(nurikabe.deduce(board, [nurikabe.drown_unreachable]))
    assert nurikabe.prove(board, rule, found)["facts"] == ["r1c4 sea"]


@pytest.mark.parametrize("seed", ROUNDS)
def test_a_part_of_a_puzzle_has_the_land_of_its_own_laws(seed: int) -> None:
    for text in boards(6000 + seed):
        board = nurikabe.parse(text)
        laws = [law for law in nurikabe.laws(board, nurikabe.ALL) if law.startswith("island")]
        for named in (laws[::2], laws[1::2], laws, []):
            known = nurikabe.part(board, named).lands()
            anew = board.puzzle.part(named, board).board().lands()
            fields = [
                [(one.cells, one.clue, one.size, one.left) for one in lands]
                for lands in (known, anew)
            ]
            assert fields[0] == fields[1], text


# --- Nor does it depend on how the board lies ----------------------------------------------


def end(board: Rows, rules: Any) -> Rows | None:
    """Where the rules leave a board, as island, sea and open cells; None if they break off."""
    after = nurikabe.parse(text_of(board))
    try:
        for _, _, after in nurikabe.deduce(after, rules):
            pass
    except nurikabe.Contradiction:
        return None
    rows = rows_of(f"{len(board)} {len(board[0])}\n{nurikabe.render(after)}")
    return [[word if word in "~." else "o" for word in row] for row in rows]


@pytest.mark.parametrize("tiers", [("DIRECT",), ("DIRECT", "STRUCTURAL"), ("RULES",)])
@pytest.mark.parametrize("seed", swept(range(0, 20, 4), 2))
def test_conclusions_are_the_same_from_every_side(seed: int, tiers: tuple[str, ...]) -> None:
    rules = sum((getattr(nurikabe, tier) for tier in tiers), ())
    for text in boards(4000 + seed):
        ends = [end(view, rules) for view in views(rows_of(text))]
        assert ends == (views(ends[0]) if ends[0] else [None] * len(ends)), text


@pytest.mark.parametrize(
    ("problem", "path"), unless(LATE.search, files("rules/*/*.txt", "nurikabe"))
)
def test_pictures_are_right_from_every_side(problem: Problem, path: Path) -> None:
    solver, (before, _, after) = problem.module(), path.read_text().partition("\n\n")
    size = before.splitlines()[0]
    for board, expected in zip(all_sides(before), all_sides(f"{size}\n{after}"), strict=True):
        rows, facts = split("\n".join(after_rule(solver, path.parent.name, board)))
        assert [*rows.splitlines(), *sorted(facts)] == expected.splitlines()[1:]


def all_sides(text: str) -> list[str]:
    """A picture from all eight sides: its size, its rows, its facts in the order of their words."""
    board, facts = split(text)
    return [
        "\n".join([*seen.splitlines(), *sorted(turned_facts(facts, view))])
        for seen, view in from_all_sides(board)
    ]


def test_random_boards_are_of_every_kind() -> None:
    check_kinds(boards, answers)


# --- Texts ---------------------------------------------------------------------------------


def run(puzzle: bytes, *options: str) -> tuple[int, str, str]:
    """Exit status, output and messages of the solver."""
    done = solve("nurikabe.py", puzzle, *options)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace(b"\n", b"\r\n"),
        lambda text: text.rstrip(b"\n"),
        lambda text: text.replace(b"\n", b"  \t\n"),
        lambda text: text + b"\n \n\r\n",
        lambda text: text.replace(b"5\n", b"5 5\n"),
        lambda text: b"5\n" + b" ".join(text[i : i + 1] for i in range(2, len(text))),
    ],
    ids=["crlf", "no-newline", "trailing-blanks", "trailing-lines", "two-numbers", "blanks"],
)
def test_odd_but_right_formats_are_read(change: Callable[[bytes], bytes]) -> None:
    assert run(change(SAMPLE.read_bytes())) == (0, ANSWER, "")


@pytest.mark.parametrize(
    "rows",
    [
        "~~~~3/1~4~3/~~4~3/2~44~/2~~~~",
        "....3/1~..3/....3/...4./2....",
        "...../1..~./..o.3/...4./2....",
    ],
    ids=["solved", "numbers-known", "land-known"],
)
def test_half_solved_boards_are_puzzles(rows: str) -> None:
    assert run(("5\n" + rows.replace("/", "\n")).encode(), "--unique") == (0, ANSWER, "")


@pytest.mark.timeout(10)  # once it looked through all cells for each cell
@pytest.mark.parametrize("mark", "~o1")
def test_a_large_board_in_progress_is_read_at_once(mark: str) -> None:
    board = nurikabe.parse(f"100\n~{mark * 99}\n" + f"{mark * 100}\n" * 99)
    assert nurikabe.count(board.unknown) == 0


def test_shapes_that_break_the_same_law_share_an_argument() -> None:
    board = nurikabe.parse((SECRET / "10x10-structural-kept-4.in").read_text())
    step = next(islice(trace(nurikabe, board), 14, None))
    dead = [case for case in step.proof["cases"] if "breaks" in case]
    assert len(dead) > 60
    assert len({str((case["then"], case["breaks"])) for case in dead}) == 3


def test_a_law_that_an_argument_uses_within_is_named() -> None:
    """Of facts that no rule had found: the reasons sufficed without it, the argument did not."""
    board = nurikabe.parse("4\n....\n..9.\n....\n....\n")
    told = ["r1c1 island", "r2c2 sea", "r3c3 not r2c3", "r4c1 island", "r4c4 sea"]
    board, rule = nurikabe.assume(board, told), nurikabe.fetch_loose_land
    steps = [nurikabe.prove(board, rule, found) for found in rule(board)]
    assert steps
    for step in steps:
        assert {law for link in step["then"] for law in link["laws"]} <= {*step["laws"]}


def test_whose_a_cell_is_not_needs_no_fact_that_keeps_shapes_from_saying_more() -> None:
    board = nurikabe.parse((SECRET / "7x7-structural-kept-6.in").read_text())
    steps = (step for step in trace(nurikabe, board) if step.rule == "fit_many_shapes")
    assert next(steps).proof["from"] == ["r5c6 island"]


@pytest.mark.parametrize(
    "rows", ["...3/..../..../.5..", "..3./..../..../5...", ".2../..../..../...5"]
)
def test_proofs_hold_where_two_shapes_are_supposed(rows: str) -> None:
    puzzle = "4 4\n" + rows.replace("/", "\n") + "\n"
    proof = [
        {"step": step.number, **step.proof} for step in trace(nurikabe, nurikabe.parse(puzzle))
    ]
    assert verdict([header("nurikabe", puzzle), *proof]).startswith("accepted: ")


@pytest.mark.parametrize("name", swept(sorted(SECRET.glob("*.in")), 9))
def test_a_rule_about_shapes_knows_sooner_what_it_would_draw(name: Path) -> None:
    """From parts of what is known, on boards that remember each other and on others."""
    board, chance = nurikabe.parse(name.read_text()), Random(name.stem)
    for rule, found, after in nurikabe.deduce(board, nurikabe.DIRECT + nurikabe.STRUCTURAL):
        for facts in nurikabe.news(board, found) if hasattr(rule, "sooner") else ():
            near = nurikabe.near(board, rule, found.at)
            known = nurikabe.facts(board, near) + nurikabe.laws(board, near)
            for share in (1.0, 0.98, 0.95, 0.9):
                asked = [item for item in known if chance.random() < share], rule, found, [facts]
                bare = nurikabe.assume(nurikabe.parse(name.read_text()), nurikabe.facts(board))
                told = nurikabe.draws(nurikabe.part(bare, asked[0]), *asked[1:])
                assert rule.sooner(nurikabe.part(board, asked[0]), *asked[1:]) == told
        board = after
