"""CheckiO's Light Up: the function, as CheckiO calls it, answers as the solution does."""

from typing import Any

import pytest

from tests.helpers.submissions import answer, namespace, own_cases

NAME = "checkio_light_up"
CHECKIO = str.maketrans(".#", " X")


def is_legal(case: Any) -> bool:
    """Whether CheckiO could ask this."""
    rows = case.values[0]
    fits = 7 <= len(rows) <= 50 and 7 <= len(rows[0]) <= 60
    return fits and set("".join(rows)) <= set(".#01234")


LEGAL = [case for case in own_cases("light_up") if is_legal(case)]


def test_the_function_answers_as_the_solution_does() -> None:
    light_up = namespace(NAME)["light_up"]
    for rows, right in (case.values for case in LEGAL):
        places = [
            (r, c) for r, row in enumerate(right) for c, mark in enumerate(row) if mark == "*"
        ]
        found = light_up(tuple(row.translate(CHECKIO) for row in rows))
        assert sorted(found) == places
        assert all(type(light) is tuple for light in found)
    assert len(LEGAL) > 30


@pytest.mark.parametrize(("rows", "_right"), LEGAL[:1])
def test_the_program_calls_the_function(rows: list[str], _right: list[str]) -> None:
    grid = tuple(row.translate(CHECKIO) for row in rows)
    found = namespace(NAME)["light_up"](grid)
    for written in (repr(grid), repr(grid).replace(", ", ",\n ")):
        assert answer(NAME, written) == f"{found}\n"
