"""The second reader, of arguments: is each sentence about each of their pictures so?

What is supposed, what follows from which facts and by which law, and what each case ends with is
compared with the proof, which the checker of proofs has accepted; every number, every law that
breaks, every region and count is found out once more on a board of the reader's own.

A module for each puzzle has FACTS, which finds facts in words, LAWS, which finds laws and knows
whether what they say is so, BREACH, and READ for the sentences of its own pictures; where a law
has cases, all its `ways`, and whether a fact is `against` one.
"""

import importlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from lessons.arguments.pictures import BOARD, Picture
from lessons.trace import Step
from tests.helpers.spoken import Reader, Told, supposed

Proof = dict[str, Any]
FILLING = re.compile(r"[\s,]|\band\b|\bfor\b")
GENERAL = Reader()


class Scene:
    """An argument, one of its pictures, what the reader knows there, and the step's proof."""

    def __init__(self, module: Any, board: Any, told: Told, pictures: Sequence[Picture]) -> None:
        self.module, self.start, self.told, self.pictures = module, board, told, pictures
        self.nodes = [*nodes(told.proof), *module.unfolded(board, told)]
        self.at = 0
        self.board = board

    def go(self, at: int) -> None:
        """Look at a picture, and know what those that it builds on have."""
        self.at = at
        self.board = self.start.supposing(self.facts(self.pictures[at].on))

    @property
    def picture(self) -> Picture:
        """The picture."""
        return self.pictures[self.at]

    def facts(self, at: int) -> list[str]:
        """What the pictures from one back to the board have supposed and concluded."""
        found: list[str] = []
        while at != BOARD:
            picture = self.pictures[at]
            found += [" ".join(fact) for fact in (*picture.facts, *picture.told)]
            at = picture.on
        return found

    def known(self, place: str) -> set[str]:
        """All that is known of a place here, be it that it clashes."""
        values = [fact.split(" ", 1) for fact in self.facts(self.picture.on)]
        here = {value for at, value in values if at == place}
        return here | self.module.known(self.start, place) | self.module.known(self.board, place)

    def meant(self, words: str) -> list[str]:
        """The facts in words; a piece of path that is told by its ends has all its edges."""
        along = getattr(self.module, "along", None)
        return [*self.module.facts(words), *(along(self, words) if along else ())]

    def branches(self) -> list[list[Picture]]:
        """The cases that are told before this picture, each with its pictures."""
        deep = self.picture.depth + 1
        before = [n for n in range(self.at) if self.pictures[n].depth == deep]
        heads = [n for n in before if re.match("Case ", self.pictures[n].says)]
        first = max((n for n in heads if self.pictures[n].says.startswith("Case 1 ")), default=0)
        own = [n for n in heads if n >= first]
        return [
            [each for each in self.pictures[one:other] if each.depth == deep]
            for one, other in zip(own, [*own[1:], self.at], strict=True)
        ]


def nodes(proof: Proof) -> Iterator[Proof]:
    """A proof with all that is within it: links and cases."""
    yield proof
    for part in (*proof.get("then", ()), *proof.get("cases", ())):
        yield from nodes(part)


def untrue(puzzle: str, text: str, steps: Iterable[Step], arguments: Any) -> list[str]:
    """The sentences of arguments in which something is not so."""
    spoken = importlib.import_module(f"tests.helpers.spoken.{puzzle}")
    module = importlib.import_module(f"tests.helpers.spoken.argued.{puzzle}")
    board, wrong = spoken.Board(text), []
    for step, pictures in zip(steps, arguments, strict=True):
        scene = Scene(module, board, Told(step.facts, step.proof), pictures)
        for at, picture in enumerate(pictures):
            scene.go(at)
            if not is_so(scene, picture.says):
                wrong.append(f"{step.rule}, step {step.number}, picture {at + 1}: {picture.says}")
        board.learn(step.facts)
    return wrong


def is_so(scene: Scene, says: str) -> bool:
    """Whether a sentence is so."""
    said = re.sub("^[A-Z]", lambda first: first[0].lower(), says.removesuffix("."))
    return any(reader.is_so(said, scene) for reader in (scene.module.READ, GENERAL))


