"""The edges of the castle."""

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations

from tests.helpers.spoken import Told
from tests.helpers.witness.alcazar import Words
from tests.helpers.witness.places import cell as cell_of
from tests.helpers.witness.places import name


class Board:
    """The edges with the cells at their ends, and what is known of them."""

    def __init__(self, text: str) -> None:
        words = Words(text)
        self.cells = [name(cell) for cell in words.cells]
        inside = set(words.cells)
        self.ends = {
            words.edge_name(edge): [name(cell) for cell in edge if cell in inside]
            for _, edge in words.edges
        }
        self.known = dict(fact.split(" ") for fact in words.given)
        self.borders: dict[frozenset[str], list[str]] = {}

    def learn(self, facts: Iterable[tuple[str, str]]) -> None:
        """These are known from now on."""
        self.known.update(facts)

    def knows(self, fact: str) -> bool:
        """Whether a fact is known."""
        edge, value = fact.split(" ")
        return self.known.get(edge) == value

    def ways(self, region: Collection[str]) -> list[str]:
        """The edges with just one end in a region."""
        cells = frozenset(region)
        if cells not in self.borders:
            self.borders[cells] = [e for e, ends in self.ends.items() if len(cells & {*ends}) == 1]
        return self.borders[cells]

    def are(self, edges: Iterable[str], *values: str) -> list[str]:
        """Those edges that are this; `open` is what nothing is known of."""
        return [edge for edge in edges if self.known.get(edge, "open") in values]

    def doors(self) -> list[str]:
        """The edges that lead outside."""
        return [edge for edge, ends in self.ends.items() if len(ends) == 1]

    def piece(self, start: str, edges: Iterable[str]) -> set[str]:
        """The cells that these edges join to one."""
        piece, left = {start}, list(edges)
        grew = True
        while grew:
            grew = False
            for edge in left:
                ends = self.ends[edge]
                if len(ends) == 2 and (ends[0] in piece) != (ends[1] in piece):
                    piece.update(ends)
                    grew = True
        return piece

    def path(self) -> list[str]:
        """The edges that are known to be in the path."""
        return self.are(self.ends, "path")

    def loops(self, edges: Sequence[str]) -> bool:
        """Whether some of these edges close a loop."""
        inner = [edge for edge in edges if len(self.ends[edge]) == 2]
        return any(
            self.ends[edge][1]
            in self.piece(self.ends[edge][0], [other for other in inner if other != edge])
            for edge in inner
        )

    def ended(self, edges: Sequence[str]) -> bool:
        """Whether these edges join two doors, and miss a cell."""
        used = [self.ends[edge][0] for edge in edges if len(self.ends[edge]) == 1]
        return any(
            two in self.piece(one, edges) and len(self.piece(one, edges)) < len(self.cells)
            for one, two in combinations(used, 2)
        )

    def more(self, region: Collection[str]) -> int:
        """How many more cells of a region have the colour of r1c1."""
        return sum(1 if is_black(cell) else -1 for cell in region)

    def supposing(self, facts: Iterable[str]) -> "Board":
        """This board with more facts."""
        other = object.__new__(Board)
        other.cells, other.ends, other.borders = self.cells, self.ends, self.borders
        other.known = {**self.known, **dict(fact.split(" ") for fact in facts)}
        return other


def is_black(cell: str) -> bool:
    """Whether a cell has the colour of r1c1."""
    return sum(cell_of(cell)) % 2 == 0


def at_black(board: Board, edge: str, region: Collection[str]) -> bool:
    """Whether an edge at the border of a region is at a black cell of it."""
    return next(is_black(cell) for cell in board.ends[edge] if cell in region)


def can_balance(board: Board, cells: Collection[str]) -> bool:
    """Whether the open edges at the border of a region can make its colours balance."""
    border = board.ways(cells)
    signs = {edge: 1 if at_black(board, edge, cells) else -1 for edge in border}
    now = sum(signs[edge] for edge in board.are(border, "path"))
    may = [signs[edge] for edge in board.are(border, "open")]
    return now - may.count(-1) <= 2 * board.more(cells) <= now + may.count(1)


def region_of(board: Board, told: Told, kind: str) -> list[str]:
    """The region that a theorem of the proof is about."""
    words = next(law.split()[1] for law in told.proof["laws"] if law.split()[0] == kind)
    return board.cells if words == "board" else words.split("+")
