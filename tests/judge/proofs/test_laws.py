"""Every law and theorem by hand: what follows from it, what does not; and so says the witness."""

import pytest

from judge.proofs.command import board_of
from judge.proofs.prover import Prover, TooMuch
from tests.helpers.asking import follows
from tests.helpers.witness import Witness

LIGHT_UP = "3 4\n.2..\n.#..\n...1\n"
RINGS = "2 5\nA...A\n#.#.#\n"
TWISTED = "3\n.A#\n.##\n..A\n"
RIPPLE = "3 4\naabb\naacb\nddcb\n....\n....\n....\n"
ALCAZAR = "2 3\n+   +---+---+\n|            \n+   +   +   +\n|           |\n+---+---+---+\n"
CASTLE = (
    "3\n+   +---+---+\n|           |\n+   +   +   +\n|            \n"
    "+   +   +   +\n|           |\n+---+---+---+\n"
)
NURIKABE = "3 4\n2...\n....\n..3.\n"
ASKING = "1 5\n?...?\n"
LAWS = [
    # light: the cell or one that sees it
    ("light_up", LIGHT_UP, "r1c1 empty, r2c1 empty", "light r1c1", "r3c1 bulb", True),
    ("light_up", LIGHT_UP, "r1c1 empty", "light r1c1", "r3c1 bulb", False),
    ("light_up", RINGS, "r1c2 empty, r1c3 empty, r1c4 empty", "light r2c2", "r2c2 bulb", True),
    # strip: at most one
    ("light_up", LIGHT_UP, "r1c3 bulb", "strip r1c3-r1c4", "r1c4 empty", True),
    ("light_up", LIGHT_UP, "r1c3 bulb", "strip r1c4-r1c3", "r1c4 empty", True),
    ("light_up", LIGHT_UP, "r1c3 bulb", "strip r2c3-r2c4", "r1c4 empty", False),
    ("light_up", RINGS, "r1c4 bulb", "strip r1c2-r1c4", "r1c2 empty", True),
    ("light_up", TWISTED, "r1c1 bulb", "strip r1c1-r3c1", "r3c1 empty", True),
    # number
    ("light_up", LIGHT_UP, "", "number r1c2", "r1c1 bulb", True),
    ("light_up", LIGHT_UP, "r3c3 empty", "number r3c4", "r2c4 bulb", True),
    ("light_up", LIGHT_UP, "r3c3 bulb", "number r3c4", "r2c4 empty", True),
    ("light_up", LIGHT_UP, "", "number r3c4", "r2c4 bulb", False),
    # room: each number once, and no other
    ("ripple_effect", RIPPLE, "r1c1 2", "room a", "r2c2 not 2", True),
    ("ripple_effect", RIPPLE, "r1c1 not 1, r1c2 not 1, r2c1 not 1", "room a", "r2c2 1", True),
    ("ripple_effect", RIPPLE, "r1c1 not 1, r1c1 not 2, r1c1 not 4", "room a", "r1c1 3", True),
    ("ripple_effect", RIPPLE, "r1c1 not 1, r1c1 not 2, r1c1 not 4", "row 1, 3", "r1c1 3", False),
    (
        "ripple_effect",
        RIPPLE,
        "r1c1 not 3, r1c1 not 4, r1c2 not 3, r1c2 not 4",
        "room a",
        "r2c1 not 1",
        True,
    ),
    ("ripple_effect", RIPPLE, "r1c1 3", "", "r1c1 not 4", True),
    ("ripple_effect", RIPPLE, "r1c1 not 3", "", "r1c1 4", False),
    # row and column: so many cells between
    ("ripple_effect", RIPPLE, "r1c1 2", "row 1, 2", "r1c3 not 2", True),
    ("ripple_effect", RIPPLE, "r1c1 2", "row 1, 2", "r1c4 not 2", False),
    ("ripple_effect", RIPPLE, "r1c1 3", "row 1, 3", "r1c4 not 3", True),
    ("ripple_effect", RIPPLE, "r1c1 1", "column 1, 1", "r2c1 not 1", True),
    ("ripple_effect", RIPPLE, "r1c1 1", "column 1, 1", "r3c1 not 1", False),
    # cell: two edges; doors: two
    ("alcazar", ALCAZAR, "r1c1-top blocked", "cell r1c1", "r1c1-r1c2 path", True),
    ("alcazar", ALCAZAR, "r1c1-top path, r1c1-r1c2 path", "cell r1c1", "r1c1-r2c1 blocked", True),
    ("alcazar", ALCAZAR, "r1c1-top path", "cell r1c1", "r1c1-r1c2 path", False),
    ("alcazar", ALCAZAR, "", "doors", "r1c1-top path", True),
    ("alcazar", ALCAZAR, "", "path", "r1c1-top path", False),
    # path: no loop, all cells in one piece, no end before its time
    (
        "alcazar",
        ALCAZAR,
        "r1c1-r1c2 path, r1c1-r2c1 path, r2c1-r2c2 path",
        "path",
        "r1c2-r2c2 blocked",
        True,
    ),
    ("alcazar", ALCAZAR, "r1c1-r1c2 blocked", "path", "r1c1-r2c1 path", True),
    ("alcazar", ALCAZAR, "r1c1-r1c2 blocked, r1c2-r1c3 path", "path", "r1c2-r2c2 path", False),
    (
        "alcazar",
        CASTLE,
        "r1c1-top path, r2c3-right path, r1c1-r1c2 path, r1c2-r1c3 path",
        "path",
        "r1c3-r2c3 blocked",
        True,
    ),
    (
        "alcazar",
        CASTLE,
        "r2c3-right path, r1c1-r1c2 path, r1c2-r1c3 path",
        "path",
        "r1c3-r2c3 blocked",
        False,
    ),
    # crossings: even, and two at least
    (
        "alcazar",
        ALCAZAR,
        "r1c2-r1c3 path",
        "crossings r1c1+r1c2+r2c1+r2c2",
        "r2c2-r2c3 path",
        False,
    ),
    (
        "alcazar",
        ALCAZAR,
        "r1c1-top path, r1c2-r1c3 path",
        "crossings r1c1+r1c2+r2c1+r2c2",
        "r2c2-r2c3 blocked",
        True,
    ),
    (
        "alcazar",
        ALCAZAR,
        "r1c1-top blocked",
        "crossings r1c1+r1c2+r2c1+r2c2",
        "r2c2-r2c3 path",
        True,
    ),
    ("alcazar", ALCAZAR, "", "crossings board", "r1c3-right path", True),
    # colours: black less white
    ("alcazar", CASTLE, "", "colours board", "r1c1-top blocked", True),
    ("alcazar", CASTLE, "r1c1-r1c2 blocked", "colours r1c1+r2c1", "r2c1-r3c1 blocked", False),
    (
        "alcazar",
        CASTLE,
        "r1c1-top blocked, r1c1-r1c2 blocked",
        "colours r1c1+r2c1",
        "r2c1-r3c1 blocked",
        True,
    ),
    ("alcazar", CASTLE, "r1c1-top path", "colours r1c1", "r1c1-r1c2 path", False),
    ("alcazar", CASTLE, "r1c1-top path, r1c1-r1c2 path", "colours r1c1", "r1c1-r2c1 blocked", True),
    # pool
    ("nurikabe", NURIKABE, "r1c3 sea, r1c4 sea, r2c3 sea", "pool r1c3", "r2c4 island", True),
    ("nurikabe", NURIKABE, "r1c3 sea, r1c4 sea, r2c3 sea", "pool r2c3", "r2c4 island", False),
    # island: its size, one clue
    ("nurikabe", NURIKABE, "r1c2 island", "island r1c1", "r2c1 sea", True),
    ("nurikabe", NURIKABE, "r1c2 sea", "island r1c1", "r2c1 island", True),
    ("nurikabe", NURIKABE, "", "island r3c3", "r1c3 not r3c3", False),
    ("nurikabe", NURIKABE, "r2c3 sea", "island r3c3", "r1c3 not r3c3", True),
    ("nurikabe", NURIKABE, "", "island r1c1", "r1c3 not r1c1", True),
    ("nurikabe", NURIKABE, "", "island r1c1", "r1c1 not r1c1", True),
    ("nurikabe", NURIKABE, "r1c1 not r1c1+r1c2", "island r1c1", "r2c1 island", True),
    ("nurikabe", ASKING, "r1c2 island, r1c3 island", "island r1c1", "r1c4 sea", True),
    ("nurikabe", ASKING, "r1c2 island", "island r1c1", "r1c3 sea", False),
    # owner: no land without a clue
    ("nurikabe", NURIKABE, "r1c3 sea, r2c4 sea", "owner r1c4", "r1c4 sea", True),
    ("nurikabe", NURIKABE, "r1c3 sea", "owner r1c4", "r1c4 sea", False),
    ("nurikabe", NURIKABE, "r1c4 not r1c1, r1c4 not r3c3", "owner r1c4", "r1c4 sea", True),
    ("nurikabe", NURIKABE, "r1c4 not r1c1", "owner r1c4", "r1c4 sea", False),
    ("nurikabe", NURIKABE, "r2c3 island", "", "r2c3 not r1c1", False),
    # sea: in one piece
    ("nurikabe", NURIKABE, "r1c4 sea, r1c3 island, r3c4 sea", "sea", "r2c4 sea", True),
    ("nurikabe", NURIKABE, "r1c4 sea, r1c3 island", "sea", "r2c4 sea", False),
    # total: as many as the clues leave over
    ("nurikabe", "1 4\n2...\n", "r1c2 island", "total", "r1c3 sea", True),
    ("nurikabe", "1 4\n2...\n", "r1c3 sea, r1c4 sea", "total", "r1c2 island", True),
    ("nurikabe", "1 4\n2...\n", "r1c3 sea", "total", "r1c2 island", False),
]


