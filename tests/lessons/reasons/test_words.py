"""What the sentences of all puzzles are made of."""

import pytest

from lessons.reasons.words import counted, listed, told


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["a"], "a"),
        (["a", "b"], "a or b"),
        (["a", "b", "c"], "a, b or c"),
        (list("abcdef"), "a, b, c, d, e or f"),
        (["r1c8", "r1c9", "r1c10", "r1c11", "r2c1"], "r1c8 to r1c11 or r2c1"),
        (["r1c1", "r1c2", "r1c3"], "r1c1, r1c2 or r1c3"),
        (["ac1", "ac2", "ac3", "ac4"], "ac1, ac2, ac3 or ac4"),
        (
            ["r1c1-r2c1", "r1c1-r2c2", "r1c1-r2c3", "r1c1-r2c4"],
            "r1c1-r2c1, r1c1-r2c2, r1c1-r2c3 or r1c1-r2c4",
        ),
    ],
)
def test_lists_are_as_people_say_them(words: list[str], said: str) -> None:
    assert listed(words, "or") == said


def test_counts() -> None:
    assert [counted(number, "cell") for number in (0, 1, 2)] == ["0 cells", "1 cell", "2 cells"]


def test_of_a_long_chain_the_last_link_is_told() -> None:
    assert told(["a", "b"]) == "a, so b"
    assert told([str(n) for n in range(1, 10)]) == "8 facts follow, then 9"
