"""Ripple Effect: rooms and their numbers laid together, then givens taken away.

Room after room is grown at random where the board is still empty, and kept if numbers fit
into it beside those that are there; where none fit, the rooms around are taken away again.
Then givens are taken away in random order as long as the rules of the tier asked for finish
the puzzle, which proves that it has one answer.  Mostly a given cannot go because it alone keeps
two numbers of a room from being swapped, which is seen without the rules.
"""

import argparse
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from formats import load_solution
from formats._puzzles import Rooms, Rows, numbered, text_of
from generators import Chance, Impossible, NotFound
from generators._asked import size
from generators._logic import (
    TIERS,
    add_difficulty,
    batches,
    follow,
    has_one_answer,
    rules_up_to,
    thinned,
)
from ground.commands import whole
from judge.checkers.grid import Cell, beside

TRIES = 60
PATIENCE = 100  # rooms laid for each cell before all is begun again
FITTING = 300  # steps to fit numbers into a room
BATCH = 8  # givens that are taken away together at first

solver = load_solution("ripple_effect.py")
RULES = rules_up_to(solver)


class Layout(NamedTuple):
    """An answer: the cells of each room, and the number in each cell."""

    height: int
    width: int
    rooms: list[list[Cell]]
    numbers: dict[Cell, int]


