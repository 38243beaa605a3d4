"""Ratings: the puzzle's own, from every side and with more facts."""

import random
import re
from pathlib import Path

import pytest

from lessons.rating import Rating, rate
from tests.helpers.cases import PROBLEMS, ROOT, Problem
from tests.helpers.lessons import CASES, case_steps
from tests.helpers.sides import sides
from tests.helpers.sweep import unless


def rated(problem: Problem, puzzle: str, facts: list[str] | None = None) -> Rating:
    """The rating of a puzzle to which facts were added."""
    solver = problem.module()
    return rate(solver, solver.assume(solver.parse(puzzle), facts or []))


GENERATED = unless(
    lambda name: not re.search(r"[5-8]x[5-8]\b.*seed1$", name),
    [case for case in CASES if re.search(r"seed\d+$", case.id)],
)


@pytest.mark.parametrize(("problem", "path"), GENERATED)
def test_rating_is_the_same_from_every_side(problem: Problem, path: Path) -> None:
    cases = "cases" in path.stem  # tier 3 takes its time, and its efforts are those of the lesson
    ratings = [rated(problem, side) for side in sides(problem, path.read_text())]
    said = {(one.tier if cases else str(one), one.wall) for one in ratings[:: 3 if cases else 1]}
    assert len(said) == 1


def test_rating_of_a_drawing_whose_rounds_meet_cells_that_are_full() -> None:
    problem = next(problem for problem in PROBLEMS if problem.name == "alcazar")
    puzzle = (problem.folder / "data" / "secret" / "9x9-few-direct-seed2.in").read_text()
    assert len({str(rated(problem, side)) for side in sides(problem, puzzle)}) == 1


@pytest.mark.parametrize(("problem", "path"), GENERATED)
def test_rating_never_rises_with_more_facts(problem: Problem, path: Path) -> None:
    puzzle, rng = path.read_text(), random.Random(path.stem)
    whole = rated(problem, puzzle)
    facts = [" ".join(fact) for step in case_steps(problem, puzzle) for fact in step.facts]
    for _ in range(5):
        more = rated(problem, puzzle, rng.sample(facts, rng.randrange(1, len(facts))))
        assert more.tier <= whole.tier
        assert whole.tier == 3 or str(more) <= str(whole)


def test_what_the_rules_do_not_finish_is_beyond_them() -> None:
    path = sorted((ROOT / "testcases/nurikabe/data/several_answers").glob("*.in"))[0]
    problem = next(problem for problem in PROBLEMS if problem.name == "nurikabe")
    rating = rated(problem, path.read_text())
    assert (str(rating), rating.times, rating.wall) == ("4.00", 0, 0)
