"""Proofs that are written by the witness: sound by its word, in every form that a proof can have.

It knows no rules.  It tries facts in any order; of one that follows from what is established it
looks for a reason of which nothing can be left out, and says it at once, by supposing the
opposite, or by cases.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tests.helpers.asking import header
from tests.helpers.questions import any_fact, facts_of
from tests.helpers.witness import Witness

Step = dict[str, Any]
WIDE = ("path", "doors", "sea", "total")  # laws of the whole board: the first to be left out
FORMS = ("at once", "suppose", "two values", "ways of a law")


class Writer:
    """Writes a proof of one puzzle."""

    def __init__(self, checker: str, text: str, seed: int) -> None:
        self.text = text
        self.header = header(checker, text)
        self.witness = Witness(checker, text)
        self.chance = random.Random(seed)
        self.laws = list(self.witness.words.laws())
        if self.witness.breaks(self.witness.words.given, self.laws):
            raise ValueError("a puzzle without an answer")
        self.opposites = dict(facts_of(self.witness))
        self.opposites |= {no: yes for yes, no in self.opposites.items()}

    def write(self, most: int = 1000) -> list[Step]:
        """The lines of the proof: a header, then up to so many steps."""
        known = list(self.witness.words.given)
        lines: list[Step] = [self.header]
        for fact in self.candidates()[:most]:
            lines.append({"step": len(lines), **self.step(known, fact)})
            known.append(fact)
        return lines

    def candidates(self) -> list[str]:
        """What the laws say of places, in any order, and in Nurikabe of clues and shapes too."""
        given = self.witness.words.given
        facts = self.witness.consequences(given, self.laws)
        if self.witness.checker == "nurikabe":
            others = {any_fact(self.witness, self.chance) for _ in facts}.difference(facts)
            facts += [
                fact for fact in sorted(others) if self.witness.follows(given, self.laws, fact)
            ]
        return self.shuffled(facts)

    def shuffled(self, items: Sequence[str] | dict[str, str]) -> list[str]:
        """The items in any order."""
        return self.chance.sample(list(items), len(items))

    def step(self, known: list[str], fact: str) -> Step:
        """A step to a fact that follows from all this."""
        facts, laws = self.reason(known, self.laws, fact)
        step = {"facts": [fact], "from": facts, "laws": laws}
        form = self.chance.choice(FORMS)
        how = None
        if fact in self.opposites and form == "suppose":
            branch = self.branch([*facts, self.opposites[fact]], laws, None)
            how = branch and {"suppose": self.opposites[fact], **branch}
        elif form == "two values":
            yes, no = self.chance.choice(list(self.opposites.items()))
            how = self.cases(step, None, [yes, no])
        elif form == "ways of a law" and laws:
            law = self.chance.choice(laws)
            how = self.cases(step, law, self.ways(facts, law))
        return step | (how or {})

    def reason(self, facts: list[str], laws: list[str], fact: str) -> tuple[list[str], list[str]]:
        """Of these facts and laws some that suffice, and of which none can be left out."""
        follows = self.witness.follows
        laws = sorted(self.shuffled(laws), key=lambda law: law not in WIDE)
        laws = fewest(laws, lambda some: follows(facts, some, fact))
        facts = fewest(self.shuffled(facts), lambda some: follows(some, laws, fact))
        laws = fewest(laws, lambda some: follows(facts, some, fact))
        return facts, laws

    def ways(self, facts: list[str], law: str) -> list[str]:
        """Facts of which by this law one must hold; none if there are none."""
        breaks = self.witness.breaks

        def cover(ways: list[str]) -> bool:
            return breaks([*facts, *(self.opposites[way] for way in ways)], [law])

        ways = self.shuffled([yes for yes, _ in facts_of(self.witness)])
        return fewest(ways, cover) if cover(ways) else []

    def cases(self, step: Step, by: str | None, supposed: list[str]) -> Step | None:
        """The branches of a step; None if one does not come to anything by single laws."""
        cases = []
        for fact in supposed:
            branch = self.branch([*step["from"], fact], step["laws"], step["facts"][0])
            if branch is None:
                return None
            cases.append({"suppose": [fact], **branch})
        if not cases:
            return None
        return {"cases": cases} | ({"by": by} if by else {})

    def branch(self, facts: list[str], laws: list[str], goal: str | None) -> Step | None:
        """Steps of one law each, to the goal or to a law that breaks; None if there are none."""
        steps: list[Step] = []
        scope = list(facts)
        while True:
            broken = next((law for law in laws if self.witness.breaks(scope, [law])), None)
            if broken:
                return {"then": cut(steps, self.cause(scope, broken)), "breaks": broken}
            if goal in scope:
                return {"then": cut(steps, [goal])}
            link = next(self.links(scope, laws), None)
            if link is None:
                return None
            steps.append(link)
            scope += link["facts"]

    def cause(self, scope: list[str], law: str) -> list[str]:
        """The facts for which a law breaks."""
        return fewest(scope, lambda some: self.witness.breaks(some, [law]))

    def links(self, scope: list[str], laws: list[str]) -> Iterator[Step]:
        """Steps that follow from one law."""
        for law in laws:
            for fact in self.witness.consequences(scope, [law]):
                if fact not in scope:
                    facts, _ = self.reason(scope, [law], fact)
                    yield {"facts": [fact], "from": facts, "laws": [law]}


def fewest(items: list[str], holds: Callable[[list[str]], bool]) -> list[str]:
    """Some of the items, for which that holds as well, and of which none can be left out."""
    size = (len(items) + 1) // 2
    while size:
        start = 0
        while start < len(items):
            rest = items[:start] + items[start + size :]
            if holds(rest):
                items = rest
            else:
                start += size
        size //= 2
    return items


def cut(steps: list[Step], needed: Sequence[str]) -> list[Step]:
    """The steps that are needed for some facts."""
    wanted, kept = set(needed), []
    for step in reversed(steps):
        if wanted.intersection(step["facts"]):
            wanted.update(step["from"])
            kept.append(step)
    return kept[::-1]
