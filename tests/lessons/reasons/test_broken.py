"""Where there is no answer, the law that is told breaks, at the places that are told.

So do the marks that a hint says cannot all be right, and what it says of the next step is so.
"""

from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from importlib import import_module
from itertools import islice, product, starmap
from pathlib import Path
from typing import Any

import pytest

from ground.solutions import rules_to
from lessons.hints import Clash, clash, next_step
from lessons.trace import Fact, Rule, Step, fact_of, trace
from tests.helpers.cases import Problem, files, problem_of
from tests.helpers.lessons import words
from tests.helpers.spoken import untrue
from tests.helpers.spoken.broken import is_so
from tests.helpers.sweep import swept
from tests.helpers.views import from_all_sides

Told = tuple[str, list[str]]  # a law, and where it breaks
BRUTE = ("light_up", "ripple_effect", "alcazar", "nurikabe")
NO_ANSWER = files("data/no_answer/*.in")
LARGE = 1000  # characters of a text that nobody reads to its end
ROUNDS = swept(starmap(pytest.param, product(BRUTE, range(40))), 4, 60)


def ended(solver: Any, board: Any, rules: Iterable[Rule]) -> tuple[list[Fact], Told | None]:
    """What rules find out, and the law that they see broken, be it by the last that they say."""
    facts = list[Fact]()
    try:
        for step in trace(solver, board, rules):
            board, facts = step.after, [*facts, *step.facts]
    except solver.Contradiction as broken:
        found = broken.found
        places = solver.names(board, found.cells).split() if found else []
        facts += [(place, str(found.value)) for place in places]
        return facts, (broken.law, solver.names(board, broken.cells).split())
    return facts, None


@pytest.mark.parametrize(("problem", "path"), NO_ANSWER)
def test_the_law_that_is_told_breaks(problem: Problem, path: Path) -> None:
    solver, text = problem.module(), path.read_text()
    if len(text) > LARGE:
        return
    facts, told = ended(solver, solver.parse(text), solver.RULES)
    assert told
    assert is_so(problem.checker, text, facts, told, list)


@pytest.mark.parametrize(("name", "seed"), ROUNDS)
def test_what_is_told_of_boards_at_random_is_so(name: str, seed: int) -> None:
    problem = problem_of(name)
    solver = problem.module()
    brute = import_module(f"tests.brute.{name}")
    for at, first in enumerate(brute.boards(9000 + seed)):
        text, _ = list(from_all_sides(first))[at % 8]
        with suppress(solver.Contradiction):  # the marks clash
            board = solver.parse(text)
            facts, told = ended(solver, board, solver.RULES)
            if told:
                assert is_so(name, text, facts, told, partial(brute.answers, text)), (text, told)
            elif facts:
                assert hinted(problem, text, board) == [], text


def hinted(problem: Problem, text: str, board: Any) -> list[str]:
    """What is not so of the next step that a hint tells, and of what it keeps in mind for it."""
    solver, module = problem.module(), words(problem)
    step, minded = next_step(solver, module, board, list(trace(solver, board)))
    told: list[Step] = [*minded, step]
    return untrue(problem.checker, text, told, map(module.say, told))


@pytest.mark.parametrize(("name", "seed"), ROUNDS)
def test_marks_that_a_hint_calls_wrong_have_no_answer(name: str, seed: int) -> None:
    problem = problem_of(name)
    solver, bare = problem.module(), words(problem).bare
    for text in import_module(f"tests.brute.{name}").boards(9500 + seed):
        with suppress(solver.Contradiction):
            start, marks = solver.parse(bare(text)), solver.facts(solver.parse(text))
            found = clash(solver, start, marks)
            if found:
                assert breaks(problem, bare(text), start, found), (text, found)


def breaks(problem: Problem, bare: str, start: Any, found: Clash) -> bool:
    """Whether the marks have no answer, and break the law by themselves or by what follows."""
    solver, own = problem.module(), list(map(fact_of, found.marks))
    board, told = solver.assume(start, found.marks), (found.law, found.places)
    ways = [([], told)]
    if found.later:
        ways = [ended(solver, board, rules_to(solver, tier)) for tier in (1, 2, 3)]
    return not list(islice(solver.solve(board), 1)) and any(
        breach == told and is_so(problem.checker, bare, [*own, *facts], told, list)
        for facts, breach in ways
    )
