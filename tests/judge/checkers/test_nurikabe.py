"""The checker of Nurikabe: odd but right answers, wrong ones, garbage."""

import random
from time import process_time

import pytest

from judge.checkers import Wrong
from judge.checkers.nurikabe import check, read
from tests.helpers.cases import ROOT
from tests.helpers.sweep import swept

SAMPLE = ROOT / "testcases" / "nurikabe" / "data" / "sample" / "1.in"
ANSWER = SAMPLE.with_suffix(".ans").read_text()
ROUNDS = swept(range(20), 2)


def test_checker_accepts_odd_but_right_answers() -> None:
    puzzle = SAMPLE.read_text()
    for answer in (
        ANSWER.replace("\n", "\r\n"),
        ANSWER.rstrip("\n"),
        ANSWER.replace("\n", " \n") + "\n\n",
        "\n".join(" ".join(row) for row in ANSWER.split()),
    ):
        check(puzzle, answer)
        check(puzzle.replace("\n", "\r\n"), answer)


@pytest.mark.parametrize("seed", ROUNDS)
def test_checker_refuses_garbage(seed: int) -> None:
    rng = random.Random(seed)
    puzzle = SAMPLE.read_text()
    for _ in range(200):
        length = rng.choice([0, 1, 5, 29, 200])
        noise = "".join(rng.choice("~~134 \n\n\t\r\0\x1c.-²٣\udcff") for _ in range(length))
        with pytest.raises(Wrong):
            check(puzzle, noise)


@pytest.mark.parametrize("answer", ["~" * 10**6, "9 " * 10**5, "\n" * 10**6, "9" * 10**5, "\0"])
def test_checker_refuses_endless_answers(answer: str) -> None:
    with pytest.raises(Wrong) as refused:
        check(SAMPLE.read_text(), answer)
    assert len(refused.value.message) < 100


@pytest.mark.parametrize("different", [1, 0])
def test_a_large_board_in_progress_full_of_clues_is_read_at_once(different: int) -> None:
    rows = [" ".join(str(different * (100 * r + c) + 1) for c in range(100)) for r in range(100)]
    board = read("\n".join(["100", *rows[:-1], " ".join("~" * 100)]))
    begun = process_time()
    assert len(set(board.owners().values())) == (9900 if different else 1)
    assert process_time() - begun < 1
