"""Light Up for PKU Judge Online, problem 2870 (Baekjoon 5759): http://poj.org/problem?id=2870

It wants the fewest bulbs, on boards with any number of answers: rules settle what follows, then a
dark cell gets its light from each of its places in turn.  It gives up where so many bulbs are due
that no better answer can come.
"""

import os
import sys

from light_up import (
    BULB,
    EMPTY,
    Contradiction,
    count,
    each,
    empty_cells_in_light,
    finish,
    finish_with_bulbs,
    finish_with_empty,
    lines,
    must_light,
    place,
)

LEFT_OUT = ("Board.__eq__",)
RULES = finish_with_empty, finish_with_bulbs, empty_cells_in_light, must_light
MANY = 50  # more bulbs than a board of 7x7 has


def due(dark, strips):
    """A number of bulbs that are still due at least, by the lines of one direction.

    A line with dark cells gets a bulb, or each of them gets its light across, from a bulb of its
    own: so it is as many bulbs as lines get one, and as the longest of the others has dark cells.
    """
    sizes = sorted(count(line & dark) for line in strips if line & dark)
    without = [0, *sizes]
    return min(max(len(sizes) - left, without[left]) for left in range(len(without)))


def fewest(board, most, rows, columns):
    """The fewest bulbs that an answer has, if fewer than `most`; else `most`."""
    try:
        board = finish(board)
    except Contradiction:
        return most
    dark, bulbs = board.dark(), count(board.bulbs)
    if not dark:
        return min(bulbs, most)
    if bulbs + max(due(dark, rows), due(dark, columns)) >= most:
        return most
    for bulb in each(min(map(board.places, each(dark)), key=count)):
        most = fewest(board.mark(bulb, BULB), most, rows, columns)
        board = board.mark(bulb, EMPTY)
    return most


def main():
    """Answer board after board, to the one without rows or the end of the input."""
    numbers = map(int, sys.stdin.read().split())
    while True:
        height, width = next(numbers, 0), next(numbers, 0)
        if not height:
            break
        grid = [["."] * width for _ in range(height)]
        for _ in range(next(numbers)):
            r, c, k = next(numbers), next(numbers), next(numbers)
            grid[r - 1][c - 1] = "#" if k < 0 else str(k)
        board = place("\n".join(map("".join, grid)), width + 1, {})
        cells = {cell.bit_length() - 1: cell for cell in each(board.white)}
        rows, columns = (
            [sum(line) for line, _ in lines(cells, step, {})] for step in (1, width + 1)
        )
        found = fewest(board, MANY, rows, columns)
        print("No solution" if found == MANY else found)


if __name__ == "__main__":
    main()
    sys.stdout.flush()
    os._exit(0)  # at once: there is nothing to tidy up
