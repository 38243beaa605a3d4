"""What the solutions say of their steps is a proof, by the checker and by the witness."""

import json
import random
import re
from collections import Counter
from contextlib import suppress
from functools import cache
from itertools import islice, product, starmap
from pathlib import Path
from typing import Any

import pytest

from generators import Chance
from generators.nurikabe import first_draft, puzzle_text
from tests.helpers.asking import header, verdict
from tests.helpers.boards import boards
from tests.helpers.cases import (
    PROBLEMS,
    Problem,
    cells,
    files,
    problem_of,
    smallest_by_cases,
)
from tests.helpers.faults import KINDS, Planter
from tests.helpers.pictures import split
from tests.helpers.sweep import in_every, others, some_of, swept, unless
from tests.helpers.witness import Witness

Step = dict[str, Any]
FEW = 18  # cases that are not left to the sweep
SOME = 18  # of so many others one is in the sweep
SMALL, QUICK = 50, 80  # cells of a case of which a witness sees all at once; that is soon proved
LARGE, ALL = 15 * 15, 10**9  # that is proved in some minutes; at length
FAULTS = 1000  # planted for each puzzle,
PARTS = 50  # in so many tests: one in make test, some in the sweep
STEPS = 25  # of a proof, into which faults are planted
SEEDS = 40  # of boards at random, for each puzzle
LATE = re.compile(  # some seconds each
    r"nurikabe/.*/[678]x\d+-(cases|structural-kept)|ripple_effect/.*/(7x7-cases|6x6-cases-seed104)"
)
LATEST = re.compile(r"nurikabe/.*/(9x9|1\d+x\d+)-(cases|structural-kept)")  # half a minute each
LONG = re.compile(r"nurikabe/(refute_opposite|fit_many_shapes|chain_shapes)")  # a second each
CHECKERS = ("light_up", "ripple_effect", "alcazar", "nurikabe")


def cases(most: int = ALL, checker: str = "") -> list[Any]:
    """The cases of at most so many cells."""
    every = files("data/sample/*.in", checker) + files("data/secret/*.in", checker)
    return [case for case in every if cells(case.values[1]) <= most]


def is_text(picture: Path) -> bool:
    """Whether the puzzle's text shows all that is known on the board of a picture of a rule."""
    return not split(picture.read_text().partition("\n\n")[0])[1]


def few_first(most: int, larger: int) -> list[Any]:
    """A few cases of at most so many cells; some of the `larger` in the sweep; then every other."""
    quick = [case for case in cases(most) if not LATE.search(case.id)]
    few = [case for case in swept(quick, FEW) if not case.marks]
    soon = [case for case in cases(larger) if not LATE.search(case.id)]
    few += others(smallest_by_cases(soon), few)
    more = [case for case in others(cases(larger), few) if not LATEST.search(case.id)]
    return few + some_of(more, SOME) + [in_every(case) for case in others(cases(), few + more)]


@cache
def proof(problem: Problem, path: Path, most: int | None = None) -> tuple[list[Step], bool]:
    """The proof of a case as a reader of the file sees it, and whether it settles everything.

    Or the beginning of it, with no more than so many steps.
    """
    text, solver = path.read_text(), problem.module()
    lines, board = [header(problem.name, text)], solver.parse(text)
    for rule, found, board in islice(solver.deduce(board), most):
        lines.append({"step": len(lines), **solver.prove(found.board, rule, found)})
    return json.loads(json.dumps(lines)), not board.unknown


@pytest.mark.parametrize(("problem", "path"), few_first(QUICK, LARGE))
def test_every_step_is_accepted(problem: Problem, path: Path) -> None:
    lines, settled = proof(problem, path)
    said = verdict(lines)
    assert said.startswith("accepted")
    assert said.endswith("there is one answer") == settled


NOT_FIRST = ["1 4\n22.~\n", "3 4\n~~..\n~2~?\n~2.?\n", "5\n~~~.3\n1~4~3\n~~4~3\n2~44.\n2~~~~\n"]
NOT_FIRST += ["3\n.~.\n..6\n..6\n", "2 5\n888.o\n88...\n"]  # shapes without some of it are no cases


@pytest.mark.parametrize("puzzle", NOT_FIRST)
def test_land_that_a_board_in_progress_shows_by_its_number_is_given(
    puzzle: str, tmp_path: Path
) -> None:
    path = tmp_path / "nurikabe.in"
    path.write_text(puzzle)
    lines, _ = proof(next(p for p in PROBLEMS if p.name == "nurikabe"), path)
    assert verdict(lines).startswith("accepted: ")


