"""What the arguments of Ripple Effect say."""

import re
from collections.abc import Iterator
from typing import Any

from tests.helpers.spoken import Listing, Reader, listing
from tests.helpers.spoken.ripple_effect import ROOM, near, seated

READ, BREACH = Reader(), Reader()
CELL = r"r\d+c\d+"
RUN = rf"{CELL}(?: to {CELL})?"
FACTS = re.compile(
    rf"({RUN}(?:, {RUN})*(?: and {RUN})?) (?:is|are) (not )?(\d+(?:, \d+)*(?: or \d+)?)(?![\ds])"
)
LAWS = re.compile(
    r"room (\S+) holds (?:1 to (\d+), each once|just 1)"
    r"|two (\d+)s in (row|column) (\d+) have (\d+) cells? or more between them"
)


def facts(words: str) -> Iterator[str]:
    """The facts that some words name."""
    for places, no, numbers in FACTS.findall(words):
        for place in listing(places).named:
            for number in re.findall(r"\d+", numbers):
                yield f"{place} {no}{number}"


def laws(scene: Any, words: str) -> Iterator[str]:
    """The laws that some words name, if they say what is so."""
    for room, size, value, line, at, between in LAWS.findall(words):
        if room and len(scene.board.rooms[room]) == int(size or 1):
            yield f"room {room}"
        elif value and value == between:
            yield f"{line} {at}, {value}"


def rest(words: str) -> str:
    """The words without facts and laws."""
    return LAWS.sub("", FACTS.sub("", words))


def known(board: Any, place: str) -> set[str]:
    """What is known of a place: the numbers that it is not; when none is left, all."""
    every = range(1, board.size(place) + 1)
    lost = [number for number in every if number not in board.may[place]]
    return {f"not {number}" for number in lost} | {
        str(number) for number in every if board.may[place] <= {number}
    }


def fact(words: str) -> str:
    """What a place would be."""
    return words.removeprefix("be ")


def may_suppose(_: Any, __: list[str]) -> bool:
    """Nothing is supposed but what the proof says."""
    return False


@BREACH(f"{ROOM} would hold {{number:value}} at {{places:cells}}")
def holds_twice(scene: Any, room: str, value: int, cells: Listing) -> bool:
    held = [c for c in scene.board.rooms[room] if scene.board.may[c] <= {value}]
    return len(cells.named) > 1 and set(cells.named) <= set(held)


@BREACH(f"{ROOM} would have no place for {{number:value}}")
def has_no_place(scene: Any, room: str, value: int) -> bool:
    return not scene.board.places(room, value)


@BREACH("{place:cell} would have no number left")
def has_no_number(scene: Any, cell: str) -> bool:
    return not scene.board.may[cell]


@BREACH(f"{ROOM} could not hold each of its numbers once")
def cannot_hold(scene: Any, room: str) -> bool:
    taken: dict[int, str] = {}
    cells = scene.board.rooms[room]
    return not all(seated(cell, scene.board.may, taken, set()) for cell in cells)


@BREACH("the {number:value}s at {places:two} would be too close in {words:line}")
def are_close(scene: Any, value: int, two: Listing, line: str) -> bool:
    one, other = two.named
    kind, _, at = line.partition(" ")
    spot = re.match(rf"r{at}c" if kind == "row" else rf"r\d+c{at}$", one)
    held = all(scene.board.may[cell] <= {value} for cell in two.named)
    return held and near(one, other, value) and bool(spot)
