"""Where lessons find a problem's solver and the words for it."""

import time

import pytest

from ground.problems import ProblemError
from lessons import Late, solver_of, title_of, within, words_of
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


class TakesLong:
    """What takes long to be tidied up: nobody is told of what is raised there."""

    def __del__(self) -> None:
        time.sleep(0.2)


@pytest.mark.timeout(20)
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_that_time_is_over_is_told_again_where_python_loses_it() -> None:
    def work() -> None:
        TakesLong()
        time.sleep(60)

    with pytest.raises(Late, match=r"gave up after 0\.1 seconds"), within(0.1):
        work()


def test_one_second_is_not_called_seconds() -> None:
    with pytest.raises(Late, match=r"gave up after 1 second$"), within(1.0):
        time.sleep(60)


def test_who_is_done_in_time_is_left_alone() -> None:
    with within(0.05):
        pass
    time.sleep(0.1)
