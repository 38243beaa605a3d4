"""Boards as text, with what follows and what proves it marked by shape, and by colour too.

What follows stands in [ ], what proves it in ( ); where a board is too wide for that, only the
second of the two is there.  A module of a puzzle has `draw(puzzle, shown, marks)`, made from this.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import groupby, product
from typing import NamedTuple
from unicodedata import category, east_asian_width

from ground.commands import escape

WIDTH = 80
FOLLOWS, PROVES = "\033[1;36m", "\033[33m"
END = "\033[0m"
MARKED = "[ ] what follows, ( ) what proves it"

Cell = tuple[int, int]


class Part(NamedTuple):
    """Some rows and columns of a board, from 0 on."""

    rows: range
    columns: range

    def has(self, place: str) -> bool:
        """Whether a place lies within it."""
        return any(r in self.rows and c in self.columns for r, c in cells_in(place))


@dataclass(frozen=True, slots=True)
class Marks:
    """The names of places to mark, what the first are, and whether to use colour.

    Of a large board perhaps only a part is drawn, as wide as a column of text allows.
    """

    follows: frozenset[str] = field(default_factory=frozenset)
    proves: frozenset[str] = field(default_factory=frozenset)
    value: str = ""
    colour: bool = False
    part: Part | None = None
    width: int = WIDTH

    def shown(self, height: int, width: int) -> Part:
        """The rows and columns that are drawn of a board of this size."""
        return self.part or Part(range(height), range(width))

    def paint(self, text: str, name: str) -> str:
        """A text in the colour of a place."""
        if not self.colour or not (name in self.follows or name in self.proves):
            return text
        return f"{FOLLOWS if name in self.follows else PROVES}{text}{END}"

    def around(self, name: str) -> str:
        """The two characters around what stands at a place."""
        return "[]" if name in self.follows else "()" if name in self.proves else "  "


@cache
def around(place: str) -> tuple[str, ...]:
    """The cells beside one by a side, on the board or not."""
    ((r, c),) = cells_in(place)
    return name(r - 1, c), name(r, c - 1), name(r, c + 1), name(r + 1, c)


def name(r: int, c: int) -> str:
    """A cell for people, from its row and column from 0 on."""
    return f"r{r + 1}c{c + 1}"


def in_order(cells: Iterable[str]) -> list[str]:
    """Cells in reading order."""
    return sorted(cells, key=cells_in)


def cells_in(place: str) -> list[Cell]:
    """The cells, from 0 on, that the name of a place names: r1c2, r1c1-r1c2, r1c1-top."""
    return [*_cells_in(place)]


@lru_cache(100_000)  # the places of a large board, which are sorted again and again
def _cells_in(place: str) -> tuple[Cell, ...]:
    return tuple((int(r) - 1, int(c) - 1) for r, c in re.findall(r"r(\d+)c(\d+)", place))


def grid(rows: Sequence[Sequence[str]], marks: Marks) -> str:
    """A plain grid of words, rows and columns numbered."""
    down, across = marks.shown(len(rows), len(rows[0]))
    wide = max(len(word) for row in rows for word in row)
    label = len(str(len(rows))) + 1
    both = label + len(across) * (wide + 2) <= marks.width
    size = wide + 2 if both else wide + 1
    numbers = (f"{c + 1}"[1 - size :] for c in across)  # what fits
    lines = [" " * label + "".join(number.rjust(size - 1) + " " for number in numbers)]
    for r in down:
        shown = [cell(rows[r][c], name(r, c), marks, size) for c in across]
        lines.append(f"{r + 1}".rjust(label - 1) + " " + "".join(shown))
    return "\n".join(line.rstrip() for line in lines)


def cell(word: str, place: str, marks: Marks, size: int) -> str:
    """One cell, `size` characters wide: [3], or where there is no room 3]."""
    left, right = marks.around(place)
    text = f"{left}{word}{right}" if len(word) + 2 <= size else f"{word}{right}"
    return " " * (size - len(text)) + marks.paint(text, place)


def columns(text: str) -> int:
    """How wide a text is on a terminal."""
    wide = sum(east_asian_width(c) in "WF" for c in text)
    return len(text) + wide - sum(category(c) in ("Mn", "Me") for c in text)


def rooms(rows: Sequence[Sequence[str]], labels: Sequence[Sequence[str]], marks: Marks) -> str:
    """A grid of words with a wall around each room, and its label above the first cell drawn."""
    height, width = len(rows), len(rows[0])
    where = {(r, c): labels[r][c] for r in range(height) for c in range(width)}
    down, across = marks.shown(height, width)
    drawn = product(reversed(down), reversed(across))
    first = set({where[at]: at for at in drawn}.values())
    wide = max(len(word) for row in rows for word in row)
    label = len(str(height)) + 1
    longest = max(columns(escape(room)) for room in where.values())
    room_for = (marks.width - label - 1) // len(across) - 1
    size = next((size for size in (max(longest, wide + 2), wide + 2) if size <= room_for), wide + 1)
    head = "".join(f"{c + 1}".rjust(size - 1).ljust(size + 1) for c in across)
    lines = [" " * (label + 1) + head.rstrip()]
    for r in [*down, down.stop]:
        lines.append(" " * label + upper(where, first, r, across, size, marks.width - label))
        if r == down.stop:
            break
        line = ""
        for c in across:
            line += "|" if where.get((r, c - 1)) != where[r, c] else " "
            line += cell(rows[r][c], name(r, c), marks, size)
        end = "|" if where.get((r, across.stop)) != where[r, across.stop - 1] else " "
        lines.append(f"{r + 1}".rjust(label - 1) + " " + line + end)
    return "\n".join(lines)


def upper(
    where: dict[Cell, str], first: set[Cell], r: int, across: range, size: int, most: int
) -> str:
    """The walls above a row, and the labels of the rooms whose first cell is there.

    A label goes on over the wall of its room and the corner behind it before it is cut.
    """
    walls = ("-" if where.get((r - 1, c)) != where.get((r, c)) else " " for c in across)
    line = "".join("+" + wall * size for wall in walls) + "+"
    groups = groupby(across, lambda c: where.get((r, c), ""))
    for label, (begin, *others) in reversed([(label, [*cells]) for label, cells in groups]):
        if (r, begin) not in first:
            continue
        start = (begin - across.start) * (size + 1) + 1
        room_for = min((1 + len(others)) * (size + 1), most - 1 - start)
        tag = cut(label, room_for if columns(escape(label)) <= room_for else size)
        line = line[:start] + tag + (line[start + columns(tag) :] or "+")
    return line


def cut(label: str, size: int) -> str:
    """A label that does no harm, as far as there is room for its characters."""
    if columns(escape(label)) <= size:
        return escape(label)
    ends = (escape(label[:end]) for end in reversed(range(len(label))))
    return next(shown for shown in ends if columns(shown) < size) + "…"
