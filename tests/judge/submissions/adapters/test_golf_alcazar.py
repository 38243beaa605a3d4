"""The Alcazar of code golf: as the solution answers."""

from pathlib import Path

import pytest

from formats import box_drawing
from judge.checkers.golf_alcazar import check
from tests.helpers.cases import ROOT
from tests.helpers.submissions import answer, namespace
from tests.helpers.sweep import swept

NAME = "golf_alcazar"
CASES = sorted((ROOT / "testcases" / "alcazar" / "data" / "secret").glob("*seed*.in"))


@pytest.mark.parametrize("path", swept(CASES, 8), ids=lambda path: path.stem)
def test_it_answers_as_the_solution_does(path: Path) -> None:
    puzzle = box_drawing.write("alcazar", path.read_text())
    drawn = box_drawing.write("alcazar", path.with_suffix(".ans").read_text()).split("\n")
    found = answer(NAME, puzzle)
    check(puzzle, found)
    assert [line[1::2] for line in found.split("\n")[1::2]] == [line[1::2] for line in drawn[1::2]]


@pytest.mark.parametrize("path", swept(CASES, 8), ids=lambda path: path.stem)
def test_it_reads_what_the_solution_reads(path: Path) -> None:
    board = namespace(NAME)["read"](box_drawing.write("alcazar", path.read_text()).splitlines())
    theirs = box_drawing.solver("alcazar").parse(path.read_text())
    assert (board.plan.edges, board.plan.height) == (theirs.plan.edges, theirs.plan.height)
