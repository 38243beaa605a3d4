"""Puzzles that somebody draws, as texts that change: a module per solution.

A module here (its name is the solution's) has

    TOOLS                       (tool, what it draws) of each; "number" stands for any number
    NUMBERS                     the range of these
    blank(height, width)        the text to begin with
    put(puzzle, places, tool)   the text with the tool used at these places; ValueError if that
                                cannot be: it is left as it is then

`places` are one cell or edge, the two cells of a pair, or those from the first to the last of which
one draws.
"""

import importlib
from types import ModuleType
from typing import Any

from ground.problems import all_problems, describe
from lessons import title_of, words_of

LARGEST = 40  # side of a board that is drawn


def kinds() -> list[dict[str, Any]]:
    """{"problem", "title", "tools", "numbers": the first and the last} of all that can be drawn."""
    return list(map(kind_of, all_problems()))


def kind_of(problem: str) -> dict[str, Any]:
    """The same of a problem."""
    module = module_of(problem)
    return {
        "problem": problem,
        "title": title_of(problem),
        "tools": list(module.TOOLS),
        "numbers": [module.NUMBERS.start, module.NUMBERS.stop - 1],
    }


def module_of(problem: str) -> ModuleType:
    """The module that draws puzzles of a problem."""
    return importlib.import_module(f"lessons.lab.drawn.{describe(problem).solution.stem}")


def blank(problem: str, height: int, width: int) -> dict[str, Any]:
    """A board to begin with, as shown has it."""
    sides = [max(1, min(LARGEST, side)) for side in (height, width)]
    return shown(problem, module_of(problem).blank(*sides))


def put(problem: str, puzzle: str, places: list[str], tool: str) -> dict[str, Any]:
    """A puzzle with a tool used at some places, as shown has it; or as it is, "said" why."""
    try:
        return shown(problem, module_of(problem).put(puzzle, places, tool))
    except ValueError as error:
        return shown(problem, puzzle) | {"said": str(error)}


def shown(problem: str, puzzle: str) -> dict[str, Any]:
    """{"solution", "givens", "puzzle"}: what is needed to draw a puzzle."""
    solution = describe(problem).solution.stem
    return {"solution": solution, "givens": words_of(solution).givens(puzzle), "puzzle": puzzle}
