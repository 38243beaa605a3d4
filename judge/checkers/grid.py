"""What the checkers of grid puzzles have in common: rows of cells as text, and places.

A cell is (row, column), counted from 0; people read r1c1.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence

from judge.checkers import Wrong

Cell = tuple[int, int]

BLANKS = " \t\n\v\f\r"  # for all judges; Python knows others
SHOWN = 20  # of a word that makes no sense, so many characters are quoted
LISTED = 5  # of many places, so many are named


def lines_of(text: str) -> list[str]:
    """The lines of a text, without trailing blanks and trailing empty lines."""
    text = text.rstrip(BLANKS)
    return [line.strip(BLANKS) for line in text.split("\n")] if text else []


def words_of(text: str) -> list[str]:
    """What stands between blanks."""
    return re.findall(rf"[^{BLANKS}]+", text)


def compare_tokens(expected: list[str], answer: list[str]) -> None:
    """Wrong at the first token that differs."""
    for number, (right, token) in enumerate(zip(expected, answer, strict=False), 1):
        if right != token:
            raise Wrong(f"token {number} is {token[:40]!r} instead of {right[:40]!r}")
    if len(expected) != len(answer):
        raise Wrong(f"{len(answer)} tokens instead of {len(expected)}")


def size_of(line: str) -> tuple[int, int]:
    """Height and width from `N` or `H W`."""
    numbers = [int(word) for word in words_of(line)]
    if not 1 <= len(numbers) <= 2:
        raise ValueError(f"not a size: {quoted(line)}")
    return numbers[0], numbers[-1]


def rows_of(lines: Sequence[str], height: int, width: int) -> list[list[str]]:
    """The cells of a grid, row by row: blank-separated or one character each."""
    if not lines:
        raise Wrong("the answer is empty", [])
    if len(lines) != height:
        raise Wrong(f"the answer has {counted(len(lines), 'row')} instead of {height}", [])
    rows = [cells_of(line, width) for line in lines]
    for r, row in enumerate(rows):
        if len(row) != width:
            place = (r, min(len(row), width - 1))
            raise Wrong(f"row {r + 1} has {counted(len(row), 'cell')} instead of {width}", [place])
    return rows


def by_cell(rows: Iterable[Iterable[str]]) -> dict[Cell, str]:
    """What stands in each cell, in reading order."""
    return {(r, c): word for r, row in enumerate(rows) for c, word in enumerate(row)}


def cells_of(line: str, width: int) -> list[str]:
    """The cells of one row; a single word is a cell only where it can be nothing else."""
    words = words_of(line)
    if len(words) != 1 or (width == 1 and is_number(words[0])):
        return words
    return list(words[0])


def is_number(word: str) -> bool:
    """Whether a word is digits."""
    return word.isascii() and word.isdigit()


def number_of(word: str) -> int | None:
    """The number that a cell holds, if it is one that a board can hold."""
    digits = word.lstrip("0") or word[:1]
    return int(digits) if is_number(word) and len(digits) < 10 else None


def counted(number: int, noun: str) -> str:
    """`1 cell`, `2 cells`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def quoted(word: str) -> str:
    """A word in plain ASCII, cut where it is too long to read."""
    return ascii(word[:SHOWN])


def name(cell: Cell) -> str:
    """`r1c1` for the first cell."""
    return f"r{cell[0] + 1}c{cell[1] + 1}"


def names(cells: Collection[Cell]) -> str:
    """The names of some cells, in order; the first few where there are many."""
    listed = [name(cell) for cell in sorted(cells)[:LISTED]]
    return ", ".join(listed + ["..."] * (len(cells) > LISTED))


def beside(cell: Cell) -> list[Cell]:
    """The four places that touch a cell by a side, on the board or not."""
    r, c = cell
    return [(r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)]


def pieces(cells: Iterable[Cell]) -> Iterator[set[Cell]]:
    """The pieces in which some cells hang together, in reading order of their first cells."""
    left = set(cells)
    for start in sorted(left):
        if start in left:
            yield _piece(start, left)


def _piece(start: Cell, left: set[Cell]) -> set[Cell]:
    """The piece of `left` around `start`, taken out of it."""
    piece, todo = set(), [start]
    left.discard(start)
    while todo:
        cell = todo.pop()
        piece.add(cell)
        near = [other for other in beside(cell) if other in left]
        left.difference_update(near)
        todo += near
    return piece
