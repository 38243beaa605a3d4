"""What a worker on a Dask cluster does: it judges tasks, each with all that it takes.

Of programs it keeps the last ones compiled.  When it is stopped, what it runs ends with it.
"""

import atexit
import contextlib
import io
import sys
import tarfile
import tempfile
import threading
from collections import Counter, OrderedDict
from collections.abc import Generator, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import ground as ground_floor
import judge
from judge.classes.store import CHECKERS, digest, digest_of_all
from judge.isolation.levels import NoSandbox, find_sandbox
from judge.isolation.sandbox import Sandbox
from judge.isolation.temporary import own_folder
from judge.judging import Worker, not_built
from judge.language import CompileError, NotInstalled, Program, build
from judge.options import ours
from judge.problem import Case, Problem, find_checker
from judge.run import RUNS, Limits, Runs, Stopped
from judge.verdict import Result, Verdict

KEPT = 8  # programs that a worker keeps compiled
Versions = Mapping[str, str]  # what results depend on, and a word for what it is here


class OtherVersion(Exception):
    """A worker would judge otherwise than we."""


@dataclass(frozen=True, slots=True)
class Shipped:
    """A task as it travels."""

    key: str
    program: str  # its digest
    archive: bytes  # the program's files
    name: str  # of its file or folder
    limits: Limits
    checker: str | None
    case: str
    puzzle: bytes
    answer: bytes
    mode: str  # of the sandbox
    python: str | None
    versions: Versions


@cache
def versions() -> dict[str, str]:
    """What results depend on, and a word for what it is in this process."""
    room, ground = Path(judge.__file__).parent, Path(ground_floor.__file__).parent
    others = sorted({*room.rglob("*.py"), *ground.glob("*.py")} - {*CHECKERS})
    return {
        "version of the judge": digest_of_all(others),
        "version of the checkers": digest_of_all(CHECKERS),
        "version of Python": ".".join(map(str, sys.version_info[:2])),
    }


def other_than_ours(theirs: object) -> str:
    """What of those versions is not as here; "" if all of it is."""
    if not isinstance(theirs, dict):
        return "version of the judge"
    return " and another ".join(key for key, word in versions().items() if theirs.get(key) != word)


