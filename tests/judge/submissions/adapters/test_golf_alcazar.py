"""The Alcazar of code golf: as the solution answers."""

import subprocess
import sys
from pathlib import Path

import pytest

from formats import box_drawing
from judge.checkers.golf_alcazar import check
from tests.helpers.cases import ROOT
from tests.helpers.submissions import answer, built, namespace
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


@pytest.mark.parametrize("door", range(4))
def test_a_cell_that_has_one_way_is_in_no_path(door: int) -> None:
    """What laws refute before any search; some of these ended with a KeyError."""
    sides = ["║║"] * 4
    sides[door] = "╣╠"
    rows = "║ ║\n".join(f"{left}▒{right}\n" for left, right in sides)
    drawing = f"╔═╗\n{rows}╚═╝\n".encode()
    done = subprocess.run(
        [sys.executable, built(NAME)], input=drawing, capture_output=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (1, b"", b"this puzzle has no answer\n")
