"""Light Up: bulb(I), the white cells being numbered in reading order."""

from collections.abc import Iterator

from judge.checkers.grid import Cell, beside
from judge.checkers.light_up import BULB, EMPTY, NUMBERS, WALLS, WHITE, read
from tests.helpers.witness import places


class Words:
    """A puzzle, and what its facts and laws mean."""

    def __init__(self, text: str) -> None:
        self.grid = read(text).grid
        self.twins = read(text).twins
        white = [cell for cell, word in self.grid.items() if word in (WHITE, BULB, EMPTY)]
        self.number = {cell: i for i, cell in enumerate(white)}
        marks = {BULB: "bulb", EMPTY: "empty"}
        self.given = [
            f"{places.name(c)} {marks[word]}" for c, word in self.grid.items() if word in marks
        ]
        self.lines = [line for way in ((0, 1), (1, 0)) for line in self.lines_along(way)]

    def program(self) -> str:
        """Any cell may hold a bulb."""
        return f"{{ bulb(0..{len(self.number) - 1}) }}."

    def atom(self, fact: str) -> tuple[str, list[int], bool]:
        """The atom of a fact, and whether it holds."""
        place, value = fact.split()
        return "bulb", [self.number[places.cell(place)]], value == "bulb"

    def pairs(self) -> Iterator[tuple[str, str]]:
        """Every fact with its opposite."""
        yield from ((f"{places.name(c)} bulb", f"{places.name(c)} empty") for c in self.number)

    def laws(self) -> Iterator[str]:
        """All laws."""
        yield from (f"light {places.name(cell)}" for cell in self.number)
        yield from (f"number {places.name(c)}" for c, word in self.grid.items() if word in NUMBERS)
        yield from dict.fromkeys(self.strip(line) for line in self.lines)

    def rules(self, law: str, switch: int) -> str:
        """One law."""
        kind, place = law.split()
        if kind == "strip":
            same = [line for line in self.lines if self.strip(line) == law]
            return " ".join(f":- on({switch}), 2 {{ {self.bulbs(line)} }}." for line in same)
        cell = places.cell(place)
        if kind == "light":
            seen = {cell}.union(*(line for line in self.lines if cell in line))
            return f":- on({switch}), {{ {self.bulbs(seen)} }} 0."
        near = [other for other in beside(cell) if other in self.number]
        count = self.grid[cell]
        return f":- on({switch}), not {count} {{ {self.bulbs(near)} }} {count}."

    def bulbs(self, cells: set[Cell] | list[Cell]) -> str:
        """The atoms of cells."""
        return "; ".join(f"bulb({self.number[cell]})" for cell in cells)

    def strip(self, line: list[Cell]) -> str:
        """The name of a line."""
        ends = sorted((line[0], line[-1]))
        return f"strip {'-'.join(map(places.name, ends))}"

    def next_white(self, cell: Cell, way: tuple[int, int]) -> Cell | None:
        """The next white cell that a beam comes to."""
        for _ in range(4 * len(self.grid)):
            cell = cell[0] + way[0], cell[1] + way[1]
            if self.grid.get(cell, "#") in WALLS:
                return None
            if cell in self.number:
                return cell
            cell = self.twins[cell]
        return None

    def lines_along(self, way: tuple[int, int]) -> Iterator[list[Cell]]:
        """Every line that goes this way: from cells that come after no other, then the rings."""
        after = {cell: self.next_white(cell, way) for cell in self.number}
        firsts = [cell for cell in after if cell not in after.values()]
        left = set(self.number)
        for first in [*firsts, *self.number]:
            line, cell = [], first
            while cell in left:
                left.remove(cell)
                line.append(cell)
                cell = after[cell]
            if line:
                yield line if first in firsts else sorted(line)
