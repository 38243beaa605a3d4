"""A solver's steps as facts about places."""

import itertools
from pathlib import Path

import pytest

from tests.helpers.cases import Problem, text
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
