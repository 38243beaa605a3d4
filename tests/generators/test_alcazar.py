"""The generator of Alcazar: what it makes, and what it refuses."""

import re
from pathlib import Path
from typing import Any

import pytest

import formats
from generators import Chance, alcazar
from generators.__main__ import main
from generators._logic import TIERS, follow
from ground import solutions
from judge.checkers.alcazar import Puzzle, check, read
from tests.helpers import tools
from tests.helpers.cases import ROOT
from tests.helpers.generators import made, status
from tests.helpers.logic import has_tier, left_open
from tests.helpers.sweep import in_sweep, unless

solver = solutions.load("alcazar.py")
SECRET = ROOT / "testcases" / "alcazar" / "data" / "secret"
SAMPLE = ROOT / "testcases" / "alcazar" / "data" / "sample" / "1.in"
BOXED = "2\n+---+---+\n|       |\n+   +   +\n|   |   |\n+   +   +\n"
WALLED = """\
3 4
+---+   +   +---+
|       |       |
+   +---+---+   +
|   |       |   |
+   +   +   +   +
|       |       |
+---+---+---+---+
"""
WALLS = {"direct": 7, "structural": 4, "cases": 4}  # that each tier needs of them
MADE = re.compile(r"(\d+x\d+)-(few|all)-(direct|structural|cases)-seed(\d+)")
GENERATED = [path for path in sorted(SECRET.glob("*.in")) if MADE.fullmatch(path.stem)]


def options_of(name: str) -> list[str]:
    """The command line that makes the case of this name again."""
    made = MADE.fullmatch(name)
    assert made
    words = ("--size", "--doors", "--difficulty", "--seed")
    pairs = zip(words, made.groups(), strict=True)
    return ["alcazar", *(word for pair in pairs for word in pair)]


