"""What the arguments of Light Up say."""

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tests.helpers.spoken import LIST, Listing, Reader, listing
from tests.helpers.spoken.boards.light_up import alone
from tests.helpers.spoken.light_up import NUMBER

READ, BREACH = Reader(), Reader()
CELL = r"r\d+c\d+"
RUN = rf"{CELL}(?: to {CELL})?"
FACTS = re.compile(rf"({RUN}(?:, {RUN})*(?: and {RUN})?) (holds? a? ?bulbs?|(?:is|are) empty)")
THROUGH = f"(?: through wormholes? ({LIST.format('[A-Z]')}))?"
LAWS = re.compile(
    rf"({CELL}) must be lit"
    rf"|(the|each) line from ({CELL}) to ({CELL}){THROUGH} holds one bulb at most"
    rf"|the (\d) at ({CELL}) has (\d) bulbs? beside it"
)


def facts(words: str) -> Iterator[str]:
    """The facts that some words name."""
    for places, verb in FACTS.findall(words):
        for place in listing(places).named:
            yield f"{place} {'bulb' if 'bulb' in verb else 'empty'}"


def laws(scene: Any, words: str) -> Iterator[str]:
    """The laws that some words name, if they say what is so."""
    for dark, which, one, other, letters, says, wall, bulbs in LAWS.findall(words):
        if dark:
            yield f"light {dark}"
        elif one and is_line(scene.board, which, one, other, letters):
            yield f"strip {one}-{other}"
        elif one:
            yield f"no line {one}-{other}"
        elif scene.board.numbers[wall] == int(says) == int(bulbs):
            yield f"number {wall}"


def is_about(scene: Any, law: str, place: str) -> bool:
    """Whether a line is that of a place."""
    return any(place in line for line in scene.board.strips[law])


def is_line(board: Any, which: str, one: str, other: str, letters: str | None) -> bool:
    """Whether these are the ends of `the` one line, or of `each`, through just these wormholes.

    Of several that go through different ones, these are not named.
    """
    named = re.findall("[A-Z]", letters or "")
    lines = board.strips.get(f"strip {one}-{other}", [])
    ways = [board.along(line, one, other) for line in lines]
    every = [way for some in ways for way in some]
    same = all(named in some for some in ways)
    differ = not named and any(way != every[0] for way in every)
    return which == ("the" if len(lines) == 1 else "each") and (one == other or same or differ)


def rest(words: str) -> str:
    """The words without facts and laws."""
    return LAWS.sub("", FACTS.sub("", words))


def known(board: Any, place: str) -> set[str]:
    """What is known of a place."""
    return set(board.known.get(place, ()))


def fact(words: str) -> str:
    """What a place would be."""
    return {"hold a bulb": "bulb", "be empty": "empty", "empty": "empty"}[words]


def unfolded(_: Any, __: Any) -> list[dict[str, Any]]:
    """Every proof that is told in cases has them."""
    return []


def may_suppose(_: Any, __: list[str]) -> bool:
    """Nothing is supposed but what the proof says."""
    return False


def ways(scene: Any, node: dict[str, Any]) -> list[set[str]]:
    """All ways in which a cell may be lit, or a number have its bulbs."""
    kind, _, where = node.get("by", "").partition(" ")
    board = scene.board
    if kind == "light":
        return [{f"{cell} bulb"} for cell in board.lit(where)]
    sides = set(board.sides(where))
    return [
        {f"{side} {'bulb' if side in bulbs else 'empty'}" for side in sides}
        for bulbs in combinations(sides, board.numbers[where])
    ]


def against(_: Any, fact: str, way: set[str]) -> bool:
    """Whether a way has the opposite of a fact."""
    place, value = fact.split()
    return f"{place} {'empty' if value == 'bulb' else 'bulb'}" in way


@BREACH("no place is left for a bulb that lights {place:dark}")
def starves_cell(scene: Any, dark: str) -> bool:
    return not scene.board.places(dark)


