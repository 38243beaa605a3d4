"""What holds of the arguments of every puzzle: a test module of a puzzle says which they are."""

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from lessons.arguments.pictures import BOARD, Picture, argument
from tests.helpers.cases import Problem, problem_of
from tests.helpers.lessons import known_steps, words
from tests.helpers.sentences import picture_steps
from tests.helpers.spoken.argued import untrue

NEVER = re.compile(
    r"\band \d+ more\b|more links?\b|link by link|refuted|do not balance|[_{}<>]"
    r"|\b0 (?:cells?|shapes?|open|in the path)\b|at cells of this colour|\bof 1: suppose"
)


def planted(pictures: Sequence[Picture], at: int) -> list[Picture]:
    """An argument with one more for the number at this place of each sentence."""
    return [replace(picture, says=raised(picture.says, at)) for picture in pictures]


def raised(said: str, at: int) -> str:
    """The sentence with one more for one of its numbers."""
    numbers = list(re.finditer(r"\d+", said))
    if at >= len(numbers):
        return said
    start, end = numbers[at].span()
    return f"{said[:start]}{int(numbers[at][0]) + 1}{said[end:]}"


def unfolded(pictures: Sequence[Picture]) -> list[Picture]:
    """An argument where what a picture counts one by one stands behind it."""
    whole: list[Picture] = []
    places: list[int] = []  # where each picture stands in the whole
    for picture in pictures:
        on = BOARD if picture.on == BOARD else places[picture.on]
        places.append(len(whole))
        whole.append(replace(picture, on=on, each=()))
        first = len(whole)
        each = picture.each
        whole += [replace(one, on=on if one.on == BOARD else first + one.on) for one in each]
    return whole


class Arguments:
    """Its puzzle, and the rules whose steps have an argument."""

    PUZZLE = ""
    LARGEST = 200  # characters of a case that is told; larger ones are told in a sweep
    ARGUED: frozenset[str] = frozenset()

    def test_every_argument_of_a_case_is_true(self, problem: Problem, case: Path) -> None:
        text = case.read_text()
        steps = known_steps(problem, text)
        arguments = [unfolded(argument(step, offers=True)) for step in steps]
        assert untrue(problem.checker, text, steps, arguments) == []
        said = [picture.says for pictures in arguments for picture in pictures]
        said += [words(problem).say(step) for step in steps]
        assert not list(filter(NEVER.search, said))

    def test_a_wrong_number_is_found(self, problem: Problem, sample: Path) -> None:
        text = sample.read_text()
        steps = known_steps(problem, text)
        arguments = [argument(step) for step in steps]
        for at in range(6):
            wrong = [planted(pictures, at) for pictures in arguments]
            changed = sum(
                one.says != other.says
                for before, after in zip(arguments, wrong, strict=True)
                for one, other in zip(before, after, strict=True)
            )
            assert len(untrue(problem.checker, text, steps, wrong)) == changed

    def test_the_rules_that_argue(self) -> None:
        argued = set[str]()
        for step in picture_steps(problem_of(self.PUZZLE)):
            if step.rule not in argued and argument(step):
                argued.add(step.rule)
        assert argued == self.ARGUED, "ARGUED names the rules whose steps have such pictures"

    def test_a_picture_builds_on_one_before_it(self, problem: Problem, sample: Path) -> None:
        for step in known_steps(problem, sample.read_text()):
            pictures = argument(step)
            for at, picture in enumerate(pictures):
                assert BOARD <= picture.on < at
                outer = pictures[picture.on].depth if picture.on != BOARD else 0
                assert picture.depth <= outer + 1
                assert bool(picture.depth) or not picture.supposes
            if pictures:
                assert pictures[-1].depth == 0, "it ends where nothing is supposed"
