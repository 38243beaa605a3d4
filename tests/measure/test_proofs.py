"""What is asked of proofs is seen where it does not hold."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ground import solutions
from measure import proofs
from measure.cases import Case
from measure.proofs import Asked
from tests.helpers.cases import ROOT

SAMPLES = ROOT / "testcases" / "light_up" / "data" / "sample"
CASES = [Case(path, ["side <=10"]) for path in sorted(SAMPLES.glob("*.in"))]


def asked(solver: Any | None = None) -> Asked:
    """The last sample, and what a solver says of it."""
    return Asked("light_up", solver or solutions.load("light_up.py"), CASES[-1])


def wrong(name: str, about: Asked) -> list[str]:
    """What does not hold of all that is asked."""
    return [word for word in proofs.CHECKS[name][0](about) if word]


@pytest.mark.parametrize("name", proofs.CHECKS)
def test_all_holds_of_a_sample(name: str) -> None:
    assert wrong(name, asked()) == []


class Sly:
    """A rule that knows the last open cell of the answer, and says it when it pleases."""

    __name__, tier = "sly", 1

    def __init__(self, solver: Any, when: Callable[["Sly", Any], bool]) -> None:
        clean = solutions.load("light_up.py")
        self.answer = next(clean.solve(clean.parse(CASES[-1].puzzle)))
        self.solver, self.when, self.asked = solver, when, 0

    def __call__(self, board: Any) -> Iterator[Any]:
        """The last cell that is open."""
        self.asked += 1
        cell = (1 << board.unknown.bit_length()) >> 1
        if cell and self.when(self, board):
            value = self.solver.BULB if self.answer.bulbs & cell else self.solver.EMPTY
            yield self.solver.Deduction(cell, value, cell)


@pytest.mark.parametrize(
    "name",
    ["deducing again yields nothing", "the same steps on boards made anew"],
)
def test_what_a_rule_remembers_is_seen(name: str) -> None:
    solver = solutions.load("light_up.py")
    solver.RULES = (Sly(solver, lambda rule, _: rule.asked > 1),)
    about = asked(solver)
    if "anew" in name:
        assert about.steps == []
    assert wrong(name, about)


def test_an_order_that_matters_is_seen() -> None:
    solver = solutions.load("light_up.py")
    bare = solver.parse(CASES[-1].puzzle)
    honest = next(rule for rule in solver.RULES if list(rule(bare)))
    solver.RULES = (Sly(solver, lambda _, board: not solver.facts(board)), honest)
    assert wrong("the same end in another order", asked(solver))


def changed(change: Callable[[dict[str, Any]], Any]) -> Asked:
    """A sample, with a change in the proof of each step."""
    about = asked()
    for step in about.steps:
        change(step.proof)
    return about


def test_a_reason_that_does_not_suffice_is_seen() -> None:
    about = changed(lambda proof: proof["from"].clear())
    needy = [step for step in asked().steps if step.proof["from"]]
    assert len(wrong("reasons suffice", about)) == len(needy)
    assert wrong("the checker accepts", about)


def test_a_reason_that_is_too_large_is_seen() -> None:
    law = "light r1c1"
    about = changed(lambda proof: proof["laws"].append(law) if law not in proof["laws"] else None)
    assert wrong("reasons are minimal, tier 1", about)


def test_it_is_said_and_the_effort_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert proofs.hold("light_up", CASES, 60)
    said = capsys.readouterr()
    assert "the checker accepts" in said.out
    assert "finish_with_bulbs" in said.out
    assert "not so" not in said.err


def test_what_does_not_hold_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(proofs.CHECKS, "never", (lambda _: iter(["this"]), 1.0))
    assert not proofs.hold("light_up", CASES, 60)
    assert f"not so: never: {CASES[0].path}: this" in capsys.readouterr().err


def test_where_time_is_up_the_rest_is_not_asked(capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(ROOT / "testcases/nurikabe/data/secret/12x12-cases-kept-1.in")
    assert proofs.hold("nurikabe", [Case(path, [])], 0.2)
    assert re.search(r"the checker accepts +0 +0 +- +1 *\n", capsys.readouterr().out)


@pytest.mark.parametrize(
    ("number", "wrong", "share"),
    [(0, 0, "-"), (3, 0, "100.00%"), (3, 1, "66.66%"), (100_000, 1, "99.99%"), (25, 23, "8.00%")],
)
def test_all_is_said_to_hold_of_all_only(number: int, wrong: int, share: str) -> None:
    """One that did not hold was lost among many, and the share still said all."""
    tally = proofs.Tally()
    tally.ask(CASES[0], iter(["it is not so"] * wrong + [""] * (number - wrong)), 60)
    assert tally.row() == [str(number), str(number - wrong), share, "0"]
