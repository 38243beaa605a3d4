"""Nurikabe as an answer set program.

Cells are numbers.  A clue's island is what grows from its cells over land; `near` says how
far it could get at all, around the other clues, and keeps the program small.
"""

from collections.abc import Iterator

import clingo

from judge.checkers.grid import Cell, beside, number_of
from judge.checkers.nurikabe import ANY, WATER, Puzzle, read
from tests.brute.nurikabe import draw

TOO_MANY = 1_000_000  # more cells than a board has

LAWS = """
{ sea(I) } :- cell(I), not land(I), not water(I).
sea(I) :- water(I).
isle(I) :- cell(I), not sea(I).

% islands
in(K,I) :- home(K,I).
in(K,J) :- in(K,I), edge(I,J), near(K,J), isle(J).
:- in(K,I), edge(I,J), isle(J), not in(K,J).
:- isle(I), not in(K,I) : near(K,I).
:- cell(I), 2 { in(K,I) }.
:- size(K,N), not N { in(K,I) } N.

% pools
:- square(I,J,K,L), sea(I), sea(J), sea(K), sea(L).

% sea in one piece: what flows from its first cell
dry(0).
dry(I+1) :- dry(I), cell(I), not sea(I).
wet(I) :- dry(I), sea(I).
wet(J) :- wet(I), edge(I,J), sea(J).
:- sea(I), not wet(I).
#show sea/1.
"""


def answers(text: str, most: int = 2) -> list[str]:
    """The first `most` answers (0: all) of a puzzle, as text."""
    puzzle = read(text)
    control = clingo.Control([str(most), "--warn=none"])
    control.add("base", [], LAWS + "".join(f"{fact}.\n" for fact in facts(puzzle)))
    control.ground([("base", [])])
    found = []
    control.solve(on_model=lambda model: found.append(water_of(model, puzzle.width)))
    return [draw(puzzle, water) for water in found]


def water_of(model: clingo.Model, width: int) -> set[Cell]:
    """The sea of a model, as cells."""
    return {divmod(atom.arguments[0].number, width) for atom in model.symbols(shown=True)}


def facts(puzzle: Puzzle) -> Iterator[str]:
    """The puzzle as facts."""
    height, width, given = puzzle
    number = {cell: i for i, cell in enumerate(puzzle.cells())}
    for cell, i in number.items():
        yield f"cell({i})"
        yield from (f"edge({i},{number[other]})" for other in beside(cell) if other in number)
        if cell[0] < height - 1 and cell[1] < width - 1:
            yield f"square({i},{i + 1},{i + width},{i + width + 1})"
        if cell in given:
            yield f"{'water' if given[cell] == WATER else 'land'}({i})"
    yield from clue_facts(puzzle, number)


def clue_facts(puzzle: Puzzle, number: dict[Cell, int]) -> Iterator[str]:
    """Each clue: its size, its cells, and those it may grow to."""
    owners = puzzle.owners()
    for clue in set(owners.values()):
        home = {cell for cell in owners if owners[cell] == clue}
        size = min(number_of(puzzle.given[clue]) or TOO_MANY, TOO_MANY)
        if puzzle.given[clue] != ANY:
            yield f"size({number[clue]},{size})"
        others = owners.keys() - home
        room = number.keys() - others - {near for cell in others for near in beside(cell)}
        yield from (f"home({number[clue]},{number[cell]})" for cell in home)
        for cell in spread(home, room, size - len(home)):
            yield f"near({number[clue]},{number[cell]})"


def spread(start: set[Cell], room: set[Cell], steps: int) -> set[Cell]:
    """All cells within some steps of `start` through `room`."""
    reached, edge = set(start), set(start)
    while edge and steps > 0:
        edge = {near for cell in edge for near in beside(cell) if near in room} - reached
        reached |= edge
        steps -= 1
    return reached
