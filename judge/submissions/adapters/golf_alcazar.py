"""Alcazar for Code Golf, question "Solve this Alcazar for me": https://codegolf.stackexchange.com/

It searches at once, and learns from every contradiction: rules would make it longer, not faster.
"""

import os
import sys

from alcazar import (
    CENTRES,
    Plan,
    Walk,
    blank,
    laws_of_edges,
)

LEFT_OUT = ("Board.__eq__",)


def read(grid):
    """The board of a drawing: all edges but the walls, and outside the doors."""
    height, width = len(grid) // 2, len(grid[0]) // 2
    edges = 0
    for r in range(2 * height + 1):
        for c in range(1 - r % 2, 2 * width + 1, 2):
            rim = r in (0, 2 * height) or c in (0, 2 * width)
            if grid[r][c] in ("╩╦╣╠" if rim else " "):
                edges |= 1 << 3 * (r // 2 * (width + 1) + c // 2) + r % 2
    return blank(Plan(height, width, edges))


def path_of(board):
    """The edges of the path; none if there is no answer."""
    walk = Walk(board)
    laws = laws_of_edges(board, walk)
    if all(map(walk.add, laws)) and any(walk.answers()):  # until there is one
        return sum(edge for at, edge in enumerate(walk.edges) if walk.value[2 * at] < 0)
    return 0


def main():
    """Read the drawing, print it with a piece of the path in each cell."""
    lines = sys.stdin.buffer.read().decode("utf-8").split("\n")
    grid = [line.rstrip() for line in lines if line.strip()]
    board = read(grid)
    path = path_of(board)
    if not path:
        sys.exit("this puzzle has no answer")
    for r, line in enumerate(grid):
        marks = list(line)
        for c in range(1, len(marks) if r % 2 else 0, 2):
            cell = 1 << 3 * (r // 2 * (board.plan.width + 1) + c // 2)
            ways = cell, cell << 1, cell << board.plan.row, cell << 4
            marks[c] = CENTRES[sum(1 << i for i, way in enumerate(ways) if path & way)]
        sys.stdout.buffer.write("".join([*marks, "\n"]).encode("utf-8"))


if __name__ == "__main__":
    main()
    sys.stdout.flush()
    os._exit(0)  # at once: there is nothing to tidy up
