"""Drawings of alcazam (.az): Alcazar.

Lines of corners `+`, every four columns, and lines of cells in turn; `---` and `|` are walls, gaps
in the outer wall are doors, and all other characters count as gaps.  Empty lines and lines that
begin with `#` are skipped, but a line of blanks is a line of cells without walls.  Ours are
the same drawings with the size before them; here all lines are filled with blanks to the last
corner, so that none is empty.
"""

import re

from formats import Unreadable, Unwritable, solver
from formats._puzzles import parsed, quoted, size_of

TITLE = "drawing of alcazam (.az)"
PROBLEMS = ("alcazar",)

CORNERS = re.compile(r"[ \t]*\+[ +-]*")
GAP = re.compile(r"\+[^+]([^+])[^+](?=\+)|[^+]")  # its middle tells, or it is none
MARKS = re.compile("^(?!#).*[│─┌┐└┘╴╵╶╷x]", re.MULTILINE)


def looks_like(text: str) -> bool:
    """Whether it begins with a line of corners, and no path or `x` of ours is drawn in it."""
    _, line = first_line(text)
    return CORNERS.fullmatch(line) is not None and not MARKS.search(text)


def first_line(text: str) -> tuple[int, str]:
    """The first line that is neither empty nor a comment, and its number."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.rstrip() and line[0] != "#":
            return number, line.rstrip()
    return 1, ""


def read(text: str) -> tuple[str, str]:
    """(problem, puzzle) of a drawing."""
    number, line = first_line(text)
    if "+" not in line:
        raise Unreadable(f"line {number}: expected a line of corners, found {quoted(line)}")
    place = line.find("+"), line.rfind("+")
    lines = (line if line[:1] == "#" else seen(line, *place) for line in text.split("\n"))
    module = solver("alcazar")
    try:
        board = module.parse("\n".join(lines))
    except ValueError as error:
        raise Unreadable(str(error)) from None
    drawing = module.render(board)
    lines = drawing.split("\n")
    return "alcazar", f"{size_of(len(lines) // 2, len(lines[0]) // 4)}\n{drawing}\n"


def seen(line: str, first: int, last: int) -> str:
    """A line with blanks for all that alcazam ignores; its corners are from `first` to `last`."""
    if "+" in line:
        return GAP.sub(lambda gap: {None: " ", "-": "+---"}.get(gap[1], "+   "), line)
    walls = range(first, last + 1, 4)
    return "".join(mark if mark == "|" and at in walls else " " for at, mark in enumerate(line))


def write(problem: str, puzzle: str) -> str:
    """The drawing of a puzzle; it has no place for a path."""
    board, module = parsed(problem, puzzle), solver(problem)
    for fact in module.facts(board):
        raise Unwritable(f"this format cannot hold settled edges, found {fact.split()[0]}")
    lines = module.render(board).split("\n")
    return "\n".join(line.ljust(len(lines[0])) for line in lines) + "\n"
