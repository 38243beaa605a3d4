"""A proof file: JSON lines, a header and then steps, read one by one.

What cannot be read is BadProof, which says in which line and what was expected.  Whether a step
holds is not looked at here.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, BinaryIO, NamedTuple, TypeVar

from judge.checkers.grid import quoted
from judge.proofs.board import Board, Fact

SCHEMA, VERSION = "logic-puzzles/proof", 1
LONGEST = 32 << 20  # bytes of a line
LARGEST = 256  # MiB in all
BLANKS = " \t\r\n"  # of JSON
DEEPEST = 20  # branches within branches
DIGITS = 18  # of a number, which is one of a step or of the version
HEADER = frozenset(("schema", "version", "problem", "puzzle"))
REASON = frozenset(("facts", "rule", "from", "laws", "by", "cases"))
STEP = REASON | {"step", "suppose", "then", "breaks"}
CASE = frozenset(("suppose", "then", "breaks"))

Word = TypeVar("Word")
Object = dict[str, Any]


class BadProof(ValueError):
    """Not a proof file: the line, and what was expected."""


class Branch(NamedTuple):
    """What is supposed, the steps from there, and the law that breaks in the end, if one does."""

    suppose: tuple[Fact, ...]
    then: tuple["Step", ...]
    breaks: str | None


class Step(NamedTuple):
    """What is concluded (no facts: that there is no answer), from what, by which laws, and how.

    Where `laws` is None the step does not say by which.  `suppose` is true where the one branch
    supposes the opposite; else the branches are cases, of which `by` leaves no other.
    """

    facts: tuple[Fact, ...]
    start: tuple[Fact, ...]
    laws: tuple[str, ...] | None
    by: str | None
    suppose: bool
    branches: tuple[Branch, ...]


class Header(NamedTuple):
    """Of which problem, and the text of the puzzle."""

    problem: str
    puzzle: str


def lines_in(file: BinaryIO) -> Iterator[tuple[int, Object]]:
    """The lines of a proof file as objects, with their numbers, but empty ones; BadProof."""
    number, size = 0, 0
    while line := file.readline(LONGEST + 1):
        number, size = number + 1, size + len(line)
        if len(line) > LONGEST:
            raise BadProof(f"line {number}: expected at most {LONGEST} bytes")
        if size > LARGEST << 20:
            raise BadProof(f"line {number}: expected at most {LARGEST} MiB in all")
        try:
            words = line.decode("utf-8-sig" if number == 1 else "utf-8")
            if words.strip(BLANKS):
                yield number, object_of(words)
        except ValueError as error:
            raise BadProof(f"line {number}: {error}") from error


def object_of(line: str) -> Object:
    """The object that a line holds; ValueError."""
    try:
        found = json.loads(
            line, object_pairs_hook=unique, parse_int=whole, parse_constant=no_number
        )
    except RecursionError as error:
        raise ValueError("expected less depth") from error
    except json.JSONDecodeError as error:
        raise ValueError(f"expected a JSON object ({error.msg} at {error.pos + 1})") from error
    if not isinstance(found, dict):
        raise ValueError("expected a JSON object")
    return found


def unique(pairs: list[tuple[str, Any]]) -> Object:
    """The pairs of an object; ValueError where a key stands twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key stands twice in an object")
    return found


def whole(word: str) -> int:
    """A whole number; ValueError where it is longer than any that stands in a proof."""
    if len(word) > DIGITS:
        raise ValueError(f"expected numbers of at most {DIGITS} digits, found {quoted(word)}")
    return int(word)


def no_number(word: str) -> None:
    """NaN and the like are no JSON."""
    raise ValueError(f"expected a JSON object, found {word}")


def header_of(data: Object) -> Header:
    """The first line; ValueError."""
    keys(data, HEADER, HEADER)
    version = data["version"]
    if data["schema"] != SCHEMA or type(version) is not int or version != VERSION:
        raise ValueError(f'expected "schema": "{SCHEMA}", "version": {VERSION}')
    return Header(text(data["problem"], "problem"), text(data["puzzle"], "puzzle"))


def keys(data: Object, known: frozenset[str], needed: frozenset[str] = frozenset()) -> None:
    """ValueError where a key is missing or not known."""
    for key in sorted(needed - data.keys()):
        raise ValueError(f"the key {key!r} is missing")
    for key in data:
        if key not in known:
            raise ValueError(f"expected no key {quoted(key)}; known are {', '.join(sorted(known))}")


def none_of(data: Object, others: Sequence[str], where: str) -> None:
    """ValueError if one of these keys is there."""
    for key in data:
        if key in others:
            raise ValueError(f"expected no {key!r} {where}")


def text(value: object, key: str) -> str:
    """A string; ValueError if it is none."""
    if not isinstance(value, str):
        raise ValueError(f"expected {key!r} to be a string")
    return value


