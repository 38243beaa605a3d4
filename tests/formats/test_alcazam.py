"""Alcazar as alcazam draws it."""

from formats import alcazam
from tests.helpers.formats import Format
from tests.helpers.puzzles import ALCAZAR

PADDED = "\n".join(line.ljust(13) for line in ALCAZAR.split("\n")[1:-1]) + "\n"

EXAMPLES = {
    "drawing of alcazam": ("alcazar", PADDED, ALCAZAR),
}

READ = {
    "alcazam with comments, without blank lines": (
        "# 1\n\n +---+   +---+\n     |\n +   +   +---+\n +   +   +   +\n +   +   +   + a\n",
        ALCAZAR,
    ),
    "alcazam with walls not whole, and some that are none": (
        " + - +   +-- + -\n|-   | | -\n +-  +  -+ - +\n +   +   +   +\n-+   +   +   +\n",
        ALCAZAR,
    ),
}

BAD = {
    "drawing with corners astray": (
        "+---+   +---+\n    |\n+   +  +----+\n",
        "line 3: expected 4 corners, one in every fourth column from column 1 on",
    ),
    "drawing with its size": (
        "# ours\n\n1\n+---+\n\n+   +\n",
        "line 3: expected a line of corners, found '1'",
    ),
    "drawing cut off": (
        "+---+   +---+\n    |\n",
        "line 3: expected a line of corners, found the end",
    ),
}

UNWRITABLE = {
    "path": (
        "alcazar",
        "1\n+---+\n─── |\n+   +\n",
        "this format cannot hold settled edges, found r1c1-left",
    ),
}


class TestAlcazam(Format):
    """What holds of every format."""

    NAME = "alcazam"
    EXAMPLES = EXAMPLES
    READ = READ
    BAD = BAD
    UNWRITABLE = UNWRITABLE


def test_a_board_in_progress_is_not_taken_for_one() -> None:
    drawing = ALCAZAR.split("\n", 1)[1]
    assert alcazam.looks_like(drawing)
    assert alcazam.looks_like("# x\n" + drawing)
    assert not alcazam.looks_like(drawing.replace("+   +", "+ x +", 1))
