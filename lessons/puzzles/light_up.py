"""What lessons say of Light Up, and what a page needs to draw it."""

from formats._puzzles import grids_of
from lessons.puzzles.drawing import MARKED, Marks, grid
from lessons.reasons import light_up as reasons
from lessons.reasons.beams import beams
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

WORDS = (
    "r2c3 is the cell in row 2 and column 3.",
    "A place for a bulb is a cell where one may still be.",
    "A line, or strip, is the cells along a beam, from one wall to the next.",
)

LEGEND = f"* bulb, + lit, x dark and empty; {MARKED}"

LEGUP = {
    "finish_with_empty": "Finish with Empty (LTUP-BASC-0005)",
    "finish_with_bulbs": "Finish with Bulbs (LTUP-BASC-0004)",
    "empty_cells_in_light": "Empty Cells in Light (LTUP-BASC-0002)",
    "empty_corners": "Empty Corners (LTUP-BASC-0003)",
    "must_light": "Must Light (LTUP-BASC-0006)",
    "satisfy_number": "Satisfy Number (LTUP-CASE-0002)",
    "light_or_empty": "Light or Empty (LTUP-CASE-0001)",
}


def say(step: Step) -> str:
    """One sentence: what the step settles, and why."""
    verbs = ("holds a bulb", "hold bulbs") if step.value == "bulb" else ("is empty", "are empty")
    return f"{claim(step, *verbs)}: {getattr(reasons, step.rule)(step)}."


def candidates(_: Step) -> dict[str, list[str]]:
    """What places may still be, where the drawing does not show it: it does."""
    return {}


def draw(_: str, shown: str, marks: Marks) -> str:
    """The board as text: * a bulb, + a lit cell, x a dark cell without bulb."""
    rows = [list(row) for row in shown.split("\n")]
    bulbs = [(r, c) for r, row in enumerate(rows) for c, word in enumerate(row) if word == "*"]
    for bulb in bulbs:
        for (r, c), _ in beams(rows, bulb):
            rows[r][c] = "*" if rows[r][c] == "*" else "+"
    return grid(rows, marks)


# --- For hints ---------------------------------------------------------------------------


def is_out(value: str) -> bool:
    """Whether a mark of this value says what a place is not."""
    return value == "empty"


def bare(puzzle: str) -> str:
    """The puzzle without what is known of its answer."""
    return puzzle.translate(str.maketrans("*x", ".."))


# --- For a page ---------------------------------------------------------------------------


def laws(puzzle: str) -> tuple[str, ...]:
    """The laws that are about this puzzle: that of wormholes only where there are some."""
    return LAWS if any(sign.isupper() for sign in puzzle) else LAWS[:-1]


def givens(puzzle: str) -> dict[str, object]:
    """{"size": [rows, columns], "grid": rows of what does not change}.

    In the rows `.` is white, `#` and `0` to `4` are black, letters are wormholes.
    """
    (grid,) = grids_of(bare(puzzle), 1)
    rows = ["".join(row) for row in grid]
    return {"size": [len(rows), len(rows[0])], "grid": rows}