def words(text: str, between: str = ", ") -> list[str]:
    """The words in a line of the table."""
    return text.split(between) if text else []


@pytest.mark.parametrize(("checker", "puzzle", "facts", "law", "conclusion", "right"), LAWS)
def test_law(checker: str, puzzle: str, facts: str, law: str, conclusion: str, right: bool) -> None:
    named = [law] if law else []
    board, witness = board_of(checker, puzzle), Witness(checker, puzzle)
    assert follows(board, words(facts), named, conclusion) is right
    by_name = [board.law(law) for law in named]
    assert witness.follows(words(facts), by_name, conclusion) is right
    if right and named:
        assert not follows(board, words(facts), [], conclusion)


def test_no_total_where_a_clue_asks() -> None:
    with pytest.raises(ValueError, match="total"):
        board_of("nurikabe", ASKING).law("total")


def test_doors_of_both_colours_are_seen_at_once() -> None:
    open_castle = CASTLE.replace("|", " ").replace("---", "   ")
    board = board_of("alcazar", open_castle)
    assert follows(board, [], ["doors", "colours board"], "r1c2-top blocked")
    assert not follows(board, [], ["doors", "colours board"], "r1c1-top path")


def test_what_costs_too_much_is_given_up() -> None:
    board = board_of("nurikabe", NURIKABE)
    with pytest.raises(TooMuch):
        Prover(each=5).way(board.meaning([], board.laws()), *board.fixed)
