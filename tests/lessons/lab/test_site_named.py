"""The rule that a pupil names in the lab: the solver is asked what it alone says."""

import pytest

from ground.problems import FOLDER
from tests.helpers.lab import ONE, LabVisit
from tests.helpers.play import judge, press, said
from tests.helpers.sweep import in_sweep

SAID = "words => document.querySelector('#try .sentence').innerText.includes(words)"
CASTLE = (FOLDER / "alcazar" / "data" / "sample" / "1.in").read_text()


@pytest.mark.parametrize(
    ("puzzle", "rule", "move", "told"),
    [
        (
            *(ONE, "Surround full island", "r2c4 sea"),
            "Forced, by Surround full island, after Keep island room and Fit shapes.",
        ),
        (ONE, "Part islands", "r2c3 island", "Right, but not by Part islands: by Fit shapes"),
        in_sweep(
            pytest.param(
                *("3\n2..\n...\n...\n", "Share light", "r1c3 empty"),
                "Forced, by Share light, after Empty corners and Fit number.",
            )
        ),
        in_sweep(
            pytest.param(
                *("3\nabb\naab\nccd\n...\n...\n...\n", "Spread ripple", "r1c3 1"),
                "Right, but not by Spread ripple: by Take only cell, after Clear common shadow.",
            )
        ),
        in_sweep(
            pytest.param(
                *(CASTLE, "Fill cell", "r1c1-r2c1 blocked"),
                "Right, but not by Fill cell: by Balance colours.",
            )
        ),
    ],
)
def test_the_solver_judges_by_the_rule_that_is_named(
    opened: LabVisit, puzzle: str, rule: str, move: str, told: str
) -> None:
    opened.bring(puzzle)
    opened.page.click("#tab-try")
    judge(opened)
    opened.page.locator("#try").get_by_label("I name the rule").select_option(label=rule)
    place, value = move.split()
    press(opened, place, button="right" if value in ("empty", "island", "blocked") else "left")
    if value.isdigit():
        opened.page.keyboard.press(value)
    opened.page.wait_for_function(SAID, arg=told)
    assert said(opened).startswith(place.partition("-")[0])
