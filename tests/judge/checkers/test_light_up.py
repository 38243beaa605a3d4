"""The checker of Light Up, also with wormholes: odd but right answers, wrong ones, garbage."""

import random

import pytest

from judge.checkers import Wrong
from judge.checkers.light_up import check, read
from tests.brute.light_up import (
    answers,
    boards,
)
from tests.helpers.cases import ROOT
from tests.helpers.logic import refuses
from tests.helpers.sweep import swept

SAMPLES = ROOT / "testcases" / "light_up" / "data" / "sample"
ROUNDS = swept(range(20), 2)


def test_checker_accepts_odd_but_right_answers() -> None:
    puzzle, answer = (SAMPLES / "1.in").read_text(), (SAMPLES / "1.ans").read_text()
    for odd in (
        answer.replace("\n", "\r\n"),
        answer.rstrip("\n"),
        answer.replace("\n", " \n") + "\n\n",
        "\n".join(" ".join(row) for row in answer.split()),
    ):
        check(puzzle, odd)
        check(puzzle.replace("\n", "\r\n"), odd)


@pytest.mark.parametrize("seed", ROUNDS)
def test_checker_accepts_the_answers_and_nothing_else(seed: int) -> None:
    rng = random.Random(seed)
    for text in boards(7000 + seed):
        right = answers(text)
        puzzle = read(text)
        for _ in range(20):
            bulbs = {cell for cell in puzzle.white() if rng.random() < 0.4}
            rows = [list(row) for row in cells_only(text)]
            for r, c in puzzle.white():
                rows[r][c] = "*" if (r, c) in bulbs else "."
            tried = "".join("".join(row) + "\n" for row in rows)
            assert refuses(check, text, tried) != (tried in right), text + tried
        assert not any(refuses(check, text, answer) for answer in right)


def cells_only(text: str) -> list[str]:
    """The rows of a board without its size."""
    return text.splitlines()[1:]


@pytest.mark.parametrize("seed", ROUNDS)
def test_checker_refuses_garbage(seed: int) -> None:
    rng = random.Random(seed)
    puzzle = (SAMPLES / "1.in").read_text()
    for _ in range(200):
        length = rng.choice([0, 1, 7, 55, 200])
        noise = "".join(rng.choice("..*#01 \n\n\t\r\0\x1cA-²٣\udcff") for _ in range(length))
        assert refuses(check, puzzle, noise)


@pytest.mark.parametrize("answer", ["*" * 10**6, ". " * 10**5, "\n" * 10**6, "9" * 10**5, "\0"])
def test_checker_refuses_endless_answers(answer: str) -> None:
    with pytest.raises(Wrong) as refused:
        check((SAMPLES / "1.in").read_text(), answer)
    assert len(refused.value.message) < 100
