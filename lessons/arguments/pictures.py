"""The pictures of an argument: what is supposed, link by link what follows, and where it ends.

A picture builds on another, whose facts it has besides its own; the first ones build on the board
before the step.  So each branch of a case starts again from there.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass, field, replace
from typing import Any

from lessons.arguments import words_for
from lessons.puzzles.drawing import cells_in, in_order
from lessons.reasons.words import counted, listed, supposed
from lessons.trace import Fact, Proof, Step, by_value, fact_of, words_of_facts

BOARD = -1  # what the first pictures build on
MANY = 20  # facts that a link to an end may have
NESTED = ("suppose", "cases")  # what a proof has that is more than one link


@dataclass(frozen=True)
class Picture:
    """A sentence, and what a board shows while it is told.

    `on` is the number of the picture that it builds on; `depth` counts what is supposed around
    it.  `tints` are cells by kind, `notes` short words at places.  `each` are pictures of what it
    counts, one by one, for who asks for them; the first of each builds on what this one builds on.
    """

    says: str
    on: int = BOARD
    depth: int = 0
    supposes: bool = False
    facts: tuple[Fact, ...] = ()
    told: tuple[Fact, ...] = ()
    because: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    tints: dict[str, list[str]] = field(default_factory=dict)
    notes: tuple[tuple[str, str], ...] = ()
    each: tuple["Picture", ...] = ()


@dataclass(frozen=True)
class Scene:
    """Where an argument stands: on which picture, how deep, what is known and new, its end."""

    on: int
    depth: int
    known: frozenset[str]
    fresh: frozenset[str] = frozenset()
    ended: bool = False

    def after(self, picture: int, facts: Iterable[str]) -> "Scene":
        """The scene with what a picture adds."""
        new = frozenset(facts)
        return replace(self, on=picture, known=self.known | new, fresh=self.fresh | new)

    def knowing(self, facts: Iterable[str]) -> "Scene":
        """The scene where more is known that is not drawn."""
        return replace(self, known=self.known.union(facts))

    def inside(self) -> "Scene":
        """The scene within a supposition."""
        return replace(self, depth=self.depth + 1)


class Telling:
    """The argument of a step, picture by picture; see argument() below."""

    def __init__(self, step: Step, places: Set[str], *, offers: bool = False) -> None:
        self.step, self.words, self.places = step, words_for(step.solver.NAME), places
        self.offers = offers
        self.pictures: list[Picture] = []

    def all(self) -> list[Picture]:
        """Every picture; none where the step's own sentence says it all."""
        proof = self.step.proof
        if "facts" not in proof:
            self.end(proof, Scene(BOARD, 0, self.words.known(self.step)))
            return self.pictures if len(self.pictures) > 1 else []
        if proof["rule"] not in self.words.PICTURES and proof.keys().isdisjoint(NESTED):
            return []
        self.prove(proof, Scene(BOARD, 0, self.words.known(self.step)))
        return self.pictures if len(self.pictures) > 1 else []

    def add(self, scene: Scene, says: str, facts: Sequence[str] = (), **drawn: Any) -> Scene:
        """Add a picture; the scene after it."""
        marks = [mark for fact in facts for mark in self.words.marks(fact)]
        marks = [mark for mark in marks if fact_of(mark)[0] in self.places]
        shown, told = map(fact_of, marks), (fact_of(fact) for fact in facts if fact not in marks)
        self.pictures.append(
            Picture(
                re.sub("^(?!r[0-9])[a-z]", lambda first: first[0].upper(), says),
                *(scene.on, scene.depth),
                facts=tuple(shown),
                told=tuple(told),
                **drawn,
            )
        )
        return scene.after(len(self.pictures) - 1, [*facts, *marks])

    def end(self, proof: Proof, scene: Scene) -> None:
        """Tell how a law comes to be broken on the board itself."""
        links = proof.get("then", [])
        if any(len(link["facts"]) > MANY for link in links):  # nobody can follow that
            return
        own = self.words.PICTURES.get(proof["rule"])
        if own and links and all(link.keys() >= {"suppose", "breaks"} for link in links):
            cases = [link | {"suppose": [link["suppose"]]} for link in links]
            own(self, proof | {"by": proof["breaks"], "cases": cases}, scene)
        else:
            self.follow({"then": links, "breaks": proof["breaks"]}, scene)

    # --- What a proof says ---

    def prove(self, proof: Proof, scene: Scene) -> Scene:
        """Tell why the facts of a proof hold; the scene after it."""
        rule = proof.get("rule", "")
        if scene.depth == 0 or rule in self.words.WITHIN:
            own = self.words.PICTURES.get(rule)
            told: Scene | None = own(self, proof, scene) if own else None
            if told:
                return told
        if "suppose" in proof:
            self.branch(proof, scene, "suppose")
            return self.conclude(proof, scene, "so ")
        if "cases" in proof:
            return self.conclude(proof, scene, self.cases(proof, scene))
        link = self.unknown(proof, scene)
        return self.add(scene, self.link(link), link["facts"], because=because(proof))

    def unknown(self, link: Proof, scene: Scene) -> Proof:
        """A link without what is known of its facts, and so without what it takes for that alone.

        As it is where nobody can tell which of its laws that is.
        """
        facts = self.unsaid(link["facts"], scene)
        laws = link["laws"] if len(link["laws"]) == 1 else self.words.about(self.step, link, facts)
        return link | {"facts": facts, "laws": laws} if laws else link

    def conclude(self, proof: Proof, scene: Scene, so: str, **drawn: Any) -> Scene:
        """Say what follows from all that was told."""
        return self.add(scene, f"{so}{self.said(proof['facts'])}.", proof["facts"], **drawn)

    def link(self, proof: Proof) -> str:
        """A link of a chain: these facts follow from which others, by which law."""
        laws = [self.words.law(self.step, law) for law in proof["laws"]]
        grouped = self.grouped(proof["from"]).items()
        why = [part for what, at in grouped for part in self.words.given(self.step, at, what)]
        return f"{self.said(proof['facts'])}, for {listed([*why, *laws])}."

    def branch(self, case: Proof, scene: Scene, lead: str) -> tuple[Scene, bool]:
        """Suppose something and follow it; the scene where that ends, and whether it cannot be."""
        facts = words_of_facts(supposed(case))
        inner = self.add(scene.inside(), f"{lead} {self.said(facts)}.", facts, supposes=True)
        return self.follow(case, inner)

    def follow(self, case: Proof, inner: Scene) -> tuple[Scene, bool]:
        """Tell what follows from what a case supposes; where that ends, and whether it cannot."""
        links = self.news(case["then"], inner)
        while links and not (inner.ended or self.clash(inner)):
            many = self.words.together(links)
            if many > 1:
                inner = self.words.tell_together(self, links[:many], inner)
            else:
                inner = self.prove(links[0], inner)
            links = self.news(links[many:], inner)
        if inner.ended:
            return inner, True
        clash = self.clash(inner)
        if clash or "breaks" in case:
            words, places = clash or self.words.breach(self.step, case["breaks"], inner.known)
            inner = self.add(inner, f"but then {words}.", wrong=tuple(places))
        return inner, bool(clash or "breaks" in case)

    def news(self, links: Iterable[Proof], scene: Scene) -> list[Proof]:
        """Those links that say what is not known, and suppose what may be."""
        return [
            link
            for link in links
            if self.unsaid(link["facts"], scene)
            and ("suppose" not in link or self.may_be(link, scene))
        ]

    def unsaid(self, facts: Iterable[str], scene: Scene) -> list[str]:
        """Those facts that are not known, nor go without saying as a place is something else."""
        new = [fact for fact in facts if fact not in scene.known]
        return [fact for fact in new if not self.is_out(*fact_of(fact), scene)]

    def clash(self, scene: Scene) -> tuple[str, list[str]] | None:
        """What is to be two things at once, or cannot be as something is known; and where."""
        for fact in sorted(scene.fresh):
            others = sorted(self.words.clashes(fact, scene.known))
            if not others:
                continue
            place, value = fact_of(fact)
            before = [other for other in others if other not in scene.fresh]
            there, what = fact_of((before or others)[0])
            if before or there != place or self.words.marks(fact) != [fact]:
                return f"that cannot be, as {self.said([f'{there} {what}'])}", [there]
            both = " and ".join(sorted(self.words.would(one) for one in (value, what)))
            return f"{place} would {both.replace(' and be ', ' and ')} at once", [place]
        return None

    def cases(self, proof: Proof, scene: Scene) -> str:
        """Tell every case that may still be; how the conclusion begins."""
        cases = [case for case in proof["cases"] if self.may_be(case, scene)]
        ways = [words_of_facts(supposed(case)) for case in cases]
        out = self.ruling_out(proof, scene)
        why = self.clauses(out)
        why += [self.words.law(self.step, proof["by"])] if "by" in proof else []
        reason = f", for {listed(why)}" if why else ""
        drawn = {"because": tuple(dict.fromkeys(fact_of(fact)[0] for fact in out))}
        if len(cases) == 1:
            self.only(cases[0], proof["facts"], reason, scene, **drawn)
            return "so "
        if not cases:
            self.add(scene, f"no case is left{reason}: there is no answer.", **drawn)
            return "so "
        told = "; or ".join(self.said(self.words.briefly(way)) for way in ways)
        self.add(scene, f"one of {len(cases)} is so{reason}: {told}.", **drawn)
        left = []
        for number, (case, way) in enumerate(zip(cases, ways, strict=True), 1):
            inner, ends = self.branch(case, scene, f"case {number} of {len(cases)}: suppose")
            last = case["then"][-1]["facts"] if case["then"] else ()
            if not ends and not set(proof["facts"]) <= {*last, *way}:
                inner = self.add(inner, f"so here {self.said(proof['facts'])}.", proof["facts"])
            if not ends:
                left.append(inner.fresh - scene.known)
        gone = len(cases) - len(left)
        self.lay_over(gone, left, proof["facts"], scene)
        return agreement(gone, len(left))

    def only(
        self, case: Proof, facts: Sequence[str], reason: str, scene: Scene, **drawn: Any
    ) -> None:
        """Tell the one case that is left, which is so; what it is only where more follows."""
        way = words_of_facts(supposed(case))
        if set(facts) <= set(way):
            self.add(scene, f"only one case is left{reason}.", **drawn)
            return
        says = f"only this is left{reason}: {self.said(self.unsaid(way, scene) or way)}."
        self.follow(case, self.add(scene, says, way, **drawn))

    def ruling_out(self, proof: Proof, scene: Scene) -> list[str]:
        """The facts by which no other way is left: what the step names, if it can, else others."""
        out = [fact for fact in proof["from"] if self.words.narrows(self.step, proof, fact)]
        gone = [facts for case in proof["cases"] if (facts := self.clashing(case, scene))]
        while gone := [facts for facts in gone if facts.isdisjoint(out)]:
            many = Counter(fact for facts in gone for fact in facts)
            out.append(min(many, key=lambda fact: (fact not in proof["from"], -many[fact], fact)))
        return sorted(out, key=lambda fact: cells_in(fact_of(fact)[0]))

    def lay_over(
        self, gone: int, left: Sequence[frozenset[str]], facts: Sequence[str], scene: Scene
    ) -> None:
        """In how many of the cases that are left each place is what they all say of some."""
        _, value = fact_of(facts[0])
        every = Counter(fact for branch in left for fact in branch)
        counts = {
            place: many
            for (place, other), many in ((fact_of(fact), many) for fact, many in every.items())
            if other == value and place in self.places and not self.is_out(place, value, scene)
        }
        if len(left) < 2 or len(counts) <= len(facts):
            return
        agreed = sum(many == len(left) for many in counts.values())
        says = (
            f"laid over each other: {len(counts)} places would {self.words.would(value)} in some "
            f"of the {len(left)} cases{rest(gone)}, {agreed} in all of them."
        )
        notes = tuple((place, str(many)) for place, many in sorted(counts.items()))
        cells = [place for place in sorted(counts) if "-" not in place]
        self.add(scene, says, tints={"region": cells} if cells else {}, notes=notes)

    def is_out(self, place: str, value: str, scene: Scene) -> bool:
        """Whether it is known that a place is not something, as it is something else."""
        what = value.removeprefix("not ")
        return what != value and bool(self.words.clashes(f"{place} {what}", scene.known))

    def may_be(self, case: Proof, scene: Scene) -> bool:
        """Whether what is known allows what a case supposes."""
        return not self.clashing(case, scene)

    def clashing(self, case: Proof, scene: Scene) -> set[str]:
        """What is known that does not allow what a case supposes."""
        facts = words_of_facts(supposed(case))
        return set().union(*(self.words.clashes(fact, scene.known) for fact in facts))

    def said(self, facts: Iterable[str]) -> str:
        """Facts in words: r1c1 is sea and r1c2 and r1c3 are island."""
        return listed(self.clauses(facts))

    def clauses(self, facts: Iterable[str]) -> list[str]:
        """The same part by part, by what places are."""
        groups = self.grouped(facts).items()
        return [self.words.clause(self.step, places, value) for value, places in groups]

    def grouped(self, facts: Iterable[str]) -> dict[str, list[str]]:
        """{what they are: the places in reading order} of facts."""
        groups = by_value(merged(map(fact_of, facts)))
        return {value: in_order(places) for value, places in groups.items()}


