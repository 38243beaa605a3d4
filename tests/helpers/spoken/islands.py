"""What the sentences of Nurikabe say of islands and of their shapes."""

from collections.abc import Collection, Iterator
from itertools import islice

from judge.checkers.grid import Cell, name
from tests.helpers.spoken import Listing, Reader, Told, followed, supposed
from tests.helpers.spoken.boards.nurikabe import Board, around, pool, shape_of
from tests.helpers.witness.places import cell as cell_of

SHAPES = Reader()
MANY = 3000  # shapes: with more of them, they are not made once more
ISLAND = "the island of {clue:says} at {place:clue}"
IT = "(?:it|them)"


def cells_of(told: Told) -> set[Cell]:
    """The places of a step."""
    return set(map(cell_of, told.places))


def is_list(listing: Listing, cells: Collection[Cell]) -> bool:
    """Whether it lists just these."""
    return listing.is_of([name(cell) for cell in cells])


def listed(listing: Listing) -> set[Cell]:
    """The cells that a list names."""
    return set(map(cell_of, listing.named))


def right(board: Board, says: str, clue: str) -> bool:
    """Whether the clue is there, and says this."""
    return board.size.get(cell_of(clue)) == says


LEFT = r"(?:the only shape|{both:two} shapes|all {number:many} shapes) left to"
OTHERS = r"(?: \({number:dead} others? would break a law\))?"


@SHAPES(f"{LEFT} {ISLAND}{OTHERS} (?:contains?|(?!does ){{words:near}}) {IT}")
def agree(
    board: Board,
    told: Told,
    two: str | None,
    many: int | None,
    says: str,
    clue: str,
    dead: int | None,
    near: str | None,
) -> bool:
    cells = cells_of(told)
    shapes = few(board.shapes(cell_of(clue), ruled_out=True))
    fits = [shape for shape in shapes if cells <= (around(shape) if near else shape)]
    return (
        right(board, says, clue)
        and near in (None, "touch", "touches")
        and bool(near) == (told.value == "sea")
        and left(board, told, shapes, fits, many or (2 if two else 1), dead or 0)
    )


@SHAPES(f"no shape of the {{number:many}} left to {ISLAND} contains {IT}")
@SHAPES(f"the only shape left to {ISLAND} does not contain {IT}")
def none_has(board: Board, told: Told, says: str, clue: str, many: int = 1) -> bool:
    shapes = few(board.shapes(cell_of(clue), ruled_out=True))
    fits = [shape for shape in shapes if not shape & cells_of(told)]
    return right(board, says, clue) and left(board, told, shapes, fits, many, 0)


@SHAPES(f"every shape left to {ISLAND} (?:contains|{{words:near}}) {IT}")
def all_have(board: Board, told: Told, says: str, clue: str, near: str | None) -> bool:
    cells = cells_of(told)
    open_shapes = few(board.shapes(cell_of(clue)))
    fits = [shape for shape in open_shapes if cells <= (around(shape) if near else shape)]
    agreed = set(open_shapes) <= {*fits, *broken_in(told)}
    return right(board, says, clue) and (near == "touches") == (told.value == "sea") and agreed


@SHAPES(f"no shape left to {ISLAND} contains {IT}")
def none_left_has(board: Board, told: Told, says: str, clue: str) -> bool:
    has = {shape for shape in few(board.shapes(cell_of(clue))) if shape & cells_of(told)}
    return right(board, says, clue) and has <= broken_in(told)


def broken_in(told: Told) -> set[frozenset[Cell]]:
    """The shapes that break a law, as the proof says."""
    cases = [case for case in told.proof["cases"] if "breaks" in case]
    return {shape_of(supposed(case)[0].split()[1]) for case in cases}


def few(shapes: Iterator[frozenset[Cell]]) -> list[frozenset[Cell]]:
    """The shapes, where they are not too many to be made once more."""
    found = list(islice(shapes, MANY))
    return found if len(found) < MANY else []


def left(
    board: Board,
    told: Told,
    every: list[frozenset[Cell]],
    fits: list[frozenset[Cell]],
    many: int,
    dead: int,
) -> bool:
    """Whether so many shapes are left, all of which fit, and so many more are dead."""
    clue = cell_of(told.proof["by"].split()[1])
    broken, gone = broken_in(told), board.dead[clue]
    open_shapes = [shape for shape in every if shape not in gone]
    return not every or (
        all(shape in fits or shape in broken for shape in open_shapes)
        and len(open_shapes) - many <= len(broken.intersection(open_shapes))
        and (not dead or len(open_shapes) <= many + dead <= len(every))
        and many <= len(fits)
    )


@SHAPES(
    f"only {ISLAND} can (?:break the pool|come to the loose land) at {{place:at}}, "
    "which leaves it too few cells to come here"
)
def has_duty(board: Board, told: Told, says: str, clue: str, at: str) -> bool:
    pooled = told.proof.get("by", told.proof["laws"][0]).startswith("pool")
    goal = pool(cell_of(at)) - board.sea if pooled else {cell_of(at)}
    able = [each for each in board.size if goal & board.reach(each)]
    return right(board, says, clue) and able == [cell_of(clue)]


@SHAPES(f"it would leave {ISLAND} no shape")
def leaves_none(board: Board, told: Told, says: str, clue: str) -> bool:
    whole = board.supposing([*supposed(told.proof), *followed(told.proof)])
    shapes = few(whole.shapes(cell_of(clue)))
    return right(board, says, clue) and all(whole.breaks(shape) for shape in shapes)
