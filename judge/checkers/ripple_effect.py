"""Ripple Effect: is this the answer to that puzzle?

Every law is looked at by itself: the givens stand, a room of n cells holds 1 to n once each,
and two equal numbers v in a row or column have at least v cells between them.
"""

from typing import NamedTuple

from judge.checkers import Wrong
from judge.checkers.grid import (
    Cell,
    by_cell,
    counted,
    lines_of,
    name,
    number_of,
    quoted,
    rows_of,
    size_of,
    words_of,
)

OPEN = "."


class Puzzle(NamedTuple):
    """The size of a board, each cell's room (its label) and the givens."""

    height: int
    width: int
    room: dict[Cell, str]
    given: dict[Cell, int]

    def rooms(self) -> dict[str, list[Cell]]:
        """The cells of each room, in reading order."""
        rooms: dict[str, list[Cell]] = {}
        for cell, label in self.room.items():
            rooms.setdefault(label, []).append(cell)
        return rooms


def read(text: str) -> Puzzle:
    """A puzzle from its text, which is trusted."""
    first, *lines = lines_of(text)
    height, width = size_of(first)
    labels, givens = (
        [_words(line, width) for line in part] for part in (lines[:height], lines[height:])
    )
    cells = [(r, c) for r in range(height) for c in range(width)]
    told = {(r, c): givens[r][c] for r, c in cells}
    given = {cell: int(word) for cell, word in told.items() if word != OPEN}
    return Puzzle(height, width, {(r, c): labels[r][c] for r, c in cells}, given)


def _words(line: str, width: int) -> list[str]:
    """The words of a row; a single word is one row's characters, but in a single column."""
    words = words_of(line)
    return list(words[0]) if len(words) == 1 < width else words


def check(puzzle: str, answer: str) -> None:
    """Raise Wrong, with the law that is broken and where, unless `answer` solves `puzzle`."""
    board = read(puzzle)
    words = by_cell(rows_of(lines_of(answer), board.height, board.width))
    told = {cell: _number(cell, word) for cell, word in words.items()}
    _keep_givens(board, told)
    _fill_rooms(board, told)
    _keep_distance(told)


def _number(cell: Cell, word: str) -> int:
    """The number in a cell."""
    number = number_of(word)
    if number is None:
        raise Wrong(f"{quoted(word)} at {name(cell)} is no number", [cell])
    return number


def _keep_givens(board: Puzzle, told: dict[Cell, int]) -> None:
    """The numbers of the puzzle stand in the answer."""
    for cell, number in board.given.items():
        if told[cell] != number:
            change = f"given {number} at {name(cell)} to {told[cell]}"
            raise Wrong(f"the answer changes the {change}", [cell])


def _fill_rooms(board: Puzzle, told: dict[Cell, int]) -> None:
    """A room of n cells holds numbers from 1 to n, each once."""
    for label, cells in board.rooms().items():
        first: dict[int, Cell] = {}
        for cell in cells:
            number = told[cell]
            if not 1 <= number <= len(cells):
                room = f"room {quoted(label)} of {counted(len(cells), 'cell')}"
                raise Wrong(f"{number} at {name(cell)} in {room}", [cell])
            other = first.setdefault(number, cell)
            if other != cell:
                where = f"{name(other)} and {name(cell)}"
                raise Wrong(f"{number} twice in room {quoted(label)}: {where}", [other, cell])


def _keep_distance(told: dict[Cell, int]) -> None:
    """Between two equal numbers v in a row or column are v cells or more."""
    last: dict[tuple[str, int, int], Cell] = {}  # in each line, of each number
    for (r, c), number in told.items():
        for line in (("row", r, number), ("column", c, number)):
            other = last.get(line, (r - number - 1, c))  # as if there were one far enough
            between = r - other[0] + c - other[1] - 1
            if between < number:
                pair = f"two {number}s at {name(other)} and {name((r, c))}"
                space = f"have {counted(between, 'cell')} between them, {number} needed"
                raise Wrong(f"{pair} {space}", [other, (r, c)])
            last[line] = (r, c)
