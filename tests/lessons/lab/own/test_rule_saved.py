"""What is saved of an own rule: a program for the judge, which tells every step with -v."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ground.problems import all_problems
from judge.problem import load
from lessons import solver_of
from lessons.lab.own import rule
from lessons.lab.own.cases import given
from lessons.lab.own.templates import RULES
from tests.helpers.processes import LONGEST

BALANCE = "def rule(board):\n    yield from balance_colours(board)\n"
SHADOW = "def rule(board):\n    yield from clear_common_shadow(board)\n"
ANYWHERE = "def rule(board):\n    for told in clear_common_shadow(board):\n"
ANYWHERE += "        yield Deduction(told.cells, told.value, ALL)\n"
OPPOSITE = "def rule(board):\n    yield from refute_opposite(board)\n"
FOUR = '''
def rule(board):
    """Beside a four all are bulbs: where less is known, for a reason, there may be none."""
    four = list(each(board.numbers[4]))[0]
    yield Deduction(board.around(four) & board.unknown, BULB, four)
'''


@pytest.mark.parametrize(
    ("problem", "at"),
    [("nurikabe", "None"), ("light_up", "1 << 200"), ("ripple_effect", "0"), ("alcazar", "ALL")],
)
def test_steps_are_told_wherever_a_rule_says_that_it_looked(
    problem: str, at: str, tmp_path: Path
) -> None:
    """Of the program that is saved, -v was a Traceback."""
    path, case = tmp_path / "my.py", load(problem).folder / "data" / "sample" / "1.in"
    text = re.sub(r", [a-z.]+\)\n", f", {at})\n", RULES[solver_of(problem).NAME])
    path.write_text(rule.program(problem, text))
    told = subprocess.check_output([sys.executable, path, "-v", "-f", case], text=True)
    assert ". own rule: " in told


@pytest.mark.parametrize(
    ("problem", "text", "case", "told"),
    [
        ("light_up", FOUR, "sample/1", "r2c3 bulb, r3c2 bulb, because of number r2c2\n"),
        ("alcazar", BALANCE, "sample/1", "r1c1-r1c2 path, r1c2-r2c2 path, because of all laws\n"),
        ("nurikabe", OPPOSITE, "no_answer/pool-without-clues", " of r1c1 island; owner r1c1\n"),
        ("alcazar", BALANCE, "no_answer/colours-out-of-balance", "own rule: no answer, because of"),
    ],
)
def test_steps_are_told_of_a_rule_that_needs_more_than_a_reason(
    problem: str, text: str, case: str, told: str, tmp_path: Path
) -> None:
    """Of less it cannot speak, or raises: of the program that is saved, -v was a Traceback."""
    assert told in steps_of(problem, text, case, tmp_path)


@pytest.mark.sweep  # some seconds
def test_where_a_rule_clashes_with_what_is_known_is_told_from_what(tmp_path: Path) -> None:
    """It was said to follow from all that is known, and so was what other rules say by it."""
    told = steps_of("ripple_effect", SHADOW, "no_answer/no-place-for-3", tmp_path)
    known, laws = "r1c4 not 3, r1c5 not 3", "room b; row 2, 3; column 3, 3"
    assert told.splitlines()[-4:] == [
        f"own rule: no answer, because of {known}, r2c3 3; {laws}",
        "   suppose nothing",
        f"      own rule: r2c3 not 3, because of {known}; {laws}",
        "      room b is broken",
    ]
    for text, case in (ANYWHERE, "no_answer/no-place-for-3"), (SHADOW, "secret/10x10-cases-seed3"):
        told = steps_of("ripple_effect", text, case, tmp_path)
        assert "   suppose " in told
        assert "all laws" not in told


@pytest.mark.parametrize("cells", ["ALL", "'x'", "None", "1", "1 << 8000"])
@pytest.mark.parametrize(
    ("problem", "case"),
    [("light_up", "cannot-be-lit"), ("alcazar", "colours-out-of-balance")],
)
def test_where_a_rule_sees_a_contradiction_may_be_anything(
    problem: str, case: str, cells: str, tmp_path: Path
) -> None:
    """It was a Traceback, or had no end."""
    text = f"def rule(board):\n    raise Contradiction('bad', {cells})\n    yield\n"
    told = steps_of(problem, text, f"no_answer/{case}", tmp_path)
    assert re.fullmatch(r"own rule: no answer, because of \S.*\n", told)


def steps_of(problem: str, text: str, case: str, tmp_path: Path) -> str:
    """What the program that is saved of a rule says with -v, without a Traceback."""
    path, puzzle = tmp_path / "my.py", load(problem).folder / "data" / f"{case}.in"
    path.write_text(rule.program(problem, text))
    command = [sys.executable, path, "-v", "-f", puzzle]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, check=False)
    assert "Traceback" not in done.stderr
    return done.stdout


@pytest.mark.parametrize("problem", all_problems())
def test_what_is_saved_is_a_program_for_the_judge(problem: str, tmp_path: Path) -> None:
    path = tmp_path / "my.py"
    path.write_text(rule.program(problem, RULES[solver_of(problem).NAME]))
    assert rule.rule_in(path.read_text()) == RULES[solver_of(problem).NAME]
    case, check = given(problem, True)[0], load(problem).check
    words = [sys.executable, str(path)]
    done = subprocess.run(words, input=case["puzzle"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert check
    check(case["puzzle"], done.stdout)
    steps = subprocess.run(
        [*words, "-v"], input=case["puzzle"], capture_output=True, text=True, check=False
    )
    assert steps.returncode == 0, steps.stderr
