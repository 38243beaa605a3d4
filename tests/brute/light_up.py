"""Light Up by trying every set of bulbs: for boards of up to about 14 white cells."""

import random
from collections.abc import Iterator
from itertools import permutations
from typing import Any

from judge.checkers.grid import Cell, beside
from judge.checkers.light_up import BULB, EMPTY, NUMBERS, WAYS, WHITE, Puzzle, read

SHAPES = [(1, 1), (1, 7), (6, 1), (2, 2), (2, 3), (3, 2), (2, 6), (3, 3), (3, 4), (4, 3), (4, 4)]
MOST = 12  # white cells of a board for brute force
BOARDS = 30  # in each round


def answers(text: str) -> list[str]:
    """Every answer of a puzzle (or of a board in progress), as text."""
    puzzle = read(text)
    seen = {cell: sight(puzzle, cell) for cell in puzzle.white()}
    return [
        draw(puzzle, bulbs)
        for bulbs in choices(puzzle, seen, list(seen))
        if lawful(puzzle, seen, bulbs)
    ]


def sight(puzzle: Puzzle, cell: Cell) -> set[Cell]:
    """The other cells that a bulb in this cell lights."""
    return {other for way in WAYS for other in puzzle.beam(cell, way)} - {cell}


def choices(puzzle: Puzzle, seen: dict[Cell, set[Cell]], left: list[Cell]) -> Iterator[set[Cell]]:
    """Every set of bulbs in the cells left, none of which sees another."""
    if not left:
        yield set()
        return
    first, *rest = left
    for bulbs in choices(puzzle, seen, rest):
        if puzzle.grid[first] != BULB:
            yield bulbs
        if puzzle.grid[first] != EMPTY and not seen[first] & bulbs:
            yield bulbs | {first}


def lawful(puzzle: Puzzle, seen: dict[Cell, set[Cell]], bulbs: set[Cell]) -> bool:
    """Is every cell lit, and has every number its bulbs?"""
    lit = bulbs.union(*(seen[bulb] for bulb in bulbs))
    return lit.issuperset(seen) and all(
        len(bulbs.intersection(beside(cell))) == int(word)
        for cell, word in puzzle.grid.items()
        if word in NUMBERS
    )


def draw(puzzle: Puzzle, bulbs: set[Cell]) -> str:
    """An answer as text."""
    word = {cell: WHITE if was in (BULB, EMPTY) else was for cell, was in puzzle.grid.items()}
    word |= dict.fromkeys(bulbs, BULB)
    rows = [[word[r, c] for c in range(puzzle.width)] for r in range(puzzle.height)]
    return "".join("".join(row) + "\n" for row in rows)


# --- Boards that are small enough ----------------------------------------------------------


def boards(seed: int) -> Iterator[str]:
    """Small puzzles and boards in progress, with none, one and several answers.

    Half of them have wormholes, up to three pairs anywhere: side by side, at the border, two
    pairs on a line, around a cell so that its beam comes back, or so that two sides of a number
    see each other.
    """
    rng, made = random.Random(seed), 0
    while made < BOARDS:
        told = draft(rng, *rng.choice(SHAPES), rng.choice([0, 0, 0, 1, 2, 3]))
        number = numbers_of_answer if made % 3 else random_numbers
        number(rng, told)
        if sum(word in ".*x" for word in told.values()) <= MOST:
            made += 1
            yield as_text(told)


def draft(rng: random.Random, height: int, width: int, pairs: int) -> dict[Cell, str]:
    """White cells, walls and wormholes."""
    walls = rng.random() / 2
    cells = [(r, c) for r in range(height) for c in range(width)]
    told = {cell: "#" if rng.random() < walls else "." for cell in cells}
    for letter in "ABC"[: min(pairs, len(cells) // 2)]:
        told |= dict.fromkeys(rng.sample([c for c in cells if told[c] not in "ABC"], 2), letter)
    if pairs == 1 and rng.random() < 0.5:
        join_two_sides(rng, told)
    return told


def join_two_sides(rng: random.Random, told: dict[Cell, str]) -> None:
    """Place wormholes so that two sides of a wall see each other, if there is room."""
    settings = [
        (wall, one, other, (one[0] + down, one[1] + right), (other[0] - down, other[1] - right))
        for wall in told
        for one, other in permutations(beside(wall), 2)
        for down, right in WAYS
    ]
    settings = [setting for setting in settings if len(told.keys() & setting) == 5]
    if settings:
        wall, one, other, *holes = rng.choice(settings)
        told |= {cell: "." for cell, word in told.items() if word == "A"}
        told |= {wall: "#", one: ".", other: ".", **dict.fromkeys(holes, "A")}


def random_numbers(rng: random.Random, told: dict[Cell, str]) -> None:
    """Numbers and facts that need not be true."""
    for cell, word in told.items():
        if word == "#":
            told[cell] = rng.choice("##01123")
        elif word == "." and rng.random() < 0.15:
            told[cell] = rng.choice("*xx")


def numbers_of_answer(rng: random.Random, told: dict[Cell, str]) -> None:
    """The numbers of some way to light the board, and some of its cells."""
    puzzle = read(as_text(told))
    bulbs: set[Cell] = set()
    for cell in rng.sample(puzzle.white(), len(puzzle.white())):
        if not sight(puzzle, cell) & bulbs:
            bulbs.add(cell)
    share, facts = rng.random(), rng.choice([0, 0, 0.2])
    for cell, word in told.items():
        if word == "#" and rng.random() < share:
            told[cell] = str(len(bulbs.intersection(beside(cell))))
        elif word == "." and rng.random() < facts:
            told[cell] = "*" if cell in bulbs else "x"


def as_text(told: dict[Cell, str]) -> str:
    """A board as input."""
    height, width = (1 + max(side) for side in zip(*told, strict=True))
    rows = ["".join(told[r, c] for c in range(width)) for r in range(height)]
    return f"{height} {width}\n" + "\n".join(rows) + "\n"


def large_board(seed: int) -> str:
    """A puzzle of 5x5 to 9x9, with at least one answer."""
    rng = random.Random(seed)
    told = draft(rng, rng.randint(5, 9), rng.randint(5, 9), rng.randint(0, 3))
    numbers_of_answer(rng, told)
    return as_text(told)


def traps(puzzle: Any) -> Iterator[str]:
    """What is odd about the wormholes of a board."""
    rows, columns = {0, puzzle.height - 1}, {0, puzzle.width - 1}
    for (r, c), twin in puzzle.twins.items():
        if twin in beside((r, c)):
            yield "twins side by side"
        if r in rows or c in columns:
            yield "at the border"
    for cell in puzzle.white():
        for way in WAYS:
            beam = puzzle.beam(cell, way)
            if beam and (beam[-1][0] + way[0], beam[-1][1] + way[1]) == cell:
                yield "back to itself"
            if len({puzzle.grid[each] for each in beam if each in puzzle.twins}) > 1:
                yield "two pairs on one line"
    for wall, word in puzzle.grid.items():
        sides = set(puzzle.white()).intersection(beside(wall))
        if word in NUMBERS and any(sight(puzzle, cell) & sides for cell in sides):
            yield "sides that see each other"
