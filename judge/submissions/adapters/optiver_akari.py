"""Light Up for Optiver's programming competition of 2016, challenge 22, "Akari Solver":
https://ad-t.github.io/OptiverProgrammingComp2016/challenges/22-Akari-Solver.html

It settles cells by rules; where they are stuck, it searches.
"""

import os
import sys

from checkio_light_up import RULES, solve  # noqa: F401 - the rules are for finish
from light_up import place

LEFT_OUT = ("Board.__eq__",)


def main():
    """Read the puzzle, print it with its bulbs."""
    rows = sys.stdin.read().split()[2:]
    grid = "\n".join(rows)
    answer = solve(place(grid, len(rows[0]) + 1, {}))
    if not answer:
        sys.exit("this puzzle has no answer")
    print("".join("@" if answer.bulbs >> at & 1 else mark for at, mark in enumerate(grid)))


if __name__ == "__main__":
    main()
    sys.stdout.flush()
    os._exit(0)  # at once: there is nothing to tidy up
