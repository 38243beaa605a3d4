"""Calls by name: values, progress, and what is wrong, all as JSON."""

import json

import pytest

from lessons.lab.calls import Refused, answer, call


def said(name: str, *arguments: object) -> dict[str, object]:
    """What a call gives."""
    return json.loads(answer(name, json.dumps(arguments), lambda _: None))


def test_a_call_gives_a_value() -> None:
    assert {"problem": "nurikabe", "title": "Nurikabe"} in said("puzzle.problems")["value"]


def test_what_is_wrong_is_a_value_too() -> None:
    found = said("puzzle.read", "2\n..\n.\n")
    assert found == {"error": {"said": "as Nurikabe: line 3: expected 2 cells, found 1", "line": 3}}


def test_long_work_tells_what_goes_on() -> None:
    told: list[str] = []
    found = answer("puzzle.lesson", json.dumps(["nurikabe", "2\n2.\n..\n"]), told.append)
    data = json.loads(found)["value"]
    assert [json.loads(one)["step"] for one in told] == list(range(1, len(data["steps"]) + 1))
    assert json.loads(told[0])["sentence"] == data["steps"][0]["sentence"]


def test_a_fault_of_ours_is_not_hidden() -> None:
    with pytest.raises(AttributeError):
        call("puzzle.nothing", [], print)


def test_a_refusal_says_what_it_was_told() -> None:
    assert Refused("no", line=3).value == {"said": "no", "line": 3}


def test_what_takes_long_without_a_word_tells_by_itself() -> None:
    told: list[str] = []
    text = 'print("here")\n\n\ndef rule(board):\n    return board.no_such\n'
    found = answer("own.rule.examine", json.dumps(["nurikabe", text, "alone"]), told.append)
    assert "no_such" in json.loads(found)["error"]["said"]
    assert json.loads(told[0]) == {"printed": "here\n"}
