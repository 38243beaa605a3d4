"""What the tests know of the problems: everything is found by listing testcases/."""

import importlib
import subprocess
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest
import yaml

from ground import solutions
from tests.helpers.processes import LONGEST

ROOT = Path(__file__).parents[2]


class Problem(NamedTuple):
    """A folder of testcases/, and what its problem.yaml says of the puzzle."""

    folder: Path
    solution: str
    checker: str

    @property
    def name(self) -> str:
        """The name of the folder."""
        return self.folder.name

    def module(self) -> ModuleType:
        """Its solution as a module."""
        return solutions.load(self.solution)

    def check(self, puzzle: str, answer: str) -> None:
        """Ask its checker."""
        importlib.import_module(f"judge.checkers.{self.checker}").check(puzzle, answer)


def problem(folder: Path) -> Problem:
    """The problem in a folder."""
    puzzle = yaml.safe_load((folder / "problem.yaml").read_text())["puzzle"]
    return Problem(folder, puzzle["solution"], puzzle["checker"])


PROBLEMS = [problem(path.parent) for path in sorted(ROOT.glob("testcases/*/problem.yaml"))]


def problem_of(name: str) -> Problem:
    """The problem of that name."""
    return next(problem for problem in PROBLEMS if problem.name == name)


def files(pattern: str, checker: str = "") -> list[Any]:
    """(problem, file) for each file that fits, as parameters of a test.

    Of each problem, or of those with that checker.
    """
    return [
        pytest.param(each, path, id=f"{each.name}/{path.parent.name}/{path.stem}")
        for each in PROBLEMS
        if checker in ("", each.checker)
        for path in sorted(each.folder.glob(pattern))
    ]


@cache
def cells(path: Path) -> int:
    """How many cells a puzzle has."""
    lines = [line for line in path.read_text().split("\n") if line.strip()]
    sides = [int(word) for word in lines[0].split() if word.isdecimal()] or [len(lines) // 2]
    return sides[0] * sides[-1]


def smallest_by_cases(every: list[Any]) -> list[Any]:
    """Of each problem the smallest of these cases that is solved only by going through cases."""
    hard = sorted((case for case in every if "-cases-" in case.id), key=lambda case: case.id)
    first: dict[str, Any] = {}
    for case in sorted(hard, key=lambda case: cells(case.values[1])):
        first.setdefault(case.values[0].name, case)
    return list(first.values())


def text(path: Path, suffix: str) -> str:
    """The text of the file beside `path` with that suffix."""
    return path.with_suffix(suffix).read_text()


def solve(
    solution: str, puzzle: bytes, *options: str, python: str = sys.executable
) -> subprocess.CompletedProcess[bytes]:
    """Run a solution as its users do: a process of its own."""
    command = [python, str(ROOT / "solutions" / solution), *options]
    return subprocess.run(command, input=puzzle, capture_output=True, timeout=LONGEST, check=False)
