"""Hints from a board as it is: the easiest next step, or the wrong marks and the law they break."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from types import ModuleType
from typing import Any, NamedTuple

from ground.solutions import rules_to
from lessons.trace import Rule, Step, fact_of, is_mark, rests_on, seen, words_of_facts

SECONDS = 10  # of looking for marks that can be left out
LOOKED = 2  # the tier up to which rules are asked for the step with the fewest laws


class Clash(NamedTuple):
    """Marks that cannot all be right, and the law that they break, for which none is needless.

    Where it is broken `later`, no look at the marks alone shows that, but what follows from them.
    """

    marks: list[str]
    law: str
    places: list[str]
    later: bool


def clash(solver: ModuleType, start: Any, marks: list[str], *, stuck: bool = False) -> Clash | None:
    """Why marks cannot all be right.

    By one look at them; else by what follows, from the easiest rules that show it; else by search.
    Where the rules are known to be stuck they are not asked again.
    """
    looks = [partial(by_rules, solver, rules_to(solver, tier)) for tier in (1, 2, 3)]
    for later, look in enumerate(() if stuck else (partial(at_one_look, solver), *looks)):
        way = partial(breach, solver, start, look)
        broken = way(marks)
        if broken:
            few = fewest(marks, way)
            return Clash(few, *(way(few) or broken), later=later > 0)
    if any_answer(solver, start, marks):
        return None
    few = fewest(marks, lambda some: not any_answer(solver, start, some))
    return Clash(few, "every case breaks a law", [], later=True)


def at_one_look(solver: ModuleType, board: Any) -> Iterator[Any]:
    """The board as it is, each time that a rule of tier 1 has something to say of it."""
    for rule in rules_to(solver, 1):
        for _ in rule(board):
            yield board


def by_rules(solver: ModuleType, rules: tuple[Rule, ...], board: Any) -> Iterator[Any]:
    """The boards to which rules lead."""
    for _, _, after in solver.deduce(board, rules):
        yield after


def breach(
    solver: ModuleType, start: Any, look: Callable[[Any], Iterator[Any]], marks: list[str]
) -> tuple[str, list[str]] | None:
    """(The law, where) that is seen broken on the way of a look; None if none is."""
    board = start
    try:
        board = solver.assume(start, marks)
        for board in look(board):
            pass
    except solver.Contradiction as broken:
        return broken.law, solver.names(board, broken.cells).split()
    return None


def any_answer(solver: ModuleType, start: Any, marks: list[str]) -> bool:
    """Whether some answer has these marks."""
    try:
        return next(solver.solve(solver.assume(start, marks)), None) is not None
    except solver.Contradiction:
        return False


def fewest(marks: list[str], holds: Callable[[list[str]], Any]) -> list[str]:
    """Marks of which none can be left out, many at once being tried first; all if they do not hold.

    After SECONDS some may stay that can be left out.
    """
    until = time.process_time() + SECONDS
    size = len(marks) if holds(marks) else 0
    while size and time.process_time() < until:
        for at in range(len(marks) // size * size, -1, -size):
            rest = marks[:at] + marks[at + size :]
            marks = rest if len(rest) < len(marks) and holds(rest) else marks
        size //= 2
    return marks


# --- The easiest step -----------------------------------------------------------------------


def next_step(
    solver: ModuleType, words: ModuleType, board: Any, steps: Sequence[Step]
) -> tuple[Step, list[Step]]:
    """(The step that takes the fewest laws, those that have to be kept in mind for it).

    Who has marked something, and never what a place is not, is not told to begin with that; nor
    is anybody to mark what a text cannot hold, that a cell is not 3.
    """
    values = [fact_of(fact)[1] for fact in solver.facts(board)]
    all_said = not values or any(map(words.is_out, values))

    def wanted(step: Step) -> bool:
        said = all_said and not step.value.startswith("not ")
        return is_mark(step.facts[0]) and (said or not words.is_out(step.value))

    looks = (seen(solver, board, rule) for rule in rules_to(solver, LOOKED))
    at_once = least_effort(filter(wanted, chain.from_iterable(looks)))
    if at_once:
        return at_once, []
    step = next(filter(wanted, steps), steps[0])
    *minded, step = heard(solver, board, [*rests_on(steps, step, lambda s: not wanted(s)), step])
    return step, minded


def heard(solver: ModuleType, board: Any, steps: Iterable[Step]) -> Iterator[Step]:
    """Steps as they are for who has just this board and hears no others, one after the other.

    What is left, and how many, is less where more is known.
    """
    for step in steps:
        after = solver.assume(board, words_of_facts(step.facts))
        yield replace(step, before=board, after=after).proved(step.proof)
        board = after


def least_effort(steps: Iterator[Step]) -> Step | None:
    """The first of those that take the fewest laws; on a large board many take one."""
    least = None
    for step in steps:
        if least is None or step.effort < least.effort:
            least = step
        if least.effort <= 1:
            break
    return least
