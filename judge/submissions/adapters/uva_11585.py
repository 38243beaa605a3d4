"""Nurikabe for UVa Online Judge, problem 11585: https://onlinejudge.org/contests/223-b9be34e1/11585.html

It reads shadings, and says whether they solve their puzzles.
"""

import os
import sys

from nurikabe import Puzzle, count

LEFT_OUT = "Board.__eq__", "Puzzle.read"


def reaches_edge(board, land):
    """Whether all land reaches the edge of the board by sides and corners of land."""
    inner = board.cells & board.cells << 1 & board.cells >> 1
    inner &= board.cells << board.stride & board.cells >> board.stride
    found, before = land & ~inner, 0
    while found != before:
        before = found
        found |= found << 1 | found >> 1
        found = (found | found << board.stride | found >> board.stride) & land
    return found == land


def is_solved(board, sea):
    """Whether a shading keeps all laws."""
    land = board.cells & ~sea
    if board.pools(sea) or board.flood(sea & -sea, sea) != sea:
        return False
    islands = 0
    for clue, size in board.puzzle.clues.items():
        island = board.flood(clue, land, size)
        if not clue & land or island & islands or count(island) != size:
            return False
        if board.around(island) & land or island & board.puzzle.clued != clue:
            return False
        islands |= island
    return islands == land and reaches_edge(board, land)


def main():
    """Read grids, and say of each whether it is solved."""
    words = iter(sys.stdin.read().split())
    for _ in range(int(next(words))):
        height, width, clued = (int(next(words)) for _ in range(3))
        stride, clues = width + 1, {}
        for _ in range(clued):
            r, c, size = (int(next(words)) for _ in range(3))
            clues[1 << r * stride + c] = size
        rows = [next(words) for _ in range(height)]
        board = Puzzle(shaded(rows, ".#"), stride, clues).board()
        print("solved" if is_solved(board, shaded(rows, "#")) else "not solved")


def shaded(rows, marks):
    """The cells in which one of these marks stands."""
    bits = "0".join("".join("1" if mark in marks else "0" for mark in row) for row in rows)
    return int(bits[::-1], 2)


if __name__ == "__main__":
    main()
    sys.stdout.flush()
    os._exit(0)  # at once: there is nothing to tidy up
