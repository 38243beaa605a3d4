"""What the lab takes: moves as the page asks for them, processes and their memory, all figures."""

import os
import re
import subprocess
import sys
import threading
from mmap import PAGESIZE, mmap
from pathlib import Path

import pytest

from ground.problems import all_problems
from lessons.lab import moves
from measure import ended, lab
from tests.helpers import tools
from tests.helpers.browser import need_chromium
from tests.helpers.lab import need_pyodide
from tests.helpers.processes import are_gone, wait_until

WAITING = [sys.executable, "-c", "input()"]
MEMORY, JUDGE = 150, 300  # MB of the page and its worker, milliseconds a move: what is asked


@pytest.mark.parametrize("problem", all_problems())
def test_moves_are_those_of_the_page_and_right(problem: str) -> None:
    calls = lab.asked(problem, 5)
    assert len(calls) == 5
    assert lab.asked(problem, 5) == calls
    verdict = moves.judge(*min(calls, key=lambda call: len(call[1])))
    assert verdict["kind"] in ("forced", "guess")


def test_a_process_is_found_below_another() -> None:
    with subprocess.Popen(WAITING, stdin=subprocess.PIPE) as child:
        assert child.pid in lab.descendants(os.getpid())
        assert child.pid not in lab.descendants(child.pid)
        child.communicate(b"\n")


def test_a_process_has_memory_time_and_threads() -> None:
    before = lab.pss(os.getpid())
    with mmap(-1, 20 << 20) as more:  # which none that was freed before serves for
        more[::PAGESIZE] = bytes(len(more) // PAGESIZE)
        assert 15 < lab.pss(os.getpid()) - before < 25
    assert lab.ticks(os.getpid()) > 0
    assert "DedicatedWorker" not in lab.threads(os.getpid())


def test_what_is_not_installed_is_said() -> None:
    with pytest.raises(FileNotFoundError, match="no-browser is not installed"):
        lab.program("no-browser", "nor-this")


def test_a_server_ends_with_what_it_is_needed_for_whatever_ends_that(tmp_path: Path) -> None:
    """It went on to ask a socket that was closed, as often as it could."""
    before = set(threading.enumerate())
    with pytest.raises(ZeroDivisionError), lab.served(tmp_path):
        _ = 1 // 0
    assert wait_until(lambda: before.issuperset(threading.enumerate()))


def test_a_browser_that_a_script_begins_ends_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Debian's does; the script alone was ended, and four browsers stayed for ever."""
    script, begun = tmp_path / "browser", list[int]()
    script.write_text("#!/bin/sh\nsleep 600\n")
    script.chmod(0o755)

    def settled(browser: int) -> float:
        assert wait_until(lambda: begun.extend(lab.descendants(browser)) or begun)
        return 7.0

    monkeypatch.setattr(lab, "CHROMIUM", (str(script),))
    monkeypatch.setattr(lab, "settled", settled)
    assert lab.memory("about:blank", tmp_path) == 7
    assert wait_until(lambda: are_gone(begun))


@pytest.mark.parametrize("missing", ["node", "no-browser"])
def test_what_all_of_it_needs_is_said_in_one_line(
    missing: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def write(_: object) -> None:
        if missing == "node":
            raise lab.site.Missing("node is not installed")

    monkeypatch.setattr("sys.argv", ["lab", "1"])
    monkeypatch.setattr(lab.site, "write", write)
    monkeypatch.setattr(lab.site, "write_offline", write)
    monkeypatch.setattr(lab, "print_place", write)
    monkeypatch.setattr(lab, "print_seconds", lambda *_: None)
    monkeypatch.setattr(lab, "CHROMIUM", ("no-browser",))
    assert ended(lab.main) == 2
    assert capsys.readouterr() == ("", f"measure: {missing} is not installed\n")


@pytest.mark.every
def test_the_lab_takes_what_it_may() -> None:
    need_pyodide()
    need_chromium()
    done = tools.run("measure.lab", "20")
    assert done.returncode == 0, done.stderr
    memory = re.findall(r"(\d+) MB (?:when ready|after a lesson)", done.stdout)
    assert len(memory) == 4
    assert max(map(int, memory)) < MEMORY
    judged = re.findall(r"judge of moves, \w+: (\d+) ms", done.stdout)
    assert len(judged) == len(all_problems())
    assert max(map(int, judged)) < JUDGE
