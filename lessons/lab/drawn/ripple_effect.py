"""Ripple Effect, drawn: rooms, which grow from cell to cell, and given numbers."""

from formats._puzzles import Rows, grids_of, text_of
from judge.checkers.grid import Cell, by_cell, pieces
from lessons.lab.drawn.cells import cell_of, dots, number_in
from lessons.puzzles.drawing import name

TOOLS = ("draw", "room, from cell to cell"), ("number", "given number"), (".", "no number")
NUMBERS = range(1, 100)
NO_NAME = ""  # of a room that a cell begins: no other is called so


def blank(height: int, width: int) -> str:
    """A board on which each cell is a room of its own."""
    labels = [[name(r, c) for c in range(width)] for r in range(height)]
    return text_of(labels, dots(height, width))


def put(puzzle: str, places: list[str], tool: str) -> str:
    """The puzzle with a number, or with all the places in the room of the first."""
    labels, given = grids_of(puzzle, 2)
    first, *others = map(cell_of, places)
    r, c = first
    if tool == "draw":
        if not others:
            labels[r][c] = NO_NAME
        for down, across in others:
            labels[down][across] = labels[r][c]
        labels = whole(labels)
    else:
        given[r][c] = "." if tool == "." else number_in(tool, NUMBERS)
    return text_of(labels, given)


def whole(labels: Rows) -> Rows:
    """The rooms once more, each in one piece and called after its first cell."""
    rooms: dict[str, list[Cell]] = {}
    for cell, label in by_cell(labels).items():
        rooms.setdefault(label, []).append(cell)
    every = (piece for cells in rooms.values() for piece in pieces(cells))
    named = {cell: name(*min(piece)) for piece in every for cell in piece}
    return [[named[r, c] for c in range(len(row))] for r, row in enumerate(labels)]
