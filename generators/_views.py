"""Whether two puzzles are the same, however they lie and whatever their letters are.

A drawing with corners is read as a grid too: its corners, its edges and its cells are the places.
"""

import re
from collections.abc import Iterator

from judge.checkers.grid import cells_of, size_of

Rows = list[tuple[str, ...]]


def canonical(puzzle: str) -> str:
    """The same text for a puzzle from each of its eight sides, and with other letters."""
    return min(map(as_text, views(rows_of(puzzle))))


def rows_of(puzzle: str) -> Rows:
    """The places of a puzzle: a tuple of words for each, as a grid of givens may follow another."""
    size, *lines = puzzle.splitlines()
    height, width = size_of(size)
    if lines[0].startswith("+"):
        drawing = (line.ljust(4 * width + 1)[::2] for line in lines)
        return [tuple(line.replace("-", "|")) for line in drawing]
    grids = [lines[start : start + height] for start in range(0, len(lines), height)]
    rows = [[cells_of(line, width) for line in grid] for grid in grids]
    return [tuple(map(" ".join, zip(*same, strict=True))) for same in zip(*rows, strict=True)]


def views(rows: Rows) -> Iterator[Rows]:
    """A board from all eight sides, itself first."""
    for _ in range(4):
        yield rows
        yield [row[::-1] for row in rows]
        rows = list(zip(*rows[::-1], strict=True))


def as_text(rows: Rows) -> str:
    """A board as text, its letters (rooms, wormholes) called by numbers in reading order."""
    names: dict[str, str] = {}
    text = "\n".join(map(" ".join, rows))
    return re.sub(r"[A-Za-z]\w*", lambda word: names.setdefault(word[0], f"r{len(names)}"), text)
