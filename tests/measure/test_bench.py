"""The benchmark: it sees false deductions, and measures the program rather than itself."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ground import solutions
from judge.run import Runner
from measure import bench, ended
from measure.cases import Case
from tests.helpers.cases import ROOT

SAMPLE = ROOT / "testcases" / "nurikabe" / "data" / "sample" / "1.in"
CASE = Case(SAMPLE, ["side <=10"])


def test_a_case_is_solved_by_some_tier() -> None:
    assert bench.tier_of(solutions.load("nurikabe.py"), CASE) in (1, 2, 3)


def test_a_false_deduction_is_named() -> None:
    module = solutions.load("nurikabe.py")

    def drown_all(board: Any) -> Any:
        yield module.Deduction(board.unknown, module.SEA, 0)

    drown_all.tier = 1
    module.RULES = (drown_all,)
    with pytest.raises(bench.Unsound, match=r"1\.in: drown_all says r1c1 .* sea"):
        bench.tier_of(module, CASE)


def test_a_false_contradiction_is_named() -> None:
    module = solutions.load("nurikabe.py")

    def give_up(_: Any) -> Any:
        raise module.Contradiction("nothing fits", 0)

    give_up.tier = 1
    module.RULES = (give_up,)
    with pytest.raises(bench.Unsound, match=r"1\.in: no answer is seen: nothing fits"):
        bench.tier_of(module, CASE)


def test_rules_that_say_nothing_leave_the_case_to_search() -> None:
    module = solutions.load("nurikabe.py")
    module.RULES = ()
    assert bench.tier_of(module, CASE) == bench.SEARCH


def test_what_shows_on_no_board_is_compared_too() -> None:
    module = solutions.load("nurikabe.py")

    def give_up_own(board: Any) -> Any:
        clue = module.each(board.puzzle.clued).__next__()
        yield module.Deduction(clue, module.Not(board, clue), 0)

    give_up_own.tier = 1
    module.RULES = (give_up_own,)
    with pytest.raises(bench.Unsound, match=r"1\.in: give_up_own says r(\d)c(\d) not r\1c\2"):
        bench.tier_of(module, CASE)


def test_the_independent_solver_runs_beside_ours() -> None:
    pytest.importorskip("clingo")
    solver = solutions.load("nurikabe.py")
    with Runner() as runner:
        result = bench.result_of(runner, solver, CASE, bench.peer_of("nurikabe"))
    assert result.peer
    assert (result.peer.end, result.peer.status) == ("exit", 0)
    assert result.peer.stdout.split() == CASE.answer.encode().split()
    assert result.tier in (1, 2, 3)


def test_a_corpus_is_a_folder(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bench", "nurikabe", "--corpus", str(SAMPLE)])
    assert bench.main() == 2
    assert capsys.readouterr().err == f"measure: {SAMPLE} is not a folder\n"


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        (
            "a.in",
            b"junk\n",
            "line 1: expected the size, N or H W, of 1 to 10000 cells, found 'junk'",
        ),
        ("a.in", b"", "line 1: expected the size, N or H W, found nothing"),
        ("a.in", b"\xff\xfe", "expected text in UTF-8"),
        ("a.ans", b"1\xff\n", "expected text in UTF-8"),
        ("a.ans", None, "No such file or directory"),
    ],
)
def test_what_is_wrong_with_a_corpus_is_said_in_one_line(
    name: str,
    content: bytes | None,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = tmp_path / "nurikabe"
    folder.mkdir()
    (folder / "a.in").write_text("1 2\n1.\n")
    if content is not None:
        (folder / name).write_bytes(content)
    monkeypatch.setattr("sys.argv", ["bench", "nurikabe", "--corpus", str(tmp_path)])
    assert ended(bench.main) == 2
    assert capsys.readouterr() == ("", f"measure: cannot use {folder / name}: {said}\n")


@pytest.mark.timeout(30)
def test_nobody_waits_for_a_pipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "nurikabe" / "a.in"
    path.parent.mkdir()
    os.mkfifo(path)
    monkeypatch.setattr("sys.argv", ["bench", "nurikabe", "--corpus", str(tmp_path)])
    assert ended(bench.main) == 2
    assert capsys.readouterr() == ("", f"measure: cannot use {path}: it is a pipe\n")


def test_a_folder_that_cannot_be_read_is_not_said_to_be_empty(
    tmp_path: Path,
    close: Callable[[Path], None],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = tmp_path / "nurikabe"
    folder.mkdir()
    close(folder)
    monkeypatch.setattr("sys.argv", ["bench", "nurikabe", "--corpus", str(tmp_path)])
    assert ended(bench.main) == 2
    assert capsys.readouterr() == ("", f"measure: cannot use {folder}: Permission denied\n")


def test_a_file_without_an_end_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """All memory was taken for it."""
    path = tmp_path / "nurikabe" / "a.in"
    path.parent.mkdir()
    path.symlink_to("/dev/zero")
    monkeypatch.setattr("sys.argv", ["bench", "nurikabe", "--corpus", str(tmp_path)])
    assert ended(bench.main) == 2
    said = f"measure: cannot use {path}: it has more than 8 MiB\n"
    assert capsys.readouterr() == ("", said)


def test_a_sample_has_a_case(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bench", "nurikabe", "--sample", "0"])
    with pytest.raises(SystemExit, match="2"):
        bench.read_options()
    said = "measure: argument --sample: expected a number from 1 on, found '0'\n"
    assert capsys.readouterr().err == said


def test_a_corpus_without_a_case_is_an_error_and_without_those_of_one_problem_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "all_problems", lambda: ["light_up", "nurikabe"])
    monkeypatch.setattr(bench, "bench", lambda *_: True)
    monkeypatch.setattr(bench, "hold", lambda *_: True)
    monkeypatch.setattr("sys.argv", ["bench", "--corpus", str(tmp_path)])
    assert bench.main() == 1
    said = [f"{name}: no cases in {tmp_path}\n" for name in ("light_up", "nurikabe")]
    assert capsys.readouterr() == ("", "".join(said))
    (tmp_path / "nurikabe").mkdir()
    (tmp_path / "nurikabe" / "a.in").write_text("1 2\n1.\n")
    assert bench.main() == 0
    assert capsys.readouterr() == ("", said[0])


def test_of_what_has_no_case_nothing_is_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bench", "nurikabe", "--corpus", str(tmp_path)])
    assert bench.main() == 1
    assert capsys.readouterr() == ("", f"nurikabe: no cases in {tmp_path}\n")