@GENERAL("(?:case {number:k} of {number:n}: )?suppose {words:facts}")
def supposes(scene: Scene, facts: str, k: int | None, n: int | None) -> bool:
    meant, picture = sorted(scene.meant(facts)), scene.picture
    drawn = [" ".join(fact) for fact in (*picture.facts, *picture.told)]
    told = [sorted(supposed(node)) for node in scene.nodes if "suppose" in node]
    right = meant in told or scene.module.may_suppose(scene, meant)
    return picture.supposes and right and set(meant) <= set(drawn) and is_case(scene, k, n)


def is_case(scene: Scene, k: int | None, n: int | None) -> bool:
    """Whether it is the case with this number, of so many."""
    if k is None:
        return True
    beside = [
        at
        for at, each in enumerate(scene.pictures)
        if each.says.startswith("Case ") and each.on == scene.picture.on
    ]
    return len(beside) == n and beside[k - 1 : k] == [scene.at]


@GENERAL("so(?: here)? {words:facts}")
def concludes(scene: Scene, facts: str) -> bool:
    meant = sorted(scene.meant(facts))
    return bool(meant) and any(sorted(node.get("facts", ())) == meant for node in scene.nodes)


@GENERAL("but then {words:breach}")
def breaks(scene: Scene, breach: str) -> bool:
    return bool(scene.module.BREACH.is_so(breach, scene)) or CLASH.is_so(breach, scene)


CLASH = Reader()


@CLASH("{place:at} would {words:one} and {words:other} at once")
def is_two_things(scene: Scene, at: str, one: str, other: str) -> bool:
    whats = {scene.module.fact(one), scene.module.fact(other)}
    here = {value for place, value in map(parted, scene.facts(scene.picture.on)) if place == at}
    return len(whats) == 2 and scene.picture.wrong == (at,) and whats <= here


@CLASH("that cannot be, as {words:fact}")
def is_known_not(scene: Scene, fact: str) -> bool:
    (meant,) = scene.meant(fact)
    place, value = meant.split(" ", 1)
    return value in scene.known(place)


@GENERAL(
    "(?:one of {number:n} is so|only this is left)(?:, for {words:why})?: {words:ways}",
    "only one case is left(?:, for {words:why})?",
    "{words:none} case is left(?:, for {words:why})?: there is no answer",
)
def opens(
    scene: Scene, why: str | None, ways: str = "", n: int | None = None, none: str = ""
) -> bool:
    told = [] if none else [set(scene.meant(way)) for way in ways.split("; or ")]
    named, by = scene.meant(why or ""), list(scene.module.laws(scene, why or ""))
    return (
        len(told) == (0 if none == "no" else n or 1)
        and not scene.picture.supposes
        and not FILLING.sub("", scene.module.rest(why or ""))
        and all(value in scene.known(place) for place, value in map(parted, named))
        and any(
            are_left(scene, node, told, named)
            for node in scene.nodes
            if "cases" in node and [*filter(None, [node.get("by")])] == by
        )
    )


def are_left(scene: Scene, node: Proof, told: Sequence[set[str]], named: Sequence[str]) -> bool:
    """Whether these cases may be, and each other way that there is has a named fact against it."""
    cases = [set(supposed(case)) for case in node["cases"]]
    ways = scene.module.ways(scene, node) if "by" in node else cases
    against = scene.module.against if "by" in node else is_other
    left = [case for case in cases if may_be(scene, case, against)]
    others = [way for way in ways if not any(map(way.issuperset, left))]
    return (
        all([one <= case for case in left].count(True) == 1 for one in told)
        and len(left) == len(told)
        and (len(left) != 1 or is_told(scene, left[0], *told))
        and all(any(against(scene, fact, way) for fact in named) for way in others)
        and all(any(against(scene, fact, way) for way in others) for fact in named)
    )


def is_told(scene: Scene, case: set[str], told: set[str]) -> bool:
    """Whether of the one case that is left all is drawn and what is new told, or nothing."""
    drawn = set(map(" ".join, scene.picture.facts))
    unsaid = [parted(fact) for fact in case - told]
    known = all(value in scene.known(place) for place, value in unsaid)
    return drawn == case and known if told else not drawn


