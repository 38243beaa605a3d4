"""What submissions take: every one is measured, on cases that it answers."""

import os
from pathlib import Path

import pytest

from judge.submissions.build import all_submissions, build
from measure import submissions
from tests.helpers import tools


@pytest.mark.sweep  # some seconds
def test_all_are_measured() -> None:
    done = tools.run("measure.submissions", "1", COLUMNS="20")
    assert (done.returncode, done.stderr) == (0, "")
    for name in all_submissions():
        assert f"{name} " in done.stdout
    assert done.stdout.count(" ms ") == len(all_submissions())


def test_the_size_is_that_of_the_file(tmp_path: Path) -> None:
    found = submissions.figures("kattis_lightup", 2, tmp_path)
    assert found.size == len(build("kattis_lightup").encode())
    assert 0 < found.compiling < 1000
    assert 0 < found.process < 100


def test_a_program_that_fails_is_no_figure(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("raise SystemExit(3)")
    with pytest.raises(RuntimeError, match="ends with"):
        submissions.process([str(tmp_path / "a.py")], tmp_path / "a.py")


def test_a_program_ends_with_what_measures_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(pid: int, _: int) -> tuple[int, int]:
        monkeypatch.setattr(os, "waitpid", wait)
        begun.append(pid)
        raise KeyboardInterrupt

    begun, wait = list[int](), os.waitpid
    monkeypatch.setattr(os, "waitpid", interrupted)
    (tmp_path / "a.py").write_text("import time; time.sleep(20)")
    with pytest.raises(KeyboardInterrupt):
        submissions.process([str(tmp_path / "a.py")], tmp_path / "a.py")
    assert not Path(f"/proc/{begun[0]}").exists()


@pytest.mark.parametrize(("lines", "small"), [(12, True), (13, False)])
def test_small_boards_are_told_by_their_lines(lines: int, small: bool, tmp_path: Path) -> None:
    (tmp_path / "one.in").write_text("..\n" * lines)
    assert submissions.is_small(tmp_path / "one.in") == small
    (tmp_path / "one.in").write_text("▒▒\n" * (lines + 9))
    assert submissions.is_small(tmp_path / "one.in") == small
