"""What the sentences of all puzzles are made of."""

from itertools import islice

import pytest

from lessons.reasons.words import counted, listed, told
from tests.helpers.cases import problem_of
from tests.helpers.lessons import case_steps, words


@pytest.mark.parametrize(
    ("places", "said"),
    [
        (["a"], "a"),
        (["a", "b"], "a or b"),
        (["a", "b", "c"], "a, b or c"),
        (list("abcdef"), "a, b, c, d, e or f"),
        (["r1c8", "r1c9", "r1c10", "r1c11", "r2c1"], "r1c8 to r1c11 or r2c1"),
        (["r1c1", "r1c2", "r1c3"], "r1c1, r1c2 or r1c3"),
        (["ac1", "ac2", "ac3", "ac4"], "ac1, ac2, ac3 or ac4"),
        (
            ["r1c1-r2c1", "r1c1-r2c2", "r1c1-r2c3", "r1c1-r2c4"],
            "r1c1-r2c1, r1c1-r2c2, r1c1-r2c3 or r1c1-r2c4",
        ),
    ],
)
def test_lists_are_as_people_say_them(places: list[str], said: str) -> None:
    assert listed(places, "or") == said


def test_counts() -> None:
    assert [counted(number, "cell") for number in (0, 1, 2)] == ["0 cells", "1 cell", "2 cells"]


def test_of_a_long_chain_the_last_link_is_told() -> None:
    assert told(["a", "b"]) == "a, so b"
    assert told([str(n) for n in range(1, 10)]) == "8 facts follow, then 9"


@pytest.mark.parametrize(
    ("problem", "case", "number", "says"),
    [
        (
            "alcazar",
            "10x10-all-cases-seed3",
            98,
            "r1c8-top would be blocked, so r1c7-r1c8 would be in the path, and then ",
        ),
        (
            "ripple_effect",
            "6x6-cases-seed104",
            23,
            "if it were 2, 8 facts would follow, then r3c3 would be 4, and then ",
        ),
    ],
)
def test_what_is_known_is_no_link_of_a_chain(
    problem: str, case: str, number: int, says: str
) -> None:
    found = problem_of(problem)
    text = (found.folder / f"data/secret/{case}.in").read_text()
    *_, step = islice(case_steps(found, text), number)
    assert says in words(found).say(step)
