"""Lessons: every step that a solver makes, in words, on the terminal and on a page.

The rules are the solution's own; how a puzzle is drawn stands in puzzles/, why a rule's steps hold
in reasons/, and how they follow in arguments/, a module each.  A new puzzle is one new file in each
of these, in lab/drawn/ and in web/puzzles/; docs/build.md says what else it takes.
"""

import sys

if sys.argv[:1] == ["-m"]:  # python -m looks for its module: from here on Ctrl-C says nothing
    from ground import end_by_signal

    end_by_signal()

import importlib
import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import cache
from types import ModuleType
from typing import Any, TypeVar

T = TypeVar("T")
Job = Callable[[], Any]  # something to be done, called once for what it gives
AGAIN = 1.0  # seconds until what was told while Python tidied up, and was lost, is told again
TITLES = {"wormholes": "Light Up with wormholes"}  # of problems that share their solution


class Late(Exception):
    """The time is over; one line that says so."""


@cache
def words_of(solution: str) -> ModuleType:
    """The module that speaks of a solution's puzzle: words_of("light_up")."""
    return importlib.import_module(f"lessons.puzzles.{solution}")


def solver_of(problem: str) -> ModuleType:
    """The solution that solves a problem, as a module; ProblemError if there is no such problem."""
    from formats import solver  # loaded where Ctrl-C is no Traceback

    return solver(problem)


def title_of(problem: str) -> str:
    """The name of a problem for people."""
    return TITLES.get(problem) or str(words_of(solver_of(problem).NAME).TITLE)


def unwritten(error: OSError) -> int:
    """The exit status where a file cannot be used, or what is said finds no room or no reader."""
    from ground import commands  # as above

    gone = isinstance(error, BrokenPipeError)
    if not gone and (error.filename is not None or isinstance(error, ChildProcessError)):
        return commands.complain("lessons", error)
    return commands.unwritten("lessons", error)


@contextmanager
def within(seconds: float | None) -> Iterator[None]:
    """Late after so many seconds, if any are given."""

    def late(*_: object) -> None:
        raise Late(f"gave up after {seconds:g} second{'s' * (seconds != 1)}")

    if seconds is None:
        yield
        return
    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def finished(work: Generator[Any, None, T], tell: Callable[[Any], object] = lambda _: None) -> T:
    """What long work gives in the end; what it yields on the way is told."""
    while True:
        try:
            tell(next(work))
        except StopIteration as done:
            return done.value
