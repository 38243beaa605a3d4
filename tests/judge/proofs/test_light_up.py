"""Proofs about Light Up: every law by hand, what follows from it and what does not."""

import pytest

from ground import solutions
from judge.proofs.command import board_of
from tests.helpers.asking import law_says

LIGHT_UP = "3 4\n.2..\n.#..\n...1\n"
RINGS = "2 5\nA...A\n#.#.#\n"
TWISTED = "3\n.A#\n.##\n..A\n"
LAWS = [
    (LIGHT_UP, "r1c1 empty, r2c1 empty", "light r1c1", "r3c1 bulb", True),
    (LIGHT_UP, "r1c1 empty", "light r1c1", "r3c1 bulb", False),
    (RINGS, "r1c2 empty, r1c3 empty, r1c4 empty", "light r2c2", "r2c2 bulb", True),
    (LIGHT_UP, "r1c3 bulb", "strip r1c3-r1c4", "r1c4 empty", True),
    (LIGHT_UP, "r1c3 bulb", "strip r1c4-r1c3", "r1c4 empty", True),
    (LIGHT_UP, "r1c3 bulb", "strip r2c3-r2c4", "r1c4 empty", False),
    (RINGS, "r1c4 bulb", "strip r1c2-r1c4", "r1c2 empty", True),
    (TWISTED, "r1c1 bulb", "strip r1c1-r3c1", "r3c1 empty", True),
    (LIGHT_UP, "", "number r1c2", "r1c1 bulb", True),
    (LIGHT_UP, "r3c3 empty", "number r3c4", "r2c4 bulb", True),
    (LIGHT_UP, "r3c3 bulb", "number r3c4", "r2c4 empty", True),
    (LIGHT_UP, "", "number r3c4", "r2c4 bulb", False),
]


@pytest.mark.parametrize(("puzzle", "facts", "law", "conclusion", "right"), LAWS)
def test_law(puzzle: str, facts: str, law: str, conclusion: str, right: bool) -> None:
    assert law_says("light_up", puzzle, facts, law, conclusion) is right


def test_given_facts() -> None:
    assert board_of("light_up", "1 3\n*.x\n").given == ["r1c1 bulb", "r1c3 empty"]


@pytest.mark.parametrize("word", ["AB", "ab", "a", "\u00c0", "5", "**"])
def test_what_the_solution_refuses_is_no_cell(word: str) -> None:
    text = f"1 4\n{word} . {word} .\n"
    with pytest.raises(ValueError, match="expected"):
        solutions.load("light_up.py").parse(text)
    with pytest.raises(ValueError, match="no such cell in Light Up"):
        board_of("light_up", text)


LOOPS = "4 6\nA....B\nC....A\nB....C\n..2..1\n", "5 4\nA..B\n#1##\nC..A\n1...\nB..C\n"


@pytest.mark.parametrize("puzzle", LOOPS)
def test_a_beam_that_comes_back_is_named_as_in_the_solution(puzzle: str) -> None:
    solver, board = solutions.load("light_up.py"), board_of("light_up", puzzle)
    for law in solver.laws(solver.parse(puzzle)):
        assert board.law(law) == law
