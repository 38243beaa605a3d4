"""Where a puzzle comes from: a file, a link, standard input."""

import os
import sys
from contextlib import nullcontext
from io import BytesIO
from pathlib import Path
from types import ModuleType
from typing import Any

from formats import Unreadable, own, puzzle_of, text_in
from ground.commands import path_to


class Unfit(Exception):
    """The command line or the input cannot be used; one line that says why."""


class Link(str):
    """A puzzle in a link, which holds all of it: read as a file is."""

    stem = ""

    def is_dir(self) -> bool:
        """It is no folder."""
        return False

    def open(self, _: str) -> BytesIO:
        """The link itself."""
        return BytesIO(os.fsencode(self))


Source = Path | Link | None  # None: standard input


def source(text: str) -> Path | Link:
    """What a puzzle is read from."""
    return Link(text) if text.startswith(("https://", "http://")) else path_to(text)


def said_of(path: Source, words: object) -> str:
    """What is said of a puzzle, after the name of its file if it has one."""
    return f"{path}: {words}" if path else str(words)


def read(problem: str, path: Source) -> str:
    """A puzzle's text, with plain blanks; one of other programs is converted."""
    if not path and not sys.stdin:
        raise Unfit("cannot read the standard input: it is closed")
    try:
        with path.open("rb") if path else nullcontext(sys.stdin.buffer) as file:
            return own.plain(puzzle_of(problem, text_in(file)))
    except OSError as error:
        raise Unfit(f"cannot read {path or 'the standard input'}: {error.strerror}") from error
    except Unreadable as error:
        raise Unfit(said_of(path, error)) from error


def parse(solver: ModuleType, text: str, path: Source) -> Any:
    """The board that a text shows."""
    try:
        return solver.parse(text)
    except ValueError as error:
        raise Unfit(said_of(path, error)) from error


def is_same(path: Source, out: Path) -> bool:
    """Whether a puzzle is read from that file."""
    if path is None:
        return bool(sys.stdin) and os.path.samestat(os.fstat(0), out.stat())
    return isinstance(path, Path) and path.is_file() and out.samefile(path)


def spare(path: Source, out: Path) -> None:
    """Unfit if what is written would take the puzzle's place."""
    if out.is_file() and is_same(path, out):
        raise Unfit(f"{out} is the puzzle itself: expected another file to write")
