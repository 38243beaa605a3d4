"""Does each step follow from what it names, and has all that it names been established?

Refused says which step does not, and why.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain, combinations
from operator import itemgetter
from typing import NamedTuple

from judge.checkers.grid import counted
from judge.proofs.board import CELL, Board, Fact, known_of
from judge.proofs.prover import Known, Law, Prover, Single, TooMuch, either, keep_time
from judge.proofs.steps import Branch, Step

ENDLESS = 10**12
FEW, NEAR = 3, 32  # laws that need no name, of so many of the nearest
SHORT = 0.05  # of what a question may cost: a look whether these leave a way
SOME = 64  # laws that are looked at together: much of what they say is the same
LISTED = 12  # so many facts are listed; more are drawn


class Refused(Exception):
    """A step does not hold: which, in words with the way into its branches, why, and a drawing."""

    def __init__(self, where: str, why: str, drawing: Sequence[str] = ()) -> None:
        super().__init__(f"{where}: {why}")
        self.where, self.why, self.drawing = where, why, list(drawing)


class Scope:
    """The facts that are established at some place of a proof, beside what needs no name."""

    def __init__(self, facts: Iterable[Fact], fixed: Known) -> None:
        self.facts: set[Fact] = set()
        self.yes, self.no = fixed
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
    """Where in a proof a step stands: its name, the facts to start from, the laws to use."""

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
        self.scope = Scope(map(board.fact, board.given), board.fixed)
        self.steps = 0  # that hold

    def check(self, step: Step, name: str) -> None:
        """Establish what the step concludes; Refused."""
        self.look(step, Place(name, self.scope))
        self.scope.add(step.facts)
        self.steps += bool(step.facts)  # the last line, that there is no answer, is none

    def proved(self, ended: bool, steps: int) -> str:
        """What the steps looked at prove, in words; `ended` where the last says: no answer."""
        yes, no = self.scope.yes, self.scope.no
        count = counted(steps, "step")
        if ended or yes & no:
            return f"{count} prove that there is no answer"
        places = self.board.unsettled((yes, no))
        if places:
            return f"{count}; {counted(places, 'place')} open"
        if not self.is_way(yes, no):
            return f"{count} settle everything, and break a law: there is no answer"
        return f"{count} settle everything: there is one answer"

    def is_way(self, yes: int, no: int) -> bool:
        """Whether all laws can be kept where every place is settled.

        They are looked at a few at a time: what all of a large board mean takes gigabytes.
        """
        laws = list(self.board.laws())
        few = (laws[start : start + SOME] for start in range(0, len(laws), SOME))
        # All is known: there is nothing to try, and no law says anything to another.
        last = Prover(each=ENDLESS, total=ENDLESS, long=ENDLESS, seconds=ENDLESS)
        return all(last.way(self.board.meaning((), some), yes, no) for some in few)

    def look(self, step: Step, place: Place) -> None:
        """Refused unless the step holds."""
        for fact in step.start:
            if not self.says(place.scope, fact):
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
            self.follow(step, branch, Place(name, self.scope_of(step, branch, place), laws))

    def follow(self, step: Step, branch: Branch, place: Place) -> None:
        """Refused unless the branch breaks its law, or ends with the facts of the step."""
        for number, inner in enumerate(branch.then, 1):
            self.look(inner, place._replace(name=f"{place.name}, then {number}"))
            place.scope.add(inner.facts)
        if branch.breaks:
            facts = sorted(place.scope.facts)
            self.refute(facts, [branch.breaks], (), place, f"that {branch.breaks} breaks")
            return
        left = next((fact for fact in step.facts if not self.says(place.scope, fact)), None)
        if (left or not step.facts) and not self.clash(place.scope.facts):
            raise place.refuse(f"does not end with {left.words}" if left else "breaks no law")

    def clash(self, facts: Iterable[Fact]) -> bool:
        """Whether facts clash, with each other or with the puzzle: any fact follows."""
        try:
            with self.prover.question():
                return not self.search([*facts], ())
        except TooMuch:
            return False

    def says(self, scope: Scope, fact: Fact) -> bool:
        """Whether a fact is established, or follows from what is by no law at all."""
        if scope.has(fact) or fact.law is None:
            return scope.has(fact)
        return self.clash([*scope.facts, self.board.opposite(fact)])

    def at_once(self, step: Step, place: Place) -> None:
        """Refused unless what the step concludes follows from what it names."""
        for fact in step.facts:
            facts = [*step.start, self.board.opposite(fact)]
            if step.laws is not None:
                self.refute(facts, step.laws, (), place, fact.words)
            elif not self.seen_at_once(facts, place):
                raise place.refuse(f"no {FEW} laws near what it names show {fact.words}")

    def scope_of(self, step: Step, branch: Branch, place: Place) -> Scope:
        """The facts that a branch starts from, which cost as much as others; Refused."""
        try:
            with self.prover.question():
                self.prover.pay(len(step.start))
                return Scope((*step.start, *branch.suppose), self.board.fixed)
        except TooMuch:
            raise place.refuse("too many cases that start from too many facts") from None

    def seen_at_once(self, facts: Sequence[Fact], place: Place) -> bool:
        """Whether a few laws near the facts leave no way: fewer are tried first."""
        laws = self.board.laws() if place.laws is None else sorted(place.laws)
        try:
            near = self.nearest(facts, laws)
            if self.leave_a_way(facts, near):  # so do any few of them
                return False
            some = chain.from_iterable(combinations(near, number) for number in range(FEW + 1))
            return not all(map(self.ways(facts, near), some))
        except TooMuch:
            raise place.refuse("too much at once to look for its laws: name them") from None

    def ways(self, facts: Sequence[Fact], near: Sequence[str]) -> Callable[[Sequence[str]], bool]:
        """Says of some of these laws whether they leave a way; TooMuch.

        Which laws a way keeps besides is remembered: of these not each few are asked.
        """
        kept: list[set[str]] = []

        def leave(laws: Sequence[str]) -> bool:
            if any(map(set(laws).issubset, kept)):
                return True
            with self.prover.question():
                way = self.search(facts, laws)
                if way:
                    kept.append({law for law in near if self.is_kept(law, way)})
            return way is not None

        return leave

    def is_kept(self, words: str, way: Known) -> bool:
        """Whether a law is kept whatever else is so."""
        laws = self.board.meaning((), [words])
        return all(law.narrow(*way) == way and not law.wanted(*way) for law in laws)

    def leave_a_way(self, facts: Sequence[Fact], laws: Sequence[str]) -> bool:
        """Whether there is a way to keep all this, as far as a short look tells."""
        try:
            with self.prover.question(SHORT):
                return self.search(facts, laws) is not None
        except TooMuch:
            return False

    def nearest(self, facts: Sequence[Fact], laws: Iterable[str]) -> list[str]:
        """The laws about the facts, or about cells near to theirs, the nearest first; TooMuch."""
        yes, no = known_of(facts)
        cells = [cell for fact in facts for cell in cells_in(fact.words)]
        found = []
        with self.prover.question():
            for words in laws:
                keep_time()
                named = cells_in(words)
                if named or " " not in words or self.is_about(words, yes | no):
                    found.append((distance(named, cells), words))
        return [words for _, words in sorted(found, key=itemgetter(0))[:NEAR]]

    def is_about(self, words: str, atoms: int) -> bool:
        """Whether some of the atoms are among those that a law wants."""
        laws = self.board.meaning((), [words])
        wanted = (law.plus if isinstance(law, Single) else law.wanted(0, 0) for law in laws)
        return any(some & atoms for some in wanted)

    def exhaustive(self, step: Step, place: Place) -> None:
        """Refused if there may be another case."""
        facts, cases = list(step.start), []
        for branch in step.branches:
            if len(branch.suppose) == 1:
                facts.append(self.board.opposite(branch.suppose[0]))
            elif any(fact.law or self.board.opposite(fact).law for fact in branch.suppose):
                raise place.refuse("a case supposes more than one fact, and not of places alone")
            else:
                cases.append(branch.suppose)
        laws = [step.by] if step.by else []
        self.refute(facts, laws, cases, place, "that there is no other case")

    def not_all(self, facts: Iterable[Fact]) -> Law:
        """One of the facts does not hold."""
        yes = no = 0
        for fact in facts:
            if fact.yes:
                no |= self.board.opposite(fact).no
            else:
                yes |= fact.no
        return either(yes, no)

    def refute(
        self,
        facts: Sequence[Fact],
        laws: Sequence[str],
        cases: Sequence[Sequence[Fact]],
        place: Place,
        claim: str,
    ) -> None:
        """Refused, with what is possible, unless no way is left to keep all this."""
        way = self.way(facts, laws, cases, place, claim)
        if way:
            words = self.board.words(way)
            listed = len(words) <= LISTED
            besides = (", ".join(words) or "anything") if listed else "as drawn"
            why = f"what it names does not show {claim}; possible besides: {besides}"
            raise place.refuse(why, () if listed else self.board.draw(way))

    def way(
        self,
        facts: Sequence[Fact],
        laws: Sequence[str],
        cases: Sequence[Sequence[Fact]],
        place: Place,
        claim: str,
    ) -> Known | None:
        """A way to keep all this, and to be in none of some cases of several facts of places.

        None if there is none; Refused where that is too much to see.
        """
        try:
            with self.prover.question():
                return self.search(facts, laws, cases)
        except TooMuch:
            raise place.refuse(f"too much at once to see {claim}: give links") from None

    def search(
        self, facts: Sequence[Fact], laws: Iterable[str], cases: Sequence[Sequence[Fact]] = ()
    ) -> Known | None:
        """The same within a question; TooMuch."""
        (yes, no), fixed = known_of(facts), self.board.fixed
        about = [*facts, *chain.from_iterable(cases)]
        known = self.board.meaning(about, dict.fromkeys(laws))
        known += map(self.not_all, cases)
        return self.prover.search(known, yes | fixed[0], no | fixed[1])


def cells_in(words: str) -> list[tuple[int, int]]:
    """The cells that are named in a fact or in a law."""
    return [(int(row), int(column)) for row, column in CELL.findall(words)]


def distance(cells: Sequence[tuple[int, int]], others: Sequence[tuple[int, int]]) -> int:
    """How far the box around some cells is from the nearest of others; 0 where there are none."""
    if not cells:
        return 0
    ends = [(min(line), max(line)) for line in zip(*cells, strict=True)]
    return min(
        sum(max(first - at, at - last, 0) for (first, last), at in zip(ends, other, strict=True))
        for other in others
    )
