"""How difficult a puzzle is: T.EE, and what goes with it.

T is the lowest tier whose rules, with those below, finish the puzzle; 4 if none does.  EE is the
effort of the hardest step when always a step of least effort is taken, by the rules up to tier T:
how many laws it needs at once, 99 if more.  For 4 there is no effort.

So a rating is the puzzle's own, the same for the board turned or mirrored; but in tier 3 efforts
are those of the steps that the lesson tells.  It is as wide as any other, and the harder puzzle's
comes later as a text and as a number.
"""

from dataclasses import dataclass
from types import ModuleType
from typing import Any

from ground.solutions import rules_to
from lessons.rating.efforts import Climb
from lessons.trace import Step, news, trace

CASES = 3  # the tier from which on all efforts would take too long to find
BEYOND = 4  # the tier of puzzles that the rules do not finish
MOST = 99  # laws that a rating tells


@dataclass(frozen=True, slots=True)
class Exact:
    """K*; where the work was cut short, it is no more than that."""

    laws: int
    cut: bool

    def __str__(self) -> str:
        laws = "law" if self.laws == 1 else "laws at once"
        return f"{'at most ' * self.cut}{self.laws} {laws}"


@dataclass(frozen=True, slots=True)
class Rating:
    """What is said of a puzzle's difficulty.

    `effort` is how many laws the hardest step needs, and `times` how often such a step was needed.
    `entry` is the tier of the first step, 0 if there is none.  `wall` is how much there is to find
    at the first breakthrough: the facts (a place and its value) that the rules of tier T give at
    one look, when all that is easier has been found; 1 is a narrow place.
    """

    tier: int
    effort: int
    times: int
    entry: int
    wall: int
    steps: dict[str, int]
    exact: Exact | None = None

    def __str__(self) -> str:
        return f"{self.tier}.{min(self.effort, MOST):02}"


def rate(solver: ModuleType, board: Any) -> Rating:
    """The rating of a board; Contradiction if it has no answer."""
    told = list(trace(solver, board))  # a rule has its turn only where all easier ones are stuck
    steps = dict.fromkeys((rule.__name__ for rule in solver.RULES), 0)
    for step in told:
        steps[step.rule] += 1
    entry = told[0].tier if told else 0
    if (told[-1].after if told else board).unknown:
        return Rating(BEYOND, 0, 0, entry, 0, steps)
    tier = max((step.tier for step in told), default=1)
    effort, times = hardest(solver, board, tier, told)
    return Rating(tier, effort, times, entry, wall(solver, board, tier), steps)


def hardest(solver: ModuleType, board: Any, tier: int, told: list[Step]) -> tuple[int, int]:
    """The effort of the hardest step, and how many there are; in tier 3 of those told."""
    if tier < CASES:
        climb = Climb(solver, board, tier).finish()
        return climb.effort, climb.times
    efforts = [len(step.proof["laws"]) for step in told if step.tier == tier]
    return max(efforts), efforts.count(max(efforts))


def wall(solver: ModuleType, board: Any, tier: int) -> int:
    """How many facts the rules of a tier give at the first breakthrough."""
    for _, _, board in solver.deduce(board, rules_to(solver, tier - 1)):
        pass
    hard = (rule for rule in solver.RULES if rule.tier == tier)
    found = (found for rule in hard for found in getattr(rule, "everywhere", rule)(board))
    return len({fact for each in found for fact in news(solver, board, each)})
