"""What follows from what: a rule draws each opening from its needs, whatever else is known."""

import random
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from lessons import openings as module
from lessons.openings import Opening, openings, others_of
from lessons.page import data_of, page_of
from lessons.trace import Fact, Step, fact_of, news, trace
from tests.helpers.cases import PROBLEMS, Problem, files
from tests.helpers.sweep import in_every, swept, unless

# Small, and of every tier.
CASES = files("data/sample/*.in") + [
    case
    for pattern in ("[5-8]x[5-8]-*-seed1.in", "0[1-6]-*.in", "10x10-*wormholes3-*.in")
    for case in files(f"data/secret/{pattern}")
]
LATE = re.compile(
    r"[78]x|10x10|(effect|alcazar)/.*/6x6|alcazar/(sample/2|.*5x5-all)"
    r"|nurikabe/sample/2|light_up/(sample/2|.*/6x8)|wormholes/.*/6x6"
)
LATEST = re.compile(r"nurikabe/.*/[68]x[68]-cases")
CASES = unless(LATE.search, CASES, LATEST.search)
BEYOND = files("data/several_answers/*.in")
LARGE = [
    *("light_up/secret/20x20-easy-direct-seed1", "alcazar/secret/20x20-all-structural-seed1"),
    *("nurikabe/secret/20x20-structural-seed20", "ripple_effect/secret/15x15-structural-seed1"),
]
LONG = [  # up to minutes
    in_every("ripple_effect/secret/20x20-structural-seed2"),
    in_every("nurikabe/secret/20x20-structural-kept-1"),
]
LARGEST_PAGE = 1_000_000  # bytes


class Told(NamedTuple):
    """A puzzle, the steps of its solver, and what is said to follow from what."""

    solver: ModuleType
    text: str
    steps: list[Step]
    opened: list[Opening]

    def fresh(self, facts: Iterable[Fact] = ()) -> Any:
        """The board with these facts, by a reader who has seen nothing before."""
        return self.solver.assume(self.solver.parse(self.text), [" ".join(fact) for fact in facts])

    def says(self, name: str, facts: Iterable[Fact]) -> set[Fact]:
        """All that a rule says of the board with these facts, and then of what it said."""
        rule = next(rule for rule in self.solver.RULES if rule.__name__ == name)
        return {
            (place, str(found.value))
            for _, found, after in self.solver.deduce(self.fresh(facts), [rule])
            for place in self.solver.names(after, found.cells).split()
        }

    def says_where_it_looked(self, opening: Opening) -> set[Fact]:
        """What the rule says of the needs where it looked in the step that concluded it."""
        board = self.fresh(opening.needs)
        return {
            fact
            for step in self.steps
            if step.rule == opening.rule and opening.fact in step.facts
            for found in step.function(board, step.found.at)
            for fact in news(self.solver, board, found)
        }

    def closed(self, facts: Iterable[Fact], rule: str) -> Any:
        """What follows from these facts by the rules up to this one."""
        names = [each.__name__ for each in self.solver.RULES]
        board = self.fresh(facts)
        for _, _, board in self.solver.deduce(board, self.solver.RULES[: names.index(rule) + 1]):
            pass
        return board

    def given(self) -> set[Fact]:
        """What the puzzle gives."""
        return {fact_of(fact) for fact in self.solver.facts(self.fresh())}

    def facts(self) -> set[Fact]:
        """What the steps settle."""
        return {fact for step in self.steps for fact in step.facts}


@cache
def tell(problem: Problem, path: Path) -> Told:
    """The openings of a case."""
    solver, text = problem.module(), path.read_text()
    steps = list(trace(solver, solver.parse(text)))
    return Told(solver, text, steps, openings(steps, others_of(solver, steps)))


def has(state: set[Fact], fact: Fact) -> bool:
    """Whether a player has a fact: a number says that it is no other, as play.js knows too."""
    place, value = fact
    if fact in state or not value.startswith("not "):
        return fact in state
    return any(
        where == place and what.isdigit() and value != f"not {what}" for where, what in state
    )


