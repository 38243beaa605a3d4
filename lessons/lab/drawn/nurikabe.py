"""Nurikabe, drawn: clues."""

from formats._puzzles import grids_of, text_of
from lessons.lab.drawn.cells import cell_of, dots, number_in

TOOLS = ("number", "clue"), ("?", "clue of any size"), (".", "empty")
NUMBERS = range(1, 1000)
UNMARKED = str.maketrans("~o", "..")


def blank(height: int, width: int) -> str:
    """A board without clues."""
    return text_of(dots(height, width))


def put(puzzle: str, places: list[str], tool: str) -> str:
    """The puzzle with a clue, or without one, at the last of the places."""
    (rows,) = grids_of(puzzle.translate(UNMARKED), 1)
    r, c = cell_of(places[-1])
    rows[r][c] = tool if tool in ("?", ".") else number_in(tool, NUMBERS)
    return text_of(rows)
