"""Drawings of alcazam (.az): Alcazar.

Lines of corners `+`, every four columns, and lines of cells in turn; `---` and `|` are walls, gaps
in the outer wall are doors, and all other characters count as gaps.  Empty lines and lines that
begin with `#` are skipped, but a line of blanks is a line of cells without walls.  Ours are
the same drawings with the size before them; here all lines are filled with blanks to the last
corner, so that none is empty.
"""

import re
from collections.abc import Iterable
from typing import Any

from formats import Unreadable, Unwritable, solver
from formats._puzzles import parsed

TITLE = "drawing of alcazam (.az)"
PROBLEMS = ("alcazar",)

CORNERS = re.compile(r"[ \t]*\+[ +-]*")
PATH = re.compile("[│─┌┐└┘╴╵╶╷]")


def looks_like(text: str) -> bool:
    """Whether it begins with a line of corners, and no path of ours is drawn in it."""
    lines = (line.rstrip() for line in text.split("\n"))
    first = next((line for line in lines if line and line[0] != "#"), "")
    return CORNERS.fullmatch(first) is not None and not PATH.search(text)


def read(text: str) -> tuple[str, str]:
    """(problem, puzzle) of a drawing."""
    lines = (line if line[:1] == "#" else re.sub(r"[^+|-]", " ", line) for line in text.split("\n"))
    drawing = "\n".join(lines)
    module = solver("alcazar")
    if re.match(r"(?:\s|#[^\n]*\n)*\d", text):
        raise Unreadable("line 1: expected a line of corners, found a size")
    try:
        board = module.parse(drawing)
    except ValueError as error:
        raise Unreadable(str(error)) from None
    height, width = board.plan.height, board.plan.width
    size = f"{height}" if height == width else f"{height} {width}"
    return "alcazar", f"{size}\n{module.render(board)}\n"


def write(problem: str, puzzle: str, steps: Iterable[Any] | None = None) -> str:  # noqa: ARG001
    """The drawing of a puzzle; it has no place for a path, nor for steps."""
    lines = drawing_of(puzzle)
    return "\n".join(lines) + "\n"


def drawing_of(puzzle: str) -> list[str]:
    """The lines of an Alcazar puzzle, all of one length; Unwritable if some of it is settled."""
    board, module = parsed("alcazar", puzzle), solver("alcazar")
    settled = board.plan.edges & (board.path | ~board.unknown)
    if settled:
        first = module.names(board, settled & -settled)
        raise Unwritable(f"this format cannot hold settled edges, found {first}")
    return [line.ljust(4 * board.plan.width + 1) for line in module.render(board).split("\n")]
