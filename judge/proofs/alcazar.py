"""Alcazar: an atom is true where the path uses an edge; a wall is no edge.

Facts: `r1c1-r1c2 path`, `r1c1-r1c2 blocked`; a door is `r1c1-top` (bottom, left, right).
Laws: `cell r1c1`: the path uses two edges of this cell, doors too.  `doors`: it uses two doors.
`path`: it joins all cells in one piece, closes no loop, and what joins two doors that it uses
passes every cell.

Theorems, for any cells as REGION (`r1c1+r1c2`, or `board` for all); an edge with just one end in
the region, such as a door of it, is at its border:

`crossings REGION`: the path uses an even number of edges at the border, and two or more.  Every
cell of the region has two edges of the path; counted cell by cell, those inside come twice and
those at the border once, so that these are even.  The path comes from outside and to every cell,
so that it uses one of them, and therefore two.

`colours REGION`: let the cells be black and white like a chessboard, r1c1 black.  Of the edges at
the border the path uses so many more at black cells than at white ones as twice the black cells
are more than the white ones.  Black cells have two edges of the path each, and so have white ones;
an edge inside the region is one of a black cell and one of a white, and makes no difference.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from judge.checkers.alcazar import Edge, Puzzle, read
from judge.checkers.grid import Cell, name, quoted
from judge.proofs.board import MOST_CELLS, Fact, bits, cell_of, region_name, region_of, split
from judge.proofs.prover import Known, Law, Sum, exactly

SIDES = {(-1, 0): "top", (1, 0): "bottom", (0, -1): "left", (0, 1): "right"}
VALUES = ("path", "blocked")


class Path(NamedTuple):
    """The law `path`: the atoms of each cell; edges and doors with their cells, as numbers."""

    size: int
    ways: tuple[int, ...]
    edges: tuple[tuple[int, int, int], ...]
    doors: tuple[tuple[int, int], ...]

    @property
    def cost(self) -> int:
        """Every edge is looked at."""
        return 1 + self.size // 2

    def narrow(self, yes: int, no: int) -> Known | None:
        """No loop, nothing finished before its time, no cell cut off."""
        pieces = Pieces(self.size)
        for atom, a, b in self.edges:
            if atom & yes and not pieces.join(a, b):
                return None
        used = [pieces.root(cell) for atom, cell in self.doors if atom & yes]
        no |= self.too_early(yes | no, pieces, set(used))
        if len(used) > 1 < self.size:
            line = self.line(yes, no)
            if len(used) > 2 or line is None:
                return None
            yes, no = line
        for atom, a, b in self.edges:
            if not atom & no:
                pieces.join(a, b)
        return (yes, no) if pieces.cells_of(0) == self.size else None

    def line(self, yes: int, no: int) -> Known | None:
        """Between two doors the path is one line through all cells: each has two ways."""
        for cell in self.ways:
            if (cell & yes).bit_count() > 2 or (cell & ~no).bit_count() < 2:
                return None
            if (cell & yes).bit_count() == 2:
                no |= cell & ~yes
            elif (cell & ~no).bit_count() == 2:
                yes |= cell & ~no
        return yes, no

    def too_early(self, known: int, pieces: "Pieces", used: set[int]) -> int:
        """The unknown atoms that would close a loop, or a line from door to door that is short."""
        early = 0
        for atom, a, b in self.edges:
            if not atom & known:
                one, other = pieces.root(a), pieces.root(b)
                short = pieces.sizes[one] + pieces.sizes[other] < self.size
                if one == other or (short and {one, other} <= used):
                    early |= atom
        for atom, cell in self.doors:
            root = pieces.root(cell)
            if not atom & known and root in used and pieces.sizes[root] < self.size:
                early |= atom
        return early

    def wanted(self, yes: int, no: int) -> int:
        """Every unknown edge between cells; it is kept if doors that are unknown stay unused."""
        return sum(atom for atom, _, _ in self.edges) & ~(yes | no)


class Pieces:
    """Which cells hang together."""

    def __init__(self, size: int) -> None:
        self.roots = list(range(size))
        self.sizes = [1] * size

    def root(self, cell: int) -> int:
        """The cell that stands for the piece of this one."""
        roots = self.roots
        while roots[cell] != cell:
            roots[cell] = cell = roots[roots[cell]]
        return cell

    def join(self, a: int, b: int) -> bool:
        """Join the pieces of two cells; False if they were one."""
        a, b = self.root(a), self.root(b)
        if a == b:
            return False
        if self.sizes[a] < self.sizes[b]:
            a, b = b, a
        self.roots[b] = a
        self.sizes[a] += self.sizes[b]
        return True

    def cells_of(self, cell: int) -> int:
        """How many cells its piece has."""
        return self.sizes[self.root(cell)]


class Alcazar:
    """A puzzle and its words."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.cells = {cell: i for i, cell in enumerate(puzzle.cells())}
        edges = [edge for edge in puzzle.edges() if edge not in puzzle.walls]
        self.atom = {self.edge_name(edge): 1 << i for i, edge in enumerate(edges)}
        self.edge = {1 << i: edge for i, edge in enumerate(edges)}
        self.at: dict[Cell, list[tuple[int, Cell]]] = {cell: [] for cell in self.cells}
        for atom, (one, other) in self.edge.items():
            for cell, far in (one, other), (other, one):
                if cell in self.at:
                    self.at[cell].append((atom, far))
        marks = zip(VALUES, (puzzle.path, puzzle.blocked), strict=True)
        self.fixed = 0, 0
        self.given = [
            f"{self.edge_name(edge)} {value}" for value, marked in marks for edge in sorted(marked)
        ]

    def edge_name(self, edge: Edge) -> str:
        """`r1c1-r1c2`, or `r1c1-top` for a door."""
        one, other = edge
        if one in self.cells and other in self.cells:
            return f"{name(one)}-{name(other)}"
        cell, far = (one, other) if one in self.cells else (other, one)
        return f"{name(cell)}-{SIDES[far[0] - cell[0], far[1] - cell[1]]}"

    def fact(self, words: str) -> Fact:
        """`EDGE path` or `EDGE blocked`."""
        edge, value = split(words, "'EDGE path' or 'EDGE blocked'")
        if edge not in self.atom:
            raise ValueError(f"no such edge: {quoted(edge)}")
        if value not in VALUES:
            raise ValueError(f"expected path or blocked, found {quoted(value)}")
        atom = self.atom[edge]
        return Fact(words, atom, 0) if value == "path" else Fact(words, 0, atom)

    def opposite(self, fact: Fact) -> Fact:
        """Blocked for path, path for blocked."""
        edge, value = fact.words.split()
        return self.fact(f"{edge} {VALUES[value == 'path']}")

    def law(self, words: str) -> str:
        """`doors`, `path`, `cell CELL`, `crossings REGION` or `colours REGION`."""
        if words in ("doors", "path"):
            return words
        kind, place = split(words, "a law")
        if kind == "cell":
            return f"cell {name(cell_of(place, self.cells))}"
        if kind not in ("crossings", "colours"):
            raise ValueError(f"no such law: {quoted(words)}")
        if place == "board":
            return words
        region = region_of(place, self.cells)
        return f"{kind} {'board' if len(region) == len(self.cells) else region_name(region)}"

    def laws(self) -> Iterator[str]:
        """A law for each cell, doors and path."""
        yield from (f"cell {name(cell)}" for cell in self.cells)
        yield from ("doors", "path")

    def meaning(self, _facts: Sequence[Fact], laws: Iterable[str]) -> list[Law]:
        """Edges are counted; the path is followed."""
        named = list(laws)
        both = {"doors", "colours board"} <= set(named)
        return [self.one(*words.split()) for words in named] + (self.doors() if both else [])

    def doors(self) -> list[Law]:
        """How many doors of each colour are used, by `doors` and `colours board` together."""
        used = [0, 0]
        for cell, ways in self.at.items():
            used[sum(cell) % 2] += sum(atom for atom, far in ways if far not in self.at)
        odd = len(self.cells) % 2
        return [exactly(used[0], 1 + odd), exactly(used[1], 1 - odd)]

    def one(self, kind: str, place: str = "board") -> Law:
        """One law or theorem."""
        region = region_of(place, self.cells)
        inside = set(region)
        border = {cell: [a for a, far in self.at[cell] if far not in inside] for cell in region}
        atoms = sum(map(sum, border.values()))
        match kind:
            case "path":
                return self.path()
            case "cell" | "doors":
                return exactly(atoms, 2)
            case "crossings":
                return Sum(atoms, 0, range(2, atoms.bit_count() + 1, 2))
        black = [cell for cell in region if not sum(cell) % 2]
        more = 2 * (2 * len(black) - len(region))
        at_black = sum(sum(border[cell]) for cell in black)
        return Sum(at_black, atoms & ~at_black, range(more, more + 1))

    def path(self) -> Path:
        """The law `path`."""
        edges, doors = [], []
        for atom, edge in self.edge.items():
            one, *other = [self.cells[cell] for cell in edge if cell in self.cells]
            if other:
                edges.append((atom, one, other[0]))
            else:
                doors.append((atom, one))
        ways = (sum(atom for atom, _ in at) for at in self.at.values())
        return Path(len(self.cells), tuple(ways), tuple(edges), tuple(doors))

    def unsettled(self, known: Known) -> int:
        """Edges of which nothing is known."""
        return len(self.edge) - (known[0] | known[1]).bit_count()

    def words(self, known: Known) -> list[str]:
        """Edge by edge."""
        return [
            f"{self.edge_name(self.edge[atom])} {VALUES[not atom & known[0]]}"
            for atom in bits(known[0] | known[1])
        ]

    def draw(self, known: Known) -> list[str]:
        """The drawing with the path in it."""
        return self.puzzle.draw([self.edge[atom] for atom in bits(known[0])])


