"""Nurikabe for CodinGame (expert): https://www.codingame.com/training/expert/nurikabe

It settles cells by rules: first those that look at one clue or at how pieces hang together, then
those about shapes that an island can have, then those that refute what would break a law.  Should
they ever be stuck, it tries both values of a cell.
"""

import os
import sys

from _common import Contradiction, finish
from ecnu_2371 import list_shapes, read, solve
from nurikabe import (
    ALL,
    ISLAND,
    SEA,
    Deduction,
    Not,
    break_pool,
    drown_unreachable,
    each,
    fit_shapes,
    part_islands,
    surround_full_island,
    take_only_exit,
    with_shape,
)

LEFT_OUT = "Board.__eq__", "Not.__str__", "Puzzle.read"
FEWEST, HARD = 40, 2000  # shapes of an island to begin with, and where nothing else is left


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


def refute_opposite(board):
    """A value that leads to a contradiction is refuted; what both values lead to, holds."""
    near = board.around(board.island | board.sea) & board.unknown
    for cell in (*each(near), *each(board.unknown & ~near)):
        ends = []
        for value, other in (ISLAND, SEA), (SEA, ISLAND):
            try:
                ends.append(finish(board.mark(cell, value), (*EASY, fit_many_shapes)))
            except Contradiction:
                yield Deduction(cell, other, cell)
                return
        island, sea = (ends[0].island & ends[1].island, ends[0].sea & ends[1].sea)
        if (island | sea) & board.unknown:
            yield Deduction(island, ISLAND, cell)
            yield Deduction(sea, SEA, cell)
            return


EASY = surround_full_island, part_islands, break_pool, take_only_exit, drown_unreachable
SHAPES = fit_few_shapes, try_few_shapes, fit_many_shapes, try_many_shapes
RULES = (*EASY, *SHAPES, refute_opposite)


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
    answer = solve(read(int(size), int(size), rows))
    if not answer:
        sys.exit("this puzzle has no answer")
    for row in draw(answer, int(size)):
        print(row)


if __name__ == "__main__":
    main()
    sys.stdout.flush()
    os._exit(0)  # at once: there is nothing to tidy up
