"""What the solutions say of their steps is a proof, by the checker and by the witness."""

import json
import random
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.asking import header, verdict
from tests.helpers.cases import Problem, files
from tests.helpers.faults import KINDS, Planter
from tests.helpers.sweep import in_sweep, swept
from tests.helpers.witness import Witness

Step = dict[str, Any]
FEW = 24  # cases that are not left to the sweep
QUICK, SMALL = 100, 50  # cells that a proof of a case is made of in no time; a witness sees at once
FAULTS = 1000  # planted for each puzzle,
PARTS = 4  # in so many tests, of which the first is not left to the sweep
STEPS = 25  # of a proof, into which faults are planted
CHECKERS = ("light_up", "ripple_effect", "alcazar", "nurikabe")


def cells(path: Path) -> int:
    """How many cells a puzzle has."""
    lines = [line for line in path.read_text().split("\n") if line.strip()]
    sides = [int(word) for word in lines[0].split() if word.isdecimal()] or [len(lines) // 2]
    return sides[0] * sides[-1]


def cases(most: int, checker: str = "") -> list[Any]:
    """The cases of so many cells, but those whose steps take many minutes to be proved."""
    every = files("data/sample/*.in", checker) + files("data/secret/*.in", checker)
    some = [case for case in every if cells(case.values[1]) <= most]
    return [case for case in some if not re.match(r"nurikabe.*-(cases|1\d.*-kept)-", case.id)]


@cache
def proof(problem: Problem, path: Path) -> tuple[list[Step], bool]:
    """The proof of a case as a reader of the file sees it, and whether it settles everything."""
    text, solver = path.read_text(), problem.module()
    lines, board = [header(problem.name, text)], solver.parse(text)
    for rule, found, board in solver.deduce(board):
        lines.append({"step": len(lines), **solver.prove(found.board, rule, found)})
    return json.loads(json.dumps(lines)), not board.unknown


@pytest.mark.parametrize(
    ("problem", "path"),
    [
        *swept(cases(QUICK), FEW),
        *(in_sweep(case) for case in cases(225)[::18] if case not in cases(QUICK)),
    ],
)
def test_every_step_is_accepted(problem: Problem, path: Path) -> None:
    lines, settled = proof(problem, path)
    said = verdict(lines)
    assert said.startswith("accepted")
    assert said.endswith("there is one answer") == settled


@pytest.mark.parametrize(("problem", "path"), swept(cases(SMALL), FEW))
def test_reasons_suffice_by_the_witness(problem: Problem, path: Path) -> None:
    witness = Witness(problem.checker, path.read_text())
    for step in proof(problem, path)[0][1:]:
        for fact in step["facts"]:
            assert witness.follows(step["from"], step["laws"], fact), step


@pytest.mark.parametrize(
    ("checker", "part"),
    [
        in_sweep(pytest.param(checker, part)) if part else (checker, part)
        for checker in CHECKERS
        for part in range(PARTS)
    ],
)
def test_planted_faults_are_refused(checker: str, part: int) -> None:
    planted: Counter[str] = Counter()
    chance = random.Random(f"{checker} {part}")
    some = [case.values for case in cases(SMALL, checker)]
    while planted.total() < FAULTS // PARTS:
        problem, path = chance.choice(some)
        lines = proof(problem, path)[0][: 1 + STEPS]
        planter = Planter(lines, Witness(checker, path.read_text()), chance)
        for fault in filter(None, map(planter.plant, KINDS)) if len(lines) > 1 else ():
            assert not verdict(fault.lines).startswith("accepted"), fault
            planted[fault.kind] += 1
