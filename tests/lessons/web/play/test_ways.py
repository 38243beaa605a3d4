"""Whoever plays right is told so, in whatever way he plays."""

from collections.abc import Iterable
from typing import Any

import pytest

from tests.helpers.cases import problem_of
from tests.helpers.pages import Open
from tests.helpers.play import ask, puzzle
from tests.helpers.sweep import in_every, some_of, swept
from tests.helpers.ways import WAYS, moves

LEAST = 0.95  # of the moves that are right and forced
CASES = {
    "nurikabe": ["sample/1", "sample/2", "secret/5x5-cases-seed1"],
    "light_up": ["sample/1", "sample/2", "secret/10x10-hard-cases-1"],
    "wormholes": ["sample/1"],
    "ripple_effect": ["sample/1", "secret/7x7-cases-seed1"],
    "alcazar": ["sample/1", "sample/2", "secret/7x7-few-structural-seed1"],
}
LARGE = {
    "nurikabe": ["secret/8x8-structural-kept-1"],
    "light_up": ["secret/20x20-hard-seed1"],
    "ripple_effect": ["secret/10x10-rooms9-structural-seed1"],
    "alcazar": ["secret/20x20-all-structural-seed1"],
}

# How each of the moves is called, one after the other.
JUDGED = """moves => moves.flatMap(([place, value]) => {
    if (play.judge.has(place, value)) return [];
    const kept = puzzle.numbers ? [...play.state.values(place)] : [];
    play.move([[place, [...kept, value]]]);
    return [play.state.done.at(-1).judged.kind];
})"""


def turns(problems: Iterable[str]) -> list[Any]:
    """Each problem in all ways: another one first."""
    ways = [*WAYS, *WAYS]
    return [
        pytest.param(problem, way, id=f"{problem}-{way}")
        for at, problem in enumerate(problems)
        for way in ways[at % len(WAYS) :][: len(WAYS)]
    ]


def larger() -> list[Any]:
    """Large boards, each in one way in a sweep, but for one that takes half a minute."""
    every = some_of(turns(LARGE), 2 * len(WAYS))
    return [in_every(one) if "alcazar" in one.values else one for one in every]


def forced(reading: Open, problem: str, cases: list[str], way: str) -> float:
    """The share of a pupil's moves that are called forced."""
    kinds: list[str] = []
    for case in cases:
        played = moves(problem_of(problem).module(), puzzle(problem, case), way)
        kinds += ask(reading(problem, case), JUDGED, list(played))
    assert "wrong" not in kinds
    return kinds.count("forced") / len(kinds)


@pytest.mark.parametrize(("problem", "way"), swept(turns(CASES), 1, 4))
def test_what_is_right_and_forced_is_called_so(reading: Open, problem: str, way: str) -> None:
    assert forced(reading, problem, CASES[problem], way) >= LEAST


@pytest.mark.parametrize(("problem", "way"), larger())
def test_on_large_boards_too(reading: Open, problem: str, way: str) -> None:
    assert forced(reading, problem, LARGE[problem], way) >= LEAST
