"""Lessons: every step that a solver makes, in words, on the terminal and on a page.

A module per puzzle (lessons/NAME.py, NAME being the solution's) knows how to say and how to
draw; the rules are the solution's own, and no rule stands here:

    TITLE                   the puzzle's name for people
    LAWS                    its laws, a sentence each
    LEGUP                   {rule: LEGUP's name for it}, where LEGUP has one
    say(step)               one sentence, as a player would say it, with this step's cells
    givens(solver, board)   what a page needs to draw the puzzle, as JSON: see each module
    known(solver, board)    {value: cells}: what a board has settled

A new puzzle is one new file here and one in web/, and nothing else changes.
"""

import importlib
from types import ModuleType

from ground import solutions
from ground.problems import describe


def words_of(solution: str) -> ModuleType:
    """The module that speaks of a solution's puzzle: words_of("light_up")."""
    return importlib.import_module(f"lessons.{solution}")


def solver_of(problem: str) -> ModuleType:
    """The solution that solves a problem, as a module; ProblemError if there is no such problem."""
    return solutions.load(describe(problem).solution.name)
