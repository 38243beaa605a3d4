"""A second reader of the sentences of lessons: is each number and each place in them so?

It shares nothing with lessons/reasons/ and solutions/: it reads the puzzle as the judge does, knows
what the steps before have concluded, and finds out by its own means what a sentence claims.  Where
a sentence cuts short what only the proof has (a region, the links of a chain, the cases), it is
compared with the proof, which the checker of proofs has accepted.

A module for each puzzle has a class Board, which learns facts, and READ, which knows for every
sentence how to find out whether it is so.
"""

import importlib
import re
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, NamedTuple

from lessons.trace import Step

PLACE = r"r\d+c\d+(?:-(?:r\d+c\d+|top|bottom|left|right))?"
LIST = r"{0}(?:, {0})*(?: (?:and|or) {0}| and \d+ more)?"
KINDS = {
    "number": r"\d+",
    "clue": r"\d+|\?",
    "place": PLACE,
    "places": LIST.format(PLACE),
    "numbers": LIST.format(r"\d+"),
    "letters": LIST.format("[A-Z]"),
    "start": f"(?:a bulb|no bulb) at {LIST.format(PLACE)}",
    "breach": "(?:too many|too few|no place|bulbs at|room|two|there is|the land|"
    "the sea|the island of).+",
    "both": "both",
    "law": r"\w+ \S+",
    "state": "in the path|blocked",
    "words": ".+",
}
Sure = Callable[..., bool]


class Listing(NamedTuple):
    """What a sentence lists: the words that it names, and how many more there are."""

    named: list[str]
    more: int

    def is_of(self, things: Collection[str]) -> bool:
        """Whether it lists just these, in whatever order."""
        known = set(self.named) <= set(things) and len(set(self.named)) == len(self.named)
        return known and len(self.named) + self.more == len(things)


class Told(NamedTuple):
    """What a step concludes, and its proof."""

    facts: Sequence[tuple[str, str]]
    proof: dict[str, Any]

    @property
    def places(self) -> list[str]:
        """Where something is concluded."""
        return [place for place, _ in self.facts]

    @property
    def value(self) -> str:
        """What is concluded there."""
        return self.facts[0][1]


class Reader:
    """Knows sentences by their pattern, and the function that finds out about each."""

    def __init__(self) -> None:
        self.known: list[tuple[re.Pattern[str], dict[str, str], Sure]] = []

    def __call__(self, *patterns: str) -> Callable[[Sure], Sure]:
        """A function finds out about sentences like `{place:cell} has only two ways left`."""

        def keep(sure: Sure) -> Sure:
            for pattern in patterns:
                kinds = {name: kind for kind, name in re.findall(r"{(\w+):(\w+)}", pattern)}
                fixed = re.sub(r"{\w+:\w+}", "", pattern)
                assert not re.search(r"(?<!\\)\d", fixed), "a number that nobody looks at"
                spelt = re.sub(r"{(\w+):(\w+)}", lambda m: f"(?P<{m[2]}>{KINDS[m[1]]})", pattern)
                self.known.append((re.compile(spelt), kinds, sure))
            return sure

        return keep

    def is_so(self, said: str, *context: Any) -> bool:
        """Whether what is said is so; not, if nobody knows what it says, or it names nothing."""
        for pattern, kinds, sure in self.known:
            match = pattern.fullmatch(said)
            if match:
                told = {name: meant(kinds[name], match[name]) for name in kinds}
                try:
                    return sure(*context, **told)
                except KeyError:  # a place that is not on the board
                    return False
        return False


def meant(kind: str, words: str | None) -> Any:
    """What the words of a sentence are: a number, a list."""
    if words is None or kind not in ("number", "places", "numbers", "letters"):
        return words
    if kind == "number":
        return int(words)
    if kind == "places":
        return listing(words)
    more = re.search(r" and (\d+) more$", words)
    return Listing(
        re.findall(r"\d+|[A-Z]", words[: more.start()] if more else words),
        int(more[1]) if more else 0,
    )


def listing(words: str) -> Listing:
    """The places that some words list."""
    more = re.search(r" and (\d+) more$", words)
    return Listing(re.findall(PLACE, words), int(more[1]) if more else 0)


def links(words: str) -> tuple[list[str], int]:
    """The links of a chain that are told, and how many are left out before the last two."""
    told = words.split(", so ")
    for at, link in enumerate(told):
        match = re.fullmatch(r"after (\d+) more links? (.*)", link)
        if match:
            told[at] = match[2]
            assert at == len(told) - 2, words
            return told, int(match[1])
    return told, 0


def are_links(words: str, every: Sequence[str]) -> bool:
    """Whether these are the links of a chain; a long one is told without its middle."""
    told, hidden = links(words)
    if not hidden:
        return told == list(every)
    return told == [*every[: len(told) - 2], *every[-2:]] and len(told) + hidden == len(every)


def supposed(case: dict[str, Any]) -> list[str]:
    """The facts that a case supposes."""
    words = case["suppose"]
    return [words] if isinstance(words, str) else list(words)


def followed(case: dict[str, Any]) -> list[str]:
    """The facts that follow in a case, one after the other."""
    return [fact for step in case["then"] for fact in step["facts"]]


def claims(said: str, told: Told) -> bool:
    """Whether a sentence names the places that its step settles, and no others."""
    if " is not " in said and "+" in told.value:
        named = re.findall(PLACE, said)
        return named == [*told.places, *told.value.removeprefix("not ").split("+")]
    words = re.match(KINDS["places"], said)
    return bool(words) and listing(words[0]).is_of(told.places)


def untrue(puzzle: str, text: str, steps: Iterable[Step], sentences: Iterable[str]) -> list[str]:
    """The sentences about these steps in which something is not so."""
    module = importlib.import_module(f"tests.helpers.spoken.{puzzle}")
    board, wrong = module.Board(text), []
    for step, said in zip(steps, sentences, strict=True):
        told = Told(step.facts, step.proof)
        claim, _, reason = said.removesuffix(".").partition(": ")
        if not (claims(claim, told) and module.READ.is_so(reason, board, told)):
            wrong.append(f"{step.rule}, step {step.number}: {said}")
        board.learn(step.facts)
    return wrong
