"""Run tools, and tell what they ask of solutions: python -m tests.helpers.watched FILE COMMAND ...

FILE gets a line `file what name` for each name that a file outside solutions/ asks of a solution
(what: module) or of what it made: Board, Puzzle, Deduction, Contradiction.
"""

import runpy
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from ground import solutions

ROOT = Path(__file__).parents[2]
LOAD = solutions.load
MADE = "Board", "Puzzle", "Deduction", "Contradiction"
asked: set[tuple[str, str, str]] = set()  # file, what, name


def noting(what: str, own: Callable[[Any, str], Any]) -> Callable[[Any, str], Any]:
    """What gives an attribute, and notes who asked for it."""

    def attribute(thing: Any, name: str) -> Any:
        asked.add((sys._getframe(1).f_code.co_filename, what, name))
        return own(thing, name)

    return attribute


class Watched(ModuleType):
    """A solution that notes what it is asked."""

    __getattribute__ = noting("module", ModuleType.__getattribute__)


def load(name: str) -> ModuleType:
    """The solution, watched."""
    module = LOAD(name)
    for made in MADE:
        kind = getattr(module, made, None)
        if kind:
            kind.__getattribute__ = noting(made, kind.__getattribute__)
    module.__class__ = Watched
    return module


def told() -> Iterator[str]:
    """What files of the project outside solutions/ have asked, a line each."""
    for file, what, name in asked:
        path = Path(file)
        if not name.startswith("__") and path.is_relative_to(ROOT):
            inside = path.relative_to(ROOT)
            if inside.parts[0] != "solutions":
                yield f"{inside} {what} {name}\n"


def run(command: str) -> None:
    """Run a tool to its end; SystemExit if it fails."""
    tool, *sys.argv[1:] = shlex.split(command)
    try:
        runpy.run_module(tool, run_name="__main__", alter_sys=True)
    except SystemExit as end:
        if end.code:
            raise


def main() -> None:
    """Run the tools."""
    file, *commands = sys.argv[1:]
    solutions.load = load
    try:
        for command in commands:
            run(command)
    finally:
        Path(file).write_text("".join(sorted(told())))


if __name__ == "__main__":
    main()
