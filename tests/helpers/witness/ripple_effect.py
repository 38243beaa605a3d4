"""Ripple Effect: is(I,V), the cells being numbered in reading order."""

from collections.abc import Iterator

from judge.checkers.ripple_effect import read
from tests.helpers.witness import places


class Words:
    """A puzzle, and what its facts and laws mean."""

    def __init__(self, text: str) -> None:
        self.puzzle = read(text)
        self.number = {cell: i for i, cell in enumerate(self.puzzle.room)}
        self.given = [f"{places.name(cell)} {v}" for cell, v in self.puzzle.given.items()]
        self.rooms = self.puzzle.rooms()
        self.sizes = {cell: len(self.rooms[label]) for cell, label in self.puzzle.room.items()}

    def program(self) -> str:
        """A cell holds at most one number of 1 to n: without its room's law, perhaps another."""
        return " ".join(
            f"{{ is({i},1..{self.sizes[cell]}) }} 1." for cell, i in self.number.items()
        )

    def atom(self, fact: str) -> tuple[str, list[int], bool]:
        """The atom of a fact, and whether it holds."""
        place, *rest = fact.split()
        return "is", [self.number[places.cell(place)], int(rest[-1])], rest[0] != "not"

    def pairs(self) -> Iterator[tuple[str, str]]:
        """Every fact with its opposite."""
        for cell, size in self.sizes.items():
            name = places.name(cell)
            yield from ((f"{name} {v}", f"{name} not {v}") for v in range(1, size + 1))

    def laws(self) -> Iterator[str]:
        """All laws."""
        yield from (f"room {label}" for label in self.rooms)
        most = max(self.sizes.values())
        for kind, end in ("row", self.puzzle.height), ("column", self.puzzle.width):
            yield from (f"{kind} {i + 1}, {v + 1}" for i in range(end) for v in range(most))

    def rules(self, law: str, switch: int) -> str:
        """One law."""
        kind, rest = law.split(" ", 1)
        if kind == "room":
            return " ".join(f":- on({switch}), not 1 {{ {each} }} 1." for each in self.ones(rest))
        line, value = map(int, rest.split(", "))
        axis = kind == "column"
        cells = [
            cell for cell in self.number if cell[axis] == line - 1 and self.sizes[cell] >= value
        ]
        return " ".join(
            f":- on({switch}), is({self.number[one]},{value}), is({self.number[other]},{value})."
            for one in cells
            for other in cells
            if 0 < other[1 - axis] - one[1 - axis] <= value
        )

    def ones(self, label: str) -> Iterator[str]:
        """Sets of atoms of a room of which just one is true."""
        numbers = [self.number[cell] for cell in self.rooms[label]]
        values = range(1, len(numbers) + 1)
        yield from ("; ".join(f"is({i},{v})" for v in values) for i in numbers)
        yield from ("; ".join(f"is({i},{v})" for i in numbers) for v in values)
