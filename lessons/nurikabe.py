"""What lessons say of Nurikabe, and what a page needs to draw it."""

from typing import Any

from judge.solutions import load

solver = load("nurikabe.py")
TITLE = "Nurikabe"


def givens(board: Any) -> dict[str, object]:
    """{"size": [rows, columns], "clues": {cell: "5" or "?"}}."""
    width, clues = board.stride - 1, {}
    for cell, size in board.clues.items():
        clues[solver.names(board, cell)] = "?" if size == solver.ANY else str(size)
    return {"size": [-(-board.cells.bit_length() // board.stride), width], "clues": clues}


def known(board: Any) -> dict[str, int]:
    """What is settled: {value: cells}."""
    return {solver.SEA: board.sea, solver.ISLAND: board.island & ~board.clued}


LAWS = ("LAW",)
LEGUP: dict[str, str] = {}


def say(step):
    return f"{' '.join(step.places)} {step.value} because of {' '.join(step.because)}."
