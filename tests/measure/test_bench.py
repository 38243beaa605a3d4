"""The benchmark: it sees false deductions, and measures the program rather than itself."""

from pathlib import Path
from typing import Any

import pytest

from ground import solutions
from measure import bench
from tests.helpers.cases import ROOT

SAMPLE = ROOT / "testcases" / "nurikabe" / "data" / "sample" / "1.in"
CASE = bench.Case(SAMPLE, ["side <=10"])


def test_a_case_is_solved_by_some_tier() -> None:
    assert bench.tier_of(solutions.load("nurikabe.py"), CASE) in (1, 2, 3)


def test_a_false_deduction_is_named() -> None:
    module = solutions.load("nurikabe.py")

    def drown_all(board: Any) -> Any:
        yield module.Deduction(board.unknown, module.SEA, 0)

    module.DIRECT = (drown_all,)
    with pytest.raises(bench.Unsound, match=r"1\.in: drown_all says r1c1 .* sea"):
        bench.tier_of(module, CASE)


def test_a_false_contradiction_is_named() -> None:
    module = solutions.load("nurikabe.py")

    def give_up(_: Any) -> Any:
        raise module.Contradiction("nothing fits", 0)

    module.DIRECT = (give_up,)
    with pytest.raises(bench.Unsound, match=r"1\.in: no answer is seen: nothing fits"):
        bench.tier_of(module, CASE)


def test_rules_that_say_nothing_leave_the_case_to_search() -> None:
    module = solutions.load("nurikabe.py")
    module.DIRECT = module.STRUCTURAL = module.CASES = ()
    assert bench.tier_of(module, CASE) == bench.SEARCH


@pytest.mark.parametrize(
    ("puzzle", "classes"),
    [
        ("5\n.....\n", ["side <=10", "small"]),
        ("5 11\n", ["side 11-20"]),
        ("21 3\n", ["side 21-30"]),
        ("31\n", ["side >30"]),
        ("# a drawing of 1 x 2\n+---+---+\n|        \n+---+---+\n", ["side <=10"]),
        (f"{'+---' * 11}+\n\n{'+---' * 11}+\n", ["side 11-20"]),
    ],
)
def test_classes_go_by_the_longer_side_and_by_patterns(puzzle: str, classes: list[str]) -> None:
    assert bench.classes_of(puzzle, {"small": r"5\n[.\n]*"}) == classes


def test_samples_are_the_same_every_time() -> None:
    cases = [bench.Case(Path(f"{n}.in"), ["side <=10"]) for n in range(50)]
    assert len(bench.sample_of(cases, 7)) == 7
    assert bench.sample_of(cases, 7) == bench.sample_of(cases, 7)
