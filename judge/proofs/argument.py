"""Does each step follow from what it names, and has all that it names been established?

Refused says which step does not, and why.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from judge.proofs.board import Board, Fact, known_of
from judge.proofs.prover import Known, Law, Prover, TooMuch, either
from judge.proofs.steps import Branch, Step

LISTED = 12  # so many facts are listed; more are drawn


class Refused(Exception):
    """A step does not hold: which, in words with the way into its branches, why, and a drawing."""

    def __init__(self, where: str, why: str, drawing: Sequence[str] = ()) -> None:
        super().__init__(f"{where}: {why}")
        self.drawing = list(drawing)


class Scope:
    """The facts that are established at some place of a proof."""

    def __init__(self, facts: Iterable[Fact] = ()) -> None:
        self.facts: set[Fact] = set()
        self.yes = self.no = 0
        self.add(facts)

    def add(self, facts: Iterable[Fact]) -> None:
        """Establish facts."""
        for fact in facts:
            self.facts.add(fact)
            self.yes |= fact.yes
            self.no |= fact.no

    def has(self, fact: Fact) -> bool:
        """Whether a fact is one of them, or says no more than they do."""
        atoms = not (fact.yes & ~self.yes or fact.no & ~self.no)
        return fact in self.facts or (fact.law is None and atoms)


class Place(NamedTuple):
    """Where in a proof a step stands: its name, the facts it may start from, the laws it may use."""

    name: str
    scope: Scope
    laws: frozenset[str] | None = None

    def refuse(self, why: str, drawing: Sequence[str] = ()) -> Refused:
        """The step here does not hold."""
        return Refused(self.name, why, drawing)


class Checker:
    """Looks at the steps of a proof about one board, one after the other."""

    def __init__(self, board: Board, prover: Prover | None = None) -> None:
        self.board = board
        self.prover = prover or Prover()
        self.scope = Scope(map(board.fact, board.given))

    def check(self, step: Step, name: str) -> None:
        """Establish what the step concludes; Refused."""
        self.look(step, Place(name, self.scope))
        self.scope.add(step.facts)

    def look(self, step: Step, place: Place) -> None:
        """Refused unless the step holds."""
        for fact in step.start:
            if not place.scope.has(fact):
                raise place.refuse(f"starts from {fact.words}, which is not established")
        for law in step.laws or ():
            if place.laws is not None and law not in place.laws:
                raise place.refuse(f"uses {law}, which the step around it does not name")
        if not step.branches:
            self.at_once(step, place)
            return
        laws = frozenset(step.laws or ())
        for law in (step.by, *(branch.breaks for branch in step.branches)):
            if law is not None and law not in laws:
                raise place.refuse(f"uses {law}, which is not among its laws")
        if not step.suppose and any(branch.suppose for branch in step.branches):
            self.exhaustive(step, place)
        for number, branch in enumerate(step.branches, 1):
            name = f"{place.name}, case {number}" if len(step.branches) > 1 else place.name
            scope = Scope((*step.start, *branch.suppose))
            self.follow(step, branch, Place(name, scope, laws))

    def follow(self, step: Step, branch: Branch, place: Place) -> None:
        """Refused unless the branch breaks its law, or ends with the facts of the step."""
        for number, inner in enumerate(branch.then, 1):
            self.look(inner, place._replace(name=f"{place.name}, then {number}"))
            place.scope.add(inner.facts)
        if branch.breaks:
            facts = sorted(place.scope.facts)
            self.refute(facts, [branch.breaks], (), place, f"{branch.breaks} does not break")
            return
        if step.suppose or not step.facts:
            raise place.refuse("breaks no law")
        for fact in step.facts:
            if not place.scope.has(fact):
                raise place.refuse(f"does not end with {fact.words}")

    def at_once(self, step: Step, place: Place) -> None:
        """Refused unless what the step concludes follows from what it names."""
        for fact in step.facts:
            facts = [*step.start, self.board.opposite(fact)]
            why = f"{fact.words} does not follow"
            self.refute(facts, step.laws or (), (), place, why)

    def exhaustive(self, step: Step, place: Place) -> None:
        """Refused if there may be another case."""
        closed, facts = [], list(step.start)
        for branch in step.branches:
            if len(branch.suppose) == 1:
                facts.append(self.board.opposite(branch.suppose[0]))
            elif any(fact.law for fact in branch.suppose):
                raise place.refuse("supposes more than one fact that is not of places alone")
            else:
                closed.append(either(*reversed(known_of(branch.suppose))))
        laws = [step.by] if step.by else []
        self.refute(facts, laws, closed, place, "there may be another case")

    def refute(
        self,
        facts: Sequence[Fact],
        laws: Sequence[str],
        closed: Sequence[Law],
        place: Place,
        why: str,
    ) -> None:
        """Refused, with what is possible, unless no way is left to keep all this."""
        yes, no = known_of(facts)
        yes, no = yes | self.board.fixed[0], no | self.board.fixed[1]
        if yes & no:
            return
        try:
            way = self.prover.way([*self.board.meaning(facts, laws), *closed], yes, no)
        except TooMuch:
            raise place.refuse(f"{why[: why.rindex(' does')] if ' does' in why else why}: too much at once, give links") from None
        if way:
            raise place.refuse(f"{why}; possible besides: {self.shown(way)[0]}", self.shown(way)[1:])

    def shown(self, way: Known) -> list[str]:
        """What is possible: as words, or where there are many as a drawing, a line each."""
        words = self.board.words(*way)
        if len(words) <= LISTED:
            return [", ".join(words) or "anything"]
        return ["", *self.board.draw(*way)]
