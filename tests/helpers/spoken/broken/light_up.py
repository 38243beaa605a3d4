"""Laws of Light Up that break, on a board without answer (READ) and in a case (BREACH)."""

from itertools import combinations

from tests.helpers.spoken import Listing, Reader
from tests.helpers.spoken.boards.light_up import Board, alone

READ, BREACH = Reader(), Reader()
NUMBER = "the {number:says} at {place:wall}"
NO_PLACE = "no place for a bulb that lights"


@READ("a cell would be both bulb and empty")
def is_both(board: Board, places: Listing) -> bool:
    clash = all(board.known.get(cell, set()) >= {"bulb", "empty"} for cell in places.named)
    return bool(places.named) and clash


@READ("a number has too many bulbs")
def has_many(board: Board, places: Listing) -> bool:
    (wall,) = places.named
    return len(board.are(board.sides(wall), "bulb")) > board.numbers[wall]


@READ("a number has too few bulbs")
def has_few(board: Board, places: Listing) -> bool:
    (wall,) = places.named
    sides = board.sides(wall)
    return len(sides) - len(board.are(sides, "empty")) < board.numbers[wall]


@READ("two bulbs see each other")
def are_in_sight(board: Board, places: Listing) -> bool:
    lit = board.are(places.named, "bulb") == places.named
    return lit and len(places.named) == 2 and not alone(board, places.named)


@READ("a cell cannot be lit")
def stays_dark(board: Board, places: Listing) -> bool:
    (cell,) = places.named
    return not board.places(cell)


@READ("a number cannot get its bulbs")
def has_no_way(board: Board, places: Listing) -> bool:
    (wall,) = places.named
    ways = combinations(board.are(board.sides(wall), "open"), board.lacks(wall))
    return not any(is_lawful(board, way) for way in ways)


def is_lawful(board: Board, bulbs: tuple[str, ...]) -> bool:
    """Whether with these bulbs each cell has a place for its light, and each number its places."""
    after = board.spread(*bulbs)
    return (
        alone(after, after.are(after.white, "bulb"))
        and all(map(after.places, after.white))
        and not any(
            fails(after, Listing([wall])) for wall in after.numbers for fails in (has_many, has_few)
        )
    )


# --- In a case -----------------------------------------------------------------------------


@BREACH(f"{NO_PLACE} {{place:dark}}")
def breaks_light(board: Board, dark: str) -> bool:
    return not board.places(dark)


@BREACH("bulbs at {places:bulbs} that see each other")
def breaks_strip(board: Board, bulbs: Listing) -> bool:
    bulbs_there = board.are(bulbs.named, "bulb") == bulbs.named
    return bulbs_there and not alone(board, bulbs.named)


@BREACH(f"too many bulbs for {NUMBER}")
def breaks_number(board: Board, says: int, wall: str) -> bool:
    return says == board.numbers[wall] < len(board.are(board.sides(wall), "bulb"))


@BREACH(f"too few places for {NUMBER}")
def starves_number(board: Board, says: int, wall: str) -> bool:
    sides = board.sides(wall)
    return says == board.numbers[wall] > len(sides) - len(board.are(sides, "empty"))