# --- What the command line asks for -------------------------------------------------------


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this puzzle."""
    parser.add_argument("--size", type=size, default=(10, 10), help="N or HxW (10)")
    parser.add_argument(
        "--largest-room",
        type=whole,
        default=6,
        metavar="CELLS",
        help="the most cells of a room (6)",
    )
    add_difficulty(parser)


def check(options: argparse.Namespace) -> None:
    """Impossible if rooms of one cell would stand side by side."""
    height, width = options.size
    if options.largest_room == 1 and height * width > 1:
        raise Impossible("rooms of one cell side by side cannot all hold 1: expected larger rooms")
    if options.largest_room > 20:
        raise Impossible(f"expected --largest-room from 1 to 20, found {options.largest_room}")


def name(options: argparse.Namespace, seed: int) -> str:
    """How to make it again."""
    height, width = options.size
    rooms = f"-rooms{options.largest_room}" if options.largest_room != 6 else ""
    return f"{height}x{width}{rooms}-{options.tier}-seed{seed}"


def make(options: argparse.Namespace, chance: Chance) -> tuple[str, str]:
    """(puzzle, answer); NotFound if there was none in all tries."""
    tier = TIERS[options.tier]
    cells = options.size[0] * options.size[1]
    for _ in range(min(1000, max(TRIES, 4000 // cells))):
        layout = lay_rooms(*options.size, options.largest_room, chance)
        if not layout:
            continue
        given = dict(layout.numbers)
        for step in range(min(tier, 2), tier + 1):
            given = thin(layout, given, step, chance)
        if not is_solved(layout, given, tier - 1):
            return puzzle_text(layout, given), answer_text(layout)
    raise NotFound


# --- Rooms and numbers --------------------------------------------------------------------


def lay_rooms(height: int, width: int, largest: int, chance: Chance) -> Layout | None:
    """Random rooms, filled, from the top row downwards; None if they do not come together."""
    cells = [(r, c) for r in range(height) for c in range(width)]
    laid = Laid({}, {}, set(cells))
    for _ in range(PATIENCE * len(cells)):
        if not laid.empty:
            rooms = {min(room): sorted(room) for room in laid.home.values()}
            return Layout(height, width, [rooms[first] for first in sorted(rooms)], laid.numbers)
        start = min(laid.empty)
        if not (new_room(start, laid, largest, chance) or join_room(start, laid, largest, chance)):
            far = 1
            while far < 5 and not chance.below(12):
                far += 1
            laid.clear(start, far)
    return None


class Laid(NamedTuple):
    """What is laid so far: the room and the number of each cell, and the cells without."""

    home: dict[Cell, list[Cell]]
    numbers: dict[Cell, int]
    empty: set[Cell]

    def lay(self, room: list[Cell], filling: dict[Cell, int]) -> None:
        """Lay a room with these numbers."""
        self.home.update(dict.fromkeys(room, room))
        self.numbers.update(filling)
        self.empty.difference_update(room)

    def take(self, room: list[Cell]) -> None:
        """Take a room away."""
        for cell in room:
            del self.home[cell], self.numbers[cell]
            self.empty.add(cell)

    def clear(self, start: Cell, far: int) -> None:
        """Take away all rooms within so many steps."""
        r, c = start
        for down in range(-far, far + 1):
            for right in range(abs(down) - far, far - abs(down) + 1):
                self.take(self.home.get((r + down, c + right), []))


def new_room(start: Cell, laid: Laid, largest: int, chance: Chance) -> bool:
    """Lay a room from `start` on: smaller and smaller ones until numbers fit; whether one does."""
    size = 1 + max(chance.below(largest), chance.below(largest))
    room = grown(start, laid.empty, size, chance)
    while room:
        filling = fill(room, laid.numbers, chance)
        if filling:
            laid.lay(room, filling)
            return True
        room = room[:-1]
    return False


def join_room(start: Cell, laid: Laid, largest: int, chance: Chance) -> bool:
    """Lay `start` as one more cell of a room beside it, filled anew; whether that can be."""
    for near in chance.shuffled(beside(start)):
        room = laid.home.get(near, [])
        if room and len(room) < largest:
            numbers = {cell: laid.numbers[cell] for cell in laid.numbers if cell not in room}
            filling = fill([*room, start], numbers, chance)
            if filling:
                laid.lay([*room, start], filling)
                return True
    return False


def grown(start: Cell, empty: set[Cell], size: int, chance: Chance) -> list[Cell]:
    """A connected piece of the empty cells, of that size if there is room."""
    piece = [start]
    while len(piece) < size:
        shore = sorted({near for cell in piece for near in beside(cell)} & empty - set(piece))
        if not shore:
            break
        piece.append(chance.pick(shore))
    return piece


def fill(room: list[Cell], numbers: dict[Cell, int], chance: Chance) -> dict[Cell, int]:
    """Numbers from 1 on for the cells of a room, beside those that are there; {} if none fit."""
    todo: list[dict[Cell, int]] = [{}]
    for _ in range(FITTING):
        if not todo:
            break
        filling = todo.pop()
        if len(filling) == len(room):
            return filling
        cell = room[len(filling)]
        left = [number for number in range(1, len(room) + 1) if number not in filling.values()]
        fitting = [number for number in left if is_apart(cell, number, numbers)]
        todo += [{**filling, cell: number} for number in chance.shuffled(fitting)]
    return {}


def is_apart(cell: Cell, number: int, numbers: dict[Cell, int]) -> bool:
    """Whether no equal number is too near in the row or column."""
    return all(numbers.get(near) != number for near in ripple(cell, number))


def ripple(cell: Cell, number: int) -> Iterator[Cell]:
    """The cells that a number reaches along its row and column."""
    r, c = cell
    for step in range(1, number + 1):
        yield from ((r - step, c), (r, c - step), (r, c + step), (r + step, c))


# --- Givens -------------------------------------------------------------------------------


def thin(layout: Layout, given: dict[Cell, int], tier: int, chance: Chance) -> dict[Cell, int]:
    """The givens without those that the tier can do without, some at a time at first."""
    swaps = list(swaps_of(layout))

    def is_enough(fewer: dict[Cell, int]) -> bool:
        return not any(map(fewer.keys().isdisjoint, swaps)) and is_solved(layout, fewer, tier)

    return thinned(
        given,
        batches(chance.shuffled(sorted(given)), BATCH),
        lambda given, some: {cell: given[cell] for cell in given if cell not in some},
        is_enough,
    )


def swaps_of(layout: Layout) -> Iterator[tuple[Cell, Cell]]:
    """The cells of a room that may swap their numbers: with neither given there are two answers."""
    for one, other in (pair for room in layout.rooms for pair in combinations(room, 2)):
        first, second = layout.numbers[one], layout.numbers[other]
        swapped = {**layout.numbers, one: second, other: first}
        if is_apart(one, second, swapped) and is_apart(other, first, swapped):
            yield one, other


def is_solved(layout: Layout, given: dict[Cell, int], tier: int) -> bool:
    """Whether the rules up to this tier fill every cell."""
    board = follow(solver, solver.parse(puzzle_text(layout, given)), RULES[min(tier, 2)])
    if tier < 3 or not board.unknown:
        return not board.unknown
    return has_one_answer(solver, board) and not follow(solver, board, RULES[3]).unknown


# --- Text ---------------------------------------------------------------------------------


def puzzle_text(layout: Layout, given: dict[Cell, int]) -> str:
    """The puzzle in the judge's format."""
    room = {cell: number for number, cells in enumerate(layout.rooms) for cell in cells}
    return Rooms(numbered(rows_of(layout, room)), rows_of(layout, given)).text()


def answer_text(layout: Layout) -> str:
    """The answer in the judge's format."""
    return text_of(rows_of(layout, layout.numbers)).partition("\n")[2]  # without the size


def rows_of(layout: Layout, numbers: dict[Cell, int]) -> Rows:
    """The numbers in the cells of a board, a dot where there is none."""
    return [
        [str(numbers.get((r, c), ".")) for c in range(layout.width)] for r in range(layout.height)
    ]
