"""Nurikabe: on small boards every deduction is compared with brute force; the command line."""

import re
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from ground import solutions
from judge.checkers.grid import Cell, cells_of, pieces
from judge.checkers.nurikabe import check, read
from tests.brute.nurikabe import answers, boards
from tests.helpers.cases import ROOT, Problem, files, solve
from tests.helpers.logic import check_answers, check_rules, check_search, check_steps
from tests.helpers.pictures import Rows, after_rule, rows_of, split, text_of, views
from tests.helpers.sweep import swept, unless
from tests.helpers.views import from_all_sides, turned_facts

nurikabe = solutions.load("nurikabe.py")
SAMPLE = ROOT / "testcases" / "nurikabe" / "data" / "sample" / "1.in"
ANSWER = SAMPLE.with_suffix(".ans").read_text()
BEGUN = (ROOT / "testcases/nurikabe/data/secret/12x12-cases-kept-1.in").read_text()
ROUNDS = swept(range(20), 5)
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


def test_islands_too_small_to_break_all_pools_are_counted() -> None:
    rows = [["3" if r % 3 == c % 3 == 1 else "." for c in range(18)] for r in range(18)]
    board = nurikabe.parse(text_of(rows))  # 36 islands break 8 squares each, there are 17 x 17
    assert not list(nurikabe.search(board))


@pytest.mark.sweep
def test_a_sea_of_few_cells_comes_not_far() -> None:
    rows = [["."] * 10 for _ in range(10)]
    rows[8][5], rows[9][6], rows[9][8], rows[6][8] = "70", "1", "3", "1"
    board = nurikabe.parse(text_of(rows))  # 25 cells of sea do not go around an island of 70
    assert not list(nurikabe.search(board))


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


