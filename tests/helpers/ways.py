"""Pupils at play, by the solution's own rules: the moves that each makes, one mark after the other.

In order: all that the solver says, as it says it.  Careful: any one of the marks that the easiest
rule with something to say gives on the board as it is, whichever comes to mind.  Numbers only:
just what stands in the answer, a number, a bulb, the path, the sea; what is ruled out is kept in
mind.
"""

import random
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from ground.solutions import rules_to
from lessons.trace import Fact, is_mark, news, one_look, trace

WAYS = "in order", "careful", "numbers only"
NEVER = 10**6  # laws: where no rule says anything
RULED_OUT = "empty", "blocked", "island"  # and all that begins with "not"


def moves(solver: ModuleType, text: str, way: str) -> Iterator[Fact]:
    """The marks that a pupil of this way makes, until the rules say no more."""
    board, chance = solver.parse(text), random.Random(way + text)
    if way == "in order":
        yield from in_order(solver, board)
    while way != "in order" and board.unknown:
        mind, seen = look(solver, board, written_only=way == "numbers only")
        marks = sorted(set(filter(is_mark, seen)))
        if not marks:
            return
        move = chance.choice(marks)
        yield move
        board = mind if way == "careful" else board
        board = solver.assume(board, [" ".join(move)])


def in_order(solver: ModuleType, board: Any) -> Iterator[Fact]:
    """Every mark of the solver's steps."""
    for step in trace(solver, board):
        yield from filter(is_mark, step.facts)


def look(solver: ModuleType, board: Any, *, written_only: bool) -> tuple[Any, list[Fact]]:
    """(What is kept in mind, the marks that the easiest rule gives); no marks if none does."""
    for rule in solver.RULES:
        facts = [fact for step in one_look(solver, board, rule) for fact in step.facts]
        marks = [fact for fact in facts if is_mark(fact) and not (written_only and is_out(fact))]
        if marks:
            return board, marks
        if facts:
            board = solver.assume(board, [" ".join(fact) for fact in facts])
            return look(solver, board, written_only=written_only)
    return board, []


def is_out(fact: Fact) -> bool:
    """Whether a fact says what a place is not."""
    return fact[1] in RULED_OUT or fact[1].startswith("not ")


def least_effort(solver: ModuleType, board: Any, *, written_only: bool) -> int:
    """The fewest laws by which a rule of tiers 1 and 2 gives a mark of this board at once."""
    efforts = [
        len(solver.prove(board, rule, found, [" ".join(fact)])["laws"])
        for rule in rules_to(solver, 2)
        for found in rule(board)
        for fact in news(solver, board, found)
        if is_mark(fact) and not (written_only and is_out(fact))
    ]
    return min(efforts, default=NEVER)
