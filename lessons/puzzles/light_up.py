"""What lessons say of Light Up, and what a page needs to draw it."""

from collections.abc import Iterator
from types import ModuleType
from typing import Any

from lessons.puzzles.drawing import MARKED, Marks, grid
from lessons.reasons import light_up as reasons
from lessons.reasons.words import claim
from lessons.trace import Step

TITLE = "Light Up"

LAWS = (
    "A bulb lights its own cell, and its row and column up to the next wall.",
    "Every white cell is lit.",
    "No bulb is lit by another bulb.",
    "A number in a wall says how many of the up to four cells at its sides hold a bulb.",
    "A beam that enters a wormhole, a letter, leaves its twin and goes on the same way.",
)

LEGEND = f"* bulb, + lit, x no bulb; {MARKED}"

LEGUP = {
    "finish_with_empty": "Finish with Empty (LTUP-BASC-0005)",
    "finish_with_bulbs": "Finish with Bulbs (LTUP-BASC-0004)",
    "empty_cells_in_light": "Empty Cells in Light (LTUP-BASC-0002)",
    "empty_corners": "Empty Corners (LTUP-BASC-0003)",
    "must_light": "Must Light (LTUP-BASC-0006)",
    "satisfy_number": "Satisfy Number (LTUP-CASE-0002)",
    "light_or_empty": "Light or Empty (LTUP-CASE-0001)",
}

STOPPING = ()  # rules that do not say at one look all that they see


def say(step: Step) -> str:
    """One sentence: what the step settles, and why."""
    if step.value == step.solver.BULB:
        what = claim(step, "holds a bulb", "hold bulbs")
    else:
        what = claim(step, "holds no bulb", "hold no bulb")
    return f"{what}: {getattr(reasons, step.rule)(step)}."


def draw(_: ModuleType, board: Any, marks: Marks) -> str:
    """The board as text: * a bulb, + a lit cell, x a dark cell without bulb."""
    rows, place = [], 0
    for row in board.grid.split("\n"):
        rows.append([token(board, 1 << place + c, word) for c, word in enumerate(row)])
        place += len(row) + 1
    return grid(rows, marks)


def token(board: Any, cell: int, word: str) -> str:
    """What stands in a cell."""
    if not cell & board.white:
        return word
    if cell & board.bulbs:
        return "*"
    return "+" if cell & board.lit else "x" if cell & board.empty else "."


def cases(solver: ModuleType, board: Any) -> Iterator[Any]:
    """What every case of tier 3 proves on this board, each by itself."""
    rung, each = len(solver.LADDER) - 1, solver.each
    for number in each(board.numbers_at(board.unknown)):
        yield from solver.follow_all(board, number, solver.ways_to_satisfy, rung)
    for cell in each(board.dark()):
        yield from solver.follow_all(board, cell, solver.ways_to_light, rung)
    for cell in each(board.unknown):
        yield from solver.follow_all(board, cell, solver.ways_to_settle, rung)


# --- For a page ---------------------------------------------------------------------------


def givens(_: ModuleType, board: Any) -> dict[str, object]:
    """{"size": [rows, columns], "grid": rows of what does not change}.

    In the rows `.` is white, `#` and `0` to `4` are black, letters are wormholes.
    """
    rows = board.grid.translate(str.maketrans("*x", "..")).split("\n")
    return {"size": [len(rows), len(rows[0])], "grid": rows}


def known(solver: ModuleType, board: Any) -> dict[str, int]:
    """What is settled: {value: cells}."""
    return {solver.BULB: board.bulbs, solver.EMPTY: board.empty}
