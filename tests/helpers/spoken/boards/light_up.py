"""The beams and the numbers."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Any

from judge.checkers.grid import beside, name
from judge.checkers.light_up import NUMBERS, read
from tests.helpers.spoken import supposed
from tests.helpers.witness.light_up import Words
from tests.helpers.witness.places import cell as cell_of

WAYS = (0, 1), (1, 0), (0, -1), (-1, 0)


class Board:
    """The beams and numbers, and what is known of the white cells."""

    def __init__(self, text: str) -> None:
        self.puzzle = read(text)
        self.white = {name(cell) for cell in self.puzzle.white()}
        self.numbers = {name(c): int(w) for c, w in self.puzzle.grid.items() if w in NUMBERS}
        self.beams = cache(lambda cell: list(self.each_beam(cell)))
        words = Words(text)
        self.lines = [{name(cell) for cell in line} for line in words.lines]
        self.strips: dict[str, list[set[str]]] = {}
        for line, cells in zip(words.lines, self.lines, strict=True):
            self.strips.setdefault(words.strip(line), []).append(cells)
        self.known: dict[str, set[str]] = {}
        self.learn(tuple(fact.split(" ")) for fact in words.given)

    def learn(self, facts: Iterable[Sequence[str]]) -> None:
        """These are known from now on."""
        for cell, value in facts:
            self.known.setdefault(cell, set()).add(value)

    def knows(self, fact: str) -> bool:
        """Whether a fact is known."""
        cell, value = fact.split(" ")
        return value in self.known.get(cell, ())

    def supposing(self, facts: Iterable[str]) -> "Board":
        """This board with more facts, which need not agree."""
        other = object.__new__(Board)
        other.__dict__.update(self.__dict__)
        other.known = {cell: set(values) for cell, values in self.known.items()}
        other.learn(fact.split(" ") for fact in facts)
        return other

    def each_beam(self, cell: str) -> Iterator[tuple[str, list[str]]]:
        """Each cell that a bulb would light, and the wormholes that the beam enters before."""
        for way in WAYS:
            yield from self.beam(cell, way)

    def beam(self, cell: str, way: tuple[int, int]) -> Iterator[tuple[str, list[str]]]:
        """The same of the beam that goes this way."""
        letters: list[str] = []
        entering = True
        for passed in self.puzzle.beam(cell_of(cell), way):
            if passed not in self.puzzle.twins:
                yield name(passed), list(letters)
                continue
            if entering:
                letters.append(self.puzzle.grid[passed])
            entering = not entering

    def along(self, line: Collection[str], one: str, other: str) -> list[list[str]]:
        """The wormholes from one end of a line to another cell, of each beam that is the line."""
        beams = [list(self.beam(one, way)) for way in WAYS]
        whole = [beam for beam in beams if {one, *(cell for cell, _ in beam)} == {*line}]
        return [letters for beam in whole for seen, letters in beam if seen == other]

    def lit(self, cell: str) -> set[str]:
        """The cells that a bulb there would light, its own too."""
        return {cell, *(seen for seen, _ in self.beams(cell))}

    def sees(self, one: str, other: str, letters: Collection[str]) -> bool:
        """Whether a beam leads from one cell to the other through just these wormholes."""
        return any(seen == other and way == list(letters) for seen, way in self.beams(one))

    def sides(self, wall: str) -> list[str]:
        """The white cells beside a wall."""
        return [name(cell) for cell in beside(cell_of(wall)) if name(cell) in self.white]

    def are(self, cells: Iterable[str], *values: str) -> list[str]:
        """Those cells that are this; `open` is what nothing is known of."""
        return [cell for cell in cells if self.known.get(cell, {"open"}) & {*values}]

    def lacks(self, wall: str) -> int:
        """How many bulbs a number still needs."""
        return self.numbers[wall] - len(self.are(self.sides(wall), "bulb"))

    def places(self, dark: str) -> list[str]:
        """The cells that may hold the bulb that lights one."""
        return [cell for cell in self.lit(dark) if "empty" not in self.known.get(cell, ())]

    def spread(self, *bulbs: str) -> "Board":
        """This board with bulbs, what they light, and the sides of numbers that they fill."""
        more = self.supposing(f"{cell} bulb" for cell in bulbs)
        gone = {cell for bulb in bulbs for cell in more.lit(bulb)} - set(bulbs)
        for wall in self.numbers:
            if set(bulbs) & set(self.sides(wall)) and not more.lacks(wall):
                gone.update(set(more.sides(wall)) - set(bulbs))
        return more.supposing(f"{cell} empty" for cell in more.are(gone, "open"))

    def ruled_out(self, bulb: str) -> set[str]:
        """The open cells that a bulb would leave without one."""
        after = self.spread(bulb)
        return {cell for cell in self.are(self.white, "open") if after.are([cell], "empty")}

    def ways(self, wall: str) -> list[tuple[str, ...]]:
        """Every choice of open sides for the bulbs that a number still needs."""
        return list(combinations(self.are(self.sides(wall), "open"), self.lacks(wall)))

    def may_be(self, cases: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
        """The cases that suppose nothing of which the opposite is known."""
        return [
            case
            for case in cases
            if all(
                len(self.supposing([fact]).known[fact.split()[0]]) == 1 for fact in supposed(case)
            )
        ]


def alone(board: Board, cells: Iterable[str]) -> bool:
    """Whether no two of these bulbs see each other."""
    return all(two not in board.lit(one) for one, two in combinations(cells, 2))
