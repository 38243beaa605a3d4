"""Light Up, with and without wormholes, as an answer set program."""

from collections.abc import Iterator

import clingo

from judge.checkers.grid import Cell, beside
from judge.checkers.light_up import BULB, EMPTY, NUMBERS, Puzzle, read
from tests.brute.light_up import draw, sight

LAWS = """
{ bulb(I) } :- cell(I).
:- bulb(I), sees(I,J), bulb(J).
:- cell(I), not bulb(I), not bulb(J) : sees(I,J).
:- number(N,K), not K { bulb(I) : side(N,I) } K.
:- told(I), not bulb(I).
:- shut(I), bulb(I).
#show bulb/1.
"""


def answers(text: str, most: int = 2) -> list[str]:
    """The first `most` answers (0: all) of a puzzle, as text."""
    puzzle = read(text)
    control = clingo.Control([str(most), "--warn=none"])
    control.add("base", [], LAWS + "".join(f"{fact}.\n" for fact in facts(puzzle)))
    control.ground([("base", [])])
    found = []
    control.solve(on_model=lambda model: found.append(bulbs_of(model, puzzle.width)))
    return [draw(puzzle, bulbs) for bulbs in found]


def bulbs_of(model: clingo.Model, width: int) -> set[Cell]:
    """The bulbs of a model, as cells."""
    return {divmod(atom.arguments[0].number, width) for atom in model.symbols(shown=True)}


def facts(puzzle: Puzzle) -> Iterator[str]:
    """The puzzle as facts."""
    number = {cell: i for i, cell in enumerate(puzzle.grid)}
    white = set(puzzle.white())
    for cell in white:
        i = number[cell]
        yield f"cell({i})"
        seen = sight(puzzle, cell).difference(puzzle.twins)
        yield from (f"sees({i},{number[other]})" for other in seen)
        if puzzle.grid[cell] in (BULB, EMPTY):
            yield f"{'told' if puzzle.grid[cell] == BULB else 'shut'}({i})"
    for wall, word in puzzle.grid.items():
        if word in NUMBERS:
            yield f"number({number[wall]},{word})"
            sides = white.intersection(beside(wall))
            yield from (f"side({number[wall]},{number[other]})" for other in sides)
