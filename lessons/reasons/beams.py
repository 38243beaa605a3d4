"""The beams of a Light Up board in text: rows of words, in which capital letters are wormholes."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

Rows = Sequence[Sequence[str]]
Cell = tuple[int, int]  # row and column, from 0 on
WAYS = ((0, 1), (0, -1), (1, 0), (-1, 0))
WHITE = ".*x+"


def beams(rows: Rows, start: Cell) -> Iterator[tuple[Cell, str]]:
    """Every cell that a bulb lights, and the wormholes on its way; the shortest ways first."""
    twins = twins_of(rows)
    ends = [(start, way, "") for way in WAYS]
    while ends:
        further = []
        for cell, way, letters in ends:
            cell, passed = onward(rows, twins, cell, way)
            if is_white(rows, cell) and cell != start:
                yield cell, letters + passed
                further.append((cell, way, letters + passed))
        ends = further


@lru_cache(1000)  # of each line it is asked again and again what is on it
def lines(rows: Rows, one: Cell, other: Cell) -> list[tuple[list[Cell], str]]:
    """The cells of each line with these ends, and the wormholes on its way from one to the other.

    Most often it is just one: but wormholes may join two cells along the row and the column.
    """
    found: dict[int, tuple[list[Cell], str]] = {}
    for down, right in WAYS:
        cells, letters, after = walk(rows, one, (down, right))
        before, _ = onward(rows, twins_of(rows), one, (-down, -right))
        last = max(cells) if after == one else cells[-1]  # a ring is called by its first and last
        if last == other and (after == one == min(cells) or not is_white(rows, before)):
            way = "".join(letters[: cells.index(other) + 1])
            found.setdefault(abs(down), (cells, way))
    return list(found.values())


def walk(rows: Rows, start: Cell, way: Cell) -> tuple[list[Cell], list[str], Cell]:
    """(The cells that way, the wormholes before each, what comes after them)."""
    twins = twins_of(rows)
    cells, letters = [start], [""]
    cell, passed = onward(rows, twins, start, way)
    while is_white(rows, cell) and cell != start:
        cells.append(cell)
        letters.append(passed)
        cell, passed = onward(rows, twins, cell, way)
    return cells, letters, cell


def onward(rows: Rows, twins: dict[Cell, Cell], cell: Cell, way: Cell) -> tuple[Cell, str]:
    """The next cell that way which is no wormhole, and the wormholes that lead there."""
    letters = ""
    cell = cell[0] + way[0], cell[1] + way[1]
    while cell in twins:
        letters += rows[cell[0]][cell[1]]
        cell = twins[cell][0] + way[0], twins[cell][1] + way[1]
    return cell, letters


def is_white(rows: Rows, cell: Cell) -> bool:
    """Whether it is a cell of the board that can be lit."""
    r, c = cell
    return 0 <= r < len(rows) and 0 <= c < len(rows[r]) and rows[r][c] in WHITE


def twins_of(rows: Rows) -> dict[Cell, Cell]:
    """{wormhole: its twin}."""
    places: dict[str, list[Cell]] = {}
    for r, row in enumerate(rows):
        for c, word in enumerate(row):
            if word.isupper():
                places.setdefault(word, []).append((r, c))
    return {one: two for pair in places.values() for one, two in (pair, pair[::-1])}
