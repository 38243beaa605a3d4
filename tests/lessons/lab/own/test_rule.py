"""Own rules: what is saved of them, and what is said of those that are right, wrong or broken."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ground.problems import all_problems
from lessons import finished, solver_of
from lessons.lab.calls import Refused
from lessons.lab.own import rule
from lessons.lab.own.templates import RULES
from tests.helpers.sweep import unless

FIRST_OPEN = '''
def rule(board):
    """Wrong: the first open cell is {value}."""
    yield Deduction(board.unknown & -board.unknown, {value}, ALL)
'''
STRONG = '''
def rule(board):
    """All that one assumption tells: very strong."""
    yield from light_or_empty.everywhere(board)
'''


def worth(problem: str, text: str, company: str = "direct") -> dict[str, Any]:
    """What a rule is worth."""
    return finished(rule.examine(problem, text, company), lambda _: None)


def first(problem: str) -> str:
    """The rule that a pupil begins with."""
    return RULES[solver_of(problem).NAME]


@pytest.mark.parametrize("problem", unless(lambda name: name != "light_up", all_problems()))
def test_what_pupils_begin_with_is_right_and_speaks(problem: str) -> None:
    alone = worth(problem, first(problem), "alone")
    assert alone["wrong"] is None
    assert alone["speaks"] > 20
    assert alone["steps"] >= alone["speaks"]
    assert alone["boards"] > 200
    shown = alone["shown"][0]
    assert shown["told"]
    assert shown["givens"]["size"]
    beside = worth(problem, first(problem))
    assert (beside["steps"], beside["carried"]) == (0, [])  # the direct rules say that too
    assert beside["solved"] > alone["solved"]


def test_a_mark_of_byte_order_that_is_pasted_is_left_out() -> None:
    text = first("light_up")
    assert (
        rule.load("light_up", f"\ufeff\n{text}").lines == rule.load("light_up", f"\n{text}").lines
    )
    assert rule.program("light_up", f"\ufeff{text}") == rule.program("light_up", text)


def test_a_wrong_rule_is_shown_on_a_small_board() -> None:
    for value, other in (("EMPTY", "bulb"), ("BULB", "empty")):
        wrong = worth("light_up", FIRST_OPEN.format(value=value))["wrong"]
        assert wrong["case"] == "a small board"
        height, width = wrong["givens"]["size"]
        assert height * width <= 4
        (told,) = wrong["told"]
        assert (told[0], other) in wrong["answer"]


@pytest.mark.sweep  # some seconds
def test_a_rule_that_sees_contradictions_where_there_are_none_is_wrong() -> None:
    text = 'def rule(board):\n    raise Contradiction("too bad", 0)\n    yield\n'
    wrong = worth("nurikabe", text)["wrong"]
    assert (wrong["broken"], wrong["told"]) == ("too bad", [])


def test_a_rule_that_takes_back_what_is_known_is_told_what_it_says() -> None:
    """On no small board: it was said to find no answer there."""
    text = "def rule(board):\n    big = count(board.white) > 30\n"
    text += "    yield Deduction((board.bulbs & -board.bulbs) * big, EMPTY, 0)\n"
    wrong = worth("light_up", text)["wrong"]
    ((place, value),) = wrong["told"]
    assert (wrong["broken"], value) == ("", "empty")
    assert (place, "bulb") in wrong["facts"]


@pytest.mark.sweep
def test_a_strong_rule_carries_puzzles() -> None:
    strong = worth("light_up", STRONG)
    assert strong["wrong"] is None
    assert len(strong["carried"]) > 5
    assert not [name for name in strong["carried"] if "-cases-" in name and "/" not in name]


@pytest.mark.parametrize(
    ("text", "said", "line"),
    [
        ("def rule(board):\n    pass\n    return 1 / 0\n", "ZeroDivisionError", 3),
        ("def rule(board:\n    yield 1\n", "SyntaxError", 1),
        ("\n\n\ndef rule(board):\n    yield 1 / 0\n", "ZeroDivisionError", 5),
        (f"x = 1\ny = {'(' * 999}1{')' * 999}\n", "SyntaxError: too many nested parentheses", 2),
        ("x = 1\n", "NameError: name 'rule' is not defined", None),
        ("\ndef rule(board):\nyield\n", "after function definition on line 2", 3),
        ('x = """\ndef rule(board):\n    yield\n', "literal (detected at line 3)", 1),
        ("def rule(board):\n    next(iter(()))\n    yield\n", "raised StopIteration", 2),
        ("Board.__init__ = 3\ndef rule(board):\n    yield\n", "is not callable", None),
        ("def rule(board):\n    yield from rule(board)\n", "RecursionError", 2),
        ("x = 1\n\n\nx.y\ndef rule(board):\n    yield\n", "AttributeError", 4),
        ("import sys\ndef rule(board):\n    sys.exit(3)\n    yield\n", "SystemExit: 3", 3),
        ("exit\nraise SystemExit\n", "SystemExit", 2),
        ("raise KeyboardInterrupt\n", "KeyboardInterrupt", 1),
        ("def rule(board):\n    raise GeneratorExit\n    yield\n", "GeneratorExit", 2),
        ("def rule(board):\n    raise BaseException(1)\n    yield\n", "BaseException: 1", 2),
        ('raise ValueError("one\\ntwo\\x1b")\n', r"ValueError: one\ntwo\x1b", 1),
        ("e = ValueError(1)\ne.add_note('noted')\nraise e\n", "ValueError: 1", 3),
        ("raise ExceptionGroup('many', [KeyError(1)])\n", "ExceptionGroup: many (1 sub", 1),
    ],
)
def test_a_broken_rule_is_said_with_its_line(text: str, said: str, line: int | None) -> None:
    with pytest.raises(Refused) as refused:
        worth("light_up", text)
    assert said in str(refused.value)
    assert refused.value.more.get("line") == line


