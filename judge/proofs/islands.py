"""What Nurikabe's laws say of pieces of land and sea; a set of cells is an int: its atoms."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeVar

from judge.proofs.board import bits
from judge.proofs.prover import Known, keep_time

ENDLESS = 10**9  # cells: the island of a clue that does not say how many it has
FAR = 64  # steps of a flood, after which a look at the clock costs nothing
T = TypeVar("T")


def in_time(things: Iterable[T]) -> Iterator[T]:
    """One thing after the other, each of which may take some floods; TooMuch."""
    for thing in things:
        keep_time()
        yield thing


@dataclass(frozen=True)
class Map:
    """The cells of a board, with a spare bit after each row, and those of each clue."""

    stride: int
    cells: int
    homes: tuple[int, ...]

    @cached_property
    def clued(self) -> int:
        """The cells of all clues."""
        return sum(self.homes)

    def around(self, cells: int) -> int:
        """The cells that touch some of these by a side."""
        row = self.stride
        near = cells << 1 | cells >> 1 | cells << row | cells >> row
        return near & self.cells & ~cells

    def flood(self, start: int, within: int) -> int:
        """`start` and what it reaches through `within`; TooMuch."""
        shore, steps = start, 0
        while shore:
            shore = self.around(shore) & within & ~start
            start |= shore
            steps += 1
            if steps % FAR == 0:
                keep_time()
        return start

    def pieces(self, cells: int) -> Iterator[int]:
        """The pieces in which some cells hang together."""
        while cells:
            piece = self.flood(cells & -cells, cells)
            yield piece
            cells &= ~piece

    def reach(self, home: int, free: int, land: int, most: int) -> int:
        """What `most` more cells can join to `home` over free cells; land comes by the piece."""
        if most >= self.cells.bit_count():
            return self.flood(home, free)
        reached, shore, due = home, home, [0] * (most + 1)
        for step in range(1, most + 1):
            new = self.around(shore) & free & ~reached
            for piece in self.pieces(self.flood(new & land, land) if new & land else 0):
                if step + piece.bit_count() - 1 <= most:
                    due[step + piece.bit_count() - 1] |= piece
            shore = new & ~land | due[step] & ~reached
            reached |= shore
        return reached


class Sea(NamedTuple):
    """All sea is in one piece."""

    map: Map

    @property
    def cost(self) -> int:
        """A flood."""
        return 4

    def narrow(self, yes: int, no: int) -> Known | None:
        """What the sea cannot reach is land."""
        if not no:
            return yes, no
        reached = self.map.flood(no & -no, self.map.cells & ~yes)
        return None if no & ~reached else (yes | self.map.cells & ~reached, no)

    def wanted(self, yes: int, no: int) -> int:
        """The way out of the piece with fewest; it is kept if all other cells are land."""
        shores = [self.map.around(piece) & ~yes for piece in self.map.pieces(no)]
        return min(shores, key=int.bit_count) if len(shores) > 1 else 0


class Pair(NamedTuple):
    """A cell and a clue (its cells): land joins them, or does not."""

    cell: int
    home: int
    joined: bool


class Shape(NamedTuple):
    """The island of a clue (its cells) is not just these cells, kept from `first` on."""

    home: int
    form: int
    first: int = 0

    @property
    def cells(self) -> int:
        """The cells that it is not."""
        return self.form << self.first


class Shapes(NamedTuple):
    """The island of a clue is none of these shapes: for each cell, which of them hold it."""

    map: Map
    home: int
    shapes: frozenset[int]
    holding: dict[int, int]  # a set of shapes is an int too

    @property
    def cost(self) -> int:
        """A flood."""
        return 4

    def narrow(self, yes: int, no: int) -> Known | None:
        """What is one of the shapes must grow."""
        island = self.map.flood(self.home, yes)
        if island not in self.shapes:
            return yes, no
        exits = self.map.around(island) & ~no
        if not exits:
            return None
        return (yes, no) if exits & exits - 1 else (yes | exits, no)

    def wanted(self, yes: int, no: int) -> int:
        """The way out of the island, while that may be one of the shapes."""
        island = self.map.flood(self.home, yes)
        exits = self.map.around(island) & ~(yes | no)
        return exits if exits and self.left(island, no) else 0

    def left(self, island: int, no: int) -> int:
        """The shapes that have all of the island and nothing of `no`."""
        found = (1 << len(self.shapes)) - 1
        for cell in bits(island):
            found &= self.holding.get(cell, 0)
        for cell, shapes in self.holding.items():
            if cell & no:
                found &= ~shapes
        return found


def none_of(places: Map, home: int, shapes: frozenset[int]) -> Shapes:
    """The law that the island of a clue is none of these."""
    holding: dict[int, int] = {}
    for place, shape in enumerate(shapes):
        for cell in bits(shape):
            holding[cell] = holding.get(cell, 0) | 1 << place
    return Shapes(places, home, shapes, holding)


@dataclass(frozen=True)
class Islands:
    """The laws `island` and `owner` that are named, and what is said of cells and clues.

    `sizes` has the clues, by their cells, whose law is named; `owned` the cells.
    """

    map: Map
    sizes: dict[int, int]
    owned: int
    pairs: tuple[Pair, ...]

    @cached_property
    def sized(self) -> int:
        """The cells of the clues whose law is named."""
        return sum(self.sizes)

    @property
    def cost(self) -> int:
        """Some floods for each clue, some for each cell."""
        return 10 * (1 + len(self.sizes) + self.owned.bit_count() + len(self.pairs))

    def narrow(self, yes: int, no: int) -> Known | None:
        """Clue by clue and cell by cell."""
        rooms: dict[int, int] = {}
        for home in in_time(self.watched()):
            island = self.map.flood(home, yes)
            if not self.is_right(home, island):
                return None
            rooms[home] = self.room(home, island, yes, no)
            size = self.sizes.get(home, 0)
            if rooms[home].bit_count() < size < ENDLESS:
                return None
            if rooms[home].bit_count() == size:
                yes |= rooms[home]
            no |= self.shut(home, island, yes, no)
            if yes & no:
                return None
        return self.join(rooms, yes, no)

    def join(self, rooms: dict[int, int], yes: int, no: int) -> Known | None:
        """Cells that must be joined to a clue can be, and others that cannot are sea."""
        for pair in self.pairs:
            if pair.joined and not pair.cell & rooms[pair.home]:
                return None
        for cell in bits(self.owned & ~no & ~self.settled(yes)):
            if not self.has_owner(cell, rooms, yes, no):
                if cell & yes:
                    return None
                no |= cell
        return None if yes & no else (yes, no)

    def settled(self, yes: int) -> int:
        """The cells that are joined to a clue if they are land."""
        land = self.map.flood(self.map.clued, yes)
        return land | self.map.around(land)

    def watched(self) -> list[int]:
        """The clues of which anything is said."""
        return list(dict.fromkeys([*self.sizes, *(pair.home for pair in self.pairs)]))

    def apart(self, home: int) -> int:
        """The cells that no land joins to a clue."""
        return sum({pair.cell for pair in self.pairs if pair.home == home and not pair.joined})

    def strangers(self, home: int) -> int:
        """The cells of clues that this one's island cannot have."""
        return (self.map.clued if home in self.sizes else self.sized) & ~home

    def is_right(self, home: int, land: int) -> bool:
        """Whether an island may have this land."""
        few = land.bit_count() <= self.sizes.get(home, ENDLESS)
        return few and not land & (self.strangers(home) | self.apart(home))

    def room(self, home: int, island: int, yes: int, no: int) -> int:
        """The cells that an island may yet have."""
        most = self.sizes.get(home, ENDLESS) - island.bit_count()
        unfit = self.strangers(home) | self.apart(home)
        foreign = self.map.flood(unfit & yes, yes)
        free = self.map.cells & ~(no | unfit | foreign | self.map.around(foreign))
        return self.map.reach(island, free, yes, most)

    def shut(self, home: int, island: int, yes: int, no: int) -> int:
        """The unknown cells around an island that would join what it cannot have."""
        shore = self.map.around(island) & ~(yes | no)
        if island.bit_count() == self.sizes.get(home):
            return shore
        grown = ((cell, self.map.flood(cell | island, yes)) for cell in bits(shore))
        return sum(cell for cell, land in grown if not self.is_right(home, land))

    def has_owner(self, cell: int, rooms: dict[int, int], yes: int, no: int) -> bool:
        """Whether a cell that is not settled can be joined to a clue, where it is land."""
        if any(cell & rooms[home] for home in self.sizes):
            return True
        keep_time()
        land = self.map.flood(cell, yes)
        barred = list(self.sizes)
        barred += [p.home for p in self.pairs if p.cell & land and not p.joined]
        foreign = self.map.flood(sum(set(barred)), yes)
        reached = self.map.flood(land, self.map.cells & ~(no | foreign | self.map.around(foreign)))
        return any(reached & home for home in self.map.homes)

    def wanted(self, yes: int, no: int) -> int:
        """The fewest cells of which one must be tried for some clue or cell; pairs come last."""
        unknown = self.map.cells & ~(yes | no)
        tries = [*self.growth(yes, unknown), *self.visitors(yes, unknown)]
        tries = list(filter(None, tries)) or list(self.meetings(yes, no))
        return min(filter(None, tries), key=int.bit_count, default=0)

    def growth(self, yes: int, unknown: int) -> Iterator[int]:
        """The unknown cells around the islands that are not done."""
        for home, size in in_time(self.sizes.items()):
            island = self.map.flood(home, yes)
            if size == ENDLESS:
                open_end = self.map.flood(home, yes | unknown) & self.strangers(home)
            else:
                open_end = island.bit_count() < size
            if open_end:
                yield self.map.around(island) & unknown

    def visitors(self, yes: int, unknown: int) -> Iterator[int]:
        """The cells that need a clue: themselves while they are unknown, then those around."""
        for cell in in_time(bits(self.owned & (yes | unknown) & ~self.settled(yes))):
            yield cell & unknown or self.map.around(self.map.flood(cell, yes)) & unknown

    def meetings(self, yes: int, no: int) -> Iterator[int]:
        """The unknown cells around the clues that some cell may be joined to, or must be."""
        for cell, home, joined in in_time(self.pairs):
            island = self.map.flood(home, yes)
            if not (cell & (island if joined else no)):
                yield self.map.around(island) & self.map.cells & ~(yes | no)
