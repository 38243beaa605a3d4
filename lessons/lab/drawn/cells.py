"""Texts of cells that change: rows of words below a size."""

from formats._puzzles import Rows
from lessons.puzzles.drawing import Cell, cells_in


def cell_of(place: str) -> Cell:
    """A cell by its name, from 0."""
    return cells_in(place)[0]


def dots(height: int, width: int) -> Rows:
    """A grid with a dot everywhere."""
    return [["."] * width for _ in range(height)]


def number_in(tool: str, numbers: range) -> str:
    """A number that a tool puts; ValueError."""
    if not tool.isdecimal() or int(tool) not in numbers:
        found = tool or "nothing"
        raise ValueError(f"expected {numbers.start} to {numbers.stop - 1}, found {found}")
    return str(int(tool))
