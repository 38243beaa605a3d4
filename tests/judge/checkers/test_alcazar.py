"""The checker of Alcazar: odd but right answers, wrong ones, garbage."""

import random
from itertools import pairwise
from time import process_time

import pytest

from judge.checkers.alcazar import Puzzle, check, read
from tests.brute.alcazar import answers, boards
from tests.helpers.cases import ROOT
from tests.helpers.logic import refuses
from tests.helpers.sweep import swept

SAMPLES = ROOT / "testcases" / "alcazar" / "data" / "sample"
ROUNDS = swept(range(20), 2)


def test_checker_accepts_odd_but_right_answers() -> None:
    puzzle, answer = (SAMPLES / "1.in").read_text(), (SAMPLES / "1.ans").read_text()
    for odd in (answer.replace("\n", "\r\n"), answer.rstrip("\n"), answer.replace("\n", "  \n")):
        check(puzzle, odd)


@pytest.mark.parametrize("seed", ROUNDS)
def test_checker_accepts_the_answers_and_nothing_else(seed: int) -> None:
    rng = random.Random(seed)
    for text in boards(5000 + seed):
        puzzle, right = read(text), answers(text)
        free = [edge for edge in puzzle.edges() if edge not in puzzle.walls]
        for _ in range(5):
            base = set(read(rng.choice(right)).path) if right else set()
            tried = base ^ {edge for edge in free if rng.random() < 0.1}
            drawn = "\n".join(puzzle.draw(tried)) + "\n"
            assert refuses(check, text, drawn) != (drawn in right), text + drawn
        assert not any(refuses(check, text, answer) for answer in right)


@pytest.mark.parametrize("seed", ROUNDS)
def test_checker_refuses_garbage(seed: int) -> None:
    rng = random.Random(seed)
    puzzle = (SAMPLES / "1.in").read_text()
    for _ in range(200):
        length = rng.choice([0, 1, 9, 55, 200])
        noise = "".join(rng.choice("+-| ─│┌┘\n\n\t\r\0\x1cx²\udcff") for _ in range(length))
        assert refuses(check, puzzle, noise)


def test_all_cells_are_gone_through_a_few_times_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not once per edge: that took seconds on large boards."""
    path = ROOT / "testcases" / "alcazar" / "data" / "secret" / "20x20-all-structural-seed1.in"
    cells, calls = Puzzle.cells, []
    monkeypatch.setattr(Puzzle, "cells", lambda board: calls.append(board) or cells(board))
    check(path.read_text(), path.with_suffix(".ans").read_text())
    assert 0 < len(calls) < 10


def test_a_long_path_is_followed_in_time() -> None:
    size = 70
    cells = [(r, c if r % 2 else size - 1 - c) for r in range(size) for c in range(size)]
    ends = (-1, size - 1), (size, cells[-1][1])
    path = [(min(pair), max(pair)) for pair in pairwise([ends[0], *cells, ends[1]])]
    board = Puzzle(size, size, set(), set(), set())
    begun = process_time()
    check("\n".join(board.draw(())), "\n".join(board.draw(path)))
    assert process_time() - begun < 0.6
