"""Light Up in Simon Tatham's Portable Puzzle Collection: its game IDs and its save files.

A game ID is `PARAMS:DESC`.  PARAMS is `WxH`, and in full also `bPP` (percentage of walls),
`sS` (their symmetry) and `dD` (difficulty), by which its generator made the puzzle.  DESC is
the board in reading order: `a` to `z` are 1 to 26 white cells, `B` is a wall, `0` to `4` a
wall with that number.  `PARAMS#SEED` only says how to make a puzzle again.  A link of the
collection's page ends in either, as does one to its Android app, `sgtpuzzles:lightup:`.

A save file is a list of records `KEY     :LENGTH:VALUE`: the game, CPARAMS and DESC as in a
game ID, and the moves, of which the first STATEPOS - 1 are made.  In a move `Lx,y` puts a bulb
in a cell or takes it away, and `Ix,y` a mark that says there is none.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from formats import Unreadable, Unwritable
from formats._puzzles import MOST, grids_of, in_ascii, parsed, quoted, text_of

TITLE = "Light Up in Simon Tatham's collection: game ID, or (read only) save file"
PROBLEMS = ("light_up",)

MAGIC = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection"
LETTERS = "abcdefghijklmnopqrstuvwxyz"

ID = re.compile(r"[0-9]++x[0-9]++[a-z0-9]*+[:#]")
LINK = re.compile(r"[^\s#]*+(?<=/lightup\.html)#|sgtpuzzles:lightup:")
PARAMS = re.compile(r"([0-9]{1,5})x([0-9]{1,5})(?:b[0-9]+)?(?:s[0-9]+)?r?(?:d[0-9]+)?")
RECORD = re.compile(r"([A-Z]{1,8}) *:([0-9]{1,6}):")
STEP = re.compile(r"([LI])([0-9]{1,5}),([0-9]{1,5})")

Grid = list[list[str]]


class Record(NamedTuple):
    """One record of a save file, and the line on which it begins."""

    line: int
    key: str
    value: str


def looks_like(text: str) -> bool:
    """Whether it begins as a game ID or a save file does."""
    return text.startswith(MAGIC[:9]) or ID.match(alone(text)) is not None


def read(text: str) -> tuple[str, str]:
    """(problem, puzzle) of a game ID or a save file."""
    text = text.replace("\r\n", "\n")
    grid = read_save(text) if text.startswith(MAGIC[:9]) else read_id(alone(text))
    return "light_up", text_of(grid)


def write(problem: str, puzzle: str) -> str:
    """The game ID of a puzzle."""
    if problem not in PROBLEMS:
        raise Unwritable(f"Tatham's collection has no {problem}: this format holds light_up only")
    parsed(problem, puzzle)
    (rows,) = grids_of(puzzle, 1)
    height, width = len(rows), len(rows[0])
    for r, row in enumerate(rows):
        for c, cell in enumerate(row):
            if cell not in ".#01234":
                raise Unwritable(
                    f"a game ID holds walls and numbers only, found {cell} at r{r + 1}c{c + 1}"
                )
    if min(height, width) < 2:
        raise Unwritable(
            f"Tatham's Light Up has at least 2 rows and columns, found {height}x{width}"
        )
    cells = "".join(encode("".join(cell for row in rows for cell in row)))
    return f"{width}x{height}:{cells}\n"


def encode(cells: str) -> Iterator[str]:
    """The parts of a DESC: runs of white cells, and the walls between them."""
    for run in re.finditer(r"\.{1,26}|#|\d", cells):
        found = run.group()
        yield LETTERS[len(found) - 1] if found[0] == "." else found.replace("#", "B")


# --- Game IDs -----------------------------------------------------------------------------


def alone(text: str) -> str:
    """A game ID without the address of the page or the app before it."""
    found = LINK.match(text.strip())
    return text.strip()[found.end() :].replace("%23", "#") if found else text.strip()


def read_id(text: str) -> Grid:
    """The board of a game ID."""
    params, mark, desc = re.fullmatch(r"([^:#]*)(.?)(.*)", text, re.DOTALL).groups()
    where = "the game ID"
    height, width = read_params(params, f"{where}, before the colon")
    if mark == "#":
        message = (
            "needs the collection's generator: take the ID with a colon (Specific in its menu)"
        )
        raise Unreadable(f"{where} has a random seed (#), which {message}")
    if not mark:
        raise Unreadable(
            f"{where}, character {len(text) + 1}: expected : and the board, found the end"
        )
    return read_desc(desc, height, width, where, len(params) + 1)


def read_params(params: str, where: str) -> tuple[int, int]:
    """(height, width) that PARAMS says."""
    found = PARAMS.fullmatch(params)
    if not found:
        raise Unreadable(
            f"{where}: expected WxH, as in 7x7 or 7x7b20s4d0, found {in_ascii(params)}"
        )
    width, height = map(int, found.groups())
    if min(height, width) < 2 or height * width > MOST:
        expected = f"2 or more rows and columns and up to {MOST} cells"
        raise Unreadable(f"{where}: expected {expected}, found {width}x{height}")
    return height, width


def read_desc(desc: str, height: int, width: int, where: str, skipped: int = 0) -> Grid:
    """The board that DESC says; its first character is number `skipped` + 1 of what people see."""
    cells = ""
    for at, token in enumerate(desc, skipped + 1):
        left = height * width - len(cells)
        if token not in LETTERS + "B01234":
            expected = "a to z, B or 0 to 4"
            raise Unreadable(f"{where}, character {at}: expected {expected}, found {quoted(token)}")
        more = "." * (LETTERS.index(token) + 1) if token in LETTERS else token.replace("B", "#")
        if len(more) > left:
            message = f"expected {left} more of {height * width} cells, found {len(more)}"
            raise Unreadable(f"{where}, character {at}: {message}")
        cells += more
    if len(cells) < height * width:
        message = f"expected {height * width} cells, found the end after {len(cells)}"
        raise Unreadable(f"{where}, character {skipped + len(desc) + 1}: {message}")
    return [list(cells[start : start + width]) for start in range(0, len(cells), width)]


# --- Save files ---------------------------------------------------------------------------


def read_save(text: str) -> Grid:
    """The board of a save file, with the moves that are made."""
    if not text.startswith(MAGIC):
        raise Unreadable(f"line 1: expected {MAGIC}, found {quoted(text.partition(chr(10))[0])}")
    records = list(read_records(text))
    values = {record.key: record for record in records}
    expect(values, "VERSION", "1")
    expect(values, "GAME", "Light Up")
    size = required(values, "CPARAMS")
    height, width = read_params(size.value, f"line {size.line}")
    desc = required(values, "DESC")
    grid = read_desc(desc.value, height, width, f"line {desc.line}")
    moves = [record for record in records if record.key in ("MOVE", "SOLVE", "RESTART")]
    for move in moves[: moves_made(values, len(moves))]:
        if move.key == "RESTART":
            grid = read_desc(move.value, height, width, f"line {move.line}")
        else:
            make(grid, move)
    return grid


def read_records(text: str) -> Iterator[Record]:
    """The records of a save file; a value is as long as it says, and may have lines in it."""
    at, line, last = 0, 1, len(text.rstrip("\n"))
    while at < last:
        found = RECORD.match(text, at)
        if not found:
            expected = "KEY:LENGTH:VALUE"
            raise Unreadable(
                f"line {line}: expected {expected}, found {quoted(text[at : at + 20])}"
            )
        end = found.end() + int(found.group(2))
        value = text[found.end() : end]
        if end > len(text) or text[end : end + 1] not in ("\n", ""):
            raise Unreadable(f"line {line}: expected a value of {found.group(2)} characters")
        yield Record(line, found.group(1), value)
        at, line = end + 1, line + value.count("\n") + 1


def required(values: dict[str, Record], key: str) -> Record:
    """The record with that key."""
    if key not in values:
        raise Unreadable(f"the save file has no {key}")
    return values[key]


def expect(values: dict[str, Record], key: str, value: str) -> None:
    """Unreadable if the record does not have that value."""
    record = required(values, key)
    if record.value != value:
        raise Unreadable(
            f"line {record.line}: expected {key} {value}, found {in_ascii(record.value)}"
        )


def moves_made(values: dict[str, Record], moves: int) -> int:
    """How many of the moves are made, the others being undone."""
    record = required(values, "STATEPOS")
    if not re.fullmatch(r"[0-9]{1,6}", record.value) or not 1 <= int(record.value) <= moves + 1:
        expected = f"a number from 1 to {moves + 1}"
        raise Unreadable(f"line {record.line}: expected {expected}, found {in_ascii(record.value)}")
    return int(record.value) - 1


def make(grid: Grid, move: Record) -> None:
    """Make a move on the board."""
    for step in move.value.split(";"):
        if step in ("S", ""):  # says that what follows is the answer; or nothing follows
            continue
        found = STEP.fullmatch(step)
        if not found:
            expected = "Lx,y or Ix,y"
            raise Unreadable(f"line {move.line}: expected {expected}, found {quoted(step)}")
        sign, c, r = found.group(1), int(found.group(2)), int(found.group(3))
        if r >= len(grid) or c >= len(grid[0]) or grid[r][c] not in ".*x":
            raise Unreadable(f"line {move.line}: expected a white cell in {step}, found none there")
        mark = "*" if sign == "L" else "x"
        grid[r][c] = "." if grid[r][c] == mark else mark
