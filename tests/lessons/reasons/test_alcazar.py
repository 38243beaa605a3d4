"""Sentences of Alcazar."""

from itertools import islice
from typing import ClassVar

import pytest

from lessons.reasons.alcazar import joined
from lessons.trace import trace
from tests.helpers.cases import problem_of
from tests.helpers.lessons import case_steps, words
from tests.helpers.sentences import Sentences
from tests.helpers.spoken import untrue


def test_edges_join_cells_to_one_piece() -> None:
    edges = ["r1c1-r1c2", "r1c2-r2c2", "r1c3-top"]
    assert joined("r1c1", edges) == {"r1c1", "r1c2", "r2c2"}
    assert joined("r1c3", edges) == {"r1c3"}


@pytest.mark.parametrize(("rows", "doors"), [(4, "+   +"), (1, "+   +   +")])
def test_ways_from_door_to_door_close_no_loop(rows: int, doors: str) -> None:
    text = f"{rows} {doors.count(' ') // 3}\n" + f"{doors}\n\n" * rows + f"{doors}\n"
    problem = problem_of("alcazar")
    step = next(case_steps(problem, text))
    said = words(problem).say(step)
    why = "any two ways through r1c1 without it would end the path before its time."
    assert (step.rule, said.partition(": ")[2]) == ("pass_through", why)
    assert untrue("alcazar", text, [step], [said]) == []
    assert untrue("alcazar", text, [step], [said.replace("end", "close a loop or end")])


def test_two_pieces_of_path_that_begin_outside_are_no_loop_but_an_end() -> None:
    lines = ["+---+   +   +", "|           |"] + ["+   +   +   +", "|           |"] * 3
    text = "\n".join(["4 3", *lines, "+---+---+---+", ""])
    problem = problem_of("alcazar")
    steps = list(islice(case_steps(problem, text), 9))
    said = [words(problem).say(step) for step in steps]
    why = "any two ways through r2c2 without it would end the path before its time."
    assert said[-1] == f"r2c2-r3c2 is in the path: {why}"
    assert untrue("alcazar", text, steps, said) == []


ONE_DOOR = "1 2\n+---+ x +\n|       |\n+   +---+\n"


def test_where_one_door_is_left_just_one_can_be_used() -> None:
    problem = problem_of("alcazar")
    solver = problem.module()
    step = next(trace(solver, solver.parse(ONE_DOOR)))
    said = words(problem).say(step)
    assert said == (
        "r1c1-bottom is in the path: the path uses two doors, and just one can be used."
    )
    assert untrue("alcazar", ONE_DOOR, [step], [said]) == []
    assert untrue("alcazar", ONE_DOOR, [step], [said.replace("just one", "just two")])


class TestAlcazar(Sentences):
    """What holds of the sentences of every puzzle."""

    PUZZLE = "alcazar"
    SAID: ClassVar = {
        "fill_cell": "r1c1 has only two ways left.",
        "choose_doors": (
            "the path changes colour from cell to cell, as on a chessboard with r1c1 black, and as "
            "many cells are black as white, so one of its two doors is at a white cell, and no "
            "other is left there."
        ),
        "turn_chain": (
            "its opposite cannot be, for with r3c3-right blocked, r1c3-top would be in the path, "
            "so r1c3-right would be in the path, and then the path could not run from door to "
            "door through all cells."
        ),
        "close_no_loop": (
            "r1c2 and r2c2 are the two ends of one piece of path, which would close to a loop."
        ),
        "cross_evenly": (
            "the path crosses the rest of the border of the region of 6 cells from r1c2 to r3c4 "
            "6 times, and so not here, as it goes in as often as out."
        ),
    }
