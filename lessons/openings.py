"""What follows from what: so that a page, which has no solver, can judge a player's moves.

An opening is one conclusion of one rule with its `needs`: facts from which that very rule draws
it, nothing else but the puzzle being known, as its proof says.  So the conclusion is forced for
whoever has these facts, whatever else he has; knowing more, an easier rule may say it too.

Every step is told.  What else rules say besides the steps is told as long as SECONDS last, easy
rules first.
"""

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from types import ModuleType
from typing import Any

from ground.solutions import rules_to
from lessons.trace import Fact, Proof, Rule, Step, fact_of, news, places_of, rooms_of

SECONDS = 0.4  # of looking for what else could be said


@dataclass(frozen=True, slots=True)
class Opening:
    """`fact` follows by `rule` from `needs`, as the names of `because` show, by so many laws.

    These are places, and rooms before them; where there is neither, the cells of regions.
    """

    rule: str
    fact: Fact
    because: tuple[str, ...]
    needs: tuple[Fact, ...]
    effort: int


def openings(steps: Iterable[Step], others: Iterable[Opening]) -> list[Opening]:
    """The openings of a puzzle's steps, and of what else rules say there."""
    opened: dict[tuple[str, Fact], Opening] = {}
    for step in steps:
        add(opened, step.rule, step.facts, step.proof)
    for other in others:
        opened.setdefault((other.rule, other.fact), other)
    return list(opened.values())


def others_of(solver: ModuleType, steps: list[Step]) -> list[Opening]:
    """The openings of what rules of tiers 1 and 2 say besides the steps, while SECONDS last."""
    known = {(step.rule, fact) for step in steps for fact in step.facts}
    opened: dict[tuple[str, Fact], Opening] = {}
    until = time.process_time() + SECONDS
    for rule, board, found in besides(solver, steps):
        if time.process_time() > until:
            break
        facts = news(solver, board, found)
        if not all((rule.__name__, fact) in known for fact in facts):
            proof = solver.prove(board, rule, found)
            if says(solver, steps[0].before, rule, proof):
                add(opened, rule.__name__, facts, proof)
                known.update((rule.__name__, fact) for fact in facts)
    return list(opened.values())


def says(solver: ModuleType, start: Any, rule: Rule, proof: Proof) -> bool:
    """Whether a rule draws the conclusion from what the proof needs, where nothing else is known.

    A hard rule may have no more to say where what it needs is all for an easier one to see.
    """
    board = solver.assume(start, proof["from"])
    for _, _, after in solver.deduce(board, (rule,)):
        board = after
        if solver.assume(board, proof["facts"]) is board:
            return True
    return False


def add(
    opened: dict[tuple[str, Fact], Opening], rule: str, facts: tuple[Fact, ...], proof: Proof
) -> None:
    """Add what a rule concludes, unless it was said of the fact before."""
    needs = tuple(fact_of(fact) for fact in proof["from"])
    names = (*rooms_of(proof), *places_of(proof)) or regions_of(proof)
    for fact in facts:
        opening = Opening(rule, fact, names, needs, len(proof["laws"]))
        opened.setdefault((rule, fact), opening)


def regions_of(proof: Proof) -> tuple[str, ...]:
    """The cells of the regions whose laws a proof rests on."""
    regions = (law.split()[-1].split("+") for law in proof["laws"] if "+" in law)
    return tuple(dict.fromkeys(cell for region in regions for cell in region))


def besides(solver: ModuleType, steps: list[Step]) -> Iterator[tuple[Rule, Any, Any]]:
    """(rule, board, deduction) of what tiers 1 and 2 say wherever the rule of the steps changes."""
    turns = [next(turn) for _, turn in groupby(steps, lambda step: step.rule)]
    for rule in rules_to(solver, 2):
        for step in turns:
            for found in rule(step.before):
                yield rule, step.before, found
