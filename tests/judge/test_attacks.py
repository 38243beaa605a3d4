"""Programs that mean harm, in Python and C: each gets its verdict, leaves nothing, disturbs nobody.

The first line of each says which verdicts it may get, see judge/attacks.py.  Those in limits/ and
rules/ are held without isolation too; those in leaks/ and evasions/ need a sandbox, and evasions/
are held whether the kernel counts what programs use or, in a sweep, not.  One of each kind is tried
now, the others in a sweep.
"""

import os
import re
import shlex
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from judge.attacks import FOLDER, LIMITS, Attack, expected, prepared
from judge.isolation import keeper
from judge.isolation.sandbox import Sandbox
from judge.language import Program, build, program_of
from judge.run import Limits, Run, Runner
from judge.verdict import Result, judge_run
from tests.helpers.processes import below, waits
from tests.helpers.programs import Patient
from tests.helpers.sandboxes import need_groups
from tests.helpers.sweep import in_sweep

NEIGHBOUR = """
import time
for step in range(4):
    time.sleep(0.04)
    until = time.process_time() + 0.01
    while time.process_time() < until:
        pass
print(42)
"""
SLEPT = 0.16  # seconds, of the neighbour's
PATIENT = Patient(**asdict(LIMITS))
SLEEPERS = "sleeps_for_ever", "waits_for_input_that_never_comes"  # whose end need not be waited for
SLOWEST = 10  # times as long as on an idle machine, at most, it may take to end many processes
SECRET = "do-not-read-me"
# One for each way to end a program, and of what it leaves or prints.
LIMITED = (
    r"bwrap-(limits/(allocates|children|daemon|endless|fills_the_disk\.|fork|opens|prints_with|sleeps)"
    r"|rules/(nul|right_answer_then_k))|none-rules/right_answer_then_k"
)
# Of CPU time, files, memory and processes.
EVADED = r"bwrap-evasions/(children_w|files_that|memory_in_(memfds|page|pipes)|proc|shared_memory)"
# Files, processes, the network, the kernel; in Landlock of these the first three.
LEAKED = (
    r"bwrap-leaks/(calls|kills|leaves_h|looks|mounts|reads|spoils|traces|uses_the|writes_to_files)"
    r"|landlock-leaks/(kills|reads|uses_the)"
)


def programs(*folders: str) -> list[Any]:
    """The programs of some folders."""
    paths = [path for folder in folders for path in sorted((FOLDER / folder).iterdir())]
    return [pytest.param(path, id=f"{path.parent.name}/{path.name}") for path in paths]


@pytest.fixture
def case(tmp_path: Path) -> Iterator[Attack]:
    """A case, with a listener that gives away the answer."""
    with prepared(tmp_path) as attack:
        yield attack


@dataclass(frozen=True, slots=True)
class Brief(Limits):
    """The same limits, but no time for those who only wait."""

    @property
    def wall(self) -> float:
        """Less than is given to others."""
        return 0.5


class Neighbour(NamedTuple):
    """A program that works beside hostile ones, and who runs it."""

    runner: Runner
    program: Program

    def keeper(self) -> keeper.Keeper:
        """Its supervisor."""
        return self.runner.keeper_for(self.program.sandbox, PATIENT)

    def run(self, case: Path) -> Run:
        """What becomes of it."""
        return self.runner.run(self.program.command, case, PATIENT, self.program.sandbox)


@pytest.fixture(scope="module")
def neighbours(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Neighbour]]:
    """The neighbour in that sandbox, which all hostile programs there have in common."""
    path = tmp_path_factory.mktemp("neighbour") / "neighbour.py"
    path.write_text(NEIGHBOUR)
    with ExitStack() as stack:

        @cache
        def neighbour(sandbox: Sandbox | None, counted: bool) -> Neighbour:  # noqa: ARG001
            command = shlex.join([sys.executable, "-S", str(path)])
            program = stack.enter_context(program_of(command, sandbox))
            return Neighbour(stack.enter_context(Runner()), program)

        yield neighbour


@pytest.fixture
def neighbour(
    neighbours: Callable[..., Neighbour], sandbox: Sandbox | None, request: pytest.FixtureRequest
) -> Neighbour:
    """The one for this test."""
    counted = "counted" not in request.fixturenames or request.getfixturevalue("counted")
    return neighbours(sandbox, counted)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Path], Path]:
    """What is run of a hostile program: those in C are compiled, once for all sandboxes."""
    folder = tmp_path_factory.mktemp("compiled")

    @cache
    def compiled(path: Path) -> Path:
        if path.suffix != ".c":
            return path
        if not shutil.which("gcc"):
            pytest.skip("gcc is not installed")
        with build(path, LIMITS.memory) as program:
            return Path(shutil.copy(program.command[0], folder / path.stem))

    return compiled


