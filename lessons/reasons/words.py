"""What the sentences of all puzzles are made of: lists of places, counts, chains, broken laws."""

import copy
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, TypeVar

from lessons.trace import Fact, Proof, Step, fact_of

MOST = 4  # places that a sentence names one by one
LONGEST = 6  # steps of a chain that a sentence tells one by one


def listed(words: Sequence[str], link: str = "and", most: int = MOST) -> str:
    """A list as people say it: r1c1, r1c2 and r1c3; a long one is cut: r1c1, r1c2 and 7 more."""
    if len(words) > most:
        words = [*words[: most - 1], f"{len(words) - most + 1} more"]
        link = "and"
    return f" {link} ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)


def claim(step: Step, one: str, many: str) -> str:
    """What the step says: r1c1 is sea; r1c1 and r1c2 are sea."""
    return f"{listed(step.places)} {one if len(step.places) == 1 else many}"


def it(step: Step) -> str:
    """The step's places, said again."""
    return "it" if len(step.places) == 1 else "them"


def they(step: Step) -> str:
    """The step's places as a subject."""
    return "it" if len(step.places) == 1 else "they"


def counted(number: int, noun: str) -> str:
    """1 cell, 2 cells."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def law_of(proof: Proof, kind: str) -> str:
    """The place that the law of this kind is about."""
    return next(law.split()[1] for law in proof["laws"] if law.split()[0] == kind)


def supposed(case: Proof) -> list[Fact]:
    """What a case supposes."""
    words = case["suppose"]
    return [fact_of(word) for word in ([words] if isinstance(words, str) else words)]


def links_of(case: Proof) -> list[Fact]:
    """What follows within a case, link by link."""
    return [fact_of(fact) for step in case["then"] for fact in step["facts"]]


def told(links: Sequence[str]) -> str:
    """The links of a chain one after the other; a long chain is cut in its middle."""
    if len(links) > LONGEST:
        links = [*links[:3], f"after {counted(len(links) - 5, 'more link')} {links[-2]}", links[-1]]
    return ", so ".join(links)


# --- To go with the last puzzle that uses it ------------------------------------------------

Link = TypeVar("Link", bound=Hashable)


def places(step: Step, cells: int) -> list[str]:
    """The names of a set of cells."""
    return str(step.solver.names(step.read, cells)).split()


def at(step: Step, cells: int, link: str = "and") -> str:
    """A set of cells as a list."""
    return listed(places(step, cells), link)


def aside(board: Any) -> Any:
    """A copy of a board to ask things of: the board itself does not remember them."""
    return copy.copy(board)


def refuted(step: Step, cells: int, value: Any) -> Any:
    """The Contradiction that a value leads to by the easiest rules that find one; else None.

    The rules are those that the solver's cases use: tiers 1 and 2.
    """
    for rules in step.solver.LADDER:
        try:
            for _ in step.solver.deduce(aside(step.read).mark(cells, value), rules):
                pass
        except step.solver.Contradiction as broken:
            return broken
    return None


def followed(step: Step, cells: int, value: Any, rules: Iterable[Any]) -> Any:
    """The board that a value leads to by these rules; None if it breaks a law."""
    try:
        board = aside(step.read).mark(cells, value)
        for _, _, board in step.solver.deduce(board, rules):
            pass
    except step.solver.Contradiction:
        return None
    return board


def agreed(step: Step, ways: Sequence[tuple[int, Any]], holds: Callable[[Step, Any], bool]) -> bool:
    """Whether every way, cells with their value, leads to what the step says, by some rung."""
    for rules in step.solver.LADDER:
        ends = [followed(step, *way, rules) for way in ways]
        if None in ends:
            return False
        if all(holds(step, end) for end in ends):
            return True
    return False


def contradiction(step: Step, broken: Any) -> str:
    """What a Contradiction says, with its places: two bulbs see each other (r1c1 and r1c4)."""
    if not broken.cells:
        return str(broken.law)
    where = at(step, broken.cells)
    for subject in "a cell would", "an edge would":
        if broken.law.startswith(subject):
            return f"{where} would{broken.law.removeprefix(subject)}"
    return f"{broken.law} ({where})"


def shortest(start: Link, goal: Link, leads: Callable[[Link], Iterable[Link]]) -> list[Link]:
    """The shortest chain from start to goal, both included; empty if there is none."""
    came: dict[Link, Link | None] = {start: None}
    todo = [start]
    for link in todo:
        for other in leads(link):
            if other not in came:
                came[other] = link
                todo.append(other)
    chain: list[Link] = []
    link: Link | None = goal if goal in came else None
    while link is not None:
        chain.append(link)
        link = came[link]
    return chain[::-1]
