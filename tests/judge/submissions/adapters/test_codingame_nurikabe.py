"""CodinGame's Nurikabe: as the solution answers, and by rules alone."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.submissions import answer, cases, namespace, own_cases
from tests.helpers.sweep import swept

LEGAL = re.compile(r"[.1-9]+")
NAME = "codingame_nurikabe"


def is_legal(case: Any) -> bool:
    """Whether CodinGame could ask this."""
    rows = case.values[0]
    return 5 <= len(rows) <= 20 and all(map(LEGAL.fullmatch, rows)) and len(rows) == len(rows[0])


@pytest.mark.parametrize(("rows", "right"), swept(filter(is_legal, own_cases("nurikabe")), 6))
def test_it_answers_as_the_solution_does(rows: list[str], right: list[str]) -> None:
    assert answer(NAME, "\n".join([str(len(rows)), *rows])).split() == right


@pytest.mark.parametrize("path", swept(cases(NAME), 6), ids=lambda path: path.stem)
def test_rules_alone_solve_it(path: Path) -> None:
    size, *rows = path.read_text().split()
    names = namespace(NAME)
    assert not names["finish"](names["read"](int(size), int(size), rows)).unknown


@pytest.mark.parametrize("path", swept(cases(NAME), 4), ids=lambda path: path.stem)
def test_without_hard_rules_it_finds_the_answer_too(path: Path) -> None:
    names = namespace(NAME)
    names["finish"].__defaults__ = (names["EASY"],)
    size, *rows = path.read_text().split()
    board = names["solve"](names["read"](int(size), int(size), rows))
    assert "\n".join(names["draw"](board, int(size))) + "\n" == path.with_suffix(".ans").read_text()
