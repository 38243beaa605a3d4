"""Small boards with all their answers, also those that nobody made as puzzles.

Puzzles are made from the smallest size up, some of what they give is left out, so that most have
several answers, and some facts of one of these are known.
"""

import re
from collections.abc import Iterator
from itertools import islice
from types import ModuleType
from typing import Any, NamedTuple

from generators import Chance
from lessons.lab.own.cases import EACH, new
from lessons.trace import fact_of, is_mark

LARGEST = 5  # rows and columns
VARIANTS = 4  # of each puzzle: nothing left out, one thing, two, three
KNOWN = 3  # boards of each, with facts from none to all
MOST = 64  # answers: boards with more are left out
GIVEN = {  # what a puzzle gives, and what may stand there instead
    "alcazar": r"(?<=\+)---(?=\+)|\|",
    "light_up": "[0-4]",
    "nurikabe": "[0-9]",
    "ripple_effect": "[0-9]",
}
OTHERWISE = {"alcazar": " ", "light_up": "#", "nurikabe": "?", "ripple_effect": "."}


class Board(NamedTuple):
    """A puzzle, some facts as words, and all answers that agree with them."""

    puzzle: str
    facts: list[str]
    answers: list[Any]


def boards(problem: str, solver: ModuleType) -> Iterator[Board]:
    """Many of them, the smallest first; the same each time."""
    chance = Chance(1)
    for number in range(EACH * LARGEST):
        case = new(problem, number)
        for left_out in range(VARIANTS) if case else ():
            puzzle = loosened(solver.NAME, case["puzzle"], left_out, chance)
            yield from with_facts(solver, puzzle, chance)


def loosened(name: str, puzzle: str, count: int, chance: Chance) -> str:
    """A puzzle without so many of the things that it gives."""
    size, _, rows = puzzle.partition("\n")
    found = list(re.finditer(GIVEN[name], rows))
    for match in chance.shuffled(found)[:count]:
        instead = OTHERWISE[name] * len(match[0])
        rows = rows[: match.start()] + instead + rows[match.end() :]
    return f"{size}\n{rows}"


def with_facts(solver: ModuleType, puzzle: str, chance: Chance) -> Iterator[Board]:
    """The puzzle with no facts, and with some of an answer; none if it has too many answers."""
    try:
        start = solver.parse(puzzle)
        answers = list(islice(solver.solve(start), MOST + 1))
    except (ValueError, solver.Contradiction):
        return
    if not 0 < len(answers) <= MOST:
        return
    for part in range(KNOWN):
        facts = [
            fact
            for fact in solver.facts(chance.pick(answers))
            if is_mark(fact_of(fact)) and chance.below(KNOWN) < part
        ]
        yield Board(puzzle, facts, [each for each in answers if agrees(solver, each, facts)])


def agrees(solver: ModuleType, answer: Any, facts: list[str]) -> bool:
    """Whether an answer has these facts."""
    try:
        solver.assume(answer, facts)
    except solver.Contradiction:
        return False
    return True
