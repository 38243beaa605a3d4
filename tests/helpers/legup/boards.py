"""Boards as plain dictionaries {(x, y): value}."""

from collections.abc import Iterable

Cell = tuple[int, int]
Board = dict[Cell, int]
Region = set[Cell]

UNKNOWN = -2


def beside(cell: Cell) -> list[Cell]:
    """The four places that touch a cell by a side."""
    x, y = cell
    return [(x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)]


def regions(cells: Iterable[Cell]) -> list[Region]:
    """The pieces in which cells hang together."""
    left, found = set(cells), []
    while left:
        region, todo = set(), [left.pop()]
        while todo:
            cell = todo.pop()
            region.add(cell)
            near = [other for other in beside(cell) if other in left]
            left.difference_update(near)
            todo += near
        found.append(region)
    return found


def is_either(changes: list[Board], one: int, other: int) -> bool:
    """Whether the cases are one cell with the one value, and with the other."""
    return (
        len(changes) == 2
        and all(len(change) == 1 for change in changes)
        and changes[0].keys() == changes[1].keys()
        and {value for change in changes for value in change.values()} == {one, other}
    )
