"""The cases of a puzzle as parameters of the tests that all puzzles share."""

from typing import Any

import pytest

from tests.helpers.lessons import CASES, SAMPLES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a case or a sample is run with each that its class's puzzle has."""
    for name, cases in ("case", CASES), ("sample", SAMPLES):
        if metafunc.cls and name in metafunc.fixturenames:
            own = [each for each in cases if is_of(metafunc.cls.PUZZLE, each)]
            metafunc.parametrize(("problem", name), own)


def is_of(puzzle: str, case: Any) -> bool:
    """Whether a case is of that puzzle."""
    return bool(case.values[0].checker == puzzle)
