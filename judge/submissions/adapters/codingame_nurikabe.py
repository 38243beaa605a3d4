"""Nurikabe for CodinGame (expert): https://www.codingame.com/training/expert/nurikabe

It settles cells by rules: first those that look at one clue or at how pieces hang together, then
those about shapes that an island can have, then those that refute what would break a law.  Should
they ever be stuck, it tries both values of a cell.
"""

import os
import sys

from nurikabe import (
    ALL,
    ISLAND,
    SEA,
    Contradiction,
    Deduction,
    Not,
    Puzzle,
    Shapes,
    break_pool,
    drown_unreachable,
    each,
    finish,
    fit_shapes,
    is_listed,
    keep_island_room,
    keep_sea_whole,
    legal_shapes,
    part_islands,
    refute_opposite,
    surround_full_island,
    surroundings,
    take_only_exit,
    ways,
    with_shape,
)

LEFT_OUT = "Board.__eq__", "Board.__hash__", "Not.__str__"
FEWEST, HARD = 40, 2000  # shapes of an island to begin with, and where nothing else is left


def list_shapes(board, land, most):
    """The shapes of `land` that break no law at one look; None if it has more than `most` ways."""
    shapes = ways(board, land, most) if is_listed(land) else None
    if shapes is None:
        return None
    return Shapes(board, *legal_shapes(board, land, shapes, surroundings(board, land)))


def fit_few_shapes(board):
    """As fit_shapes, for islands with few shapes."""
    return fit_shapes(board, ALL, FEWEST)


def try_few_shapes(board):
    """What all shapes of an island with few of them lead to, where none of them is refuted."""
    return try_shapes(board, FEWEST, EASY)


def fit_many_shapes(board):
    """As fit_shapes, for islands that can have a great many shapes."""
    return fit_shapes(board, ALL, HARD)


def try_many_shapes(board):
    """As try_few_shapes, for more of them and with rules that look at the shapes of others."""
    return try_shapes(board, HARD, (*EASY, fit_shapes))


def try_shapes(board, most, rules):
    """What all shapes of an island lead to by these rules, and which of them break a law."""
    for land in sorted(board.rooms(), key=lambda land: land.left):
        shapes = list_shapes(board, land, most)
        if shapes:
            island = sea = board.unknown
            for shape in shapes.all:
                try:
                    end = finish(with_shape(board, shape), rules)
                except Contradiction:
                    yield Deduction(land.clue, Not(board, shape), land.clue)
                else:
                    island &= end.island
                    sea &= end.sea
            yield Deduction(island, ISLAND, land.clue)
            yield Deduction(sea, SEA, land.clue)
            if island | sea:
                return


def tried(board, cell, value, number):
    """Where the rules of a round of cases end if a cell has this value."""
    return finish(board.mark(cell, value), ROUNDS[number])


EASY = (
    *(surround_full_island, part_islands, break_pool, take_only_exit),
    *(drown_unreachable, keep_sea_whole, keep_island_room),
)
SHAPES = fit_few_shapes, try_few_shapes, fit_many_shapes, try_many_shapes
RULES = (*EASY, *SHAPES, refute_opposite)
ROUNDS = [(*EASY, fit_many_shapes)]


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


def read(size, rows):
    """The board of a puzzle."""
    stride, clues = size + 1, {}
    cells = sum((1 << size) - 1 << r * stride for r in range(size))
    for r, row in enumerate(rows):
        for c, mark in enumerate(row):
            if mark != ".":
                clues[1 << r * stride + c] = int(mark)
    return Puzzle(cells, stride, clues).board()


def draw(board, size):
    """The rows of an answer: each cell of an island has its size."""
    marks = [["~"] * size for _ in range(size)]
    for land in board.lands():
        for cell in each(land.cells):
            r, c = divmod(cell.bit_length() - 1, board.stride)
            marks[r][c] = str(land.size)
    return map("".join, marks)


def main():
    """Read the puzzle, print the answer."""
    size, *rows = sys.stdin.read().split()
    for row in draw(solve(read(int(size), rows)), int(size)):
        print(row)


if __name__ == "__main__":
    main()
    sys.stdout.flush()
    os._exit(0)  # at once: there is nothing to tidy up
