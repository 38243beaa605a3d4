"""The judge of moves: whatever a pupil can know is forced, and nothing else is."""

import re
from pathlib import Path

import pytest

from lessons import solver_of
from lessons.lab import moves
from tests.helpers import ways
from tests.helpers.cases import Problem
from tests.helpers.lab import ONE, SEVERAL
from tests.helpers.lessons import CASES
from tests.helpers.sweep import in_every, swept, unless

SMALL = [each for each in CASES if each.values[1].stat().st_size < 120]
LONG = re.compile("nurikabe/.*6x6-cases")  # some seconds, as few others of the same size
LIGHT = "3\n2..\n...\n...\n"  # bulbs at r1c2, r2c1 and r3c3


PLAYED = [
    pytest.param(way, *case.values, id=f"{case.id}-{way}") for case in SMALL for way in ways.WAYS
]


# In a sweep some of the cases, each in one of the ways or two, in turn.
@pytest.mark.parametrize(
    ("way", "problem", "path"),
    [*unless(LONG.search, swept(PLAYED[::2], 8, 15)), *map(in_every, PLAYED[1::2])],
)
def test_what_pupils_conclude_is_forced(problem: Problem, path: Path, way: str) -> None:
    puzzle, marks = path.read_text(), []
    if moves.game(problem.name, puzzle).end is None:
        pytest.skip("it has several answers")
    for move in ways.moves(solver_of(problem.name), puzzle, way):
        fact = " ".join(move)
        assert moves.judge(problem.name, puzzle, marks, [fact])["kind"] == "forced", fact
        marks.append(fact)


def test_the_easiest_rule_is_named_and_what_proves_it() -> None:
    found = moves.judge("light_up", LIGHT, [], ["r1c2 bulb"])
    assert found["kind"] == "forced"
    assert found["rule"] == "finish_with_bulbs"
    assert "r1c1" in found["because"]


def test_what_has_to_be_kept_in_mind_is_named() -> None:
    found = moves.judge("light_up", LIGHT, ["r1c2 bulb", "r2c1 bulb"], ["r3c3 bulb"])
    assert (found["kind"], found["rule"]) == ("forced", "must_light")
    assert found["after"] == ["empty_cells_in_light"]


def test_what_no_rule_gives_is_right_and_not_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    solver = moves.game("nurikabe", ONE).solver
    monkeypatch.setattr(solver, "RULES", solver.RULES[:1])  # it surrounds full islands
    assert moves.judge("nurikabe", ONE, [], ["r5c5 sea"]) == {"kind": "guess"}
    assert moves.judge("nurikabe", ONE, [], ["r2c2 sea"])["kind"] == "forced"


def test_wrong_marks_are_wrong_and_prove_nothing() -> None:
    assert moves.judge("light_up", LIGHT, [], ["r2c2 bulb"]) == {"kind": "wrong"}
    found = moves.judge("light_up", LIGHT, ["r2c2 bulb"], ["r1c2 bulb"])
    assert (found["kind"], found["rule"]) == ("forced", "finish_with_bulbs")


def test_several_answers_cannot_be_judged() -> None:
    assert moves.judge("nurikabe", SEVERAL, [], ["r1c1 sea"]) == {"kind": "unknown"}


def test_why_names_the_fewest_marks_and_the_law() -> None:
    found = moves.why("light_up", LIGHT, ["r1c2 bulb", "r2c2 bulb"])
    assert found == {
        "marks": ["r1c2 bulb", "r2c2 bulb"],
        "law": "two bulbs see each other",
        "places": ["r1c2", "r2c2"],
        "later": False,
    }
    later = moves.why("nurikabe", ONE, ["r5c3 island"])
    assert later is not None
    assert (later["law"], later["later"]) == ("the sea is in pieces", True)
    assert moves.why("nurikabe", ONE, ["r1c1 sea"]) is None


def test_a_number_that_is_crossed_out_is_wrong_if_it_is_the_answer() -> None:
    puzzle = "2\nab\nab\n1.\n..\n"
    assert moves.judge("ripple_effect", puzzle, [], ["r2c1 not 2"])["kind"] == "wrong"
    assert moves.judge("ripple_effect", puzzle, [], ["r2c1 not 1"])["kind"] == "forced"
