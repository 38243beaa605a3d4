"""The generator of Ripple Effect: what it makes, and what it refuses."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from generators import Chance
from generators.ripple_effect import TIERS, answer_text, lay_rooms, puzzle_text, swaps_of
from ground import solutions
from judge.checkers import Wrong
from judge.checkers.ripple_effect import check, read
from tests.helpers.cases import ROOT
from tests.helpers.generators import made, status
from tests.helpers.logic import has_tier
from tests.helpers.sweep import in_sweep, unless

solver = solutions.load("ripple_effect.py")
SECRET = ROOT / "testcases" / "ripple_effect" / "data" / "secret"
MADE = re.compile(r"(\d+x\d+)(?:-rooms(\d+))?-(direct|structural|cases)-seed(\d+)")
GENERATED = [path for path in sorted(SECRET.glob("*.in")) if MADE.fullmatch(path.stem)]


def options_of(name: str) -> list[str]:
    """The command line that makes the case of this name again."""
    made = MADE.fullmatch(name)
    assert made
    size, room, difficulty, seed = made.groups()
    options = ["ripple_effect", "--size", size, "--difficulty", difficulty, "--seed", seed]
    return options + (["--largest-room", room] if room else [])


# --- What is made -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "1x1-direct-seed1",
        "4x4-direct-seed4",
        "6x5-structural-seed4",
        "5x8-rooms3-direct-seed4",
        "8x8-structural-seed5",
        "7x7-rooms12-structural-seed4",
        in_sweep("7x7-cases-seed1"),
        in_sweep("14x14-structural-seed4"),
    ],
)
def test_one_answer_and_the_tier_asked_for(name: str, tmp_path: Path) -> None:
    puzzle, answer = made(name, options_of, tmp_path)
    check(puzzle, answer)
    asked = MADE.fullmatch(name)
    assert asked
    board = read(puzzle)
    assert f"{board.height}x{board.width}" == asked[1]
    assert max(map(len, board.rooms().values())) <= int(asked[2] or 6)
    assert has_tier(solver, puzzle, TIERS[asked[3]])
    pytest.importorskip("clingo")
    from tests.peers.ripple_effect import answers

    assert answers(puzzle, most=2) == [answer]


@pytest.mark.parametrize("seed", range(5))
def test_numbers_may_be_swapped_where_that_is_an_answer_too(seed: int) -> None:
    layout = lay_rooms(5, 6, 6, Chance(seed))
    assert layout
    empty, swaps = puzzle_text(layout, {}), list(swaps_of(layout))
    for pair in (pair for room in layout.rooms for pair in combinations(room, 2)):
        one, other = (layout.numbers[cell] for cell in pair)
        swapped = layout._replace(
            numbers={**layout.numbers, **dict(zip(pair, (other, one), strict=True))}
        )
        assert is_right(empty, answer_text(swapped)) == (pair in swaps)


def is_right(puzzle: str, answer: str) -> bool:
    """Whether the checker takes it."""
    try:
        check(puzzle, answer)
    except Wrong:
        return False
    return True


# --- What is stored -----------------------------------------------------------------------


@pytest.mark.parametrize("path", GENERATED, ids=lambda path: path.stem)
def test_stored_case_has_the_tier_of_its_name(path: Path) -> None:
    asked = MADE.fullmatch(path.stem)
    assert asked
    assert has_tier(solver, path.read_text(), TIERS[asked[3]])


SOON, SWEPT = ("6x6-direct-seed1", "10x10-structural-seed2"), ("10x10-rooms9-structural-seed1",)
STORED = [path.stem for path in GENERATED]


@pytest.mark.parametrize(
    "name", unless(SWEPT.__contains__, STORED, lambda name: name not in SOON + SWEPT)
)
def test_stored_case_is_made_again_from_its_name(name: str, tmp_path: Path) -> None:
    stored = tuple((SECRET / f"{name}.{kind}").read_text() for kind in ("in", "ans"))
    assert made(name, options_of, tmp_path) == stored


# --- What is refused ----------------------------------------------------------------------

REFUSED = {
    "--size 0": "argument --size: expected N or HxW with sides from 1 to 100, found '0'",
    "--largest-room 0": "argument --largest-room: expected a number from 1 on, found '0'",
    "--largest-room 21": "expected --largest-room from 1 to 20, found 21",
    "--largest-room 1": "rooms of one cell side by side cannot all hold 1: expected larger rooms",
}


@pytest.mark.parametrize("options", REFUSED)
def test_bad_request_gets_one_line(options: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert status("ripple_effect", *options.split()) == 2
    assert capsys.readouterr() == ("", f"generators: {REFUSED[options]}\n")


def test_nothing_found_is_exit_status_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert status("ripple_effect", "--size", "1", "--difficulty", "cases") == 1
    assert capsys.readouterr() == ("", "generators: no puzzle 1x1-cases was found\n")
