"""What the sentences of all puzzles are made of: lists of places, counts, chains, broken laws."""

from collections.abc import Collection, Sequence

from judge.checkers.grid import counted as counted
from lessons.trace import Fact, Proof, Step, fact_of, is_mark

LONGEST = 6  # links of a chain that a sentence tells one by one
RUN = 3  # cells side by side that are said as from where to where


def listed(words: Sequence[str], link: str = "and") -> str:
    """A list as people say it: r1c1, r1c2 and r3c1; r1c1 to r1c5 and r2c2."""
    words = runs(words)
    return f" {link} ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)


def runs(words: Sequence[str]) -> list[str]:
    """The words, where each run of cells within a row is one: r1c1 to r1c5."""
    groups: list[list[str]] = []
    for word in words:
        if groups and follows(groups[-1][-1], word):
            groups[-1].append(word)
        else:
            groups.append([word])
    return [
        said
        for group in groups
        for said in ([f"{group[0]} to {group[-1]}"] if len(group) > RUN else group)
    ]


def follows(one: str, other: str) -> bool:
    """Whether two words are a cell and the next of its row."""
    row, _, column = one.rpartition("c")
    if not (row[:1] == "r" and row[1:].isdecimal() and column.isdecimal()):
        return False
    return other == f"{row}c{int(column) + 1}"


def claim(step: Step, one: str, many: str) -> str:
    """What the step says: r1c1 is sea; r1c1 and r1c2 are sea."""
    return f"{listed(step.places)} {one if len(step.places) == 1 else many}"


def it(step: Step) -> str:
    """The step's places, said again."""
    return "it" if len(step.places) == 1 else "them"


def they(step: Step) -> str:
    """The step's places as a subject."""
    return "it" if len(step.places) == 1 else "they"


def each(step: Step) -> str:
    """The step's places one by one."""
    return "it" if len(step.places) == 1 else "each of them"


def broken_law(law: str, places: Sequence[str]) -> str:
    """A law that breaks, and where: the sea is in pieces at r1c1 and r3c3."""
    return f"{law} at {listed(places)}" if places else law


def beyond(*, unique: bool) -> str:
    """What there is of answers where no rule says more."""
    return "only search goes on" if unique else "the puzzle has several answers"


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


def until_clash(
    step: Step, links: Sequence[Fact], before: Collection[str] = ()
) -> tuple[Sequence[Fact], str]:
    """The new links up to the first of which the board says otherwise, and what; or all, and "".

    New is what is not known `before` the step: by the facts of its board, where nothing is given.
    """
    facts = set(map(fact_of, before or step.solver.facts(step.before)))
    known: dict[str, list[str]] = {}
    for place, value in sorted(filter(is_mark, facts)):
        known.setdefault(place, []).append(value)
    new = [link for link in links if link not in facts]
    for at, (place, value) in enumerate(new, 1):
        for other in known.get(place, ()):
            if is_mark((place, value)) and clashes(value, other):
                return new[:at], other
    return new, ""


def clashes(value: str, other: str) -> bool:
    """Whether a place cannot be both."""
    if "not " in value + other:
        return f"not {value}" == other or value == f"not {other}"
    return value != other


def told(links: Sequence[str], verb: str = "follow") -> str:
    """The links of a chain one after the other; of a long one, how many, and the last."""
    if len(links) > LONGEST:
        return f"{len(links) - 1} facts {verb}, then {links[-1]}"
    return ", so ".join(links)