def test_where_a_rule_broke_is_told_with_what_it_said_there() -> None:
    """Only the line was told."""
    ones = "def rule(board):\n    one = board.numbers[{}]\n"
    ones += "    yield Deduction({}, EMPTY, 0)\n    1 / 0\n"
    for text, told in (
        ("def rule(board):\n    return 1 / 0\n", []),
        (ones.format(1, "0"), []),
        (ones.format(0, "board.around(one) & board.unknown"), "r2c4 r3c3 r3c5 r4c4"),
        (ones.format(0, "one | 1 << 8000"), "r3c4"),
        (ones.format(0, "one | 'x'"), []),
    ):
        with pytest.raises(Refused) as refused:
            worth("light_up", text, "alone")
        place = refused.value.more["place"]
        assert place["case"] == "sample/1"
        assert place["givens"]["size"] == [7, 7]
        assert place["facts"] == []
        assert place["places"] == (told.split() if told else [])


def test_no_place_is_told_of_a_rule_that_was_not_asked() -> None:
    with pytest.raises(Refused) as refused:
        worth("light_up", "1 / 0\ndef rule(board):\n    yield\n")
    assert "place" not in refused.value.more


def test_a_board_that_a_rule_changed_is_told_as_it_was() -> None:
    text = "def rule(board):\n    board.sea, board.unknown = board.unknown, 0\n    return []\n"
    with pytest.raises(Refused) as refused:
        worth("nurikabe", text, "direct")
    assert refused.value.more["place"]["facts"] == [("r2c3", "sea"), ("r3c2", "sea")]


@pytest.mark.sweep  # some seconds
def test_a_rule_that_is_wrong_has_an_answer_against_it_wherever_that_is() -> None:
    """In puzzles, and where it sees a contradiction, there was none; nor was it the smallest."""
    big = "def rule(board):\n    big = count(board.white) > 30\n    {}\n"
    first = "board.unknown & -board.unknown"
    for told, places in (
        (f"yield Deduction(({first}) * big, BULB, ALL)", ["r1c3"]),
        (f"if big: raise Contradiction('bad', {first})\n    yield from ()", ["r1c1"]),
        ("if big: raise Contradiction('bad', 'x')\n    yield from ()", []),
        (f"raise Contradiction('bad', {first})\n    yield", ["r1c1"]),
    ):
        wrong = worth("light_up", big.format(told), "alone")["wrong"]
        assert wrong["places"] == places
        assert wrong["answer"]
        assert wrong["givens"]["size"] in ([2, 20], [1, 1])


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ("yield 3", "expected Deduction(cells, value, at), found 3"),
        ("return [1]", "expected Deduction(cells, value, at), found 1"),
        ("pass", "expected a rule that yields, found one that returns None"),
        ("return 3", "expected a rule that yields, found one that returns 3"),
        ("yield Deduction('a', 5, 1)", "expected a set of cells of the board, found 'a'"),
        ("yield Deduction(-1, 5, 1)", "expected a set of cells of the board, found -1"),
        ("yield Deduction(board.unknown, 'x', 1)", "expected a value of the puzzle, found 'x'"),
        ("yield Deduction(board.unknown, [], 1)", "expected a value of the puzzle, found []"),
    ],
)
def test_what_is_no_deduction_is_said_with_its_line(told: str, said: str) -> None:
    for problem in all_problems():
        with pytest.raises(Refused) as refused:
            worth(problem, f"def rule(board):\n    {told}\n", "alone")
        assert str(refused.value) == f"TypeError: {said}"
        assert refused.value.more.get("line") == (2 if "yield" in told else None)


