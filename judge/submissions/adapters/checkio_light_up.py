"""Light Up for CheckiO, mission "Light Up": https://py.checkio.org/en/mission/light-up/

CheckiO calls the function `light_up`; run as a program, the file calls it with the tuple that it
reads.  It settles cells by rules; where they are stuck, it searches.
"""

from _common import Contradiction, finish
from light_up import (
    each,
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


def solve(board):
    """The answer; None if there is none."""
    try:
        board = finish(board)
    except Contradiction:
        return None
    return next(search(board), None) if board.unknown else board


def light_up(grid):
    """The coordinates of the lights; None if there is no answer."""
    stride = len(grid[0]) + 1
    text = "\n".join(grid).replace(" ", ".").replace("X", "#")
    answer = solve(place(text, stride, {}))
    return answer and [divmod(bulb.bit_length() - 1, stride) for bulb in each(answer.bulbs)]


if __name__ == "__main__":
    import os
    import sys

    words = sys.stdin.read().split("'")  # a tuple as Python writes it: every second is a string
    lights = light_up(tuple(words[1::2]))
    if lights is None:
        sys.exit("this puzzle has no answer")
    print(lights, flush=True)
    os._exit(0)  # at once: there is nothing to tidy up
