"""Light Up for Optiver's programming competition of 2016, challenge 22, "Akari Solver":
https://ad-t.github.io/OptiverProgrammingComp2016/challenges/22-Akari-Solver.html

It settles cells by rules; where they are stuck, it searches.
"""

import os
import sys

from _common import finish
from light_up import (
    empty_cells_in_light,
    empty_corners,
    finish_with_bulbs,
    finish_with_empty,
    must_light,
    place,
    search,
)

LEFT_OUT = ("Board.__eq__",)
RULES = finish_with_empty, finish_with_bulbs, empty_cells_in_light, empty_corners, must_light


def main():
    """Read the puzzle, print it with its bulbs."""
    rows = sys.stdin.read().split()[2:]
    grid = "\n".join(rows)
    board = finish(place(grid, len(rows[0]) + 1, {}))
    if board.unknown:
        board = next(search(board))
    print("".join("@" if board.bulbs >> at & 1 else mark for at, mark in enumerate(grid)))


if __name__ == "__main__":
    main()
    sys.stdout.flush()
    os._exit(0)  # at once: there is nothing to tidy up
