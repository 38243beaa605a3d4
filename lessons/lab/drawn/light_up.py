"""Light Up, drawn: walls, with or without numbers, and wormholes in pairs."""

import string

from formats._puzzles import Rows, grids_of, text_of
from lessons.lab.drawn.cells import cell_of, dots, number_in
from lessons.puzzles.light_up import bare

TOOLS = ("#", "wall"), ("number", "wall with a number"), ("pair", "two wormholes"), (".", "white")
NUMBERS = range(5)


def blank(height: int, width: int) -> str:
    """A board that is all white."""
    return text_of(dots(height, width))


def put(puzzle: str, places: list[str], tool: str) -> str:
    """The puzzle with what the tool draws; a wormhole goes with its twin."""
    (rows,) = grids_of(bare(puzzle), 1)
    if tool == "pair":
        return text_of(paired(rows, places))
    word = tool if tool in ("#", ".") else number_in(tool, NUMBERS)
    set_word(rows, places[-1], word)
    return text_of(rows)


def paired(rows: Rows, places: list[str]) -> Rows:
    """The rows with wormholes at two places; ValueError if that cannot be."""
    if len(set(places)) != 2:
        raise ValueError("expected two places")
    for place in places:
        set_word(rows, place, ".")
    used = {word for row in rows for word in row}
    free = [letter for letter in string.ascii_uppercase if letter not in used]
    if not free:
        raise ValueError("no letter is left")
    for place in places:
        set_word(rows, place, free[0])
    return rows


def set_word(rows: Rows, place: str, word: str) -> None:
    """Write a word into a cell; the twin of a wormhole that was there turns white."""
    r, c = cell_of(place)
    old, rows[r][c] = rows[r][c], word
    if old.isupper() and old != word:
        for row in rows:
            row[:] = ["." if each == old else each for each in row]
