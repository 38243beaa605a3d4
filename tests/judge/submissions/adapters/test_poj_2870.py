"""POJ's Light Up: as few bulbs as the solution's only answer, and as all answers that are tried."""

import random

import pytest

from tests.brute import light_up
from tests.helpers.submissions import answer, own_cases
from tests.helpers.sweep import swept
from tests.peers.judges import poj_2870

NAME = "poj_2870"


def asked(boards: list[list[str]]) -> str:
    """Boards of our own as one input."""
    texts = []
    for rows in boards:
        walls = [
            f"{r} {c} {-1 if mark == '#' else mark}"
            for r, row in enumerate(rows, 1)
            for c, mark in enumerate(row, 1)
            if mark != "."
        ]
        texts += [f"{len(rows)} {len(rows[0])}", str(len(walls)), *walls]
    return "\n".join([*texts, "0 0\n"])


def test_an_only_answer_has_as_few_as_there_can_be() -> None:
    found = [case.values for case in own_cases("light_up")]
    small = [(rows, right) for rows, right in found if max(len(rows), len(rows[0])) <= 7]
    small = [(rows, right) for rows, right in small if set("".join(rows)) <= set(".#01234")]
    bulbs = [str("".join(right).count("*")) for _, right in small]
    assert answer(NAME, asked([rows for rows, _ in small])).splitlines() == bulbs
    assert len(small) > 10


@pytest.mark.parametrize("seed", swept(range(30), 2))
def test_it_answers_as_brute_force_does(seed: int) -> None:
    texts = [text for text in light_up.boards(seed) if set(text) <= set("\n 0123456789.#")]
    boards = [text.split("\n")[1:-1] for text in texts]
    boards = [rows for rows in boards if max(len(rows), len(rows[0])) <= 7]
    right = []
    for rows in boards:
        text = f"{len(rows)} {len(rows[0])}\n" + "\n".join(rows) + "\n"
        counts = [found.count("*") for found in light_up.answers(text)]
        right.append(str(min(counts)) if counts else "No solution")
    assert answer(NAME, asked(boards)).splitlines() == right


@pytest.mark.parametrize("seed", swept(range(30), 1, 3))
def test_it_answers_as_an_answer_set_program_does(seed: int) -> None:
    pytest.importorskip("clingo")
    rng, boards = random.Random(seed), []
    for _ in range(25):
        share = rng.random() / 3
        boards.append(["".join(mark(rng, share) for _ in range(7)) for _ in range(7)])
    text = asked(boards)
    assert answer(NAME, text) == poj_2870(text)


def mark(rng: random.Random, share: float) -> str:
    """A cell, which is a wall with that probability."""
    return rng.choice("####00112") if rng.random() < share else "."