def agreement(gone: int, left: int) -> str:
    """How a conclusion begins after so many cases that cannot be, and so many that agree."""
    if not left:
        return "so "
    out = f"{counted(gone, 'case')} cannot be; " if gone else ""
    if left == 1:
        return f"{out}what is left says so: "
    return f"{out}{'both' if left == 2 else f'all {left}'}{rest(gone)} say the same: "


def rest(gone: int) -> str:
    """What is said of the other cases if some cannot be."""
    return " that are left" if gone else ""


def merged(facts: Iterable[Fact]) -> list[Fact]:
    """Facts where the numbers that a place is not are one: r1c1 is not 1, 2 or 3."""
    found: dict[str, list[str]] = {}
    for place, value in facts:
        found.setdefault(place, []).append(value)
    whole = []
    for place, values in found.items():
        numbers = sorted(int(value[4:]) for value in values if re.fullmatch(r"not \d+", value))
        whole += [(place, value) for value in values if not re.fullmatch(r"not \d+", value)]
        if numbers:
            whole.append((place, f"not {listed([str(number) for number in numbers], 'or')}"))
    return whole


def because(proof: Proof) -> tuple[str, ...]:
    """The places of the facts that a link rests on."""
    return tuple(dict.fromkeys(fact_of(fact)[0] for fact in proof["from"]))


def argument(step: Step, places: Set[str] | None = None, *, offers: bool = False) -> list[Picture]:
    """The pictures that show why a step holds; none where its sentence says it all.

    `places` are those of its board, which are the same at each step of a puzzle.  `offers` if the
    pictures have what they count one by one too, for who can ask for it.
    """
    if places is None:
        places = frozenset(step.board_places)
    return Telling(step, places, offers=offers).all()
