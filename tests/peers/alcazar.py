"""Alcazar as an answer set program: two ways for each cell, two doors, no loop.

What is no law of its own: a loop that the program has closed beside the path is forbidden when
it is found, and the search goes on.
"""

from collections.abc import Iterator

import clingo

from judge.checkers.alcazar import Edge, Puzzle, read
from judge.checkers.grid import Cell

LAWS = """
{ path(E) } :- edge(E).
:- cell(I), not 2 { path(E) : at(I,E) } 2.
:- not 2 { path(E) : door(E) } 2.
:- told(E), not path(E).
#show path/1.
"""


def answers(text: str, most: int = 2) -> list[str]:
    """The first `most` answers (0: all) of a puzzle, as text."""
    puzzle = read(text)
    free = [edge for edge in puzzle.edges() if edge not in puzzle.walls | puzzle.blocked]
    control = clingo.Control(["1", "--warn=none"])
    control.add("base", [], LAWS + "".join(f"{fact}.\n" for fact in facts(puzzle, free)))
    control.ground([("base", [])])
    found: list[str] = []
    while not most or len(found) < most:
        path = next_path(control, free)
        if path is None:
            break
        loops = list(loops_of(puzzle, path))
        if not loops:
            found.append("\n".join(puzzle.draw(path)) + "\n")
        forbid(control, free, loops or [path])
    return found


def next_path(control: clingo.Control, free: list[Edge]) -> set[Edge] | None:
    """The edges of the next model; None if there is none."""
    models: list[set[Edge]] = []
    control.solve(
        on_model=lambda model: models.append(
            {free[atom.arguments[0].number] for atom in model.symbols(shown=True)}
        )
    )
    return models[0] if models else None


def facts(puzzle: Puzzle, free: list[Edge]) -> Iterator[str]:
    """The puzzle as facts."""
    number = {cell: i for i, cell in enumerate(puzzle.cells())}
    yield from (f"cell({i})" for i in number.values())
    for e, edge in enumerate(free):
        yield f"edge({e})"
        yield from (f"at({number[cell]},{e})" for cell in edge if cell in number)
        if puzzle.is_door(edge):
            yield f"door({e})"
        if edge in puzzle.path:
            yield f"told({e})"


def loops_of(puzzle: Puzzle, path: set[Edge]) -> Iterator[set[Edge]]:
    """The edges of each closed loop."""
    near: dict[Cell, list[Edge]] = {}
    for edge in path:
        for cell in edge:
            near.setdefault(cell, []).append(edge)
    left = set(path)
    while left:
        todo, piece = [left.pop()], set()
        while todo:
            edge = todo.pop()
            piece.add(edge)
            left.discard(edge)
            todo += [other for cell in edge for other in near[cell] if other in left]
        if not any(puzzle.is_door(edge) for edge in piece):
            yield piece


def forbid(control: clingo.Control, free: list[Edge], sets: list[set[Edge]]) -> None:
    """Let no answer have all edges of any of these sets."""
    number = {edge: e for e, edge in enumerate(free)}
    with control.backend() as backend:
        for edges in sets:
            atoms = [control.symbolic_atoms[symbol(number[edge])].literal for edge in edges]
            backend.add_rule([], atoms)


def symbol(number: int) -> clingo.Symbol:
    """path(number)."""
    return clingo.Function("path", [clingo.Number(number)])
