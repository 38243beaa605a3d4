"""What the sentences of all puzzles are made of."""

import pytest

from lessons.reasons.words import counted, listed, told


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["a"], "a"),
        (["a", "b"], "a or b"),
        (["a", "b", "c"], "a, b or c"),
        (list("abcdef"), "a, b, c and 3 more"),
    ],
)
def test_lists_are_as_people_say_them(words: list[str], said: str) -> None:
    assert listed(words, "or") == said


def test_counts() -> None:
    assert [counted(number, "cell") for number in (0, 1, 2)] == ["0 cells", "1 cell", "2 cells"]


def test_long_chains_are_cut_in_the_middle() -> None:
    assert told(["a", "b"]) == "a, so b"
    assert told([str(n) for n in range(1, 10)]) == "1, so 2, so 3, so after 4 more links 8, so 9"