class Workshop:
    """What a process keeps from one task to the next: workers of ours, compiled programs."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.workers = set[Worker]()
        self.idle: list[Worker] = []
        self.compiling = Runs()
        self.programs: OrderedDict[str, Future[Program]] = OrderedDict()
        self.used: Counter[str] = Counter()
        self.stack = contextlib.ExitStack()
        self.folder = self.stack.enter_context(own_folder())
        atexit.register(self.close)

    def close(self) -> None:
        """End what runs for it, also for others that are at work yet, and remove all of it."""
        atexit.unregister(self.close)
        self.compiling.end()
        with self.lock:
            workers, programs = list(self.workers), list(self.programs.values())
        for worker in workers:
            worker.close()
        for program in programs:
            remove(program)
        self.stack.close()

    @contextlib.contextmanager
    def ending(self) -> Generator[None, None, None]:
        """While what this thread compiles, or asks compilers, ends with it."""
        before = RUNS.set(self.compiling)
        try:
            yield
        finally:
            RUNS.reset(before)

    @contextlib.contextmanager
    def worker(self) -> Generator[Worker, None, None]:
        """One that nobody else uses now; Stopped."""
        with self.lock:
            if self.compiling.ended:
                raise Stopped
            worker = self.idle.pop() if self.idle else Worker()
            self.workers.add(worker)
        try:
            yield worker
        finally:
            with self.lock:
                self.idle.append(worker)

    @contextlib.contextmanager
    def program(self, task: Shipped, sandbox: Sandbox | None) -> Generator[Program, None, None]:
        """The program of a task, compiled once; those not used for longest are removed.

        What is wrong with it is known from then on, but faults of the machine are tried again.
        """
        key = digest(task.program, task.python or "", str(task.limits.memory), str(sandbox))
        with self.lock:
            new = key not in self.programs
            program = self.programs.setdefault(key, Future())
            self.programs.move_to_end(key)
            self.used[key] += 1
            self.forget()
        try:
            if new:
                self.compile(program, task, sandbox)
            yield program.result()
        finally:
            with self.lock:
                self.used[key] -= 1
                if self.programs.get(key) is program and may_change(program.exception()):
                    del self.programs[key]

    def compile(self, program: "Future[Program]", task: Shipped, sandbox: Sandbox | None) -> None:
        """Compile it, for all who wait for that."""
        try:
            program.set_result(self.unpacked(task, sandbox))
        except BaseException as error:  # noqa: BLE001 - whoever waits for it gets it
            program.set_exception(error)

    def unpacked(self, task: Shipped, sandbox: Sandbox | None) -> Program:
        """The program of a task, from its archive."""
        safe: Any = {"filter": "tar"} if hasattr(tarfile, "tar_filter") else {}  # 3.11.4 has it
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            with tarfile.open(fileobj=io.BytesIO(task.archive)) as archive:
                archive.extractall(folder, **safe)
            path = Path(folder) / task.name
            return build(path, task.limits.memory, sandbox, task.python)

    def forget(self) -> None:
        """Remove old programs that nobody runs now."""
        for key in list(self.programs)[:-KEPT]:
            if not self.used[key]:
                remove(self.programs.pop(key))
                del self.used[key]


def remove(program: "Future[Program]") -> None:
    """Remove a program that nobody runs, if it could be compiled."""
    if program.done() and not program.exception():
        program.result().folder.cleanup()


def may_change(error: BaseException | None) -> bool:
    """Whether what has kept a program from being compiled may be over the next time."""
    if isinstance(error, CompileError):
        return error.verdict is Verdict.JE
    return error is not None and not isinstance(error, ValueError)


def sandbox_for(mode: str) -> Sandbox | None:
    """The sandbox of this worker, which may have the answers too, and hides them; NoSandbox."""
    sandbox, reason = find_sandbox(mode)
    if sandbox is None and mode != "none":
        raise NoSandbox(f"this worker has no sandbox ({reason})")
    return sandbox and sandbox.hiding(*ours())


WORKSHOPS: list[Workshop] = []
STARTING = threading.Lock()


def workshop_here() -> Workshop:
    """That of this process, which ends when the worker that has begun it is stopped."""
    with STARTING:
        if not WORKSHOPS:
            WORKSHOPS.append(Workshop())
            end_with_worker(WORKSHOPS[0])
        return WORKSHOPS[0]


def end_with_worker(workshop: Workshop) -> None:
    """Have it closed before the worker waits for its tasks, or is killed because it does."""
    from distributed import WorkerPlugin, get_worker

    class Closing(WorkerPlugin):
        def teardown(self, **_: object) -> None:
            WORKSHOPS.clear()
            workshop.close()

    with contextlib.suppress(ValueError):  # no worker runs this
        worker = get_worker()
        worker.loop.add_callback(worker.plugin_add, Closing(), "judge")


def judge_shipped(task: Shipped) -> Result:
    """The result of a task, on a worker; OtherVersion, or Stopped if the worker is meanwhile."""
    if other := other_than_ours(task.versions):
        raise OtherVersion(f"a worker has another {other}: install the same there, or stop it")
    workshop = workshop_here()
    with workshop.ending(), tempfile.TemporaryDirectory(dir=workshop.folder) as name:
        folder = Path(name)
        case = Case(task.case, folder / "case.in", folder / "case.ans")
        case.puzzle.write_bytes(task.puzzle)
        case.answer.write_bytes(task.answer)
        problem = Problem("", folder, task.limits, folder, find_checker(task.checker))
        try:
            sandbox = sandbox_for(task.mode)
            with workshop.program(task, sandbox) as program, workshop.worker() as worker:
                result = worker.judge(program, problem, case)
                return replace(result, expected=None)  # a file that only the worker has
        except (CompileError, ValueError, NotInstalled, NoSandbox, OSError) as error:
            if workshop.compiling.ended:  # that may be why: another worker is asked
                raise Stopped from error
            return not_built([case], error)[0]
