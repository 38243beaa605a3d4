"""How far clues get on small boards."""

from lessons.reasons.land import Land
from tests.helpers.cases import problem_of
from tests.helpers.lessons import case_steps

ROW = "1 5\n2..1.\n"


def land(*known: str) -> Land:
    """The land of a row with two clues."""
    return Land(next(case_steps(problem_of("nurikabe"), ROW)), known)


def test_a_clue_comes_as_far_as_its_cells_allow() -> None:
    assert land().reach("r1c1") == ["r1c1", "r1c2"]
    assert land("r1c2 sea").reach("r1c1") == ["r1c1"]
    assert land("r1c2 not r1c1").reach("r1c1") == ["r1c1"]
    assert land().costs("r1c1") == {"r1c1": 1, "r1c2": 2}


def test_the_sea_is_what_the_clues_leave() -> None:
    assert land().total == 2
    assert land("r1c5 sea", "r1c2 island").waters() == [["r1c5"], ["r1c3"]]
