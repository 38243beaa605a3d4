"""A lesson as one page that needs nothing else."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from lessons import solver_of
from lessons.page import data_of, exports, law_in_short, page
from tests.helpers.cases import Problem, files
from tests.helpers.lessons import lesson_steps
from tests.helpers.sweep import unless

FIRST = files("data/sample/1.in")
OWN = unless(lambda name: name.startswith("wormholes"), FIRST)  # of each solution
RATED = [(case.values[0].name, "sample 1", case.values[1].read_text()) for case in FIRST]


@pytest.mark.parametrize(("problem", "path"), OWN)
def test_a_page_holds_its_data_and_asks_for_nothing(problem: Problem, path: Path) -> None:
    html = page(problem.name, "sample 1", path.read_text())
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', html, re.DOTALL)
    assert found
    data = json.loads(found[1])
    steps = list(lesson_steps(problem, path.read_text()))
    assert [(step["rule"], tuple(step["places"])) for step in data["steps"]] == [
        (step.rule, step.places) for step in steps
    ]
    assert (data["solved"], data["unique"]) == (True, True)
    assert not re.search(r"<(link|img|iframe)\b|<script[^>]*\bsrc=|@import|url\((?!data:)", html)


@pytest.mark.parametrize(("problem", "path"), OWN)
def test_each_board_is_drawn_once_at_most(
    problem: Problem, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    solver, boards = solver_of(problem.name), list[Any]()
    drawn = solver.render
    monkeypatch.setattr(solver, "render", lambda board: (boards.append(board), drawn(board))[1])
    data_of(problem.name, "sample 1", path.read_text())
    assert len({id(board) for board in boards}) == len(boards)


@pytest.mark.sweep  # some seconds
def test_a_page_does_not_ask_for_the_wall(monkeypatch: pytest.MonkeyPatch) -> None:
    rated = [data_of(*page_words)["rating"] for page_words in RATED]
    monkeypatch.setattr("lessons.rating.rounds.wall", lambda *_: pytest.fail("it does"))
    assert [data_of(*page_words)["rating"] for page_words in RATED] == rated
    assert all(rated)


def test_only_the_region_of_a_law_is_shortened() -> None:
    """A room may have any name."""
    assert law_in_short("colours r1c1+r1c2+r1c3+r1c4+r2c1") == "colours r1c1~4+r2c1"
    for law in "room r1c1+r1c2+r1c3+r1c4", "row 2, 4", "number r1c1", "sea":
        assert law_in_short(law) == law


def test_what_is_no_puzzle_has_no_page() -> None:
    with pytest.raises(ValueError, match="line 1"):
        page("nurikabe", "none", "no puzzle\n")


def test_of_several_answers_a_page_knows_that() -> None:
    data = data_of("nurikabe", "open", "1 3\n1..\n") | {}
    assert (data["solved"], data["unique"]) in [(True, True), (False, False)]


@pytest.mark.parametrize(("problem", "path"), OWN)
def test_names_of_copies_are_whole_and_promise_no_answer(problem: Problem, path: Path) -> None:
    """One ended within a bracket: the cell list of ripple-effect-dlx (A."""
    names = [export["name"] for export in exports(problem.name, path.read_text())]
    assert names
    for name in names:
        assert name.count("(") == name.count(")"), name
        assert "answer" not in name
