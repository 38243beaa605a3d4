"""What the sentences of all puzzles are made of: lists of places, counts, chains, broken laws."""

from collections.abc import Sequence

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
