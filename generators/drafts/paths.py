"""Paths through all cells of a board: random ones, and what differs in those that are near to one.

A path is the list of its cells, an edge the two places that it joins, the first of them first.
"""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from generators import Chance
from judge.checkers.alcazar import Edge
from judge.checkers.grid import Cell, beside

BENDS = 20  # of a random path, for each cell
FAR = 2  # so often an end of a path is bent for those that are near to it


def random_path(height: int, width: int, chance: Chance) -> list[Cell]:
    """A path through all cells that begins and ends at the rim."""
    path = [(r, c if r % 2 == 0 else width - 1 - c) for r in range(height) for c in range(width)]
    for _ in range(BENDS * len(path)):
        path = bent(path, height, width, chance)
    while not (is_rim(path[0], height, width) and is_rim(path[-1], height, width)):
        path = bent(path, height, width, chance)
    return path


def bent(path: list[Cell], height: int, width: int, chance: Chance) -> list[Cell]:
    """The path with one of its ends tied to another cell beside it, and loose where that was."""
    if chance.below(2):
        path = path[::-1]
    near = [cell for cell in beside(path[0]) if 0 <= cell[0] < height and 0 <= cell[1] < width]
    near = [cell for cell in near if cell not in path[:2]]
    if not near:
        return path
    return tied(path, chance.pick(near))


def tied(path: list[Cell], cell: Cell) -> list[Cell]:
    """The path with its first cell tied to this one, and loose where that was."""
    at = path.index(cell)
    return path[:at][::-1] + path[at:]


def is_rim(cell: Cell, height: int, width: int) -> bool:
    """Whether a cell lies at the border."""
    return cell[0] in (0, height - 1) or cell[1] in (0, width - 1)


def edges_of(path: Iterable[Cell]) -> set[Edge]:
    """The edges from each cell of a path to the next."""
    return {edge(*pair) for pair in pairwise(path)}


def edge(one: Cell, other: Cell) -> Edge:
    """The edge that joins two places."""
    return min(one, other), max(one, other)


# --- Paths that are near ------------------------------------------------------------------


def detours(path: list[Cell]) -> Iterator[set[Edge]]:
    """The edges and doors that each path near to this one has besides, or some that it has too."""
    yield from swapped(path)
    yield from bent_ends(path)
    yield from bent_ends(path[::-1])


def swapped(path: list[Cell]) -> Iterator[set[Edge]]:
    """New edges where two that lie side by side are swapped for the two across, once or twice.

    If the path runs along both the same way, it is one again.  Else it leaves a loop behind,
    and a swap of an edge of this with one of the rest joins the two.
    """
    swaps = list(swaps_of(path))
    for first, last, same, new in swaps:
        if same:
            yield new
        else:
            yield from (
                new | more
                for one, other, _, more in swaps
                if not {one, other} & {first, last}
                and (first < one < last) != (first < other < last)
            )


def swaps_of(path: list[Cell]) -> Iterator[tuple[int, int, bool, set[Edge]]]:
    """(edge, a later one beside it, whether the path runs the same way, the edges across)."""
    at = {cell: i for i, cell in enumerate(path)}
    for i, (one, other) in enumerate(pairwise(path)):
        across = other[1] - one[1], other[0] - one[0]
        for r, c in (across, (-across[0], -across[1])):
            beyond = [(one[0] + r, one[1] + c), (other[0] + r, other[1] + c)]
            j, k = (at.get(cell, -9) for cell in beyond)
            if i < min(j, k) and abs(j - k) == 1:
                yield i, min(j, k), j < k, {edge(one, beyond[0]), edge(other, beyond[1])}


def bent_ends(path: list[Cell]) -> Iterator[set[Edge]]:
    """The edges of paths that a few bends of the first end make, each with its door."""
    cells = set(path)
    paths = [path]
    for _ in range(FAR + 1):
        for other in paths:
            doors = (edge(other[0], cell) for cell in beside(other[0]) if cell not in cells)
            yield from (edges_of(other) | {door} for door in doors)
        paths = [tied(p, cell) for p in paths for cell in beside(p[0]) if cell in p[2:]]
