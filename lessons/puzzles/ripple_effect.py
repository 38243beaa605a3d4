"""What lessons say of Ripple Effect, and what a page needs to draw it."""

from formats._puzzles import grids_of
from lessons.puzzles.drawing import MARKED, Marks, cells_in, name, rooms
from lessons.reasons import ripple_effect as reasons
from lessons.reasons.words import claim
from lessons.trace import Step

TITLE = "Ripple Effect"

LAWS = (
    "A room of n cells holds each of the numbers 1 to n once.",
    "Two equal numbers v in a row or column have at least v cells between them.",
)

WORDS = (
    "r2c3 is the cell in row 2 and column 3.",
    "Room a is the room with the letter a in its first cell.",
)

LEGEND = MARKED

LEGUP: dict[str, str] = {}

WIDEST = 16  # columns of a board that has room for -3


def say(step: Step) -> str:
    """One sentence: what the step settles, and why."""
    value = step.value
    return f"{claim(step, f'is {value}', f'are {value}')}: {getattr(reasons, step.rule)(step)}."


def candidates(step: Step) -> dict[str, list[str]]:
    """What the open places of a step, and those that prove it, might be before it."""
    board, solver = step.before, step.solver
    known = set(solver.facts(board))
    open_places = set(solver.names(board, board.unknown).split())
    rooms = [solver.names(board, room).split() for room in board.puzzle.homes]
    return {
        place: [str(n) for n in range(1, len(room) + 1) if f"{place} not {n}" not in known]
        for room in rooms
        for place in room
        if place in open_places.intersection([*step.places, *step.because])
    }


def draw(puzzle: str, shown: str, marks: Marks) -> str:
    """The board as text, with walls and labels of rooms; -3 where a step rules 3 out."""
    size, labels = puzzle.split("\n")[0], grids_of(puzzle, 2)[0]
    (rows,) = grids_of(f"{size}\n{shown}", 1)
    across = marks.shown(len(labels), len(labels[0])).columns
    if marks.value.startswith("not ") and len(across) <= WIDEST:
        for r, c in (cells_in(place)[0] for place in marks.follows):
            rows[r][c] = marks.value.replace("not ", "-")
    return rooms(rows, labels, marks)


# --- For hints ---------------------------------------------------------------------------


def is_out(value: str) -> bool:
    """Whether a mark of this value says what a place is not."""
    return value.startswith("not ")


def bare(puzzle: str) -> str:
    """The puzzle without what is known of its answer."""
    size, labels = puzzle.split("\n")[0], grids_of(puzzle, 2)[0]
    rows = [" ".join(row) for row in labels] + [" ".join("." * len(row)) for row in labels]
    return "\n".join([size, *rows, ""])


# --- For a page ---------------------------------------------------------------------------


def laws(_: str) -> tuple[str, ...]:
    """The laws that are about this puzzle: all."""
    return LAWS


def givens(puzzle: str) -> dict[str, object]:
    """{"size": [rows, columns], "rooms": cells, "labels": of these, "givens": {cell: number}}."""
    labels, given = grids_of(puzzle, 2)
    cells: dict[str, list[str]] = {}
    for r, row in enumerate(labels):
        for c, label in enumerate(row):
            cells.setdefault(label, []).append(name(r, c))
    return {
        "size": [len(labels), len(labels[0])],
        "rooms": list(cells.values()),
        "labels": list(cells),
        "givens": {
            name(r, c): number.lstrip("0")
            for r, row in enumerate(given)
            for c, number in enumerate(row)
            if number != "."
        },
    }
