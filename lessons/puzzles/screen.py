"""A step on a screen of 80x24: where it is too long for that, the board beside its words.

Of a board that is too large the part is drawn in which most happens.  Words that do not fit beside
it go on on the next screen, with the board again.
"""

import re
import textwrap
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import product, zip_longest

from ground.commands import escape
from lessons.puzzles.drawing import WIDTH, Marks, Part, cells_in, columns

HEIGHT = 23  # lines; the last one of a screen is where keys are asked for
BOARD = 45  # columns of a board that has words beside it, at most
GAP = 2
COLOUR = re.compile(r"\033\[[\d;]*m")

Draw = Callable[[Marks], str]


def wrapped(text: str, indent: str, width: int = WIDTH) -> list[str]:
    """A text, of which some may be the puzzle's, in lines that fit and do no harm."""
    return textwrap.wrap(
        escape(text),
        width,
        initial_indent=indent,
        subsequent_indent=indent,
        break_on_hyphens=False,
        break_long_words=width < WIDTH,
    )


def length(line: str) -> int:
    """How wide a line is that may have colours."""
    return columns(COLOUR.sub("", line))


def screens(
    words: Callable[[int], list[str]], draw: Draw, marks: Marks, size: tuple[int, int]
) -> Iterator[str]:
    """What is shown of a step, one screen after the other.

    `words` are its lines when they are so wide; `size` is that of the board.
    """
    whole = "\n".join([*words(WIDTH), "", draw(marks), ""])
    if whole.count("\n") <= HEIGHT:
        yield whole
        return
    board = fitting(draw, marks, size)
    wide = max(map(length, board)) + GAP
    lines = words(WIDTH - wide)
    for first in range(0, len(lines), HEIGHT):
        yield "\n".join([*beside(board, lines[first : first + HEIGHT], wide), ""])


def beside(board: Sequence[str], lines: Sequence[str], wide: int) -> Iterator[str]:
    """A board and lines, which begin after so many columns."""
    for left, right in zip_longest(board, lines, fillvalue=""):
        yield f"{left}{' ' * (wide - length(left))}{right}".rstrip()


def fitting(draw: Draw, marks: Marks, size: tuple[int, int]) -> list[str]:
    """The board, or as much of it as there is room for beside words."""
    height, width = size
    drawn = part(draw, marks, size, (height, width))
    while width > 1 and max(map(length, drawn)) > BOARD:
        width -= 1
        drawn = part(draw, marks, size, (height, width))
    while height > 1 and len(drawn) > HEIGHT:
        height -= 1
        drawn = part(draw, marks, size, (height, width))
    return drawn


def part(draw: Draw, marks: Marks, size: tuple[int, int], some: tuple[int, int]) -> list[str]:
    """So many rows and columns of a board: those with most of what follows, and of its proof."""
    parts = [
        Part(range(top, top + some[0]), range(left, left + some[1]))
        for top, left in product(range(size[0] - some[0] + 1), range(size[1] - some[1] + 1))
    ]
    best = max(parts, key=lambda one: worth(one, marks))
    return draw(replace(marks, part=best, width=BOARD)).split("\n")


def worth(one: Part, marks: Marks) -> tuple[int, int, int]:
    """How much of what follows a part has, then of its proof; then how well in the middle it is."""
    middle = one.rows.start + one.rows.stop, one.columns.start + one.columns.stop
    cells = [cells_in(place)[0] for place in marks.follows]
    off = sum(abs(2 * r + 1 - middle[0]) + abs(2 * c + 1 - middle[1]) for r, c in cells)
    return (*(sum(map(one.has, places)) for places in (marks.follows, marks.proves)), -off)
