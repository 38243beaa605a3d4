"""Ripple Effect by trying every number in every cell: for boards of up to about 16 cells."""

import random
from collections.abc import Iterator
from typing import Any

from judge.checkers.grid import Cell, beside
from judge.checkers.ripple_effect import Puzzle, read

SHAPES = [(1, 1), (1, 6), (5, 1), (2, 2), (2, 3), (3, 3), (3, 4), (4, 3), (4, 4), (2, 6)]
BOARDS = 25  # in each round


def answers(text: str) -> list[str]:
    """Every answer of a puzzle, as text."""
    puzzle = read(text)
    return [draw(puzzle, told) for told in fillings(puzzle, list(puzzle.room), {})]


def fillings(puzzle: Puzzle, left: list[Cell], told: dict[Cell, int]) -> Iterator[dict[Cell, int]]:
    """Every way to fill the cells left."""
    if not left:
        yield dict(told)
        return
    cell, *rest = left
    size = list(puzzle.room.values()).count(puzzle.room[cell])
    for number in range(1, size + 1):
        if puzzle.given.get(cell, number) == number and fits(puzzle, told, cell, number):
            yield from fillings(puzzle, rest, told | {cell: number})


def fits(puzzle: Puzzle, told: dict[Cell, int], cell: Cell, number: int) -> bool:
    """Whether no equal number is in the room or too near."""
    r, c = cell
    for other, known in told.items():
        if known == number:
            apart = abs(other[0] - r) + abs(other[1] - c)
            in_line = other[0] == r or other[1] == c
            if puzzle.room[other] == puzzle.room[cell] or (in_line and apart <= number):
                return False
    return True


def draw(puzzle: Puzzle, told: dict[Cell, int]) -> str:
    """An answer as text."""
    gap = " " if max(told.values()) > 9 else ""
    rows = [[str(told[r, c]) for c in range(puzzle.width)] for r in range(puzzle.height)]
    return "".join(gap.join(row) + "\n" for row in rows)


# --- Boards that are small enough ----------------------------------------------------------


def boards(seed: int) -> Iterator[str]:
    """Small puzzles with none, one and several answers, with right and wrong givens."""
    rng = random.Random(seed)
    for number in range(BOARDS):
        height, width = rng.choice(SHAPES)
        room = random_rooms(rng, height, width)
        blank = as_text(height, width, room, {})
        found = answers(blank) if number % 3 else []
        numbers = dict(read_numbers(rng.choice(found))) if found else {}
        yield as_text(height, width, room, random_givens(rng, room, numbers))


def random_rooms(rng: random.Random, height: int, width: int) -> dict[Cell, str]:
    """Each cell's room: a letter."""
    cells = [(r, c) for r in range(height) for c in range(width)]
    room: dict[Cell, str] = {}
    for cell in rng.sample(cells, len(cells)):
        most = rng.choice([2, 3, 4, 5])
        near = [room[other] for other in beside(cell) if other in room]
        fitting = [label for label in near if list(room.values()).count(label) < most]
        new = chr(ord("a") + len(set(room.values())))
        room[cell] = rng.choice(fitting) if fitting and rng.random() < 0.85 else new
    return room


def read_numbers(answer: str) -> Iterator[tuple[Cell, int]]:
    """Each cell and its number."""
    for r, row in enumerate(answer.splitlines()):
        yield from (((r, c), int(word)) for c, word in enumerate(row))


def random_givens(
    rng: random.Random, room: dict[Cell, str], numbers: dict[Cell, int]
) -> dict[Cell, int]:
    """Some numbers of an answer, or any that rooms allow, no number twice in a room."""
    share, given = rng.choice([0, 0.1, 0.3]), {}
    used: set[tuple[str, int]] = set()
    for cell, label in room.items():
        number = numbers.get(cell) or rng.randint(1, list(room.values()).count(label))
        if rng.random() < share and (label, number) not in used:
            used.add((label, number))
            given[cell] = number
    return given


def as_text(height: int, width: int, room: dict[Cell, str], given: dict[Cell, int]) -> str:
    """A puzzle as input."""
    grids: tuple[dict[Cell, Any], ...] = (room, given)
    rows = [
        "".join(str(grid.get((r, c), ".")) for c in range(width))
        for grid in grids
        for r in range(height)
    ]
    return f"{height} {width}\n" + "\n".join(rows) + "\n"
