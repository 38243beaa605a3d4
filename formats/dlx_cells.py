"""The cell list of ripple-effect-dlx: Ripple Effect.

A line for each row, in it a word for each cell: the room's name, a colon, and the given number or
`-`.  Names are letters; ours are capital ones, as many as it takes to name all rooms.

    A:- A:- B:- B:-
    C:- C:1 B:4 D:-
"""

import re
import string

from formats import Unreadable
from formats._puzzles import LARGEST, Rooms, check_size, numbered, quoted, rooms_of, row_of

TITLE = "cell list of ripple-effect-dlx: A:- B:3"
PROBLEMS = ("ripple_effect",)

CELL = re.compile(r"([A-Za-z]+):(-|[0-9]{1,9})")


def looks_like(text: str) -> bool:
    """Whether its first word is a cell."""
    return re.match(r"\s*[A-Za-z]+:(?:-|[0-9]+)(?:\s|$)", text[:200]) is not None


def read(text: str) -> tuple[str, str]:
    """(problem, puzzle) of a list of cells."""
    lines = text.rstrip().split("\n")
    first = next((number for number, line in enumerate(lines, 1) if line.strip()), 1)
    height, width = len(lines) - first + 1, len(row_of(lines, first))
    check_size(height, width, f"line {first}")
    labels, givens = [], []
    for number in range(first, len(lines) + 1):
        cells = [
            read_cell(token, f"line {number}", column)
            for column, token in enumerate(row_of(lines, number, width), 1)
        ]
        labels.append([label for label, _ in cells])
        givens.append([given for _, given in cells])
    return "ripple_effect", Rooms(numbered(labels), givens).text()


def read_cell(token: str, line: str, column: int) -> tuple[str, str]:
    """(room, given in our own text) of a cell."""
    found = CELL.fullmatch(token)
    if not found or not (found[2] == "-" or 0 < int(found[2]) <= LARGEST):
        expected = "expected a cell, as in A:- or B:3"
        raise Unreadable(f"{line}: {expected}, found {quoted(token)} in column {column}")
    return found[1], "." if found[2] == "-" else str(int(found[2]))


def write(_problem: str, puzzle: str) -> str:
    """The list of the cells of a puzzle."""
    board = rooms_of(puzzle)
    letters = 1
    while 26**letters <= max(map(max, board.rooms)):
        letters += 1
    lines = []
    for rooms, givens in zip(board.rooms, board.givens, strict=True):
        cells = zip(rooms, givens, strict=True)
        lines.append(
            " ".join(f"{name(r, letters)}:{given.replace('.', '-')}" for r, given in cells)
        )
    return "\n".join(lines) + "\n"


def name(room: int, letters: int) -> str:
    """The name of a room, of so many letters."""
    return "".join(string.ascii_uppercase[room // 26**at % 26] for at in reversed(range(letters)))
