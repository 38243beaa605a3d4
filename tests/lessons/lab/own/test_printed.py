"""What a pupil's rule prints."""

import sys
from typing import Any

import pytest

from lessons import finished
from lessons.lab.calls import Refused
from lessons.lab.own import rule
from lessons.lab.own.printed import MOST, Printed


def worth(problem: str, text: str) -> dict[str, Any]:
    """What a rule is worth."""
    return finished(rule.examine(problem, text, "direct"), lambda _: None)


def test_of_much_the_beginning_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    printed = Printed()
    printed.print(1, "two", sep=",", end=";")
    printed.print("x" * 10, file=sys.stderr)
    assert str(printed) == "1,two;xxxxxxxxxx\n"
    printed.print("y" * MOST)
    printed.print("z")
    assert len(str(printed)) == MOST + 1
    assert str(printed).endswith("yyy…")
    assert capsys.readouterr() == ("", "")


def test_what_a_rule_prints_is_told_to_its_author() -> None:
    text = (
        'print("once")\n\n\ndef rule(board):\n    print(board.unknown > 0, "now", end=";")\n'
        "    yield from ()\n"
    )
    printed = worth("light_up", text)["printed"]
    assert printed.startswith("once\nTrue now;True now;")
    assert len(printed) < 5000, "of much only the beginning"
    assert worth("light_up", "def rule(board):\n    yield from ()\n")["printed"] == ""


def test_so_it_is_where_the_rule_is_broken() -> None:
    text = 'def rule(board):\n    print("here", file=sys.stderr)\n    yield board.no_such\n'
    with pytest.raises(Refused, match="no_such") as refused:
        worth("light_up", text)
    assert (refused.value.value["line"], refused.value.value["printed"]) == (3, "here\n")
