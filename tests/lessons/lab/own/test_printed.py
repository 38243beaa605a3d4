"""What a pupil's rule prints."""

import sys
from typing import Any

import pytest

from lessons import finished
from lessons.lab.calls import Refused
from lessons.lab.own import rule
from lessons.lab.own.printed import MOST, Printed


class Author:
    """Somebody who is told what a rule prints."""

    def __init__(self) -> None:
        self.printed = ""

    def tell(self, told: dict[str, Any]) -> None:
        """Take what is told."""
        self.printed += told.get("printed", "")

    def tries(self, text: str) -> None:
        """Have it said what a rule is worth."""
        finished(rule.examine("light_up", text, "direct", self.tell), self.tell)


def test_of_much_the_beginning_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    author = Author()
    printed = Printed(author.tell)
    printed.print(1, "two", sep=",", end=";")
    printed.print("x" * 10, file=sys.stderr)
    assert author.printed == "1,two;xxxxxxxxxx\n"
    printed.print("y" * MOST)
    printed.print("z")
    assert len(author.printed) == MOST + 1
    assert author.printed.endswith("yyy…")
    assert capsys.readouterr() == ("", "")


def test_what_has_just_room_is_all_there_is() -> None:
    author = Author()
    printed = Printed(author.tell)
    printed.print("y" * (MOST - 1))
    printed.print(end="")
    assert author.printed == "y" * (MOST - 1) + "\n"
    printed.print()
    assert author.printed.endswith("y\n…")


def test_what_a_rule_prints_is_told_to_its_author() -> None:
    author = Author()
    author.tries(
        'print("once")\n\n\ndef rule(board):\n    print(board.unknown > 0, "now", end=";")\n'
        "    yield from ()\n"
    )
    assert author.printed.startswith("once\nTrue now;True now;")
    assert len(author.printed) < 5000, "of much only the beginning"
    silent = Author()
    silent.tries("def rule(board):\n    yield from ()\n")
    assert silent.printed == ""


def test_so_it_is_where_the_rule_is_broken() -> None:
    author = Author()
    with pytest.raises(Refused, match="no_such") as refused:
        author.tries(
            'def rule(board):\n    print("here", file=sys.stderr)\n    yield board.no_such\n'
        )
    assert (refused.value.value["line"], author.printed) == (3, "here\n")


def test_it_is_told_while_the_rule_goes_on() -> None:
    author = Author()
    goes_on = 'def rule(board):\n    print("here")\n    if done():\n        yield board.no_such\n'
    seen: list[str] = []
    own = rule.load("light_up", goes_on, author.tell)
    vars(own.solver)["done"] = lambda: seen.append(author.printed)
    assert list(own.rule(own.solver.parse("1\n.\n"))) == []
    assert seen == ["here\n"]


def test_what_is_written_to_the_streams_is_told_too(capsys: pytest.CaptureFixture[str]) -> None:
    author = Author()
    author.tries(
        "import pprint, sys\nsys.stderr.write('once;')\n\n\ndef rule(board):\n"
        "    pprint.pprint({1: 2})\n    sys.stdout.flush()\n    yield from ()\n"
    )
    assert author.printed.startswith("once;{1: 2}\n{1: 2}\n")
    assert capsys.readouterr() == ("", "")


def test_lines_are_written_to_the_streams_as_ever() -> None:
    author = Author()
    author.tries(
        "import sys\nsys.stdout.writelines(['a', 'b'])\nn = sys.stderr.write('two')\n"
        "print(n, sys.stdout.isatty())\n\n\ndef rule(board):\n    yield from ()\n"
    )
    assert author.printed == "abtwo3 False\n"
