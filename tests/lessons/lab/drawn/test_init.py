"""What can be drawn, and what is shown of it."""

import pytest

from ground.problems import FOLDER, all_problems
from lessons import words_of
from lessons.lab import drawn

SAMPLES = sorted(FOLDER.glob("*/data/sample/*.in"))


def test_all_problems_can_be_drawn() -> None:
    assert [kind["problem"] for kind in drawn.kinds()] == all_problems()
    assert all(kind["tools"] for kind in drawn.kinds())
    numbers = {kind["problem"]: kind["numbers"] for kind in drawn.kinds()}
    assert [numbers["light_up"], numbers["nurikabe"]] == [[0, 4], [1, 999]]


@pytest.mark.parametrize("problem", all_problems())
def test_a_blank_board_has_the_size_that_is_asked(problem: str) -> None:
    assert drawn.blank(problem, 3, 5)["givens"]["size"] == [3, 5]
    assert drawn.blank(problem, 0, 10**6)["givens"]["size"] == [1, drawn.LARGEST]


def test_what_cannot_be_is_left_as_it_is() -> None:
    blank = drawn.blank("light_up", 2, 2)
    for tool in "9", "x y":
        said = {"said": f"expected 0 to 4, found {tool}"}
        assert drawn.put("light_up", blank["puzzle"], ["r1c1"], tool) == blank | said


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_a_puzzle_that_is_there_is_shown(path) -> None:  # noqa: ANN001
    problem, text = path.parts[-4], path.read_text()
    shown = drawn.shown(problem, text)
    assert shown["givens"] == words_of(shown["solution"]).givens(text)
    assert shown["puzzle"] == text


@pytest.mark.parametrize(
    ("problem", "marked", "tool", "drawn_on"),
    [
        (
            *("alcazar", "1 2\n+---+---+\n──  x   |\n+---+---+\n", "edge"),
            "1 2\n+---+---+\n    |   |\n+---+---+\n",
        ),
        ("light_up", "1 3\n.*x\n", "0", "1 3\n0..\n"),
        ("nurikabe", "1 4\n.2o~\n", "3", "1 4\n32..\n"),
    ],
)
def test_who_draws_on_a_board_in_progress_has_no_marks_that_are_not_shown(
    problem: str, marked: str, tool: str, drawn_on: str
) -> None:
    """With them, a wall where they had a path was said to leave no answer."""
    place = "r1c1-r1c2" if tool == "edge" else "r1c1"
    assert drawn.put(problem, marked, [place], tool)["puzzle"] == drawn_on
