"""The steps that lead from a puzzle to its answer, as facts about places, each with its proof.

A place is a cell (r1c2), in Alcazar an edge (r1c1-r1c2, r1c1-top); a value is what a solution
writes of it: sea, bulb, 3, not 3, path.  A fact is a place with its value.  Both are the words
of the solution itself, so all of this is the same for every puzzle.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import Any

Rule = Any  # a function board -> Deductions, with its tier
Fact = tuple[str, str]
Proof = dict[str, Any]  # as docs/proofs.md has it
CELL = re.compile(r"r\d+c\d+(?:-(?:r\d+c\d+|top|left|bottom|right))?")


@dataclass(frozen=True)
class Step:
    """One deduction: these facts follow by that rule.

    `found` is the solution's own Deduction, and `before` and `after` are its boards, for who
    wants to ask more.
    """

    number: int
    function: Rule
    facts: tuple[Fact, ...]
    found: Any
    before: Any
    after: Any
    solver: ModuleType

    @property
    def rule(self) -> str:
        """The name of its rule."""
        return str(self.function.__name__)

    @property
    def tier(self) -> int:
        """The tier of its rule: 1 direct, 2 structural, 3 cases."""
        return int(self.function.tier)

    @property
    def places(self) -> tuple[str, ...]:
        """Where its facts are."""
        return tuple(dict.fromkeys(place for place, _ in self.facts))

    @property
    def value(self) -> str:
        """What they say, the first of them."""
        return self.facts[0][1]

    @cached_property
    def proof(self) -> Proof:
        """The facts and laws that it follows from, and how."""
        return dict(self.solver.prove(self.before, self.function, self.found))

    @property
    def because(self) -> tuple[str, ...]:
        """The places of the facts and laws that it follows from."""
        return tuple(dict.fromkeys(CELL.findall(" ".join(self.proof["from"] + self.proof["laws"]))))


def fact_of(words: str) -> Fact:
    """(place, value) of a fact in words."""
    place, value = words.split(" ", 1)
    return place, value


def trace(solver: ModuleType, board: Any, rules: Iterable[Rule] | None = None) -> Iterator[Step]:
    """Every step of the rules from a board, easiest first; Contradiction if it has no answer."""
    known = set(solver.facts(board))
    chosen = solver.RULES if rules is None else tuple(rules)
    for number, (rule, found, after) in enumerate(solver.deduce(board, chosen), 1):
        facts = solver.facts(after)
        new = tuple(fact_of(fact) for fact in facts if fact not in known)
        yield Step(number, rule, new, found, board, after, solver)
        board, known = after, set(facts)
