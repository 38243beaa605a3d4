"""The file text of pzpr (puzz.link, pzv.jp): Nurikabe, Light Up, Ripple Effect, with answers.

The lines, which a `/` may part as well: `pzprv3`, the type, the number of rows, of columns, then
rows of words.  All that may stand in a link, with blanks as %20: so the sites duplicate a board.

Nurikabe and Light Up: a row of cells for each row.  `.` is empty, a number is one, `-` is `?` or
a wall without number; `#` is sea or a bulb, `+` land or a cell without bulb.

Ripple Effect: for each row 1 where a wall is to the right of a cell (but the last); for each row
but the last 1 where a wall is below; the givens, `.` for none; what has been filled in, which may
have pencil marks in brackets.  Our own text tells givens and filled cells not apart: what was
filled in is given after reading, and all numbers are written as givens.

What may follow (marks on numbers, trials, history) is not read.
"""

import re
from collections.abc import Callable, Sequence
from urllib.parse import unquote

from formats import Unreadable
from formats._puzzles import (
    LARGEST,
    MOST,
    PAGE,
    Rooms,
    Rows,
    check_clues,
    check_size,
    number_or,
    quoted,
    refuse_large,
    rooms_between,
    rooms_of,
    row_of,
    rows_of,
    size_number,
    text_of,
    translated,
)

TITLE = "file text of puzz.link, pzv.jp and other pzpr sites: with the answer"
PROBLEMS = ("nurikabe", "light_up", "ripple_effect")

TYPES = {
    "nurikabe": "nurikabe",
    "lightup": "light_up",
    "akari": "light_up",
    "ripple": "ripple_effect",
}
WRITTEN = {"nurikabe": "nurikabe", "light_up": "lightup", "ripple_effect": "ripple"}
MARKS = {  # what the words of a file are in our own text
    "nurikabe": {".": ".", "-": "?", "#": "~", "+": "o"},
    "light_up": {".": ".", "-": "#", "#": "*", "+": "x"},
}
NUMBERS = {"nurikabe": (1, LARGEST), "light_up": (0, 4)}
EXPECTED = {
    "nurikabe": ". - # + or a number from 1 on",
    "light_up": ". - # + or a number from 0 to 4",
}
FIRST = re.compile(r"pzprv3(?:\.\d+)?")
PENCIL = re.compile(r"\[[0-9,]*\]")
LINK = re.compile(rf"\A{PAGE}(?:v:[^/?\s]*/)?(?=pzprv)")
EXTRA = re.compile(r"TrialData|info:|history:|__HISTORY__|https?:")


def looks_like(text: str) -> bool:
    """Whether its first line is pzprv3."""
    return re.match(r"pzprv3(?:\.\d+)?\s*(?:[/\n]|$)", without_page(text)) is not None


def without_page(text: str) -> str:
    """The text without the page's address, where it is a link."""
    return LINK.sub("", text.strip())


# --- Reading ------------------------------------------------------------------------------


def read(text: str) -> tuple[str, str]:
    """(problem, puzzle) of a file, with what is known of its answer."""
    try:
        return read_file(text)
    except Unreadable as error:
        empty = text[: len(text) - len(text.lstrip())].count("\n")
        raise Unreadable(below(str(error), empty)) from None


def below(said: str, lines: int) -> str:
    """What is said of a text that stands below so many lines."""
    return re.sub(r"\A(line )(\d+)", lambda found: f"{found[1]}{int(found[2]) + lines}", said)


def read_file(text: str) -> tuple[str, str]:
    """As `read`, but lines are numbered from the first that is not empty."""
    lines = [line.strip() for line in re.split(r"[\n/]", unquote(without_page(text)))]
    problem, height, width = read_head(lines)
    if problem == "ripple_effect":
        puzzle, end = read_rooms(lines, height, width)
    else:
        puzzle, end = read_clues(lines, height, width, problem)
    for number, line in enumerate(lines[end:], end + 1):
        if EXTRA.match(line):
            break
        if line:
            raise Unreadable(f"line {number}: expected the end, found {quoted(line)}")
    return problem, puzzle


