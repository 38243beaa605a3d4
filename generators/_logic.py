"""What the generators ask of a solver: where rules lead, and which tier of them a puzzle takes."""

import argparse
from collections.abc import Callable
from itertools import takewhile
from types import ModuleType
from typing import Any, TypeVar

from ground.solutions import rules_to

T = TypeVar("T")
Item = TypeVar("Item")
Rules = tuple[Callable[[Any], Any], ...]
TIERS = {"direct": 1, "structural": 2, "cases": 3}


def add_difficulty(
    parser: argparse.ArgumentParser, option: str = "--difficulty", usual: str | None = "structural"
) -> None:
    """The option for the tier of rules, and the usual tier; None: any."""
    about = f"the tier of rules that it takes (that of --rule, or {usual or 'any'})"
    parser.add_argument(option, dest="tier", choices=TIERS, help=about)
    parser.set_defaults(usual_tier=usual)


def rules_up_to(solver: ModuleType) -> dict[int, Rules]:
    """The rules of each tier and of those below."""
    return {tier: rules_to(solver, tier) for tier in (0, 1, 2, 3)}


def rules_before(solver: ModuleType, name: str) -> Rules:
    """The rules that come before that one, easiest first."""
    return tuple(takewhile(lambda rule: rule.__name__ != name, solver.RULES))


def takes_tier(solver: ModuleType, puzzle: str, tier: int) -> bool:
    """Whether the rules of the tier finish a puzzle, and those of the tier below do not."""

    def finish(tier: int) -> bool:
        return not follow(solver, solver.parse(puzzle), rules_up_to(solver)[tier]).unknown

    return not (tier > 1 and finish(tier - 1)) and finish(tier)


def thinned(
    whole: T,
    parts: list[Item],
    without: Callable[[T, list[Item]], T],
    is_enough: Callable[[T], bool],
    batch: int,
) -> T:
    """The whole without the parts, in this order, that it can do without; so many at first."""
    todo = [parts[start : start + batch] for start in range(0, len(parts), batch)][::-1]
    while todo:
        some = todo.pop()
        fewer = without(whole, some)
        if is_enough(fewer):
            whole = fewer
        elif len(some) > 1:
            half = len(some) // 2
            todo += [some[half:], some[:half]]
    return whole


def follow(solver: ModuleType, board: Any, rules: Rules) -> Any:
    """Where rules lead from a board."""
    for _, _, board in solver.deduce(board, rules):
        pass
    return board


def refutes(solver: ModuleType, board: Any, fact: str, rules: Rules) -> bool:
    """Whether these rules find that a fact, in the solver's words, cannot be."""
    try:
        follow(solver, solver.assume(board, [fact]), rules)
    except solver.Contradiction:
        return True
    return False


def told(solver: ModuleType, board: Any, cells: int, value: str) -> list[str]:
    """The facts that these cells are this value."""
    return [f"{place} {value}" for place in solver.names(board, cells).split()]
