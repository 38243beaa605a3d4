"""Texts of janko.at."""

from tests.helpers.formats import Format
from tests.helpers.puzzles import AKARI, RIPPLE

JANKO_AKARI = """\
puzzle akari
size 5
[problem]
- - - 0 -
- - - - -
- x - 3 -
2 - x - -
x - - - -
[end]
"""
JANKO_RIPPLE = """\
puzzle hakyuu
size 4
[problem]
- - - -
- 1 4 -
- 3 2 -
- - - -
[areas]
1 1 2 2
3 3 2 4
5 5 2 4
6 5 5 4
[end]
"""

EXAMPLES = {
    "janko Light Up": ("light_up", JANKO_AKARI, AKARI),
    "janko Nurikabe": (
        "nurikabe",
        "puzzle nurikabe\nrows 1\ncols 3\n[problem]\n2 - 12\n[end]\n",
        "1 3\n2 . 12\n",
    ),
    "janko Ripple Effect": ("ripple_effect", JANKO_RIPPLE, RIPPLE),
}

READ = {
    "janko without a name": ("[problem]\n- x\n0 -\n[solution]\n- x\n0 o\n", "2\n.#\n0.\n"),
    "janko with a heading": (
        "puzzle nurikabe\nauthor Somebody\n[problem]\n- 2\n\n[solution]\nx -\n[moves]\n1\n[end]\n",
        "1 2\n.2\n",
    ),
    "janko with an island of unknown size": (
        "puzzle nurikabe\n[problem]\n- ? 2\n[solution]\nx - x\n[end]\n",
        "1 3\n.?2\n",
    ),
    "janko without a name, of which a ? tells": ("[problem]\n? - 1\n[end]\n", "1 3\n?.1\n"),
    "janko without brackets": (
        "begin\npuzzle nurikabe\nsize 2\t\nproblem\n- 2\n- -\nsolution\nx -\nx -\nend\n",
        "2\n.2\n..\n",
    ),
    "janko rooms without brackets": ("problem\n- 2\nareas\n07 7\nend\n", "1 2\naa\n.2\n"),
    "janko rooms": ("[problem]\n- 2\n[areas]\n7 7\n[end]\n", "1 2\naa\n.2\n"),
}

BAD = {
    "two puzzles of janko": (
        "puzzle akari\n[problem]\n- x\n[end]\npuzzle akari\n[problem]\n- 1\n[end]\n",
        "line 6: expected one [problem], found a second",
    ),
    "janko without areas": (
        "puzzle hakyuu\n[problem]\n- 1\n",
        "line 4: expected [areas], found the end",
    ),
    "janko of another puzzle": (
        "puzzle hitori\n[problem]\n- 1\n",
        "line 1: expected one of nurikabe, akari, hakyuu, hakyu, found 'hitori'",
    ),
    "janko that can be two puzzles": (
        "[problem]\n- 1\n",
        "line 1: expected the name of the puzzle, as in puzzle nurikabe, found none",
    ),
    "janko row too long": (
        "puzzle akari\n[problem]\n- 1\n- 1 -\n",
        "line 4: expected 2 cells, found 3",
    ),
    "janko with fewer rows than it tells": (
        "puzzle akari\nsize 3\n[problem]\n- - 1\n- x -\n[end]\n",
        "line 6: expected 3 rows, found 2",
    ),
    "janko with more columns than it tells": (
        "puzzle akari\nrows 1\ncols 2\n[problem]\n- - 1\n[end]\n",
        "line 5: expected 2 cells, found 3",
    ),
    "janko with a size that is too large": (
        "puzzle akari\nrows 101\ncols 100\nunit 25\n[problem]\n- 1\n[end]\n",
        "line 3: expected a board of 1 to 10000 cells, found 101 x 100",
    ),
    "janko with a size of nothing": (
        "puzzle akari\nsize 0\nauthor Somebody\n[problem]\n[end]\n",
        "line 2: expected a board of 1 to 10000 cells, found 0 x 0",
    ),
    "janko with a number of rows that is none": (
        f"puzzle akari\nsize {'9' * 5000}\n[problem]\n- 1\n[end]\n",
        f"line 2: expected the number of rows or columns, found '{'9' * 20}'",
    ),
    "janko wrong cell": (
        "puzzle akari\n[problem]\n- 1\n- o\n[end]\n",
        "line 4: expected -, x or a number from 0 to 4, found 'o' in column 2",
    ),
    "janko wrong clue of Nurikabe": (
        "puzzle nurikabe\n[problem]\n- x\n[end]\n",
        "line 3: expected -, ? or a number from 1 on, found 'x' in column 2",
    ),
    "janko with a room that is no number": (
        "[problem]\n- 1\n[areas]\n1 \u0661\n[end]\n",
        "line 4: expected the number of a room, found '\\u0661' in column 2",
    ),
    "two problems of janko without brackets": (
        "puzzle akari\nproblem\n- x\nproblem\n- 1\nend\n",
        "line 4: expected one [problem], found a second",
    ),
    "janko with fewer areas": (
        "[problem]\n- 1\n- -\n[areas]\n1 1\n[end]\n",
        "line 6: expected 2 rows, found 1",
    ),
}

UNWRITABLE = {
    "numbers too large": (
        "nurikabe",
        "1 2\n. 1000000000\n",
        "this format holds numbers up to 999999999, found '1000000000'",
    ),
    "bulbs": ("light_up", "1 3\n#.*\n", "this format cannot hold settled cells, found * at r1c3"),
    "?": (
        "nurikabe",
        "1 3\n.?.\n",
        "this format cannot hold islands of unknown size, found ? at r1c2",
    ),
}


class TestJanko(Format):
    """What holds of every format."""

    NAME = "janko"
    EXAMPLES = EXAMPLES
    READ = READ
    BAD = BAD
    UNWRITABLE = UNWRITABLE
