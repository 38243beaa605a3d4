"""Links of puzz.link, pzv.jp and their kin: Nurikabe, Light Up (akari), Ripple Effect.

`HOST?TYPE/COLUMNS/ROWS/BODY`.  Before TYPE there may be options of the page (`type=editor&`); it
may end in `_edit` or `_play`; before COLUMNS there may be other words (flags, `v:NAME`) and empty
ones; after BODY a `/`, written where BODY ends in neither letter nor digit, and an anchor of the
page (`#`).  In BODY, cell after cell in reading order:

Numbers, for Nurikabe and Ripple Effect: `0` to `f` is 0 to 15; `-hh`, `+hhh`, `=hhh` and `%hhh`
are larger ones, in hexadecimal digits, the last two less 4096 and 8192; `@hhh`, which puzz.link has
begun to write for the last, is read; `.` is `?`; `g` to `z` are 1 to 20 empty cells.

Walls of Light Up: `0` to `4` is a wall with that number, `5` to `9` one with that number less 5
and a white cell, `a` to `e` one with 0 to 4 and two white cells (or fewer, at the board's end);
`.` is a wall without number; `g` to `z` are 1 to 20 white cells.

Rooms of Ripple Effect, before the numbers: a bit for each cell but the last of a row, 1 if a wall
is to its right; then a bit for each cell but those of the last row, 1 if a wall is below.  Five
bits are a character, `0` to `9`, `a` to `v`; both parts are filled up with zeros.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from formats import Unreadable, Unwritable
from formats._puzzles import (
    MOST,
    PAGE,
    Bits,
    Rooms,
    check_size,
    quoted,
    refuse,
    rooms_between,
    rooms_of,
    rows_of,
    size_number,
    text_of,
)

TITLE = "link of puzz.link, pzv.jp and other pzpr sites"
PROBLEMS = ("nurikabe", "light_up", "ripple_effect")

HOST = "https://puzz.link/p?"
TYPES = {
    "nurikabe": "nurikabe",
    "akari": "light_up",
    "lightup": "light_up",
    "ripple": "ripple_effect",
}
WRITTEN = {"nurikabe": "nurikabe", "light_up": "akari", "ripple_effect": "ripple"}

START = re.compile(rf"(?:{PAGE})?")
LINK = re.compile(rf"({PAGE})?(?!pzprv)([a-z][a-z0-9-]*)(?:_[a-z0-9]+)?/")
NUMBERS = "0 to 9, a to f, - + = or % with digits, . or g to z"
WALLS = "0123456789abcde"
DIGITS = "0123456789abcdefghijklmnopqrstuv"
RUNS = "ghijklmnopqrstuvwxyz"
LONG = {"-": (2, 0), "+": (3, 0), "=": (3, 4096), "%": (3, 8192), "@": (3, 8192)}
MOST_NUMBER = 8192 + 4095
HEX = re.compile(r"[0-9a-f]+")


T = TypeVar("T")

# From the cells and a place among them: a code, and how many cells it stands for.
WriteOne = Callable[[Sequence[str], int], tuple[str, int]]

# From a body, a place in it and how many cells are left: cells, and how long their code is.
ReadOne = Callable[["Body", int, int], tuple[list[str], int]]


class Body(NamedTuple):
    """The last part of a link, where in the link it begins, and the board's size."""

    text: str
    start: int
    height: int
    width: int

    def where(self, at: int) -> str:
        """What people call a place in it."""
        return f"character {self.start + at + 1}"

    def fold(self, cells: list[str]) -> list[list[str]]:
        """Cells in reading order as rows."""
        return [cells[r * self.width : (r + 1) * self.width] for r in range(self.height)]


def looks_like(text: str) -> bool:
    """Whether it begins with a link with a puzzle in it, or the part of one behind the host."""
    found = LINK.match(text.strip())
    return found is not None and (bool(found[1]) or found[2] in TYPES)


# --- Reading ------------------------------------------------------------------------------


