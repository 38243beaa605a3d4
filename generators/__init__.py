"""The generators: one module per puzzle, each makes new puzzles with exactly one answer.

A module has `solver`, the solution; `add_options(parser)` for the options of its puzzle, its
tier by `add_difficulty` among them; `check(options)` which raises Impossible for requests that
nothing can meet, `name(options, seed)` that says how to make a puzzle again, and
`make(options, chance)` that makes one: (puzzle, answer) as text, or raises NotFound; and may have
`USUAL`, {option: what it is if not asked for} that `check` fills in.  A new puzzle is a new file
here, and nothing else changes.
"""

import sys

if sys.argv[:1] == ["-m"]:  # python -m looks for its module: from here on Ctrl-C says nothing
    from ground import end_by_signal

    end_by_signal()

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Impossible(Exception):
    """No such puzzle can be made; one line that says why."""


class NotFound(Impossible):
    """None was found in all the tries that a generator makes; who asked says what for."""


class Chance:
    """Random choices that are the same for a seed on every machine and Python version.

    Only random() keeps that promise (see the notes on reproducibility in Python's random).
    """

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed).random

    def below(self, number: int) -> int:
        """A number from 0 to below `number`."""
        return int(self.random() * number)

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """All items in a random order."""
        rest, order = list(items), []
        while rest:
            order.append(rest.pop(self.below(len(rest))))
        return order
