"""The checker of Optiver's Akari: bulbs are @, and nothing else is."""

import pytest

from judge.checkers import Wrong
from judge.checkers.optiver_akari import check

PUZZLE = "2 3\n.1.\n.#.\n"


def test_an_answer_is_accepted() -> None:
    check(PUZZLE, "@1.\n.#@\n")
    check(PUZZLE, "@1.\r\n.#@")


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("*1.\n.#*\n", "the answer changes '.' to '*' at r1c1"),
        ("@1.\n.@.\n", "the answer changes '#' to '@' at r2c2"),
        ("@1@\n.#.\n", "number 1 at r1c2 has 2 bulbs"),
        ("@1.\n@#.\n", "bulbs at r1c1 and r2c1 see each other"),
        ("@1.\n.#.\n", "2 cells are not lit: r1c3, r2c3"),
        ("2 3\n@1.\n.#@\n", "the answer has 3 rows instead of 2"),
        ("", "the answer is empty"),
    ],
)
def test_a_wrong_answer_is_refused(answer: str, message: str) -> None:
    with pytest.raises(Wrong) as refused:
        check(PUZZLE, answer)
    assert refused.value.message == message