def read(text: str) -> tuple[str, str]:
    """(problem, puzzle) of a link."""
    problem, body = read_head(text.strip())
    if problem == "ripple_effect":
        right, below, at = read_walls(body)
        numbers = read_cells(body, at, read_given)
        return problem, Rooms(rooms_between(right, below), body.fold(numbers)).text()
    read_one = read_number if problem == "nurikabe" else read_wall
    return problem, text_of(body.fold(read_cells(body, 0, read_one)))


def read_head(link: str) -> tuple[str, Body]:
    """The problem of a link, and the rest of it."""
    start = START.match(link).end()
    link = link[:start] + without_anchor(link[start:])  # hosts may have one before their `?`
    words = link[start:].split("/")
    kind = words[0].split("_")[0]
    if kind not in TYPES:
        message = f"character {start + 1}: expected one of {', '.join(TYPES)}"
        raise Unreadable(f"{message}, found {quoted(kind)}")
    first = next((n for n, word in enumerate(words) if n and word.isdigit()), len(words))
    at, rest = start + sum(len(word) + 1 for word in words[:first]), words[first:]
    if len(rest) < 3:
        message = f"character {min(at, len(link)) + 1}: expected columns/rows/board"
        raise Unreadable(f"{message}, found {quoted('/'.join(rest))}")
    places = f"character {at + 1}", f"character {at + len(rest[0]) + 2}"
    width = size_number(rest[0], places[0], "columns")
    height = size_number(rest[1], places[1], "rows")
    check_size(height, width, places[0 < width <= MOST])
    text = "/".join(rest[2:])
    at += len(rest[0]) + len(rest[1]) + 2
    return TYPES[kind], Body(text.removesuffix("/"), at, height, width)


def without_anchor(asked: str) -> str:
    """What the page is asked for: without what may follow a `#`."""
    board, _, anchor = asked.partition("#")
    return asked if re.search(r"\s", anchor) else board


def read_cells(body: Body, at: int, read_one: ReadOne) -> list[str]:
    """The cells from a place of the body on, which they must fill."""
    cells: list[str] = []
    count = body.height * body.width
    while len(cells) < count:
        mark = body.text[at : at + 1]
        if not mark:
            message = f"{body.where(at)}: expected {count} cells, found the end"
            raise Unreadable(f"{message} after {len(cells)}")
        if mark in RUNS:
            more, length = ["."] * (RUNS.index(mark) + 1), 1
        else:
            more, length = read_one(body, at, count - len(cells))
        if len(cells) + len(more) > count:
            message = f"{body.where(at)}: expected {count - len(cells)} more of {count} cells"
            raise Unreadable(f"{message}, found {len(more)}")
        cells += more
        at += length
    if at < len(body.text):
        raise Unreadable(f"{body.where(at)}: expected the end, found {quoted(body.text[at:])}")
    return cells


def read_number(body: Body, at: int, _: int) -> tuple[list[str], int]:
    """One number or `?` of Nurikabe or Ripple Effect."""
    mark = body.text[at]
    if mark == ".":
        return ["?"], 1
    length, least = LONG.get(mark, (0, 0))
    digits = body.text[at + 1 : at + 1 + length] if length else mark
    if not HEX.fullmatch(digits) or len(digits) != (length or 1):
        expected = f"{length} digits, 0 to f, after {mark}" if length else NUMBERS
        raise Unreadable(f"{body.where(at)}: expected {expected}, found {quoted(digits)}")
    value = least + int(digits, 16)
    if not value:
        raise Unreadable(f"{body.where(at)}: expected a number from 1 on, found 0")
    return [str(value)], 1 + length


def read_given(body: Body, at: int, left: int) -> tuple[list[str], int]:
    """One number of Ripple Effect, which has no `?`."""
    cells, length = read_number(body, at, left)
    if cells == ["?"]:
        raise Unreadable(f"{body.where(at)}: expected a number, found . (?)")
    return cells, length


