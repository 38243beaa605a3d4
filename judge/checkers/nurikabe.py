"""Nurikabe: is this the answer to that puzzle?

Every law is looked at by itself, on sets of (row, column): no pool of 2x2 water cells, one
piece of water, one clue in every island, as many cells as the clue says, that number in each.
"""

from itertools import chain
from typing import NamedTuple

from judge.checkers import Wrong
from judge.checkers.grid import (
    Cell,
    by_cell,
    cells_of,
    counted,
    lines_of,
    name,
    names,
    number_of,
    pieces,
    quoted,
    rows_of,
    size_of,
)

WATER, LAND, OPEN, ANY = "~", "o", ".", "?"


class Puzzle(NamedTuple):
    """The size of a board, and what its cells say: `~`, `o`, `?` or a number."""

    height: int
    width: int
    given: dict[Cell, str]

    def cells(self) -> list[Cell]:
        """Every cell, in reading order."""
        return [(r, c) for r in range(self.height) for c in range(self.width)]

    def owners(self) -> dict[Cell, Cell]:
        """Each numbered cell with the cell of the clue that it belongs to: itself.

        But on a board in progress (`~` or `o` on it), touching equal numbers are the part
        that is known of one clue's island, and belong to the first of them.
        """
        told = {cell: word for cell, word in self.given.items() if word not in (WATER, LAND)}
        if len(told) == len(self.given):
            return {cell: cell for cell in told}
        equal: dict[str, set[Cell]] = {}
        for cell, word in told.items():
            equal.setdefault(word, set()).add(cell)
        owners: dict[Cell, Cell] = {}
        for piece in chain.from_iterable(map(pieces, equal.values())):
            owners |= dict.fromkeys(piece, min(piece))
        return owners


def read(text: str) -> Puzzle:
    """A puzzle from its text, which is trusted."""
    first, *lines = lines_of(text)
    height, width = size_of(first)
    told = by_cell(cells_of(line, width) for line in lines)
    given = {cell: word.lstrip("0") for cell, word in told.items() if word != OPEN}
    return Puzzle(height, width, given)


def check(puzzle: str, answer: str) -> None:
    """Raise Wrong, with the law that is broken and where, unless `answer` solves `puzzle`."""
    board = read(puzzle)
    told = by_cell(rows_of(lines_of(answer), board.height, board.width))
    sizes = {cell: _size(cell, word) for cell, word in told.items() if word != WATER}
    water = told.keys() - sizes.keys()
    islands = list(pieces(sizes))
    _keep_colours(board, water)
    _no_pool(water)
    _clue_for_each(islands, board)
    _one_piece(water)
    _right_sizes(islands, board)
    _keep_clues(board, sizes)
    _right_numbers(islands, sizes)


def _size(cell: Cell, word: str) -> int:
    """The number in an island's cell."""
    number = number_of(word)
    if number is None:
        raise Wrong(f"{quoted(word)} at {name(cell)} is neither {WATER} nor a number", [cell])
    return number


def _keep_colours(board: Puzzle, water: set[Cell]) -> None:
    """Clues are land; on a board in progress, settled cells stay as they are."""
    for cell, word in board.given.items():
        if (cell in water) != (word == WATER):
            what = "settled cell" if word in (WATER, LAND) else "clue"
            raise Wrong(f"the answer changes a {what} at {name(cell)}", [cell])


def _no_pool(water: set[Cell]) -> None:
    """No 2x2 square is all water."""
    for r, c in sorted(water):
        square = [(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)]
        if water.issuperset(square):
            raise Wrong(f"pool at {name((r, c))}", square)


def _one_piece(water: set[Cell]) -> None:
    """The water hangs together."""
    parts = list(pieces(water))
    if len(parts) > 1:
        firsts = [min(part) for part in parts]
        raise Wrong(f"water is in {len(parts)} pieces: {names(firsts)}", firsts)


def _clue_for_each(islands: list[set[Cell]], board: Puzzle) -> None:
    """Every island holds a clue."""
    clued = board.owners().keys()
    for island in islands:
        if not island & clued:
            raise Wrong(f"island without a clue at {name(min(island))}", sorted(island))


def _right_sizes(islands: list[set[Cell]], board: Puzzle) -> None:
    """No island holds two clues, and each has as many cells as its clue says."""
    owners = board.owners()
    for island in islands:
        clues = {owners[cell] for cell in island & owners.keys()}
        if len(clues) > 1:
            raise Wrong(f"island with {len(clues)} clues: {names(clues)}", sorted(island))
        clue = min(clues)
        word = board.given[clue]
        if word not in (ANY, str(len(island))):
            size = counted(len(island), "cell")
            raise Wrong(f"island of clue {word} at {name(clue)} has {size}", sorted(island))


def _keep_clues(board: Puzzle, sizes: dict[Cell, int]) -> None:
    """The numbers of the puzzle stand in the answer."""
    for cell, word in board.given.items():
        if word not in (WATER, LAND, ANY, str(sizes.get(cell))):
            raise Wrong(f"the answer changes a clue at {name(cell)}", [cell])


def _right_numbers(islands: list[set[Cell]], sizes: dict[Cell, int]) -> None:
    """Every cell of an island holds the island's size."""
    for island in islands:
        for cell in sorted(island):
            if sizes[cell] != len(island):
                where = f"{name(cell)} in an island of size {len(island)}"
                raise Wrong(f"number {sizes[cell]} at {where}", [cell])
