"""Alcazar in box drawing characters, also with its answer."""

import formats
from tests.helpers.formats import Format
from tests.helpers.puzzles import CASTLE, CASTLE_BOXES

CASTLE_ANSWER = """\
╔═══════╗
║┌─┐ ┌─┐║
║│ │ │║│║
╣│ └─┘║└╠
║│══╦═╩═╣
║└─┐║┌─┐║
║  │║│ │║
╣┐ │║│ │║
║│║│║│ │║
╣│║└─┘ │║
║│║    │║
║└─────┘║
╚═══════╝
"""

EXAMPLES = {
    "box drawing": ("alcazar", CASTLE_BOXES, CASTLE),
}

READ = {
    "box drawing of an answer": (CASTLE_ANSWER, None),
    "box drawing in a margin": (CASTLE_BOXES.replace("\n", "\r\n"), CASTLE),
}

BAD = {
    "box that is no wall": (
        "╔═══╗\n║▒x▒╠\n╚═╦═╝\n",
        "line 2: expected a wall, path or a blank, found 'x' in column 3",
    ),
    "box with a broken outer wall": (
        "╔═══╗\n ▒ ▒╠\n╚═══╝\n",
        "line 2: expected a wall or a door, found ' ' in column 1",
    ),
    "box cut off between two lines of walls": (
        "╔═╗\n╣▒╠\n╠═╣\n║▒║\n╠═╣\n",
        "line 5: expected the lower wall with its corners, found '\\u2560\\u2550\\u2563'",
    ),
    "box cut off in its last line": (
        "\n ╔═══╗\n ╣▒ ▒╠\n ╚═══",
        "line 4: expected the lower wall with its corners, found '\\u255a\\u2550\\u2550\\u2550'",
    ),
    "box cut off": ("╔═══╗\n║▒ ▒╠", "line 3: expected one more line, found the end"),
    "box with a broken path": (
        "╔═══╗\n╣─ ─╠\n╚═══╝\n",
        "line 2: expected the path to go on from cell to cell, found it broken in row 1",
    ),
    "box with one door": (
        "╔═══╗\n║▒ ▒╠\n╚═══╝\n",
        "in our own text, line 2: expected two doors or more, found 1",
    ),
}

UNWRITABLE = {
    "path that is no answer": (
        "alcazar",
        "1\n+---+\n─── |\n+   +\n",
        "box drawings hold a puzzle or an answer, found r1c1-left settled alone",
    ),
}


class TestBoxDrawing(Format):
    """What holds of every format."""

    NAME = "box_drawing"
    EXAMPLES = EXAMPLES
    READ = READ
    BAD = BAD
    UNWRITABLE = UNWRITABLE


def test_box_drawing_of_an_answer_is_the_answer() -> None:
    _, answer = formats.read(CASTLE_ANSWER)
    solver = formats.solver("alcazar")
    found = next(solver.solve(solver.parse(CASTLE)))
    assert answer == f"6 4\n{solver.render(found)}\n"
    assert formats.write("box_drawing", "alcazar", answer) == CASTLE_ANSWER
