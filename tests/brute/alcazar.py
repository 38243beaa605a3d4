"""Alcazar by walking every path: for boards of up to about 16 cells."""

import random
from collections.abc import Iterator

from judge.checkers.alcazar import Edge, Puzzle, read
from judge.checkers.grid import Cell, beside
from tests.helpers.sides import as_text

SHAPES = [(1, 1), (1, 2), (1, 5), (4, 1), (2, 2), (2, 3), (3, 3), (3, 4), (4, 3), (4, 4), (2, 6)]
BOARDS = 25  # in each round


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


# --- Boards that are small enough ----------------------------------------------------------


def boards(seed: int) -> Iterator[str]:
    """Small puzzles and boards in progress, with none, one and several answers."""
    rng, made = random.Random(seed), 0
    while made < BOARDS:
        bare = Puzzle(*rng.choice(SHAPES), set(), set(), set())
        inside, rim = rng.choice([0, 0.1, 0.2, 0.3, 0.4]), rng.choice([0.3, 0.6, 0.8])
        for edge in bare.edges():
            if rng.random() < (rim if bare.is_door(edge) else inside):
                bare.walls.add(edge)
        if sum(bare.is_door(edge) for edge in set(bare.edges()) - bare.walls) > 1:
            made += 1
            yield as_text(bare, told(rng, bare)) if made % 3 == 0 else as_text(bare, {})


def told(rng: random.Random, puzzle: Puzzle) -> dict[Edge, str]:
    """Some edges in the path or blocked, mostly as in some answer."""
    paths = [read(answer).path for answer in answers(as_text(puzzle, {}))]
    path = rng.choice(paths) if paths else set()
    share = rng.random() / 2
    free = [edge for edge in puzzle.edges() if edge not in puzzle.walls]
    chosen = [edge for edge in free if rng.random() < share]
    lie = rng.random() < 0.1
    return {
        edge: "path" if (edge in path) != (lie and edge == chosen[0]) else "x" for edge in chosen
    }