class Reader:
    """Reads the steps of a proof about one board."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def top(self, data: Object, number: int) -> Step:
        """A step that should have that number; or the last line, that there is no answer."""
        if "facts" not in data and "breaks" in data:
            return self.end(data)
        found = data.get("step")
        if type(found) is not int or found != number:
            raise ValueError(f'expected "step": {number}')
        return self.step(data, 1)

    def end(self, data: Object) -> Step:
        """That there is no answer: a law breaks, after some steps or in every case."""
        keys(data, STEP - {"suppose", "facts", "step"}, frozenset(("breaks", "from", "laws")))
        text(data.get("rule", ""), "rule")
        start, laws, by = self.reason(data)
        if "cases" in data:
            if "then" in data:
                raise ValueError("expected 'then' or 'cases', not both")
            if self.law(data["breaks"], "breaks") not in (laws or ()):
                raise ValueError("expected 'breaks' to be one of 'laws'")
            return Step((), start, laws, by, False, self.cases(data["cases"], 1))
        return Step((), start, laws, by, False, (self.branch(data, (), 1),))

    def step(self, data: Object, depth: int) -> Step:
        """A step, with the steps in its branches."""
        if depth > DEEPEST:
            raise ValueError(f"expected at most {DEEPEST} branches within each other")
        keys(data, STEP if depth == 1 else STEP - {"step"}, frozenset(("facts",)))
        text(data.get("rule", ""), "rule")
        facts = self.many(data["facts"], "facts", self.board.fact)
        if not facts:
            raise ValueError("expected 'facts' to name a fact")
        start, laws, by = self.reason(data)
        if laws is None and ("suppose" in data or "cases" in data):
            raise ValueError("expected 'laws' in a step with branches")
        if "cases" in data:
            none_of(data, ("suppose", "then", "breaks"), "beside 'cases'")
            return Step(facts, start, laws, by, False, self.cases(data["cases"], depth))
        if "suppose" in data:
            return Step(facts, start, laws, by, True, (self.opposite(data, facts, depth),))
        none_of(data, ("then", "breaks", "by"), "without 'suppose' or 'cases'")
        return Step(facts, start, laws, by, False, ())

    def opposite(self, data: Object, facts: tuple[Fact, ...], depth: int) -> Branch:
        """The branch of a step that supposes the opposite of its fact."""
        supposed = self.word(data["suppose"], "suppose", self.board.fact)
        if "by" in data or "breaks" not in data:
            raise ValueError("expected 'breaks' and no 'by' beside 'suppose'")
        if len(facts) != 1 or supposed != self.board.opposite(facts[0]):
            raise ValueError("expected 'suppose' to be the opposite of the one fact")
        return self.branch(data, (supposed,), depth)

    def cases(self, value: object, depth: int) -> tuple[Branch, ...]:
        """The cases of a step."""
        found = []
        for case in listed(value, "cases"):
            if not isinstance(case, dict):
                raise ValueError("expected a case to be an object")
            keys(case, CASE, frozenset(("suppose",)))
            supposed = self.many(case["suppose"], "suppose", self.board.fact)
            found.append(self.branch(case, supposed, depth))
        if not found:
            raise ValueError("expected 'cases' to hold a case")
        return tuple(found)

    def branch(self, data: Object, supposed: tuple[Fact, ...], depth: int) -> Branch:
        """What follows where something is supposed."""
        then = []
        for step in listed(data.get("then", []), "then"):
            if not isinstance(step, dict):
                raise ValueError("expected a step in 'then' to be an object")
            then.append(self.step(step, depth + 1))
        breaks = self.law(data["breaks"], "breaks") if "breaks" in data else None
        return Branch(supposed, tuple(then), breaks)

    def reason(self, data: Object) -> tuple[tuple[Fact, ...], tuple[str, ...] | None, str | None]:
        """The facts and the laws that a step names, and the one that its cases are of."""
        start = self.many(data.get("from", []), "from", self.board.fact)
        laws = self.many(data["laws"], "laws", self.board.law) if "laws" in data else None
        return start, laws, self.law(data["by"], "by") if "by" in data else None

    def law(self, value: object, key: str) -> str:
        """One law."""
        return self.word(value, key, self.board.law)

    def many(self, value: object, key: str, meaning: Callable[[str], Word]) -> tuple[Word, ...]:
        """Some facts or laws, each once."""
        return tuple(dict.fromkeys(self.word(word, key, meaning) for word in listed(value, key)))

    def word(self, value: object, key: str, meaning: Callable[[str], Word]) -> Word:
        """What a fact or a law means; ValueError says in which key it stands."""
        try:
            return meaning(text(value, key))
        except ValueError as error:
            raise ValueError(f"{key}: {error}") from error


def listed(value: object, key: str) -> list[Any]:
    """A list; ValueError if it is none."""
    if not isinstance(value, list):
        raise ValueError(f"expected {key!r} to be a list")
    return value
