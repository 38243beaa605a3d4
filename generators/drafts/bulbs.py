"""Bulbs on a board: placed until all is lit; whether one can move, which makes another answer.

A set of cells is an int with one bit per cell, as in Light Up's solution, whose empty board is
`blank`.
"""

from collections import Counter
from typing import Any

from generators import Chance
from ground.solutions import each


def walls_of(blank: Any) -> int:
    """The walls of a board without numbers."""
    return sum(1 << at for at, token in enumerate(blank.puzzle.grid) if token == "#")


def lit(blank: Any, bulbs: int, chance: Chance, *, beside: bool = True) -> int:
    """The bulbs by which all is lit: the old ones where they can stay, then others at random.

    New ones are first placed beside walls, or anywhere.
    """
    rest, first = blank.white & ~bulbs, blank.around(walls_of(blank)) if beside else 0
    order = [bulbs, rest & first, rest & ~first]
    lit = placed = 0
    for cells in order:
        for cell in chance.shuffled(list(each(cells & blank.white))):
            if not cell & lit:
                placed |= cell
                lit |= cell | blank.sees[cell]
    return placed


def can_move(blank: Any, bulbs: int, numbers: int) -> bool:
    """Whether one bulb of an answer can stand elsewhere, and all numbers are as they were.

    That is a cell which it alone lights, and from which all that it alone lights is lit.
    """
    lit = twice = 0
    for bulb in each(bulbs):
        light = blank.sees[bulb] | bulb
        twice |= lit & light
        lit |= light
    beside = Counter[int]()  # by cell: the numbers
    for number in each(numbers):
        beside.update(dict.fromkeys(each(blank.around(number)), number))
    for bulb in each(bulbs):
        alone = (blank.sees[bulb] | bulb) & ~twice
        for cell in each(alone & ~bulb):
            if not alone & ~(blank.sees[cell] | cell) and beside[cell] == beside[bulb]:
                return True
    return False
