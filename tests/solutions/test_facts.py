"""What makes a board a value, its rules a calculus, and its reasons reasons: for every solution.

Nothing that a rule has found out lives anywhere else than in the board's facts; the order of
looking does not matter; and facts and laws that a step names are enough, and no more than that.
"""

import contextlib
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from tests.helpers.cases import PROBLEMS, Problem, cells, files, problem_of, smallest_by_cases
from tests.helpers.sweep import in_every, in_sweep, others, some_of, swept
from tests.helpers.views import from_all_sides, turned_facts

REBUILT = {problem.name for problem in PROBLEMS if hasattr(problem.module(), "facts")}
CASES = [
    case
    for case in files("data/sample/*.in") + files("data/secret/*.in")
    if case.values[0].name in REBUILT
]
SMALL, SMALLEST = 15 * 15, 8 * 8  # cells
SEVERAL = 50  # cases that are not left to the sweep, where another test takes all
FEW = 30  # the same, where a test takes long
SOME = 30  # of so many others one is in the sweep
FEWEST = 4  # of each puzzle
ORDERS = 10
ENOUGH = 0.95  # of the steps of tiers 2 and 3 have reasons of which nothing can be left out
HARD = re.compile(  # half of all the time
    r"nurikabe/.*/(5x5-.*-kept|([6-9]|1\d)x\d+-.*(-kept|cases-seed))|ripple_effect/.*/(7x7-cases|6x6-cases-seed104)"
)
LARGEST = 40  # items of a reason of which each is left out, to see


def of_size(most: int) -> list[Any]:
    """The cases with at most so many cells."""
    return [case for case in CASES if cells(case.values[1]) <= most]


def small_first() -> list[Any]:
    """The smaller cases but the hard ones; of the others the small and some of all in the sweep."""
    smaller = {case.id for case in of_size(SMALLEST) if not HARD.search(case.id)}
    small = of_size(SMALL)
    large = others(CASES, small)
    return [case if case.id in smaller else in_sweep(case) for case in small] + later(large)


def several_first() -> list[Any]:
    """Several of the first of these; the others in the sweep."""
    cases = small_first()
    now = [case for case in cases if not case.marks]
    return swept(now, SEVERAL) + others(cases, now)


def few_first(most: int) -> list[Any]:
    """A few of the smallest cases; of the others with at most so many cells some in the sweep."""
    small = [case for case in of_size(SMALLEST) if not HARD.search(case.id)]
    few = [case for case in swept(small, FEW) if not case.marks]
    few += others(smallest_by_cases([case for case in CASES if not HARD.search(case.id)]), few)
    return few + later(others(of_size(most), few))


def later(cases: list[Any]) -> list[Any]:
    """Some of the cases in the sweep, of the hard ones some small ones; each in `make every`."""
    hard = [case for case in cases if HARD.search(case.id)]
    small = [case for case in hard if cells(case.values[1]) < SMALLEST]
    return (
        some_of(others(cases, hard), SOME)
        + some_of(small, FEWEST)
        + [in_every(case) for case in others(hard, small)]
    )


def tiers(solver: ModuleType) -> list[tuple[Any, ...]]:
    """The rules of tier 1, of tiers 1 and 2, and all."""
    return [tuple(rule for rule in solver.RULES if rule.tier <= tier) for tier in (1, 2, 3)]


def end(solver: ModuleType, board: Any, rules: Any) -> Any:
    """Where rules lead from a board; None if they find that there is no answer."""
    try:
        for _, _, board in solver.deduce(board, rules):
            pass
    except solver.Contradiction:
        return None
    return board


# --- A board is all that is known -----------------------------------------------------------


@pytest.mark.parametrize(("problem", "path"), small_first())
def test_nothing_follows_from_where_deducing_ended(problem: Problem, path: Path) -> None:
    solver = problem.module()
    board = solver.parse(path.read_text())
    for rules in tiers(solver):
        board = end(solver, board, rules)
        assert not [rule.__name__ for rule, _, _ in solver.deduce(board, rules)]


@pytest.mark.parametrize(("problem", "path"), several_first())
def test_facts_make_the_board(problem: Problem, path: Path) -> None:
    solver = problem.module()
    bare = solver.parse(path.read_text())
    for board in (end(solver, bare, rules) for rules in tiers(solver)):
        again = solver.assume(bare, solver.facts(board))
        assert again == board
        assert solver.facts(again) == solver.facts(board)
        assert solver.render(again) == solver.render(board)


Trace = list[tuple[str, int, str]]


