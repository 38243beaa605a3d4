"""Light Up for Kattis, problem lightup (and Baekjoon 32504):
https://nasouth24.kattis.com/contests/nasouth24practice/problems/lightup

It reads a grid with bulbs, and prints 1 if they solve the puzzle, else 0.
"""

import os
import sys

from light_up import each, place

LEFT_OUT = ("Board.__eq__",)


def is_solved(board, bulbs):
    """Whether these bulbs keep all laws."""
    lit = bulbs
    for bulb in each(bulbs):
        if board.sees[bulb] & bulbs:
            return False
        lit |= board.sees[bulb]
    return lit == board.white and board.met(bulbs) == board.clued


def main():
    """Read the grid, print the verdict."""
    rows = sys.stdin.read().split()[1:]
    grid = "\n".join(rows)
    board = place(grid.replace("?", "."), len(rows) + 1, {})
    bulbs = sum(1 << at for at, mark in enumerate(grid) if mark == "?")
    print(1 if is_solved(board, bulbs) else 0)


if __name__ == "__main__":
    main()
    sys.stdout.flush()
    os._exit(0)  # at once: there is nothing to tidy up
