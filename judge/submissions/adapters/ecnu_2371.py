"""Nurikabe for ECNU Online Judge, problem 2371 (from Tehran 2007): https://acm.ecnu.edu.cn/problem/2371

It settles cells by rules; where they are stuck, it tries both values of a cell.
"""

import os
import sys

from _common import Contradiction, finish
from nurikabe import (
    ISLAND,
    LONGEST,
    SEA,
    Puzzle,
    Shapes,
    break_pool,
    count,
    drown_unreachable,
    each,
    fit_shapes,
    has_room,
    legal_shapes,
    part_islands,
    scene_of,
    surround_full_island,
    take_only_exit,
    union,
)

LEFT_OUT = "Board.__eq__", "Puzzle.read"


def ways(board, land, most):
    """Every shape that `land` can have within its room; None if there are more than `most`."""
    room = board.rooms()[land]
    loose = [piece for piece in board.loose() if piece.cells & room]
    coast, shapes = union(piece.shore for piece in loose), []
    todo = [(land.cells, room & board.unknown, land.left)]
    while todo and len(shapes) <= most:
        cells, free, left = todo.pop()
        for cell in each(board.around(cells) & free):
            free ^= cell
            grown, less = cells | cell, left - 1
            if cell & coast:
                grown |= union(piece.cells for piece in loose if piece.shore & cell)
                less = land.size - count(grown)
            if not less:
                shapes.append(grown)
            elif less > 0 and has_room(board, land, grown, free, less, loose):
                todo.append((grown, free, less))
    return None if todo or len(shapes) > most else shapes


def list_shapes(board, land, most):
    """The shapes of `land` that break no law at one look; None if it has more than `most` ways."""
    listed = land.size and 0 < land.left <= LONGEST
    shapes = ways(board, land, most) if listed else None
    if shapes is None:
        return None
    return Shapes(board, legal_shapes(board, land, shapes, scene_of(board, land)))


RULES = (
    *(surround_full_island, part_islands, break_pool, take_only_exit),
    *(drown_unreachable, fit_shapes),
)


def solve(board):
    """The answer; None if there is none."""
    try:
        board = finish(board)
    except Contradiction:
        return None
    if not board.unknown:
        return board
    near = board.around(board.island | board.sea) & board.unknown or board.unknown
    cell = near & -near
    return solve(board.mark(cell, SEA)) or solve(board.mark(cell, ISLAND))


def read(height, width, rows):
    """The board of a puzzle."""
    stride, clues = width + 1, {}
    cells = sum((1 << width) - 1 << r * stride for r in range(height))
    for r, row in enumerate(rows):
        for c, mark in enumerate(row):
            if mark != ".":
                clues[1 << r * stride + c] = int(mark)
    return Puzzle(cells, stride, clues).board()


def main():
    """Answer puzzle after puzzle, to the one without rows or the end of the input."""
    words = iter(sys.stdin.read().split())
    while True:
        height, width = int(next(words, 0)), int(next(words, 0))
        if not height:
            break
        rows = [next(words) for _ in range(height)]
        answer = solve(read(height, width, rows))
        if not answer:
            sys.exit("this puzzle has no answer")
        sea = answer.sea
        for row in rows:
            print("".join("#" if sea >> c & 1 else mark for c, mark in enumerate(row)))
            sea >>= width + 1
        print()


if __name__ == "__main__":
    main()
    sys.stdout.flush()
    os._exit(0)  # at once: there is nothing to tidy up
