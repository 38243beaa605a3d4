"""Alcazar: path(E), the edges being numbered; walls have none.

One path without loops is a tree: each cell but the first has one edge up(I,E) towards it.
"""

from collections.abc import Iterator

from judge.checkers.alcazar import Edge, read
from judge.checkers.grid import Cell
from tests.helpers.witness import places

PATH = """
1 {{ up(I,E) : at(I,E), inner(E) }} 1 :- on({switch}), cell(I), I > 0.
:- up(I,E), not path(E).
:- on({switch}), path(E), inner(E), not 1 {{ up(I,E) : at(I,E) }} 1.
#edge (I,J) : up(I,E), at(J,E), I != J.
used(I,E) :- door(E), path(E), at(I,E).
ended :- used(I,E), used(J,F), E < F.
:- on({switch}), ended, {less} > 0, cell(I), 3 {{ path(E) : inner(E), at(I,E) }}.
:- on({switch}), ended, {less} > 0, used(I,F), 2 {{ path(E) : inner(E), at(I,E) }}.
:- on({switch}), {less} > 0, used(I,E), used(I,F), E < F.
"""


class Words:
    """A puzzle, and what its facts and laws mean."""

    def __init__(self, text: str) -> None:
        self.puzzle = read(text)
        self.cells = self.puzzle.cells()
        edges = [edge for edge in self.puzzle.edges() if edge not in self.puzzle.walls]
        self.number = {self.edge_name(edge): e for e, edge in enumerate(edges)}
        self.edges = list(enumerate(edges))
        self.given = [f"{self.edge_name(edge)} path" for edge in self.puzzle.path]
        self.given += [f"{self.edge_name(edge)} blocked" for edge in self.puzzle.blocked]

    def program(self) -> str:
        """The path may use any edge."""
        rules = [f"cell(0..{len(self.cells) - 1})."]
        for e, edge in self.edges:
            kind = "door" if self.puzzle.is_door(edge) else "inner"
            rules.append(f"{{ path({e}) }}. {kind}({e}).")
            rules += [f"at({i},{e})." for i, cell in enumerate(self.cells) if cell in edge]
        return " ".join([*rules, "inner(E) :- inner(E). door(E) :- door(E)."])

    def edge_name(self, edge: Edge) -> str:
        """`r1c1-r1c2`; `r1c1-top` for a door."""
        if not self.puzzle.is_door(edge):
            return "-".join(map(places.name, edge))
        (above, left), (r, c) = edge
        if (r, c) in self.cells:
            return f"{places.name((r, c))}-{'top' if above < r else 'left'}"
        return f"{places.name((above, left))}-{'bottom' if above < r else 'right'}"

    def atom(self, fact: str) -> tuple[str, list[int], bool]:
        """The atom of a fact, and whether it holds."""
        edge, value = fact.split()
        return "path", [self.number[edge]], value == "path"

    def pairs(self) -> Iterator[tuple[str, str]]:
        """Every fact with its opposite."""
        yield from ((f"{edge} path", f"{edge} blocked") for edge in self.number)

    def laws(self) -> Iterator[str]:
        """All laws; theorems are made when they are asked for."""
        yield from (f"cell {places.name(cell)}" for cell in self.cells)
        yield from ("doors", "path")

    def rules(self, law: str, switch: int) -> str:
        """One law or theorem."""
        kind, *place = law.split()
        if kind == "path":
            return PATH.format(switch=switch, less=len(self.cells) - 1)
        if kind == "doors":
            return f":- on({switch}), not 2 {{ path(E) : door(E) }} 2."
        region = self.cells if place == ["board"] else list(map(places.cell, place[0].split("+")))
        border = [(e, edge) for e, edge in self.edges if (edge[0] in region) != (edge[1] in region)]
        atoms = "; ".join(f"path({e})" for e, _ in border)
        if kind == "cell":
            return f":- on({switch}), not 2 {{ {atoms} }} 2."
        if kind == "crossings":
            odd = " ".join(
                f":- on({switch}), {n} {{ {atoms} }} {n}." for n in range(1, len(border) + 1, 2)
            )
            return f"{odd} :- on({switch}), {{ {atoms} }} 0."
        return self.colours(border, region, switch)

    def colours(self, border: list[tuple[int, Edge]], region: list[Cell], switch: int) -> str:
        """Crossings at black cells less those at white ones."""
        signs = [
            (e, -1 if sum(cell) % 2 else 1) for e, edge in border for cell in edge if cell in region
        ]
        more = sum(-2 if sum(cell) % 2 else 2 for cell in region)
        parts = "; ".join(f"{sign},{e} : path({e})" for e, sign in signs)
        return f":- on({switch}), not #sum {{ {parts} }} = {more}."
