"""Nurikabe: an atom is true where a cell is island, false where it is sea.

Facts: `r1c2 sea`, `r1c2 island`; `r2c3 not r1c1`: no land joins this cell to the clue at r1c1;
`r1c1 not r1c1+r1c2`: the island of this clue is not just these cells.  Their opposites, for
`suppose`: `r2c3 r1c1`, `r1c1 r1c1+r1c2`.

Laws: `pool r1c1`: the 2x2 square with this top left cell is not all sea.  `island r1c1`: the land
joined to this clue has as many cells as it says (`?`: any number), and no second clue.
`owner r1c1`: if this cell is land, a clue is joined to it.  `sea`: all sea is in one piece.

Theorem `total`, where no clue is `?`: the sea has as many cells as the board has more than all
clues say together.  By `owner` all land is of the islands of clues, and by `island` each of these
has one clue and as many cells as it says; so the land has as many cells as all clues say together.
"""

from collections.abc import Iterable, Iterator, Sequence

from judge.checkers.grid import (
    Cell,
    cells_of,
    is_number,
    lines_of,
    name,
    number_of,
    pieces,
    quoted,
    size_of,
)
from judge.checkers.nurikabe import ANY, LAND, OPEN, WATER, Puzzle, read
from judge.proofs.board import Fact, bits, cell_of, check_grid, region_name, region_of, split
from judge.proofs.islands import ENDLESS, Islands, Map, Pair, Sea, Shape, none_of
from judge.proofs.prover import Known, Law, either, exactly

COLOURS = ("island", "sea")
MORE = ENDLESS - 1  # cells: a clue of ten digits or more says more than any board has


