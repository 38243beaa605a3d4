"""Ripple Effect as cells with the names of their rooms."""

from tests.helpers.formats import Format
from tests.helpers.puzzles import RIPPLE

EXAMPLES = {
    "cells": (
        "ripple_effect",
        "A:- A:- B:- B:-\nC:- C:1 B:4 D:-\nE:- E:3 B:2 D:-\nF:- E:- E:- D:-\n",
        RIPPLE,
    ),
}

READ = {
    "cells with long names": ("AA:- AB:5 AB:-", None),
    "cells after empty lines": ("\n \nA:- A:2\n\n", "1 2\naa\n.2\n"),
}

BAD = {
    "cell without a colon": (
        "A:- B:- C\n",
        "line 1: expected a cell, as in A:- or B:3, found 'C' in column 3",
    ),
    "cell without a colon after empty lines": (
        "\n\nA:- B:- C\n",
        "line 3: expected a cell, as in A:- or B:3, found 'C' in column 3",
    ),
    "cells missing": ("A:- B:-\nA:-\n", "line 2: expected 2 cells, found 1"),
}

UNWRITABLE = {
    "another puzzle": (
        "nurikabe",
        "1 2\n1~\n",
        "dlx_cells cannot hold nurikabe, only ripple_effect",
    ),
}


class TestDlxCells(Format):
    """What holds of every format."""

    NAME = "dlx_cells"
    EXAMPLES = EXAMPLES
    READ = READ
    BAD = BAD
    UNWRITABLE = UNWRITABLE
