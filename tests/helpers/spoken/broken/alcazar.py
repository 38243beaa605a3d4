"""Laws of Alcazar that break."""

from collections.abc import Iterable
from itertools import combinations

from tests.helpers.spoken import Listing, Reader
from tests.helpers.spoken.boards import alcazar
from tests.helpers.spoken.boards.alcazar import at_black, is_black

READ = Reader()


class Board(alcazar.Board):
    """The board, which knows of what edges it is told both."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.both: set[str] = set()

    def learn(self, facts: Iterable[Iterable[str]]) -> None:
        """These are known from now on."""
        for edge, value in facts:
            if self.known.setdefault(edge, value) != value:
                self.both.add(edge)

    def doors_at(self, *, black: bool) -> list[str]:
        """The doors at cells of one colour."""
        return [door for door in self.doors() if is_black(self.ends[door][0]) == black]


def least(board: Board, *, black: bool) -> int:
    """How many doors of this colour the path uses."""
    return 1 + (1 if black else -1) * board.more(board.cells)


@READ("an edge would be both path and blocked")
def is_both(board: Board, places: Listing) -> bool:
    return bool(places.named) and board.both.issuperset(places.named)


@READ("the path has too many doors of one colour")
def has_many_doors(board: Board, places: Listing) -> bool:
    doors = [board.doors_at(black=black) for black in (True, False)]
    return any(
        places.is_of(board.are(doors[not black], "path"))
        and len(places.named) > least(board, black=black)
        for black in (True, False)
    )


@READ("the path has too few doors of one colour")
def has_few_doors(board: Board, places: Listing) -> bool:
    doors = [board.doors_at(black=black) for black in (True, False)]
    return any(
        places.is_of(board.are(doors[not black], "path", "open"))
        and len(places.named) < least(board, black=black)
        for black in (True, False)
    )


@READ("a cell has three ways in the path")
def has_three(board: Board, places: Listing) -> bool:
    return all(len(board.are(board.ways([cell]), "path")) > 2 for cell in places.named)


@READ("a cell has no two ways left")
def has_one(board: Board, places: Listing) -> bool:
    return all(len(board.are(board.ways([cell]), "path", "open")) < 2 for cell in places.named)


@READ("the path closes a loop")
def is_loop(board: Board, places: Listing) -> bool:
    used = board.are(places.named, "path") == places.named
    return used and board.loops(places.named)


@READ("the path ends before it has been to every cell")
def ends_early(board: Board, places: Listing) -> bool:
    return board.are(places.named, "path") == places.named and board.ended(places.named)


@READ("every way through a cell closes a loop")
def must_loop(board: Board, places: Listing) -> bool:
    (cell,) = places.named
    ways = board.are(board.ways([cell]), "open", "path")
    after = [[*board.path(), *pair] for pair in combinations(ways, 2)]
    return all(board.loops(edges) or board.ended(edges) for edges in after)


@READ("the board falls apart")
def is_apart(board: Board, places: Listing) -> bool:
    ways = board.are(board.ways(places.named), "path", "open")
    inner = [edge for edge in ways if len(board.ends[edge]) == 2]
    some = 0 < len(places.named) < len(board.cells)
    return not ways or (some and not inner)


@READ("a part of the board has one way in and none out")
def is_dead_end(board: Board, places: Listing) -> bool:
    (edge,) = places.named
    others = [each for each in board.are(board.ends, "path", "open") if each != edge]
    return any(
        board.are(board.ways(board.piece(end, others)), "path", "open") == [edge]
        for end in board.ends[edge]
    )


@READ("the path would cross a border an odd number of times")
def is_odd(board: Board, places: Listing) -> bool:
    border = board.ways(places.named)
    return not board.are(border, "open") and len(board.are(border, "path")) % 2 == 1


@READ("too many cells are of one colour")
def is_unbalanced(board: Board, places: Listing) -> bool:
    return not can_balance(board, places.named, []) or any(
        not can_balance(board, places.named, board.doors_at(black=black), least(board, black=black))
        for black in (True, False)
    )


def can_balance(board: Board, region: list[str], doors: list[str], used: int = 0) -> bool:
    """Whether a region's colours can balance where just so many of these doors are used."""
    border = board.ways(region)
    rest = [edge for edge in border if edge not in doors]
    signs = {edge: 1 if at_black(board, edge, region) else -1 for edge in rest}
    now = sum(signs[edge] for edge in board.are(signs, "path"))
    may = [signs[edge] for edge in board.are(signs, "open")]
    own, far = ([door for door in doors if (door in border) == here] for here in (True, False))
    sign = 1 if own and at_black(board, own[0], region) else -1
    return any(
        now - may.count(-1) <= 2 * board.more(region) - sign * many <= now + may.count(1)
        for many in can_be(board, own)
        if not doors or used - many in can_be(board, far)
    )


def can_be(board: Board, doors: list[str]) -> range:
    """How many of these doors the path may use."""
    return range(len(board.are(doors, "path")), len(board.are(doors, "path", "open")) + 1)
