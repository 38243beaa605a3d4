"""The steps that lead from a puzzle to its answer, as facts about places.

A place is a cell (r1c2), in Alcazar an edge (r1c1-r1c2, r1c1-top); a value is what a solution
writes of it: sea, bulb, 3, not 3, path.  A fact is a place with its value.  Both are the words
of the solution itself, so all of this is the same for every puzzle.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any

Rule = Any  # a function board -> Deductions
Fact = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Step:
    """One deduction: these places are this value by that rule, as other places prove.

    `places` are those that are new; `found` is the solution's own Deduction, and `before` and
    `after` are its boards, for who wants to look closer.  `read` is the board that the rule had
    before it: it says all that it sees at one look, and only then looks again.
    """

    number: int
    rule: str
    tier: int
    places: tuple[str, ...]
    value: str
    because: tuple[str, ...]
    found: Any
    before: Any
    after: Any
    solver: ModuleType
    read: Any

    @property
    def facts(self) -> tuple[Fact, ...]:
        """What the step settles."""
        return tuple((place, self.value) for place in self.places)


def tier_of(solver: ModuleType, rule: Rule) -> int:
    """The tier of a rule: 1 direct, 2 structural, 3 cases."""
    tiers = solver.DIRECT, solver.STRUCTURAL, solver.CASES
    return next(tier for tier, rules in enumerate(tiers, 1) if rule in rules)


def new_cells(solver: ModuleType, board: Any, cells: int, value: Any) -> int:
    """Those of `cells` for which `value` is new to the board."""
    new = 0
    for cell in solver.each(cells):
        if board.mark(cell, value) is not board:
            new |= cell
    return new


class Look:
    """Which board the rule at work has before it."""

    def __init__(self) -> None:
        self.board: Any = None
        self.rules: dict[Rule, Rule] = {}

    def through(self, rule: Rule) -> Rule:
        """The same rule, its board noted."""

        def watched(board: Any) -> Any:
            self.board = board
            return rule(board)

        self.rules[watched] = rule
        return watched


def trace(solver: ModuleType, board: Any, rules: Iterable[Rule] | None = None) -> Iterator[Step]:
    """Every step of the rules from a board, easiest first; Contradiction if it has no answer."""
    look = Look()
    chosen = [look.through(rule) for rule in (solver.RULES if rules is None else rules)]
    for number, (watched, found, after) in enumerate(solver.deduce(board, chosen), 1):
        rule = look.rules[watched]
        new = new_cells(solver, board, found.cells, found.value)
        yield Step(
            number,
            rule.__name__,
            tier_of(solver, rule),
            tuple(solver.names(board, new).split()),
            str(found.value),
            tuple(solver.names(board, found.because).split()),
            found,
            board,
            after,
            solver,
            look.board,
        )
        board = after