@pytest.mark.parametrize("after", ["return", "yield 4"])
def test_so_it_is_of_a_rule_that_catches_what_is_said_to_it(after: str) -> None:
    told = f"try:\n        yield 3\n    except Exception:\n        {after}"
    with pytest.raises(Refused, match=r"expected Deduction\(cells, value, at\), found 3"):
        worth("nurikabe", f"def rule(board):\n    {told}\n", "alone")


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ("board.unknown = 0\n    return []", None),
        ("board.unknown = 0\n    yield from ()", None),
        ("board.unknown, told = 0, board.unknown\n    yield Deduction(told, None, 1)", 3),
    ],
)
def test_a_rule_that_changes_its_board_carries_nothing(change: str, line: int | None) -> None:
    """Nothing was open any more, and all puzzles were said to be solved with it."""
    for problem in all_problems():
        with pytest.raises(Refused, match="leaves its board as it is") as refused:
            worth(problem, f"def rule(board):\n    {change}\n", "alone")
        assert refused.value.more.get("line") == line


@pytest.mark.parametrize(
    ("problem", "change"),
    [
        ("nurikabe", "sea |= board.unknown"),
        ("nurikabe", "island = 0"),
        ("light_up", "empty |= board.unknown"),
        ("ripple_effect", "places[1] = 0"),
        ("alcazar", "path |= board.unknown"),
        ("alcazar", "ends.reverse()"),
        ("alcazar", "plan.near[0].clear()"),
        ("light_up", "numbers[2] = 0"),
        ("light_up", "puzzle.white = None"),
        ("nurikabe", "puzzle.clues.clear()"),
        ("ripple_effect", "puzzle.room_of.clear()"),
    ],
)
def test_whatever_a_rule_changes_of_its_board_is_seen(problem: str, change: str) -> None:
    """Of Nurikabe the facts that are told are remembered; what is in a list was not looked at."""
    with pytest.raises(Refused, match="leaves its board as it is"):
        worth(problem, f"def rule(board):\n    board.{change}\n    return []\n", "alone")


@pytest.mark.parametrize("value", ["0", "'0'", "no(0)", "'1'", "no(9)", "-1", "True"])
def test_what_no_cell_can_hold_is_no_value(value: str) -> None:
    told = f"yield Deduction(board.unknown & -board.unknown, {value}, ALL)"
    with pytest.raises(
        Refused, match=r"^TypeError: expected a value of the puzzle, found"
    ) as refused:
        worth("ripple_effect", f"def rule(board):\n    {told}\n", "alone")
    assert refused.value.more["line"] == 2


@pytest.mark.parametrize(
    ("problem", "told", "said"),
    [
        ("nurikabe", "1 << board.stride - 1, SEA", "cells of the board of 5x5, found r1c6"),
        ("nurikabe", "board.unknown | 1 << 8000, SEA", "cells of the board of 5x5, found r1334c3"),
        ("light_up", "1 << 8000, EMPTY", "white cells of the board of 7x7, found r1001c1"),
        ("light_up", "board.clued, EMPTY", "white cells of the board of 7x7, found r2c2"),
        ("ripple_effect", "1 << 8000, no(1)", "cells of the board of 3x3, found r2001c1"),
        ("alcazar", "4, PATH", "edges without a wall of the board of 2x2, found r1c1"),
    ],
)
def test_what_is_not_on_the_board_is_said_so(problem: str, told: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        worth(problem, f"def rule(board):\n    yield Deduction({told}, ALL)\n", "alone")
    assert str(refused.value) == f"TypeError: expected {said}"
    assert refused.value.more["line"] == 2


def test_a_rule_alone_is_a_rule_too() -> None:
    assert rule.rule_in("def rule(board):\n    yield\n\n") == "def rule(board):\n    yield\n"


def test_nothing_of_a_rule_is_lost_that_has_the_words_of_its_end_in_it() -> None:
    text = f"{first('light_up')}{rule.END}\n# more\n"
    assert rule.rule_in(rule.program("light_up", text)) == text


@pytest.mark.parametrize(
    ("words", "end"), [("", (0, b"I looked\n", b"")), ("'enough'", (1, b"I looked\n", b"enough\n"))]
)
def test_a_saved_rule_may_end_the_program(
    words: str, end: tuple[int, bytes, bytes], tmp_path: Path
) -> None:
    path = tmp_path / "own.py"
    ends = f"def rule(board):\n    print('I looked')\n    sys.exit({words})\n"
    path.write_text(rule.program("nurikabe", ends))
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    done = subprocess.run(
        [sys.executable, path], input=b"2\n2.\n..\n", capture_output=True, check=False, env=buffered
    )
    assert (done.returncode, done.stdout, done.stderr) == end
