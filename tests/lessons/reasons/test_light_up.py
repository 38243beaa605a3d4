"""Sentences of Light Up."""

from itertools import islice
from typing import ClassVar

import pytest

from lessons.arguments.pictures import argument
from lessons.trace import one_look
from tests.helpers.cases import problem_of
from tests.helpers.lessons import case_steps, words
from tests.helpers.sentences import Sentences
from tests.helpers.spoken import argued, untrue


class TestLightUp(Sentences):
    """What holds of the sentences of every puzzle."""

    PUZZLE = "light_up"
    SAID: ClassVar = {
        "finish_with_bulbs": ("these are the only 2 places left for the 2 bulbs of the 2 at r2c1."),
        "empty_corners": (
            "a bulb there would light r1c2 and r2c3, and leave the 1 at r1c3 too few places."
        ),
        "share_light": (
            "a bulb there would rule out r1c1 and r2c1, both places for the bulb that lights r2c1."
        ),
        "share_strips": (
            "the 2 at r2c2 and the 1 at r2c4 lack 3 bulbs together, at most one from each of the 2 "
            "strips that they share, and a bulb in these strips lights r2c3, so every other side "
            "of theirs is needed."
        ),
        "turn_chain": (
            "a bulb at r1c1 means none at r1c3, so none at r3c1, so one at r2c3, "
            "so one at r3c2, so too many bulbs for the 1 at r3c3."
        ),
    }


def test_a_beam_through_a_wormhole_is_told() -> None:
    problem = problem_of("wormholes")
    puzzle = "3 4\n*.A.\n....\nA..#\n"
    said = [words(problem).say(step) for step in case_steps(problem, puzzle)]
    assert any("lights them, r1c4" not in one and "through wormhole A" in one for one in said), said


def test_a_side_that_is_lit_through_a_wormhole_is_named_too() -> None:
    problem = problem_of("wormholes")
    puzzle = "4 7\nAB...#x\n..2.x#x\n..AB0#*\n.1xxx*2\n"
    steps = list(case_steps(problem, puzzle))
    said = [words(problem).say(step) for step in steps]
    lit = "r1c4 is empty: a bulb there would light r1c3, r2c2 and r2c4, and leave the 2 at r2c3"
    assert any(one.startswith(lit) for one in said), said
    assert untrue("light_up", puzzle, steps, said) == []


def test_a_strip_that_has_its_bulb_is_not_counted_for_what_is_lacking() -> None:
    problem = problem_of("light_up")
    puzzle = "3 7\n.......\n*2..2x.\n.xxx*..\n"
    steps = list(case_steps(problem, puzzle))
    said = [words(problem).say(step) for step in steps]
    shared = [one for one in said if "lack 2 bulbs together" in one]
    assert shared, said
    assert "each of the 2 strips" in shared[0], "not of the third, where r3c5 holds one"
    assert untrue("light_up", puzzle, steps, said) == []
    assert argued.untrue("light_up", puzzle, steps, map(argument, steps)) == []


@pytest.mark.parametrize(
    ("name", "puzzle", "end"),
    [
        (
            "wormholes",  # a way that puts a bulb there and breaks a law
            "5 7\n.#.1x0x\n.#x..A.\n1..#.x.\n.#x.2..\n.Ax..1x\n",
            "or leads to no place for a bulb that lights r1c5.",
        ),
        (
            "light_up",  # one that lights the cell and breaks a law
            "4\n..1#\n.2..\n..2.\n....\n",
            "rules it out, or leads to too many bulbs for the 1 at r1c3.",
        ),
    ],
)
def test_a_way_that_agrees_is_no_exception_though_it_breaks_a_law(
    name: str, puzzle: str, end: str
) -> None:
    problem = problem_of(name)
    steps = list(case_steps(problem, puzzle))
    said = [words(problem).say(step) for step in steps]
    assert any(one.endswith(end) for one in said), said
    assert untrue("light_up", puzzle, steps, said) == []


def test_a_chain_that_says_what_is_known_not_to_be_so_ends_there() -> None:
    problem = problem_of("light_up")
    text = (problem.folder / "data/secret/5x5-cases-kept-1.in").read_text()
    *_, step = islice(case_steps(problem, text), 9)
    assert words(problem).say(step) == (
        "r4c2 is empty: a bulb at r4c2 means none at r5c3, so none at r4c5, so one at r1c3, "
        "but r1c3 is empty."
    )


def test_what_is_ruled_out_already_is_not_said_to_be_ruled_out_in_the_end() -> None:
    problem, text = problem_of("light_up"), "5 5\n..CB.\nx.Bx.\nC..A.\nA..x1\nx.x1.\n"
    steps = list(islice(case_steps(problem, text), 10))
    said = [*map(words(problem).say, steps)]
    assert said[-1] == (
        "r5c2 holds a bulb: r5c2 without a bulb leads in the end to no place for a bulb that "
        "lights r5c3."
    )
    assert untrue("light_up", text, steps, said) == []


def test_of_a_way_with_two_bulbs_both_are_bulbs() -> None:
    problem = problem_of("light_up")
    solver = problem.module()
    board = solver.parse("3 4\n....\n.2..\n....\n")
    rule = next(rule for rule in solver.RULES if rule.__name__ == "satisfy_number")
    said = next(words(problem).say(step) for step in one_look(solver, board, rule))
    way = "one breaks a law, as bulbs at r1c2 and r3c2 lead to no place for a bulb that lights r2c1"
    assert way in said, said


def test_where_a_look_leaves_a_number_no_side_open_its_sides_are_told() -> None:
    """There is no answer; before that was said, the lesson ended with a traceback."""
    problem, text = problem_of("light_up"), "3 5\n.2...\n2..1.\n..11.\n"
    steps = list(islice(case_steps(problem, text), 6))
    assert words(problem).say(steps[-1]) == (
        "r2c2 is empty: a bulb there would light r2c3 and r3c2, and leave the 1 at r3c3 too few "
        "places."
    )