def test_a_cell_that_breaks_a_pool_and_touches_the_land_counts_for_its_island() -> None:
    """The land was counted twice: facts were left out without which cells are near enough."""
    text, solver = "3 7\n.o6o...\n.......\n.......\n", problem_of("nurikabe").module()
    board, rule = solver.parse(text), solver.meet_duties
    steps = [solver.prove(board, rule, found) for found in rule(board)]
    lines = [{"step": number, **step} for number, step in enumerate(steps, 1)]
    assert verdict([header("nurikabe", text), *lines]) == "accepted: 8 steps; 18 places open"


def test_a_chain_is_proved_where_easier_rules_have_something_to_say() -> None:
    """Its links list fewer shapes than the rule: what refutes a shape may be one beyond them."""
    text = "7 5\n.....\n.....\n..o.8\n....~\n.~...\n~5...\n.....\n"
    solver = problem_of("nurikabe").module()
    board, rule = solver.parse(text), solver.chain_shapes
    out = "not r6c2+r7c1+r7c2+r7c3+r7c4"
    (step,) = (solver.prove(board, rule, one) for one in rule(board) if str(one.value) == out)
    assert verdict([header("nurikabe", text), {"step": 1, **step}]).startswith("accepted: ")


PICTURES = [picture for picture in files("rules/*/*.txt") if is_text(picture.values[1])]


@pytest.mark.parametrize(("problem", "path"), unless(LONG.search, PICTURES))
def test_every_step_of_a_picture_is_accepted(problem: Problem, path: Path) -> None:
    """Also of a rule that speaks in no case as yet."""
    text, _, after = path.read_text().partition("\n\n")
    solver, lines = problem.module(), [header(problem.name, f"{text}\n")]
    at = [rule.__name__ for rule in solver.RULES].index(path.parent.name)
    board = solver.parse(text)
    for rules in [solver.RULES[:at]] * ("\n\n" in after) + [solver.RULES[at : at + 1]]:
        with suppress(solver.Contradiction):
            for rule, found, board in solver.deduce(board, rules):
                lines.append({"step": len(lines), **solver.prove(found.board, rule, found)})
    said = verdict(json.loads(json.dumps(lines)))
    assert said.startswith("accepted"), said


def some_boards(name: str, seed: int) -> list[str]:
    """Boards at random, with answers or none; of Nurikabe with the clues of an answer."""
    if name != "nurikabe":
        return [text for text in boards(name, 12, seed, 6) if len(text) < 400]
    chance = Chance(seed)
    some = (3, 4, 5), (4, 5, 6), (3, 4, 6)
    return [puzzle_text(first_draft(*map(chance.pick, some), chance)) for _ in range(3)]


@pytest.mark.parametrize(
    ("name", "seed"), swept(starmap(pytest.param, product(CHECKERS, range(SEEDS))), 4)
)
def test_every_step_on_a_random_board_is_accepted(name: str, seed: int) -> None:
    solver, steps = problem_of(name).module(), 0
    for text in some_boards(name, seed):
        lines = [header(name, text)]
        with suppress(solver.Contradiction):  # the steps before it are proofs, too
            for rule, found, _ in solver.deduce(solver.parse(text)):
                lines.append({"step": len(lines), **solver.prove(found.board, rule, found)})
        assert verdict(json.loads(json.dumps(lines))).startswith("accepted"), text
        steps += len(lines) - 1
    assert steps


@pytest.mark.parametrize(("problem", "path"), few_first(SMALL, SMALL))
def test_reasons_suffice_by_the_witness(problem: Problem, path: Path) -> None:
    witness = Witness(problem.checker, path.read_text())
    for step in proof(problem, path)[0][1:]:
        for fact in step["facts"]:
            assert witness.follows(step["from"], step["laws"], fact), step


def parts(checker: str) -> list[Any]:
    """The faults of a puzzle in parts: the first; some in the sweep, of Nurikabe's one."""
    every = [pytest.param(checker, part) for part in range(PARTS)]
    return swept(every, 1, 1 if checker == "nurikabe" else 12)


@pytest.mark.parametrize(
    ("checker", "part"), [part for checker in CHECKERS for part in parts(checker)]
)
def test_planted_faults_are_refused(checker: str, part: int) -> None:
    planted: Counter[str] = Counter()
    chance = random.Random(f"{checker} {part}")
    now = part == 0  # of what is soon proved
    some = [case.values for case in cases(SMALL, checker) if not (now and LATE.search(case.id))]
    while planted.total() < FAULTS // PARTS:
        problem, path = chance.choice(some)
        lines = proof(problem, path, STEPS)[0]
        planter = Planter(lines, Witness(checker, path.read_text()), chance)
        for fault in filter(None, map(planter.plant, KINDS)) if len(lines) > 1 else ():
            assert not verdict(fault.lines).startswith("accepted"), fault
            planted[fault.kind] += 1
