"""The pictures of an argument."""

import re
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from lessons.arguments.pictures import Picture, agreement, argument, merged
from lessons.trace import Step
from tests.helpers.cases import problem_of
from tests.helpers.lessons import case_steps
from tests.helpers.spoken.argued import untrue

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


def test_places_are_named_in_reading_order() -> None:
    _, _, pictures = told("ripple_effect", "data/secret/7x7-cases-seed202.in", 31)
    assert [picture.says for picture in pictures][5] == (
        "r2c3 is 5, for r1c2, r2c2 and r3c2 are not 5, r1c1 is 1, r2c1 is 4 and room a holds "
        "each of 1 to 6 once."
    )


def told(problem: str, case: str, number: int) -> tuple[str, list[Step], list[Picture]]:
    """A puzzle, the steps up to one, and its argument."""
    text = (problem_of(problem).folder / case).read_text()
    steps = list(islice(case_steps(problem_of(problem), text), number))
    return text, steps, argument(steps[-1])


def test_one_case_that_is_left_is_not_supposed_and_it_is_named_what_leaves_it() -> None:
    _, _, pictures = told("ripple_effect", "data/secret/05-column.in", 3)
    opening, *rest = (picture.says for picture in pictures)
    assert opening == (
        "Only this is left, for r3c1 is not 2, r5c1 is 1 and room b holds each of 1 to 3 once: "
        "r4c1 is 2."
    )
    assert rest == [
        "r2c1 is not 2, for r4c1 is 2 and two 2s in column 1 have 2 cells or more between them.",
        "So r2c1 is not 2.",
    ]
    assert not any(picture.depth or picture.supposes for picture in pictures)
    assert (pictures[0].because, pictures[0].facts) == (("r3c1", "r5c1"), (("r4c1", "2"),))


@pytest.mark.parametrize(
    ("case", "number", "why"),
    [
        (
            "light_up/data/sample/2.in",
            11,
            "Only this is left, for r2c1 and r3c2 hold bulbs and the 2 at r3c1 has 2 bulbs",
        ),
        (
            "light_up/data/secret/5x5-cases-kept-2.in",
            11,
            "One of 2 is so, for r3c3, r4c2, r4c4 and r5c3 are empty and r4c3 must be lit: ",
        ),
        (
            "ripple_effect/data/secret/6x6-cases-seed104.in",
            20,
            "One of 2 is so, for r2c2 is not 1, 4 or 5 and room a holds each of 1 to 5 once: ",
        ),
    ],
)
def test_all_that_leaves_no_other_case_is_named(case: str, number: int, why: str) -> None:
    problem, _, case = case.partition("/")
    text, steps, (first, *rest) = told(problem, case, number)
    assert first.says.startswith(why)
    less = re.sub(r"(?<=for )r[0-9c]+(,| and) |(?<=not )1, ", "", first.says, count=1)
    before = [[]] * (len(steps) - 1)
    assert untrue(problem, text, steps, [*before, [first, *rest]]) == []
    assert len(untrue(problem, text, steps, [*before, [replace(first, says=less), *rest]])) == 1


def test_what_clashes_with_the_board_is_said_to_be_known() -> None:
    text, steps, pictures = told("light_up", "data/secret/5x5-cases-kept-1.in", 9)
    *_, clash, _ = pictures
    assert (clash.says, clash.wrong) == ("But then that cannot be, as r1c3 is empty.", ("r1c3",))
    assert "r1c3 empty" in steps[-1].solver.facts(steps[-1].before)
    both = replace(clash, says="But then r1c3 would be empty and hold a bulb at once.")
    wrong = [both if picture is clash else picture for picture in pictures]
    assert len(untrue("light_up", text, steps, [*[[]] * (len(steps) - 1), wrong])) == 1
