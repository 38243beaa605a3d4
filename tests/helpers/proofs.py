"""LEGUP's proofs of puzzles."""

from collections.abc import Iterator
from typing import Any

from formats import legup
from ground import solutions
from tests.helpers.cases import ROOT

SOLVERS = {name: solutions.load(f"{name}.py") for name in legup.PROBLEMS}


def steps_of(name: str, puzzle: str) -> Iterator[Any]:
    """The steps of the puzzle's solver."""
    solver = SOLVERS[name]
    return solver.deduce(solver.parse(puzzle))


def proof(name: str, puzzle: str) -> str:
    """The file with the proof."""
    return legup.write(name, puzzle, steps_of(name, puzzle))


def puzzle_of(case: str) -> tuple[str, str]:
    """(name, puzzle) of a stored case, as in `nurikabe/secret/one`."""
    name, group, stem = case.split("/")
    return name, (ROOT / "testcases" / name / "data" / group / f"{stem}.in").read_text()