# --- What is made -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "1x1-all-direct-seed1",
        "1x6-few-direct-seed1",
        "5x1-all-direct-seed2",
        "4x5-all-direct-seed4",
        "5x5-few-structural-seed4",
        "6x7-all-structural-seed4",
        "8x5-few-structural-seed4",
        in_sweep("6x6-all-cases-seed3"),
    ],
)
def test_one_answer_and_the_tier_asked_for(name: str, tmp_path: Path) -> None:
    puzzle, answer = made(name, options_of, tmp_path)
    check(puzzle, answer)
    size, doors, tier, _ = MADE.fullmatch(name).groups()  # type: ignore[union-attr]
    board = read(puzzle)
    assert f"{board.height}x{board.width}" == size
    open_doors = [edge for edge in board.edges() if board.is_door(edge) and edge not in board.walls]
    assert doors == "all" or len(open_doors) <= max(2, (board.height + board.width) // 3 + 1)
    assert has_tier(solver, puzzle, TIERS[tier])
    pytest.importorskip("clingo")
    from tests.peers.alcazar import answers

    assert answers(puzzle, most=2) == [answer]


@pytest.mark.parametrize("size", [(1, 2), (4, 1), (3, 4), (5, 5)])
def test_walls_that_are_told_leave_open_what_drawn_ones_do(size: tuple[int, int]) -> None:
    bare = Puzzle(*size, set(), set(), set())
    walled = alcazar.Walled(bare, 2)
    for seed in range(10):
        chance = Chance(seed)
        walls = {edge for edge in bare.edges() if not bare.is_door(edge) and not chance.below(4)}
        drawn, told = alcazar.parsed(bare._replace(walls=walls)), walled.board(walls)
        for board in drawn, told:
            words = {word for edge, word in walled.words.items() if edge not in walls}
            assert set(solver.names(board, board.unknown).split()) == words
        assert ends(drawn) == ends(told)


def ends(board: Any) -> set[str] | None:
    """The edges that tiers 1 and 2 leave open; None if they find no answer."""
    try:
        board = follow(alcazar.solver, board, alcazar.RULES[2])
    except alcazar.solver.Contradiction:
        return None
    return set(solver.names(board, board.unknown).split())


def test_given_puzzle_is_reduced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    boxed = tmp_path / "boxed.in"
    boxed.write_text(BOXED)
    assert main(["alcazar", "--reduce", str(boxed)]) == 0
    reduced = capsys.readouterr().out
    assert read(reduced).walls < read(boxed.read_text()).walls
    assert not left_open(solver, reduced, 2)
    assert main(["alcazar", "--reduce", str(boxed), "--out", str(tmp_path)]) == 0
    assert (tmp_path / "boxed-reduced.in").read_text() == reduced
    check(reduced, (tmp_path / "boxed-reduced.ans").read_text())


def test_a_puzzle_from_a_pipe_is_reduced_with_the_mark_that_some_editors_begin_with() -> None:
    done = tools.run("generators", "alcazar", "--reduce", "/dev/stdin", text=f"\ufeff{BOXED}")
    assert (done.returncode, done.stderr) == (0, "")
    assert read(done.stdout).walls < read(BOXED).walls


# --- What is stored -----------------------------------------------------------------------


@pytest.mark.parametrize("path", GENERATED, ids=lambda path: path.stem)
def test_stored_case_has_the_tier_of_its_name(path: Path) -> None:
    made = MADE.fullmatch(path.stem)
    assert made
    assert has_tier(solver, path.read_text(), TIERS[made[3]])


SOON, SWEPT = ("5x5-few-structural-seed1", "4x6-all-direct-seed2"), ("8x11-all-structural-seed1",)
STORED = [path.stem for path in GENERATED]


@pytest.mark.parametrize(
    "name", unless(SWEPT.__contains__, STORED, lambda name: name not in SOON + SWEPT)
)
def test_stored_case_is_made_again_from_its_name(name: str, tmp_path: Path) -> None:
    stored = tuple((SECRET / f"{name}.{kind}").read_text() for kind in ("in", "ans"))
    assert made(name, options_of, tmp_path) == stored


@pytest.mark.parametrize("tier", ["direct", "structural", "cases"])
def test_a_puzzle_is_reduced_as_far_as_a_tier_goes(tier: str, tmp_path: Path) -> None:
    given = tmp_path / "boxed.in"
    given.write_text(WALLED)
    options = ["--reduce", str(given), "--difficulty", tier, "--out", str(tmp_path)]
    assert main(["alcazar", *options]) == 0
    reduced = (tmp_path / f"{given.stem}-{tier}-reduced.in").read_text()
    assert not left_open(solver, reduced, TIERS[tier])
    assert len(read(reduced).walls) == WALLS[tier]


def test_what_a_tier_does_not_solve_is_not_reduced(capsys: pytest.CaptureFixture[str]) -> None:
    given = str(SECRET / "5x5-few-structural-seed1.in")
    assert status("alcazar", "--reduce", given, "--difficulty", "direct") == 2
    assert capsys.readouterr().err == f"generators: {given} is not solved by direct rules\n"


# --- What is refused ----------------------------------------------------------------------

REFUSED = {
    "--size 0": "argument --size: expected N or HxW with sides from 1 to 100, found '0'",
    "--doors 3": "argument --doors: invalid choice: '3' (choose from 'few', 'all')",
    "--reduce no/such/file": "cannot read no/such/file: No such file or directory",
    "--reduce /dev/zero": "cannot read /dev/zero: it has more than 8 MiB",
    "--reduce /dev/null": "/dev/null: line 1: expected a line of corners, found the end",
}


@pytest.mark.parametrize("options", REFUSED)
def test_bad_request_gets_one_line(options: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert status("alcazar", *options.split()) == 2
    assert capsys.readouterr() == ("", f"generators: {REFUSED[options]}\n")


def test_what_logic_does_not_solve_is_not_reduced(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "open.in"
    file.write_text("+   +   +\n+   +   +\n+   +   +\n")
    assert status("alcazar", "--reduce", str(file)) == 2
    assert capsys.readouterr().err == f"generators: {file} is not solved by logic\n"


def test_nothing_found_is_exit_status_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert status("alcazar", "--size", "1", "--difficulty", "cases") == 1
    assert capsys.readouterr() == ("", "generators: no puzzle 1x1-all-cases was found\n")


def test_the_generator_reduces_a_drawing_of_alcazam(tmp_path: Path) -> None:
    castle = tmp_path / "castle.az"
    puzzle = (ROOT / "testcases/alcazar/data/sample/2.in").read_text()
    castle.write_text(formats.write("alcazam", "alcazar", puzzle))
    done = tools.run("generators", "alcazar", "--reduce", castle)
    assert (done.returncode, done.stderr) == (0, "")
