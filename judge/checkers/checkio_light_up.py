"""Light Up as CheckiO has it: a tuple of strings, and the coordinates of the lights.

The program prints what its function gives, as Python writes it: `[(0, 5), (1, 1)]`.
"""

import re
from ast import literal_eval

from judge.checkers import Wrong, light_up
from judge.checkers.grid import BLANKS, Cell, name, quoted

OURS = str.maketrans(" X", ".#")
COMMENT = re.compile(r"#[^\n\r]*")  # which may hold anything
QUOTES = {"'", '"'}  # in no coordinates; a long f-string takes minutes to read
COMMAS = 3  # that a light has at most: `(0, 5,),`


def check(puzzle: str, answer: str) -> None:
    """Raise Wrong, with the law that is broken and where, unless `answer` solves `puzzle`."""
    rows = [list(row.translate(OURS)) for row in literal_eval(puzzle)]
    drawing = "\n".join("".join(row) for row in rows)
    answer = COMMENT.sub("", answer)
    if answer.count(",") > COMMAS * len(rows) * len(rows[0]):  # whose numbers may be chosen
        raise Wrong("more lights than cells")  # so that a set of them takes long
    for r, c in _lights(answer):
        if not (0 <= r < len(rows) and 0 <= c < len(rows[0])):
            raise Wrong(f"a light outside the grid, at {_words((r, c))}")
        if rows[r][c] == light_up.BULB:
            raise Wrong(f"two lights at {name((r, c))}", [(r, c)])
        if rows[r][c] != light_up.WHITE:
            raise Wrong(f"a light in a wall at {name((r, c))}", [(r, c)])
        rows[r][c] = light_up.BULB
    size = f"{len(rows)} {len(rows[0])}\n"
    light_up.check(size + drawing, "\n".join("".join(row) for row in rows))


def _lights(answer: str) -> list[Cell]:
    """The coordinates that an answer gives."""
    answer = answer.strip(BLANKS)
    try:
        value = None if QUOTES & set(answer) else literal_eval(answer)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        raise Wrong(f"no coordinates: {quoted(answer)}") from None
    if not isinstance(value, list | tuple | set):
        raise Wrong(f"no coordinates: {quoted(answer)}")
    for light in value:
        pair = isinstance(light, list | tuple) and len(light) == 2
        if not pair or not all(type(place) is int for place in light):
            raise Wrong(f"not a pair of whole numbers: {quoted(_words(light))}")
    return [(r, c) for r, c in value]


def _words(light: object) -> str:
    """A light as Python writes it, unless it has a number that it does not write."""
    try:
        return str(light)
    except ValueError:
        return "a number of thousands of digits"
