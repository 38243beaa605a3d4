"""The rules of LEGUP for Nurikabe, as far as proofs are written with them."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from formats import solver
from formats.legup.rules import Found, Rule, Ways
from ground.solutions import each


class Region(NamedTuple):
    """A piece of white cells: its cells, its shore, its numbers, and the cells that it lacks."""

    cells: int
    shore: int
    numbers: int
    lacks: int


class Nurikabe:
    """Nurikabe; LEGUP says white for island, and black for sea.

    Its rule Fill In Black (NURI-BASC-0004) is not among these, as Can't Reach Cell says as much.
    """

    name = "Nurikabe"
    solver = solver("nurikabe")
    each = staticmethod(each)
    values = {"island": 0, "sea": -1}  # noqa: RUF012
    case = Rule("NURI-CASE-0001", "Black or White")

    between = Rule("NURI-BASC-0001", "Black Between Regions")
    neck = Rule("NURI-BASC-0002", "Black Bottle Neck")
    corner = Rule("NURI-BASC-0003", "Corners Black")
    fill_white = Rule("NURI-BASC-0005", "Fill In White")
    square = Rule("NURI-BASC-0006", "Prevent Black Square")
    surround = Rule("NURI-BASC-0007", "Surround Region")
    reach = Rule("NURI-BASC-0008", "Can't Reach Cell")
    white_neck = Rule("NURI-BASC-0009", "White Bottle Neck")
    pool = Rule("NURI-CONT-0001", "Black Square")
    unreachable = Rule("NURI-CONT-0002", "Unreachable White Cell")
    isolated = Rule("NURI-CONT-0003", "Isolated Black")
    multiple = Rule("NURI-CONT-0004", "Multiple Numbers")
    no_number = Rule("NURI-CONT-0005", "No Number")
    few = Rule("NURI-CONT-0006", "Too Few Spaces")
    many = Rule("NURI-CONT-0007", "Too Many Spaces")

    def __init__(self) -> None:
        self._regions: dict[tuple[Any, int], list[Region]] = {}  # by puzzle and white cells

    @staticmethod
    def known(board: Any) -> tuple[int, int]:
        """The cells that have the first value, and those that have the second."""
        return board.island & ~board.puzzle.clued, board.sea

    # What is asked of a board.

    def regions(self, board: Any) -> list[Region]:
        """Every piece of white cells."""
        white = board.puzzle, board.island
        if white not in self._regions:
            pieces = self.pieces(board, board.island)
            self._regions[white] = [self.region(board, cells) for cells in pieces]
        return self._regions[white]

    def region(self, board: Any, cells: int) -> Region:
        """A piece of white cells, and what is asked of it."""
        numbers, lacks = cells & board.puzzle.clued, 0
        if numbers:
            smallest = min([board.puzzle.clues[cell] for cell in self.each(numbers)])
            lacks = smallest - cells.bit_count()
        return Region(cells, board.around(cells), numbers, lacks)

    def pieces(self, board: Any, cells: int) -> Iterator[int]:
        """The pieces in which some cells hang together."""
        while cells:
            piece = board.flood(cells & -cells, cells)
            yield piece
            cells &= ~piece

    def reached(self, board: Any) -> int:
        """The cells that a number can reach by unknown and white cells with what it lacks."""
        reached, within = 0, board.unknown | board.island & ~board.puzzle.clued
        for region in self.regions(board):
            reached |= region.cells if region.numbers else 0
            if region.lacks > 0:
                reached |= board.flood(region.cells, within, region.lacks)
        return reached

    def is_cut(self, board: Any, black: int, possible: int) -> bool:
        """Whether black cells cannot hang together by cells that may be black."""
        return bool(black & ~board.flood(black & -black, possible))

    def has_few(self, board: Any, possible: int) -> bool:
        """Whether a piece of the cells that may be white is too small for all its numbers.

        A flood has more cells after each step, or is complete: as many steps as a number says
        are enough to see whether it has room.
        """
        numbers = board.puzzle.clued & possible
        while numbers:
            number = numbers & -numbers
            room = board.flood(number, possible, board.puzzle.clues[number])
            size = room.bit_count()
            if all(
                board.puzzle.clues[cell] > size for cell in self.each(room & board.puzzle.clued)
            ):
                return True
            numbers &= ~room
        return False

    def unites_badly(self, board: Any, cells: int) -> bool:
        """Whether white cells would be a region with two numbers, or with more than its number."""
        region = self.region(board, cells)
        return region.numbers & (region.numbers - 1) > 0 or region.lacks < 0

    # The rules.

    def contradiction(self, board: Any) -> Rule | None:
        """The contradiction rule that applies, if there is one."""
        if board.pools(board.sea):
            return self.pool
        return self.bad_region(board) or self.bad_room(board)

    def bad_region(self, board: Any) -> Rule | None:
        """The contradiction rule that applies to a piece of white cells."""
        for region in self.regions(board):
            if region.numbers & (region.numbers - 1) > 0:
                return self.multiple
            if region.lacks < 0:
                return self.many
            if not region.numbers and not region.shore & board.unknown:
                return self.no_number
        return None

    def bad_room(self, board: Any) -> Rule | None:
        """The contradiction rule that applies to what may come to hang together."""
        if board.sea and self.is_cut(board, board.sea, board.sea | board.unknown):
            return self.isolated
        if self.has_few(board, board.island | board.unknown):
            return self.few
        return self.unreachable if board.island & ~self.reached(board) else None

    def direct(self, board: Any, cell: int, value: str) -> Iterator[Rule]:
        """The direct rules by which an unknown cell has this value."""
        if value == "sea":
            yield from self.direct_black(board, cell)
        else:
            yield from self.direct_white(board, cell)

    def direct_black(self, board: Any, cell: int) -> Iterator[Rule]:
        """The direct rules by which an unknown cell is black."""
        near = [region for region in self.regions(board) if region.shore & cell]
        union = cell
        for region in near:
            union |= region.cells
        numbered = [region for region in near if region.numbers]
        if any(not region.lacks for region in numbered):
            yield self.surround
        if len(near) > 1 and self.unites_badly(board, union):
            yield self.between
        if not numbered and not cell & self.reached(board):
            yield self.reach
        possible = (board.sea | board.unknown) & ~cell
        if board.sea and self.is_cut(board, board.sea, possible):
            yield self.neck
        if self.is_corner(board, cell):
            yield self.corner

    def direct_white(self, board: Any, cell: int) -> Iterator[Rule]:
        """The direct rules by which an unknown cell is white."""
        if board.pools(board.sea | cell):
            yield self.square
        possible = (board.island | board.unknown) & ~cell
        if self.has_few(board, possible) or any(
            not region.numbers and not region.shore & board.unknown & ~cell
            for region in self.regions(board)
        ):
            yield self.white_neck
        if self.is_cut(board, board.sea | cell, board.sea | board.unknown):
            yield self.fill_white

    def is_corner(self, board: Any, cell: int) -> bool:
        """Whether Corners Black holds: a white cell of a region one short has two ways by `cell`.

        LEGUP looks at the corners of the cell in this order, and gives up at the first around
        which it sees two numbers.
        """
        row, white = board.stride, board.island
        for side in -1, 1:
            for down in -row, row:
                one, two = shifted(cell, side), shifted(cell, down)
                if not (one & board.unknown and two & board.unknown):
                    continue
                start = shifted(cell, side + down) & white
                open_cells = (white | board.unknown) & ~(cell | one | two)
                if start and self.has_few(board, open_cells):
                    region = self.region(board, board.flood(start, open_cells))
                    if region.numbers & (region.numbers - 1):
                        return False
                    if region.numbers and region.lacks == 1:
                        return True
        return False

    def rounds(self, board: Any) -> Iterator[list[Found]]:
        """What the direct rules say, the cheapest first."""
        yield self.round_regions(board)
        yield self.round_squares(board)
        yield self.round_exits(board)
        yield [(board.unknown & ~self.reached(board), "sea", self.reach)]
        yield self.round_necks(board)
        yield self.round_white_necks(board)
        yield self.round_corners(board)

    def round_regions(self, board: Any) -> list[Found]:
        """Surround Region and Black Between Regions."""
        found = []
        once = twice = 0
        for region in self.regions(board):
            if region.numbers and not region.lacks:
                found.append((region.shore & board.unknown, "sea", self.surround))
            twice |= once & region.shore
            once |= region.shore
        for cell in self.each(twice & board.unknown):
            union = cell
            for region in self.regions(board):
                if region.shore & cell:
                    union |= region.cells
            if self.unites_badly(board, union):
                found.append((cell, "sea", self.between))
        return found

    def round_squares(self, board: Any) -> list[Found]:
        """Prevent Black Square."""
        near = board.around(board.sea) & board.unknown
        return [
            (cell, "island", self.square)
            for cell in self.each(near)
            if board.pools(board.sea | cell)
        ]

    def round_exits(self, board: Any) -> list[Found]:
        """White Bottle Neck, where a region that must grow has one way out."""
        found = []
        for region in self.regions(board):
            ways = region.shore & board.unknown
            if ways and not ways & (ways - 1) and (region.lacks > 0 or not region.numbers):
                found.append((ways, "island", self.white_neck))
        return found

    def round_necks(self, board: Any) -> list[Found]:
        """Black Bottle Neck and Fill In White."""
        if not board.sea:
            return []
        water = board.flood(board.sea & -board.sea, board.sea | board.unknown)
        found = [(board.unknown & ~water, "island", self.fill_white)]
        return found + [
            (cell, "sea", self.neck)
            for cell in self.each(board.gates(water) & water & board.unknown)
            if self.is_cut(board, board.sea, water & ~cell)
        ]

    def round_white_necks(self, board: Any) -> list[Found]:
        """White Bottle Neck, where a number needs a cell to have room for all its cells."""
        found = []
        for room in self.pieces(board, board.island | board.unknown):
            if room & board.puzzle.clued:
                spare = self.region(board, room).lacks
                cells = room if not spare else board.gates(room) & room
                found += [
                    (cell, "island", self.white_neck)
                    for cell in self.each(cells & board.unknown)
                    if self.has_few(board, room & ~cell)
                ]
        return found

    def round_corners(self, board: Any) -> list[Found]:
        """Corners Black."""
        found = []
        for region in self.regions(board):
            ways = region.shore & board.unknown if region.lacks == 1 else 0
            one, two = ways & -ways, ways & (ways - 1)
            if two and not two & (two - 1):
                corner = board.around(one) & board.around(two) & board.unknown
                if corner and self.is_corner(board, corner):
                    found.append((corner, "sea", self.corner))
        return found

    def ways(self, board: Any, rule: str, at: Any) -> tuple[Rule, Ways] | None:
        """LEGUP's cases where the solver's rule looks at cases of a cell."""
        if rule == "refute_opposite" and at[0] & board.unknown:
            return self.case, [(at[0], 0), (0, at[0])]
        return None


def shifted(cells: int, steps: int) -> int:
    """A set of cells moved forward by so many bits, or back."""
    return cells << steps if steps > 0 else cells >> -steps
