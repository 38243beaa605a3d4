"""Nurikabe: isle(I), and in(K,I) where land joins a cell to the clue K; cells are numbered."""

from collections.abc import Iterator

from judge.checkers.grid import beside
from judge.checkers.nurikabe import ANY, LAND, WATER, read
from tests.helpers.witness import places

RULES = """
{ isle(I) : cell(I) }.
:- home(K,I), not isle(I).
in(K,I) :- home(K,I).
in(K,J) :- in(K,I), edge(I,J), isle(J).
first(I) :- cell(I), not isle(I), isle(J) : cell(J), J < I.
wet(I) :- first(I).
wet(J) :- wet(I), edge(I,J), cell(J), not isle(J).
"""


class Words:
    """A puzzle, and what its facts and laws mean."""

    def __init__(self, text: str) -> None:
        self.puzzle = read(text)
        self.number = {cell: i for i, cell in enumerate(self.puzzle.cells())}
        self.owners = self.puzzle.owners()
        self.size = {clue: self.puzzle.given[clue] for clue in set(self.owners.values())}
        marks = {LAND: "island", WATER: "sea"}
        given = self.puzzle.given.items()
        self.given = [f"{places.name(c)} {marks[word]}" for c, word in given if word in marks]

    def program(self) -> str:
        """Any cell may be island or sea; what is joined."""
        rules = [RULES, f"cell(0..{len(self.number) - 1})."]
        for cell, i in self.number.items():
            near = [self.number[other] for other in beside(cell) if other in self.number]
            rules += [f"edge({i},{j})." for j in near]
        rules += [f"home({self.number[k]},{self.number[c]})." for c, k in self.owners.items()]
        return " ".join(rules)

    def atom(self, fact: str) -> tuple[str, list[int], bool]:
        """The atom of a fact, and whether it holds."""
        place, *rest = fact.split()
        cell, what, holds = places.cell(place), rest[-1], rest[0] != "not"
        if what in ("island", "sea"):
            return "isle", [self.number[cell]], what == "island"
        if "+" in what or what == place:
            return "shape", [], holds
        clue = self.number[self.owners[places.cell(what)]]
        return "in", [clue, self.number[cell]], holds

    def each_cell(self, fact: str) -> Iterator[tuple[str, list[int], bool]]:
        """What a shape says: of each cell whether it is the clue's."""
        place, what = fact.split()
        clue, shape = self.number[self.owners[places.cell(place)]], set(what.split("+"))
        for cell, i in self.number.items():
            yield "in", [clue, i], places.name(cell) in shape

    def pairs(self) -> Iterator[tuple[str, str]]:
        """Every fact of a cell that is no clue, with its opposite."""
        names = [places.name(cell) for cell in self.number if cell not in self.owners]
        yield from ((f"{name} island", f"{name} sea") for name in names)

    def laws(self) -> Iterator[str]:
        """All laws."""
        for r, c in self.number:
            if (r + 1, c + 1) in self.number:
                yield f"pool {places.name((r, c))}"
            if (r, c) not in self.owners:
                yield f"owner {places.name((r, c))}"
        yield from (f"island {places.name(clue)}" for clue in self.size)
        yield "sea"
        if ANY not in self.size.values():
            yield "total"

    def rules(self, law: str, switch: int) -> str:
        """One law."""
        kind, *place = law.split()
        if kind == "sea":
            return f":- on({switch}), cell(I), not isle(I), not wet(I)."
        if kind == "total":
            land = sum(map(int, self.size.values()))
            return f":- on({switch}), not {land} {{ isle(I) : cell(I) }} {land}."
        r, c = cell = places.cell(place[0])
        if kind == "pool":
            square = [(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)]
            atoms = ", ".join(f"not isle({self.number[each]})" for each in square)
            return f":- on({switch}), {atoms}."
        if kind == "owner":
            i = self.number[cell]
            return f":- on({switch}), isle({i}), not in(K,{i}) : home(K,_)."
        return self.island(cell, switch)

    def island(self, clue: tuple[int, int], switch: int) -> str:
        """The law of a clue's island."""
        k, size = self.number[clue], self.size[clue]
        others = [self.number[cell] for cell, owner in self.owners.items() if owner != clue]
        rules = [f":- on({switch}), in({k},{other})." for other in others]
        if size != ANY:
            rules.append(f":- on({switch}), not {size} {{ in({k},I) : cell(I) }} {size}.")
        return " ".join(rules)
