"""What the arguments of Light Up say."""

import re
from collections.abc import Iterator
from typing import Any

from tests.helpers.spoken import Listing, Reader, listing
from tests.helpers.spoken.boards.light_up import alone
from tests.helpers.spoken.light_up import NUMBER

READ, BREACH = Reader(), Reader()
CELL = r"r\d+c\d+"
RUN = rf"{CELL}(?: to {CELL})?"
FACTS = re.compile(rf"({RUN}(?:, {RUN})*(?: and {RUN})?) (holds? a? ?bulbs?|(?:is|are) empty)")
LAWS = re.compile(
    rf"({CELL}) must be lit|the line from ({CELL}) to ({CELL}) holds one bulb at most"
    rf"|the (\d) at ({CELL}) has (\d) bulbs? beside it"
)


def facts(words: str) -> Iterator[str]:
    """The facts that some words name."""
    for places, verb in FACTS.findall(words):
        for place in listing(places).named:
            yield f"{place} {'bulb' if 'bulb' in verb else 'empty'}"


def laws(scene: Any, words: str) -> Iterator[str]:
    """The laws that some words name, if they say what is so."""
    for dark, one, other, says, wall, bulbs in LAWS.findall(words):
        if dark:
            yield f"light {dark}"
        elif one:
            yield f"strip {one}-{other}"
        elif scene.board.numbers[wall] == int(says) == int(bulbs):
            yield f"number {wall}"


def rest(words: str) -> str:
    """The words without facts and laws."""
    return LAWS.sub("", FACTS.sub("", words))


def known(board: Any, place: str) -> set[str]:
    """What is known of a place."""
    return set(board.known.get(place, ()))


def fact(words: str) -> str:
    """What a place would be."""
    return {"hold a bulb": "bulb", "be empty": "empty", "empty": "empty"}[words]


def may_suppose(_: Any, __: list[str]) -> bool:
    """Nothing is supposed but what the proof says."""
    return False


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
