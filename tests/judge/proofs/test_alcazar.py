"""Proofs about Alcazar: every law by hand, what follows from it and what does not."""

from time import process_time

import pytest

from judge.proofs.command import board_of
from tests.helpers.asking import follows, law_says

ALCAZAR = "2 3\n+   +---+---+\n|            \n+   +   +   +\n|           |\n+---+---+---+\n"
CASTLE = (
    "3\n+   +---+---+\n|           |\n+   +   +   +\n|            \n"
    "+   +   +   +\n|           |\n+---+---+---+\n"
)
LEFT = "crossings r1c1+r1c2+r2c1+r2c2"
TOP = "r1c1-r1c2 path, r1c2-r1c3 path"
LAWS = [
    (ALCAZAR, "r1c1-top blocked", "cell r1c1", "r1c1-r1c2 path", True),
    (ALCAZAR, "r1c1-top path, r1c1-r1c2 path", "cell r1c1", "r1c1-r2c1 blocked", True),
    (ALCAZAR, "r1c1-top path", "cell r1c1", "r1c1-r1c2 path", False),
    (ALCAZAR, "", "doors", "r1c1-top path", True),
    (ALCAZAR, "", "path", "r1c1-top path", False),
    (ALCAZAR, "r1c1-r1c2 path, r1c1-r2c1 path, r2c1-r2c2 path", "path", "r1c2-r2c2 blocked", True),
    (ALCAZAR, "r1c1-r1c2 blocked", "path", "r1c1-r2c1 path", True),
    (ALCAZAR, "r1c1-r1c2 blocked, r1c2-r1c3 path", "path", "r1c2-r2c2 path", False),
    (
        CASTLE,
        f"r1c1-top path, r2c3-right path, {TOP}",
        "path",
        "r1c3-r2c3 blocked",
        True,
    ),
    (CASTLE, f"r2c3-right path, {TOP}", "path", "r1c3-r2c3 blocked", False),
    (ALCAZAR, "r1c2-r1c3 path", LEFT, "r2c2-r2c3 path", False),
    (
        ALCAZAR,
        "r1c1-top path, r1c2-r1c3 path",
        LEFT,
        "r2c2-r2c3 blocked",
        True,
    ),
    (ALCAZAR, "r1c1-top blocked", LEFT, "r2c2-r2c3 path", True),
    (ALCAZAR, "", "crossings board", "r1c3-right path", True),
    (CASTLE, "", "colours board", "r1c1-top blocked", True),
    (CASTLE, "r1c1-r1c2 blocked", "colours r1c1+r2c1", "r2c1-r3c1 blocked", False),
    (CASTLE, "r1c1-top blocked, r1c1-r1c2 blocked", "colours r1c1+r2c1", "r2c1-r3c1 blocked", True),
    (CASTLE, "r1c1-top path", "colours r1c1", "r1c1-r1c2 path", False),
    (CASTLE, "r1c1-top path, r1c1-r1c2 path", "colours r1c1", "r1c1-r2c1 blocked", True),
]


@pytest.mark.parametrize(("puzzle", "facts", "law", "conclusion", "right"), LAWS)
def test_law(puzzle: str, facts: str, law: str, conclusion: str, right: bool) -> None:
    assert law_says("alcazar", puzzle, facts, law, conclusion) is right


def test_doors_of_both_colours_are_seen_at_once() -> None:
    open_castle = CASTLE.replace("|", " ").replace("---", "   ")
    board = board_of("alcazar", open_castle)
    assert follows(board, [], ["doors", "colours board"], "r1c2-top blocked")
    assert not follows(board, [], ["doors", "colours board"], "r1c1-top path")


def test_a_region_is_named_in_one_way() -> None:
    board = board_of("alcazar", CASTLE)
    assert board.law("crossings r2c1+r1c1") == "crossings r1c1+r2c1"
    assert board.law(board.law("colours board")) == "colours board"
    with pytest.raises(ValueError, match="twice"):
        board.law("crossings r1c1+r1c1")


def test_notes_beside_a_drawing_are_not_read_as_by_the_solution() -> None:
    noted = ALCAZAR.replace("+   +---+---+\n", "+   +---+---+   doors\n")
    assert board_of("alcazar", noted).puzzle == board_of("alcazar", ALCAZAR).puzzle


def test_two_lines_of_cells_in_a_row_are_no_drawing() -> None:
    short = "+---+---+\n|    \n|   |\n+   +   +\n+---+---+\n"  # no more lines than there should be
    with pytest.raises(ValueError, match="in turn"):
        board_of("alcazar", short)


def test_a_short_word_for_a_large_board_is_read_at_once() -> None:
    row = "+   " * 100 + "+\n"
    alcazar, begun = board_of("alcazar", "100\n" + row * 101), process_time()
    for _ in range(1000):
        assert alcazar.law("colours board") == "colours board"
    assert process_time() - begun < 0.5
