"""Alcazar, drawn: walls, in the border too, where a gap is a door."""

from judge.checkers.alcazar import drawing_in
from lessons.lab.drawn.cells import cell_of
from lessons.puzzles.alcazar import bare

TOOLS = (("edge", "wall, or none"),)
NUMBERS = range(0)
SIDES = {"top": (-1, 0), "bottom": (1, 0), "left": (0, -1), "right": (0, 1)}


def blank(height: int, width: int) -> str:
    """A board with walls around it and none within."""
    border, inner = "+---" * width + "+", "+   " * width + "+"
    row = "|" + " " * (4 * width - 1) + "|"
    lines = [border, *([row, inner] * height)[:-1], border]
    return "\n".join([f"{height} {width}", *lines, ""])


def put(puzzle: str, places: list[str], tool: str) -> str:  # noqa: ARG001 - it is the only one
    """The puzzle with a wall at an edge if there was none, and without one if there was."""
    canvas = [list(line) for line in drawing_in(bare(puzzle))]
    r, c = cell_of(places[-1])
    down, right = side_of(places[-1])
    row, column = 2 * r + 1 + down, 4 * c + 2 + 2 * right
    spots = [(row, column)] if right else [(row, column + step) for step in (-1, 0, 1)]
    wall = "|" if right else "-"
    is_open = canvas[row][column] != wall
    for line, at in spots:
        canvas[line][at] = wall if is_open else " "
    size = f"{len(canvas) // 2} {len(canvas[0]) // 4}"
    return "\n".join([size, *("".join(line).rstrip() for line in canvas), ""])


def side_of(edge: str) -> tuple[int, int]:
    """(down, right) from the first cell of an edge to what lies beyond it; ValueError."""
    other = edge.partition("-")[2]
    if other in SIDES:
        return SIDES[other]
    (r, c), (there, beside) = cell_of(edge), cell_of(other or edge)
    if abs(there - r) + abs(beside - c) != 1:
        raise ValueError(f"{edge} is no edge")
    return there - r, beside - c
