"""What the arguments of Ripple Effect say."""

import re
from collections.abc import Iterator
from typing import Any

from tests.helpers.spoken import Listing, Reader, Told, listing, supposed
from tests.helpers.spoken.ripple_effect import ROOM, near, number_of, seated
from tests.helpers.witness.places import cell as cell_of

READ, BREACH = Reader(), Reader()
CELL = r"r\d+c\d+"
RUN = rf"{CELL}(?: to {CELL})?"
FACTS = re.compile(
    rf"({RUN}(?:, {RUN})*(?: and {RUN})?) (?:is|are) (not )?(\d+(?:, \d+)*(?: or \d+)?)(?![\ds])"
)
LAWS = re.compile(
    r"room (\S+) holds (?:each of 1 to (\d+) once|just 1)"
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


def is_about(scene: Any, law: str, place: str) -> bool:
    """Whether a place is in a room or line."""
    kind, which = law.split(",")[0].split()
    if kind == "room":
        return place in scene.board.rooms[which]
    return str(cell_of(place)[kind == "column"] + 1) == which


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


def unfolded(board: Any, told: Told) -> list[dict[str, Any]]:
    """The shadow of a room's number, in a case for each of its places."""
    if told.proof["rule"] != "clear common shadow":
        return []
    value, room = number_of(told), told.proof["laws"][0]
    label = room.removeprefix("room ")
    places = board.places(label, value) or board.rooms[label]  # none is left: no answer
    whole = told.proof | {"by": room, "cases": []}
    for place in places:
        links = [
            {
                "facts": [f"{cell} not {value}"],
                "from": [f"{place} {value}"],
                "laws": [f"{line_of(place, cell)}, {value}"],
            }
            for cell in told.places
            if near(place, cell, value)
        ]
        whole["cases"].append({"suppose": f"{place} {value}", "then": links})
    return list(nodes(whole))


def nodes(whole: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Cases, what is within each, and all of them."""
    yield whole
    for case in whole["cases"]:
        yield from [case, *case["then"]]


def line_of(one: str, other: str) -> str:
    """The row or column that two cells share."""
    (row, column), (down, _) = cell_of(one), cell_of(other)
    return f"row {row + 1}" if row == down else f"column {column + 1}"


def may_suppose(_: Any, __: list[str]) -> bool:
    """Nothing is supposed but what the proof says."""
    return False


def ways(scene: Any, node: dict[str, Any]) -> list[set[str]]:
    """All ways that a room has for the number, or the cell, that the cases are about."""
    tried = {way for case in node["cases"] for way in supposed(case)}
    cells, values = {way.split()[0] for way in tried}, {way.split()[1] for way in tried}
    room = scene.board.rooms[node["by"].removeprefix("room ")]
    if len(values) == 1:
        return [{f"{cell} {value}"} for cell in room for value in values]
    return [{f"{cell} {value}"} for cell in cells for value in range(1, len(room) + 1)]


def against(scene: Any, fact: str, way: set[str]) -> bool:
    """Whether a cell is something else than a way has it, or another of its room is that number."""
    (cell, value), ((there, number),) = fact.split(" ", 1), [one.split() for one in way]
    if cell == there:
        return value == f"not {number}" or (value.isdecimal() and value != number)
    return value == number and scene.board.room[cell] == scene.board.room[there]


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


# --- Cells that numbers fill ----------------------------------------------------------------


@READ(
    f"{ROOM} holds {{number:size}} numbers in as many cells, and {{places:cells}} cannot be "
    "{numbers:lost}"
)
def are_lost(scene: Any, room: str, size: int, cells: Listing, lost: Listing) -> bool:
    inside = set(cells.named) < set(scene.board.rooms[room])
    may = set().union(*(scene.board.may[cell] for cell in cells.named))
    return inside and size == len(scene.board.rooms[room]) and not may & {*map(int, lost.named)}


@READ(
    "so {number:many} numbers?, {numbers:left}, (?:is|are) left to {number:cells} cells?, which "
    "takes? (?:it|them) up"
)
def are_taken(scene: Any, many: int, left: Listing, cells: int) -> bool:
    board, own = scene.board, scene.picture.because
    may = {cell: {str(number) for number in board.may[cell]} for cell in own}
    drawn = {cell: set(words.split(",")) for cell, words in scene.picture.notes}
    lost = {str(n) for n in range(1, board.size(own[0]) + 1)} - set(left.named)
    return (
        many == len(left.named) == cells == len(own)
        and drawn == may
        and all(not numbers & lost for numbers in may.values())
    )


@READ(f"no other cell of {ROOM} has them: {{words:facts}}")
def are_elsewhere(scene: Any, room: str, facts: str) -> bool:
    meant = scene.meant(facts)
    cells = {fact.split()[0] for fact in meant}
    drawn = {number for _, words in scene.picture.notes for number in words.split(",")}
    return (
        sorted(meant) == sorted(" ".join(fact) for fact in scene.told.facts)
        and cells <= set(scene.board.rooms[room]) - set(scene.picture.because)
        and {fact.split()[-1] for fact in meant} <= drawn
    )
