"""Sentences of Nurikabe."""

from itertools import islice
from typing import ClassVar

import pytest

from lessons.arguments.pictures import argument
from lessons.trace import one_look
from tests.helpers.cases import problem_of
from tests.helpers.lessons import case_steps, words
from tests.helpers.sentences import Sentences
from tests.helpers.spoken import argued, untrue


class TestNurikabe(Sentences):
    """What holds of the sentences of every puzzle."""

    PUZZLE = "nurikabe"
    SAID: ClassVar = {
        "surround_full_island": "the island of 1 at r1c1 already has its one cell.",
        "part_islands": "as land it would join the islands of 2 at r1c1 and 2 at r1c3.",
        "break_pool": "r1c1, r1c2 and r2c1 are sea, and a fourth would make a pool.",
        "take_only_exit": (
            "the island of 2 at r1c1 must still grow, and this is the only way out, as r1c2 is sea."
        ),
        "refuse_large_union": (
            "as land it would join the island of 2 at r1c1 and the loose land at r1c3 to 3 cells "
            "or more."
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


def test_a_clue_of_a_board_of_one_column_is_read_whole() -> None:
    problem, text = problem_of("nurikabe"), "12 1\n10\n" + ".\n" * 10 + "1\n"
    steps = list(case_steps(problem, text))
    said = [words(problem).say(step) for step in steps]
    assert said[1].startswith("r2c1 is island: the island of 10 at r1c1 must still grow")
    assert untrue("nurikabe", text, steps, said) == []


@pytest.mark.parametrize(
    ("known", "why"),
    [
        (["r1c2 not r1c3"], "r1c2 is not of it"),
        (["r2c3 sea", "r1c2 not r1c3"], "r2c3 is sea and r1c2 is not of it"),
        (["r1c2 sea", "r2c3 sea"], "r1c2 and r2c3 are sea"),
    ],
)
def test_other_cells_are_said_to_be_no_ways_out(known: list[str], why: str) -> None:
    problem, height = problem_of("nurikabe"), 1 + any("r2" in fact for fact in known)
    solver = problem.module()
    text = f"{height} 5\n..3..\n" + ".....\n" * (height - 1)
    board = solver.assume(solver.parse(text), known)
    rule = next(rule for rule in solver.RULES if rule.__name__ == "take_only_exit")
    (step, *_) = [step for step in one_look(solver, board, rule) if step.value == "island"]
    said = words(problem).say(step)
    must = "the island of 3 at r1c3 must still grow, and this is the only way out"
    assert said == f"r1c4 is island: {must}, as {why}."


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ("3....2\n......", "the island of 2 at r1c6 cannot come that far"),
        ("3...~2\n....~.", "no other can come to it"),
    ],
)
def test_a_clue_whose_a_cell_is_not_is_named_too(rows: str, said: str) -> None:
    problem = problem_of("nurikabe")
    solver = problem.module()
    board = solver.assume(solver.parse(f"2 6\n{rows}\n"), ["r1c3 not r1c1"])
    rule = next(rule for rule in solver.RULES if rule.__name__ == "drown_unreachable")
    step = next(step for step in one_look(solver, board, rule) if step.places == ("r1c3",))
    sentence = words(problem).say(step)
    lead = "as land it would need a clue, but it is not of the island of 3 at r1c1, and "
    assert sentence == f"r1c3 is sea: {lead}{said}."


@pytest.mark.parametrize(
    ("known", "off"),
    [
        (["r1c3 not r1c1"], "but the land that it would join is not of the island of 5 at r1c1"),
        (
            ["r1c3 not r1c1", "r2c3 not r1c7"],
            (
                "but it is not of the island of 6 at r1c7, "
                "the land that it would join is not of the island of 5 at r1c1"
            ),
        ),
    ],
)
def test_of_a_clue_beside_it_that_the_land_is_not_of_it_is_not_said_to_be_too_far(
    known: list[str], off: str
) -> None:
    problem, last = problem_of("nurikabe"), 4 + len(known)
    solver, text = problem.module(), f"3 7\n5.o...{last}\n.......\n.......\n"
    board = solver.assume(solver.parse(text), known)
    steps = one_look(solver, board, solver.drown_unreachable)
    said = words(problem).say(next(step for step in steps if step.places == ("r2c3",)))
    far = "the island of 5 at r1c7 cannot come that far" if last == 5 else "no other can come to it"
    assert said == f"r2c3 is sea: as land it would need a clue, {off}, and {far}."


