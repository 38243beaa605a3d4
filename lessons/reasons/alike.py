"""Steps that are alike: what many say for one reason, and what goes in the same way as the first.

Alike are steps in a row by which one rule says of one island which shapes it has not: nobody can
mark that, and what differs is the shape.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from types import ModuleType

from lessons.reasons.land import island
from lessons.reasons.words import counted, listed
from lessons.trace import Step, is_mark


def joined(words: ModuleType, steps: Iterable[Step]) -> list[Step]:
    """The steps of one look, those of them in one that conclude the same for the same reason."""
    alike: dict[tuple[str, str], list[Step]] = {}
    for step in steps:
        alike.setdefault((step.value, reason(words, step)), []).append(step)
    return [
        replace(same[0], facts=tuple(fact for step in same for fact in step.facts)).proved(
            same[0].proof
        )
        for same in alike.values()
    ]


def told_once(words: ModuleType, steps: Iterable[Step]) -> list[str]:
    """What steps of one look say, with each reason once."""
    claims: dict[str, list[str]] = {}
    for step in joined(words, steps):
        claim, _, why = words.say(step).partition(": ")
        claims.setdefault(why, []).append(claim)
    return [f"{listed(some)}: {why}" for why, some in claims.items()]


def in_a_row(steps: Iterable[Step]) -> Iterator[list[Step]]:
    """The steps, those in one that are alike; those that are not, as they come."""
    run: list[Step] = []
    for step in steps:
        if run and (step.rule, step.places) == (run[0].rule, run[0].places) and is_shape(step):
            run.append(step)
            continue
        if run:
            yield run
        run = [step] if is_shape(step) else []
        if not run:
            yield [step]
    if run:
        yield run


def is_shape(step: Step) -> bool:
    """Whether it says which shape an island has not."""
    (place, value), *_ = step.facts
    return not is_mark(step.facts[0]) and place in value.removeprefix("not ").split("+")


def in_the_same_way(first: Step, others: Sequence[Step]) -> str:
    """How many more shapes go by the rule of the first one, of which islands."""
    many = Counter(step.places[0] for step in others)
    parts = []
    for clue, number in many.items():
        noun = "more shape" if clue in first.places else "shape"
        parts.append(f"{counted(number, noun)} of {island(first, clue)}")
    return f"In the same way {listed(parts)} {'is' if len(others) == 1 else 'are'} out."


def in_brief(words: ModuleType, first: Step, step: Step) -> str:
    """What a step says beside the first one: not again the reason, where it is the same."""
    said = words.say(step)
    claim, _, why = said.partition(": ")
    return f"{claim}." if why == reason(words, first) else said


def reason(words: ModuleType, step: Step) -> str:
    """Why a step holds, in words."""
    return str(words.say(step).partition(": ")[2])
