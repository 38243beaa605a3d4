"""Arguments: why a step holds, as pictures with a sentence each, made of the step's proof.

A module here (its name is the solution's) has the words for what a proof names, and the pictures of
those rules that say more than links in a row:

    known(step)                    all that is known before a step
    clause(step, places, value)    what places are: r1c1 and r1c2 are sea
    given(step, places, value)     the same of what a link rests on, part by part
    gathered(facts)                the facts of a proof in short, where some are one together
    would(value)                   what a place would be: be sea, hold a bulb
    law(step, law)                 a law as a clause: the 2 at r1c1 has just 2 bulbs beside it
    about(step, link, facts)       the laws of a link that are about these facts; none if unclear
    breach(step, law, known)       (what goes wrong where a law breaks, at which places)
    clashes(fact, known)           the facts that one cannot stand beside
    marks(fact)                    what a board shows of a fact that is supposed
    narrows(step, proof, fact)     whether a fact leaves fewer cases to the law that has them
    briefly(facts)                 what of a case is enough to tell it by
    together(links)                how many links are told at once, by tell_together
    WITHIN                         the rules whose pictures are also drawn within a supposition
    PICTURES                       {rule: what draws its argument, or returns None where it cannot}

What most of them have in common stands here.
"""

import importlib
from collections.abc import Callable, Sequence
from functools import cache
from types import ModuleType

from lessons.trace import Proof, Step, fact_of


@cache
def words_for(solution: str) -> ModuleType:
    """The module with the words for the arguments of a solution: words_for("light_up")."""
    return importlib.import_module(f"lessons.arguments.{solution}")


def settled(step: Step) -> frozenset[str]:
    """What is known before a step: the facts of its board."""
    return frozenset(step.solver.facts(step.before))


def itself(fact: str) -> list[str]:
    """What a board shows of a fact, where each fact is a mark."""
    return [fact]


def alike(clause: Callable[[Step, list[str], str], str]) -> Callable[..., list[str]]:
    """What tells of facts on which a link rests, where that is told as all else."""
    return lambda step, places, value: [clause(step, places, value)]


def whole(facts: Sequence[str]) -> Sequence[str]:
    """Facts that are told one by one: nothing of a case goes without saying, nothing is one."""
    return facts


def unclear(_: Step, __: Proof, ___: Sequence[str]) -> list[str]:
    """That it is not told apart which laws of a link are about some of its facts."""
    return []


def one_by_one(_: Sequence[Proof]) -> int:
    """How many links, from the first on, are told at once, where none belong together."""
    return 1


def opposite(others: dict[str, str], fact: str, known: frozenset[str]) -> set[str]:
    """What a fact cannot stand beside, where of each value there is another."""
    place, value = fact_of(fact)
    return {f"{place} {others[value]}"} & known


def never(_: Step, __: Proof, ___: str) -> bool:
    """That no fact leaves fewer cases, where they are just a fact and its opposite."""
    return False
