"""Sentences of Alcazar."""

from typing import ClassVar

from tests.helpers.sentences import Sentences


class TestAlcazar(Sentences):
    """What holds of the sentences of every puzzle."""

    PUZZLE = "alcazar"
    SAID: ClassVar = {
        "fill_cell": "r1c1 has only two ways left.",
        "choose_doors": (
            "the path changes colour from cell to cell, as on a chessboard with r1c1 black, and as "
            "many cells are black as white, so one of its two doors is at a white cell, and no "
            "other is left there."
        ),
        "turn_chain": (
            "its opposite cannot be, for with r3c3-right blocked, r1c3-top would be in the path, "
            "so r1c3-right would be in the path, and then the path could not run from door to "
            "door through all cells."
        ),
        "close_no_loop": (
            "r1c2 and r2c2 are the two ends of one piece of path, which would close to a loop."
        ),
        "cross_evenly": (
            "the path crosses the rest of the border of the region of 6 cells from r1c2 to r3c4 "
            "6 times, and so not here, as it goes in as often as out."
        ),
    }
