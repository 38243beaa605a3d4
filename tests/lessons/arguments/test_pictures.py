"""The pictures of an argument."""

from pathlib import Path

import pytest

from lessons.arguments.pictures import agreement, argument, merged
from tests.helpers.cases import problem_of
from tests.helpers.lessons import case_steps

SAMPLE = Path("data/sample/2.in")


def test_an_argument_supposes_follows_ends_and_concludes() -> None:
    problem = problem_of("light_up")
    steps = list(case_steps(problem, (problem.folder / SAMPLE).read_text()))
    told = [(picture.depth, picture.says) for picture in argument(steps[5])]
    assert told == [
        (1, "Suppose r3c6 holds a bulb."),
        (1, "r4c5 is empty, for r3c6 holds a bulb and the 1 at r4c6 has 1 bulb beside it."),
        (1, "r3c4 holds a bulb, for r4c5 is empty and the 2 at r4c4 has 2 bulbs beside it."),
        (1, "But then bulbs at r3c4 and r3c6 would see each other."),
        (0, "So r3c6 is empty."),
    ]
    first, second, *_, last = argument(steps[5])
    assert (first.on, second.on, last.on) == (-1, 0, -1)
    assert (second.because, second.facts) == (("r3c6",), (("r4c5", "empty"),))


def test_where_the_sentence_says_it_all_no_board_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    problem = problem_of("light_up")
    step = next(case_steps(problem, (problem.folder / SAMPLE).read_text()))
    assert step.proof.keys().isdisjoint({"suppose", "cases"})
    monkeypatch.setattr(step.solver, "facts", None)
    assert argument(step, frozenset()) == []


def test_numbers_that_a_cell_is_not_are_one_clause() -> None:
    facts = [("r1c1", "not 3"), ("r1c2", "4"), ("r1c1", "not 12"), ("r1c1", "not 1")]
    assert merged(facts) == [("r1c1", "not 1, 3 or 12"), ("r1c2", "4")]


@pytest.mark.parametrize(
    ("gone", "left", "begins"),
    [
        (0, 2, "both say the same: "),
        (0, 3, "all 3 say the same: "),
        (1, 2, "1 case cannot be; both that are left say the same: "),
        (2, 3, "2 cases cannot be; all 3 that are left say the same: "),
        (2, 1, "2 cases cannot be; what is left says so: "),
        (2, 0, "so "),
    ],
)
def test_only_where_some_cannot_be_others_are_left(gone: int, left: int, begins: str) -> None:
    assert agreement(gone, left) == begins
