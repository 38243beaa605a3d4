"""The command line of the generators: what it makes, stores and refuses."""

import signal
from pathlib import Path

import pytest

from generators.__main__ import PUZZLES, main
from tests.helpers import tools
from tests.helpers.generators import status
from tests.helpers.processes import PATIENCE, cpu_seconds, wait_until


def test_every_file_is_a_puzzle() -> None:
    assert {"light_up", "nurikabe"} <= set(PUZZLES)


def test_count_takes_the_next_seeds(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    asked = ["nurikabe", "--size", "6", "--difficulty", "direct", "--seed", "4"]
    assert main([*asked, "--count", "3", "--out", str(tmp_path)]) == 0
    seeds = [4, 5, 6]
    assert {path.stem for path in tmp_path.iterdir()} == {f"6x6-direct-seed{n}" for n in seeds}
    assert main([*asked, "--count", "3"]) == 0
    texts = [(tmp_path / f"6x6-direct-seed{n}.in").read_text() for n in seeds]
    assert capsys.readouterr().out == "\n".join(texts)


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
    words = ("generators", "nurikabe", "--size", 60, "--seed", 1)
    with tools.start(*words) as process:
        assert wait_until(lambda: cpu_seconds(process.pid) > 1)  # it is at work
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=PATIENCE) == ("", "")
        assert process.returncode == 130