def is_true(board: Any, told: Told, fact: Fact) -> bool:
    """Whether a board has a fact: with it, it is the same."""
    try:
        return bool(told.solver.assume(board, [" ".join(fact)]) == board)
    except told.solver.Contradiction:
        return False


# All tests of a case one after the other: what follows from what is found out once.
case_by_case = pytest.mark.parametrize(("problem", "path"), CASES + BEYOND, scope="module")


@case_by_case
def test_the_rule_draws_it_from_its_needs(problem: Problem, path: Path) -> None:
    told = tell(problem, path)
    for opening in told.opened:
        if opening.fact not in told.says_where_it_looked(opening):
            assert opening.fact in told.says(opening.rule, opening.needs), opening


@case_by_case
def test_it_is_so_in_every_answer(problem: Problem, path: Path) -> None:
    told = tell(problem, path)
    answers = list(told.solver.solve(told.fresh()))
    assert answers
    for opening in told.opened:
        assert all(is_true(answer, told, opening.fact) for answer in answers), opening


@case_by_case
def test_every_step_is_forced_when_its_turn_comes(problem: Problem, path: Path) -> None:
    told = tell(problem, path)
    by_fact: dict[tuple[str, Fact], Opening] = {
        (opening.rule, opening.fact): opening for opening in told.opened
    }
    state = told.given()
    for step in told.steps:
        for fact in step.facts:
            opening = by_fact[step.rule, fact]
            assert all(has(state, need) for need in opening.needs)
        state |= set(step.facts)


@pytest.mark.parametrize(("problem", "path"), CASES, scope="module")
def test_what_is_forced_follows_whatever_else_is_known(problem: Problem, path: Path) -> None:
    """The rule says it of random parts of the facts that have the needs, or easier ones do."""
    told, chance = tell(problem, path), random.Random(path.stem)
    facts = sorted(told.facts())
    for share in (0.2, 0.4, 0.6, 0.8):
        state = told.given() | set(chance.sample(facts, int(share * len(facts))))
        forced = [
            opening for opening in told.opened if all(has(state, need) for need in opening.needs)
        ]
        said = {rule: told.says(rule, state) for rule in {opening.rule for opening in forced}}
        other = [opening for opening in forced if opening.fact not in said[opening.rule]]
        ends = {rule: told.closed(state, rule) for rule in {opening.rule for opening in other}}
        for opening in other:
            assert is_true(ends[opening.rule], told, opening.fact), opening


@pytest.mark.parametrize("case", ["sample/1", "secret/9x9-all-direct-seed1"])
def test_a_law_that_rests_on_no_fact_is_shown_at_the_cells_of_its_region(case: str) -> None:
    """A page said: a region with more cells of one colour; and nobody knew which."""
    problem = next(each for each in PROBLEMS if each.name == "alcazar")
    told = tell(problem, problem.folder / "data" / f"{case}.in")
    bare = [opening for opening in told.opened if opening.rule == "balance_colours"]
    assert bare
    assert all(opening.because for opening in bare)


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_where_there_is_no_time_the_steps_remain(
    problem: Problem, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SECONDS", 0)
    told = tell.__wrapped__(problem, problem.folder / "data" / "sample" / "1.in")
    assert {opening.fact for opening in told.opened} == told.facts()


@pytest.mark.parametrize("case", [*swept(LARGE, 1), *LONG])
def test_large_pages_are_small_and_say_more_than_the_steps(case: str) -> None:
    name, kind, stem = case.split("/")
    problem = next(each for each in PROBLEMS if each.name == name)
    text = (problem.folder / "data" / kind / f"{stem}.in").read_text()
    data = data_of(name, stem, text)
    assert len(page_of(data).encode()) < LARGEST_PAGE
    said = sum(len(says) for _, says, *_ in data["openings"])
    assert said > sum(len(step["places"]) for step in data["steps"])
