"""Nurikabe by trying every colouring: for boards of up to about 16 cells."""

from collections.abc import Iterator

from judge.checkers.grid import Cell, pieces
from judge.checkers.nurikabe import ANY, OPEN, WATER, Puzzle, read


def answers(text: str) -> list[str]:
    """Every answer of a puzzle (or of a board in progress), as text."""
    puzzle = read(text)
    return [draw(puzzle, water) for water in seas(puzzle, set(), 0) if lawful(puzzle, water)]


def seas(puzzle: Puzzle, water: set[Cell], i: int) -> Iterator[set[Cell]]:
    """Every set of water cells without a pool, the cells before number `i` being decided."""
    if i == puzzle.height * puzzle.width:
        yield set(water)
        return
    r, c = cell = divmod(i, puzzle.width)
    word = puzzle.given.get(cell, OPEN)
    if word in (OPEN, WATER) and not {(r - 1, c - 1), (r - 1, c), (r, c - 1)} <= water:
        yield from seas(puzzle, water | {cell}, i + 1)
    if word != WATER:
        yield from seas(puzzle, water, i + 1)


def lawful(puzzle: Puzzle, water: set[Cell]) -> bool:
    """Is the water in one piece, and has every island one clue that tells its size?"""
    owners = puzzle.owners()
    for island in pieces(set(puzzle.cells()) - water):
        clues = {owners[cell] for cell in island if cell in owners}
        if len(clues) != 1 or puzzle.given[clues.pop()] not in (ANY, str(len(island))):
            return False
    return len(list(pieces(water))) <= 1


def draw(puzzle: Puzzle, water: set[Cell]) -> str:
    """An answer as text."""
    word = dict.fromkeys(water, WATER)
    for island in pieces(set(puzzle.cells()) - water):
        word |= dict.fromkeys(island, str(len(island)))
    gap = " " if any(len(number) > 1 for number in word.values()) else ""
    rows = [[word[r, c] for c in range(puzzle.width)] for r in range(puzzle.height)]
    return "".join(gap.join(row) + "\n" for row in rows)
