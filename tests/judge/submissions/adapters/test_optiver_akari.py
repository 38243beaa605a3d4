"""Optiver's Akari: as the solution answers."""

import pytest

from tests.helpers.submissions import answer, own_cases
from tests.helpers.sweep import swept

NAME = "optiver_akari"
LEGAL = [case for case in own_cases("light_up") if set("".join(case.values[0])) <= set(".#01234")]


@pytest.mark.parametrize(("rows", "right"), swept(LEGAL, 8))
def test_it_answers_as_the_solution_does(rows: list[str], right: list[str]) -> None:
    text = "\n".join([f"{len(rows)} {len(rows[0])}", *rows, ""])
    assert answer(NAME, text) == "\n".join([*right, ""]).replace("*", "@")
