"""Ratings: the puzzle's own, from every side and with more facts."""

import random
import re
from pathlib import Path

import pytest

from lessons.rating import Rating, rate
from tests.helpers.cases import PROBLEMS, ROOT, Problem
from tests.helpers.lessons import CASES, case_steps
from tests.helpers.sides import sides
from tests.helpers.sweep import in_every, others, some_of, unless


def rated(problem: Problem, puzzle: str, facts: list[str] | None = None) -> Rating:
    """The rating of a puzzle to which facts were added."""
    solver = problem.module()
    return rate(solver, solver.assume(solver.parse(puzzle), facts or []), puzzle)


GENERATED = [case for case in CASES if re.search(r"seed\d+$", case.id)]
SMALL = [case for case in GENERATED if re.search(r"[56]x[56]\b.*seed1$", case.id)]
FEW = unless(re.compile("6x6-(all|few|cases|direct|structural)").search, SMALL)
HARD = [case for case in GENERATED if re.search(r"\d\dx\d\d-.*cases", case.id)]  # some seconds
RATED = FEW + some_of(others(GENERATED, SMALL + HARD), 20) + [in_every(case) for case in HARD]


@pytest.mark.parametrize(("problem", "path"), RATED)
def test_rating_is_the_same_from_every_side(problem: Problem, path: Path) -> None:
    chosen = slice(None, None, 3 if "cases" in path.stem else 1)  # tier 3 takes its time
    ratings = [rated(problem, side) for side in sides(problem, path.read_text())[chosen]]
    assert len({(str(rating), rating.times, rating.wall) for rating in ratings}) == 1


def test_rating_of_a_drawing_whose_rounds_meet_cells_that_are_full() -> None:
    problem = next(problem for problem in PROBLEMS if problem.name == "alcazar")
    puzzle = (problem.folder / "data" / "secret" / "9x9-few-direct-seed2.in").read_text()
    assert len({str(rated(problem, side)) for side in sides(problem, puzzle)}) == 1


@pytest.mark.parametrize(("problem", "path"), RATED)
def test_rating_never_rises_with_more_facts(problem: Problem, path: Path) -> None:
    puzzle, rng = path.read_text(), random.Random(path.stem)
    whole = rated(problem, puzzle)
    facts = [" ".join(fact) for step in case_steps(problem, puzzle) for fact in step.facts]
    for _ in range(5):
        more = rated(problem, puzzle, rng.sample(facts, rng.randrange(1, len(facts))))
        assert str(more) <= str(whole)
        assert (more.tier, more.effort) <= (whole.tier, whole.effort)
        if (more.tier, more.effort, more.facts) == (whole.tier, whole.effort, whole.facts):
            assert more.times <= whole.times


def test_a_rating_is_ordered_as_text() -> None:
    def said(tier: int, effort: int, facts: int) -> str:
        return str(Rating(tier, effort, facts, None, 1, 1, 1, {}))

    rng = random.Random(3)
    figures = sorted((rng.randint(1, 3), rng.randint(1, 98), rng.randint(0, 98)) for _ in range(99))
    texts = [said(*each) for each in figures]
    assert texts == sorted(texts)
    assert {len(text) for text in texts} == {7}
    assert said(2, 7, 112) == "2.07.99"


def test_what_the_rules_do_not_finish_is_beyond_them() -> None:
    path = sorted((ROOT / "testcases/nurikabe/data/several_answers").glob("*.in"))[0]
    problem = next(problem for problem in PROBLEMS if problem.name == "nurikabe")
    rating = rated(problem, path.read_text())
    assert (str(rating), rating.times, rating.wall) == ("4.00.00", 0, 0)


def test_what_is_not_counted_of_a_puzzle_has_no_number_either_where_there_is_no_effort() -> None:
    problems = {problem.name: problem for problem in PROBLEMS}
    for name, stuck, done in (
        ("light_up", "2\n..\n..\n", "1 1\n*\n"),
        ("ripple_effect", "1 2\naa\n..\n", "1\na\n1\n"),
    ):
        for puzzle, tier in (stuck, 4), (done, 1):
            rating = rated(problems[name], puzzle)
            assert (str(rating), rating.facts, rating.looks) == (f"{tier}.00.00", 0, None)


def test_where_nothing_is_left_to_find_there_is_no_effort() -> None:
    for problem in PROBLEMS:
        puzzle = next((problem.folder / "data" / "sample").glob("*.in")).read_text()
        facts = [" ".join(fact) for step in case_steps(problem, puzzle) for fact in step.facts]
        assert str(rated(problem, puzzle, facts)) == "1.00.00"


def test_the_hardest_rule_is_the_last_that_is_needed() -> None:
    for problem in PROBLEMS:
        if problem.name not in ("nurikabe", "alcazar"):
            continue
        solver = problem.module()
        puzzle = next((problem.folder / "data" / "sample").glob("*.in")).read_text()
        rating = rated(problem, puzzle)
        for rules, open_cells in (rating.effort, False), (rating.effort - 1, True):
            board = solver.parse(puzzle)
            for _, _, board in solver.deduce(board, solver.RULES[:rules]):
                pass
            assert bool(board.unknown) is open_cells
