"""A step on a screen of 80x24."""

import re
from itertools import islice

import pytest

from lessons.puzzles.drawing import WIDTH, Marks, grid
from lessons.puzzles.screen import BOARD, HEIGHT, beside, fitting, length
from lessons.terminal import Lesson
from lessons.trace import Step, trace
from tests.helpers.cases import ROOT, problem_of
from tests.helpers.lessons import words
from tests.helpers.sweep import in_every, unless

LARGE = {
    "alcazar": "20x20-few-structural-seed2",
    "light_up": "20x20-hard-seed1",
    "nurikabe": "20x20-structural-seed20",
    "ripple_effect": "20x20-structural-seed2",
    "wormholes": "20x20-hard-wormholes5-seed1",
}


def lesson_of(name: str, case: str) -> tuple[Lesson, str]:
    """A lesson in colour, and its puzzle."""
    problem = problem_of(name)
    text = (ROOT / "testcases" / name / "data" / f"{case}.in").read_text()
    lesson = Lesson(name, problem.module(), words(problem), colour=True)
    lesson.puzzle = text
    return lesson, text


def steps_of(lesson: Lesson, text: str, many: int | None, apart: int = 1) -> list[Step]:
    """The first steps of a lesson, or of these each that is so far from the last."""
    return list(islice(trace(lesson.solver, lesson.solver.parse(text)), 0, many, apart))


def every_word_once(shown: list[str], said: list[str]) -> bool:
    """Whether all words stand on the screens, in their order."""
    found = iter(" ".join(shown).split())
    return all(word in found for line in said for word in line.split())


@pytest.mark.parametrize(
    ("many", "apart"),
    [
        (12, 1),
        in_every(pytest.param(None, 10, id="from all over")),
        in_every(pytest.param(None, 1, id="all")),
    ],
)
@pytest.mark.parametrize("problem", unless(("alcazar", "ripple_effect").__contains__, LARGE))
def test_every_step_of_a_large_board_fits(problem: str, many: int | None, apart: int) -> None:
    lesson, text = lesson_of(problem, f"secret/{LARGE[problem]}")
    for step in steps_of(lesson, text, many, apart):
        shown = [re.sub(r"\x1b\[[\d;]*m", "", screen) for screen in lesson.screens(step)]
        for screen in shown:
            assert screen.count("\n") <= HEIGHT
            assert max(map(len, screen.split("\n"))) <= WIDTH
        plain = [re.sub(r"\x1b\[[\d;]*m", "", line) for line in lesson.words_of(step, 30)]
        assert every_word_once(shown, plain)


def test_a_step_that_fits_is_as_ever() -> None:
    lesson, text = lesson_of("nurikabe", "sample/1")
    for step in steps_of(lesson, text, 3):
        assert list(lesson.screens(step)) == [lesson.show(step)]


def test_words_begin_after_the_board_in_colour_too() -> None:
    shown = list(beside(["ab", "\033[33mc\033[0m"], ["one", "two", "three"], 4))
    assert shown == ["ab  one", "\033[33mc\033[0m   two", "    three"]


def test_of_a_large_board_that_part_is_drawn_where_something_happens() -> None:
    rows = ["." * 60] * 60
    marks = Marks(frozenset({"r30c40"}), frozenset({"r28c41"}), "sea")
    drawn = fitting(lambda part: grid(rows, part), marks, (60, 60))
    assert "40" in drawn[0].split() or "0" in drawn[0].split()
    assert any(line.startswith("30 ") and "]" in line for line in drawn)
    assert any(line.startswith("28 ") and ")" in line for line in drawn)
    assert len(drawn) <= HEIGHT
    assert max(map(length, drawn)) <= BOARD


def test_what_a_cell_of_ripple_effect_may_be_is_said() -> None:
    lesson, text = lesson_of("ripple_effect", "sample/1")
    steps = steps_of(lesson, text, None)
    ruling = next(step for step in steps if step.rule == "clear_common_shadow")
    assert "may be: r2c1 2 or 3, r1c2 1 or 3" in " ".join(" ".join(lesson.words_of(ruling)).split())
