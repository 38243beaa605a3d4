"""What lessons say of Alcazar, and what a page needs to draw it."""

from judge.checkers.alcazar import read
from judge.proofs.alcazar import Alcazar
from lessons.puzzles.drawing import Marks, cells_in
from lessons.reasons import alcazar as reasons
from lessons.reasons.words import claim
from lessons.trace import Step

TITLE = "Alcazar"

LAWS = (
    "One path enters the castle by a door, a gap in the outer wall, and leaves by another.",
    "The path visits every cell once.",
    "The path crosses no wall.",
)

WORDS = (
    "r2c3 is the cell in row 2 and column 3.",
    "r2c3-r2c4 is the edge between these two cells, and r1c1-top the door there.",
    "Each edge is in the path, or blocked; a way is one that is not blocked.",
    "The castle is all cells, a region some of them; at its border are the edges that lead out.",
)

LEGUP: dict[str, str] = {}

LEGEND = "━ ┃ X: what follows; ═ ║ o ( ): what proves it"


def say(step: Step) -> str:
    """One sentence: what the step settles, and why."""
    verbs = ("is in the path", "are in the path")
    if step.value == "blocked":
        verbs = ("is blocked", "are blocked")
    return f"{claim(step, *verbs)}: {getattr(reasons, step.rule)(step)}."


def candidates(_: Step) -> dict[str, list[str]]:
    """What places may still be, where the drawing does not show it: it does."""
    return {}


def draw(_: str, shown: str, marks: Marks) -> str:
    """The drawing: heavy and X where a step says so, double, o and ( ) where its proof is."""
    lines = shown.split("\n")
    height, wide = len(lines) // 2, len(lines[0])
    canvas = [list(line.ljust(wide)) for line in lines]
    for place in sorted(marks.proves - marks.follows):
        put(canvas, place, marks, "═", "║", "o")
    for place in sorted(marks.follows):
        put(canvas, place, marks, "━", "┃", "X")
    down, across = marks.shown(height, wide // 4)
    label = len(str(height)) + 1
    numbered = marks.part is not None or label + 4 * len(across) + 1 <= marks.width
    head = "".join(f"{c + 1}".rjust(3) + " " for c in across)
    rows = [" " * label + head] if numbered else []
    for r in range(2 * down.start, 2 * down.stop + 1):
        number = str(r // 2 + 1).rjust(label - 1) + " " if r % 2 else " " * label
        line = "".join(canvas[r][4 * across.start : 4 * across.stop + 1])
        rows.append(number + line if numbered else line)
    return "\n".join(row.rstrip() for row in rows)


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


# --- For hints ---------------------------------------------------------------------------


def is_out(value: str) -> bool:
    """Whether a mark of this value says what a place is not."""
    return value == "blocked"


def bare(puzzle: str) -> str:
    """The puzzle without what is known of its answer."""
    return puzzle.translate({ord(sign): " " for sign in "│─┌┐└┘╴╵╶╷x"})


# --- For a page ---------------------------------------------------------------------------


def laws(_: str) -> tuple[str, ...]:
    """The laws that are about this puzzle: all."""
    return LAWS


def givens(puzzle: str) -> dict[str, object]:
    """{"size": [rows, columns], "edges": those that are no walls, doors too}."""
    words = Alcazar(read(puzzle))
    edges = sorted(words.edge.values(), key=lambda edge: (edge[1], edge[0]))
    size = [words.puzzle.height, words.puzzle.width]
    return {"size": size, "edges": list(map(words.edge_name, edges))}
