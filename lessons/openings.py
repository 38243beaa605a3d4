"""What follows from what: so that a page, which has no solver, can judge a player's moves.

An opening is one conclusion of one rule with its `needs`: facts from which that very rule draws
it, nothing else but the puzzle being known.  It was tried: the rule was called on just that, on a
board read afresh each time, as boards remember what rules have seen.  So the conclusion is forced
for whoever has these facts, whatever else he has; knowing more, an easier rule may say it too.

Where that could not be tried in time, or where the rule used more than facts (such as shapes that
it had ruled out before), the need is to have made all steps up to that point.  Trying ends after
SECONDS: on large boards some of the hard steps then have such needs, and what could be said
besides the steps is left out towards the end.
"""

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from lessons.trace import Fact, Rule, Step, new_cells

SECONDS = 2.0  # of trying per puzzle: easy rules first, and the steps before what else is there
SHRINKS = 12  # tries to make needs smaller
AROUND = 32  # facts nearest to what proves a conclusion
Goal = tuple[int, Any]  # cells and their value as the solver has them
Known = dict[Fact, Goal]  # each fact with its cell and value


@dataclass(frozen=True, slots=True)
class Opening:
    """`fact` follows by `rule` from `needs`; or, if `upto` is not None, from so many steps."""

    rule: str
    fact: Fact
    because: tuple[str, ...]
    needs: tuple[Fact, ...]
    upto: int | None = None


@dataclass(frozen=True, slots=True)
class Candidate:
    """What a rule says of the board after `upto` steps."""

    rule: Rule
    before: Any
    found: Any
    upto: int
    is_step: bool  # not something else that could be said there


@dataclass(frozen=True, slots=True)
class Trial:
    """Tries what rules draw from the puzzle and a few facts, until the time is up."""

    solver: ModuleType
    puzzle: str
    until: float

    @property
    def in_time(self) -> bool:
        """Whether there is time for more."""
        return time.process_time() < self.until

    def marked(self, facts: Known) -> Any:
        """A board with these facts, on which no rule has looked yet."""
        board = self.solver.parse(self.puzzle)
        by_value: dict[Any, int] = {}
        for cell, value in facts.values():
            by_value[value] = by_value.get(value, 0) | cell
        for value, cells in by_value.items():
            board = board.mark(cells, value)
        return board

    def draws(self, rule: Rule, facts: Known, goal: Goal) -> bool:
        """Whether the rule draws the goal from the puzzle with these facts."""
        cells, value = goal
        for found in rule(self.marked(facts)):
            if found.value == value:
                cells &= ~found.cells
                if not cells:
                    return True
        return False


def openings(solver: ModuleType, puzzle: str, steps: list[Step]) -> list[Opening]:
    """The openings of a puzzle's steps, and of what else rules of tiers 1 and 2 say there."""
    trial = Trial(solver, puzzle, time.process_time() + SECONDS)
    known = facts_by_step(solver, steps)
    opened: dict[tuple[str, Fact], Opening] = {}
    for one in candidates(solver, steps):
        in_time = trial.in_time
        if not in_time and not one.is_step:
            break
        new = facts_of(solver, one.before, one.found)
        new = {fact: own for fact, own in new.items() if (one.rule.__name__, fact) not in opened}
        if not new:
            continue
        because = tuple(solver.names(one.before, one.found.because).split())
        goal = sum(cell for cell, _ in new.values()), one.found.value
        facts = [fact for step in known[: one.upto] for fact in step.items()]
        needs = needs_of(trial, one.rule, goal, facts, because) if in_time else None
        if needs is None and not one.is_step:
            continue  # the board it was said of has learned since from later ones
        for fact in new:
            opened[one.rule.__name__, fact] = Opening(
                *(one.rule.__name__, fact, because, tuple(needs or ())),
                upto=one.upto if needs is None else None,
            )
    return list(opened.values())


def candidates(solver: ModuleType, steps: list[Step]) -> Iterator[Candidate]:
    """Every step, easy ones first; then what else tiers 1 and 2 say, wherever the rule changes."""
    rules = {rule.__name__: rule for rule in solver.RULES}
    for upto, step in sorted(enumerate(steps), key=lambda pair: pair[1].tier):
        yield Candidate(rules[step.rule], step.before, step.found, upto, is_step=True)
    last = ""
    for upto, step in enumerate(steps):
        if step.rule != last:
            last = step.rule
            for rule in solver.DIRECT + solver.STRUCTURAL:
                for found in rule(step.before):
                    yield Candidate(rule, step.before, found, upto, is_step=False)


def facts_by_step(solver: ModuleType, steps: list[Step]) -> list[Known]:
    """What each step settles."""
    return [facts_of(solver, step.before, step.found) for step in steps]


def facts_of(solver: ModuleType, board: Any, found: Any) -> Known:
    """What of a deduction is new to a board."""
    new = new_cells(solver, board, found.cells, found.value)
    return {
        (place, str(found.value)): (cell, found.value)
        for place, cell in zip(solver.names(board, new).split(), solver.each(new), strict=True)
    }


def needs_of(
    trial: Trial,
    rule: Rule,
    goal: Goal,
    facts: list[tuple[Fact, Goal]],
    because: tuple[str, ...],
) -> Known | None:
    """A small part of the facts from which the rule draws the goal; None if there is none.

    The facts of `because` are tried first, then those around, at last all of them.
    """
    near = {fact: own for fact, own in facts if fact[0] in because}
    if trial.draws(rule, near, goal):
        return near
    centre = [at(place) for place in because] or [(0, 0)]
    facts = sorted(facts, key=lambda pair: -far(at(pair[0][0]), centre))
    for number in sorted({min(AROUND, len(facts)), len(facts)}):
        tried = dict(facts[-number:])
        if trial.in_time and trial.draws(rule, tried, goal):
            return shrunk(trial, rule, tried, goal)
    return None


def at(place: str) -> tuple[int, int]:
    """The row and column of a place, of an edge those of its first cell."""
    r, c = re.findall(r"\d+", place)[:2]
    return int(r), int(c)


def far(cell: tuple[int, int], cells: list[tuple[int, int]]) -> int:
    """How far a cell is from the nearest of some cells."""
    return min(abs(cell[0] - r) + abs(cell[1] - c) for r, c in cells)


def shrunk(trial: Trial, rule: Rule, facts: Known, goal: Goal) -> Known:
    """Fewer facts that are enough: the first half, quarters and so on are left out if they can."""
    size, tries = len(facts), 0
    while size > 1 and tries < SHRINKS:
        size = -(-size // 2)
        for part in chunks(list(facts), size):
            if tries == SHRINKS or not trial.in_time:
                return facts
            tries += 1
            fewer = {fact: own for fact, own in facts.items() if fact not in part}
            if len(fewer) < len(facts) and trial.draws(rule, fewer, goal):
                facts = fewer
    return facts


def chunks(items: list[Fact], size: int) -> Iterator[set[Fact]]:
    """The items, so many at a time."""
    for start in range(0, len(items), size):
        yield set(items[start : start + size])
