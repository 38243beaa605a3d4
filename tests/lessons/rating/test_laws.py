"""Efforts by laws: as by trying all ways to follow them, and no less than from any laws."""

import random
from collections.abc import Iterator
from itertools import combinations, islice, product

import pytest

from judge.proofs.command import board_of
from lessons.rating.exact import Unrated, exact
from lessons.rating.laws import (
    EVERY,
    LAW,
    NEVER,
    ONE,
    Limit,
    Refutation,
    Sums,
    Supposition,
    Weights,
    climb,
    limits,
)
from tests.helpers.cases import PROBLEMS
from tests.helpers.sweep import in_sweep

MANY = 120
ROOMS = ("aab\nacb\nccb\n", "aaa\nbbb\nccc\n", "aab\nabb\nccc\n")


def puzzles(problem: str) -> Iterator[str]:
    """Small boards, most of them no puzzles."""
    rng = random.Random(7)
    while True:
        if problem == "light_up":
            words = rng.choices("......##12", k=16)
            rows = ("".join(words[at : at + 4]) for at in range(0, 16, 4))
            yield "4\n" + "\n".join(rows) + "\n"
        else:
            given = rng.choices(".......123", k=9)
            rows = ("".join(given[at : at + 3]) for at in range(0, 9, 3))
            yield "3\n" + rng.choice(ROOMS) + "\n".join(rows) + "\n"


def parts(limit: Limit, holds: int) -> Iterator[tuple[list[int], int | None]]:
    """What is enough for a limit to speak: these literals, and then this one, or it is broken."""
    side = [literal if holds else literal ^ 1 for literal in limit.literals]
    if len(side) <= limit.most[holds]:
        return
    for some in combinations(side, limit.most[holds]):
        yield from ((list(some), other ^ 1) for other in side if other not in some)
    yield from ((list(some), None) for some in combinations(side, limit.most[holds] + 1))


def cheapest(sums: Sums, literal: int) -> int:
    """What it costs to break a law, by going round all limits until nothing gets cheaper."""
    costs = {**dict.fromkeys(sums.known, 1), literal: 0}
    broken, before = NEVER, None
    while before != (broken, costs):
        before = broken, dict(costs)
        for limit, price in zip(sums.limits, sums.prices, strict=True):
            for holds in 0, 1:
                for some, other in parts(limit, holds):
                    if all(one in costs for one in some):
                        total = price + sum(costs[one] for one in some)
                        if other is None:
                            broken = min(broken, total)
                        elif other not in sums.known:
                            costs[other] = min(costs.get(other, NEVER), total)
    return broken


def settled(problem: str, puzzle: str) -> Sums:
    """A puzzle with all that one law says by itself; nothing is open if one cannot be kept."""
    sums, refuted = Sums(board_of(problem, puzzle), []), {-1}
    while refuted:
        refuted = {one for one in sums.open if Supposition(sums, one, 2 * LAW).broken < 2 * LAW}
        sums.know(one ^ 1 for one in refuted)
    if any(tally >= full + ONE for tally, full in zip(sums.tally, sums.full, strict=True)):
        sums.open.clear()
    return sums


@pytest.mark.parametrize("problem", ["light_up", in_sweep("ripple_effect")])
def test_costs_are_as_by_going_round_all_laws(problem: str) -> None:
    found = set()
    for puzzle in islice(puzzles(problem), MANY):
        sums = settled(problem, puzzle)
        for literal in sorted(sums.open):
            least = cheapest(sums, literal)
            found.add(least // LAW)
            assert Supposition(sums, literal, NEVER).broken == least
            assert Supposition(sums, literal, 3 * LAW).broken == min(least, 3 * LAW)
    assert len(found) > 3


def refutes(sums: Sums, literal: int, laws: int) -> bool:
    """Whether a literal breaks one of these laws, by going round until nothing more follows."""
    holds, before = {*sums.known, literal}, 0
    chosen = [
        limit
        for place, limit in enumerate(sums.limits)
        if not sums.prices[place] or laws >> place & 1
    ]
    while before != len(holds):
        before = len(holds)
        for limit, side in product(chosen, (0, 1)):
            for some, other in parts(limit, side):
                if holds.issuperset(some):
                    if other is None:
                        return True
                    holds.add(other)
    return False


@pytest.mark.parametrize("problem", ["light_up", in_sweep("ripple_effect")])
def test_laws_that_refute_are_enough_and_count_once(problem: str) -> None:
    fewer = 0
    for puzzle in islice(puzzles(problem), MANY):
        sums = settled(problem, puzzle)
        for literal in sorted(sums.open):
            laws, cost = Refutation(sums, literal).laws, Supposition(sums, literal, NEVER).broken
            assert (laws == EVERY) == (cost == NEVER)
            if laws != EVERY:
                assert refutes(sums, literal, laws)
                assert laws.bit_count() <= cost // LAW
                fewer += laws.bit_count() < cost // LAW
    assert fewer


@pytest.mark.parametrize("problem", ["light_up", in_sweep("ripple_effect")])
def test_no_step_needs_fewer_laws_than_any_argument(problem: str) -> None:
    seen = 0
    for puzzle in islice(puzzles(problem), MANY):
        try:
            least = exact(problem, puzzle).laws
        except Unrated:
            continue
        seen += 1
        assert least <= climb(problem, puzzle, []).laws
    assert seen > 8


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_efforts_of_puzzles_are_no_less_than_the_least(seed: int) -> None:
    problem = next(problem for problem in PROBLEMS if problem.name == "light_up")
    puzzle = (problem.folder / "data" / "secret" / f"5x5-easy-seed{seed}.in").read_text()
    least = exact("light_up", puzzle).laws
    assert least <= climb("light_up", puzzle, []).laws <= least + 2


def test_weights_are_the_same_when_facts_become_known_one_by_one() -> None:
    puzzle, known = "3 3\n.1.\n...\n.#.\n", ["r2c2 empty", "r1c1 bulb", "r1c3 empty", "r2c3 bulb"]
    cells = [f"r{r}c{c} {mark}" for r in (1, 2, 3) for c in (1, 3) for mark in ("bulb", "empty")]
    weights, seen = Weights("light_up", puzzle, []), set()
    for number, fact in enumerate(known, 1):
        weights.know([fact])
        anew = Weights("light_up", puzzle, known[:number])
        told = [weights.laws(cell) for cell in cells]
        assert told == [anew.laws(cell) for cell in cells]
        seen.add(tuple(told))
    assert len(seen) == len(known)


def test_known_facts_count_only_among_as_many_laws() -> None:
    found = climb("light_up", "1 3\n#0.\n", [])
    assert (found.laws, found.facts, found.times) == (1, 0, 1)
    after = climb("light_up", "1 3\n...\n", ["r1c1 empty", "r1c2 empty"])
    assert (after.laws, after.facts, after.times) == (1, 2, 1)


def test_what_no_following_settles_is_never_found() -> None:
    found = climb("light_up", "2\n..\n..\n", [])
    assert found.laws == NEVER // LAW
    assert found.sums.open


@pytest.mark.parametrize("problem", ["light_up", "ripple_effect"])
def test_every_law_is_among_those_that_count(problem: str) -> None:
    board = board_of(problem, next(puzzles(problem)))
    assert all([*limits(board.meaning([], [law]))] for law in board.laws())
