"""What holds of every format: a test module of a format says with which examples."""

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

import pytest

import formats
from formats import Unreadable, Unwritable
from tests.helpers.boards import boards
from tests.helpers.texts import damaged, is_read

LETTERS = "0123456789abgz.-+=%/?:[]#| \n\t\0\u0663\u2028²╔═║╠▒─┐x~"
OWN_LETTERS = "0123456789.?~o*xABab#+-| \n\t\0\u0663"


def can_hold(name: str, puzzle: str) -> bool:
    """Whether a format knows all that is in a puzzle."""
    return name not in ("janko", "legup") or "?" not in puzzle


def kinds(name: str) -> list[str]:
    """The boards at random that a format holds."""
    held = [each for each in RANDOM if each in formats.load(name).PROBLEMS]
    progress = ["nurikabe in progress", "light_up in progress"]
    return held + (progress if name == "pzprv3" else [])


RANDOM = "nurikabe", "light_up", "ripple_effect", "alcazar"


def normal(puzzle: str) -> str:
    """A puzzle without blank lines at its end, and nothing else changed."""
    return puzzle.rstrip() + "\n"


class Format:
    """Its examples: {what it is: texts}, of which conftest.py makes the parameters of the tests."""

    NAME = ""
    EXAMPLES: ClassVar[dict[str, tuple[str, str, str]]] = {}  # problem, text, our own text
    READ: ClassVar[dict[str, tuple[str, str | None]]] = {}  # the same in other words: text, our own
    BAD: ClassVar[dict[str, tuple[str, str]]] = {}  # text, what is said
    UNWRITABLE: ClassVar[dict[str, tuple[str, str, str]]] = {}  # problem, puzzle, what is said

    def test_example_is_read_and_written(self, example: str) -> None:
        problem, foreign, puzzle = self.EXAMPLES[example]
        assert formats.recognise(foreign) == self.NAME
        assert formats.read(foreign) == (problem, normal(puzzle))
        assert formats.read(foreign, self.NAME) == (problem, normal(puzzle))
        assert formats.write(self.NAME, problem, puzzle) == foreign

    def test_other_words_are_read(self, words: str) -> None:
        foreign, puzzle = self.READ[words]
        assert formats.recognise(foreign) == self.NAME
        if puzzle is not None:
            assert formats.read(foreign)[1] == puzzle

    def test_bad_text_is_refused_in_one_line(self, bad: str) -> None:
        foreign, message = self.BAD[bad]
        with pytest.raises(Unreadable) as refused:
            formats.read(foreign, self.NAME)
        assert str(refused.value) == message

    def test_what_it_cannot_hold_is_said(self, unwritable: str) -> None:
        problem, puzzle, message = self.UNWRITABLE[unwritable]
        with pytest.raises(Unwritable) as refused:
            formats.write(self.NAME, problem, puzzle)
        assert str(refused.value) == message

    def test_random_boards_come_back_unchanged(self, kind: str, count: int) -> None:
        module, problem = formats.load(self.NAME), kind.split(" ")[0]
        for puzzle in boards(kind, count):
            puzzle = puzzle if can_hold(self.NAME, puzzle) else puzzle.replace("?", "1")
            foreign = formats.write(self.NAME, problem, puzzle)
            assert module.looks_like(foreign)
            found = module.read(foreign, problem) if self.NAME == "own" else module.read(foreign)
            assert found == (problem, puzzle)
            assert formats.write(self.NAME, problem, found[1]) == foreign

    def test_no_other_format_is_recognised(self, kind: str) -> None:
        for puzzle in filter(partial(can_hold, self.NAME), boards(kind, 50)):
            foreign = formats.write(self.NAME, kind.split(" ")[0], puzzle)
            assert formats.recognise(foreign) == self.NAME

    def texts(self) -> Iterator[str]:
        """Texts in this format: the examples."""
        yield from (foreign for _, foreign, _ in self.EXAMPLES.values())
        yield from (foreign for foreign, _ in self.READ.values())

    def test_damaged_text_is_read_or_refused_in_one_line(self) -> None:
        refused = 0
        for foreign in self.texts():
            for bad in damaged(foreign, LETTERS, 300):
                refused += not is_read(lambda bad=bad: formats.read(bad, self.NAME), bad)
        assert refused or not self.EXAMPLES

    def test_damaged_puzzle_is_written_or_refused_in_one_line(self, example: str) -> None:
        problem, _, puzzle = self.EXAMPLES[example]
        refusals = []
        for bad in damaged(puzzle, OWN_LETTERS, 100):
            try:
                formats.write(self.NAME, problem, bad)
            except Unwritable as refused:
                refusals.append(str(refused))
        assert refusals
        assert all(message.isprintable() for message in refusals)
