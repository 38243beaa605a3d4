"""The rules of LEGUP for Light Up, as far as proofs are written with them."""

from collections.abc import Iterator
from typing import Any

from formats import solver
from formats.legup.rules import Found, Rule, Ways
from ground.solutions import each


class LightUp:
    """Light Up; `lit` in a solver's board is LEGUP's "lite" for cells without a bulb."""

    name = "LightUp"
    solver = solver("light_up")
    each = staticmethod(each)
    values = {"bulb": -4, "empty": -3}  # noqa: RUF012
    case = Rule("LTUP-CASE-0001", "Light or Empty")
    satisfy = Rule("LTUP-CASE-0002", "Satisfy Number")

    lit = Rule("LTUP-BASC-0002", "Empty Cells in Light")
    corners = Rule("LTUP-BASC-0003", "Empty Corners")
    finish = Rule("LTUP-BASC-0004", "Finish with Bulbs")
    rest = Rule("LTUP-BASC-0005", "Finish with Empty")
    must = Rule("LTUP-BASC-0006", "Must Light")
    path = Rule("LTUP-CONT-0001", "Bulbs In Path")
    dark = Rule("LTUP-CONT-0002", "Cannot Light A Cell")
    few = Rule("LTUP-CONT-0003", "Too Few Bulbs")
    many = Rule("LTUP-CONT-0004", "Too Many Bulbs")

    @staticmethod
    def known(board: Any) -> tuple[int, int]:
        """The cells that have the first value, and those that have the second."""
        return board.bulbs, board.empty

    @staticmethod
    def possible(board: Any) -> int:
        """The cells that have a bulb or may get one."""
        return board.bulbs | board.unknown & ~board.lit

    def contradiction(self, board: Any) -> Rule | None:
        """The contradiction rule that applies, if there is one."""
        if board.bulbs & board.lit:
            return self.path
        if board.compare(board.bulbs)[2]:
            return self.many
        if board.compare(self.possible(board))[0]:
            return self.few
        return self.dark if self.is_dark(board, board.few()[0]) else None

    def is_dark(self, board: Any, cells: int) -> bool:
        """Whether one of these cells is without a bulb and can be lit by none."""
        free = board.unknown & ~board.lit
        return any(
            not board.sees[cell] & free for cell in self.each(cells & board.empty & ~board.lit)
        )

    def direct(self, board: Any, cell: int, value: str) -> Iterator[Rule]:
        """The direct rules by which an unknown cell has this value."""
        if value == "empty":
            if cell & board.lit:
                yield self.lit
            if board.numbers_at(cell) & board.met(board.bulbs):
                yield self.rest
            possible = self.possible(board.mark(cell, "bulb"))
            if self.diagonal(board, cell) & board.compare(possible)[0]:
                yield self.corners
            return
        without = board.mark(cell, "empty")
        if board.numbers_at(cell) & board.compare(self.possible(without))[0]:
            yield self.finish
        if not cell & board.lit and self.is_dark(without, board.sees[cell] | cell):
            yield self.must

    def diagonal(self, board: Any, cell: int) -> int:
        """The numbers that touch a cell by a corner."""
        row = board.stride
        beside = cell << 1 | cell >> 1
        return (beside << row | beside >> row) & board.clued

    def rounds(self, board: Any) -> Iterator[list[Found]]:
        """What the direct rules say, the cheapest first."""
        yield [(board.lit & board.unknown, "empty", self.lit)]
        yield [(board.around(board.met(board.bulbs)) & board.unknown, "empty", self.rest)]
        tight = board.around(board.met(board.bulbs | board.unknown))
        yield [(tight & board.unknown, "bulb", self.finish)]
        yield [(self.lone_place(board), "bulb", self.must)]
        corners = self.solver.empty_corners(board)
        yield [(found.cells, "empty", self.corners) for found in corners]

    def lone_place(self, board: Any) -> int:
        """A place for a bulb where alone it lights some dark cell; one, as it may light others."""
        return next((board.places(cell) for cell in self.each(board.few()[0])), 0)

    def ways(self, board: Any, rule: str, subject: int) -> tuple[Rule, Ways] | None:
        """LEGUP's cases where the solver's rule looks at cases of `subject`."""
        if rule == "satisfy_number":
            free = board.around(subject) & board.unknown & ~board.lit
            lacks = next(k for k in range(5) if board.numbers[k] & subject)
            lacks -= (board.around(subject) & board.bulbs).bit_count()
            cases = [0]
            for cell in self.each(free):
                cases += [bulbs | cell for bulbs in cases]
            fitting = [bulbs for bulbs in cases if bulbs.bit_count() == lacks]
            return self.satisfy, [(bulbs, free & ~bulbs) for bulbs in fitting]
        if rule == "light_or_empty":
            return self.case, [(subject, 0), (0, subject)]
        return None
