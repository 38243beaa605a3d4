"""What follows from a board by LEGUP's direct rules, and by cases within cases."""

from collections.abc import Iterator
from typing import Any

from formats.legup.steps import Case, Dead, Direct, Goal, Split, Unproven, Values, is_dead

DEPTH = 2  # cases within cases, before cells are tried of which neither value is refuted at once
TRIES = 50000  # boards that are explored for one proof: about a minute on 16x16


class Search(Values):
    """What looks for contradictions and goals; it gives up after so many boards."""

    def __init__(self, laws: Any) -> None:
        super().__init__(laws)
        self.tries = 0

    def explore(
        self, board: Any, depth: int, goal: Goal | None = None, near: int = 0
    ) -> tuple[list[Any], Any]:
        """(steps, board) of what follows, up to a contradiction or the goal if it comes to one."""
        self.tries += 1
        if self.tries > TRIES:
            raise Unproven(board.unknown)
        steps, looked = [], 0
        while True:
            rule = self.laws.contradiction(board)
            if rule:
                return [*steps, Dead(rule)], board
            if goal and self.is_met(board, goal):
                return steps, board
            more = self.advance(board)
            if not more and depth:
                more, looked = self.look_ahead(board, depth - 1, near, looked)
            if not more:
                return steps, board
            steps += more
            for step in more:
                board = board.mark(step.cell, step.value)
                near |= step.cell

    def is_met(self, board: Any, goal: Goal) -> bool:
        """Whether so many of the cells have the value."""
        known = dict(zip(self.laws.values, self.laws.known(board), strict=True))[goal.value]
        return (goal.cells & known).bit_count() >= goal.wanted

    def advance(self, board: Any) -> list[Any]:
        """What follows next, by the cheapest direct rules that say anything."""
        for found in self.laws.rounds(board):
            steps, open_cells = [], board.unknown
            for cells, value, rule in found:
                steps += [Direct(rule, cell, value) for cell in self.laws.each(cells & open_cells)]
                open_cells &= ~cells
            if steps:
                return steps
        return []

    def look_ahead(self, board: Any, depth: int, near: int, looked: int) -> tuple[list[Any], int]:
        """(a cell one value of which leads to a contradiction, the cells tried since the last one).

        Cells are tried from near to far; those in `looked` come last, as they were tried before
        something else was found.
        """
        order = [*self.outwards(board, near, looked), *self.outwards(board, near, ~looked)]
        for cell in order:
            for value in self.laws.values:
                steps, _ = self.explore(board.mark(cell, value), depth, near=cell)
                if is_dead(steps):
                    return [Case(cell, self.other(value), steps)], looked
            looked |= cell
        return [], looked

    def outwards(self, board: Any, near: int, without: int) -> Iterator[int]:
        """The unknown cells from near to far, without these."""
        rest = board.unknown & ~without
        while rest:
            yield from self.laws.each(near & rest)
            rest &= ~near
            more = near | board.around(near)
            near = more if more != near else rest

    def split(self, board: Any, near: int) -> list[Any]:
        """The steps to a contradiction, by both values of a cell where nothing else is left."""
        steps, board = self.explore(board, DEPTH - 1, near=near)
        if is_dead(steps):
            return steps
        if not board.unknown:
            raise Unproven(board.unknown)
        cell = max(self.laws.each(board.unknown), key=lambda cell: self.told(board, cell))
        branches = {value: self.split(board.mark(cell, value), cell) for value in self.laws.values}
        return [*steps, Split(cell, branches)]

    def told(self, board: Any, cell: int) -> int:
        """How much the two values of a cell tell: the product of what each leads to."""
        told = 1
        for value in self.laws.values:
            _, end = self.explore(board.mark(cell, value), 0)
            told *= (board.unknown & ~end.unknown).bit_count()
        return told
