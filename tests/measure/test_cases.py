"""The cases that are measured: their classes, samples, and the time that each has."""

import time
from pathlib import Path

import pytest

from measure import cases
from measure.cases import Case


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
    assert cases.classes_of(puzzle, {"small": r"5\n[.\n]*"}) == classes


def test_samples_are_the_same_every_time() -> None:
    some = [Case(Path(f"{n}.in"), ["side <=10"]) for n in range(50)]
    assert len(cases.sample_of(some, 7)) == 7
    assert cases.sample_of(some, 7) == cases.sample_of(some, 7)


def test_time_is_up_when_it_is() -> None:
    with pytest.raises(TimeoutError), cases.within(0.01):
        time.sleep(5)


def test_who_is_done_in_time_is_left_alone() -> None:
    with cases.within(60):
        pass