def steps(solver: ModuleType, board: Any) -> Trace:
    """The rule of each step, and what it says."""
    return [
        (rule.__name__, found.cells, str(found.value)) for rule, found, _ in solver.deduce(board)
    ]


def steps_made_anew(solver: ModuleType, bare: Any) -> Trace:
    """The same where each rule reads a board that is made anew from its facts."""
    board, before, made = bare, None, []
    while board is not before:
        before, facts = board, solver.facts(board)
        for rule in solver.RULES:
            for found in rule(solver.assume(bare, facts)):
                after = board.mark(found.cells, found.value)
                if after is not board:
                    board = after
                    made.append((rule.__name__, found.cells, str(found.value)))
            if board is not before:
                break
    return made


@pytest.mark.parametrize(("problem", "path"), several_first())
def test_boards_made_anew_take_the_same_steps(problem: Problem, path: Path) -> None:
    solver = problem.module()
    bare = solver.parse(path.read_text())
    assert steps_made_anew(solver, bare) == steps(solver, bare)


@pytest.mark.parametrize(("problem", "path"), several_first())
def test_who_remembers_nothing_takes_the_same_steps(problem: Problem, path: Path) -> None:
    solver, forgetful = problem.module(), problem.module()
    forgetful.REMEMBER = False
    text = path.read_text()
    assert steps(forgetful, forgetful.parse(text)) == steps(solver, solver.parse(text))


# --- The order of looking does not matter ------------------------------------------------------


@pytest.mark.parametrize(("problem", "path"), few_first(SMALL))
def test_rules_of_a_tier_end_alike_in_any_order(problem: Problem, path: Path) -> None:
    solver, chance = problem.module(), random.Random(path.stem)
    bare = solver.parse(path.read_text())
    for upto, rules in enumerate(tiers(solver), 1):
        expected = solver.facts(end(solver, bare, rules))
        for _ in range(ORDERS):
            shuffled = sorted(rules, key=lambda rule: (rule.tier, chance.random()))
            found = end(solver, bare, shuffled)
            order = [rule.__name__ for rule in shuffled]
            assert solver.facts(found) == expected, f"tier {upto}: {order}"


@pytest.mark.parametrize(("problem", "path"), few_first(SMALL))
def test_a_board_turned_or_mirrored_ends_alike(problem: Problem, path: Path) -> None:
    solver, text = problem.module(), path.read_text()
    for upto in (1, 2, 3):
        known = solver.facts(end(solver, solver.parse(text), tiers(solver)[upto - 1]))
        for seen, view in from_all_sides(text):
            found = end(solver, solver.parse(seen), tiers(solver)[upto - 1])
            assert set(solver.facts(found)) == turned_facts(known, view), f"tier {upto}:\n{seen}"


@pytest.mark.parametrize(("problem", "path"), few_first(SMALL))
def test_who_knows_more_concludes_no_less(problem: Problem, path: Path) -> None:
    solver, chance = problem.module(), random.Random(path.stem)
    bare = solver.parse(path.read_text())
    answer = solver.facts(next(solver.solve(bare)))
    for rules in tiers(solver):
        for share in (0.1, 0.2, 0.4):
            more = [fact for fact in answer if chance.random() < share]
            less = [fact for fact in more if chance.random() < 0.5]
            ends = [end(solver, solver.assume(bare, facts), rules) for facts in (less, more)]
            assert solver.assume(ends[1], solver.facts(ends[0])) == ends[1]


# --- Reasons suffice, and nothing can be left out -------------------------------------------------


# All tests of a case one after the other: they have the proofs in common.
case_by_case = pytest.mark.parametrize(("problem", "path"), few_first(SMALL), scope="module")


class Proved(NamedTuple):
    """A step: its rule, what that found, and its proof."""

    rule: Any
    found: Any
    proof: dict[str, Any]


@cache
def loaded(problem: Problem) -> ModuleType:
    """A solution, loaded once: rules of one load do not know the Contradiction of another."""
    return problem.module()


@cache
def proofs(problem: Problem, path: Path) -> list[Proved]:
    """Every step of a case, proved."""
    solver = loaded(problem)
    board, made = solver.parse(path.read_text()), []
    told = set(solver.facts(board))
    for rule, found, after in solver.deduce(board):
        proof = solver.prove(board, rule, found)
        assert set(proof["from"]) <= told, "what it starts from was told before"
        told |= set(proof["facts"])
        assert set(proof["facts"]) == set(solver.facts(after)) - set(solver.facts(board))
        made.append(Proved(rule, found, proof))
        board = after
    return made


