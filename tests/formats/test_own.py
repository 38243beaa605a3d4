"""Our own text: which problem's it is."""

import time

from formats import own
from tests.helpers.formats import Format
from tests.helpers.puzzles import RIPPLE

EXAMPLES = {"of one problem only": ("ripple_effect", RIPPLE, RIPPLE)}

READ = {
    "no line end at the end": ("2\nab\nab\n2.\n..", "2\nab\nab\n2.\n..\n"),
    "blanks that other judges do not know": (
        "1 2\u2003\na\u00a0b\n.\u30001\u2028\n",
        "1 2 \na b\n. 1 \n",
    ),
}

BAD = {
    "own text of no puzzle": (
        "2\n.!\n..\n",
        (
            "expected a puzzle of alcazar, light_up, nurikabe, ripple_effect, wormholes, "
            "found none; name the problem (--problem) to see what is wrong"
        ),
    ),
    "own text of two": (
        "2\n.1\n..\n",
        "this can be light_up or nurikabe: name the problem (--problem)",
    ),
}

UNWRITABLE = {
    "no puzzle": (
        "nurikabe",
        "2\n..\n",
        "this is no nurikabe puzzle: line 3: expected row 2 of 2, found the end",
    ),
}


def test_what_it_is_is_seen_soon() -> None:
    begun = time.process_time()
    assert not own.looks_like(" " * 200_000 + "x")
    assert own.looks_like("\n# 5\n \n# +\n  --  +\n")
    assert time.process_time() - begun < 1


class TestOwn(Format):
    """What holds of every format."""

    NAME = "own"
    EXAMPLES = EXAMPLES
    READ = READ
    BAD = BAD
    UNWRITABLE = UNWRITABLE
