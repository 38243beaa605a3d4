"""Pictures of how far clues and the sea get."""

from dataclasses import replace
from itertools import islice

import pytest

from lessons.arguments.pictures import Picture, argument
from lessons.trace import one_look
from tests.helpers.cases import problem_of
from tests.helpers.lessons import case_steps
from tests.helpers.sentences import picture_steps
from tests.helpers.spoken.argued import untrue


def first(rule: str) -> list[Picture]:
    """The argument of the first picture of a rule."""
    steps = picture_steps(problem_of("nurikabe"))
    return argument(next(step for step in steps if step.rule == rule))


@pytest.mark.parametrize("rule", ["drown_unreachable", "keep_island_room", "keep_sea_whole"])
def test_the_cells_that_are_told_are_tinted(rule: str) -> None:
    for picture in first(rule)[:-1]:
        many = max(map(len, picture.tints.values()))
        assert f"{many} cell" in picture.says or "part 2" in picture.says


def test_both_totals_are_told() -> None:
    assert [picture.says for picture in first("count_cells")] == [
        "The clues say 2; of 6 cells that leaves 4 to the sea.",
        "2 cells of 2 are land.",
        "So no open cell is land: r1c3, r2c1, r2c2 and r2c3 are sea.",
    ]


def test_where_no_clue_is_the_sea_shuts_none_out() -> None:
    problem, text = problem_of("nurikabe"), "1 5\n.....\n"
    steps = list(case_steps(problem, text))
    arguments = [argument(step) for step in steps]
    assert arguments[0][-1].says == "There is no clue: r1c1 is sea."
    assert untrue("nurikabe", text, steps, arguments) == []


def test_a_clue_whose_a_cell_is_not_is_named_where_no_other_comes() -> None:
    solver = problem_of("nurikabe").module()
    board = solver.assume(solver.parse("2 6\n3....2\n......\n"), ["r1c3 not r1c1"])
    rule = next(rule for rule in solver.RULES if rule.__name__ == "drown_unreachable")
    step = next(step for step in one_look(solver, board, rule) if step.places == ("r1c3",))
    assert [picture.says for picture in argument(step)] == [
        "The island of 2 at r1c6 can come to 3 cells: r1c5, r1c6 and r2c6.",
        "r1c3 is not of the island of 3 at r1c1, and no other clue comes there: r1c3 is sea.",
    ]


def test_clues_that_cannot_come_to_a_place_are_told_at_once() -> None:
    problem = problem_of("nurikabe")
    text = (problem.folder / "data/secret/5x5-cases-seed1.in").read_text()
    steps = list(islice(case_steps(problem, text), 7))
    before, pictures = [[]] * (len(steps) - 1), argument(steps[-1])
    says = "The islands of 1 at r1c5, 8 at r2c1 and 2 at r5c5 cannot come to r3c5."
    at = [picture.says for picture in pictures].index(says)
    assert not any(picture.says.startswith("r3c5 is not of ") for picture in pictures)
    assert untrue("nurikabe", text, steps, [*before, pictures]) == []
    for wrong in says.replace("8 at r2c1", "8 at r2c2"), says.replace("r3c5", "r3c4"):
        other = replace(pictures[at], says=wrong)
        told = [*pictures[:at], other, *pictures[at + 1 :]]
        assert len(untrue("nurikabe", text, steps, [*before, told])) == 1
