"""Ratings by the command line: what has none gets a line, and the others their table."""

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ground.problems import FOLDER
from tests.helpers.lessons import lessons

GOOD, SEVERAL, NONE = "1\n.\n", "3 4\n....\n.1..\n....\n", "1 2\n.0\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of puzzles, of which one is none and one has no answer."""
    for name, text in {"b": GOOD, "c": NONE, "d": "rubbish\n"}.items():
        (tmp_path / f"{name}.in").write_text(text)
    return tmp_path


def test_the_name_of_a_file_is_one_line_that_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "a\x1b[2J\n\udcff.in"
    path.write_text(GOOD)
    shown = r"a\x1b[2J\n\udcff"
    assert lessons("light_up", str(tmp_path), "--rate")[1].endswith(f"  {shown}\n")
    record = lessons("light_up", str(tmp_path), "--rate", "--json")[1].splitlines()[-1]
    assert json.loads(record)["name"] == shown
    page = tmp_path / "page.html"
    assert lessons("light_up", str(path), "--html", str(page)) == (0, "", "")
    assert f"<title>Light Up {shown}</title>" in page.read_text()


RATED = {  # a rule may say much at one look, and rules about cases wait until others are stuck
    "nurikabe/data/secret/5x5-cases-seed1": [
        (
            "3.21.01: takes tier 3; the hardest step needs rule 21 of 21, Refute opposite; "
            "one look takes such a step"
        ),
        "looks: 1, if rules of tier 3 look only where all others are stuck",
    ],
    "nurikabe/data/sample/1": [
        (
            "1.05.09: takes tier 1; the hardest step needs rule 5 of 21, Take only exit; "
            "8 looks take such a step"
        ),
        "looks: 9, if at each all is marked that the rules up to that one see",
    ],
}


@pytest.mark.parametrize("case", RATED)
def test_looks_are_said_as_they_are_counted(case: str) -> None:
    path = FOLDER / f"{case}.in"
    first, *others = lessons(case.split("/")[0], str(path), "--rate")[1].splitlines()
    assert [first, *(line for line in others if line.startswith("looks"))] == RATED[case]


def test_a_folder_is_rated_though_some_of_it_cannot_be(folder: Path) -> None:
    status, output, message = lessons("light_up", str(folder), "--rate")
    assert status == 2
    assert [line.split()[-1] for line in output.splitlines()] == ["puzzle", "b"]
    none, bad = message.splitlines()
    assert none.startswith(f"lessons: {folder}/c.in: no solution: a cell cannot be lit at r1c1")
    assert bad.startswith(f"lessons: {folder}/d.in: line 1: expected the size")
    (folder / "d.in").unlink()
    assert lessons("light_up", str(folder), "--rate")[0] == 1


@pytest.mark.timeout(30)
def test_a_pipe_in_a_folder_is_no_puzzle_that_one_waits_for(folder: Path) -> None:
    for name in "c.in", "d.in":
        (folder / name).unlink()
    os.mkfifo(folder / "a.in")
    status, output, message = lessons("light_up", str(folder), "--rate")
    assert (status, message) == (2, f"lessons: {folder}/a.in: it is a pipe\n")
    assert [line.split()[-1] for line in output.splitlines()] == ["puzzle", "b"]


def test_a_folder_that_cannot_be_read_is_not_said_to_be_empty(
    folder: Path, close: Callable[[Path], None]
) -> None:
    close(folder)
    said = f"lessons: cannot use {folder}: Permission denied\n"
    assert lessons("light_up", str(folder), "--rate") == (2, "", said)


def test_a_folder_in_it_that_cannot_be_read_keeps_no_other_from_its_line(
    folder: Path, close: Callable[[Path], None]
) -> None:
    for name in "c.in", "d.in":
        (folder / name).unlink()
    for name in "closed", "open":
        (folder / name).mkdir()
        (folder / name / "e.in").write_text(GOOD)
    close(folder / "closed")
    status, output, message = lessons("light_up", str(folder), "--rate")
    assert (status, message) == (2, f"lessons: cannot use {folder}/closed: Permission denied\n")
    assert [line.split()[-1] for line in output.splitlines()] == ["puzzle", "b", "open/e"]


def test_what_one_may_list_and_not_look_at_keeps_no_other_from_its_line(
    folder: Path, close: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = os.stat
    (folder / "c.in").unlink()
    (folder / "e").mkdir()

    def look(path: Any, **how: Any) -> Any:
        if str(path) in (f"{folder}/d.in", f"{folder}/e"):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return usual(path, **how)

    monkeypatch.setattr(os, "stat", look)
    close(folder / "e")
    status, output, message = lessons("light_up", str(folder), "--rate")
    assert [line.split()[-1] for line in output.splitlines()] == ["puzzle", "b"]
    closed, bad = message.splitlines()
    assert (status, closed) == (2, f"lessons: cannot use {folder}/e: Permission denied")
    assert bad.startswith(f"lessons: {folder}/d.in: line 1: expected the size")


def test_an_unknown_k_ends_no_table(folder: Path) -> None:
    pytest.importorskip("pysat", reason="python-sat is not installed (pip install -e '.[exact]')")
    (folder / "d.in").write_text(SEVERAL)
    (folder / "c.in").unlink()
    said = f"lessons: {folder}/d.in: it has several answers\n"
    status, output, message = lessons("light_up", str(folder), "--rate", "--exact")
    assert (status, message) == (2, said)
    assert [line.split()[-1] for line in output.splitlines()] == ["puzzle", "b"]
    status, output, message = lessons("light_up", str(folder / "d.in"), "--rate", "--exact")
    assert (status, output, message) == (2, "", said)
    status, output, message = lessons("light_up", "--rate", "--exact", puzzle=SEVERAL)
    assert (status, output, message) == (2, "", "lessons: it has several answers\n")


def test_what_has_no_k_at_all_is_said_once(folder: Path) -> None:
    status, output, message = lessons("nurikabe", str(folder), "--rate", "--exact")
    assert (status, output, message.count("\n")) == (2, "", 1)
    assert message.startswith("lessons: --exact is for ")


def test_folders_too_deep_within_each_other_are_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def walk(*_: object, **__: object) -> None:
        raise RecursionError

    monkeypatch.setattr(os, "walk", walk)  # as Python's does before 3.12
    said = "lessons: there are folders too deep within each other\n"
    assert lessons("light_up", str(tmp_path), "--rate") == (2, "", said)
