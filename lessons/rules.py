"""The rules of a solution, for people: name, title, tier, law, and LEGUP's name."""

import inspect
from dataclasses import dataclass
from functools import cache

from lessons import words_of
from lessons.trace import tier_of


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: `name` is its function, `law` the first sentence that its docstring says."""

    name: str
    title: str
    tier: int
    law: str
    legup: str


@cache
def rules_of(solution: str) -> tuple[Rule, ...]:
    """All rules of a solution, easiest first."""
    words = words_of(solution)
    return tuple(
        Rule(
            rule.__name__,
            rule.__name__.replace("_", " ").capitalize(),
            tier_of(words.solver, rule),
            law_of(rule),
            words.LEGUP.get(rule.__name__, ""),
        )
        for rule in words.solver.RULES
    )


def law_of(rule: object) -> str:
    """The first paragraph of a rule's docstring."""
    return " ".join((inspect.getdoc(rule) or "").split("\n\n")[0].split())
