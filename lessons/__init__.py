"""Lessons: every step that a solver makes, in words, on the terminal and on a page.

The rules are the solution's own; how a puzzle is drawn stands in puzzles/, and why a rule's steps
hold in reasons/, a module each.  A new puzzle is one new file in both and one in web/puzzles/, and
nothing else changes.
"""

import importlib
from types import ModuleType

from ground import solutions
from ground.problems import describe


def words_of(solution: str) -> ModuleType:
    """The module that speaks of a solution's puzzle: words_of("light_up")."""
    return importlib.import_module(f"lessons.puzzles.{solution}")


def solver_of(problem: str) -> ModuleType:
    """The solution that solves a problem, as a module; ProblemError if there is no such problem."""
    return solutions.load(describe(problem).solution.name)
