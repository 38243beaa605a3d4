"""Proofs about Ripple Effect: every law by hand, what follows from it and what does not."""

import sys
from time import process_time

import pytest

from judge.proofs.argument import Checker
from judge.proofs.command import board_of
from tests.helpers.asking import follows, header, law_says, verdict

RIPPLE = "3 4\naabb\naacb\nddcb\n....\n....\n....\n"
LAWS = [
    (RIPPLE, "r1c1 2", "room a", "r2c2 not 2", True),
    (RIPPLE, "r1c1 not 1, r1c2 not 1, r2c1 not 1", "room a", "r2c2 1", True),
    (RIPPLE, "r1c1 not 1, r1c1 not 2, r1c1 not 4", "room a", "r1c1 3", True),
    (RIPPLE, "r1c1 not 1, r1c1 not 2, r1c1 not 4", "row 1, 3", "r1c1 3", False),
    (RIPPLE, "r1c1 not 3, r1c1 not 4, r1c2 not 3, r1c2 not 4", "room a", "r2c1 not 1", True),
    (RIPPLE, "r1c1 3", "", "r1c1 not 4", True),
    (RIPPLE, "r1c1 not 3", "", "r1c1 4", False),
    (RIPPLE, "r1c1 2", "row 1, 2", "r1c3 not 2", True),
    (RIPPLE, "r1c1 2", "row 1, 2", "r1c4 not 2", False),
    (RIPPLE, "r1c1 3", "row 1, 3", "r1c4 not 3", True),
    (RIPPLE, "r1c1 1", "column 1, 1", "r2c1 not 1", True),
    (RIPPLE, "r1c1 1", "column 1, 1", "r3c1 not 1", False),
]


@pytest.mark.parametrize(("puzzle", "facts", "law", "conclusion", "right"), LAWS)
def test_law(puzzle: str, facts: str, law: str, conclusion: str, right: bool) -> None:
    assert law_says("ripple_effect", puzzle, facts, law, conclusion) is right


@pytest.mark.parametrize("words", ["r1c1 5", "r1c1 0", "r1c1 03", "r1c1 is 3", "r1c1", "r9c1 1"])
def test_no_facts(words: str) -> None:
    with pytest.raises(ValueError, match=r"expected|no such"):
        board_of("ripple_effect", RIPPLE).fact(words)


@pytest.mark.parametrize("words", ["room x", "row 1,1", "row 4, 1", "column 1, 5", "row 0, 1"])
def test_no_laws(words: str) -> None:
    with pytest.raises(ValueError, match="no such law"):
        board_of("ripple_effect", RIPPLE).law(words)


def test_a_large_room_is_filled_or_not() -> None:
    size = 12
    board = board_of("ripple_effect", f"1 {size}\n{'a' * size}\n{'.' * size}\n")
    few = [f"r1c{c} not {v}" for c in range(1, 8) for v in range(7, size + 1)]
    assert follows(board, few, ["room a"], "r1c9 9") is True
    assert follows(board, few[:-6], ["room a"], "r1c9 9") is False


def test_cases_of_a_cell_know_that_it_holds_one_number() -> None:
    inner = {"facts": ["r1c5 1"], "from": [], "laws": ["room b"]}
    cases = [
        {"suppose": [f"r1c1 not {one}", f"r1c1 not {two}"], "then": [inner]}
        for one, two in ((1, 2), (3, 4))
    ]
    said = verdict(
        [header("ripple_effect", "1 5\naaaab\n.....\n"), {"step": 1, **inner, "cases": cases}]
    )
    assert said == "accepted: 1 step; 4 places open"


def test_facts_are_as_small_on_large_boards() -> None:
    labels = "\n".join(" ".join(f"{r}_{c // 20}" for c in range(100)) for r in range(100))
    large = board_of("ripple_effect", f"100\n{labels}\n" + f"{'.' * 100}\n" * 100)
    fact = large.fact("r100c100 20")
    assert (fact.yes.bit_length(), fact.yes & fact.no) == (200_000, 0)
    assert sum(map(sys.getsizeof, fact)) < 500


# Ten by ten that repeat: equal numbers are apart across their borders, too.
ROOMS = """
aaabbccddd
aaabbbcddd
aaabeccccf
gghbbicjff
kgggiiljjj
kgmmnnjjjo
kggnnpqqro
sttunpqvww
stuunqqqqw
xttuuuqqyw
"""
NUMBERS = """
3918136154
7843251326
5624128741
8416715132
1761231425
2312547361
3521324612
1215612143
2431281571
1352463912
"""


@pytest.mark.sweep  # some seconds
def test_an_answer_of_the_largest_size_is_soon_seen_to_be_one() -> None:
    """All numbers say something of rows and columns, and sets of 90,000 atoms are long."""
    rooms = [
        " ".join(f"{r // 10}{c // 10}{row[c % 10]}" for c in range(100))
        for r, row in enumerate(ROOMS.split() * 10)
    ]
    numbers = [" ".join(row * 10) for row in NUMBERS.split() * 10]
    asked = Checker(board_of("ripple_effect", "\n".join(["100", *rooms, *numbers])))
    begun = process_time()
    assert asked.proved(False, 0) == "0 steps settle everything: there is one answer"
    assert process_time() - begun < 1.6


def test_a_long_line_is_read_as_soon_as_a_short_one() -> None:
    """A law of it is about thousands of cells, of which a step names one or two."""
    columns = range(5000)
    labels, board = " ".join(map(str, columns)), " ".join("." * 5000)
    asked = board_of("ripple_effect", "\n".join(["2 5000", labels, labels, board, board]))
    begun = process_time()
    for column in columns[:4000:200]:
        fact, other = f"r1c{column + 1} 2", f"r1c{column + 2} not 2"
        assert follows(asked, [fact], ["row 1, 2"], other)
    assert process_time() - begun < 0.6
