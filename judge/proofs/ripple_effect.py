"""Ripple Effect: an atom is true where a cell holds a value.

Facts: `r4c4 3`, `r4c4 not 3`.  That a cell holds just one number is part of what these words mean.
Laws: `room X`: the cells of the room hold 1 to n, each once.  `row 3, 2` and `column 4, 1`: two
numbers 2 in row 3 have two cells or more between them, two numbers 1 in column 4 one.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, chain
from typing import NamedTuple

from judge.checkers.grid import Cell, cells_of, lines_of, name, number_of, pieces, quoted, size_of
from judge.checkers.ripple_effect import OPEN, Puzzle, read
from judge.proofs.board import Fact, bits, cell_of, check_grid
from judge.proofs.prover import Known, Law, exactly, places, single

MOST_ATOMS = 200_000
LINES = ("row", "column")


class Places(NamedTuple):
    """The cells of a room can take its numbers all at once: `atoms[cell][number]`."""

    first: int  # where in a set they begin
    atoms: Sequence[Sequence[int]]

    @property
    def cost(self) -> int:
        """Every cell may look at every number."""
        return 1 + len(self.atoms) ** 2 // 4

    def narrow(self, yes: int, no: int) -> Known | None:
        """Give the cells numbers one by one; one that has none asks others to make place."""
        taken: dict[int, int] = {}
        out = no >> self.first
        free = [[n for n, atom in enumerate(row) if not atom & out] for row in self.atoms]
        for cell in range(len(free)):
            if not give(cell, free, taken):
                return None
        return yes, no

    def wanted(self, _yes: int, _no: int) -> int:
        """Nothing: that each number is there just once is for others to see."""
        return 0


def give(cell: int, free: list[list[int]], taken: dict[int, int]) -> bool:
    """Give a cell one of its numbers, and move others as needed; whether that can be."""
    came: dict[int, tuple[int, int]] = {}  # number -> the cell that would take it, and its own
    todo = [(cell, -1)]
    for taker, own in todo:
        for number in free[taker]:
            if number in came:
                continue
            came[number] = taker, own
            if number in taken:
                todo.append((taken[number], number))
                continue
            while number >= 0:
                taker, own = came[number]
                taken[number] = taker
                number = own
            return True
    return False


class RippleEffect:
    """A puzzle and its words."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.rooms = puzzle.rooms()
        self.most = max(map(len, self.rooms.values()))
        self.atoms: dict[Cell, range] = {}  # the places of those of a cell: for 1, 2, 3, ...
        start = 0
        for cells in self.rooms.values():
            for cell in cells:
                self.atoms[cell] = range(start, start + len(cells))
                start += len(cells)
        self.place = {
            place: (cell, number)
            for cell, atoms in self.atoms.items()
            for number, place in enumerate(atoms, 1)
        }
        self.fixed = 0, 0
        self.given = [f"{name(cell)} {number}" for cell, number in puzzle.given.items()]

    def fact(self, words: str) -> Fact:
        """`r4c4 3` or `r4c4 not 3`."""
        parts = words.split(" ")
        number = number_of(parts[-1])
        if len(parts) != 2 and (len(parts) != 3 or parts[1] != "not"):
            raise ValueError(f"expected 'CELL NUMBER' or 'CELL not NUMBER', found {quoted(words)}")
        cell = cell_of(parts[0], self.atoms)
        atoms = self.atoms[cell]
        if number is None or not 1 <= number <= len(atoms) or str(number) != parts[-1]:
            what = f"a number from 1 to {len(atoms)}"
            raise ValueError(f"expected {what}, found {quoted(parts[-1])}")
        atom, every = 1 << number - 1, (1 << len(atoms)) - 1
        told = (atom, every & ~atom) if len(parts) == 2 else (0, atom)
        return Fact(words, *told, first=atoms.start)

    def opposite(self, fact: Fact) -> Fact:
        """Not 3 for 3, 3 for not 3."""
        cell, *rest = fact.words.split()
        return self.fact(f"{cell} {rest[-1]}" if len(rest) == 2 else f"{cell} not {rest[0]}")

    def law(self, words: str) -> str:
        """`room X`, `row 3, 2` or `column 4, 1`."""
        kind, _, rest = words.partition(" ")
        if kind == "room" and rest in self.rooms:
            return words
        line, comma, value = rest.partition(", ")
        numbers = [number_of(word) or 0 for word in (line, value)]
        ends = {"row": self.puzzle.height, "column": self.puzzle.width}
        if not comma or kind not in LINES or words != f"{kind} {numbers[0]}, {numbers[1]}":
            raise ValueError(f"no such law: {quoted(words)}")
        if not (1 <= numbers[0] <= ends[kind] and 1 <= numbers[1] <= self.most):
            raise ValueError(f"no such law: {quoted(words)}")
        return words

    def laws(self) -> Iterator[str]:
        """A law for each room, and for each row and column and value."""
        yield from (f"room {label}" for label in self.rooms)
        values = range(1, 1 + self.most)
        for kind, end in zip(LINES, (self.puzzle.height, self.puzzle.width), strict=True):
            yield from (f"{kind} {line}, {v}" for line in range(1, end + 1) for v in values)

    def meaning(self, facts: Sequence[Fact], laws: Iterable[str]) -> list[Law]:
        """Numbers are counted; and no cell of which more is said holds two of them."""
        found = [law for words in laws for law in self.law_of(words)]
        touched = 0
        for law in found:
            touched |= getattr(law, "plus", 0)
        for fact in facts:
            touched |= fact.yes | fact.no
        cells = {self.place[place][0] for place in places(touched)}
        return [single([self.atoms[cell] for cell in sorted(cells)]), *found]

    def law_of(self, words: str) -> list[Law]:
        """One law."""
        kind, rest = words.split(" ", 1)
        if kind == "room":
            return self.room(self.rooms[rest])
        line, value = map(int, rest.split(", "))
        end = self.puzzle.width if kind == "row" else self.puzzle.height
        cells = [(line - 1, i) if kind == "row" else (i, line - 1) for i in range(end)]
        held = [self.atoms[cell][value - 1 : value] for cell in cells]
        atoms, upto = [*chain(*held)], [0, *accumulate(map(len, held))]
        ends = ((upto[i], upto[min(i + value + 1, end)]) for i in range(max(1, end - value)))
        return [single([atoms[first:last] for first, last in ends if last - first > 1])]

    def room(self, cells: list[Cell]) -> list[Law]:
        """One number in each cell, one cell for each number."""
        size, first = len(cells), self.atoms[cells[0]].start
        atoms = [[1 << size * cell + number for number in range(size)] for cell in range(size)]
        groups = (*atoms, *zip(*atoms, strict=True))
        return [*(exactly(sum(group) << first, 1) for group in groups), Places(first, atoms)]

    def unsettled(self, known: Known) -> int:
        """Cells without a number."""
        return len(self.atoms) - known[0].bit_count()

    def words(self, known: Known) -> list[str]:
        """The numbers that stand; of other cells those that are out."""
        told = {self.place[place][0] for place in places(known[0])}
        found = []
        for atom in bits(known[0] | known[1]):
            cell, number = self.place[atom.bit_length() - 1]
            if atom & known[0]:
                found.append(f"{name(cell)} {number}")
            elif cell not in told:
                found.append(f"{name(cell)} not {number}")
        return found

    def draw(self, known: Known) -> list[str]:
        """The numbers that stand."""
        places = (self.place[atom.bit_length() - 1] for atom in bits(known[0]))
        told = {cell: str(number) for cell, number in places}
        wide = max(map(len, told.values()), default=1)
        height, width = self.puzzle.height, self.puzzle.width
        return [
            " ".join(told.get((r, c), OPEN).rjust(wide) for c in range(width))
            for r in range(height)
        ]


def board(text: str) -> RippleEffect:
    """A puzzle; ValueError if it is none."""
    check_grid(text, blocks=2)
    lines = lines_of(text)
    height, width = size_of(lines[0])
    for number, line in enumerate(lines[1 + height :], 2 + height):
        for word in cells_of(line, width):
            if word != OPEN and not number_of(word):
                raise ValueError(f"line {number}: expected a number or '.', found {quoted(word)}")
    puzzle = read(text)
    for label, cells in puzzle.rooms().items():
        if len(list(pieces(cells))) > 1:
            raise ValueError(f"room {quoted(label)} is in pieces")
    sizes = {label: len(cells) for label, cells in puzzle.rooms().items()}
    if sum(size**2 for size in sizes.values()) > MOST_ATOMS:
        raise ValueError("the rooms are too large to be checked")
    for cell, number in puzzle.given.items():
        if number > sizes[puzzle.room[cell]]:
            raise ValueError(f"given {number} at {name(cell)}, whose room has fewer cells")
    return RippleEffect(puzzle)
