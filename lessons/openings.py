"""What follows from what: so that a page, which has no solver, can judge a player's moves.

An opening is what one rule concludes, with its `needs`: the facts of its proof, from which that
very rule draws it.  So it is forced for whoever has these facts, whatever else he has; knowing
more, an easier rule may say it too.  All steps are openings, and as far as SECONDS allow what
else rules of tiers 1 and 2 could have said on the way.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType

from lessons.trace import CELL, Fact, Proof, Step, fact_of

SECONDS = 1.0  # of looking per puzzle for what could be said besides the steps


@dataclass(frozen=True, slots=True)
class Opening:
    """`fact` follows by `rule` from `needs`; `because` are the places to look at."""

    rule: str
    fact: Fact
    because: tuple[str, ...]
    needs: tuple[Fact, ...]


def openings(solver: ModuleType, steps: list[Step]) -> list[Opening]:
    """The openings of a puzzle's steps, and of what else rules of tiers 1 and 2 say there."""
    opened: dict[tuple[str, Fact], Opening] = {}
    for rule, proof in (*((step.rule, step.proof) for step in steps), *besides(solver, steps)):
        because = tuple(dict.fromkeys(CELL.findall(" ".join(proof["from"] + proof["laws"]))))
        needs = tuple(map(fact_of, proof["from"]))
        for fact in map(fact_of, proof["facts"]):
            opened.setdefault((rule, fact), Opening(rule, fact, because, needs))
    return list(opened.values())


def besides(solver: ModuleType, steps: list[Step]) -> Iterator[tuple[str, Proof]]:
    """(rule, proof) of what else tiers 1 and 2 could say, wherever the rule changes."""
    until, last = time.process_time() + SECONDS, ""
    said = {(step.rule, fact) for step in steps for fact in step.facts}
    for step in steps:
        if step.rule == last:
            continue
        last = step.rule
        for rule in solver.RULES:
            for found in rule(step.before) if rule.tier < 3 else ():
                if time.process_time() > until:
                    return
                proof = solver.prove(step.before, rule, found)
                new = {(rule.__name__, fact_of(fact)) for fact in proof["facts"]}
                if new - said:
                    said |= new
                    yield rule.__name__, proof
