"""Supervisors as the judge keeps them: what they are given, and how they end."""

import ctypes
import os
import subprocess
from pathlib import Path

import pytest

from judge.isolation.keeper import Keeper, NotStarted, end_below
from judge.isolation.limits import Limits
from judge.isolation.sandbox import Sandbox
from judge.run import Run, Runner
from tests.helpers.processes import below, is_running, wait_until
from tests.helpers.sandboxes import at_levels

LIMITS = Limits(cpu=5)
GET_SUBREAPER = 37  # PR_GET_CHILD_SUBREAPER of linux/prctl.h


def run(command: list[str], sandbox: Sandbox | None, folder: Path) -> Run:
    """Run a command in a sandbox."""
    with Runner() as runner:
        inside = sandbox.holding(folder) if sandbox else None
        return runner.run(command, Path(os.devnull), LIMITS, inside)


def test_the_environment_is_not_the_judges(
    sandbox: Sandbox | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECRET_OF_THE_JUDGE", "1")
    said = run(["/usr/bin/env"], sandbox, tmp_path).stdout.decode()
    names = {line.partition("=")[0] for line in said.splitlines()}
    assert names == {"PATH", "HOME", "TMPDIR", "LANG"}


def test_the_stack_is_as_large_as_the_memory(sandbox: Sandbox | None, tmp_path: Path) -> None:
    said = run(["/bin/sh", "-c", "ulimit -s"], sandbox, tmp_path).stdout
    assert int(said) * 1024 == LIMITS.memory


def test_the_host_takes_in_no_orphans(sandbox: Sandbox | None, tmp_path: Path) -> None:
    run(["/bin/true"], sandbox, tmp_path)
    answer = ctypes.c_int(-1)
    ctypes.CDLL(None).prctl(GET_SUBREAPER, ctypes.byref(answer), 0, 0, 0)
    assert answer.value == 0


@at_levels("none")
def test_only_processes_of_its_own_are_ended(sandbox: None, mark: str, tmp_path: Path) -> None:
    """A supervisor that is killed takes its programs with it, but none that the host started."""
    bystander = subprocess.Popen(["/bin/sleep", "60"], start_new_session=True)
    kill = f"kill -9 $PPID; (setsid sh -c 'sleep 60 {mark}' &); sleep 60"
    assert run(["/bin/sh", "-c", kill], sandbox, tmp_path).end == "supervisor"
    assert wait_until(lambda: not is_running(f"60 {mark}"))
    assert bystander.poll() is None
    bystander.kill()
    bystander.wait()


def test_the_clock_starts_with_the_program(sandbox: Sandbox | None, tmp_path: Path) -> None:
    with Runner() as runner:
        inside = sandbox.holding(tmp_path) if sandbox else None
        seconds = [
            runner.run(["/bin/true"], Path(os.devnull), LIMITS, inside).cpu for _ in range(20)
        ]
    assert min(seconds) < 0.002


def test_what_does_not_start_says_why(tmp_path: Path) -> None:
    with pytest.raises(NotStarted, match="no-such"):
        Keeper(Sandbox("landlock", program="/no-such"), str(tmp_path), LIMITS)


def test_all_below_a_process_are_ended(mark: str) -> None:
    process = subprocess.Popen(["/bin/sh", "-c", f"sh -c 'sleep 60; : {mark}' & wait"])
    assert wait_until(lambda: len(below(process.pid)) >= 2)
    children = below(process.pid)
    end_below(process.pid)
    process.wait(10)
    assert wait_until(lambda: not is_running(mark)), children
