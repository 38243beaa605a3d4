"""Clues are put and taken away."""

from lessons.lab.drawn.nurikabe import blank, put
from lessons.lab.puzzle import look
from tests.helpers.lab import ONE


def test_clues() -> None:
    text = put(put(blank(2, 3), ["r1c2"], "12"), ["r2c3"], "?")
    assert text == "2 3\n. 12 .\n. . ?\n"
    assert put(text, ["r1c2"], ".") == "2 3\n...\n..?\n"


def test_a_drawn_puzzle_is_that_puzzle() -> None:
    text = blank(5, 5)
    for place, clue in ("r2c1", "1"), ("r3c5", "3"), ("r4c4", "4"), ("r5c1", "2"):
        text = put(text, [place], clue)
    assert text == ONE
    assert look("nurikabe", text)["answers"] == 1
