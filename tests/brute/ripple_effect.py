"""Ripple Effect by trying every number in every cell: for boards of up to about 16 cells."""

from collections.abc import Iterator

from judge.checkers.grid import Cell
from judge.checkers.ripple_effect import Puzzle, read


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
