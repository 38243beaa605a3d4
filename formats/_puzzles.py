"""What several formats need: our own text taken apart and put together, and words for errors."""

import string
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from formats import Unreadable, Unwritable, solver

MOST = 10000  # cells that a board has
LARGEST = 999_999_999  # number that our own text holds
# The address of a page and its options, before what a link holds; not in a comment above a board.
PAGE = r"(?!#.*\n)\S*\?(?:\w+=\w+&)*+"

UNNUMBERED = (".", "~", "o")  # the words of Nurikabe that stand for no number

Cell = tuple[int, int]
Rows = list[list[str]]
Bits = list[list[int]]


def parsed(problem: str, puzzle: str) -> Any:
    """The board of a puzzle that is to be written; Unwritable if it is none."""
    try:
        return solver(problem).parse(puzzle)
    except (ValueError, solver(problem).Contradiction) as error:
        raise Unwritable(f"this is no {problem} puzzle: {error}") from None


# --- Words --------------------------------------------------------------------------------


def in_ascii(text: str) -> str:
    """A text in plain ASCII, cut where it is too long to read; it may be empty."""
    return ascii(text[:20])


def quoted(text: str) -> str:
    """The same of what is left of a line or a text: where that is nothing, the end."""
    return in_ascii(text) if text else "the end"


def check_size(height: int, width: int, where: str) -> None:
    """Unreadable if a board has too few or too many cells."""
    if not 0 < height * width <= MOST:
        message = f"{where}: expected a board of 1 to {MOST} cells"
        raise Unreadable(f"{message}, found {height} x {width}")


def size_number(token: str, where: str, what: str) -> int:
    """A number of rows or columns."""
    if not token.isascii() or not token.isdigit() or len(token) > 5:
        raise Unreadable(f"{where}: expected the number of {what}, found {quoted(token)}")
    return int(token)


def row_of(lines: Sequence[str], number: int, width: int | None = None) -> list[str]:
    """The words of line `number` (from 1 on), of which there are `width`."""
    if number > len(lines):
        expected = f"{width} cells" if width else "a row of cells"
        raise Unreadable(f"line {number}: expected {expected}, found the end")
    row = lines[number - 1].split()
    if width is not None and len(row) != width:
        raise Unreadable(f"line {number}: expected {width} cells, found {len(row)}")
    return row


def translated(
    row: Iterable[str], number: int, own: Callable[[str], str | None], expected: str
) -> list[str]:
    """What the words of a line mean in our own text; Unreadable where `own` says None."""
    cells = []
    for column, token in enumerate(row, 1):
        cell = own(token)
        if cell is None:
            message = f"line {number}: expected {expected}, found {quoted(token)}"
            raise Unreadable(f"{message} in column {column}")
        cells.append(cell)
    return cells


def number_or(marks: Mapping[str, str], least: int, most: int) -> Callable[[str], str | None]:
    """A translation: of some marks, and of numbers from `least` to `most`."""

    def own(token: str) -> str | None:
        if token.isascii() and token.isdigit() and len(token) < 10:
            return str(int(token)) if least <= int(token) <= most else None
        return marks.get(token)

    return own


# --- Boards of clues: Nurikabe and Light Up -----------------------------------------------


def size_of(height: int, width: int) -> str:
    """The size as our own text has it."""
    return f"{height}" if height == width else f"{height} {width}"


def text_of(*boards: Sequence[Sequence[str]]) -> str:
    """Our own text: the size, then the rows of one board after another."""
    height, width = len(boards[0]), len(boards[0][0])
    lines = [size_of(height, width)]
    for rows in boards:
        gap = " " if any(len(token) > 1 for row in rows for token in row) else ""
        lines += [gap.join(row) for row in rows]
    return "\n".join(lines) + "\n"


def rows_of(problem: str, puzzle: str) -> Rows:
    """The cells of a Nurikabe or Light Up puzzle, as the words of our own text.

    Of an island of which more than a clue is known, the first number counts as the clue.
    Unwritable for wormholes, which are ours alone.
    """
    parsed(problem, puzzle)
    (rows,) = grids_of(puzzle, 1)
    if problem == "nurikabe":
        return with_one_clue(rows)
    refuse(rows, string.ascii_uppercase, "wormholes")
    return rows


def with_one_clue(rows: Rows) -> Rows:
    """A Nurikabe board; of one in progress each island has its number once."""
    told = [list(row) for row in rows]
    for (row, column), *others in islands_of(rows):
        told[row][column] = rows[row][column].lstrip("0")
        for r, c in others:
            told[r][c] = "o"
    return told


