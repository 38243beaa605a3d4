"""A process that waits for its command: what it becomes, and what it tells."""

import contextlib
import errno
import marshal
import os
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.isolation.filter import filter_for
from tests.helpers.inside import load
from tests.helpers.processes import wait_until

spare = load("spare")


@pytest.fixture
def setup(tmp_path: Path) -> Iterator[dict]:
    """What a supervisor knows of all runs; it goes to the folder of the programs."""
    code = filter_for(landlock=True, counted=True)
    known = {"filter": code, "ruleset": None, "environment": {}}
    with contextlib.chdir(os.curdir):
        yield known | {"folder": str(tmp_path), "rank": contextlib.nullcontext()}


def heard(*messages: tuple[int, float, float]) -> tuple[int, float, float]:
    """What is understood of these."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    for message in messages:
        theirs.send(marshal.dumps(message))
    theirs.close()
    return spare.told(ours)


def test_a_program_that_began_says_when() -> None:
    assert heard((0, 0.002, 5.0)) == (0, 0.002, 5.0)


@pytest.mark.parametrize("before", [(), ((0, 0.002, 5.0),)])
def test_one_that_cannot_begin_says_why(before: tuple[tuple[int, float, float], ...]) -> None:
    assert heard(*before, (errno.ENOENT, 0.0, 0.0))[0] == errno.ENOENT


def test_one_that_was_killed_says_nothing() -> None:
    assert heard()[0] == errno.EINTR


def test_it_becomes_the_program_that_it_is_told(setup: dict, tmp_path: Path) -> None:
    waiting = spare.Spare(setup)
    with (tmp_path / "said").open("wb") as file:
        words = ["/bin/sh", "-c", "echo $$; pwd"]
        pid, connection = waiting.become(words, [file.fileno()] * 3)
    assert pid == waiting.pid
    assert os.waitpid(pid, 0)[1] == 0
    assert (tmp_path / "said").read_text() == f"{pid}\n{tmp_path}\n"
    error, before, start = spare.told(connection)
    assert error == 0
    assert 0 < before < 1
    assert start <= time.perf_counter()


def test_what_is_no_program_is_told(setup: dict) -> None:
    pid, connection = spare.Spare(setup).become(["/no-such"], [])
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 127
    assert spare.told(connection)[0] == errno.ENOENT


def test_one_that_was_killed_cannot_become_a_program(setup: dict) -> None:
    waiting = spare.Spare(setup)
    os.kill(waiting.pid, signal.SIGKILL)
    os.waitid(os.P_PID, waiting.pid, os.WEXITED | os.WNOWAIT)
    with pytest.raises(InterruptedError):
        waiting.become(["/bin/true"], [])
    with pytest.raises(ChildProcessError):  # it was waited for
        os.waitpid(waiting.pid, 0)


def test_one_that_is_killed_before_it_listens_says_nothing(setup: dict) -> None:
    waiting = spare.Spare(setup)
    os.kill(waiting.pid, signal.SIGSTOP)
    pid, connection = waiting.become(["/bin/true"], [])
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    assert spare.told(connection)[0] == errno.EINTR


def test_one_that_cannot_confine_itself_says_why(setup: dict) -> None:
    waiting = spare.Spare(setup | {"filter": b"nonsense"})
    os.waitid(os.P_PID, waiting.pid, os.WEXITED | os.WNOWAIT)
    with pytest.raises(OSError, match="Invalid argument"):
        waiting.become(["/bin/true"], [])


def test_it_goes_when_nobody_is_left_to_tell_it(setup: dict) -> None:
    waiting = spare.Spare(setup)
    pid = waiting.pid
    del waiting
    assert wait_until(lambda: os.waitpid(pid, os.WNOHANG)[0])
