"""How difficult a puzzle is: T.EE.DD, and what goes with it.

T is the lowest tier whose rules, with those below, finish the puzzle; 4 if none does.  EE is how
hard the hardest step is when always one of the easiest is taken, and DD is for puzzles of the
same EE.

Where all laws count cells (Light Up, Ripple Effect), EE is how many laws that step needs, whatever
rules one knows, and DD from how many known facts it starts.  Where a law speaks of the whole
board, the sea or the path, the number of laws says little: there EE is the number of the hardest
rule, counted from the easiest, and DD how many looks it takes.

All of that is the puzzle's own, the same for the board turned or mirrored, and never higher for
the board with more facts, but for DD, now and then, by one look (Nurikabe's guard_corner, Alcazar's
chains).  It is as wide as any other, and the harder puzzle's comes later as a text.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

from lessons.rating import rounds
from lessons.reasons.words import counted
from lessons.rules import Rule
from lessons.trace import Step, trace

BEYOND = 4  # the tier of puzzles that the rules do not finish
MOST = 99  # the most that two digits tell
COUNTED = ("light_up", "ripple_effect")  # whose laws all count cells


@dataclass(frozen=True, slots=True)
class Exact:
    """K*; where the work was cut short, it is no more than that."""

    laws: int
    cut: bool

    def __str__(self) -> str:
        at_once = " at once" if self.laws > 1 else ""
        return f"{'at most ' * self.cut}{counted(self.laws, 'law')}{at_once}"


@dataclass(frozen=True, slots=True)
class Rating:
    """What is said of a puzzle's difficulty.

    `effort` is how many laws the hardest step needs, and `facts` from how many it starts; or, where
    these are not counted, the number of the hardest rule, and `looks` how many the puzzle takes.
    `times` is how often such a step was needed.  `entry` is the tier of the first step, 0 if there
    is none.  `wall` is how much there is to find at the first breakthrough: the facts (a place and
    its value) that the rules of tier T give at one look, when all that is easier has been found; 1
    is a narrow place; None where nobody has asked for it.
    """

    tier: int
    effort: int
    facts: int | None
    looks: int | None
    times: int
    entry: int
    wall: int | None
    steps: dict[str, int]
    exact: Exact | None = None

    def __str__(self) -> str:
        least = self.looks if self.facts is None else self.facts
        digits = (min(number or 0, MOST) for number in (self.effort, least))
        return ".".join([str(self.tier), *(f"{number:02}" for number in digits)])


def rate(solver: ModuleType, board: Any, puzzle: str) -> Rating:
    """The rating of a board of a puzzle, given as text; Contradiction if it has no answer."""
    rating = grade(solver, board, puzzle)
    return replace(rating, wall=rounds.wall(solver, board, rating.tier) if rating.effort else 0)


def grade(
    solver: ModuleType, board: Any, puzzle: str, traced: Iterable[Step] | None = None
) -> Rating:
    """The same without the wall, which may take the longest of all.

    Who has `traced` the board already need not wait for that again.
    """
    steps, entry, end = dict.fromkeys((rule.__name__ for rule in solver.RULES), 0), 0, board
    if traced is None:
        traced = trace(solver, board)
    for step in traced:  # a rule has its turn only where all easier ones are stuck
        entry, end = entry or step.tier, step.after
        steps[step.rule] += 1
    counts_laws = solver.NAME in COUNTED
    if end.unknown or not entry:
        facts, looks = (0, None) if counts_laws else (None, 0)
        return Rating(BEYOND if end.unknown else 1, 0, facts, looks, 0, entry, None, steps)
    hardest = max(i for i, rule in enumerate(solver.RULES) if steps[rule.__name__])
    tier = solver.RULES[hardest].tier
    if not counts_laws:
        looks, times = rounds.effort(solver, board, hardest)
        return Rating(tier, hardest + 1, None, looks, times, entry, None, steps)
    from lessons.rating.laws import climb  # heavier than all that other puzzles need

    found = climb(solver.NAME, puzzle, solver.facts(board))
    return Rating(tier, found.laws, found.facts, None, found.times, entry, None, steps)


def meaning(rating: Rating, rules: Sequence[Rule]) -> str:
    """What a rating says, of a solver with these rules."""
    if rating.tier > 3:
        return "beyond the rules"
    if not rating.effort:
        return "there is nothing left to find"
    looks = "one look takes" if rating.times == 1 else f"{rating.times} looks take"
    hardest = needs(rating, rules)
    return f"takes tier {rating.tier}; the hardest step needs {hardest}; {looks} such a step"


def needs(rating: Rating, rules: Sequence[Rule]) -> str:
    """What the hardest step needs."""
    if rating.facts is None:
        return f"rule {rating.effort} of {len(rules)}, {rules[rating.effort - 1].title}"
    if rating.effort >= MOST:
        return "more laws than can be followed"
    at_once = "" if rating.effort == 1 else " at once"
    return counted(rating.effort, "law") + at_once
