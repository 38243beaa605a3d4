"""Programs that mean harm, in Python and C: each gets its verdict, leaves nothing, disturbs nobody.

The first line of each says which verdicts it may get, see judge/attacks.py.  Those in limits/ and
rules/ are held without isolation too; those in leaks/ and evasions/ need a sandbox, and evasions/
are held whether the kernel counts what programs use or not.
"""

import os
import shutil
import threading
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import pytest

from judge.attacks import FOLDER, LIMITS, Attack, expected, prepared
from judge.isolation import keeper
from judge.isolation.sandbox import Sandbox
from judge.language import Program, build
from judge.run import Run, Runner
from judge.verdict import Result, judge_run
from tests.helpers.processes import below
from tests.helpers.programs import Patient
from tests.helpers.sandboxes import at_levels, need_groups

NEIGHBOUR = """
import time
while time.process_time() < 0.3:
    pass
print(42)
"""
PATIENT = Patient(**asdict(LIMITS))
SECRET = "do-not-read-me"


def programs(*folders: str) -> list[object]:
    """The programs of some folders."""
    paths = [path for folder in folders for path in sorted((FOLDER / folder).iterdir())]
    return [pytest.param(path, id=f"{path.parent.name}/{path.name}") for path in paths]


@pytest.fixture
def case(tmp_path: Path) -> Iterator[Attack]:
    """A case, with a listener that gives away the answer."""
    with prepared(tmp_path) as attack:
        yield attack


def built(path: Path, sandbox: Sandbox | None) -> Program:
    """A hostile program, compiled."""
    if path.suffix == ".c" and not shutil.which("gcc"):
        pytest.skip("gcc is not installed")
    return build(path, LIMITS.memory, sandbox)


def run_beside_another(
    path: Path, case: Attack, sandbox: Sandbox | None, tmp_path: Path, tries: int = 3
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
        keepers = (
            runner.keeper_for(program.sandbox, LIMITS),
            beside.keeper_for(neighbour.sandbox, PATIENT),
        )
        pids = f"{os.getpid()} {' '.join(str(keeper.process.pid) for keeper in keepers)}\n"
        told = case.puzzle.read_text().split("\n")[:2]
        case.puzzle.write_text("\n".join([*told, pids]))
        before, results = below(os.getpid()), []
        thread = threading.Thread(
            target=lambda: results.append(
                beside.run(neighbour.command, case.puzzle, PATIENT, neighbour.sandbox)
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
    second = max(1, results[0].wall / results[0].cpu)  # by the clock, of work on this machine
    late = run.cpu > LIMITS.cpu + 1 or max(run.wall - LIMITS.wall, seconds - run.wall) > second
    if late and tries > 1:  # on a busy machine a second of work takes longer
        return run_beside_another(path, case, sandbox, tmp_path, tries - 1)
    assert not late, (run, seconds)
    result = judge_run("case", run, LIMITS, case.puzzle, case.answer, None)
    return run, result


@pytest.mark.parametrize("path", programs("limits", "rules"))
@at_levels("bwrap", "landlock", "none")
def test_the_limits_hold(path: Path, case: Attack, sandbox: Sandbox | None, tmp_path: Path) -> None:
    _, result = run_beside_another(path, case, sandbox, tmp_path)
    assert result.verdict in expected(path, sandbox), result.reason
    assert result.reason.isprintable()


@pytest.mark.parametrize("counted", [True, False], ids=["counted", "seen"])
@pytest.mark.parametrize("path", programs("evasions"))
@at_levels("bwrap", "landlock")
def test_no_limit_is_evaded(
    path: Path,
    case: Attack,
    sandbox: Sandbox,
    counted: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if counted:
        need_groups()
    else:
        monkeypatch.setattr(keeper, "group_with", lambda *_: None)
    _, result = run_beside_another(path, case, sandbox, tmp_path)
    assert result.verdict in expected(path, sandbox), result.reason


@pytest.mark.parametrize("path", programs("leaks"))
@at_levels("bwrap", "landlock")
def test_nothing_leaks(
    path: Path, case: Attack, sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = f"{SECRET}-{os.getpid()}"
    monkeypatch.setenv("SECRET_OF_THE_JUDGE", secret)
    case.answer.write_text(secret)
    before, source = case.puzzle.read_text(), path.read_text()
    run, result = run_beside_another(path, case, sandbox.hiding(tmp_path), tmp_path)
    assert result.verdict in expected(path, sandbox), result.reason
    assert secret.encode() not in run.stdout + run.stderr
    assert case.answer.read_text() == secret
    assert case.puzzle.read_text().startswith(before)
    assert "spoilt" not in case.puzzle.read_text()
    assert path.read_text() == source
