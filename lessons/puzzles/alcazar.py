"""What lessons say of Alcazar, and what a page needs to draw it."""

from collections.abc import Iterator
from types import ModuleType
from typing import Any

from lessons.puzzles.drawing import WIDTH, Marks, cells_in
from lessons.reasons import alcazar as reasons
from lessons.reasons.words import claim
from lessons.trace import Step

TITLE = "Alcazar"

LAWS = (
    "One path enters the castle by a door, a gap in the outer wall, and leaves by another.",
    "The path visits every cell once.",
    "The path crosses no wall.",
)

LEGUP: dict[str, str] = {}

LEGEND = "━ ┃ X: what follows; ═ ║ o ( ): what proves it"

STOPPING = ()  # rules that do not say at one look all that they see


def say(step: Step) -> str:
    """One sentence: what the step settles, and why."""
    value = step.value
    one = f"is {value}" if value == step.solver.BLOCKED else "is in the path"
    return f"{claim(step, one, one.replace('is', 'are', 1))}: {getattr(reasons, step.rule)(step)}."


def draw(solver: ModuleType, board: Any, marks: Marks) -> str:
    """The drawing: heavy and X where a step says so, double, o and ( ) where its proof is."""
    lines = solver.render(board).split("\n")
    wide = 4 * board.plan.width + 1
    canvas = [list(line.ljust(wide)) for line in lines]
    for place in sorted(marks.proves - marks.follows):
        put(canvas, place, marks, "═", "║", "o")
    for place in sorted(marks.follows):
        put(canvas, place, marks, "━", "┃", "X")
    label = len(str(board.plan.height)) + 1
    if label + wide > WIDTH:
        return "\n".join("".join(line).rstrip() for line in canvas)
    head = "".join(f"{c + 1}".rjust(3) + " " for c in range(board.plan.width))
    rows = [
        (str(r // 2 + 1).rjust(label - 1) + " " if r % 2 else " " * label) + "".join(line)
        for r, line in enumerate(canvas)
    ]
    return "\n".join(row.rstrip() for row in [" " * label + head, *rows])


def put(
    canvas: list[list[str]], place: str, marks: Marks, across: str, down: str, other: str
) -> None:
    """Mark an edge or a cell."""
    (r, c), *more = cells_in(place)
    line, column = 2 * r + 1, 4 * c + 2
    side = place.partition("-")[2]
    if not side:
        for at, text in (column - 1, "("), (column + 1, ")"):
            canvas[line][at] = marks.paint(text, place)
        return
    if more:
        side = "bottom" if more[0][0] > r else "right"
    if side in ("top", "bottom"):
        line += 1 if side == "bottom" else -1
        text = down if canvas[line][column] == "│" else other
        canvas[line][column] = marks.paint(text, place)
        return
    column += 2 if side == "right" else -2
    if canvas[line][column] != "─":
        canvas[line][column] = marks.paint(other, place)
        return
    for at in range(max(column - 1, 0), min(column + 2, len(canvas[line]))):
        canvas[line][at] = marks.paint(across, place)


def cases(solver: ModuleType, board: Any) -> Iterator[Any]:
    """What every case of tier 3 proves on this board, each by itself."""
    for edge in solver.each(board.unknown):
        yield from solver.try_both(board, edge, solver.LADDER[-1])


# --- For a page ---------------------------------------------------------------------------


def givens(solver: ModuleType, board: Any) -> dict[str, object]:
    """{"size": [rows, columns], "edges": those that are no walls, doors too}."""
    plan = board.plan
    return {
        "size": [plan.height, plan.width],
        "edges": solver.names(board, plan.edges).split(),
    }


def known(solver: ModuleType, board: Any) -> dict[str, int]:
    """What is settled: {value: edges}."""
    blocked = board.plan.edges & ~board.unknown & ~board.path
    return {solver.PATH: board.path, solver.BLOCKED: blocked}
