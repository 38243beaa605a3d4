"""How hard the hardest step is when always a step of least effort is taken.

The effort of a step is how many laws its reason has.  Of a fact that a rule tells it is found out
by asking that rule where it looked, on a board with some of the laws: which of them it needs.

What the easiest rule tells with no more effort than was needed so far is taken at once.  Where no
rule has that to say, the least effort that does is the new measure, and all that it gives is taken
at once.  So nothing depends on the order in which cells are looked at.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from ground.solutions import rules_to
from lessons.trace import Rule, news

MANY = 1000  # more laws than a step has
DEAR = ("nurikabe",)


@dataclass(frozen=True, slots=True)
class Told:
    """A fact that a rule tells of a board, the laws it may need, and the facts it starts from."""

    rule: Rule
    found: Any
    fact: str
    laws: tuple[str, ...]
    facts: tuple[str, ...]

    @property
    def key(self) -> tuple[Any, ...]:
        """All on which its effort depends."""
        return self.rule, self.found.at, self.fact, self.laws, self.facts


class Climb:
    """The way through a puzzle on which the hardest step is as easy as can be.

    `effort` is that of the hardest step, and `times` how often one of that effort was needed.  In a
    `narrow` one the steps to choose from are only those of the easiest rule that tells anything.
    """

    def __init__(self, solver: ModuleType, board: Any, tier: int) -> None:
        self.solver, self.board = solver, board
        self.rules = rules_to(solver, tier)
        self.narrow = solver.NAME in DEAR
        self.effort = self.times = 0
        self.known: dict[tuple[Any, ...], tuple[int, int]] = {}  # (least, most) of an effort

    def finish(self) -> "Climb":
        """Go all the way; itself."""
        while self.board.unknown:
            facts = self.easy() or self.least()
            self.board = self.solver.assume(self.board, sorted(facts))
        return self

    def easy(self) -> set[str]:
        """What the easiest rule says that says anything with no more than the effort so far."""
        for rule in self.rules:
            needed: dict[int, set[str]] = {}
            told = list(self.tell(rule))
            for one in told:
                needed.setdefault(self.needs(one, self.effort), set()).add(one.fact)
            easier = [facts for effort, facts in needed.items() if effort < self.effort]
            if easier:
                return set().union(*easier)
            if self.effort in needed:
                self.times += 1
                return needed[self.effort]
            if told and self.narrow:
                break
        return set()

    def least(self) -> set[str]:
        """What can be said with the least effort, where that is more than it was so far."""
        least, facts = MANY, set()
        for rule in self.rules:
            told = list(self.tell(rule))
            for one in told:
                needed = self.needs(one, least)
                if needed < least:
                    least, facts = needed, set()
                if needed == least:
                    facts.add(one.fact)
            if told and self.narrow:
                break
        self.effort, self.times = least, 1
        return facts

    def tell(self, rule: Rule) -> Iterator[Told]:
        """All that a rule tells of the board, each fact by itself."""
        solver, board = self.solver, self.board
        known = set(solver.facts(board))
        for found in getattr(rule, "everywhere", rule)(board):
            found.board = board
            for fact in map(" ".join, news(solver, board, found)):
                for items in solver.sources(board, rule, found, [fact]):
                    laws = tuple(item for item in items if item not in known)
                    facts = tuple(item for item in items if item in known)
                    told = Told(rule, found, fact, laws, facts)
                    if self.draws(told, laws):
                        yield told
                        break

    def needs(self, told: Told, most: int) -> int:
        """How many laws it needs; something above `most` if more than that."""
        low, high = self.known.get(told.key, (0, MANY + 1))
        if low <= most < high:
            ways = told.laws, told.laws[::-1]
            found = min(fewest(laws, lambda some: self.draws(told, some), most) for laws in ways)
            low, high = (found, found) if found <= most else (most + 1, high)
            self.known[told.key] = low, high
        return high if low == high else low

    def draws(self, told: Told, laws: tuple[str, ...]) -> bool:
        """Whether the rule, asked where it looked, says the same by these laws alone."""
        part = self.solver.part(self.board, [*laws, *told.facts])
        return bool(self.solver.draws(part, told.rule, told.found, [told.fact]))


def fewest(laws: tuple[str, ...], holds: Callable[[tuple[str, ...]], bool], most: int) -> int:
    """How many laws are enough, where none of these can be left out; most + 1 if more.

    All together are enough.  The last of the shortest beginning that is enough is needed, and
    with it the rest is asked for again.
    """
    kept: tuple[str, ...] = ()
    while not holds(kept):
        if len(kept) >= most:
            return most + 1
        low, high = 0, len(laws)
        while high - low > 1:
            middle = (low + high) // 2
            if holds(kept + laws[:middle]):
                high = middle
            else:
                low = middle
        kept, laws = (*kept, laws[high - 1]), laws[: high - 1]
    return len(kept)
