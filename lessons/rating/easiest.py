"""The steps of a lesson: always an easy one of all that the rules see.

Where steps are soon proved, one is as hard as the number of laws on which it rests.  What rules of
tier 1 see is taken as it comes.  Above it is the first step of tier 2, else of tier 3, that is no
harder than any before it, and if there is none, the easiest.  Which facts are worth a proof tell
the laws that it takes to find them one by one, which is soon counted; where that finds none, the
steps that refute their opposite.  On large boards, where proofs take long, a step will do that
needs no more laws than the puzzle's rating says.  Where a rule says several facts, each may be a
step by itself.  Other puzzles take the rules in their order.
"""

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from itertools import islice
from types import ModuleType
from typing import Any, NamedTuple

from ground.solutions import rules_to
from lessons.rating.rounds import of_tier
from lessons.trace import Fact, Rule, Step, news, trace, words_of_facts

FREE = 2  # laws: a step of so few is never too hard
COMPARED = ("light_up",)  # solutions whose steps are soon proved
WORK = 1_000_000  # divided by the square of what is open: steps compared with patience
SEEN = 10  # times as many are looked at for these
MOST = 10  # steps of a tier that are proved to see which is the easiest
TIERS = (2, 3)


def easiest(solver: ModuleType, board: Any, puzzle: str) -> Iterator[Step]:
    """Every step of a lesson from a board of a puzzle; Contradiction if it has no answer."""
    return iter(Way(solver, board, puzzle) if compared(solver) else trace(solver, board))


def compared(solver: ModuleType) -> bool:
    """Whether steps are compared; else those of a lesson are just the trace of the board."""
    return solver.NAME in COMPARED


class Said(NamedTuple):
    """Facts that a rule says, and how many laws they are likely to rest on."""

    rule: Rule
    found: Any
    facts: tuple[Fact, ...]
    laws: float
    direct: bool  # as its laws are counted: cases refute its own opposite


class Way:
    """A way through a puzzle: the board reached, after how many steps, of how many laws at most."""

    def __init__(self, solver: ModuleType, board: Any, puzzle: str) -> None:
        self.solver, self.board, self.puzzle = solver, board, puzzle
        self.start, self.taken, self.hardest = board, 0, FREE
        self.fresh: list[str] = []
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
        self.board, self.taken = step.after, self.taken + 1
        self.fresh += words_of_facts(step.facts)
        return step if step.number == self.taken else replace(step, number=self.taken)

    @cached_property
    def needed(self) -> int:
        """How many laws the hardest step must have, by the puzzle's rating."""
        from lessons.rating.laws import climb  # heavier than all that other puzzles need

        return climb(self.solver.NAME, self.puzzle, self.solver.facts(self.start)).laws

    @cached_property
    def weights(self) -> Any:
        """How many laws each fact needs now, found by following them one by one."""
        from lessons.rating.laws import Weights

        return Weights(self.solver.NAME, self.puzzle, self.solver.facts(self.start))

    def choose(self) -> Step | None:
        """The next step above tier 1, if rules see one."""
        self.weights.know(self.fresh)
        self.fresh = []
        try:
            return self.easy()
        except self.solver.Contradiction:  # that trace explains
            return next(trace(self.solver, self.board), None)

    def easy(self) -> Step | None:
        """The first step that is easy enough; if none is, the easiest that was weighed."""
        least: Step | None = None
        for tier in TIERS:
            for number, said in enumerate(islice(self.lightest(tier), MOST)):
                step = self.step(said)
                if least is None or step.effort < least.effort:
                    least = step
                if self.enough(least.effort, patient=number < self.patience):
                    return least
        return least

    def enough(self, laws: float, *, patient: bool) -> bool:
        """Whether a step is no harder than one before; if not so patient, than the puzzle."""
        return laws <= self.hardest or (not patient and laws <= self.needed)

    def lightest(self, tier: int) -> Iterator[Said]:
        """What rules of a tier see, each fact once: what is likely to be easy enough is first."""
        later, told = [], set()
        for said in self.seen(tier):
            if said.laws > self.hardest or not said.direct:
                later.append(said)
            elif said.facts not in told:
                told.add(said.facts)
                yield said
        for said in sorted(later, key=lambda said: (said.laws, not said.direct)):
            if said.facts not in told:
                told.add(said.facts)
                yield said

    def seen(self, tier: int) -> Iterator[Said]:
        """What rules of a tier see, all together and each fact by itself.

        When patience ends, no more is asked for than something no harder than the puzzle.
        """
        for number, (rule, found) in enumerate(self.deductions(tier)):
            facts = news(self.solver, self.board, found)
            told = [self.weigh(rule, found, fact) for fact in facts]
            if len(facts) > 1:
                laws = max(said.laws for said in told)
                yield Said(rule, found, facts, laws, told[0].direct)
            for said in told:
                yield said
                if number >= SEEN * self.patience and self.enough(said.laws, patient=False):
                    return

    def weigh(self, rule: Rule, found: Any, fact: Fact) -> Said:
        """What a rule says of one place; if its laws cannot be counted, a step counts as one."""
        direct = rule.tier < TIERS[-1] or self.solver.names(self.board, found.at) == fact[0]
        words = " ".join(fact)
        laws: float | None = self.weights.laws(words)
        if laws is None:
            laws = self.steps_to_refute(words) if direct else math.inf
        return Said(rule, found, (fact,), laws, direct)

    def steps_to_refute(self, fact: str) -> float:
        """How many steps of rules without cases refute the opposite of a fact; infinite if none."""
        steps, rules = 0, rules_to(self.solver, TIERS[0])
        try:
            board = self.solver.assume(self.board, [self.solver.opposite(fact)])
            for _ in self.solver.deduce(board, rules):
                steps += 1
        except self.solver.Contradiction:
            return steps
        return math.inf

    def deductions(self, tier: int) -> Iterator[tuple[Rule, Any]]:
        """What rules of a tier say, and then what those would say that stop where cases tell."""
        rules = of_tier(self.solver, tier)
        for rule in rules:
            yield from ((rule, found) for found in rule(self.board))
        for rule in rules:
            if tier == TIERS[-1] and hasattr(rule, "everywhere"):
                yield from ((rule, found) for found in rule.everywhere(self.board))

    def step(self, said: Said) -> Step:
        """The step that says this."""
        after = self.solver.assume(self.board, words_of_facts(said.facts))
        number, solver = self.taken + 1, self.solver
        return Step(number, said.rule, said.facts, said.found, self.board, after, solver)
