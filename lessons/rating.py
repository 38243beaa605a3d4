"""How difficult a puzzle is: T.NN, and what goes with it.

T is the lowest tier whose rules, with those below, finish the puzzle; 4 if none does.  NN is the
number of rounds: in each, first all rules below tier T do what they can, and then each rule of
tier T says all that it sees at one look.  Some rules stop at the first place that tells something,
so that easier ones can go on from there: here they look everywhere, each place by itself (tier 3:
what each single case proves, followed by some rules of tiers 1 and 2, by more, and by all that
cases use).  All of that is marked at once, and the next round begins.  For 4 there are no rounds.

All that is seen in a round is seen on the very same board, in whatever order.  So a rating is the
puzzle's own: the same for the board turned or mirrored, and never higher for the board with more
facts.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from ground.solutions import rules_to
from lessons.trace import Rule, news, trace

BEYOND = 4  # the tier of puzzles that the rules do not finish


@dataclass(frozen=True, slots=True)
class Rating:
    """What is said of a puzzle's difficulty.

    `entry` is the tier of the first step, 0 if there is none.  `wall` is how much there is to
    find at the first breakthrough: the facts (a place and its value) that the rules of tier T
    give in the first round, when all that is easier has been found; 1 is a narrow place.
    """

    tier: int
    rounds: int
    entry: int
    wall: int
    steps: dict[str, int]

    def __str__(self) -> str:
        return f"{self.tier}.{self.rounds:02}" if self.tier < BEYOND else str(BEYOND)


def rate(solver: ModuleType, board: Any) -> Rating:
    """The rating of a board; Contradiction if it has no answer."""
    steps, entry = dict.fromkeys((rule.__name__ for rule in solver.RULES), 0), 0
    tier, end = 1, board
    for step in trace(solver, board):  # a rule has its turn only where all easier ones are stuck
        entry, tier, end = entry or step.tier, max(tier, step.tier), step.after
        steps[step.rule] += 1
    tier = BEYOND if end.unknown else tier
    rounds, wall = 0, 0
    if tier < BEYOND:
        for facts in breakthroughs(solver, board, tier):
            rounds, wall = rounds + 1, wall or facts
    return Rating(tier, rounds, entry, wall, steps)


def follow(solver: ModuleType, board: Any, rules: tuple[Rule, ...]) -> Any:
    """Where rules lead from a board."""
    for _, _, board in solver.deduce(board, rules):
        pass
    return board


def breakthroughs(solver: ModuleType, board: Any, tier: int) -> Iterator[int]:
    """How many facts each round gives, until the board is finished."""
    below = rules_to(solver, tier - 1)
    hard = tuple(rule for rule in solver.RULES if rule.tier == tier)
    while True:
        board = follow(solver, board, below)
        if not board.unknown:
            return
        facts = {
            fact
            for rule in hard
            for found in getattr(rule, "everywhere", rule)(board)
            for fact in news(solver, board, found)
        }
        yield len(facts)
        board = solver.assume(board, [" ".join(fact) for fact in facts])
