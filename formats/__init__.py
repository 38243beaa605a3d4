"""Formats that puzzles live in elsewhere: they come in from there, and go out again.

A module of this package is a format, and a new format is a new file or folder here: nothing else
changes.  It has

    TITLE              what it is, in one line; up to a colon, its name
    PROBLEMS           the names of the problems whose puzzles it can hold
    looks_like(text)   whether a text seems to be in this format; cheap, and never raises
    read(text)         (problem, puzzle in our own text); Unreadable
    write(problem, puzzle)    the text of a puzzle of ours; Unwritable

One in which a puzzle's steps can stand has `PROOFS = True` as well, and its `write` takes them
last, as (rule, deduction, board) that a solution's `deduce` yields.  All texts end in a newline.
No other exception leaves `read` or `write`, whatever the text.  Our own text is a format too,
`own`; modules whose name begins with an underscore are what several formats share.
"""

import sys

if sys.argv[:1] == ["-m"]:  # python -m looks for its module: from here on Ctrl-C says nothing
    from ground import end_by_signal

    end_by_signal()

import codecs
import functools
import importlib
import os
import pkgutil
from collections.abc import Iterable
from types import ModuleType
from typing import IO, Any

OWN = "own"


class Unreadable(ValueError):
    """A text is not in a format; one line that says where, and what was expected."""


class Unwritable(ValueError):
    """A format cannot hold a puzzle; one line that says why."""


@functools.cache
def solution_of(problem: str) -> str:
    """The file name of the solution of a problem."""
    from ground.problems import describe  # loaded where Ctrl-C is no Traceback

    return describe(problem).solution.name


@functools.cache
def load_solution(name: str) -> ModuleType:
    """The solution of that file name; the same module for all who ask."""
    from ground.solutions import load as loaded  # as above

    return loaded(name)


def solver(problem: str) -> ModuleType:
    """The solution of a problem."""
    return load_solution(solution_of(problem))


@functools.cache
def names() -> tuple[str, ...]:
    """The names of all formats."""
    found = (module.name for module in pkgutil.iter_modules(__path__))
    return tuple(sorted(name for name in found if not name.startswith("_")))


def load(name: str) -> ModuleType:
    """The format of that name; ValueError if there is none."""
    if name not in names():
        raise ValueError(f"no format is called {name!r}; there are: {', '.join(names())}")
    return importlib.import_module(f"formats.{name}")


def holds_steps(name: str) -> bool:
    """Whether the format of that name has a place for a puzzle's steps."""
    return getattr(load(name), "PROOFS", False)


def text_in(file: IO[bytes]) -> str:
    """The text in an open file; OSError if it cannot be read."""
    from ground.files import read as content  # as above

    if not file.seekable():  # who shares a pipe may have set it not to wait
        os.set_blocking(file.fileno(), True)
    return decoded(content(file))


def decoded(data: bytes) -> str:
    """The text in a file, whatever its line ends are.

    It is UTF-8, or UTF-16 if it begins so, as some programs of Windows save it.
    """
    is_wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    text = data.decode("utf-16" if is_wide else "utf-8-sig", "replace")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def recognise(text: str) -> str | None:
    """The name of the format that a text seems to be in; None if it is in none.

    A text of ours is called foreign only if it is: ours is asked last.
    """
    for name in sorted(names(), key=lambda name: name == OWN):
        if load(name).looks_like(text):
            return name
    return None


def read(text: str, name: str | None = None) -> tuple[str, str]:
    """(problem, puzzle in our own text) of a text in the format of that name, or in any.

    What is returned is a puzzle that the problem's solution can parse.
    """
    name = name or recognise(text)
    if name is None:
        raise Unreadable(f"no format is recognised; there are: {', '.join(names())}")
    problem, puzzle = load(name).read(text)
    return problem, checked(problem, puzzle)


def checked(problem: str, puzzle: str) -> str:
    """The puzzle, if the problem's solution can parse it; else Unreadable."""
    try:
        solver(problem).parse(puzzle)
    except ValueError as error:
        raise Unreadable(f"it is no {problem} puzzle; in our own text, {error}") from None
    except solver(problem).Contradiction:
        pass  # a puzzle without an answer is one
    return puzzle


def write(name: str, problem: str, puzzle: str, steps: Iterable[Any] | None = None) -> str:
    """A puzzle of ours in the format of that name."""
    return holding(name, problem).write(problem, puzzle, *([] if steps is None else [steps]))


def holding(name: str, problem: str) -> ModuleType:
    """The format of that name; Unwritable if it cannot hold puzzles of the problem."""
    module = load(name)
    if problem not in module.PROBLEMS:
        raise Unwritable(f"{name} cannot hold {problem}, only {', '.join(module.PROBLEMS)}")
    return module


def puzzle_of(problem: str, text: str, name: str | None = None) -> str:
    """The puzzle in our own text, for tools that take puzzles of one problem.

    The text is in the format of that name, or in any.  One in no foreign format is returned as
    it is, for the problem's parser to judge.
    """
    name = name or recognise(text)
    if name in (None, OWN):
        return text
    found, puzzle = read(text, name)
    if solution_of(found) != solution_of(problem):
        raise Unreadable(f"expected a puzzle of {problem}, found one of {found} (as {name})")
    return puzzle
