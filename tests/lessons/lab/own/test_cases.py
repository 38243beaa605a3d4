"""Cases for pupils' programs."""

import itertools

import pytest

from ground.problems import all_problems
from judge.problem import load
from lessons.lab.own import cases
from tests.helpers.sweep import unless


def test_a_problem_is_told_whole() -> None:
    for about in cases.problems():
        problem = load(about["problem"])
        assert about["cases"] == len(problem.cases()) > about["samples"] > 0
        assert about["limits"]["wall"] == problem.limits.wall
        assert "## Input" in about["statement"]
        compile(about["program"], "program.py", "exec")


@pytest.mark.parametrize(
    "problem", unless(("alcazar", "ripple_effect").__contains__, all_problems())
)
def test_new_cases_grow_and_are_accepted(problem: str) -> None:
    check = load(problem).check
    assert check
    sizes = []
    for number in range(cases.number_of_new()):
        if case := cases.new(problem, number):
            check(case["puzzle"], case["answer"])
            size = case["puzzle"].split("\n")[0].split()
            sizes.append(int(size[0]) * int(size[-1]))
    assert sizes, "none as `new` asks for them"
    assert sizes == sorted(sizes)
    assert sizes[0] <= 4
    assert len(sizes) > 40
    assert len(list(itertools.groupby(sizes))) >= 7


def test_given_cases_are_those_of_the_judge() -> None:
    for samples in True, False:
        given = cases.given("nurikabe", samples)
        ours = [case for case in load("nurikabe").cases() if not samples or "sample" in case.name]
        assert [case["name"] for case in given] == [case.name for case in ours]
        assert [case["puzzle"] for case in given] == [case.puzzle.read_text() for case in ours]


def test_seconds_are_those_of_the_judge() -> None:
    assert cases.limits("nurikabe", 0.5)["wall"] == 3.5
