"""The islands and the sea."""

from collections.abc import Collection, Iterable, Iterator

from judge.checkers.grid import Cell, beside
from judge.checkers.nurikabe import ANY
from tests.helpers.witness.nurikabe import Words
from tests.helpers.witness.places import cell as cell_of


class Board:
    """The clues, the sea and land that is known, what is not a clue's, and shapes that are out."""

    def __init__(self, text: str) -> None:
        words = Words(text)
        self.cells = set(words.number)
        self.owners = words.owners
        self.size = words.size
        self.start()
        self.learn(fact.split(" ", 1) for fact in words.given)

    def start(self) -> None:
        """Nothing is known beyond the clues."""
        self.land: set[Cell] = set(self.owners)
        self.sea: set[Cell] = set()
        self.lost: dict[Cell, set[Cell]] = {clue: set() for clue in self.size}
        self.dead: dict[Cell, set[frozenset[Cell]]] = {clue: set() for clue in self.size}

    def learn(self, facts: Iterable[Iterable[str]]) -> None:
        """These are known from now on."""
        for place, value in facts:
            cell, what = cell_of(place), value.removeprefix("not ")
            if what in ("sea", "island"):
                (self.sea if what == "sea" else self.land).add(cell)
            elif value == what:
                self.own(cell, what)
            elif "+" in what or what == place:
                self.dead[cell].add(shape_of(what))
            else:
                self.lost[cell_of(what)].add(cell)

    def knows(self, fact: str) -> bool:
        """Whether a fact is known."""
        place, value = fact.split(" ", 1)
        cell, what = cell_of(place), value.removeprefix("not ")
        if what in ("sea", "island"):
            return cell in (self.sea if what == "sea" else self.land)
        if value == what:
            return False
        if "+" in what or what == place:
            return shape_of(what) in self.dead[cell]
        return cell in self.lost[cell_of(what)]

    def own(self, cell: Cell, what: str) -> None:
        """A cell is of the island of a clue, or an island has just this shape."""
        if cell not in self.size or ("+" not in what and cell_of(what) != cell):
            self.land.add(cell)
            return
        shape = shape_of(what)
        self.land |= shape
        self.sea |= around(shape) & self.cells

    def only(self, facts: Iterable[str]) -> "Board":
        """The puzzle with just these facts, which need not agree."""
        other = object.__new__(Board)
        other.cells, other.owners, other.size = self.cells, self.owners, self.size
        other.start()
        other.learn(fact.split(" ", 1) for fact in facts)
        return other

    def supposing(self, facts: Iterable[str]) -> "Board":
        """This board with more facts, which need not agree."""
        other = object.__new__(Board)
        other.__dict__.update(self.__dict__)
        other.land, other.sea = set(self.land), set(self.sea)
        other.lost = {clue: set(cells) for clue, cells in self.lost.items()}
        other.dead = {clue: set(shapes) for clue, shapes in self.dead.items()}
        other.learn(fact.split(" ", 1) for fact in facts)
        return other

    def island(self, cell: Cell) -> set[Cell]:
        """The known land that hangs together with a cell."""
        return flood({cell}, self.land)

    def clues_in(self, cells: Collection[Cell]) -> set[Cell]:
        """The clues whose cells these are."""
        return {self.owners[cell] for cell in cells if cell in self.owners}

    def full(self, clue: Cell) -> bool:
        """Whether a clue's island has all its cells."""
        return self.size[clue] != ANY and len(self.island(clue)) == int(self.size[clue])

    def need(self, clue: Cell) -> int:
        """How many cells an island must have: of `?`, one."""
        return 1 if self.size[clue] == ANY else int(self.size[clue])

    def allowed(self, clue: Cell) -> set[Cell]:
        """The cells that may be a clue's: no sea, not beside the land of another clue."""
        others = {cell for cell in self.owners if self.owners[cell] != clue}
        land = set().union(*(self.island(cell) for cell in others)) - self.island(clue)
        return self.cells - self.sea - self.lost[clue] - land - around(land)

    def reach(self, clue: Cell, without: Collection[Cell] = ()) -> set[Cell]:
        """The cells that a clue's island can come to with as many cells as it may have."""
        start, free = self.island(clue), self.allowed(clue) - set(without)
        if self.size[clue] == ANY:
            return flood(start, free)
        land = {cell: frozenset(start) for cell in start}  # with what it takes to come there
        todo = list(start)
        for cell in todo:
            for other in set(beside(cell)) & free:
                whole = land[cell] | self.joins(other, start)
                if len(whole) <= min(self.need(clue), len(land.get(other, self.cells)) - 1):
                    land[other] = whole
                    todo.append(other)
        return set(land)

    def joins(self, cell: Cell, island: Collection[Cell]) -> set[Cell]:
        """The cell, and the land that it would join to an island."""
        return flood({cell}, self.land) - set(island)

    def total(self) -> int:
        """How many cells the sea has."""
        return len(self.cells) - sum(map(int, self.size.values()))

    def spread(self, cell: Cell) -> set[Cell]:
        """What the sea at a cell comes to with as many cells as the sea lacks."""
        reached = flood({cell}, self.sea)
        for _ in range(self.total() - len(self.sea)):
            reached |= (around(reached) & self.cells) - self.land
            reached = flood(reached, self.sea)
        return reached

    def shapes(self, clue: Cell, ruled_out: bool = False) -> Iterator[frozenset[Cell]]:
        """Every shape that a clue's island may have; those too that are known to be out."""
        free = self.allowed(clue)
        todo, seen = [frozenset(self.island(clue))], set()
        while todo:
            shape = todo.pop()
            if shape in seen or len(shape) > self.need(clue):
                continue
            seen.add(shape)
            if len(shape) == self.need(clue):
                if ruled_out or shape not in self.dead[clue]:
                    yield shape
                continue
            grown = (shape | self.island(cell) | {cell} for cell in around(shape) & free)
            todo += [other for other in grown if not other & self.lost[clue]]

    def breaks(self, shape: Collection[Cell]) -> bool:
        """Whether the sea around a shape is land, or has a pool, or is in pieces."""
        sea, land = self.sea | (around(shape) & self.cells), self.land | shape
        pools = any(pool(cell) <= sea for cell in sea)
        return pools or bool(sea & land) or in_pieces(sea, self.cells - land)


def around(cells: Collection[Cell]) -> set[Cell]:
    """The places that touch some cells by a side."""
    return {other for cell in cells for other in beside(cell)} - set(cells)


def flood(start: Collection[Cell], within: Collection[Cell]) -> set[Cell]:
    """What hangs together with these cells."""
    found, todo = set(start), list(start)
    while todo:
        near = [cell for cell in beside(todo.pop()) if cell in within and cell not in found]
        found.update(near)
        todo += near
    return found


def shape_of(words: str) -> frozenset[Cell]:
    """The cells of a shape."""
    return frozenset(map(cell_of, words.split("+")))


def pool(cell: Cell) -> set[Cell]:
    """The square with this cell at its top left."""
    r, c = cell
    return {cell, (r, c + 1), (r + 1, c), (r + 1, c + 1)}


def in_pieces(sea: Collection[Cell], room: Collection[Cell]) -> bool:
    """Whether this sea cannot come together in this room."""
    start = next(iter(sea), None)
    return start is not None and not set(sea) <= flood({start}, set(room) | set(sea))
