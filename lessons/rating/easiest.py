"""The steps of a lesson: always an easy one of all that the rules see.

Where steps are soon proved, one is as hard as the number of laws on which it rests.  What rules of
tier 1 see is taken as it comes.  Of what the next tier sees, it is the first step that is no
harder than any before it, and if there is none, one of the easiest.  On large boards, where it
takes long to compare them, one will do that needs no more laws than the puzzle's rating says.
Where a rule says several facts that rest on too many laws together, each may be a step by itself.
Other puzzles take the rules in their order.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from itertools import islice
from types import ModuleType
from typing import Any

from ground.solutions import rules_to
from lessons.trace import Fact, Rule, Step, news, trace

FREE = 2  # laws: a step of so few is never too hard
COMPARED = ("light_up",)  # problems whose steps are soon proved
WORK = 1_000_000  # divided by the square of what is open: steps compared with patience
MOST = 400  # steps of which an easiest is taken
TIERS = (2, 3)


def easiest(solver: ModuleType, board: Any, puzzle: str) -> Iterator[Step]:
    """Every step of a lesson from a board of a puzzle; Contradiction if it has no answer."""
    return iter(Way(solver, board, puzzle) if solver.NAME in COMPARED else trace(solver, board))


class Way:
    """A way through a puzzle: the board reached, after how many steps, of how many laws at most."""

    def __init__(self, solver: ModuleType, board: Any, puzzle: str) -> None:
        self.solver, self.board, self.puzzle = solver, board, puzzle
        self.start, self.steps, self.hardest = board, 0, FREE
        self.patience = WORK // max(len(solver.names(board, board.unknown).split()), 1) ** 2

    def __iter__(self) -> Iterator[Step]:
        while True:
            for step in trace(self.solver, self.board, rules_to(self.solver, 1)):
                yield self.go(step)
            harder = self.choose()
            if harder is None:
                return
            self.hardest = max(self.hardest, harder.effort)
            yield self.go(harder)

    def go(self, step: Step) -> Step:
        """Take a step, which has its number now."""
        self.board, self.steps = step.after, self.steps + 1
        return step if step.number == self.steps else replace(step, number=self.steps)

    @cached_property
    def needed(self) -> int:
        """How many laws the hardest step must have, by the puzzle's rating."""
        from lessons.rating.laws import climb  # heavier than all that other puzzles need

        return climb(self.solver.NAME, self.puzzle, self.solver.facts(self.start)).laws

    def choose(self) -> Step | None:
        """The next step above tier 1, if rules see one."""
        try:
            return next(filter(None, map(self.easy, TIERS)), None)
        except self.solver.Contradiction:  # that trace explains
            return next(trace(self.solver, self.board), None)

    def easy(self, tier: int) -> Step | None:
        """The first step of a tier that is easy enough; if none is, one of the easiest."""
        least: Step | None = None
        for number, step in enumerate(islice(self.seen(tier), MOST)):
            if least is None or step.effort < least.effort:
                least = step
            if self.enough(least, patient=number < self.patience):
                break
        return least

    def enough(self, step: Step, *, patient: bool) -> bool:
        """Whether a step is no harder than one before; if not so patient, than the puzzle."""
        return step.effort <= self.hardest or (not patient and step.effort <= self.needed)

    def seen(self, tier: int) -> Iterator[Step]:
        """What rules of a tier see; of a step that is too hard, each fact by itself as well."""
        for rule, found in self.deductions(tier):
            facts = news(self.solver, self.board, found)
            if facts:
                step = self.step(rule, found, facts)
                yield step
                if len(facts) > 1 and step.effort > self.hardest:
                    yield from (self.step(rule, found, (fact,)) for fact in facts)

    def deductions(self, tier: int) -> Iterator[tuple[Rule, Any]]:
        """What rules of a tier say, and then what those would say that stop where cases tell."""
        rules = [rule for rule in self.solver.RULES if rule.tier == tier]
        for rule in rules:
            yield from ((rule, found) for found in rule(self.board))
        for rule in rules:
            if tier == TIERS[-1] and hasattr(rule, "everywhere"):
                yield from ((rule, found) for found in rule.everywhere(self.board))

    def step(self, rule: Rule, found: Any, facts: tuple[Fact, ...]) -> Step:
        """The step that says these facts of what a rule found."""
        after = self.solver.assume(self.board, [" ".join(fact) for fact in facts])
        number, name = self.steps + 1, rule.__name__
        return Step(number, name, rule.tier, facts, found, self.board, after, self.solver)