def board(text: str) -> Alcazar:
    """A puzzle; ValueError if it is none."""
    lines = [line.rstrip() for line in text.split("\n")]
    lines = [line for line in lines if line and not line.startswith("#")]
    size = lines.pop(0) if lines and "+" not in lines[0] else ""
    corners = [line for line in lines if "+" in line]
    height, width = len(corners) - 1, corners[0].count("+") - 1 if corners else 0
    if height < 1 or width < 1 or height * width > MOST_CELLS:
        raise ValueError(f"expected the drawing of 1 to {MOST_CELLS} cells")
    start = corners[0].index("+")
    ends = {(line[start : start + 4 * width + 1 : 4], line.count("+")) for line in corners}
    if ends != {("+" * (width + 1), width + 1)}:
        raise ValueError("expected corners in every fourth column")
    cells = [line for one, line in pairwise(lines) if "+" not in one + line]
    if "+" not in lines[-1] or cells:
        raise ValueError("expected lines of corners and of cells in turn")
    sides = [side.lstrip("0") for side in size.split()]
    if size and sides * (3 - len(sides)) != [str(height), str(width)]:  # one is for both
        raise ValueError(f"line 1: expected the size of the drawing, found {quoted(size)}")
    puzzle = read(text)
    if walls(lines) != walls(" " * start + line for line in puzzle.draw(())):
        raise ValueError("expected walls --- from corner to corner or | between them")
    return Alcazar(puzzle)


def walls(lines: Iterable[str]) -> list[str]:
    """The lines that have walls, with nothing else in them."""
    return list(filter(str.strip, (re.sub(r"[^-|]", " ", line).rstrip() for line in lines)))
