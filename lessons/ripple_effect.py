"""What lessons say of Ripple Effect, and what a page needs to draw it."""

from typing import Any

from judge.solutions import load

solver = load("ripple_effect.py")
TITLE = "Ripple Effect"


def givens(board: Any) -> dict[str, object]:
    """{"size": [rows, columns], "rooms": [cells of each room], "givens": {cell: number}}."""
    values = {str(value): board.settled(value) for value in board.puzzle.values}
    width = board.stride - 1
    return {
        "size": [-(-board.cells.bit_length() // board.stride), width],
        "rooms": [solver.names(board, room).split() for room in board.puzzle.rooms],
        "givens": {
            cell: value
            for value, cells in values.items()
            for cell in solver.names(board, cells).split()
        },
    }


def known(board: Any) -> dict[str, int]:
    """What is settled: {value: cells}."""
    return {str(value): board.settled(value) for value in board.puzzle.values}


LAWS = ("LAW",)
LEGUP: dict[str, str] = {}


def say(step):
    return f"{' '.join(step.places)} {step.value} because of {' '.join(step.because)}."
