"""Sentences of Nurikabe."""

from typing import ClassVar

from tests.helpers.cases import problem_of
from tests.helpers.lessons import case_steps, words
from tests.helpers.sentences import Sentences
from tests.helpers.spoken import untrue


class TestNurikabe(Sentences):
    """What holds of the sentences of every puzzle."""

    PUZZLE = "nurikabe"
    SAID: ClassVar = {
        "surround_full_island": "the island of 1 at r1c1 already has its one cell.",
        "break_pool": "r1c1, r1c2 and r2c1 are sea, and a fourth would make a pool.",
        "refuse_large_union": (
            "it would join the island of 2 at r1c1 and the loose land at r1c3 to 3 cells or more."
        ),
        "guard_corner": (
            "the island of 3 at r2c2 gets its last cell at r2c4 or r3c3, and either touches r3c4."
        ),
    }


def test_where_no_clue_is_the_sea_shuts_none_out() -> None:
    problem, text = problem_of("nurikabe"), "1 5\n.....\n"
    steps = list(case_steps(problem, text))
    said = [words(problem).say(step) for step in steps]
    assert said[0] == "r1c1 is sea: there is no clue."
    assert untrue("nurikabe", text, steps, said) == []
