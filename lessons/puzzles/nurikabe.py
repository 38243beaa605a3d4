"""What lessons say of Nurikabe, and what a page needs to draw it."""

from collections.abc import Iterator
from types import ModuleType
from typing import Any

from lessons.puzzles.drawing import MARKED, Marks, grid
from lessons.reasons import nurikabe as reasons
from lessons.reasons.words import claim
from lessons.trace import Step

TITLE = "Nurikabe"

LAWS = (
    "Every cell is sea or belongs to an island.",
    "Each island holds one number and has as many cells as it says; a ? may be any number.",
    "Islands touch each other at corners only, never by a side.",
    "The sea is in one piece: all its cells hang together by their sides.",
    "No 2x2 square of cells is all sea: that would be a pool.",
)

LEGEND = f"~ sea, o island; {MARKED}"

LEGUP = {
    "surround_full_island": "Surround Region (NURI-BASC-0007)",
    "part_islands": "Black Between Regions (NURI-BASC-0001)",
    "refuse_large_union": "Black Between Regions (NURI-BASC-0001)",
    "break_pool": "Prevent Black Square (NURI-BASC-0006)",
    "take_only_exit": "Black Bottle Neck (NURI-BASC-0002), White Bottle Neck (NURI-BASC-0009)",
    "guard_corner": "Corners Black (NURI-BASC-0003)",
    "drown_unreachable": "Can't Reach Cell (NURI-BASC-0008)",
    "keep_sea_whole": "Black Bottle Neck (NURI-BASC-0002)",
    "keep_island_room": "White Bottle Neck (NURI-BASC-0009)",
    "fetch_loose_land": "White Bottle Neck (NURI-BASC-0009)",
    "refute_opposite": "Black or White (NURI-CASE-0001)",
}

# Rules that stop at the first island that tells anything: to hear all, they must be asked again.
STOPPING = "fit_shapes", "fit_many_shapes"


def say(step: Step) -> str:
    """One sentence: what the step settles, and why."""
    value = step.value
    return f"{claim(step, f'is {value}', f'are {value}')}: {getattr(reasons, step.rule)(step)}."


def draw(_: ModuleType, board: Any, marks: Marks) -> str:
    """The board as text: ~ sea, o land, numbers where the puzzle has them."""
    rows = []
    for start in range(0, board.cells.bit_length(), board.stride):
        cells = [1 << start + c for c in range(board.stride - 1)]
        rows.append([token(board, cell) for cell in cells])
    return grid(rows, marks)


def token(board: Any, cell: int) -> str:
    """What stands in a cell."""
    if cell in board.clues:
        size = board.clues[cell]
        return "?" if size > board.cells.bit_length() else str(size)
    return "o" if cell & board.island else "~" if cell & board.sea else "."


def cases(solver: ModuleType, board: Any) -> Iterator[Any]:
    """What every case of tier 3 proves on this board, each by itself."""
    for cell in solver.each(board.unknown):
        yield from solver.try_both(board, cell, len(solver.LADDER) - 1)


# --- For a page ---------------------------------------------------------------------------


def givens(solver: ModuleType, board: Any) -> dict[str, object]:
    """{"size": [rows, columns], "clues": {cell: "5" or "?"}}."""
    clues = {
        solver.names(board, cell): "?" if size == solver.ANY else str(size)
        for cell, size in board.clues.items()
    }
    width = board.stride - 1
    return {"size": [-(-board.cells.bit_length() // board.stride), width], "clues": clues}


def known(solver: ModuleType, board: Any) -> dict[str, int]:
    """What is settled: {value: cells}."""
    return {solver.SEA: board.sea, solver.ISLAND: board.island & ~board.clued}
