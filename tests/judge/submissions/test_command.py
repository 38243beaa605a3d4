"""python -m judge submission: what it writes and where, and what it refuses."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from judge.submissions.build import all_submissions, build
from tests.helpers import tools
from tests.helpers.cases import ROOT


def test_the_file_comes_out_as_it_is(tmp_path: Path) -> None:
    done = tools.call("judge", "submission", "kattis_lightup")
    assert (done.returncode, done.stdout, done.stderr) == (0, build("kattis_lightup"), "")
    done = tools.call("judge", "submission", "kattis_lightup", "-o", tmp_path / "a.py")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / "a.py").read_text() == build("kattis_lightup")
    assert [path.name for path in tmp_path.iterdir()] == ["a.py"]


def test_the_list_has_all_of_them() -> None:
    done = tools.call("judge", "submission", "--list")
    lines = done.stdout.splitlines()
    assert (done.returncode, [line.split()[0] for line in lines]) == (0, all_submissions())
    assert all(" for " in line and not line.endswith(":") for line in lines)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "one of the arguments NAME --list is required"),
        (["nobody"], "no submission is called 'nobody'; there are: checkio_light_up, "),
        (["kattis_lightup", "--list"], "not allowed with argument"),
        (["--list", "-o", "a.txt"], "-o goes with NAME"),
        (["kattis_lightup", "-o", "no-such/a.py"], "cannot write no-such/a.py"),
    ],
)
def test_a_wrong_command_line_gets_one_line(words: list[str], message: str) -> None:
    done = tools.call("judge", "submission", *words)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert message in done.stderr


def test_the_file_is_the_same_whatever_the_terminal_can_show() -> None:
    """It has drawings in it, which stood there as escapes."""
    words = [sys.executable, "-m", "judge", "submission", "golf_alcazar"]
    plain = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run(words, cwd=ROOT, env=plain, capture_output=True, check=True)
    assert done.stdout.decode() == build("golf_alcazar")


@pytest.mark.parametrize("words", ["--list", "kattis_lightup"])
def test_an_output_that_is_closed_gets_one_line(words: str) -> None:
    """It was lost, and all said to be well."""
    line = f'exec "{sys.executable}" -m judge submission {words} >&-'
    done = subprocess.run(["sh", "-c", line], cwd=ROOT, capture_output=True, text=True, check=False)
    said = "judge: cannot use the standard output: it is closed\n"
    assert (done.returncode, done.stderr) == (2, said)
