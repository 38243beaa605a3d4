"""The command line."""

import os
import shlex
import signal
import sys
from pathlib import Path

import pytest

from lessons import site as lessons
from lessons.lab import __main__ as lab
from lessons.lab import project
from lessons.lab.site import PYODIDE
from tests.helpers import tools
from tests.helpers.processes import PATIENCE, is_running, wait_until


def test_the_site_has_the_lessons_and_the_lab(
    written: Path, site_folder: Path, offline: Path
) -> None:
    assert (site_folder / "lab.html").is_file()
    assert offline.is_file()
    assert (written / "asked").read_text().split("\n") == ["-o", str(site_folder)]


def test_the_index_leads_to_the_lab_where_it_is() -> None:
    assert 'href="lab.html"' in lessons.index([], lab=True)
    assert 'href="lab.html"' not in lessons.index([])


def test_a_problem_that_is_half_made_gets_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if not PYODIDE.is_dir():
        pytest.skip("pyodide is not installed (npm ci)")
    monkeypatch.setattr(project, "all_problems", lambda: ["new"])
    assert lab.main(["-o", str(tmp_path), "--alone"]) == 2
    assert capsys.readouterr().err.startswith("lessons: no problem is called 'new'; there are: ")


def test_who_is_ended_leaves_nothing(tmp_path: Path) -> None:
    if not PYODIDE.is_dir():
        pytest.skip("pyodide is not installed (npm ci)")
    mark, place = f"node-of-{tmp_path}", tmp_path / "temporary"
    place.mkdir()
    node = tmp_path / "node"
    sleeping = sys.executable, "-c", "import time; time.sleep(600)", mark
    node.write_text(f"#!/bin/sh\nexec {shlex.join(sleeping)}\n")
    node.chmod(0o755)
    path, words = f"{tmp_path}:{os.environ['PATH']}", ("--alone", "-o", tmp_path / "site")
    with tools.start("lessons.lab", *words, PATH=path, TMPDIR=str(place)) as making:
        assert wait_until(lambda: is_running(mark))
        making.send_signal(signal.SIGTERM)
        assert making.communicate(timeout=PATIENCE) == ("", "")
        assert making.returncode == 130
    assert wait_until(lambda: not is_running(mark))  # it was killed, and nobody waited for that
    assert not list(place.iterdir())
