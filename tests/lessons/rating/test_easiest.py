"""The steps of a lesson: no harder than need be, numbered, one after the other, to the same end."""

import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from lessons.rating import rate
from lessons.rating.easiest import easiest
from lessons.rating.exact import exact
from lessons.trace import Step, trace
from tests.helpers.asking import header, verdict
from tests.helpers.cases import Problem, files, problem_of
from tests.helpers.lessons import case_steps, lesson_steps
from tests.helpers.sweep import in_sweep, unless

HARD = {  # in the order of the rules their hardest step rests on more than K* + 2 laws
    "light_up": ("10x10-easy-structural-seed3", "10x10-hard-structural-seed1"),
    "wormholes": ("10x10-hard-wormholes1-seed2", "12x9-hard-wormholes6-seed1"),
}
CASES = [
    pytest.param(problem_of(name), problem_of(name).folder / f"data/secret/{case}.in", id=case)
    for name, cases in HARD.items()
    for case in cases
]
OTHERS = [each for each in files("data/sample/1.in") if each.values[0].name not in HARD]


CHAINS = pytest.param(  # the best step of tier 2 rests on 14 laws, one of tier 3 on 9
    problem_of("light_up"),
    problem_of("light_up").folder / "data/secret/10x10-hard-cases-2.in",
    id="10x10-hard-cases-2",
)


@pytest.mark.parametrize(
    ("problem", "path"), [*unless(lambda name: "wormholes" in name, CASES), in_sweep(CHAINS)]
)
def test_no_step_rests_on_many_more_laws_than_it_takes(problem: Problem, path: Path) -> None:
    pytest.importorskip("pysat")
    puzzle = path.read_text()
    most = exact(problem.name, puzzle).laws + 2
    assert max(step.effort for step in case_steps(problem, puzzle)) > most
    assert max(step.effort for step in lesson_steps(problem, puzzle)) <= most


SHARED = """10
...1.#.#..
......#.#0
0#....##.0
#....11..1
.......#..
...2..2...
2...#..2..
..........
#...2...#.
.........1
"""


@pytest.mark.sweep
def test_laws_that_are_used_twice_count_once() -> None:
    pytest.importorskip("pysat")
    steps = lesson_steps(problem_of("light_up"), SHARED)
    assert max(step.effort for step in steps) <= exact("light_up", SHARED).laws + 2


@pytest.mark.parametrize(("problem", "path"), CASES)
def test_each_step_goes_on_from_the_one_before(problem: Problem, path: Path) -> None:
    puzzle = path.read_text()
    steps = list(lesson_steps(problem, puzzle))
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    assert all(one.after == other.before for one, other in pairwise(steps))
    *_, last = case_steps(problem, puzzle)
    assert steps[-1].after == last.after


@pytest.mark.parametrize(("problem", "path"), CASES)
def test_each_step_is_accepted_and_proves_what_it_says(problem: Problem, path: Path) -> None:
    puzzle = path.read_text()
    steps = list(lesson_steps(problem, puzzle))
    assert all(step.proof["facts"] == [" ".join(fact) for fact in step.facts] for step in steps)
    lines = [header(problem.name, puzzle), *({"step": at.number, **at.proof} for at in steps)]
    assert verdict(lines).endswith("there is one answer")


@pytest.mark.parametrize(("problem", "path"), CASES)
def test_without_patience_no_step_is_harder_than_the_rating_says(
    problem: Problem, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lessons.rating.easiest.WORK", 0)
    puzzle = path.read_text()
    solver = problem.module()
    most = rate(solver, solver.parse(puzzle), puzzle).effort
    assert max(step.effort for step in lesson_steps(problem, puzzle)) <= most


@pytest.mark.parametrize(("problem", "path"), OTHERS)
def test_other_puzzles_take_the_rules_in_their_order(problem: Problem, path: Path) -> None:
    both = [
        [(step.number, step.rule, step.facts) for step in steps(problem, path.read_text())]
        for steps in (case_steps, lesson_steps)
    ]
    assert both[0] == both[1]


def ending(steps: Iterator[Step], solver: ModuleType) -> str:
    """Where steps end: the last board, or that a law breaks."""
    shown = "nothing to say"
    try:
        for step in steps:
            shown = solver.render(step.after)
    except solver.Contradiction as broken:
        return "broken" if broken.rule in solver.RULES else "broken, nobody knows why"
    return shown


def test_boards_that_are_no_puzzles_end_as_by_the_rules_in_their_order() -> None:
    solver, rng, ends = problem_of("light_up").module(), random.Random(3), []
    for _ in range(100):
        rows = ["".join(rng.choices(".#012", (12, 2, 1, 1, 1), k=5)) for _ in range(4)]
        puzzle = "\n".join(["4 5", *rows, ""])
        board = solver.parse(puzzle)
        ends.append(ending(easiest(solver, board, puzzle), solver))
        assert ends[-1] == ending(trace(solver, board), solver), puzzle
    assert 10 < ends.count("broken") < 90
