"""Light Up, with and without wormholes: on small boards all is compared with brute force."""

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from ground import solutions
from judge.checkers.grid import Cell, cells_of
from judge.checkers.light_up import check, read
from tests.brute.light_up import answers, boards, large_board, sight, traps
from tests.helpers.cases import ROOT, Problem, files
from tests.helpers.logic import check_answers, check_kinds, check_rules, check_search, check_steps
from tests.helpers.pictures import Rows, after_rule, rows_of, seen_from_all_sides, text_of, views
from tests.helpers.sweep import in_sweep, swept
from tests.helpers.tools import solve

light_up = solutions.load("light_up.py")
SAMPLES = ROOT / "testcases" / "light_up" / "data" / "sample"
ROUNDS = swept(range(20), 1)


# --- Nothing that is deduced is ever false ------------------------------------------------


def places(board: Any, cells: int) -> list[Cell]:
    """A set of cells of the solver's as (row, column)."""
    named = (name[1:].split("c") for name in light_up.names(board, cells).split())
    return [(int(r) - 1, int(c) - 1) for r, c in named]


def confirm(board: Any, found: Any, grids: list[list[list[str]]]) -> None:
    """A deduction holds in every answer."""
    for grid in grids:
        for r, c in places(board, found.cells):
            assert (grid[r][c] == "*") == (found.value == light_up.BULB), found.value


def grids_of(text: str) -> list[list[list[str]]]:
    """The answers of a puzzle as rows of cells."""
    width = read(text).width
    return [[cells_of(row, width) for row in answer.splitlines()] for answer in answers(text)]


@pytest.mark.parametrize("seed", ROUNDS)
def test_every_rule_agrees_with_brute_force(seed: int) -> None:
    check_rules(light_up, boards(seed), grids_of, confirm)


@pytest.mark.parametrize("seed", ROUNDS)
def test_every_step_agrees_with_brute_force(seed: int) -> None:
    check_steps(light_up, boards(1000 + seed), grids_of, confirm)


@pytest.mark.parametrize("seed", ROUNDS)
def test_answers_are_those_of_brute_force(seed: int) -> None:
    check_answers(light_up, boards(2000 + seed), answers)


@pytest.mark.parametrize("seed", ROUNDS)
def test_the_search_finds_what_brute_force_finds(seed: int) -> None:
    check_search(light_up, boards(7000 + seed), answers)


