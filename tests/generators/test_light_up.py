"""The generator of Light Up: what it makes, with and without wormholes, and what it refuses."""

import re
from itertools import combinations, product
from pathlib import Path

import pytest

from generators._views import canonical
from generators.light_up import TIERS
from ground import solutions
from judge.checkers.light_up import check
from tests.brute import light_up as brute
from tests.helpers.cases import ROOT
from tests.helpers.generators import made, status
from tests.helpers.logic import has_tier
from tests.helpers.sweep import in_sweep, unless

solver = solutions.load("light_up.py")
SECRET = [ROOT / "testcases" / name / "data" / "secret" for name in ("light_up", "wormholes")]
MADE = re.compile(
    r"(?P<size>\d+x\d+)-(?P<difficulty>easy|hard)(-walls(?P<walls>\d+))?"
    r"(-wormholes(?P<wormholes>\d+))?(-(?P<symmetry>rotate|mirror))?(-(?P<tier>[a-z]+))?"
    r"-seed(?P<seed>\d+)"
)
GENERATED = [
    path for secret in SECRET for path in sorted(secret.glob("*.in")) if MADE.fullmatch(path.stem)
]
LARGE, LARGEST = re.compile(r"/2\dx"), re.compile(r"/3\dx")  # paths


def options_of(name: str) -> list[str]:
    """The command line that makes the case of this name again."""
    made = MADE.fullmatch(name)
    assert made
    asked = [(f"--{option}", value) for option, value in made.groupdict().items() if value]
    return ["light_up", *(word for pair in asked for word in pair)]


# --- What is made -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "1x1-easy-walls0-seed1",
        "1x8-easy-seed1",
        "6x5-easy-seed4",
        "8x8-hard-seed4",
        "8x8-hard-wormholes1-seed5",
        "10x7-easy-wormholes4-seed5",
        "9x9-easy-direct-seed5",
        "9x9-hard-structural-seed5",
        "6x6-hard-wormholes1-structural-seed9",
        "7x10-hard-walls35-rotate-seed5",
        "7x10-easy-mirror-seed5",
        "20x20-easy-seed5",
    ],
)
def test_one_answer_and_what_was_asked_for(name: str, tmp_path: Path) -> None:
    puzzle, answer = made(name, options_of, tmp_path)
    check(puzzle, answer)
    asked = MADE.fullmatch(name)
    assert asked
    height, width = map(int, asked["size"].split("x"))
    rows = puzzle.splitlines()[1:]
    assert (len(rows), {len(row) for row in rows}) == (height, {width})
    cells = "".join(rows)
    share = int(asked["walls"] or 25)
    assert abs(sum(cell in "#01234" for cell in cells) - height * width * share / 100) <= 1
    assert sum(cell.isupper() for cell in cells) == 2 * int(asked["wormholes"] or 0)
    assert ("#" in cells) <= (asked["difficulty"] == "hard")
    assert not asked["tier"] or has_tier(solver, puzzle, TIERS[asked["tier"]])
    pytest.importorskip("clingo")
    from tests.peers.light_up import answers

    assert answers(puzzle, most=2) == [answer]


@pytest.mark.parametrize("symmetry", ["rotate", "mirror"])
def test_walls_are_symmetrical(symmetry: str, tmp_path: Path) -> None:
    puzzle, _ = made(f"9x8-hard-{symmetry}-seed6", options_of, tmp_path)
    walls = [[cell in "#01234" for cell in row] for row in puzzle.splitlines()[1:]]
    same = [row[::-1] for row in walls]
    assert walls == (same[::-1] if symmetry == "rotate" else same)


def test_hard_puzzles_have_no_number_too_many(tmp_path: Path) -> None:
    pytest.importorskip("clingo")
    from tests.peers.light_up import answers

    puzzle, _ = made("8x8-hard-seed3", options_of, tmp_path)
    for at, cell in enumerate(puzzle):
        if at > 2 and cell in "01234":
            assert len(answers(puzzle[:at] + "#" + puzzle[at + 1 :], most=2)) == 2


