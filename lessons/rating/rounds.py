"""How often the hardest rule is needed, and how much there is to find at the first breakthrough.

Some rules stop at the first place that tells something, so that easier ones can go on from there:
here they look everywhere.  All that is seen at one look is seen on the very same board, so that it
does not matter in which order.  Where more is known a look sees no less, but for two rules that
leave the rest to easier ones (Nurikabe's guarded corners, Alcazar's chains): one look more, then.
What easier rules see from the rest of what a rule about cases says need not be said to count looks.
"""

from collections.abc import Iterator
from types import ModuleType
from typing import Any

from generators._logic import Rules, follow
from ground.solutions import rules_to
from lessons.trace import Fact, Rule, everywhere, news

CASES = 3  # the tier of rules that are asked only where all others are stuck


def wall(solver: ModuleType, board: Any, tier: int) -> int:
    """How many facts the rules of a tier give at the first breakthrough."""
    board = follow(solver, board, rules_to(solver, tier - 1))
    if not board.unknown:
        return 0
    return len({fact for rule in of_tier(solver, tier) for fact in told(solver, board, rule)})


def effort(solver: ModuleType, board: Any, hardest: int) -> tuple[int, int]:
    """(Looks, times) of a board that the rules up to the hardest finish.

    At each look all that these rules see is marked; but rules about cases have their turn only
    where all others are stuck.  `times` is how often the hardest rule is needed.
    """
    rules = solver.RULES
    tier = rules[hardest].tier
    if tier == CASES:
        times = looks(solver, board, rules_to(solver, tier - 1), of_tier(solver, tier))
        return times, times
    return (
        looks(solver, board, (), rules[: hardest + 1]),
        looks(solver, board, rules[:hardest], rules[hardest : hardest + 1]),
    )


def of_tier(solver: ModuleType, tier: int) -> Rules:
    """The rules of one tier."""
    return tuple(rule for rule in solver.RULES if rule.tier == tier)


def looks(solver: ModuleType, board: Any, below: Rules, hard: Rules) -> int:
    """How often the `hard` rules look until the board is finished.

    Each time the rules `below` have done what they can, and all that the hard ones say is marked.
    """
    number, board = 0, follow(solver, board, below)
    while board.unknown:
        number, board = number + 1, after_look(solver, board, below, hard)
    return number


def after_look(solver: ModuleType, board: Any, below: Rules, hard: Rules) -> Any:
    """Where the rules `below` end with what the `hard` ones say; the last look may end early."""
    facts: dict[str, None] = {}
    enough = 1
    for rule in hard:
        for fact in told(solver, board, getattr(rule, "enough", rule)):
            facts[" ".join(fact)] = None
            if len(facts) >= enough:
                after = follow(solver, solver.assume(board, facts), below)
                if not after.unknown:
                    return after
                enough = 2 * len(facts)
    return follow(solver, solver.assume(board, facts), below)


def told(solver: ModuleType, board: Any, rule: Rule) -> Iterator[Fact]:
    """All that a rule says of a board."""
    for found in everywhere(rule)(board):
        yield from news(solver, board, found)
