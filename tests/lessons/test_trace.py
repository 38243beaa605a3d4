"""A solver's steps as facts about places."""

import itertools
import json
from pathlib import Path

import pytest

from lessons.trace import Step, by_value, fact_of, is_mark, lines_of, places_on, rests_on
from tests.helpers.cases import Problem, problem_of, text
from tests.helpers.lessons import SAMPLES, case_steps


@pytest.mark.parametrize(("problem", "path"), SAMPLES)
def test_each_step_begins_where_the_one_before_it_ends(problem: Problem, path: Path) -> None:
    steps = list(case_steps(problem, path.read_text()))
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    for one, other in itertools.pairwise(steps):
        assert one.after is other.before
    assert steps[-1].solver.render(steps[-1].after) + "\n" == text(path, ".ans")


@pytest.mark.parametrize(("problem", "path"), SAMPLES)
def test_every_step_says_something_new(problem: Problem, path: Path) -> None:
    known = set()
    for step in case_steps(problem, path.read_text()):
        assert step.facts
        assert not known & set(step.facts)
        known |= set(step.facts)


@pytest.mark.parametrize(("problem", "path"), SAMPLES)
def test_all_boards_of_a_puzzle_have_the_same_places(problem: Problem, path: Path) -> None:
    steps = case_steps(problem, path.read_text())
    places = [
        set(places_on(step.solver, board)) for step in steps for board in (step.before, step.after)
    ]
    assert all(places[0] == other for other in places)


def test_facts_are_gathered_by_their_value() -> None:
    facts = ("r1c1", "sea"), ("r2c1", "not r1c3"), ("r1c2", "sea")
    assert by_value(facts) == {"sea": ["r1c1", "r1c2"], "not r1c3": ["r2c1"]}


def test_what_speaks_of_other_places_cannot_be_marked() -> None:
    assert is_mark(("r1c1", "sea"))
    assert is_mark(("r1c1", "not 3"))
    assert not is_mark(("r1c1", "not r2c2"))
    assert not is_mark(("r1c1", "not r1c1+r1c2"))


@pytest.mark.sweep
def test_steps_that_rest_on_what_nobody_can_mark_know_it() -> None:
    problem = problem_of("nurikabe")
    puzzle = problem.folder / "data" / "secret" / "7x7-cases-kept-1.in"
    steps = list(case_steps(problem, puzzle.read_text()))

    def is_told(step: Step) -> bool:
        return not is_mark(step.facts[0])

    told = {step.number: rests_on(steps, step, is_told) for step in steps}
    assert any(told.values())
    for number, behind in told.items():
        assert all(step.number < number for step in behind)
        assert not [fact for step in behind for fact in step.facts if is_mark(fact)]
        needs = {
            fact_of(fact) for step in (steps[number - 1], *behind) for fact in step.proof["from"]
        }
        known = {fact for step in behind for fact in step.facts}
        assert {need for need in needs if not is_mark(need)} <= known


@pytest.mark.parametrize("room", ["r1c3", "r9c9"])
def test_a_room_that_is_called_as_a_cell_is_no_cell(room: str) -> None:
    steps = case_steps(problem_of("ripple_effect"), f"1 3\n{room} {room} b\n2 . .\n")
    step = next(steps)
    assert step.proof["laws"] == [f"room {room}"]
    assert step.because == ("r1c1",)


def test_steps_have_numbers_and_what_breaks_has_none() -> None:
    step = {"facts": ["r1c1 bulb"], "from": [], "laws": ["light r1c1"]}
    broken = {"breaks": "light r1c1", "from": [], "laws": ["light r1c1"]}
    head, *steps = map(json.loads, lines_of("light_up", "1\n.\n", [step, broken]))
    assert head == {
        "schema": "logic-puzzles/proof",
        "version": 1,
        "problem": "light_up",
        "puzzle": "1\n.\n",
    }
    assert steps == [{"step": 1, **step}, broken]
