"""Light Up, with and without wormholes: is this the answer to that puzzle?

Every law is looked at by itself.  Beams are walked cell by cell, through wormholes too: a
beam ends at a wall, at the border, or when it comes to a place where it was before.
"""

from typing import NamedTuple

from judge.checkers import Wrong
from judge.checkers.grid import (
    Cell,
    beside,
    by_cell,
    cells_of,
    counted,
    lines_of,
    name,
    names,
    quoted,
    rows_of,
    size_of,
)

WHITE, BULB, EMPTY, WALL = ".", "*", "x", "#"
NUMBERS = tuple("01234")
WALLS = (WALL, *NUMBERS)
WAYS = [(0, 1), (1, 0), (0, -1), (-1, 0)]  # right, down, left, up


class Puzzle(NamedTuple):
    """The size of a board, what stands in each cell, and each wormhole's twin.

    On a board in progress `*` and `x` stand in cells too.
    """

    height: int
    width: int
    grid: dict[Cell, str]
    twins: dict[Cell, Cell]

    def white(self) -> list[Cell]:
        """The cells that can hold a bulb and need light, in reading order."""
        return [cell for cell, word in self.grid.items() if word in (WHITE, BULB, EMPTY)]

    def beam(self, start: Cell, way: tuple[int, int]) -> list[Cell]:
        """All that a beam passes on its way from `start`: white cells and wormholes.

        It may pass a wormhole twice, once to go in and once to come out; it repeats itself
        when it enters a cell that it has entered before.
        """
        passed, entered = [], {start}
        r, c = start[0] + way[0], start[1] + way[1]
        while self.grid.get((r, c), WALL) not in WALLS and (r, c) not in entered:
            entered.add((r, c))
            passed.append((r, c))
            if (r, c) in self.twins:
                r, c = self.twins[r, c]
                passed.append((r, c))
            r, c = r + way[0], c + way[1]
        return passed


def read(text: str) -> Puzzle:
    """A puzzle from its text, which is trusted."""
    first, *lines = lines_of(text)
    height, width = size_of(first)
    grid = by_cell(cells_of(line, width) for line in lines)
    return Puzzle(height, width, grid, _twins(grid))


def _twins(grid: dict[Cell, str]) -> dict[Cell, Cell]:
    """Each wormhole with its twin, which bears the same capital letter."""
    pairs: dict[str, list[Cell]] = {}
    for cell, word in grid.items():
        if word.isupper():
            pairs.setdefault(word, []).append(cell)
    return {cell: other for a, b in pairs.values() for cell, other in ((a, b), (b, a))}


def check(puzzle: str, answer: str) -> None:
    """Raise Wrong, with the law that is broken and where, unless `answer` solves `puzzle`."""
    board = read(puzzle)
    told = by_cell(rows_of(lines_of(answer), board.height, board.width))
    _keep_squares(board, told)
    bulbs = {cell for cell, word in told.items() if word == BULB}
    _keep_apart(board, bulbs)
    _light_all(board, bulbs)
    _right_numbers(board, bulbs)


def _keep_squares(board: Puzzle, told: dict[Cell, str]) -> None:
    """Bulbs stand on white cells, and all else is as it was."""
    for cell, before in board.grid.items():
        word = told[cell]
        if before in (WHITE, BULB, EMPTY):
            wanted = {WHITE: (WHITE, BULB), BULB: (BULB,), EMPTY: (WHITE,)}[before]
        else:
            wanted = (before,)
        if word == BULB and cell in board.twins:
            raise Wrong(f"bulb on wormhole {before} at {name(cell)}", [cell])
        if word not in wanted:
            kept = f"keeps {quoted(word)} instead of {quoted(WHITE)}"
            change = kept if word == before else f"changes {quoted(before)} to {quoted(word)}"
            raise Wrong(f"the answer {change} at {name(cell)}", [cell])


def _keep_apart(board: Puzzle, bulbs: set[Cell]) -> None:
    """No bulb's beam comes to another bulb."""
    for bulb in sorted(bulbs):
        for way in WAYS:
            beam = board.beam(bulb, way)
            met = next((cell for cell in beam if cell in bulbs), None)
            if met:
                between = beam[: beam.index(met)]
                holes = [board.grid[cell] for cell in between if cell in board.twins]
                through = f" through {' '.join(dict.fromkeys(holes))}" if holes else ""
                law = f"bulbs at {name(bulb)} and {name(met)} see each other{through}"
                raise Wrong(law, [bulb, *between, met])


def _light_all(board: Puzzle, bulbs: set[Cell]) -> None:
    """Every white cell holds a bulb or lies in a beam."""
    lit = {cell for bulb in bulbs for way in WAYS for cell in board.beam(bulb, way)} | bulbs
    dark = [cell for cell in board.white() if cell not in lit]
    if dark:
        verb = "is" if len(dark) == 1 else "are"
        raise Wrong(f"{counted(len(dark), 'cell')} {verb} not lit: {names(dark)}", dark)


def _right_numbers(board: Puzzle, bulbs: set[Cell]) -> None:
    """A number has so many bulbs at its sides."""
    for cell, word in board.grid.items():
        near = [other for other in beside(cell) if other in bulbs]
        if word in NUMBERS and len(near) != int(word):
            law = f"number {word} at {name(cell)} has {counted(len(near), 'bulb')}"
            raise Wrong(law, [cell, *near])
