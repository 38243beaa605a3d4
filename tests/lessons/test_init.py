"""Where lessons find a problem's solver and the words for it."""

import pytest

from ground.problems import ProblemError
from lessons import solver_of, title_of, words_of
from tests.helpers.cases import PROBLEMS, Problem


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_every_problem_has_a_solver_and_words(problem: Problem) -> None:
    solver = solver_of(problem.name)
    assert f"{solver.__name__}.py" == problem.solution
    assert words_of(solver.__name__).TITLE


def test_other_names_are_no_problems() -> None:
    with pytest.raises(ProblemError, match="no problem is called 'chess'"):
        solver_of("chess")


def test_titles_are_for_people() -> None:
    titles = [title_of(problem.name) for problem in PROBLEMS]
    assert len(set(titles)) == len(titles)
    assert "Light Up with wormholes" in titles
