"""Lessons: the command line, the cases that are told, their steps."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from lessons import words_of
from lessons.rating.easiest import easiest
from lessons.trace import Step, trace
from tests.helpers import tools
from tests.helpers.cases import ROOT, Problem, files

NURIKABE = ROOT / "testcases" / "nurikabe" / "data" / "sample" / "1.in"
SAMPLES = files("data/sample/*.in")
SMALL = 450  # characters: a case with no more is small
CASES = [
    case
    for case in files("data/*/*.in")
    if case.values[1].parent.name in ("sample", "secret")
    and case.values[1].stat().st_size < SMALL
    and case.id[-1] in "123"
]


def lessons(*options: str, puzzle: str = "") -> tuple[int, str, str]:
    """Exit status, output and messages of the command line."""
    done = tools.fork("lessons", *options, text=puzzle)
    return done.returncode, done.stdout, done.stderr


def words(problem: Problem) -> Any:
    """The module that speaks of a problem's puzzle."""
    return words_of(Path(problem.solution).stem)


def case_steps(problem: Problem, puzzle: str) -> Iterator[Step]:
    """The steps to a puzzle's answer by the rules in their order, as far as there is one."""
    solver = problem.module()
    yield from trace(solver, solver.parse(puzzle))


def lesson_steps(problem: Problem, puzzle: str) -> Iterator[Step]:
    """The steps that a lesson takes."""
    solver = problem.module()
    yield from easiest(solver, solver.parse(puzzle), puzzle)


@lru_cache(maxsize=4)
def known_steps(problem: Problem, puzzle: str) -> tuple[Step, ...]:
    """The same for tests that only look at them: what is proved of a step is proved once."""
    return tuple(case_steps(problem, puzzle))
