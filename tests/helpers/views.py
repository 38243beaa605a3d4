"""A puzzle from all eight sides: its text, and its facts.

A view takes the place of a cell to another; facts are words in which cells are called r1c2.
"""

import re
from collections.abc import Callable, Iterator

from judge.checkers.alcazar import Puzzle, read
from judge.checkers.grid import size_of
from tests.helpers.pictures import Rows, rows_of, text_of, views
from tests.helpers.sides import as_text, mirrored, turned

Cell = tuple[int, int]
View = Callable[[Cell], Cell]  # cells counted from 1
SIDES = {"top": (-1, 0), "bottom": (1, 0), "left": (0, -1), "right": (0, 1)}


def blocks(text: str) -> list[Rows]:
    """The blocks of rows of a text that begins with its size: the grid; or rooms, and givens."""
    size, *lines = text.split("\n")
    height, lines = size_of(size)[0], [line for line in lines if line.strip()]
    return [
        rows_of("\n".join([size, *lines[start : start + height]]))
        for start in range(0, len(lines), height)
    ]


def from_all_sides(text: str) -> Iterator[tuple[str, View]]:
    """(the text, where its cells come to be) of each view of a puzzle."""
    yield from (castles if "+" in text else grids)(text)


def castles(text: str) -> Iterator[tuple[str, View]]:
    """The views of a drawing with corners."""
    puzzle = read(text)
    for turns in range(4):
        for side, is_mirrored in (puzzle, False), (mirrored(puzzle), True):
            marks = dict.fromkeys(side.path, "path") | dict.fromkeys(side.blocked, "x")
            yield as_text(side, marks), turning(read(text), turns, is_mirrored)
        puzzle = turned(puzzle)


def turning(puzzle: Puzzle, turns: int, is_mirrored: bool) -> View:
    """Where a cell comes to be after so many quarters, and in a mirror then."""

    def view(cell: Cell) -> Cell:
        (r, c), height, width = cell, puzzle.height, puzzle.width
        for _ in range(turns):
            r, c, height, width = c, height + 1 - r, width, height
        return r, width + 1 - c if is_mirrored else c

    return view


def grids(text: str) -> Iterator[tuple[str, View]]:
    """The views of a puzzle whose rows are cells."""
    seen = [views(block) for block in blocks(text)]
    height, width = len(seen[0][0]), len(seen[0][0][0])
    names = [[f"{r} {c}" for c in range(1, width + 1)] for r in range(1, height + 1)]
    for number, named in enumerate(views(names)):
        goes = {
            tuple(map(int, word.split())): (r, c)
            for r, row in enumerate(named, 1)
            for c, word in enumerate(row, 1)
        }
        size, *_ = text_of(seen[0][number]).split("\n")
        rows = [text_of(views_of[number]).split("\n", 1)[1] for views_of in seen]
        yield "\n".join([size, *map(str.rstrip, rows), ""]), goes.__getitem__


def turned_facts(facts: list[str], view: View) -> set[str]:
    """The facts of a board as they are of its view."""
    return {" ".join(turned_word(word, view) for word in fact.split()) for fact in facts}


def turned_word(word: str, view: View) -> str:
    """A word in which cells are named: r1c2, r1c1-r1c2, r1c1-top, r1c1+r1c2; any other is kept."""
    cells = [(int(r), int(c)) for r, c in re.findall(r"r(\d+)c(\d+)", word)]
    if not cells:
        return word
    if word.split("-")[-1] in SIDES:
        return turned_door(cells[0], SIDES[word.split("-")[-1]], view)
    link = "+" if "+" in word else "-"
    return link.join(f"r{r}c{c}" for r, c in sorted(map(view, cells)))


def turned_door(cell: Cell, side: Cell, view: View) -> str:
    """A door of a cell: its side in the view follows from where two cells come to be."""
    (r, c), (one, other) = view(cell), (view((1, 1)), view((1, 2)))
    right = other[0] - one[0], other[1] - one[1]
    down = view((2, 1))[0] - one[0], view((2, 1))[1] - one[1]
    way = tuple(side[0] * down[k] + side[1] * right[k] for k in (0, 1))
    return f"r{r}c{c}-{next(name for name, step in SIDES.items() if step == way)}"