def islands_of(rows: Rows) -> Iterator[list[Cell]]:
    """The cells of each number of a Nurikabe board; of one in progress touching equal ones."""
    cells = ((r, c) for r, row in enumerate(rows) for c in range(len(row)))
    left = {(r, c): rows[r][c].lstrip("0") for r, c in cells if rows[r][c] not in UNNUMBERED}
    joins = is_in_progress(rows)
    for start in list(left):
        island, number = [start], left.pop(start, None)
        for r, c in island if number and joins else ():
            for near in (r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c):
                if left.get(near) == number:
                    island.append(near)
                    del left[near]
        if number:
            yield island


def is_in_progress(rows: Rows) -> bool:
    """Whether a cell of a Nurikabe board is settled besides its clues."""
    return any(mark in row for row in rows for mark in "~o")


def check_clues(rows: Rows, where: Callable[[int, int], tuple[str, str]]) -> None:
    """Unreadable if equal clues touch beside settled cells: our text takes them for one island.

    `where` says of a cell where it is: what the message begins and ends with.
    """
    if not is_in_progress(rows):
        return
    for r, row in enumerate(rows):
        for c, token in enumerate(row):
            after = row[c + 1 : c + 2] + [below[c] for below in rows[r + 1 : r + 2]]
            if token not in UNNUMBERED and token in after:
                begin, end = where(r, c)
                message = "expected no equal clues side by side on a board in progress"
                raise Unreadable(f"{begin}: {message}, found {token} {end}")


def refuse(rows: Rows, marks: str, what: str) -> None:
    """Unwritable if one of these marks stands in a cell."""
    for r, row in enumerate(rows):
        for c, token in enumerate(row):
            if token in marks:
                raise Unwritable(
                    f"this format cannot hold {what}, found {token} at r{r + 1}c{c + 1}"
                )


def refuse_large(rows: Rows) -> None:
    """Unwritable if a number is too large to be read again."""
    for row in rows:
        for token in row:
            if token.isdigit() and (len(token) > 9 or int(token) > LARGEST):
                message = f"this format holds numbers up to {LARGEST}"
                raise Unwritable(f"{message}, found {quoted(token)}")


# --- Boards of rooms: Ripple Effect -------------------------------------------------------


class Rooms(NamedTuple):
    """A Ripple Effect board: the number of each cell's room (from 0 on), and what is given."""

    rooms: list[list[int]]
    givens: Rows

    def text(self) -> str:
        """The puzzle in our own text."""
        count = max(map(max, self.rooms)) + 1
        letters = string.ascii_letters
        labels = letters if count <= len(letters) else [f"r{n}" for n in range(1, count + 1)]
        return text_of([[labels[room] for room in row] for row in self.rooms], self.givens)

    def walls(self) -> tuple[Bits, Bits]:
        """1 for each cell with a wall to its right, and 1 for each with a wall below it."""
        right = [[int(one != two) for one, two in pairwise(row)] for row in self.rooms]
        rows = (zip(*pair, strict=True) for pair in pairwise(self.rooms))
        return right, [[int(one != two) for one, two in row] for row in rows]


def rooms_of(puzzle: str) -> Rooms:
    """The rooms and givens of a Ripple Effect puzzle."""
    parsed("ripple_effect", puzzle)
    labels, givens = grids_of(puzzle, 2)
    return Rooms(numbered(labels), [[given.lstrip("0") for given in row] for row in givens])


def grids_of(puzzle: str, grids: int) -> list[Rows]:
    """The grids of words in our own text, which begins with their size."""
    size, *lines = puzzle.rstrip().split("\n")
    width = int(size.split()[-1])
    rows = [line.split() for line in lines]
    rows = [list(row[0]) if len(row) == 1 < width else row for row in rows]
    height = len(rows) // grids
    return [rows[start : start + height] for start in range(0, len(rows), height)]


def numbered(labels: Sequence[Sequence[str]]) -> list[list[int]]:
    """Rooms by number, in reading order, where they have other names."""
    number: dict[str, int] = {}
    return [[number.setdefault(label, len(number)) for label in row] for row in labels]


def rooms_between(right: Bits, below: Bits) -> list[list[int]]:
    """The room of each cell: what can be reached without crossing a wall."""
    height, width = len(right), len(right[0]) + 1
    room = [[-1] * width for _ in range(height)]
    rooms = 0
    for at in range(height * width):
        if room[at // width][at % width] < 0:
            reached = [divmod(at, width)]
            while reached:
                r, c = reached.pop()
                if room[r][c] < 0:
                    room[r][c] = rooms
                    reached += [(r, c + 1)] if c + 1 < width and not right[r][c] else []
                    reached += [(r, c - 1)] if c and not right[r][c - 1] else []
                    reached += [(r + 1, c)] if r + 1 < height and not below[r][c] else []
                    reached += [(r - 1, c)] if r and not below[r - 1][c] else []
            rooms += 1
    return room
