"""Ripple Effect as an answer set program."""

from collections.abc import Iterator

import clingo

from judge.checkers.grid import Cell
from judge.checkers.ripple_effect import Puzzle, read
from tests.brute.ripple_effect import draw

LAWS = """
1 { is(R,C,V) : V = 1..N } 1 :- cell(R,C,K), size(K,N).
:- size(K,N), V = 1..N, not 1 { is(R,C,V) : cell(R,C,K) } 1.
:- is(R,C,V), is(R,C+D,V), D = 1..V.
:- is(R,C,V), is(R+D,C,V), D = 1..V.
:- given(R,C,V), not is(R,C,V).
#show is/3.
"""


def answers(text: str, most: int = 2) -> list[str]:
    """The first `most` answers (0: all) of a puzzle, as text."""
    puzzle = read(text)
    control = clingo.Control([str(most), "--warn=none"])
    control.add("base", [], LAWS + "".join(f"{fact}.\n" for fact in facts(puzzle)))
    control.ground([("base", [])])
    found = []
    control.solve(on_model=lambda model: found.append(numbers_of(model)))
    return [draw(puzzle, told) for told in found]


def numbers_of(model: clingo.Model) -> dict[Cell, int]:
    """The number in each cell of a model."""
    rows = ([part.number for part in atom.arguments] for atom in model.symbols(shown=True))
    return {(r, c): number for r, c, number in rows}


def facts(puzzle: Puzzle) -> Iterator[str]:
    """The puzzle as facts; rooms are numbered."""
    for k, cells in enumerate(puzzle.rooms().values()):
        yield f"size({k},{len(cells)})"
        yield from (f"cell({r},{c},{k})" for r, c in cells)
    yield from (f"given({r},{c},{number})" for (r, c), number in puzzle.given.items())