def read_wall(body: Body, at: int, left: int) -> tuple[list[str], int]:
    """One wall of Light Up and the white cells after it, of which the board's end cuts some off."""
    mark = body.text[at]
    if mark == ".":
        return ["#"], 1
    value = WALLS.find(mark)
    if value < 0:
        raise Unreadable(
            f"{body.where(at)}: expected 0 to 9, a to e, . or g to z, found {quoted(mark)}"
        )
    return [str(value % 5), *"." * (value // 5)][:left], 1


def read_walls(body: Body) -> tuple[Bits, Bits, int]:
    """The walls between rooms: to the right, below; and where the numbers begin."""
    height, width = body.height, body.width
    bits, at = read_bits(body, 0, height * (width - 1))
    more, end = read_bits(body, at, (height - 1) * width)
    right = [bits[r * (width - 1) : (r + 1) * (width - 1)] for r in range(height)]
    return right, [more[r * width : (r + 1) * width] for r in range(height - 1)], end


def read_bits(body: Body, at: int, count: int) -> tuple[list[int], int]:
    """So many bits, five in a character; and where they end."""
    end = at + (count + 4) // 5
    bits: list[int] = []
    for place in range(at, end):
        mark = body.text[place : place + 1]
        if not mark or mark not in DIGITS:
            raise Unreadable(
                f"{body.where(place)}: expected 0 to 9 or a to v, found {quoted(mark)}"
            )
        bits += [int(bit) for bit in f"{DIGITS.index(mark):05b}"]
    return bits[:count], end


# --- Writing ------------------------------------------------------------------------------


def write(problem: str, puzzle: str) -> str:
    """The link of a puzzle; it has no place for settled cells."""
    if problem == "ripple_effect":
        board = rooms_of(puzzle)
        rows = board.givens
        walls = "".join(map(write_bits, board.walls()))
        body = walls + "".join(write_cells(flat(rows), write_number))
    else:
        rows = rows_of(problem, puzzle)
        refuse(rows, "~o*x", "settled cells")
        write_one = write_number if problem == "nurikabe" else write_wall
        body = "".join(write_cells(flat(rows), write_one))
    slash = "" if body[-1].isalnum() else "/"
    return f"{HOST}{WRITTEN[problem]}/{len(rows[0])}/{len(rows)}/{body}{slash}\n"


def flat(rows: Iterable[Iterable[T]]) -> list[T]:
    """The cells in reading order."""
    return [cell for row in rows for cell in row]


def write_cells(cells: Sequence[str], write_one: WriteOne) -> Iterator[str]:
    """The codes of all cells: runs of empty ones, and what stands between them."""
    at = 0
    while at < len(cells):
        run = 0
        while run < len(RUNS) and cells[at + run : at + run + 1] == ["."]:
            run += 1
        code, length = (RUNS[run - 1], run) if run else write_one(cells, at)
        yield code
        at += length


def write_number(cells: Sequence[str], at: int) -> tuple[str, int]:
    """The code of a number or `?`, and of how many cells it is."""
    if cells[at] == "?":
        return ".", 1
    value = int(cells[at].lstrip("0")[:10] or "0")  # with more digits it is too large anyhow
    if value < 16:
        return f"{value:x}", 1
    for sign, (length, least) in LONG.items():
        if value < least + 16**length:
            return f"{sign}{value - least:0{length}x}", 1
    raise Unwritable(f"a link holds numbers up to {MOST_NUMBER}, found {cells[at][:20]}")


def write_wall(cells: Sequence[str], at: int) -> tuple[str, int]:
    """The code of a wall, and of how many cells it is: up to two white ones follow a number."""
    if cells[at] == "#":
        return ".", 1
    white = 0
    while white < 2 and cells[at + 1 + white : at + 2 + white] in (["."], []):
        white += 1
    return WALLS[int(cells[at]) + 5 * white], 1 + white


def write_bits(rows: Bits) -> str:
    """Bits, five in a character."""
    bits = "".join(map(str, flat(rows)))
    bits += "0" * (-len(bits) % 5)
    return "".join(DIGITS[int(bits[at : at + 5], 2)] for at in range(0, len(bits), 5))