def draws(solver: ModuleType, step: Proved, items: list[str]) -> bool:
    """Whether the very rule, asked where it looked, draws the conclusion from these items alone."""
    board = solver.part(step.found.board, items)
    return bool(solver.draws(board, step.rule, step.found, step.proof["facts"]))


@case_by_case
def test_reasons_suffice_for_the_rule(problem: Problem, path: Path) -> None:
    solver = loaded(problem)
    for step in proofs(problem, path):
        items = step.proof["laws"] + step.proof["from"]
        assert draws(solver, step, items), step.proof


def spare(solver: ModuleType, step: Proved) -> list[str]:
    """What of a reason could be left out."""
    items = step.proof["laws"] + step.proof["from"]
    return [
        item
        for number, item in enumerate(items[:LARGEST])
        if draws(solver, step, items[:number] + items[number + 1 :])
    ]


@case_by_case
def test_nothing_of_a_direct_reason_can_be_left_out(problem: Problem, path: Path) -> None:
    solver = loaded(problem)
    for step in proofs(problem, path):
        if step.rule.tier == 1:
            assert not spare(solver, step), step.proof


@pytest.mark.parametrize("name", sorted(REBUILT))
@pytest.mark.parametrize(
    ("few", "most"),
    [
        (FEWEST // 2, SMALLEST),
        in_every(pytest.param(FEWEST, SMALLEST)),
        in_every(pytest.param(2 * FEWEST, 10 * 10)),
        in_every(pytest.param(10_000, SMALL)),
    ],
)
def test_of_most_reasons_nothing_can_be_left_out(name: str, few: int, most: int) -> None:
    every = [case.values for case in of_size(most) if case.values[0].name == name]
    cases = every[:: 1 + len(every) // few]
    hard = [step for p, path in cases for step in proofs(p, path) if step.rule.tier > 1]
    solver = loaded(problem_of(name))
    fewest = [not spare(solver, step) for step in hard]
    assert sum(fewest) >= ENOUGH * len(fewest), f"{sum(fewest)} of {len(fewest)}"


def inner(step: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The cases of a step, or itself if it has no more than one."""
    yield from step.get("cases", [step] if "then" in step else [])


def said(solver: ModuleType, bare: Any, supposed: list[str], asked: list[str]) -> set[str]:
    """What is supposed, and what that says of each cell (a shape: its cells and its shore).

    Of what is asked, too: a cell outside the shape of an island is not the island's.
    """
    shapes = dict(fact.split() for fact in supposed if fact.count(" ") == 1)
    outside = set()
    for fact in asked:
        cell, _, owner = fact.partition(" not ")
        if owner in shapes and cell not in shapes[owner].split("+"):
            outside.add(fact)
    known = set(supposed) | outside
    with contextlib.suppress(solver.Contradiction):  # it clashes at once
        known.update(solver.facts(solver.assume(bare, supposed)))
    return known


def check_links(
    step: dict[str, Any], known: set[str], laws: set[str], solver: ModuleType, bare: Any
) -> None:
    """What a step names is known by then, and what is used within is named without."""
    assert set(step["from"]) <= known, step
    assert set(step["laws"]) <= laws, step
    used: set[str] = {step["by"]} if "by" in step else set()
    for case in inner(step):
        supposed = [case["suppose"]] if isinstance(case["suppose"], str) else case["suppose"]
        asked = [*step["facts"], *(fact for link in case["then"] for fact in link["from"])]
        told = set(step["from"]) | said(solver, bare, supposed, asked)
        for link in case["then"]:
            check_links(link, told, set(step["laws"]), solver, bare)
            told |= set(link["facts"])
            used |= set(link["laws"])
        assert "breaks" in case or ends_with(told, step["facts"], solver, bare), step
        used |= {case["breaks"]} if "breaks" in case else set()
    assert not used or used == set(step["laws"]), step


def ends_with(told: set[str], facts: list[str], solver: ModuleType, bare: Any) -> bool:
    """Whether facts are told, or follow from what is told of their own places."""
    places = {fact.split()[0] for fact in facts}
    about = [fact for fact in told if fact.split()[0] in places]
    return bool(solver.knows(solver.assume(solver.part(bare, []), about), facts))


@case_by_case
def test_arguments_name_what_they_use(problem: Problem, path: Path) -> None:
    solver = loaded(problem)
    bare = solver.parse(path.read_text())
    for step in proofs(problem, path):
        check_links(step.proof, set(step.proof["from"]), set(step.proof["laws"]), solver, bare)
