"""Efforts: how few laws are enough, and never fewer than any argument needs."""

import random

import pytest

from lessons.rating.efforts import Climb, fewest
from lessons.rating.exact import exact
from tests.helpers.cases import PROBLEMS


def test_fewest_finds_those_that_are_needed() -> None:
    rng = random.Random(1)
    for _ in range(200):
        laws = tuple(f"law {number}" for number in range(rng.randrange(1, 12)))
        needed = set(rng.sample(laws, rng.randrange(len(laws) + 1)))
        assert fewest(laws, lambda some, needed=needed: needed <= {*some}, 99) == len(needed)
        most = rng.randrange(12)
        found = fewest(laws, lambda some, needed=needed: needed <= {*some}, most)
        assert found == min(len(needed), most + 1)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_step_needs_fewer_laws_than_any_argument(seed: int) -> None:
    problem = next(problem for problem in PROBLEMS if problem.name == "light_up")
    puzzle = (problem.folder / "data" / "secret" / f"5x5-easy-seed{seed}.in").read_text()
    solver = problem.module()
    climb = Climb(solver, solver.parse(puzzle), 2).finish()
    assert exact("light_up", puzzle).laws <= climb.effort <= 9
