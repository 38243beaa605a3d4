"""The judge of moves: whatever a pupil can know is forced, and nothing else is."""

import re
from pathlib import Path

import pytest

from ground.problems import FOLDER
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


def test_all_that_has_to_be_kept_in_mind_is_named() -> None:
    """Of several rules one was."""
    found = moves.judge("ripple_effect", "3\nabb\naab\nccd\n...\n...\n...\n", [], ["r2c1 3"])
    assert (found["rule"], found["after"]) == (
        "take_only_value",
        ["clear_common_shadow", "fill_tight_set"],
    )


def test_marks_that_two_rules_give_are_forced_together() -> None:
    """What the easier one says was kept in mind, and then no rule gave it any more."""
    found = moves.judge("light_up", LIGHT, [], ["r2c2 empty", "r1c3 empty"])
    assert (found["kind"], found["rule"]) == ("forced", "empty_corners")


@pytest.mark.parametrize(
    ("named", "rule"),
    [
        ("drown_unreachable", "drown_unreachable"),  # there is an easier one
        ("guard_corner", "part_islands"),  # it says nothing of that
        ("no_rule_of_ours", "part_islands"),
    ],
)
def test_a_rule_that_is_named_is_asked_before_others(named: str, rule: str) -> None:
    found = moves.judge("nurikabe", ONE, [], ["r3c4 sea"], named)
    assert (found["kind"], found["rule"], found["after"]) == ("forced", rule, [])


def test_a_rule_that_is_named_has_all_in_mind_but_what_is_asked() -> None:
    """An easier rule says it, too."""
    found = moves.judge("light_up", LIGHT, [], ["r1c3 empty"], "share_light")
    assert (found["rule"], found["after"]) == ("share_light", ["empty_corners", "fit_number"])


def test_two_marks_are_by_a_rule_that_gives_both() -> None:
    both = ["r2c2 empty", "r1c3 empty"]
    assert moves.judge("light_up", LIGHT, [], both, "fit_number")["rule"] == "fit_number"
    assert moves.judge("light_up", LIGHT, [], both, "share_light")["rule"] == "empty_corners"
    assert moves.judge("light_up", LIGHT, [], both, "empty_corners")["rule"] == "fit_number"


def test_of_two_marks_the_one_is_told_that_the_named_rule_does_not_give() -> None:
    """It was the first that an easier rule gives."""
    marks, named = ["r2c4 sea", "r5c4 sea", "r4c5 sea"], "surround_full_island"
    one, other = "r3c4 sea", "r1c5 island"
    assert moves.judge("nurikabe", ONE, marks, [one], named)["rule"] == named
    found = moves.judge("nurikabe", ONE, marks, [one, other], named)
    assert found["rule"] == moves.judge("nurikabe", ONE, marks, [other])["rule"]


@pytest.mark.parametrize("problem", ["nurikabe", "light_up", "ripple_effect", "alcazar"])
def test_whatever_rule_is_named_a_move_is_as_right_and_as_forced(problem: str) -> None:
    sample = (FOLDER / problem / "data" / "sample" / "1.in").read_text()
    puzzle = LIGHT if problem == "light_up" else sample
    now = moves.game(problem, puzzle)
    assert now.end is not None
    for move in list(map(" ".join, now.end.items()))[::4]:
        plain = moves.judge(problem, puzzle, [], [move])
        for rule in now.solver.RULES[::2]:
            found = moves.judge(problem, puzzle, [], [move], rule.__name__)
            assert found["kind"] == plain["kind"]
            assert found.get("rule") in (plain.get("rule"), rule.__name__)
