"""The generators: what they make, how it is named, and what they refuse."""

import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from generators import Chance
from generators.__main__ import PUZZLES, main
from ground import solutions
from judge.checkers.nurikabe import check

ROOT = Path(__file__).parent.parent
SECRET = ROOT / "testcases" / "nurikabe" / "data" / "secret"
solver = solutions.load("nurikabe.py")
LOWER = {"direct": (), "structural": solver.DIRECT, "cases": solver.DIRECT + solver.STRUCTURAL}
RULES = {"direct": solver.DIRECT, "structural": LOWER["cases"], "cases": solver.RULES}
MADE = re.compile(
    r"(\d+x\d+)-(direct|structural|cases)(?:-largest(\d+))?(?:-questions(\d+))?-seed(\d+)"
)
GENERATED = [path for path in sorted(SECRET.glob("*.in")) if MADE.fullmatch(path.stem)]
PINNED = {  # difficulty: the puzzle of seed 6
    "direct": """\
7
.....2.
.1.2...
....1..
..1...2
.......
..1.2.3
.5.....
""",
    "structural": """\
7
......1
.1.....
...3..1
..3..1.
2...2..
......1
1......
""",
    "cases": """\
7
. . . . . . 2
. . 11 . . . .
. . . . . 1 .
. 4 . . . . .
. . . . . . 7
. . . . . . .
. . . 4 . . .
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


def test_every_file_is_a_puzzle() -> None:
    assert {"light_up", "nurikabe"} <= set(PUZZLES)


@pytest.mark.parametrize("difficulty", PINNED)
def test_same_seed_same_puzzle(difficulty: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nurikabe", "--size", "7", "--difficulty", difficulty, "--seed", "6"]) == 0
    assert capsys.readouterr().out == PINNED[difficulty]


@pytest.mark.parametrize(
    "name",
    [
        "1x1-direct-seed1",
        "1x6-direct-seed3",
        "5x5-direct-seed3",
        "5x5-structural-seed3",
        "4x11-structural-seed2",
        "13x5-direct-seed2",
        "7x7-cases-seed2",
        "9x9-structural-largest20-seed2",
        "8x8-structural-questions3-seed2",
        "16x16-structural-seed1",
    ],
)
def test_one_answer_and_the_tier_asked_for(name: str, tmp_path: Path) -> None:
    assert main([*options_of(name), "--out", str(tmp_path)]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"{name}.ans", f"{name}.in"]
    puzzle, answer = [(tmp_path / f"{name}.{kind}").read_text() for kind in ("in", "ans")]
    check(puzzle, answer)
    assert has_tier(puzzle, name.split("-")[1])
    pytest.importorskip("clingo")
    from tests.peers.nurikabe import answers

    assert answers(puzzle, most=2) == [answer]


def test_count_takes_the_next_seeds(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    asked = ["nurikabe", "--size", "6", "--difficulty", "direct", "--seed", "4"]
    assert main([*asked, "--count", "3", "--out", str(tmp_path)]) == 0
    seeds = [4, 5, 6]
    assert {path.stem for path in tmp_path.iterdir()} == {f"6x6-direct-seed{n}" for n in seeds}
    assert main([*asked, "--count", "3"]) == 0
    texts = [(tmp_path / f"6x6-direct-seed{n}.in").read_text() for n in seeds]
    assert capsys.readouterr().out == "\n".join(texts)


def test_hidden_clues_and_large_islands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nurikabe", "--size", "8", "--questions", "4", "--seed", "3"]) == 0
    assert capsys.readouterr().out.count("?") == 4
    assert main(["nurikabe", "--size", "9", "--largest", "3", "--seed", "3"]) == 0
    assert set(capsys.readouterr().out.partition("\n")[2]) <= set("123.\n")


def test_chance_is_the_same_everywhere() -> None:
    chance = Chance(7)
    assert [chance.below(100) for _ in range(5)] == [32, 15, 65, 7, 53]
    assert chance.shuffled("abcdef") == list("caebdf")


# --- What is stored -----------------------------------------------------------------------


@pytest.mark.parametrize("path", GENERATED, ids=lambda path: path.stem)
def test_stored_case_has_the_tier_of_its_name(path: Path) -> None:
    assert has_tier(path.read_text(), path.stem.split("-")[1])


@pytest.mark.parametrize(
    "name",
    [
        "6x6-direct-seed6",
        "9x9-structural-seed9",
        "12x12-direct-seed12",
        "10x15-structural-largest16-seed1",
        "10x10-structural-questions5-seed1",
        "7x7-cases-seed6",
    ],
)
def test_stored_case_is_made_again_from_its_name(name: str, tmp_path: Path) -> None:
    assert main([*options_of(name), "--out", str(tmp_path)]) == 0
    for kind in ("in", "ans"):
        assert (tmp_path / f"{name}.{kind}").read_text() == (SECRET / f"{name}.{kind}").read_text()


# --- What is refused ----------------------------------------------------------------------

REFUSED = {
    "--size 0": "argument --size: expected N or HxW with sides from 1 to 100, found '0'",
    "--size 5x": "argument --size: expected N or HxW with sides from 1 to 100, found '5x'",
    "--size 101": "argument --size: expected N or HxW with sides from 1 to 100, found '101'",
    "--size 1 --difficulty cases": "a board of 1x1 is too small for --difficulty cases:"
    " expected at least 3x4",
    "--count 0": "argument --count: expected a number from 1 on, found '0'",
    "--largest 0": "argument --largest: expected a number from 1 on, found '0'",
    "--seed x": "argument --seed: invalid int value: 'x'",
    "--out /dev/null": "cannot write /dev/null: File exists",
    "--out /dev/null/x": "cannot write /dev/null/x: Not a directory",
}


def status(*options: str) -> int | str | None:
    """The exit status of a command line, which may leave by SystemExit."""
    try:
        return main(options)
    except SystemExit as left:
        return left.code


@pytest.mark.parametrize("options", REFUSED)
def test_bad_request_gets_one_line(options: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert status("nurikabe", *options.split()) == 2
    assert capsys.readouterr() == ("", f"generators: {REFUSED[options]}\n")


@pytest.mark.parametrize("options", ["", "sudoku", "nurikabe --difficulty easy", "nurikabe x"])
def test_unknown_word_gets_one_line(options: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(*options.split()) == 2
    out, errors = capsys.readouterr()
    assert (out, errors.count("\n"), errors[:12]) == ("", 1, "generators: ")


def test_nothing_found_is_exit_status_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("nurikabe --size 2 --difficulty direct --questions 9".split()) == 1
    expected = "generators: no puzzle 2x2-direct-questions9 was found\n"
    assert capsys.readouterr() == ("", expected)


def test_ctrl_c_ends_quietly() -> None:
    command = [sys.executable, "-m", "generators", "nurikabe", "--size", "60", "--seed", "1"]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=10) == (b"", b"")
        assert process.returncode == 130
