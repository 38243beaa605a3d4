"""How hard a puzzle is: T.NN.

T is the lowest tier whose rules, with those below, finish the puzzle.  NN counts the rounds of
tier T, where each round first does all that the tiers below can, and then everything that tier T
says at that point at once.  As rules are monotone it does not depend on the order of looking.
"""

from collections import Counter
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from lessons.trace import new_cells, tier_of

BEYOND = 4  # the tier of a puzzle that the rules do not finish: search goes on from there


@dataclass(frozen=True, slots=True)
class Rating:
    """`wall` is how many places tier T settles in the round where it settles fewest.

    `steps` is {rule: number of steps} of all rules, `entry` the tier of the first step.
    """

    tier: int
    rounds: int
    entry: int
    wall: int
    steps: dict[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        """T.NN, or 4 where the rules do not finish the puzzle."""
        return f"{self.tier}.{self.rounds:02}" if self.tier < BEYOND else str(self.tier)


def rate(solver: ModuleType, board: Any) -> Rating:
    """The rating of a board; Contradiction if it has no answer."""
    steps: Counter[str] = Counter()
    entry, last = 0, board
    for rule, _, last in solver.deduce(board):
        steps[rule.__name__] += 1
        entry = entry or tier_of(solver, rule)
    if last.unknown:
        return Rating(BEYOND, 0, entry, 0, dict(steps))
    below: tuple[Any, ...] = ()
    for tier, rules in enumerate((solver.DIRECT, solver.STRUCTURAL, solver.CASES), 1):
        if not follow(solver, board, below + rules).unknown:
            rounds = list(rounds_of(solver, board, below, rules))
            return Rating(tier, len(rounds), entry, min(rounds, default=0), dict(steps))
        below += rules
    raise AssertionError("all rules together have finished it")


def rounds_of(
    solver: ModuleType, board: Any, below: tuple[Any, ...], rules: tuple[Any, ...]
) -> Any:
    """How many places each round of these rules settles."""
    board = follow(solver, board, below)
    while board.unknown:
        before, settled = board, 0
        for found in [found for rule in rules for found in rule(before)]:
            settled |= new_cells(solver, before, found.cells, found.value)
            board = board.mark(found.cells, found.value)
        yield solver.count(settled)
        board = follow(solver, board, below)


def follow(solver: ModuleType, board: Any, rules: tuple[Any, ...]) -> Any:
    """Where rules lead."""
    for _, _, board in solver.deduce(board, rules):
        pass
    return board
