"""What lessons say of Nurikabe, and what a page needs to draw it."""

from formats._puzzles import grids_of, islands_of, rows_of
from lessons.puzzles.drawing import MARKED, Marks, grid, name
from lessons.reasons import land
from lessons.reasons import nurikabe as reasons
from lessons.reasons.words import claim, listed
from lessons.trace import Step

TITLE = "Nurikabe"

LAWS = (
    "Every cell is sea or belongs to an island.",
    "Each island holds one number and has as many cells as it says; a ? may be any number.",
    "Islands touch each other at corners only, never by a side.",
    "The sea is in one piece: all its cells hang together by their sides.",
    "No 2x2 square of cells is all sea: that would be a pool.",
)

WORDS = (
    "r2c3 is the cell in row 2 and column 3.",
    "A clue is a number, or a ?, in its cell.",
    "The pool at r2c3 is the 2x2 square with this cell at its top left.",
    "Loose land hangs together with no clue yet.",
    "A shape of an island is all its cells, as they might lie; one that is out is not so.",
    "A small clue crossed out in a cell: the cell is not of that island.",
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
    "fill_pockets": "Fill In White (NURI-BASC-0005)",
    "keep_sea_whole": "Black Bottle Neck (NURI-BASC-0002)",
    "keep_island_room": "White Bottle Neck (NURI-BASC-0009)",
    "fetch_loose_land": "White Bottle Neck (NURI-BASC-0009)",
    "refute_opposite": "Black or White (NURI-CASE-0001)",
}


def say(step: Step) -> str:
    """One sentence: what the step settles, and why."""
    return f"{claimed(step)}: {getattr(reasons, step.rule)(step)}."


def claimed(step: Step) -> str:
    """What the step settles: cells, whose they are not, or which shape an island has not."""
    value = step.value.removeprefix("not ")
    if "+" in value:
        return f"The island at {step.places[0]} is not {listed(value.split('+'))}"
    if value != step.value:
        of = f"of {land.island(step, value)}"
        return claim(step, f"is not {of}", f"are not {of}")
    return claim(step, f"is {value}", f"are {value}")


def candidates(_: Step) -> dict[str, list[str]]:
    """What places may still be, where the drawing does not show it: it does."""
    return {}


def draw(puzzle: str, shown: str, marks: Marks) -> str:
    """The board as text: ~ sea, o land, numbers where the puzzle has them."""
    rows = rows_of("nurikabe", puzzle)
    (known,) = grids_of(f"{len(rows)} {len(rows[0])}\n{shown}", 1)
    told = [
        [
            clue if clue not in ".~o" else now if now in (".", "~") else "o"
            for clue, now in zip(*pair, strict=True)
        ]
        for pair in zip(rows, known, strict=True)
    ]
    return grid(told, marks)


# --- For hints ---------------------------------------------------------------------------


def is_out(value: str) -> bool:
    """Whether a mark of this value says what a place is not."""
    return value == "island"


def bare(puzzle: str) -> str:
    """The puzzle without what is known of its answer."""
    rows = rows_of("nurikabe", puzzle)
    lines = [" ".join("." if word in "~o" else word for word in row) for row in rows]
    return "\n".join([f"{len(rows)} {len(rows[0])}", *lines, ""])


def as_written(puzzle: str, marks: list[str]) -> list[str]:
    """Marks as they stand in a board: of touching equal numbers, one of which is the clue, all.

    Which of them is the clue the board does not say.
    """
    (rows,) = grids_of(puzzle, 1)
    told: dict[str, list[str]] = {}
    for island in islands_of(rows):
        words = [f"{name(r, c)} {rows[r][c]}" for r, c in island]
        told |= {f"{name(r, c)} island": words for r, c in island}
    return list(dict.fromkeys(word for mark in marks for word in told.get(mark, [mark])))


# --- For a page ---------------------------------------------------------------------------


def laws(_: str) -> tuple[str, ...]:
    """The laws that are about this puzzle: all."""
    return LAWS


def givens(puzzle: str) -> dict[str, object]:
    """{"size": [rows, columns], "clues": {cell: "5" or "?"}}."""
    rows = rows_of("nurikabe", puzzle)
    clues = {
        name(r, c): word
        for r, row in enumerate(rows)
        for c, word in enumerate(row)
        if word not in ".~o"
    }
    return {"size": [len(rows), len(rows[0])], "clues": clues}
