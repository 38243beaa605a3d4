"""What the generators ask of a solver: where rules lead, and which tier of them a puzzle takes."""

import argparse
from collections.abc import Callable
from itertools import islice, takewhile
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


def rules_without(rules: Rules, name: str) -> Rules:
    """These rules but the one of that name."""
    return tuple(rule for rule in rules if rule.__name__ != name)


def takes_tier(solver: ModuleType, puzzle: str, tier: int) -> bool:
    """Whether the rules of the tier finish a puzzle, and those of the tier below do not."""
    board = solver.parse(puzzle)
    if tier > 1:
        board = follow(solver, board, rules_to(solver, tier - 1))
        if not board.unknown:
            return False
    return not follow(solver, board, rules_to(solver, tier)).unknown


def has_one_answer(solver: ModuleType, board: Any) -> bool:
    """Whether a board has just one answer: rules are slower to see that it has several."""
    return len(list(islice(solver.solve(board), 2))) == 1


def batches(items: list[Item], size: int) -> list[list[Item]]:
    """The items in batches of at most this size."""
    return [items[start : start + size] for start in range(0, len(items), size)]


def thinned(
    whole: T,
    parts: list[list[Item]],
    without: Callable[[T, list[Item]], T],
    is_enough: Callable[[T], bool],
) -> T:
    """The whole without the parts that it can do without: batch by batch, else half by half."""
    todo = parts[::-1]
    while todo:
        some = todo.pop()
        fewer = without(whole, some)
        if is_enough(fewer):
            whole = fewer
        elif len(some) > 1:
            half = len(some) // 2
            todo += [some[half:], some[:half]]
    return whole


def climb(
    solver: ModuleType,
    draft: T,
    text: Callable[[T], str],
    change: Callable[[T, int], T | None],
    rules: Rules,
    needed: str,
    most: int,
) -> T | None:
    """The draft changed until these rules finish it, and without the needed one do not.

    A change is made where cells are open, at most so often.  It is kept if it leaves no more
    cells open and, once the needed rule tells something that the others do not, it still does.
    """
    others = rules_without(rules, needed)

    def ends(draft: T) -> tuple[int, int]:
        board = follow(solver, solver.parse(text(draft)), others)
        return board.unknown, follow(solver, board, rules).unknown

    without, opened = ends(draft)
    for _ in range(most):
        if without and not opened:
            return draft
        if changed := change(draft, opened):
            stuck, left = ends(changed)
            is_good = left != stuck or opened == without
            if is_good and left.bit_count() <= opened.bit_count():
                draft, without, opened = changed, stuck, left
    return None


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
