"""Programs that mean harm, in Python and C: each gets its verdict, leaves nothing, disturbs nobody.

The first line of each says which verdicts it may get.  Those in limits/ and rules/ are held
without isolation too; those in leaks/ need bubblewrap.  The case tells them where the answer
is, the port of a listener, and the processes of the judge: the worst that they could know.
"""

import os
import shutil
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from judge.language import Program, build
from judge.run import MIB, Limits, Run, Runner
from judge.sandbox import Sandbox
from judge.verdict import Result, judge_run
from tests.helpers.cases import ROOT
from tests.helpers.processes import below

FOLDER = ROOT / "tests" / "hostile"
LIMITS = Limits(cpu=0.5, memory=100 * MIB, output=MIB // 4, processes=10, threads=100)
NEIGHBOUR = """
import time
while time.process_time() < 0.3:
    pass
print(42)
"""
SECRET = "do-not-read-me"


def programs(*folders: str) -> list[object]:
    """The programs of some folders."""
    paths = [path for folder in folders for path in sorted((FOLDER / folder).iterdir())]
    return [pytest.param(path, id=f"{path.parent.name}/{path.name}") for path in paths]


class Case(NamedTuple):
    """An input that tells all, and an answer."""

    puzzle: Path
    answer: Path


@pytest.fixture
def case(tmp_path: Path) -> Iterator[Case]:
    """A case, with a listener that gives away the answer."""
    answer = tmp_path / "secret-of-the-test.ans"
    answer.write_text("42\n")
    with socket.create_server(("127.0.0.1", 0)) as listener, socket.socket(socket.AF_UNIX) as local:
        port = listener.getsockname()[1]
        local.bind(f"\0judge-{port}")
        local.listen()
        puzzle = tmp_path / "case.in"
        puzzle.write_text(f"{answer}\n{port}\n")
        for server in listener, local:
            threading.Thread(target=give_away, args=(server, answer), daemon=True).start()
        yield Case(puzzle, answer)
        for server in listener, local:
            server.shutdown(socket.SHUT_RDWR)


def give_away(server: socket.socket, answer: Path) -> None:
    """Send the answer to whoever connects."""
    while True:
        try:
            connection, _ = server.accept()
        except OSError:
            return
        with connection:
            connection.sendall(answer.read_bytes())


def built(path: Path, sandbox: Sandbox | None) -> Program:
    """A hostile program, compiled."""
    if path.suffix == ".c" and not shutil.which("gcc"):
        pytest.skip("gcc is not installed")
    return build(path, LIMITS.memory, sandbox)


def run_beside_another(
    path: Path, case: Case, sandbox: Sandbox | None, tmp_path: Path, tries: int = 3
) -> tuple[Run, Result]:
    """Run a hostile program while a neighbour works; what became of it."""
    other = tmp_path / "neighbour.py"
    other.write_text(NEIGHBOUR)
    with (
        built(path, sandbox) as program,
        build(other, LIMITS.memory, sandbox) as neighbour,
        Runner() as runner,
        Runner() as beside,
    ):
        pids = f"{os.getpid()} {runner.process.pid} {beside.process.pid}\n"
        told = case.puzzle.read_text().split("\n")[:2]
        case.puzzle.write_text("\n".join([*told, pids]))
        before, results = below(os.getpid()), []
        thread = threading.Thread(
            target=lambda: results.append(
                beside.run(neighbour.command, case.puzzle, LIMITS, neighbour.sandbox)
            )
        )
        thread.start()
        start = time.perf_counter()
        run = runner.best_run(program.command, case.puzzle, LIMITS, program.sandbox)
        seconds = time.perf_counter() - start
        thread.join()
        assert results[0].stdout == b"42\n", results
        assert not list(Path(runner.folder.name).iterdir())
        assert below(os.getpid()) <= before
    late = run.cpu > LIMITS.cpu + 1 or run.wall > LIMITS.wall + 1 or seconds > run.wall + 1
    if late and tries > 1:  # on a busy machine a second of work takes longer
        return run_beside_another(path, case, sandbox, tmp_path, tries - 1)
    assert not late, (run, seconds)
    result = judge_run("case", run, LIMITS, case.puzzle, case.answer, None)
    return run, result


def expected(path: Path) -> list[str]:
    """The verdicts that the first line names."""
    return path.read_text().split("\n", 1)[0].split()[1:]


@pytest.mark.parametrize("path", programs("limits", "rules"))
@pytest.mark.parametrize("mode", ["bwrap", "none"])
def test_the_limits_hold(
    path: Path, mode: str, case: Case, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    sandbox = request.getfixturevalue("bwrap") if mode == "bwrap" else None
    _, result = run_beside_another(path, case, sandbox, tmp_path)
    assert result.verdict in expected(path), result.reason
    assert result.reason.isprintable()


@pytest.mark.parametrize("path", programs("leaks"))
def test_nothing_leaks(
    path: Path, case: Case, bwrap: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = f"{SECRET}-{os.getpid()}"
    monkeypatch.setenv("SECRET_OF_THE_JUDGE", secret)
    case.answer.write_text(secret)
    before, source = case.puzzle.read_text(), path.read_text()
    run, result = run_beside_another(path, case, bwrap.hiding(tmp_path), tmp_path)
    assert result.verdict in expected(path), result.reason
    assert secret.encode() not in run.stdout + run.stderr
    assert case.answer.read_text() == secret
    assert case.puzzle.read_text().startswith(before)
    assert "spoilt" not in case.puzzle.read_text()
    assert path.read_text() == source
