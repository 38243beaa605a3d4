"""Kattis' Light Up: answers of the solution are right, and with one bulb more or fewer wrong."""

from typing import Any

import pytest

from tests.helpers.submissions import answer, namespace, own_cases
from tests.helpers.sweep import swept

NAME = "kattis_lightup"
KATTIS = str.maketrans("#*", "X?")


def is_legal(case: Any) -> bool:
    """Whether Kattis could ask this."""
    rows = case.values[0]
    square = len(rows) == len(rows[0]) <= 30
    return square and set("".join(rows)) <= set(".#01234") and "." in "".join(rows)


LEGAL = [case for case in own_cases("light_up") if is_legal(case)]


@pytest.mark.parametrize(("rows", "right"), swept(LEGAL, 5))
def test_answers_of_the_solution_are_right(rows: list[str], right: list[str]) -> None:
    text = "\n".join([str(len(rows)), *right]).translate(KATTIS)
    assert answer(NAME, text) == "1\n"
    assert answer(NAME, text.replace("?", ".", 1)) == "0\n"


@pytest.mark.parametrize(("rows", "right"), swept(LEGAL, 8))
def test_one_bulb_decides(rows: list[str], right: list[str]) -> None:
    names, drawn = namespace(NAME), "\n".join(rows)
    board = names["place"](drawn, len(rows) + 1, {})
    bulbs = sum(1 << at for at, mark in enumerate("\n".join(right)) if mark == "*")
    assert names["is_solved"](board, bulbs)
    for cell in names["each"](board.white):
        assert not names["is_solved"](board, bulbs ^ cell)


@pytest.mark.parametrize(
    ("grid", "right"),
    [("1 .", 0), ("1 ?", 1), ("1 X", 1), ("1 0", 1), ("1 1", 0), ("2 ?X X?", 1), ("2 ?0 X?", 0)],
)
def test_the_smallest_boards(grid: str, right: int) -> None:
    assert answer(NAME, grid.replace(" ", "\n")) == f"{right}\n"
