"""Sentences of Alcazar."""

from typing import ClassVar

from tests.helpers.sentences import Sentences


class TestAlcazar(Sentences):
    """What holds of the sentences of every puzzle."""

    PUZZLE = "alcazar"
    SAID: ClassVar = {
        "fill_cell": "r1c1 has only two ways left.",
        "close_no_loop": (
            "r1c2 and r2c2 are the two ends of one piece of path, which would close to a loop."
        ),
        "cross_evenly": (
            "the path crosses the rest of the border of the region of 6 cells from r1c2 to r3c4 "
            "6 times, and so not here, as it goes in as often as out."
        ),
    }
