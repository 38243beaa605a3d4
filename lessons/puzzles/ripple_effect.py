"""What lessons say of Ripple Effect, and what a page needs to draw it."""

from collections.abc import Iterator
from types import ModuleType
from typing import Any

from lessons.puzzles.drawing import MARKED, Cell, Marks, rooms
from lessons.reasons import ripple_effect as reasons
from lessons.reasons.words import claim
from lessons.trace import Step

TITLE = "Ripple Effect"

LAWS = (
    "A room of n cells holds each of the numbers 1 to n once.",
    "Two equal numbers v in a row or column have at least v cells between them.",
)

LEGEND = MARKED

LEGUP: dict[str, str] = {}

STOPPING = ()  # rules that do not say at one look all that they see


def say(step: Step) -> str:
    """One sentence: what the step settles, and why."""
    value = step.value
    return f"{claim(step, f'is {value}', f'are {value}')}: {getattr(reasons, step.rule)(step)}."


def draw(_: ModuleType, board: Any, marks: Marks) -> str:
    """The board as text, with a wall around each room; -3 where a step rules 3 out."""
    stride, puzzle, refused = board.stride, board.puzzle, ""
    if marks.value.startswith("not ") and stride < 17:
        refused = marks.value.replace("not ", "-")
    rows = [
        [token(board, 1 << start + c) for c in range(stride - 1)]
        for start in range(0, board.cells.bit_length(), stride)
    ]
    for place in marks.follows if refused else ():
        r, c = (int(part) - 1 for part in place[1:].split("c"))
        rows[r][c] = refused

    def apart(one: Cell, other: Cell) -> bool:
        here, there = (1 << r * stride + c for r, c in (one, other))
        return bool(puzzle.room_of(here) != puzzle.room_of(there))

    return rooms(rows, apart, marks)


def token(board: Any, cell: int) -> str:
    """What stands in a cell."""
    if cell & board.unknown:
        return "."
    return next(str(number) for number in board.puzzle.values if board.places[number] & cell)


def cases(solver: ModuleType, board: Any) -> Iterator[Any]:
    """What every case of tier 3 proves on this board, each by itself."""
    for one, two in board.pairs():
        yield from solver.try_both(board, one, two, solver.LADDER[-1])


# --- For a page ---------------------------------------------------------------------------


def givens(solver: ModuleType, board: Any) -> dict[str, object]:
    """{"size": [rows, columns], "rooms": [cells of each room], "givens": {cell: number}}."""
    width = board.stride - 1
    return {
        "size": [-(-board.cells.bit_length() // board.stride), width],
        "rooms": [solver.names(board, room).split() for room in board.puzzle.rooms],
        "givens": {
            cell: value
            for value, cells in known(solver, board).items()
            for cell in solver.names(board, cells).split()
        },
    }


def known(_: ModuleType, board: Any) -> dict[str, int]:
    """What is settled: {value: cells}."""
    return {str(value): board.settled(value) for value in board.puzzle.values}