@pytest.mark.parametrize("seed", ROUNDS)
def test_crowded_lines_rule_out_no_answer(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    class Eager(light_up.Grouped):  # type: ignore[misc, name-defined]
        """Asks whether lines are crowded at once, and not only after many conflicts."""

        def answers(self) -> Iterator[bool]:
            yield False
            yield from super().answers()

    monkeypatch.setattr(light_up, "Grouped", Eager)
    check_search(light_up, ["4 2\n1.\n..\n1.\n..\n", *boards(7000 + seed)], answers)


@pytest.mark.parametrize("seed", ROUNDS)
def test_half_solved_boards_are_read_again(seed: int) -> None:
    for text in boards(3000 + seed):
        size, board = text.split("\n")[0], light_up.parse(text)
        try:
            steps = [after for _, _, after in light_up.deduce(board)]
        except light_up.Contradiction:
            continue
        for board in steps:
            shown = light_up.render(board)
            again = light_up.parse(f"{size}\n{shown}")
            assert light_up.render(again) == shown, text
            assert (again.lit, again.bulbs) == (board.lit, board.bulbs), text
            assert answers(f"{size}\n{shown}") == answers(text), text


@pytest.mark.parametrize("seed", ROUNDS)
def test_bulbs_see_what_beams_pass(seed: int) -> None:
    for text in boards(4000 + seed):
        board, puzzle = light_up.parse(text), read(text)
        seen = {places(board, cell)[0]: set(places(board, lit)) for cell, lit in board.sees.items()}
        assert seen == {cell: sight(puzzle, cell) - puzzle.twins.keys() for cell in puzzle.white()}


# --- Nor does it depend on how the board lies, or on what was looked at before ---------------


def end(board: Rows, rules: Any) -> Rows | None:
    """Where the rules leave a board; None if they break off."""
    after = light_up.parse(text_of(board))
    try:
        for _, _, after in light_up.deduce(after, rules):
            pass
    except light_up.Contradiction:
        return None
    return rows_of(f"{len(board)} {len(board[0])}\n{light_up.render(after)}")


TIERS = [light_up.DIRECT, light_up.DIRECT + light_up.STRUCTURAL, light_up.RULES]


@pytest.mark.parametrize("rules", TIERS, ids=["direct", "structural", "cases"])
@pytest.mark.parametrize("seed", swept(range(0, 20, 4), 2))
def test_conclusions_are_the_same_from_every_side(seed: int, rules: tuple[Any, ...]) -> None:
    for text in boards(5000 + seed):
        ends = [end(view, rules) for view in views(rows_of(text))]
        assert ends == (views(ends[0]) if ends[0] else [None] * len(ends)), text


@pytest.mark.parametrize("rules", TIERS, ids=["direct", "structural", "cases"])
@pytest.mark.parametrize("seed", swept(range(0, 20, 4), 2))
def test_stuck_boards_are_stuck_when_read_again(seed: int, rules: tuple[Any, ...]) -> None:
    for text in boards(6000 + seed):
        stuck = end(rows_of(text), rules)
        assert stuck is None or end(stuck, rules) == stuck, text


def conclusions(rule: Any, board: Any) -> dict[str, int]:
    """All that a rule says of a board, as {value: cells}; what is wrong, if it breaks off."""
    told: dict[str, int] = {}
    try:
        for found in rule(board):
            told[found.value] = told.get(found.value, 0) | found.cells & board.unknown
    except light_up.Contradiction as broken:
        return {broken.law: 0}
    return {value: cells for value, cells in told.items() if cells}


@pytest.mark.parametrize("seed", ROUNDS)
def test_looking_only_where_something_changed_loses_nothing(seed: int) -> None:
    for text in map(large_board, range(8 * seed, 8 * seed + 8)):
        size, steps = text.split("\n")[0], light_up.deduce(light_up.parse(text), TIERS[1])
        for board in [after for _, _, after in steps if after.unknown]:
            fresh = light_up.parse(f"{size}\n{light_up.render(board)}")
            for rule in TIERS[1]:
                assert conclusions(rule, board) == conclusions(rule, fresh), rule.__name__


@pytest.mark.parametrize(("problem", "path"), files("rules/*/*.txt", "light_up"))
def test_pictures_are_right_from_every_side(problem: Problem, path: Path) -> None:
    solver, (before, _, after) = problem.module(), path.read_text().partition("\n\n")
    for board, expected in seen_from_all_sides(before, after):
        assert after_rule(solver, path.parent.name, board) == expected


def test_random_boards_are_of_every_kind() -> None:
    check_kinds(boards, answers)


def test_random_boards_hold_every_trap() -> None:
    found = {trap for seed in range(3) for text in boards(seed) for trap in traps(read(text))}
    assert found == {
        *("twins side by side", "at the border", "back to itself"),
        *("two pairs on one line", "sides that see each other"),
    }


# --- Traps -------------------------------------------------------------------------------------


def test_corners_are_ruled_out_one_by_one() -> None:
    """Two corners of the 2 cannot both hold a bulb, but either of them can."""
    board = light_up.parse("5\n.....\n.....\n..2..\n.....\n.....\n")
    assert not list(light_up.empty_corners(board))


def test_sides_that_see_each_other_cannot_both_be_bulbs() -> None:
    board = light_up.parse("4 2\n#A\n#.\n.2\nA#\n")
    with pytest.raises(light_up.Contradiction, match="two bulbs see each other"):
        list(light_up.deduce(board, light_up.DIRECT))


def test_ways_to_satisfy_a_number_leave_out_sides_that_see_each_other() -> None:
    """The sides above and to the left see each other through A: five of six ways are left."""
    board = light_up.parse("5 4\n..A.\n....\n..2.\n.A..\n....\n")
    number = board.clued
    assert len(light_up.ways_to_satisfy(board, number)) == 5


# --- Boards that are no puzzles ----------------------------------------------------------------

ODD = {
    "one-cell": ["."],
    "one-row": ["." * 60],
    "empty": ["." * 20] * 20,
    "full": ["#" * 20] * 20,
    "one-number": ["." * 10] * 5 + ["....4....."] + ["." * 10] * 4,
    "dots": ["." * 15, ".#." * 5, "." * 15] * 5,
    "ones": ["." * 12, ".1." * 4, "." * 12] * 4,
    "diagonal": ["." * k + "#" + "." * (19 - k) for k in range(20)],
    "wormholes": ["." * 13, *("." * 6 + hole + "." * 6 for hole in "ABCDEFFEDCBA"), "." * 13],
}


@pytest.mark.parametrize("rows", ODD.values(), ids=ODD)
def test_boards_that_are_no_puzzles_are_solved(rows: list[str]) -> None:
    text = f"{len(rows)} {len(rows[0])}\n" + "\n".join(rows) + "\n"
    for answer in islice(light_up.solve(light_up.parse(text)), 20):
        check(text, light_up.render(answer) + "\n")
    assert solve("light_up.py", text.encode()).returncode == 0


@pytest.mark.parametrize(
    "rows",
    [
        ["." * 15, ".1." * 5, "." * 15] * 5,
        ["." * 9, ".2." * 3, "." * 9] * 3,
        ["3" + "." * 19] + ["." * 20] * 19,
        ["0.." * 10, "." * 30] * 15,  # sixteen columns need a bulb, but only fifteen rows have one
        [("1".ljust(14, ".") * 4)[k : k + 30] for k in (0, 7)] * 15,  # ones share cells
    ],
    ids=["ones", "twos", "three-in-a-corner", "more-columns-than-rows", "crowded-ones"],
)
def test_boards_without_an_answer_are_seen(rows: list[str]) -> None:
    text = f"{len(rows)} {len(rows[0])}\n" + "\n".join(rows) + "\n"
    run = solve("light_up.py", text.encode())
    assert (run.returncode, run.stderr.count(b"\n")) == (1, 1)
    assert run.stderr.startswith(b"light_up: no solution: ")


def test_of_strips_only_cells_that_nothing_else_can_light_are_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = light_up.parse(text_of(["." * 30, ".2." * 10, "." * 30] * 10))
    places, asked = light_up.Board.places, []
    monkeypatch.setattr(light_up.Board, "places", lambda *words: asked.append(1) or places(*words))
    assert not list(light_up.share_strips(board))
    assert 0 < len(asked) < 20_000  # all that they light are 114,992


@pytest.mark.sweep  # a second or two
def test_lattices_of_numbers_are_filled_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """In reading order the search runs into 497 contradictions here."""
    rows = ["".join("." if (r + c) % 13 else "1" for c in range(100)) for r in range(100)]
    learn, broken = light_up.Grouped.learn, []
    monkeypatch.setattr(light_up.Grouped, "learn", lambda *at: broken.append(1) or learn(*at))
    text = text_of(rows)
    check(text, light_up.render(next(light_up.solve(light_up.parse(text)))) + "\n")
    assert len(broken) < 50


@pytest.mark.parametrize(
    ("a", "m"),
    [(3, 10), (5, 8), in_sweep(pytest.param(3, 8)), in_sweep(pytest.param(3, 11))],
)
def test_slanted_lattices_of_numbers_are_filled_alike(
    a: int, m: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With bulbs beside them first, it may take 40,000 contradictions."""
    rows = ["".join("." if (a * r + c) % m else "1" for c in range(50)) for r in range(50)]
    learn, broken = light_up.Grouped.learn, []
    monkeypatch.setattr(light_up.Grouped, "learn", lambda *at: broken.append(1) or learn(*at))
    text = text_of(rows)
    check(text, light_up.render(next(light_up.solve(light_up.parse(text)))) + "\n")
    assert len(broken) < 500


# --- Texts -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.rstrip("\n"),
        lambda text: text.replace("\n", "  \t\n"),
        lambda text: text + "\n \n\r\n",
        lambda text: text.replace("7\n", "7 7\n", 1),
        lambda text: "7\n" + " ".join(text[2:]),
    ],
    ids=["crlf", "no-newline", "trailing-blanks", "trailing-lines", "two-numbers", "blanks"],
)
def test_odd_but_right_formats_are_read(change: Callable[[str], str]) -> None:
    puzzle, answer = (SAMPLES / "1.in").read_text(), (SAMPLES / "1.ans").read_text()
    run = solve("light_up.py", change(puzzle).encode())
    assert (run.returncode, run.stdout.decode(), run.stderr) == (0, answer, b"")


def test_what_lights_many_cells_is_told_once() -> None:
    board = light_up.parse("1 300\n" + "." * 300 + "\n")
    line = [2 * thing for thing in range(300)]
    groups = {key: [line] for key in range(600)}
    things = {cell.bit_length(): cell.bit_length() - 1 for cell in light_up.each(board.white)}
    assert [len(clause) for clause in light_up.clauses(board, things, groups)] == [300]
    assert not list(light_up.share_light(board))
