"""Light Up, with and without wormholes: an atom is true where a cell holds a bulb.

Facts: `r1c2 bulb`, `r1c2 empty`.
Laws: `light r1c1`: this cell or one that sees it holds a bulb.  `strip r1c1-r1c4`: of the white
cells of a line with these ends at most one holds a bulb.  `number r2c1`: so many cells beside this
wall hold one.
"""

from collections.abc import Iterable, Iterator, Sequence
from string import ascii_uppercase

from judge.checkers.grid import Cell, beside, name, quoted
from judge.checkers.light_up import BULB, EMPTY, NUMBERS, WALL, WAYS, WHITE, Puzzle, read
from judge.proofs.board import Fact, bits, cell_of, check_grid, split
from judge.proofs.prover import Known, Law, at_most_one, either, exactly

VALUES = ("bulb", "empty")


class LightUp:
    """A puzzle and its words."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.atom = {cell: 1 << i for i, cell in enumerate(puzzle.white())}
        self.cell = {atom: cell for cell, atom in self.atom.items()}
        self.lit = dict.fromkeys(self.atom, 0)  # by a bulb in a cell: the lines that it is in
        self.strips = self.find_strips()
        self.numbers = {c: int(word) for c, word in puzzle.grid.items() if word in NUMBERS}
        marks = dict(zip((BULB, EMPTY), VALUES, strict=True))
        self.fixed = 0, 0
        self.given = [
            f"{name(cell)} {marks[word]}" for cell, word in puzzle.grid.items() if word in marks
        ]

    def line(self, cell: Cell, way: tuple[int, int]) -> list[Cell]:
        """The other white cells that a beam passes."""
        return [other for other in self.puzzle.beam(cell, way) if other in self.atom]

    def find_strips(self) -> dict[tuple[Cell, Cell], list[int]]:
        """The white cells of every line, by its ends: where it has none, its first and last."""
        strips: dict[tuple[Cell, Cell], list[int]] = {}
        for ahead, back in (WAYS[0], WAYS[2]), (WAYS[1], WAYS[3]):
            left = dict.fromkeys(self.atom)
            for cell in self.atom:
                if cell in left:
                    after, before = self.line(cell, ahead), self.line(cell, back)
                    line = [*before[::-1], cell, *after]
                    if set(after) & set(before):
                        line = sorted(set(line))
                    atoms = self.atoms(line)
                    for other in line:
                        left.pop(other, None)
                        self.lit[other] |= atoms
                    strips.setdefault(ends(line), []).append(atoms)
        return strips

    def atoms(self, cells: Iterable[Cell]) -> int:
        """The atoms of those cells that are white."""
        return sum(self.atom[cell] for cell in set(cells) if cell in self.atom)

    def fact(self, words: str) -> Fact:
        """`r1c2 bulb` or `r1c2 empty`."""
        place, value = split(words, "'CELL bulb' or 'CELL empty'")
        atom = self.atom[cell_of(place, self.atom)]
        if value not in VALUES:
            raise ValueError(f"expected bulb or empty, found {quoted(value)}")
        return Fact(words, atom, 0) if value == "bulb" else Fact(words, 0, atom)

    def opposite(self, fact: Fact) -> Fact:
        """Empty for bulb, bulb for empty."""
        place, value = fact.words.split()
        return self.fact(f"{place} {VALUES[value == 'bulb']}")

    def law(self, words: str) -> str:
        """`light CELL`, `number CELL` or `strip CELL-CELL`."""
        kind, place = split(words, "'light CELL', 'strip CELL-CELL' or 'number CELL'")
        if kind == "light":
            return f"light {name(cell_of(place, self.atom))}"
        if kind == "number":
            return f"number {name(cell_of(place, self.numbers))}"
        first, dash, last = place.partition("-")
        strip = [cell_of(word, self.atom) for word in (first, last)] if dash else []
        if kind != "strip" or ends(strip) not in self.strips:
            raise ValueError(f"no such law: {quoted(words)}")
        return strip_name(ends(strip))

    def laws(self) -> Iterator[str]:
        """A light for each white cell, a strip for each line, a number for each number."""
        yield from (f"light {name(cell)}" for cell in self.atom)
        yield from map(strip_name, self.strips)
        yield from (f"number {name(cell)}" for cell in self.numbers)

    def meaning(self, _facts: Sequence[Fact], laws: Iterable[str]) -> list[Law]:
        """Bulbs are counted."""
        return [law for words in laws for law in self.sums(words)]

    def sums(self, words: str) -> list[Law]:
        """One law."""
        kind, place = words.split()
        cells = [cell_of(word, self.puzzle.grid) for word in place.split("-")]
        if kind == "strip":
            return [at_most_one(line) for line in self.strips[ends(cells)]]
        cell = cells[0]
        if kind == "number":
            return [exactly(self.atoms(beside(cell)), self.numbers[cell])]
        return [either(self.lit[cell], 0)]

    def unsettled(self, known: Known) -> int:
        """White cells of which nothing is known."""
        return len(self.atom) - (known[0] | known[1]).bit_count()

    def words(self, known: Known) -> list[str]:
        """Cell by cell."""
        return [
            f"{name(self.cell[atom])} {VALUES[not atom & known[0]]}"
            for atom in bits(known[0] | known[1])
        ]

    def draw(self, known: Known) -> list[str]:
        """The grid with `*` for a bulb and `x` for a cell without."""
        grid = self.puzzle.grid | dict.fromkeys(self.atom, WHITE)
        for atom in bits(known[0] | known[1]):
            grid[self.cell[atom]] = BULB if atom & known[0] else EMPTY
        width = self.puzzle.width
        return ["".join(grid[r, c] for c in range(width)) for r in range(self.puzzle.height)]


def ends(cells: Sequence[Cell]) -> tuple[Cell, ...]:
    """The first and the last cell, in reading order."""
    return tuple(sorted((cells[0], cells[-1]))) if cells else ()


def strip_name(strip: Iterable[Cell]) -> str:
    """`strip r1c1-r1c4`."""
    return f"strip {'-'.join(map(name, strip))}"


def board(text: str) -> LightUp:
    """A puzzle; ValueError if it is none."""
    check_grid(text)
    puzzle = read(text)
    words = list(puzzle.grid.values())
    for word in words:
        hole = len(word) == 1 and word in ascii_uppercase
        if not hole and word not in (WHITE, BULB, EMPTY, WALL, *NUMBERS):
            raise ValueError(f"no such cell in Light Up: {quoted(word)}")
        if hole and words.count(word) != 2:
            raise ValueError(f"wormhole {word} stands {words.count(word)} times instead of twice")
    return LightUp(puzzle)
