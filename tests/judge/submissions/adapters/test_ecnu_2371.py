"""ECNU's Nurikabe: as the solution answers, and as every colouring that is tried."""

import re

import pytest

from tests.brute import nurikabe
from tests.helpers.submissions import answer, own_cases
from tests.helpers.sweep import swept

NAME = "ecnu_2371"


def asked(boards: list[list[str]]) -> str:
    """The boards as one input."""
    texts = ("\n".join([f"{len(rows)} {len(rows[0])}", *rows, ""]) for rows in boards)
    return "".join(texts) + "0 0\n"


def test_it_answers_as_the_solution_does() -> None:
    boards, right = [], []
    for rows, rows_right in (case.values for case in own_cases("nurikabe")):
        if all(re.fullmatch("[.1-9]{3,9}", row) for row in rows) and 3 <= len(rows) <= 9:
            boards.append(rows)
            right += [row.replace("~", "#") for row in rows_right]
    found = answer(NAME, asked(boards))
    assert re.sub(r"\d|\.", "+", found).split() == [re.sub(r"\d", "+", row) for row in right]
    assert found.count("\n\n") == len(boards) > 10


@pytest.mark.parametrize("seed", swept(range(20), 2))
def test_it_answers_as_brute_force_does(seed: int) -> None:
    boards, right = [], []
    for text in nurikabe.boards(seed):
        rows = text.split("\n")[1:-1]
        plain = all(re.fullmatch("[.1-9]{3,9}", row) for row in rows) and len(rows) >= 3
        answers = nurikabe.answers(text) if plain else []
        if len(answers) == 1:
            boards.append(rows)
            right += [re.sub(r"\d", "+", row).replace("~", "#") for row in answers[0].split()]
    assert re.sub(r"\d|\.", "+", answer(NAME, asked(boards))).split() == right


def test_clues_stay_as_they_are() -> None:
    assert answer(NAME, "3 4\n3...\n....\n.4..\n0 0\n") == "3..#\n####\n.4..\n\n"
    assert answer(NAME, "0 0\n") == ""