@pytest.fixture
def hardly_a_conflict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that fails at its hundredth conflict."""
    learn, conflicts = nurikabe.Search.learn, []

    def counted(search: Any, broken: Any) -> Any:
        conflicts.append(broken)
        assert len(conflicts) < 100, "the search goes astray"
        return learn(search, broken)

    monkeypatch.setattr(nurikabe.Search, "learn", counted)


@pytest.mark.parametrize(
    ("side", "clues"),
    [
        *((20, {at: size}) for at in ((0, 0), (9, 9), (19, 10)) for size in (200, 250, 300)),
        (10, {(1, 1): 18, (1, 5): 23, (2, 7): 29}),
        (20, {(4, 14): 90, (15, 15): 120}),
        (25, {(3, 13): 100, (12, 18): 100, (13, 19): 100}),
    ],
)
@pytest.mark.usefixtures("hardly_a_conflict")
def test_large_islands_are_found_almost_without_conflicts(
    side: int, clues: dict[tuple[int, int], int]
) -> None:
    rows = [[str(clues.get((r, c), ".")) for c in range(side)] for r in range(side)]
    puzzle = f"{side}\n" + "\n".join(map(" ".join, rows)) + "\n"
    check(puzzle, nurikabe.render(next(nurikabe.solve(nurikabe.parse(puzzle)))) + "\n")


def regular(side: int, apart: int, size: int) -> str:
    """A puzzle with the same clue in every so manyth cell of every so manyth row."""
    at = range(apart // 2, side, apart)
    rows = [[str(size) if r in at and c in at else "." for c in range(side)] for r in range(side)]
    return f"{side}\n" + "\n".join(map(" ".join, rows)) + "\n"


@pytest.mark.parametrize(
    ("puzzle", "turns"),
    [
        (regular(10, 10, 40), [0, *range(2, 17, 2)]),  # few clues
        (regular(20, 4, 9), [0, *range(2, 17, 2)]),  # hardly begun
        (regular(20, 3, 3), [8, 16]),  # many clues: not before the first guess
        (regular(36, 12, 36), []),  # large
    ],
)
def test_islands_are_drafted_most_often_where_clues_are_few(
    puzzle: str, turns: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    turn, drafted = 0, []

    def drafts(_: Any) -> Iterator[list[int]]:
        while True:
            drafted.append(turn)
            yield []

    def answers(_: Any) -> Iterator[bool]:
        nonlocal turn
        for turn in range(1, 17):
            yield False

    monkeypatch.setattr(nurikabe, "drafts", drafts)
    monkeypatch.setattr(nurikabe.Search, "answers", answers)
    assert not list(nurikabe.search(nurikabe.parse(puzzle)))
    assert drafted == turns


@pytest.mark.parametrize("clues", [{(2, 2): 20, (7, 7): 28}, {(4, 4): 30, (0, 9): 25, (9, 0): 3}])
def test_drafts_go_on_until_one_is_an_answer_and_then_to_others(
    clues: dict[tuple[int, int], int],
) -> None:
    rows = [[str(clues.get((r, c), ".")) for c in range(10)] for r in range(10)]
    board, found = nurikabe.parse(text_of(rows)), set()
    for drawn in islice(nurikabe.drafts(board), 50):
        island = sum(1 << at for at, land in enumerate(drawn) if land)
        answer = board.mark(island, nurikabe.ISLAND)
        answer = answer.mark(board.cells & ~island, nurikabe.SEA)
        assert board.flood(answer.sea & -answer.sea, answer.sea) == answer.sea
        assert len(answer.lands()) == len(clues)
        if not board.pools(answer.sea) and not any(land.left for land in answer.lands()):
            check(text_of(rows), nurikabe.render(answer) + "\n")
            found.add(island)
    assert len(found) > 1


@pytest.mark.parametrize("puzzle", [regular(20, 4, 12), regular(20, 5, 20), regular(30, 3, 6)])
@pytest.mark.usefixtures("hardly_a_conflict")
def test_islands_that_need_more_shore_than_the_sea_has_are_soon_refuted(puzzle: str) -> None:
    assert not list(nurikabe.solve(nurikabe.parse(puzzle)))


@pytest.mark.parametrize("seed", ROUNDS)
def test_no_answer_has_more_shore_than_the_sea_can_have(seed: int) -> None:
    tight = 0
    for text in boards(5000 + seed):
        laws = nurikabe.Laws(nurikabe.parse(text))
        if laws.board.puzzle.wet is not None:
            for answer in answers(text):
                board = nurikabe.parse(f"{text.splitlines()[0]}\n{answer}")
                assert not laws.lacks_shores(board.island, board.sea), text
                tight += laws.tight
    assert tight


@pytest.mark.parametrize(("puzzle", "begun"), [(regular(30, 4, 7), False), (BEGUN, True)])
def test_long_lists_are_made_only_of_what_is_begun(
    puzzle: str, begun: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    monkeypatch.setattr(nurikabe, "listed", lambda *_: asked.append(1) or {})
    nurikabe.begin(nurikabe.parse(puzzle))
    assert bool(asked) == begun


@pytest.mark.parametrize("known", [False, True])
def test_cases_come_before_the_search_where_most_of_many_islands_is_known(
    known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    finish, asked = nurikabe.finish, []

    def recorded(board: Any, rules: Any) -> Any:
        asked.append(rules)
        assert known or rules != nurikabe.RULES, "cases of a board hardly begun take minutes"
        return finish(board, rules)

    board = nurikabe.parse(regular(20, 3, 3))
    assert len(board.active()) > nurikabe.CROWDED
    if known:
        board = next(nurikabe.solve(nurikabe.parse("2\n1.\n..\n")))
        monkeypatch.setattr(nurikabe, "CROWDED", -1)
    monkeypatch.setattr(nurikabe, "finish", recorded)
    assert list(nurikabe.search(board)) == [board] * known
    assert (nurikabe.RULES in asked) == known


@pytest.mark.parametrize(("islands", "waits"), [(10, False), (11, True)])
def test_laws_wait_until_a_guess_is_about_what_was_in_conflicts(
    islands: int, waits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    rows = [["." for _ in range(20)] for _ in range(20)]
    for k in range(islands):
        rows[k // 4 * 5 + 2][k % 4 * 5 + 2] = "20"
    search = nurikabe.opened(nurikabe.parse("20\n" + "\n".join(map(" ".join, rows)) + "\n"))
    monkeypatch.setattr(nurikabe.Laws, "of_sea", lambda _: asked.append(1) or ["a clause"])

    def is_told() -> bool:
        asked.clear()
        assert search.told(search) == (["a clause"] if asked else ())
        return bool(asked)

    assert is_told()  # before the first guess
    assert search.guess()
    assert is_told() is not waits
    thing = search.trail[search.guesses[-1]] >> 1
    search.weight[thing] = 1.0  # now it was in a conflict
    assert is_told()
    search.weight[thing] = 0.0
    while search.guess():
        pass
    assert is_told()  # all is settled


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
    counts = [len(answers(text)) for seed in range(3) for text in boards(seed)]
    assert 0 in counts
    assert 1 in counts
    assert max(counts) > 1


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