def run_beside_another(
    path: Path, case: Attack, sandbox: Sandbox | None, neighbour: Neighbour, tries: int = 3
) -> tuple[Run, Result]:
    """Run a hostile program while a neighbour works; what became of it."""
    limits = Brief(**asdict(LIMITS)) if path.stem in SLEEPERS else PATIENT
    with build(path, LIMITS.memory, sandbox) as program, Runner() as runner:
        keepers = runner.keeper_for(program.sandbox, limits), neighbour.keeper()
        pids = f"{os.getpid()} {' '.join(str(keeper.process.pid) for keeper in keepers)}\n"
        told = case.puzzle.read_text().split("\n")[:2]
        case.puzzle.write_text("\n".join([*told, pids]))
        before, results = below(os.getpid()), []
        thread = threading.Thread(target=lambda: results.append(neighbour.run(case.puzzle)))
        thread.start()
        start = time.perf_counter()
        run = runner.best_run(program.command, case.puzzle, limits, program.sandbox)
        seconds = time.perf_counter() - start
        thread.join()
        assert results[0].stdout == b"42\n", results
        assert not list(Path(runner.folder.name).iterdir())
        left = below(os.getpid()) - before
        assert len(left) <= 2, left  # one waits for a program here, and one beside it
        assert all(map(waits, left)), left
    slowness = (results[0].wall - SLEPT) / results[0].cpu  # of this machine
    second = max(1, slowness)  # by the clock, of work
    # Of too many processes the others go on until each is killed.
    spent = min(second, SLOWEST) if run.end == "processes" else 1
    late = run.cpu > limits.cpu + spent or max(run.wall - limits.wall, seconds - run.wall) > second
    if late and tries > 1:  # on a busy machine a second of work takes longer
        return run_beside_another(path, case, sandbox, neighbour, tries - 1)
    assert not late, (run, seconds)
    return run, judge_run("case", run, limits, case.puzzle, case.answer, None)


def programs_in(levels: Iterable[str], *folders: str, now: str) -> pytest.MarkDecorator:
    """Run a test with each program of some folders in each of these sandboxes.

    Only in a sweep if that does not fit `now`, a pattern, and in Python what is there in C as well.
    """
    found = []
    for level, program in product(levels, programs(*folders)):
        (path,) = program.values
        name = f"{level}-{program.id}"
        param = pytest.param(level, path, id=name)
        twin = path.suffix == ".py" and path.with_suffix(".c").exists() and shutil.which("gcc")
        found.append(param if re.match(now, name) and not twin else in_sweep(param))
    return pytest.mark.parametrize(("sandbox", "path"), found, indirect=["sandbox"])


# Who ends a program that takes too much is the same in all sandboxes.
@programs_in(("bwrap", "landlock", "none"), "limits", "rules", now=LIMITED)
def test_the_limits_hold(
    path: Path,
    case: Attack,
    sandbox: Sandbox | None,
    neighbour: Neighbour,
    compiled: Callable[[Path], Path],
) -> None:
    _, result = run_beside_another(compiled(path), case, sandbox, neighbour)
    assert result.verdict in expected(path, sandbox), result.reason
    assert result.reason.isprintable()


@pytest.mark.parametrize(
    "counted",
    [pytest.param(True, id="counted"), pytest.param(False, id="seen", marks=pytest.mark.sweep)],
)
@programs_in(("bwrap", "landlock"), "evasions", now=EVADED)
def test_no_limit_is_evaded(
    path: Path,
    case: Attack,
    sandbox: Sandbox,
    counted: bool,
    neighbour: Neighbour,
    compiled: Callable[[Path], Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if counted:
        need_groups()
    else:
        monkeypatch.setattr(keeper, "group_with", lambda *_: None)
    _, result = run_beside_another(compiled(path), case, sandbox, neighbour)
    assert result.verdict in expected(path, sandbox), result.reason


@programs_in(("bwrap", "landlock"), "leaks", now=LEAKED)
def test_nothing_leaks(
    path: Path,
    case: Attack,
    sandbox: Sandbox,
    neighbour: Neighbour,
    compiled: Callable[[Path], Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    secret = f"{SECRET}-{os.getpid()}"
    monkeypatch.setenv("SECRET_OF_THE_JUDGE", secret)
    case.answer.write_text(secret)
    before, source = case.puzzle.read_text(), path.read_text()
    run, result = run_beside_another(compiled(path), case, sandbox.hiding(tmp_path), neighbour)
    assert result.verdict in expected(path, sandbox), result.reason
    assert secret.encode() not in run.stdout + run.stderr
    assert case.answer.read_text() == secret
    assert case.puzzle.read_text().startswith(before)
    assert "spoilt" not in case.puzzle.read_text()
    assert path.read_text() == source
