"""What the modules of the puzzles have in common: their protocol, and the names of places.

A module has one function, board(text), which reads a puzzle (ValueError says what is wrong with
it) and returns what knows its words: a Board.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from judge.checkers.grid import Cell, cells_of, lines_of, name, number_of, quoted, size_of, words_of
from judge.proofs.prover import Known, Law

MOST_CELLS = 10_000
CELL = re.compile("r([1-9][0-9]{0,4})c([1-9][0-9]{0,4})")


class Fact(NamedTuple):
    """A fact in the words that name it, the atoms that it makes true and false, and what else.

    The atoms are kept as numbers from `first` on: there are many facts, and more atoms.
    """

    words: str
    true: int
    false: int
    law: object = None  # where it is more than some atoms: for `meaning`
    first: int = 0

    @property
    def yes(self) -> int:
        """The atoms that it makes true."""
        return self.true << self.first

    @property
    def no(self) -> int:
        """The atoms that it makes false."""
        return self.false << self.first


class Board(Protocol):
    """What the words of a proof mean on one puzzle."""

    puzzle: Any  # as its checker reads it: equal where two texts say the same
    given: Sequence[str]  # the facts that the puzzle gives, to be named in proofs
    fixed: Known  # what else is known, and needs no name

    def fact(self, words: str) -> Fact:
        """The fact of these words; ValueError if there is none."""

    def opposite(self, fact: Fact) -> Fact:
        """The fact that holds just when this one does not."""

    def law(self, words: str) -> str:
        """The law of these words, as this module names it; ValueError if there is none."""

    def laws(self) -> Iterator[str]:
        """Every law, but no theorem."""

    def meaning(self, facts: Sequence[Fact], laws: Iterable[str]) -> list[Law]:
        """What must be kept by these laws, and by the facts that are more than atoms."""

    def unsettled(self, known: Known) -> int:
        """How many places are open."""

    def words(self, known: Known) -> list[str]:
        """What is known, as facts."""

    def draw(self, known: Known) -> list[str]:
        """What is known, as a drawing."""


def known_of(facts: Iterable[Fact]) -> Known:
    """The atoms that the facts make true and false."""
    yes = no = 0
    for fact in facts:
        yes |= fact.yes
        no |= fact.no
    return yes, no


def bits(atoms: int) -> Iterator[int]:
    """The atoms of a set, one by one, as sets; a large set is gone through once."""
    text = f"{atoms:b}"[::-1]
    place = text.find("1")
    while place >= 0:
        yield 1 << place
        place = text.find("1", place + 1)


def cell_of(word: str, cells: Collection[Cell]) -> Cell:
    """The cell of that name, if it is one of these; ValueError."""
    match = CELL.fullmatch(word)
    cell = (int(match[1]) - 1, int(match[2]) - 1) if match else (-1, -1)
    if cell not in cells:
        raise ValueError(f"no such cell: {quoted(word)}")
    return cell


def region_of(word: str, cells: Collection[Cell]) -> list[Cell]:
    """The cells of `r1c1+r1c2`, in reading order, all of them for `board`; ValueError."""
    if word == "board":
        return sorted(cells)
    region = [cell_of(part, cells) for part in word.split("+")]
    if len(set(region)) < len(region):
        raise ValueError("a cell stands twice in a region")
    return sorted(region)


def region_name(region: Iterable[Cell]) -> str:
    """`r1c1+r1c2`."""
    return "+".join(name(cell) for cell in sorted(region))


def split(words: str, shape: str) -> tuple[str, str]:
    """The two parts of words that are parted by one blank; ValueError says what was expected."""
    parts = words.split(" ")
    if len(parts) != 2:
        raise ValueError(f"expected {shape}, found {quoted(words)}")
    return parts[0], parts[1]


def check_grid(text: str, blocks: int = 1) -> None:
    """ValueError unless the text is a size and so many blocks of rows of that size.

    In a single column of several blocks a word is one cell.
    """
    lines = lines_of(text)
    sizes = words_of(lines[0]) if lines else []
    if not 1 <= len(sizes) <= 2 or not all(number_of(word) for word in sizes):
        raise ValueError("line 1: expected N or H W")
    height, width = size_of(lines[0])
    if height * width > MOST_CELLS:
        raise ValueError(f"line 1: expected at most {MOST_CELLS} cells")
    if len(lines) != 1 + blocks * height:
        raise ValueError(f"expected {blocks * height} rows, found {len(lines) - 1}")
    for number, line in enumerate(lines[1:], 2):
        cells = words_of(line) if width < blocks else cells_of(line, width)
        found = len(cells)
        if found != width:
            raise ValueError(f"line {number}: expected {width} cells, found {found}")
