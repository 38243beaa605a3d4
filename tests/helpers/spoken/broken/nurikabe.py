"""Laws of Nurikabe that break."""

from judge.checkers.nurikabe import ANY
from tests.helpers.spoken import Listing, Reader
from tests.helpers.spoken.boards.nurikabe import Board, Cell, around, flood, in_pieces, pool
from tests.helpers.witness.places import cell as cell_of

READ = Reader()


def cells(places: Listing) -> set[Cell]:
    """The cells that are named."""
    return set(map(cell_of, places.named))


def clue_of(board: Board, places: Listing) -> Cell | None:
    """The clue of the island whose known cells are just these, if it has just one."""
    island = cells(places)
    clues = board.clues_in(island)
    return clues.pop() if len(clues) == 1 and island == board.island(min(island)) else None


@READ("a cell would be both island and sea")
def is_both(board: Board, places: Listing) -> bool:
    return bool(places.named) and cells(places) <= board.sea & board.land


@READ("an island has two clues")
def has_two_clues(board: Board, places: Listing) -> bool:
    island = cells(places)
    return island == board.island(min(island)) and len(board.clues_in(island)) > 1


@READ("an island is larger than its clue")
def is_too_large(board: Board, places: Listing) -> bool:
    clue = clue_of(board, places)
    return clue is not None and len(places.named) > int(board.size[clue])


@READ("an island is smaller than its clue")
def is_shut_in(board: Board, places: Listing) -> bool:
    clue = clue_of(board, places)
    shut = not around(cells(places)) & board.cells - board.sea - board.lost.get(clue, set())
    return clue is not None and len(places.named) < int(board.size[clue]) and shut


@READ("an island has too little room")
def has_no_room(board: Board, places: Listing) -> bool:
    clue = clue_of(board, places)
    return clue is not None and len(board.reach(clue)) < int(board.size[clue])


@READ("an island has a cell not its own")
def has_another(board: Board, places: Listing) -> bool:
    clue = clue_of(board, places)
    return clue is not None and bool(cells(places) & board.lost[clue])


@READ("an island has no clue")
def has_no_clue(board: Board, places: Listing) -> bool:
    island = cells(places)
    alone = island == board.island(min(island)) and not board.clues_in(island)
    return alone and around(island) & board.cells <= board.sea


@READ("no clue can reach an island")
def is_out_of_reach(board: Board, places: Listing) -> bool:
    reached = set().union(*map(board.reach, board.size))
    return bool(places.named) and cells(places) <= board.land - reached


@READ("an island has no shape left")
def has_no_shape(board: Board, places: Listing) -> bool:
    clue = clue_of(board, places)
    shapes = board.shapes(clue) if clue is not None else ()
    return clue is not None and not any(may_be(board, shape) for shape in shapes)


def may_be(board: Board, shape: frozenset[Cell]) -> bool:
    """Whether with an island of this shape the others have room, and so has the sea."""
    others = board.only([])
    others.land, others.sea = board.land | shape, board.sea | (around(shape) & board.cells)
    reached = {clue: others.reach(clue) for clue in board.size if clue not in shape}
    wet = board.cells - shape - set().union(*reached.values())
    return (
        not board.breaks(shape)
        and all(len(cells) >= board.need(clue) for clue, cells in reached.items())
        and not wet & others.land
        and not any(pool(cell) <= wet for cell in wet)
        and has_room(others)
    )


def has_room(board: Board) -> bool:
    """Whether the sea may get as many cells as the clues leave it."""
    room = board.cells - board.land
    most = max((len(flood({cell}, room)) for cell in room), default=0)
    return ANY in board.size.values() or most >= board.total()


@READ("a pool")
def is_pool(board: Board, places: Listing) -> bool:
    return cells(places) == pool(min(cells(places))) <= board.sea


@READ("the sea is in pieces")
def falls_apart(board: Board, places: Listing) -> bool:
    sea, room = cells(places), board.cells - board.land
    parts = in_pieces(board.sea, room) if sea == board.sea else bool(board.sea - flood(sea, room))
    return sea <= board.sea and parts


@READ("the sea has too little room")
def is_too_small(board: Board, places: Listing) -> bool:
    room = board.cells - board.land
    room = flood(cells(places), room) if places.named else room
    return cells(places) <= board.sea and len(room) < board.total()


@READ("the clues leave the sea too few cells")
def is_too_large_a_sea(board: Board, places: Listing) -> bool:
    known = ANY not in board.size.values()
    return known and cells(places) == board.sea and len(board.sea) > board.total()
