"""Light Up by trying every set of bulbs: for boards of up to about 14 white cells."""

from collections.abc import Iterator

from judge.checkers.grid import Cell, beside
from judge.checkers.light_up import BULB, EMPTY, NUMBERS, WAYS, WHITE, Puzzle, read


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
