"""The text block of a puzzle at janko.at: Nurikabe, Light Up (Akari), Ripple Effect (Hakyuu).

Lines of words before the first section (`puzzle akari`, `author`, `size`), then sections, each
begun by its name in brackets: `[problem]`, with rooms `[areas]`, perhaps `[solution]` and others,
`[end]`; some blocks have the names alone.  A row is a line, its cells are parted by blanks.

In Nurikabe and Hakyuu `-` is an empty cell, and a number is one, in some Nurikabe `?` an island of
unknown size (read only); in Akari `-` is a white cell, `x` a wall and a number one with it.
`[areas]` has the number of each cell's room.

Read are the name of the puzzle, its problem and its areas; without a name it has to show by its
content which puzzle it is.  The puzzles there are the site's and its authors'.
"""

import re
from typing import NamedTuple

from formats import Unreadable
from formats._puzzles import (
    LARGEST,
    Rooms,
    Rows,
    check_size,
    number_or,
    numbered,
    quoted,
    refuse,
    refuse_large,
    rooms_of,
    row_of,
    rows_of,
    size_number,
    text_of,
    translated,
)

TITLE = "text block of a puzzle at janko.at"
PROBLEMS = ("nurikabe", "light_up", "ripple_effect")

TYPES = {
    "nurikabe": "nurikabe",
    "akari": "light_up",
    "hakyuu": "ripple_effect",
    "hakyu": "ripple_effect",
}
WRITTEN = {"nurikabe": "nurikabe", "light_up": "akari", "ripple_effect": "hakyuu"}
MARKS = {
    "nurikabe": {"-": ".", "?": "?"},
    "light_up": {"-": ".", "x": "#"},
    "ripple_effect": {"-": "."},
}
NUMBERS = {"nurikabe": (1, LARGEST), "light_up": (0, 4), "ripple_effect": (1, LARGEST)}
EXPECTED = {
    "nurikabe": "-, ? or a number from 1 on",
    "light_up": "-, x or a number from 0 to 4",
    "ripple_effect": "- or a number from 1 on",
}
SECTION = re.compile(r"\[([a-z]+)\]|(begin|problem|areas|solution|moves|end)")
SIZE = re.compile(r"(size|rows|cols)\s+(\d+)")


class Section(NamedTuple):
    """The words of a section's lines, and the number of its first line."""

    first: int
    rows: Rows


def looks_like(text: str) -> bool:
    """Whether it has a line [problem]."""
    return any(line.strip() in ("[problem]", "problem") for line in text.split("\n"))


def read(text: str) -> tuple[str, str]:
    """(problem, puzzle) of a block."""
    lines = text.rstrip().split("\n")
    sections = read_sections(lines)
    if "problem" not in sections:
        raise Unreadable(f"line {len(lines) + 1}: expected [problem], found the end")
    problem = name_of(lines, sections)
    own, what = number_or(MARKS[problem], *NUMBERS[problem]), EXPECTED[problem]
    first, rows = read_grid(lines, sections["problem"], said_size(lines, sections["problem"]))
    cells = [translated(row, number, own, what) for number, row in enumerate(rows, first)]
    if problem != "ripple_effect":
        return problem, text_of(cells)
    if "areas" not in sections:
        raise Unreadable(f"line {len(lines) + 1}: expected [areas], found the end")
    first, rows = read_grid(lines, sections["areas"], (len(rows), len(rows[0])))
    room, what = number_or({}, 0, LARGEST), "the number of a room"
    areas = [translated(row, number, room, what) for number, row in enumerate(rows, first)]
    return problem, Rooms(numbered(areas), cells).text()


def read_sections(lines: list[str]) -> dict[str, Section]:
    """The sections by name; of two with the same name the first, but there is one problem."""
    sections: dict[str, Section] = {}
    section = Section(1, [])
    for number, line in enumerate(lines, 1):
        found = SECTION.fullmatch(line.strip())
        if found:
            name = found[1] or found[2]
            if name == "problem" in sections:
                raise Unreadable(f"line {number}: expected one [problem], found a second")
            section = Section(number + 1, [])
            sections.setdefault(name, section)
        else:
            section.rows.append(line.split())
    return sections


def read_grid(
    lines: list[str], section: Section, size: tuple[int, int] | None = None
) -> tuple[int, Rows]:
    """(line, rows) of a board of that size, or of any."""
    rows = section.rows
    while rows and not rows[-1]:
        rows = rows[:-1]
    height, width = size or (len(rows), len(row_of(lines, section.first)))
    check_size(height, width, f"line {section.first}")
    if len(rows) != height:
        message = f"line {section.first + min(len(rows), height)}: expected {height} rows"
        raise Unreadable(f"{message}, found {len(rows)}")
    numbers = range(section.first, section.first + height)
    return section.first, [row_of(lines, number, width) for number in numbers]


def said_size(lines: list[str], board: Section) -> tuple[int, int] | None:
    """The size of a board that the lines before it tell, if they do."""
    said: dict[str, int] = {}
    where = ""
    for number, line in enumerate(lines[: board.first - 1], 1):
        if found := SIZE.fullmatch(line.strip()):
            where = f"line {number}"
            said[found[1]] = size_number(found[2], where, "rows or columns")
    height, width = (said.get(name, said.get("size")) for name in ("rows", "cols"))
    if height is None or width is None:
        return None
    check_size(height, width, where)
    return height, width


def name_of(lines: list[str], sections: dict[str, Section]) -> str:
    """The problem that the line `puzzle` names, or that the content gives away."""
    before = lines[: sections["problem"].first - 1]
    for number, line in enumerate(before, 1):
        words = line.strip("[] \t\r").replace("]", " ").split()
        if words[:1] == ["puzzle"]:
            kind = " ".join(words[1:]).lower()
            if kind not in TYPES:
                message = f"line {number}: expected one of {', '.join(TYPES)}"
                raise Unreadable(f"{message}, found {quoted(kind)}")
            return TYPES[kind]
    if "areas" in sections:
        return "ripple_effect"
    cells = {word for row in sections["problem"].rows for word in row}
    if cells & {"x", "0"}:
        return "light_up"
    if "?" in cells or any(word.isdecimal() and int(word[:9]) > 4 for word in cells):
        return "nurikabe"
    raise Unreadable("line 1: expected the name of the puzzle, as in puzzle nurikabe, found none")


def write(problem: str, puzzle: str) -> str:
    """The block of a puzzle."""
    if problem == "ripple_effect":
        board = rooms_of(puzzle)
        rows = board.givens
        areas = ["[areas]", *(" ".join(str(room + 1) for room in row) for row in board.rooms)]
    else:
        rows, areas = rows_of(problem, puzzle), []
        refuse(rows, "~o*x", "settled cells")
        refuse(rows, "?", "islands of unknown size")
        refuse_large(rows)
    words = {own: word for word, own in MARKS[problem].items()}
    height, width = len(rows), len(rows[0])
    size = [f"size {height}"] if height == width else [f"rows {height}", f"cols {width}"]
    cells = [" ".join(words.get(token, token) for token in row) for row in rows]
    block = [f"puzzle {WRITTEN[problem]}", *size, "[problem]", *cells, *areas, "[end]"]
    return "\n".join(block) + "\n"
