"""The start of a program: what is told before it, and the limits that it has."""

import errno
import os
import resource

import pytest

from tests.helpers.inside import load

start = load("start")


def heard(*numbers: int) -> tuple[int, float, float]:
    """What is understood of these."""
    read_end, write_end = os.pipe()
    if numbers:
        start.tell(write_end, *numbers)
    os.close(write_end)
    return start.told(read_end)


def test_a_program_that_began_says_when() -> None:
    assert heard(2_000_000, 5_000_000_000) == (0, 0.002, 5.0)


@pytest.mark.parametrize("before", [(), (2_000_000, 5_000_000_000)])
def test_one_that_cannot_begin_says_why(before: tuple[int, ...]) -> None:
    assert heard(*before, errno.ENOENT)[0] == errno.ENOENT


def test_one_that_was_killed_says_nothing() -> None:
    assert heard()[0] == errno.EINTR


def test_files_of_the_supervisor_lie_high() -> None:
    file = start.out_of_the_way(os.open(os.devnull, os.O_RDONLY))
    assert file >= start.HIGH
    assert not os.get_inheritable(file)
    os.close(file)


def test_a_limit_stays_below_the_one_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    monkeypatch.setattr(start.resource, "getrlimit", lambda _: (50, 100))
    monkeypatch.setattr(start.resource, "prlimit", lambda *words: found.append(words))
    start.limit(resource.RLIMIT_STACK, 200, resource.RLIM_INFINITY)
    start.limit(resource.RLIMIT_CPU, 20, 30, process=7)
    assert found == [(0, resource.RLIMIT_STACK, (100, 100)), (7, resource.RLIMIT_CPU, (20, 30))]
