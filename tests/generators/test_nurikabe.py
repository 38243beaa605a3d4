"""The generator of Nurikabe: what it makes, and how it is named."""

import re
from pathlib import Path
from typing import Any

import pytest

from generators import nurikabe
from generators.__main__ import main
from generators._logic import follow
from ground import solutions
from judge.checkers.nurikabe import check
from tests.helpers.cases import ROOT
from tests.helpers.generators import made
from tests.helpers.sweep import in_every, in_sweep, unless

SECRET = ROOT / "testcases" / "nurikabe" / "data" / "secret"
solver = solutions.load("nurikabe.py")
LOWER = {"direct": (), "structural": solver.DIRECT, "cases": solver.DIRECT + solver.STRUCTURAL}
RULES = {"direct": solver.DIRECT, "structural": LOWER["cases"], "cases": solver.RULES}
MADE = re.compile(
    r"(\d+x\d+)-(direct|structural|cases)(?:-largest(\d+))?(?:-questions(\d+))?-seed(\d+)"
)
KEPT = re.compile(r"\d+x\d+-(structural|cases)-kept-.*")  # made before rules changed: still good
NAMED = [
    path
    for path in sorted(SECRET.glob("*.in"))
    if MADE.fullmatch(path.stem) or KEPT.fullmatch(path.stem)
]
PINNED = {
    "7x7-direct-seed6": """\
7
.....2.
.1.2...
....1..
..1...2
.......
..1.2.3
.5.....
""",
    "7x7-structural-seed6": """\
7
......1
.1.....
...3..1
..3..1.
2...2..
......1
1......
""",
    "8x8-cases-seed1": """\
8
. . . . . . 4 .
. . . . . . . .
. . . . 3 . . 1
. . 2 . . . . .
10 . . . . . 1 .
. . . . 4 . . .
2 . 1 . . . 5 .
. . . . . . . .
""",
}


def options_of(name: str) -> list[str]:
    """The command line that makes the case of this name again."""
    made = MADE.fullmatch(name)
    assert made
    size, difficulty, largest, questions, seed = made.groups()
    options = ["nurikabe", "--size", size, "--difficulty", difficulty, "--seed", seed]
    options += ["--largest", largest] if largest else []
    return options + (["--questions", questions] if questions else [])


def is_open(puzzle: str, rules: tuple[Any, ...]) -> bool:
    """Whether these rules leave a cell of the puzzle open."""
    board = solver.parse(puzzle)
    for _, _, board in solver.deduce(board, rules):
        pass
    return bool(board.unknown)


def has_tier(puzzle: str, difficulty: str) -> bool:
    """Whether the puzzle takes exactly the rules of this tier."""
    lower = LOWER[difficulty]
    return not is_open(puzzle, RULES[difficulty]) and not (lower and not is_open(puzzle, lower))


# --- What is made -------------------------------------------------------------------------


@pytest.mark.parametrize("name", unless(lambda name: "cases" in name, PINNED))
def test_same_seed_same_puzzle(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(options_of(name)) == 0
    assert capsys.readouterr().out == PINNED[name]


@pytest.mark.parametrize(
    "name",
    [
        "1x1-direct-seed1",
        "1x6-direct-seed3",
        "5x5-direct-seed3",
        "5x5-structural-seed3",
        "4x11-structural-seed2",
        "13x5-direct-seed2",
        in_sweep("6x6-cases-seed1"),
        in_sweep("8x8-cases-seed1"),
        in_every("7x7-cases-seed1"),
        in_sweep("9x9-structural-largest20-seed2"),
        "8x8-structural-questions3-seed2",
        in_sweep("14x14-structural-seed1"),
        in_sweep("16x16-structural-seed1"),
    ],
)
def test_one_answer_and_the_tier_asked_for(name: str, tmp_path: Path) -> None:
    puzzle, answer = made(name, options_of, tmp_path)
    check(puzzle, answer)
    assert has_tier(puzzle, name.split("-")[1])
    pytest.importorskip("clingo")
    from tests.peers.nurikabe import answers

    assert answers(puzzle, most=2) == [answer]


def test_hidden_clues_and_large_islands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nurikabe", "--size", "8", "--questions", "4", "--seed", "3"]) == 0
    assert capsys.readouterr().out.count("?") == 4
    assert main(["nurikabe", "--size", "9", "--largest", "3", "--seed", "3"]) == 0
    assert set(capsys.readouterr().out.partition("\n")[2]) <= set("123.\n")


@pytest.mark.parametrize(
    ("tier", "cells", "most"),
    [("direct", 100, 6), ("structural", 400, 10), ("cases", 99, 12), ("cases", 100, 8)],
)
def test_usual_islands_are_smaller_where_a_large_board_takes_cases(
    tier: str, cells: int, most: int
) -> None:
    assert nurikabe.usual_largest(tier, cells) == most


@pytest.mark.parametrize("name", ["6x6-cases-seed1", "10x10-cases-largest12-seed1"])
def test_cases_finish_what_they_should(name: str) -> None:
    board = follow(nurikabe.solver, read(name), nurikabe.STRUCTURAL)
    answer = next(nurikabe.solver.solve(board))
    assert board.unknown
    assert nurikabe.cases_finish(board, answer.sea)


def read(name: str) -> Any:
    """The generator's board of a stored case."""
    return nurikabe.solver.parse((SECRET / f"{name}.in").read_text())


def test_cases_do_not_finish_what_has_other_answers() -> None:
    board = nurikabe.solver.parse("2\n3.\n..")
    answers = list(nurikabe.solver.solve(board))
    assert len(answers) == 3
    assert not any(nurikabe.cases_finish(board, answer.sea) for answer in answers)


# --- What is stored -----------------------------------------------------------------------


LATE = re.compile(r"(9x9|1\dx1\d|20x20)-.*kept|(7x7|8x8|10x10|8x13)-cases")  # half of the time


@pytest.mark.parametrize("path", unless(LATE.search, NAMED), ids=lambda path: path.stem)
def test_stored_case_has_the_tier_of_its_name(path: Path) -> None:
    assert has_tier(path.read_text(), path.stem.split("-")[1])


SOON = "6x6-direct-seed6", "9x9-structural-seed9", "12x12-direct-seed12"
SWEPT = (
    "10x15-structural-largest16-seed1",
    "10x10-structural-questions5-seed1",
    "8x8-cases-seed8",
)
STORED = [path.stem for path in NAMED if MADE.fullmatch(path.stem)]


@pytest.mark.parametrize(
    "name", unless(SWEPT.__contains__, STORED, lambda name: name not in SOON + SWEPT)
)
def test_stored_case_is_made_again_from_its_name(name: str, tmp_path: Path) -> None:
    stored = tuple((SECRET / f"{name}.{kind}").read_text() for kind in ("in", "ans"))
    assert made(name, options_of, tmp_path) == stored


@pytest.mark.parametrize(("size", "largest", "seed"), [(5, 1, 2), (6, 2, 9), (6, 3, 1), (8, 3, 1)])
def test_no_island_is_larger_than_asked(
    size: int, largest: int, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    words = f"nurikabe --size {size} --largest {largest} --seed {seed}".split()
    status, puzzle = main(words), capsys.readouterr().out
    clues = [int(word) for word in re.findall("[0-9]+", puzzle.partition("\n")[2])]
    assert (status, max(clues, default=0) <= largest) in ((0, True), (1, True))