def test_what_is_said_of_land_that_a_cell_would_join_is_true() -> None:
    problem = problem_of("nurikabe")
    text = "7\n..8...7\n....2..\n..2....\n.......\n.......\n6......\n.......\n"
    steps = list(case_steps(problem, text))
    said = [words(problem).say(step) for step in steps]
    assert any("the land that it would join" in sentence for sentence in said)
    assert untrue("nurikabe", text, steps, said) == []


def test_where_all_the_sea_must_grow_its_cells_are_not_listed() -> None:
    problem, text = problem_of("nurikabe"), "1 6\n1.....\n"
    steps = list(case_steps(problem, text))
    said = [words(problem).say(step) for step in steps]
    assert said[3] == (
        "r1c5 is sea: all the sea there is must still grow, and this is the only way out."
    )
    assert untrue("nurikabe", text, steps, said) == []


@pytest.mark.parametrize(
    ("rows", "known", "place", "said"),
    [
        ("..?\n...\n.3.", ["r2c3 island"], "r2c2", "? at r1c3 and 3 at r3c2"),
        (".2.\n3.?\n.4.", [], "r2c2", "2 at r1c2, 3 at r2c1, ? at r2c3 and 4 at r3c2"),
    ],
)
def test_each_island_is_named_that_a_cell_would_join(
    rows: str, known: list[str], place: str, said: str
) -> None:
    problem = problem_of("nurikabe")
    solver = problem.module()
    board = solver.assume(solver.parse(f"3 3\n{rows}\n"), known)
    rule = next(rule for rule in solver.RULES if rule.__name__ == "part_islands")
    (step,) = [step for step in one_look(solver, board, rule) if step.places == (place,)]
    sentence = f"{place} is sea: as land it would join the islands of {said}."
    assert words(problem).say(step) == sentence


def test_the_last_cell_of_an_island_is_not_said_to_come_where_sea_is() -> None:
    problem, text = problem_of("nurikabe"), "3 4\n?~oo\n...6\n..o.\n"
    steps = list(islice(case_steps(problem, text), 2))
    said = [words(problem).say(step) for step in steps]
    last = "the island of 6 at r2c4 gets its last cell at r2c3 or r3c2, and either touches r2c2."
    assert said[-1] == f"r2c2 is sea: {last}"
    assert untrue("nurikabe", text, steps, said) == []


def test_of_one_shape_that_is_left_it_is_said_what_it_has_not() -> None:
    problem, text = problem_of("nurikabe"), "4 2\n31\n..\n.2\n..\n"
    solver = problem.module()
    rule = next(rule for rule in solver.RULES if rule.__name__ == "keep_to_shapes")
    (step,) = one_look(solver, solver.parse(text), rule)
    said, pictures = words(problem).say(step), argument(step)
    has_not = "the only shape left to the island of 2 at r3c2 does not contain it"
    assert said == f"r3c1 is not of the island of 2 at r3c2: {has_not}."
    so = "r3c1 is not of the island of 2 at r3c2."
    assert pictures[-1].says == f"The one shape that is left does not have r3c1: {so}"
    assert untrue("nurikabe", text, [step], [said]) == []
    assert argued.untrue("nurikabe", text, [step], [pictures]) == []


def test_nor_where_the_same_look_has_just_put_sea() -> None:
    """One look said both, and the second when the first was on the board."""
    problem, text = problem_of("nurikabe"), "3\n..2\n2..\n~~.\n"
    steps = list(islice(case_steps(problem, text), 2))
    said = [words(problem).say(step) for step in steps]
    last = "the island of 2 at r2c1 gets its last cell at r1c1, which touches r1c2."
    assert said[-1] == f"r1c2 is sea: {last}"
    assert untrue("nurikabe", text, steps, said) == []
