"""Proof files, as lessons write them."""

import json

from lessons.proofs import lines_of


def test_steps_have_numbers_and_what_breaks_has_none() -> None:
    step = {"facts": ["r1c1 bulb"], "from": [], "laws": ["light r1c1"]}
    broken = {"breaks": "light r1c1", "from": [], "laws": ["light r1c1"]}
    head, *steps = map(json.loads, lines_of("light_up", "1\n.\n", [step, broken]))
    assert head == {
        "schema": "logic-puzzles/proof",
        "version": 1,
        "problem": "light_up",
        "puzzle": "1\n.\n",
    }
    assert steps == [{"step": 1, **step}, broken]
