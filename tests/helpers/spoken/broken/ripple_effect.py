"""Laws of Ripple Effect that break."""

from tests.helpers.spoken import Listing, Reader
from tests.helpers.spoken.ripple_effect import Board, near

READ = Reader()


@READ("a cell would be both {number:one} and not {number:other}")
def is_both(board: Board, places: Listing, one: int, other: int) -> bool:
    out = all(one not in board.may[cell] for cell in places.named)
    return one == other and bool(places.named) and out and are(board, places, one)


@READ("a room has two {number:of}s")
def has_two(board: Board, places: Listing, of: int) -> bool:
    rooms = {board.room[cell] for cell in places.named}
    return len(places.named) == 2 and len(rooms) == 1 and are(board, places, of)


@READ("two {number:of}s are too close")
def are_close(board: Board, places: Listing, of: int) -> bool:
    one, other = places.named
    return near(one, other, of) and are(board, places, of)


def are(board: Board, places: Listing, number: int) -> bool:
    """Whether the places are known to hold this number."""
    return all((cell, str(number)) in board.told for cell in places.named)


@READ("a cell has no value left")
def has_none(board: Board, places: Listing) -> bool:
    (cell,) = places.named
    return not board.may[cell]


@READ("a room has no place for {number:of}")
def has_no_place(board: Board, places: Listing, of: int) -> bool:
    room = board.room[places.named[0]]
    fits = 0 < of <= len(board.rooms[room])
    return fits and places.is_of(board.rooms[room]) and not board.places(room, of)
