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
from tests.helpers.witness.places import cell as cell_of

PLACE = r"r\d+c\d+(?:-(?:r\d+c\d+|top|bottom|left|right))?"
RUN = rf"(?:r\d+c\d+ to r\d+c\d+|{PLACE})"
LIST = r"{0}(?:, {0})*(?: (?:and|or) {0})?"
KINDS = {
    "number": r"\d+",
    "clue": r"\d+|\?",
    "place": PLACE,
    "places": LIST.format(RUN),
    "region": rf"{LIST.format(RUN)}|the region of \d+ cells from r\d+c\d+ to r\d+c\d+",
    "numbers": LIST.format(r"\d+"),
    "letters": LIST.format("[A-Z]"),
    "start": "(?:a bulb|bulbs) at {0}|{0} without a bulb".format(LIST.format(RUN)),
    "breach": "(?:too many|too few|no place|bulbs at|room|two|there is|the land|"
    r"the sea|the island of|r\d+c\d+ would have no number).+",
    "both": "both",
    "times": "once|twice",
    "few": "one|two",
    "touch": "and either touches|which touches",
    "fits": "other way|way",
    "law": r"\w+ \S+",
    "state": "in the path|blocked",
    "words": ".+",
}
SHORT = 6  # links of a chain that are told one by one
Sure = Callable[..., bool]


class Listing(NamedTuple):
    """What a sentence lists."""

    named: list[str]

    def is_of(self, things: Collection[str]) -> bool:
        """Whether it lists just these, each once, in whatever order."""
        return sorted(self.named) == sorted(set(things))


class Area(NamedTuple):
    """A region that a sentence counts, from its first cell to its last."""

    many: int
    first: str
    last: str

    def is_of(self, cells: Collection[str]) -> bool:
        """Whether these are its cells, as far as it says."""
        order = sorted(cells, key=cell_of)
        return (self.many, self.first, self.last) == (len(order), order[0], order[-1])


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

    def knows(self, said: str) -> bool:
        """Whether anybody knows what such a sentence says."""
        return any(pattern.fullmatch(said) for pattern, _, _ in self.known)

    def is_so(self, said: str, *context: Any) -> bool:
        """Whether what is said is so; not, if nobody knows what it says, or it names nothing."""
        for pattern, kinds, sure in self.known:
            match = pattern.fullmatch(said)
            if match:
                try:
                    told = {name: meant(kinds[name], match[name]) for name in kinds}
                    return sure(*context, **told)
                except KeyError:  # a place that is not on the board
                    return False
        return False


def meant(kind: str, words: str | None) -> Any:
    """What the words of a sentence are: a number, a list."""
    if words is None or kind not in ("number", "places", "region", "numbers", "letters"):
        return words
    if kind == "number":
        return int(words)
    if kind in ("places", "region"):
        return listing(words)
    return Listing(re.findall(r"\d+|[A-Z]", words))


def listing(words: str) -> Any:
    """The places that some words list, or the region that they count."""
    area = re.fullmatch(r"the region of (\d+) cells from (\S+) to (\S+)", words)
    if area:
        return Area(int(area[1]), area[2], area[3])
    places = []
    for one, last in re.findall(rf"({PLACE})(?: to (r\d+c\d+))?", words):
        places += between(one, last) if last else [one]
    return Listing(places)


def plain(words: str) -> str:
    """Words with each run of cells spelt out, and commas in lists of places."""
    spelt = re.sub(
        r"(r\d+c\d+) to (r\d+c\d+)", lambda run: ", ".join(between(run[1], run[2])), words
    )
    return re.sub(r"(?<=\d) and (?=r\d)", ", ", spelt)


def between(one: str, last: str) -> list[str]:
    """The cells of a row from one to another."""
    (r, c), (row, column) = cell_of(one), cell_of(last)
    if r != row or c >= column:
        raise KeyError(last)
    return [f"r{r + 1}c{at + 1}" for at in range(c, column + 1)]


def are_links(words: str, every: Sequence[str]) -> bool:
    """Whether these are the links of a chain; of a long one, how many, and the last."""
    long = re.fullmatch(r"(\d+) facts (?:would )?follow, then (.*)", words)
    if long:
        return len(every) > SHORT and (int(long[1]), long[2]) == (len(every) - 1, every[-1])
    return words.split(", so ") == list(every)


def stops(chain: str, links: Sequence[str], clashing: Sequence[bool]) -> bool:
    """Whether a chain ends with the first of its links that clash, as they are spelt."""
    return any(clashing) and are_links(chain, links[: clashing.index(True) + 1])


def supposed(case: dict[str, Any]) -> list[str]:
    """The facts that a case supposes."""
    words = case["suppose"]
    return [words] if isinstance(words, str) else list(words)


def followed(case: dict[str, Any]) -> list[str]:
    """The facts that follow in a case, one after the other."""
    return [fact for step in case["then"] for fact in step["facts"]]


def news(board: Any, told: Told) -> list[str]:
    """The facts that follow in a proof and that the board does not know."""
    return [fact for fact in followed(told.proof) if not board.knows(fact)]


def claims(said: str, told: Told) -> bool:
    """Whether a sentence names the places that its step settles, and no others."""
    if " is not " in said and "+" in told.value:
        return listing(said).named == [*told.places, *told.value.removeprefix("not ").split("+")]
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
            new = "" if module.READ.knows(reason) else f" (new to tests/helpers/spoken/{puzzle}.py)"
            wrong.append(f"{step.rule}, step {step.number}{new}: {said}")
        board.learn(step.facts)
    return wrong