def read_head(lines: list[str]) -> tuple[str, int, int]:
    """(problem, rows, columns) of the first four lines."""
    head = (lines + [""] * 4)[:4]
    if not FIRST.fullmatch(head[0]):
        raise Unreadable(f"line 1: expected pzprv3, found {quoted(head[0])}")
    if head[1] not in TYPES:
        raise Unreadable(f"line 2: expected one of {', '.join(TYPES)}, found {quoted(head[1])}")
    height = size_number(head[2], "line 3", "rows")
    width = size_number(head[3], "line 4", "columns")
    check_size(height, width, "line 4" if 0 < height <= MOST else "line 3")
    return TYPES[head[1]], height, width


def read_grid(
    lines: list[str], start: int, size: tuple[int, int], own: Callable[[str], str | None], what: str
) -> Rows:
    """The words of some lines, from line `start` on, as our own text has them."""
    height, width = size
    numbers = range(start, start + height)
    return [translated(row_of(lines, number, width), number, own, what) for number in numbers]


def read_clues(lines: list[str], height: int, width: int, problem: str) -> tuple[str, int]:
    """The puzzle of Nurikabe or Light Up, and after how many lines it ends."""
    own = number_or(MARKS[problem], *NUMBERS[problem])
    rows = read_grid(lines, 5, (height, width), own, EXPECTED[problem])
    end = 4 + height
    if problem == "nurikabe":
        check_clues(rows, lambda r, c: (f"line {r + 5}", f"in column {c + 1}"))
    elif set("".join(lines[end : end + 1])) & set(".-"):
        done = {".": ".", "-": "-"}.get  # which numbers are marked as done
        read_grid(lines, end + 1, (height, width), done, ". or - for a marked number")
        end += height
    return text_of(rows), end


def read_rooms(lines: list[str], height: int, width: int) -> tuple[str, int]:
    """The puzzle of Ripple Effect, and after how many lines it ends."""
    bit = {"0": "0", "1": "1"}.get
    at = 5
    right: Rows = [[]] * height
    if width > 1 or not any(lines[4:5]):  # of one column the lines are empty, or were left out
        right = read_grid(lines, at, (height, width - 1), bit, "0 or 1")
        at += height
    below = read_grid(lines, at, (height - 1, width), bit, "0 or 1")
    at += height - 1
    number = number_or({".": "."}, 1, LARGEST)
    givens = read_grid(lines, at, (height, width), number, ". or a number from 1 on")
    at += height
    filled = read_grid(lines, at, (height, width), filled_in, "., a number from 1 on or [marks]")
    walls = [[[int(bit) for bit in row] for row in rows] for rows in (right, below)]
    known = [
        [given if given != "." else more for given, more in zip(*pair, strict=True)]
        for pair in zip(givens, filled, strict=True)
    ]
    return Rooms(rooms_between(*walls), known).text(), at + height - 1


def filled_in(token: str) -> str | None:
    """A number that has been filled in; pencil marks and coloured cells count as empty."""
    marks = dict.fromkeys([".", "+", "-", "=", "%", ""], ".")
    return number_or(marks, 1, LARGEST)(PENCIL.sub("", token))


# --- Writing ------------------------------------------------------------------------------


def write(problem: str, puzzle: str) -> str:
    """The file of a puzzle, with what is known of its answer."""
    if problem == "ripple_effect":
        board = rooms_of(puzzle)
        height, width = len(board.rooms), len(board.rooms[0])
        empty = [["."] * width for _ in range(height)]
        right, below = board.walls()
        grids: Sequence[Sequence[Sequence[object]]] = (right, below, board.givens, empty)
    else:
        rows = rows_of(problem, puzzle)
        refuse_large(rows)
        height, width = len(rows), len(rows[0])
        words = {own: word for word, own in MARKS[problem].items()}
        grids = ([[words.get(token, token) for token in row] for row in rows],)
    lines = [" ".join(map(str, row)) for grid in grids for row in grid]
    return "\n".join(["pzprv3", WRITTEN[problem], str(height), str(width), *lines]) + "\n"
