"""Texts of cells that change: rows of words below a size."""

from formats._puzzles import Rows
from lessons.puzzles.drawing import Cell, cells_in


def cell_of(place: str) -> Cell:
    """A cell by its name, from 0."""
    return cells_in(place)[0]


def filled(height: int, width: int, word: str = ".") -> Rows:
    """A grid with the same word everywhere."""
    return [[word] * width for _ in range(height)]


def number_in(tool: str, least: int, most: int) -> str:
    """A number that a tool puts; ValueError."""
    if not least <= int(tool) <= most:
        raise ValueError(f"expected {least} to {most}, found {tool}")
    return str(int(tool))