def may_be(scene: Scene, way: set[str], against: Any) -> bool:
    """Whether nothing is known of the places of a way that is against it."""
    places = {place for place, _ in map(parted, way)}
    known = [f"{place} {value}" for place in places for value in scene.known(place)]
    return not any(against(scene, fact, way) for fact in known)


def is_other(_: Scene, fact: str, way: set[str]) -> bool:
    """Whether a way has another value at the place of a fact."""
    place, value = parted(fact)
    return any(at == place and other != value for at, other in map(parted, way))


def parted(fact: str) -> tuple[str, str]:
    """The place of a fact, and what it says of it."""
    place, _, value = fact.partition(" ")
    return place, value


@GENERAL(
    "(?:{number:gone} cases? cannot be; )?"
    "(?:what is left says so|(?:all {number:left}|{both:two})(?: {words:rest})? say the same): "
    "{words:facts}"
)
def agree(
    scene: Scene, gone: int | None, left: int | None, two: str | None, rest: str | None, facts: str
) -> bool:
    cases = scene.branches()
    dead = sum(case[-1].says.startswith("But then") for case in cases)
    counted = (dead, len(cases) - dead) == (gone or 0, left or (2 if two else 1))
    said = rest == ("that are left" if gone and (left or two) else None)
    return counted and said and concludes(scene, facts)


@GENERAL(
    "laid over each other: {number:some} places would {words:what} in some of the {number:left} "
    "cases(?: {words:rest})?, {number:every} in all of them"
)
def laid_over(scene: Scene, some: int, what: str, left: int, rest: str | None, every: int) -> bool:
    value, cases = scene.module.fact(what), scene.branches()
    alive = [case for case in cases if not case[-1].says.startswith("But then")]
    said = [{fact for each in case for fact in each.facts} for case in alive]
    counts = Counter(
        place
        for facts in said
        for place, other in facts
        if other == value and value not in scene.known(place)
    )
    shared = [place for place, many in counts.items() if many == len(alive)]
    gone = "that are left" if len(alive) < len(cases) else None
    return (len(counts), len(alive), len(shared), gone) == (some, left, every, rest) and dict(
        scene.picture.notes
    ) == {place: str(many) for place, many in counts.items()}


@GENERAL("{words:facts}, for {words:why}")
def follows(scene: Scene, facts: str, why: str) -> bool:
    meant, premises, laws = (
        sorted(scene.meant(facts)),
        scene.meant(why),
        list(scene.module.laws(scene, why)),
    )
    rest = scene.module.rest(why)
    drawn = sorted(" ".join(fact) for fact in (*scene.picture.facts, *scene.picture.told))
    links = [node for node in scene.nodes if are_news(scene, meant, node.get("facts", ()))]
    return (
        not FILLING.sub("", rest)
        and set(meant) <= set(drawn)
        and any(
            sorted(link["from"]) == sorted(premises)
            and sorted(needed(scene, link, meant)) == sorted(laws)
            for link in links
        )
    )


SPREAD = "spread ripple", "clear common shadow", "empty cells in light"


def needed(scene: Scene, link: Proof, meant: Sequence[str]) -> list[str]:
    """The laws of a link but for those that say nothing of the facts that are told."""
    laws: list[str] = link["laws"]
    if len(meant) == len(link["facts"]) or link.get("rule") not in SPREAD:
        return laws
    casting = laws[: link["rule"] == "clear common shadow"]
    places = [place for place, _ in map(parted, meant)]
    about = [law for law in laws if any(scene.module.is_about(scene, law, at) for at in places)]
    return [*casting, *(law for law in about if law not in casting)]


def are_news(scene: Scene, meant: Sequence[str], facts: Sequence[str]) -> bool:
    """Whether those of these facts are meant that are not known before this picture."""
    known = {
        fact for fact in facts for place, value in [parted(fact)] if value in scene.known(place)
    }
    return bool(meant) and set(facts) - known <= set(meant) <= set(facts)
