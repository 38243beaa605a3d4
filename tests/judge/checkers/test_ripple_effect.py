"""The checker of Ripple Effect: odd but right answers, wrong ones, garbage."""

import random
from time import process_time

import pytest

from judge.checkers.ripple_effect import check, read
from tests.brute.ripple_effect import answers, boards, read_numbers
from tests.helpers.cases import ROOT
from tests.helpers.logic import refuses
from tests.helpers.sweep import swept

SAMPLE = ROOT / "testcases" / "ripple_effect" / "data" / "sample" / "1.in"
ANSWER = SAMPLE.with_suffix(".ans").read_text()
ROUNDS = swept(range(20), 2)


def test_checker_accepts_odd_but_right_answers() -> None:
    spaced = "\n".join(" ".join(row) for row in ANSWER.split())
    for odd in (ANSWER.replace("\n", "\r\n"), ANSWER.rstrip("\n"), ANSWER + "\n\n", spaced):
        check(SAMPLE.read_text(), odd)


@pytest.mark.parametrize("seed", ROUNDS)
def test_checker_accepts_the_answers_and_nothing_else(seed: int) -> None:
    rng = random.Random(seed)
    for text in boards(4000 + seed):
        right, puzzle = answers(text), read(text)
        for _ in range(10):
            rows = [["1"] * puzzle.width for _ in range(puzzle.height)]
            for (r, c), number in read_numbers(rng.choice(right)) if right else ():
                rows[r][c] = str(number if rng.random() < 0.9 else rng.randint(1, 4))
            tried = "".join("".join(row) + "\n" for row in rows)
            assert refuses(check, text, tried) != (tried in right), text + tried
        assert not any(refuses(check, text, answer) for answer in right)


def test_an_answer_with_large_numbers_is_looked_at_in_time() -> None:
    """Not as often as the numbers say: that took a quarter of a minute."""
    side = 100
    puzzle = f"{side}\n" + ("a" * side + "\n") * side + ("." * side + "\n") * side
    rows = [range(r * side + 1, (r + 1) * side + 1) for r in range(side)]
    begun = process_time()
    check(puzzle, "\n".join(" ".join(map(str, row)) for row in rows))
    assert process_time() < begun + 3


@pytest.mark.parametrize("seed", ROUNDS)
def test_checker_refuses_garbage(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(200):
        length = rng.choice([0, 1, 3, 12, 200])
        noise = "".join(rng.choice("1123. \n\n\t\r\0\x1ca-²٣\udcff") for _ in range(length))
        assert refuses(check, SAMPLE.read_text(), noise) != (noise.split() == ANSWER.split())
