"""How the command line of the lessons ends where the rules do: it says why they go no further."""

import re
from pathlib import Path

import pytest

from lessons import solver_of, words_of
from lessons.terminal import Lesson, Steps
from tests.helpers.lessons import NURIKABE, lessons

ROOMS = "aabbccde aabfccge ahbfcggg ihffjjgk ihlmjjkk iilmnnnk iioonppk iooooopp".split()
NO_ANSWER = "\n".join(["8", *ROOMS, *["." * 8] * 8, ""])  # as only search shows
WAYS = [], ["--hint"], ["--proof", "/dev/null"]


@pytest.mark.parametrize("options", WAYS)
def test_a_puzzle_with_several_answers_is_said_to_have_them(options: list[str]) -> None:
    status, output, message = lessons("nurikabe", *options, puzzle="1 2\n?.\n")
    assert status == 1
    said = r"(?s).*stuck.* 1 cell is open.*no rule says more: the puzzle has several answers\.?\n"
    assert re.fullmatch(said, output + message, re.IGNORECASE)


def test_a_puzzle_with_one_answer_is_left_to_search() -> None:
    solver = solver_of("nurikabe")
    lesson = Lesson("nurikabe", solver, words_of("nurikabe"), colour=False)
    assert Steps(lesson, solver.parse(NURIKABE.read_text())).why_stuck() == "only search goes on"


@pytest.mark.parametrize("options", WAYS)
def test_what_only_search_refutes_has_no_answer(options: list[str]) -> None:
    status, output, message = lessons("ripple_effect", *options, puzzle=NO_ANSWER)
    assert (status, message) == (1, "lessons: no solution: every case breaks a law\n")
    assert "Stuck" not in output


def test_what_only_search_refutes_has_no_page(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    said = lessons("ripple_effect", "--html", str(page), puzzle=NO_ANSWER)
    assert said == (1, "", "lessons: no solution: every case breaks a law\n")
    assert lessons("ripple_effect", "--hint", puzzle=NO_ANSWER) == said
    assert not page.exists()
