"""Branches cut down to what they need."""

from collections.abc import Callable
from typing import Any

from formats.legup.rules import Marks
from formats.legup.steps import Case, Dead, Direct, Split, Unproven, Values


class Trim(Values):
    """What finds the steps that a branch can do without."""

    def trimmed(self, board: Any, made: Marks, steps: list[Any], goal: int = 0) -> list[Any]:
        """The steps that a branch needs, or all of them if those do not hold by themselves."""
        kept, _ = self.cut(board, made, steps, goal)
        begin = self.marked(board, made)
        for tried in kept, steps:
            found = self.replayed(begin, tried)
            if found is not None:
                return found
        raise Unproven(board.unknown)

    def cut(self, board: Any, made: Marks, steps: list[Any], need: int) -> tuple[list[Any], int]:
        """(steps that are needed, cells made before them that they need).

        `made` is what was marked on the board before the steps, and `need` what is asked of them.
        """
        befores, kept = [], []
        for step in steps:
            befores.append(made)
            if isinstance(step, (Direct, Case)):
                one, two = self.marks_of(step.cell, step.value)
                made = made[0] | one, made[1] | two
        for step, before in zip(reversed(steps), reversed(befores), strict=True):
            if isinstance(step, (Direct, Case)) and not step.cell & need:
                continue
            step, uses = self.support(board, before, step)
            need = need & ~getattr(step, "cell", 0) | uses
            kept.append(step)
        return kept[::-1], need

    def support(self, board: Any, made: Marks, step: Any) -> tuple[Any, int]:
        """(the step with what it needs, cells made before it that it needs)."""
        if isinstance(step, (Direct, Dead)):
            return step, minimal(made[0] | made[1], self.test(board, made, step))
        uses, branches = 0, {}
        for value, branch in self.branches(step).items():
            one, two = self.marks_of(step.cell, value)
            kept, more = self.cut(board, (made[0] | one, made[1] | two), branch, 0)
            branches[value] = kept
            uses |= more & ~step.cell
        if isinstance(step, Split):
            return Split(step.cell, branches), uses
        return Case(step.cell, step.value, *branches.values()), uses

    def test(self, board: Any, made: Marks, step: Direct | Dead) -> Callable[[int], bool]:
        """The test whether the step holds with only these of the cells made before it."""

        def holds(cells: int) -> bool:
            before = self.marked(board, (made[0] & cells, made[1] & cells))
            if isinstance(step, Dead):
                return self.laws.contradiction(before) is not None
            return step.rule in self.laws.direct(before, step.cell, step.value)

        return holds

    def replayed(self, board: Any, steps: list[Any]) -> list[Any] | None:
        """The steps with the rules by which they hold one after the other; None if one does not."""
        replayed = []
        for step in steps:
            again = self.again(board, step)
            if again is None:
                return None
            replayed.append(again)
            if isinstance(step, (Direct, Case)):
                board = board.mark(step.cell, step.value)
        return replayed

    def again(self, board: Any, step: Any) -> Any:
        """The step as it holds on the board; None if it does not."""
        if isinstance(step, Dead):
            rule = self.laws.contradiction(board)
            return rule and Dead(rule)
        if isinstance(step, Direct):
            rules = list(self.laws.direct(board, step.cell, step.value))
            if not rules:
                return None
            return step if step.rule in rules else step._replace(rule=rules[0])
        branches = {
            value: self.replayed(board.mark(step.cell, value), branch)
            for value, branch in self.branches(step).items()
        }
        if None in branches.values():
            return None
        if isinstance(step, Split):
            return Split(step.cell, branches)
        return Case(step.cell, step.value, *branches.values())


def minimal(cells: int, holds: Callable[[int], bool], kept: int = 0) -> int:
    """A smallest part of the cells with which, and with `kept`, the test holds.

    By halves, as in QuickXplain (Junker, 2004); smallest means that none can be left out.
    """
    if holds(kept):
        return 0
    if not cells & (cells - 1):
        return cells
    low = lower(cells)
    high = cells & ~low
    needed = minimal(high, holds, kept | low)
    return needed | minimal(low, holds, kept | needed)


def lower(cells: int) -> int:
    """The lower half of the cells."""
    half, left = 0, cells.bit_count() // 2
    while left:
        half |= cells & -cells
        cells &= cells - 1
        left -= 1
    return half