def puzzles_of(height: int, width: int, walls: int) -> set[str]:
    """Every puzzle of that size with a number in each of so many walls, and with one answer."""
    found = set()
    for places in combinations(range(height * width), walls):
        for numbers in product("01234", repeat=walls):
            cells = ["."] * (height * width)
            for at, number in zip(places, numbers, strict=True):
                cells[at] = number
            rows = ["".join(cells[at : at + width]) for at in range(0, len(cells), width)]
            puzzle = "\n".join([f"{height} {width}", *rows])
            if len(brute.answers(puzzle)) == 1:
                found.add(canonical(puzzle))
    return found


@pytest.mark.parametrize("size", ["1x3", "1x6", "2x2", "2x3", in_sweep("2x4")])
def test_of_a_small_size_all_puzzles_are_found(size: str, tmp_path: Path) -> None:
    height, width = map(int, size.split("x"))
    words = ["light_up", "--size", size, "--count", "100", "--out", str(tmp_path)]
    assert status(*words) == 1  # there are no 100
    found = {canonical(path.read_text()) for path in tmp_path.glob("*.in")}
    assert found == puzzles_of(height, width, (height * width + 2) // 4)


# --- What is stored -----------------------------------------------------------------------


@pytest.mark.parametrize("path", GENERATED, ids=lambda path: path.stem)
def test_stored_case_has_the_tier_of_its_name(path: Path) -> None:
    asked = MADE.fullmatch(path.stem)
    assert asked
    assert not asked["tier"] or has_tier(solver, path.read_text(), TIERS[asked["tier"]])


SOME = {*map(str, GENERATED[::9])}


@pytest.mark.parametrize(
    "path",
    unless(LARGE.search, GENERATED, lambda path: LARGEST.search(path) or path not in SOME),
    ids=lambda path: path.stem,
)
def test_stored_case_is_made_again_from_its_name(path: Path, tmp_path: Path) -> None:
    stored = path.read_text(), path.with_suffix(".ans").read_text()
    assert made(path.stem, options_of, tmp_path) == stored


# --- What is refused ----------------------------------------------------------------------

REFUSED = {
    "--size 0": "argument --size: expected N or HxW with sides from 1 to 100, found '0'",
    "--walls 101": "argument --walls: expected a number from 0 to 100, found '101'",
    "--walls -1": "argument --walls: expected a number from 0 to 100, found '-1'",
    "--walls 25%": "argument --walls: expected a number from 0 to 100, found '25%'",
    "--size 1 --walls 100": "1x1 has no cell for a bulb beside 1 wall",
    "--walls 100": "10x10 has no cell for a bulb beside 100 walls",
    "--wormholes 0000000030": "argument --wormholes: expected a number from 0 to 26,"
    " found '0000000030'",
    "--wormholes 27": "argument --wormholes: expected a number from 0 to 26, found '27'",
    "--wormholes x": "argument --wormholes: expected a number from 0 to 26, found 'x'",
    "--size 3 --wormholes 4": "3x3 has no cell for a bulb beside 2 walls and 4 pairs of wormholes",
    "--size 1x2 --walls 0 --wormholes 1": "1x2 has no cell for a bulb beside"
    " 0 walls and 1 pair of wormholes",
}


@pytest.mark.parametrize("options", REFUSED)
def test_bad_request_gets_one_line(options: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert status("light_up", *options.split()) == 2
    assert capsys.readouterr() == ("", f"generators: {REFUSED[options]}\n")


@pytest.mark.parametrize("options", ["--size 1x2 --walls 0", "--size 4 --walls 0"])
def test_nothing_found_is_exit_status_1(options: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert status("light_up", *options.split()) == 1
    out, errors = capsys.readouterr()
    assert (out, errors.count("\n")) == ("", 1)
