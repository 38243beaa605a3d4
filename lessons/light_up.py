"""What lessons say of Light Up, and what a page needs to draw it."""

from typing import Any

from judge.solutions import load

solver = load("light_up.py")
TITLE = "Light Up"


def givens(board: Any) -> dict[str, object]:
    """{"size": [rows, columns], "grid": rows of what does not change}.

    In the rows `.` is white, `#` and `0` to `4` are black, letters are wormholes.
    """
    rows = board.grid.translate(str.maketrans("*x", "..")).split("\n")
    return {"size": [len(rows), len(rows[0])], "grid": rows}


def known(board: Any) -> dict[str, int]:
    """What is settled: {value: cells}."""
    return {solver.BULB: board.bulbs, solver.EMPTY: board.empty}


LAWS = ("LAW",)
LEGUP: dict[str, str] = {}


def say(step):
    return f"{' '.join(step.places)} {step.value} because of {' '.join(step.because)}."
