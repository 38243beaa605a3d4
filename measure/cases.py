"""The cases that are measured: of a corpus, or a problem's own; by size and by patterns."""

import contextlib
import errno
import os
import random
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import lessons
from ground.files import read
from ground.problems import FOLDER, describe

SIDES = {10: "side <=10", 20: "side 11-20", 30: "side 21-30", 10**9: "side >30"}
SEED = "bench"


class Case(NamedTuple):
    """A puzzle and its one answer."""

    path: Path
    classes: list[str]

    @property
    def puzzle(self) -> str:
        """The input."""
        return text_in(self.path)

    @property
    def answer(self) -> str:
        """The answer."""
        return text_in(self.path.with_suffix(".ans"))


def text_in(path: Path) -> str:
    """The text in a file; OSError."""
    try:
        return content(path)
    except ValueError:
        raise OSError(errno.EILSEQ, "expected text in UTF-8", str(path)) from None


def content(path: Path) -> str:
    """The same, but ValueError where it is not in UTF-8.  Nobody waits for a pipe."""
    if path.is_fifo():
        raise OSError(errno.EINVAL, "it is a pipe", str(path))
    with path.open(encoding="utf-8") as file:
        return read(file)


def inputs_of(folder: Path) -> list[Path]:
    """The *.in in a folder, none where there is no folder; OSError where it cannot be read."""
    if not folder.is_dir():
        return []
    with os.scandir(folder) as files:
        return sorted(folder / file.name for file in files if file.name.endswith(".in"))


def cases_of(problem: str, corpus: Path | None) -> list[Case]:
    """The cases of a problem in the corpus, or else its own; OSError."""
    own = [FOLDER / problem / "data" / folder for folder in ("sample", "secret")]
    folders = [corpus / problem] if corpus else own
    paths = [path for folder in folders for path in inputs_of(folder)]
    solver, patterns = lessons.solver_of(problem), describe(problem).classes
    return [Case(path, classes_of(puzzle_in(path, solver), patterns)) for path in paths]


def puzzle_in(path: Path, solver: ModuleType) -> str:
    """The puzzle in a file; OSError."""
    puzzle = text_in(path)
    try:
        solver.parse(puzzle)
    except ValueError as error:
        raise OSError(errno.EINVAL, str(error), str(path)) from None
    return puzzle


def classes_of(puzzle: str, patterns: dict[str, str]) -> list[str]:
    """The classes of a case: one by its longer side, others by the problem's patterns."""
    size = next(name for bound, name in SIDES.items() if side_of(puzzle) <= bound)
    return [size] + [name for name, pattern in patterns.items() if re.fullmatch(pattern, puzzle)]


def side_of(puzzle: str) -> int:
    """The longer side of a board: its first line says it, or the corners of a drawing do."""
    lines = [line for line in puzzle.split("\n") if not line.startswith("#")]
    words = lines[0].split()
    if words and all(word.isdecimal() for word in words):
        return max(map(int, words))
    corners = [line.count("+") for line in lines if "+" in line]
    return max(len(corners), *corners) - 1


def sample_of(cases: list[Case], number: int) -> list[Case]:
    """At most so many cases of each size, always the same ones."""
    chosen = []
    for size in SIDES.values():
        group = [case for case in cases if case.classes[0] == size]
        chosen += random.Random(SEED).sample(group, min(number, len(group)))
    return sorted(chosen)


@contextlib.contextmanager
def within(seconds: float) -> Iterator[None]:
    """So many seconds, and then TimeoutError."""
    try:
        with lessons.within(seconds):
            yield
    except lessons.Late as late:
        raise TimeoutError(late) from None
