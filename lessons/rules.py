"""The rules of a puzzle, as lessons name them."""

from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType

from lessons.trace import tier_of


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of a solver: its name, a title, its tier, its law, LEGUP's name for it or nothing."""

    name: str
    title: str
    tier: int
    law: str
    legup: str


def rules_of(solver: ModuleType, words: ModuleType) -> dict[str, Rule]:
    """{name: rule}, easiest first, of a solver and the module that speaks of its puzzle."""
    return {rule.name: rule for rule in read(solver, words)}


def read(solver: ModuleType, words: ModuleType) -> Iterator[Rule]:
    """Every rule; its law is the first line of its docstring."""
    for function in solver.RULES:
        name = function.__name__
        title = name.replace("_", " ").capitalize()
        law = (function.__doc__ or "").strip().split("\n")[0].strip()
        yield Rule(name, title, tier_of(solver, function), law, words.LEGUP.get(name, ""))