class Nurikabe:
    """A puzzle and its words."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        # Each with its bit, kept once for all facts; between two rows is one that is no cell's.
        self.atom = {(r, c): 1 << r * (puzzle.width + 1) + c for r, c in puzzle.cells()}
        self.owners = puzzle.owners()
        homes: dict[Cell, int] = {}
        for cell, clue in self.owners.items():
            homes[clue] = homes.get(clue, 0) | self.atom[cell]
        self.homes = homes
        self.counted = ANY not in puzzle.given.values()
        every = sum(self.atom.values())
        self.map = Map(puzzle.width + 1, every, tuple(homes.values()))
        self.fixed = sum(homes.values()), 0
        marks = {LAND: "island", WATER: "sea"}
        told = ((cell, marks.get(word, "island")) for cell, word in puzzle.given.items())
        clues = set(self.owners.values())
        self.given = [f"{name(cell)} {colour}" for cell, colour in told if cell not in clues]

    def cell(self, atom: int) -> Cell:
        """The cell of an atom."""
        return divmod(atom.bit_length() - 1, self.puzzle.width + 1)

    def size(self, clue: Cell) -> int:
        """What a clue says."""
        word = self.puzzle.given[clue]
        return ENDLESS if word == ANY else number_of(word) or MORE

    # --- Facts ------------------------------------------------------------------------------

    def fact(self, words: str) -> Fact:
        """`CELL sea`, `CELL island`, `CELL not CLUE`, `CLUE not SHAPE`, and opposites."""
        place, *rest = words.split(" ")
        if len(rest) not in (1, 2) or (len(rest) == 2 and rest[0] != "not"):
            raise ValueError(f"expected a fact, found {quoted(words)}")
        cell, joined = cell_of(place, self.atom), len(rest) == 1
        if joined and rest[0] in COLOURS:
            atom = self.atom[cell]
            return Fact(words, atom, 0) if rest[0] == "island" else Fact(words, 0, atom)
        if rest[-1] == "board":  # a short word for so much: a line of them would take hours to read
            raise ValueError(f"no such cell: {quoted(rest[-1])}")
        region = region_of(rest[-1], self.atom)
        if cell in self.owners and (cell in region or len(region) > 1):
            return self.shape_fact(self.owners[cell], region, joined)
        if len(region) > 1 or region[0] not in self.owners:
            raise ValueError(f"expected a clue, found {quoted(rest[-1])}")
        clue, atom = self.owners[region[0]], self.atom[cell]
        if self.owners.get(cell) == clue:
            raise ValueError(f"expected a cell that is not of the clue, found {quoted(place)}")
        pair = Pair(atom, self.homes[clue], joined)
        words = f"{name(cell)} {'' if joined else 'not '}{name(clue)}"
        return Fact(words, atom if joined else 0, 0, pair)

    def shape_fact(self, clue: Cell, shape: list[Cell], joined: bool) -> Fact:
        """The island of a clue is just these cells, or it is not."""
        if len(list(pieces(shape))) > 1:
            raise ValueError("expected a shape in one piece")
        cells = sum(self.atom[cell] for cell in shape)
        shore, home = self.map.around(cells), self.homes[clue]
        first = ((cells | shore) & -(cells | shore)).bit_length() - 1
        place = name(clue if len(shape) > 1 else shape[0])  # or it would be of a cell and a clue
        if not joined:
            law = Shape(home, cells >> first, first)
            return Fact(f"{place} not {region_name(shape)}", 0, 0, law)
        if home & ~cells:  # without all of the clue it cannot be
            return Fact(f"{place} {region_name(shape)}", 0, home)
        return Fact(f"{place} {region_name(shape)}", cells >> first, shore >> first, first=first)

    def opposite(self, fact: Fact) -> Fact:
        """Sea for island, island for sea; with `not` or without."""
        place, *rest = fact.words.split()
        if rest[0] in COLOURS:
            return self.fact(f"{place} {COLOURS[rest[0] == 'island']}")
        return self.fact(f"{place} {rest[1]}" if len(rest) == 2 else f"{place} not {rest[0]}")

    # --- Laws -------------------------------------------------------------------------------

    def law(self, words: str) -> str:
        """`sea`, `total`, `pool CELL`, `island CLUE` or `owner CELL`."""
        if words == "sea":
            return words
        if words == "total":
            if not self.counted:
                raise ValueError("there is no total where a clue is ?")
            return words
        kind, place = split(words, "a law")
        cell = cell_of(place, self.atom)
        if kind == "island" and cell in self.owners:
            return f"island {name(self.owners[cell])}"
        if kind != "owner" and not (kind == "pool" and self.is_corner(cell)):
            raise ValueError(f"no such law: {quoted(words)}")
        return words

    def is_corner(self, cell: Cell) -> bool:
        """Whether a 2x2 square has it as its top left cell."""
        return cell[0] < self.puzzle.height - 1 and cell[1] < self.puzzle.width - 1

    def laws(self) -> Iterator[str]:
        """A pool for each 2x2 square, an island for each clue, an owner for each cell, the sea."""
        yield from (f"pool {name(cell)}" for cell in self.atom if self.is_corner(cell))
        yield from (f"island {name(clue)}" for clue in self.homes)
        yield from (f"owner {name(cell)}" for cell in self.atom if cell not in self.owners)
        yield "sea"

    def meaning(self, facts: Sequence[Fact], laws: Iterable[str]) -> list[Law]:
        """Pools and the total are counted; islands and the sea are looked at as pieces."""
        named: dict[str, list[Cell]] = {}
        for words in laws:
            kind, *place = words.split()
            named.setdefault(kind, []).extend(cell_of(word, self.atom) for word in place)
        found = [self.pool(cell) for cell in named.get("pool", ())]
        out: dict[int, set[int]] = {}
        for fact in facts:
            if isinstance(fact.law, Shape):
                out.setdefault(fact.law.home, set()).add(fact.law.cells)
        found += [none_of(self.map, home, frozenset(shapes)) for home, shapes in out.items()]
        if "total" in named:
            found.append(exactly(self.map.cells, sum(map(self.size, self.homes))))
        pairs = tuple(fact.law for fact in facts if isinstance(fact.law, Pair))
        sizes = {self.homes[clue]: self.size(clue) for clue in named.get("island", ())}
        owned = sum(self.atom[cell] for cell in set(named.get("owner", ())))
        islands = [Islands(self.map, sizes, owned, pairs)] if sizes or owned or pairs else []
        return [*found, *islands, *([Sea(self.map)] if "sea" in named else [])]

    def pool(self, cell: Cell) -> Law:
        """One of the 2x2 square is land."""
        r, c = cell
        square = (r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)
        return either(sum(self.atom[at] for at in square), 0)

    # --- What is known ------------------------------------------------------------------------

    def unsettled(self, known: Known) -> int:
        """Cells of which nothing is known."""
        return len(self.atom) - (known[0] | known[1] | self.fixed[0]).bit_count()

    def words(self, known: Known) -> list[str]:
        """Cell by cell."""
        told = bits((known[0] | known[1]) & ~self.fixed[0])
        return [f"{name(self.cell(atom))} {COLOURS[not atom & known[0]]}" for atom in told]

    def draw(self, known: Known) -> list[str]:
        """The map, with `o` for land."""
        marks = dict.fromkeys(self.atom, OPEN)
        for atom in bits(known[0] | known[1]):
            marks[self.cell(atom)] = LAND if atom & known[0] else WATER
        marks |= {cell: self.puzzle.given[cell] for cell in self.owners}
        wide = max(map(len, marks.values()))
        gap, width = " " * (wide > 1), self.puzzle.width
        return [
            gap.join(marks[r, c].rjust(wide) for c in range(width))
            for r in range(self.puzzle.height)
        ]


def board(text: str) -> Nurikabe:
    """A puzzle; ValueError if it is none."""
    check_grid(text)
    lines = lines_of(text)
    for at, line in enumerate(lines[1:], 2):
        for word in cells_of(line, size_of(lines[0])[1]):
            if word not in (OPEN, WATER, LAND, ANY) and not is_number(word.lstrip("0")):
                raise ValueError(f"line {at}: no such cell in Nurikabe: {quoted(word)}")
    return Nurikabe(read(text))
