"""How often the hardest rule is needed, and how much there is to find at the first breakthrough.

Some rules stop at the first place that tells something, so that easier ones can go on from there:
here they look everywhere.  All that is seen at one look is seen on the very same board, so that it
does not matter in which order.  Where more is known a look sees no less, but for two rules that
leave the rest to easier ones (Nurikabe's guarded corners, Alcazar's chains): one look more, then.
"""

from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Any

from ground.solutions import rules_to
from lessons.trace import Fact, Rule, news

CASES = 3  # the tier of rules that are asked only where all others are stuck


def wall(solver: ModuleType, board: Any, tier: int) -> int:
    """How many facts the rules of a tier give at the first breakthrough."""
    return next(breakthroughs(solver, board, tier), 0)


def effort(solver: ModuleType, board: Any, hardest: int) -> tuple[int, int, int]:
    """(Looks, times, wall) of a board that the rules up to the hardest finish.

    At each look all that these rules see is marked; but rules about cases have their turn only
    where all others are stuck.  `times` is how often the hardest rule is needed.
    """
    rules = solver.RULES
    tier = rules[hardest].tier
    if tier == CASES:
        found = list(breakthroughs(solver, board, tier))
        return len(found), len(found), found[0]
    looks = sum(1 for _ in rounds(solver, board, (), rules[: hardest + 1]))
    times = sum(1 for _ in rounds(solver, board, rules[:hardest], rules[hardest : hardest + 1]))
    return looks, times, wall(solver, board, tier)


def breakthroughs(solver: ModuleType, board: Any, tier: int) -> Iterator[int]:
    """How many facts the rules of a tier give each time that all easier ones are stuck."""
    hard = [rule for rule in solver.RULES if rule.tier == tier]
    return rounds(solver, board, rules_to(solver, tier - 1), hard)


def rounds(
    solver: ModuleType, board: Any, below: Sequence[Rule], hard: Sequence[Rule]
) -> Iterator[int]:
    """How many facts each round gives, until the board is finished.

    In each the rules `below` do what they can, and then the `hard` ones say all that they see.
    """
    while True:
        for _, _, board in solver.deduce(board, below):
            pass
        if not board.unknown:
            return
        facts = {fact for rule in hard for fact in told(solver, board, rule)}
        yield len(facts)
        board = solver.assume(board, [" ".join(fact) for fact in facts])


def told(solver: ModuleType, board: Any, rule: Rule) -> Iterator[Fact]:
    """All that a rule says of a board."""
    for found in getattr(rule, "everywhere", rule)(board):
        yield from news(solver, board, found)
