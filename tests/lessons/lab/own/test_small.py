"""Small boards, and all their answers."""

import importlib
import re

import pytest

from ground import solutions
from ground.problems import all_problems
from judge.problem import load
from lessons import solver_of
from lessons.lab.own.small import LARGEST, boards
from tests.helpers.sweep import unless

MOST = unless(re.compile("alcazar|ripple_effect").match, all_problems())  # those take longer
CELLS = 9  # at most, of boards that are compared with brute force


@pytest.mark.parametrize("problem", MOST)
def test_answers_are_all_that_there_are(problem: str) -> None:
    solver = solver_of(problem)
    brute = importlib.import_module(f"tests.brute.{solver.NAME}")
    compared = set()
    for board in boards(problem, solver):
        height, *width = map(int, board.puzzle.split("\n")[0].split())
        if height * (width or [height])[0] <= CELLS and not board.facts:
            compared.add(board.puzzle)
            texts = [solver.render(answer).strip("\n") for answer in board.answers]
            assert sorted(texts) == sorted(text.strip("\n") for text in brute.answers(board.puzzle))
    assert len(compared) > 10


@pytest.mark.parametrize("problem", MOST)
def test_most_kinds_of_boards_are_there(problem: str) -> None:
    solver = solver_of(problem)
    found = list(boards(problem, solver))
    check = load(problem).check
    assert check
    for board in found:
        assert board.answers
        for answer in board.answers:
            check(board.puzzle, solver.render(answer))
    assert sum(len(board.answers) > 1 for board in found) > 50
    assert sum(bool(board.facts) for board in found) > 100
    assert max(int(board.puzzle.split()[0]) for board in found) == LARGEST


@pytest.mark.parametrize(
    "table", ["small.GIVEN", "small.OTHERWISE", "templates.RULES", "templates.CELLS"]
)
def test_every_solution_has_its_row(table: str) -> None:
    """Without that the lab has no place for programs of one's own, whatever the puzzle."""
    module, _, name = table.partition(".")
    rows = getattr(importlib.import_module(f"lessons.lab.own.{module}"), name)
    assert {path.stem for path in solutions.FOLDER.glob("*.py")} == set(rows)