@BREACH("bulbs at {places:bulbs} would see each other")
def bulbs_see(scene: Any, bulbs: Listing) -> bool:
    there = scene.board.are(bulbs.named, "bulb") == bulbs.named
    return there and not alone(scene.board, bulbs.named)


@BREACH(f"{NUMBER} would have {{number:many}} bulbs")
def has_many(scene: Any, says: int, wall: str, many: int) -> bool:
    board = scene.board
    bulbs = board.are(board.sides(wall), "bulb")
    return says == board.numbers[wall] < many == len(bulbs)


@BREACH(f"{NUMBER} would have (?:no place|only {{number:few}} places?) for bulbs")
def has_few(scene: Any, says: int, wall: str, few: int | None) -> bool:
    sides = scene.board.sides(wall)
    room = len(sides) - len(scene.board.are(sides, "empty"))
    return says == scene.board.numbers[wall] > room == (few or 0)


# --- Lines that two numbers share ---------------------------------------------------------


@READ("{words:walls} lack {number:lack} bulbs? together")
def lack_together(scene: Any, walls: str, lack: int) -> bool:
    named = re.findall(r"the (\d) at (r\d+c\d+)", walls)
    board = scene.board
    return (
        walls == " and ".join(f"the {says} at {wall}" for says, wall in named)
        and all(board.numbers[wall] == int(says) for says, wall in named)
        and lack == sum(board.lacks(wall) for _, wall in named)
        and scene.picture.because == tuple(wall for _, wall in named)
    )


@READ(
    "strip {number:at} of {number:many}, from {place:one} to {place:other}"
    "(?: through wormholes? {letters:way})?, has sides of both and holds one bulb at most"
)
def has_both(
    scene: Any, at: int, many: int, one: str, other: str, way: Listing | None = None
) -> bool:
    told, named = free_strips(scene), way.named if way else []
    law, line = told[at - 1]
    return (
        law == f"strip {one}-{other}"
        and many == len(told)
        and named in scene.board.along(line, one, other)
        and set(scene.picture.tints["region"]) == line
    )


def free_strips(scene: Any) -> list[tuple[str, set[str]]]:
    """The strips of the proof with sides of both numbers, that hold no bulb yet."""
    board = scene.board
    sides = [set(board.sides(wall)) for wall in scene.pictures[0].because]
    laws = [law for law in scene.told.proof["laws"] if law.startswith("strip ")]
    every = [(law, line) for law in laws for line in board.strips[law]]
    shared = [(law, line) for law, line in every if all(line & own for own in sides)]
    return [(law, line) for law, line in shared if not board.are(line, "bulb")]


@READ("the bulb that lights {place:dark} is on one of these strips, beside neither number")
def is_lit_there(scene: Any, dark: str) -> bool:
    (first, *_) = scene.pictures
    places = scene.board.places(dark)
    beside = {side for wall in first.because for side in scene.board.sides(wall)}
    return set(places) <= set(scene.picture.tints["region"]) - beside


@READ(
    "so these strips give them {number:most} bulbs? at most(?:, and their other sides have to give "
    "{number:rest} bulbs?)?(?:, and all of that is {words:needed})?: {words:facts}"
)
def all_is_needed(scene: Any, most: int, rest: int | None, needed: str | None, facts: str) -> bool:
    board, walls = scene.board, scene.picture.because
    laws = [law.split()[0] for law in scene.told.proof["laws"]]
    region = set(scene.picture.tints["region"])
    sides = [
        side
        for wall in walls
        for side in board.are(board.sides(wall), "open")
        if side not in region
    ]
    meant = sorted(scene.meant(facts))
    return (
        most == len(free_strips(scene)) - laws.count("light")
        and most + (rest or 0) == sum(board.lacks(wall) for wall in walls)
        and len(sides) == (rest or 0)
        and meant == sorted(" ".join(fact) for fact in scene.told.facts)
        and needed == ("needed" if meant[0].endswith("empty") else None)
    )
