"""The cells and edges of an Alcazar before a step, and what of them is known."""

from collections.abc import Collection, Sequence
from functools import cache

from lessons.puzzles.drawing import cells_in, name
from lessons.reasons.alcazar import blacks, cells_of, size_of
from lessons.reasons.words import counted, listed
from lessons.trace import Step, fact_of


def all_cells(step: Step) -> list[str]:
    """Every cell, in reading order."""
    height, width = size_of(step)
    return [name(r, c) for r in range(height) for c in range(width)]


def edges_of(step: Step) -> list[str]:
    """Every edge that is no wall."""
    board, solver = step.before, step.solver
    known = [fact_of(fact)[0] for fact in solver.facts(board)]
    return [*known, *solver.names(board, board.unknown).split()]


@cache
def ends(edge: str) -> tuple[str, ...]:
    """The cells at an edge: two, or one of a door."""
    return tuple(name(r, c) for r, c in cells_in(edge))


def border(step: Step, region: Collection[str]) -> list[str]:
    """The edges with just one end in a region, in reading order."""
    inside = set(region)
    found = [edge for edge in edges_of(step) if len(inside.intersection(ends(edge))) == 1]
    return sorted(found, key=lambda edge: (cells_in(edge), edge))


def region_of(step: Step, law: str) -> list[str]:
    """The cells that a theorem is about."""
    return cells_of(step, {"laws": [law]}, law.split()[0])


def called(law: str) -> str:
    """A region in words."""
    place = law.split()[1]
    return "the castle" if place == "board" else listed(place.split("+"))


def is_black(cell: str) -> bool:
    """Whether a cell has the colour of r1c1."""
    return blacks([cell]) == 1


def are(edges: Sequence[str], value: str, known: Collection[str]) -> list[str]:
    """Those edges that are known to be this."""
    return [edge for edge in edges if f"{edge} {value}" in known]


def opened(edges: Sequence[str], known: Collection[str]) -> list[str]:
    """Those edges of which nothing is known."""
    return [
        edge for edge in edges if not are([edge], "path", known) + are([edge], "blocked", known)
    ]


def joined(start: str, edges: Collection[str]) -> set[str]:
    """The cells that these edges join to one."""
    found, todo = {start}, [start]
    beside: dict[str, list[str]] = {}
    for edge in edges:
        for cell in ends(edge):
            beside.setdefault(cell, []).extend(ends(edge))
    while todo:
        new = set(beside.get(todo.pop(), [])) - found
        found |= new
        todo += new
    return found


def colours(cells: Collection[str]) -> tuple[int, int]:
    """How many cells are black, and how many white."""
    black = blacks(list(cells))
    return black, len(cells) - black


def ends_needed(cells: Collection[str]) -> str:
    """What the cells of each colour need: the 3 black cells need 6 ends of the path, ..."""
    black, white = colours(cells)
    need = "needs" if black == 1 else "need"
    other = "none are white"
    if white:
        other = f"{counted(white, 'white one')} {'needs' if white == 1 else 'need'} {2 * white}"
    if not black:
        return f"{counted(white, 'white cell')} need {2 * white} ends of the path, none are black"
    return f"{counted(black, 'black cell')} {need} {2 * black} ends of the path, {other}"
