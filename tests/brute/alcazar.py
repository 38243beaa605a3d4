"""Alcazar by walking every path: for boards of up to about 16 cells."""

from collections.abc import Iterator

from judge.checkers.alcazar import Edge, Puzzle, read
from judge.checkers.grid import Cell, beside


def answers(text: str) -> list[str]:
    """Every answer of a puzzle (or of a board in progress), as text."""
    puzzle = read(text)
    paths = {
        frozenset(path)
        for door in puzzle.edges()
        if puzzle.is_door(door) and door not in puzzle.walls | puzzle.blocked
        for path in walks(puzzle, inside(puzzle, door), [door], set())
    }
    return ["\n".join(puzzle.draw(path)) + "\n" for path in paths if puzzle.path <= path]


def inside(puzzle: Puzzle, door: Edge) -> Cell:
    """The cell of a door."""
    return next(cell for cell in door if cell in puzzle.cells())


def walks(puzzle: Puzzle, cell: Cell, path: list[Edge], been: set[Cell]) -> Iterator[list[Edge]]:
    """Every path that goes on from a cell, through all cells where it has not been, and out."""
    been = been | {cell}
    done = len(been) == puzzle.height * puzzle.width
    for other in beside(cell):
        edge = (cell, other) if cell < other else (other, cell)
        if edge in puzzle.walls | puzzle.blocked or edge in path or other in been:
            continue
        if puzzle.is_door(edge):
            if done:
                yield [*path, edge]
        elif not done:
            yield from walks(puzzle, other, [*path, edge], been)
