"""Boards that are no puzzles: every kind is drawn, asked and counted."""

import sys

import pytest

from generators import Chance
from judge.run import Limits, Run, Runner
from measure import any_board
from tests.helpers.sweep import swept


@pytest.mark.parametrize("kind", swept(any_board.KINDS, 2))
def test_a_seed_draws_one_board_that_can_be_read(kind: str) -> None:
    boards = [any_board.board(kind, 6, seed) for seed in range(5)]
    assert boards == [any_board.board(kind, 6, seed) for seed in range(5)]
    assert len(set(boards)) > 1
    with Runner() as runner:
        ends = {any_board.end_of(any_board.result_of(runner, text)) for text in boards}
    assert ends <= {"none", "one", "several"}


@pytest.mark.parametrize("side", [1, 2, 10])
def test_what_is_changed_is_not_as_it_was(side: int) -> None:
    for seed in range(100):
        asked = any_board.answered(side, Chance(seed)), any_board.changed(side, Chance(seed))
        before, after = ([mark for row in grid for mark in row] for grid in asked)
        changed = sum(one != other for one, other in zip(before, after, strict=True))
        assert changed in (1, 2), seed  # a number, or its place


@pytest.mark.parametrize(
    ("run", "end"),
    [
        (Run("exit", 0), "one"),
        (Run("exit", 1, stderr=b"nurikabe: no solution: a pool at r1c1"), "none"),
        (Run("exit", 1, stderr=b"nurikabe: several solutions"), "several"),
        (Run("cpu", -9), "not ended"),
        (Run("memory", -9), "not ended"),
        (Run("exit", 1, stderr=b"Traceback"), ""),
    ],
)
def test_the_end_of_a_run(run: Run, end: str) -> None:
    assert any_board.end_of(run) == end


@pytest.mark.parametrize(("cpu", "status"), [(20.0, 0), (0.01, 1)])
def test_what_does_not_end_is_said(
    cpu: float, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(any_board, "LIMITS", Limits(cpu=cpu))
    monkeypatch.setattr(any_board, "LONG", 0.0)
    monkeypatch.setattr(sys, "argv", ["any_board", "4", "--side", "5"])
    assert any_board.main() == status
    out = capsys.readouterr().out
    rows = [line.split() for line in out.split("\n") if line.strip().startswith("all ")]
    ends = [int(word) for word in rows[0][1:6]]
    assert ends[0] == sum(ends[1:]) == 4
    assert ends[4] == 4 * status
    assert out.count(" s, ") == 4


def test_a_side_is_at_most_that_of_a_board(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["any_board", "1", "--side", "101"])
    with pytest.raises(SystemExit, match="2"):
        any_board.main()
    assert "argument --side: expected at most 100, found '101'" in capsys.readouterr().err
