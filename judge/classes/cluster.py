"""The same judging on a Dask cluster, which `pip install logic-puzzles-judge[cluster]` brings.

A task is one case of one program, and carries all that it needs: a worker needs this project,
and the compilers, but neither the test cases nor the programs.  A task whose worker dies is
given to another one.
"""

import atexit
import contextlib
import io
import logging
import re
import sys
import tarfile
import tempfile
import threading
from collections import Counter, OrderedDict
from collections.abc import Generator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import ground as ground_floor
import judge
from ground.commands import complain, one_line
from ground.problems import FOLDER, ProblemError
from judge.classes.store import CHECKERS, digest, digest_of_all
from judge.isolation.levels import NoSandbox, find_sandbox
from judge.isolation.sandbox import Sandbox
from judge.isolation.temporary import own_folder
from judge.judging import Worker, not_built
from judge.language import CompileError, NotInstalled, Program, build
from judge.problem import Case, Problem, find_checker
from judge.run import Limits
from judge.verdict import Result, Verdict

ADDRESS = r"(\w+://)?[^\s/]+:[0-9]{1,5}"
PATIENCE = 10  # seconds to reach the scheduler
AHEAD = 200  # tasks on the cluster at a time
TRIES = 5  # workers that may die with a task
KEPT = 8  # programs that a worker keeps compiled
Versions = Mapping[str, str]  # what results depend on, and a word for what it is here
Wanted = tuple[Problem, Path, Mapping[str, Case]]  # a program, and its cases by key


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


# --- Where the judge is -----------------------------------------------------------------------


def judge_on_cluster(
    address: str, wanted: Sequence[Wanted], mode: str, python: str | None
) -> Generator[list[tuple[str, Result]], None, None]:
    """(key, result) as they come, a few at a time; ProblemError if there is no such cluster."""
    with connected(address) as client:
        try:
            check_workers(client.run(versions, on_error="return"))
            yield from results_of(client, wanted, mode, python)
        except Exception as error:
            if not is_lost(client, error):
                raise
            words = f"the scheduler {address} is lost; what was judged is kept: start again"
            raise ProblemError(words) from error


def is_lost(client: Any, error: Exception) -> bool:
    """Whether an error comes of it that the scheduler is gone; its client may not know that yet."""
    from distributed.client import FutureCancelledError
    from distributed.comm import CommClosedError

    return client.status != "running" or isinstance(error, CommClosedError | FutureCancelledError)


def check_workers(found: Mapping[str, object]) -> None:
    """ProblemError if one of these workers is of another version; that there is none is said."""
    if not found:
        complain("judge", "the scheduler has no worker yet: waiting for one")
    for address, theirs in found.items():
        if other := other_than_ours(theirs):
            message = (
                f"the worker {address} has another {other}: install the same there, or stop it"
            )
            raise ProblemError(message)


def other_than_ours(theirs: object) -> str:
    """What of those versions is not as here; "" if all of it is."""
    if not isinstance(theirs, dict):
        return "version of the judge"
    return " and another ".join(key for key, word in versions().items() if theirs.get(key) != word)


def results_of(
    client: Any, wanted: Sequence[Wanted], mode: str, python: str | None
) -> Generator[list[tuple[str, Result]], None, None]:
    """The results as they come; what has come before an error, too."""
    from distributed import as_completed

    names = {key: case.name for _, _, cases in wanted for key, case in cases.items()}
    tasks = iter(shipped(wanted, mode, python))
    first = [submitted(client, task) for task in islice(tasks, AHEAD)]
    waiting = as_completed(first, loop=client.loop)
    while not waiting.is_empty():
        done = [next(waiting)]
        while waiting.has_ready():
            done.append(next(waiting))
        results: list[tuple[str, Result]] = []
        try:
            results.extend(result_of(future, names) for future in done)
            for _, task in zip(done, tasks, strict=False):
                waiting.add(submitted(client, task))
        finally:
            yield results


@contextlib.contextmanager
def connected(address: str) -> Generator[Any, None, None]:
    """A client of the scheduler there."""
    if not re.fullmatch(ADDRESS, address):
        raise ProblemError(f"the scheduler {address} cannot be reached: expected HOST:PORT")
    try:
        import dask
        from distributed import Client
    except ImportError as error:
        message = "--scheduler needs dask: .venv/bin/pip install -e '.[cluster]'"
        raise ProblemError(message) from error
    logging.disable(logging.CRITICAL)  # what matters of it we say ourselves
    dask.config.set({"distributed.comm.timeouts.connect": PATIENCE})
    dask.config.set({"distributed.scheduler.allowed-failures": TRIES})
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ProblemError(f"the scheduler {address} cannot be reached") from error
    try:
        yield client
    finally:
        client.close(timeout=PATIENCE)


def submitted(client: Any, task: Shipped) -> Any:
    """The future of a task; the same task is never taken for done."""
    return client.submit(judge_shipped, task, key=f"judge-{task.key}", pure=False, retries=1)


def result_of(future: Any, names: Mapping[str, str]) -> tuple[str, Result]:
    """What became of a task: an error of the judge if the cluster could not do it.

    ProblemError if a worker that came later is of another version.
    """
    key = future.key.removeprefix("judge-")
    error = future.exception()
    if isinstance(error, OtherVersion):
        raise ProblemError(str(error))
    if error is not None:
        reason = one_line(f"the cluster failed: {type(error).__name__}: {error}")
        return key, Result(names[key], Verdict.JE, reason)
    return key, future.result()


def shipped(
    wanted: Sequence[Wanted], mode: str, python: str | None
) -> Generator[Shipped, None, None]:
    """All tasks, one after the other."""
    for problem, path, cases in wanted:
        archive = packed(path)
        for key, case in cases.items():
            yield Shipped(
                *(key, digest(archive, path.name), archive, path.name, problem.limits),
                problem.checker,
                *(case.name, case.puzzle.read_bytes(), case.answer.read_bytes(), mode, python),
                versions(),
            )


def packed(path: Path) -> bytes:
    """A file or folder as an archive."""
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w") as archive:
        archive.add(path, arcname=path.name)
    return data.getvalue()


# --- On a worker --------------------------------------------------------------------------------


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


class Workshop:
    """What a process keeps from one task to the next: workers of ours, compiled programs."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.idle: list[Worker] = []
        self.programs: OrderedDict[str, Future[Program]] = OrderedDict()
        self.used: Counter[str] = Counter()
        self.stack = contextlib.ExitStack()
        self.folder = self.stack.enter_context(own_folder())
        atexit.register(self.close)

    def close(self) -> None:
        """Remove all of it."""
        for worker in self.idle:
            worker.close()
        for program in self.programs.values():
            remove(program)
        self.stack.close()

    @contextlib.contextmanager
    def worker(self) -> Generator[Worker, None, None]:
        """One that nobody else uses now."""
        with self.lock:
            worker = self.idle.pop() if self.idle else None
        worker = worker or Worker()
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
    return sandbox and sandbox.hiding(FOLDER)


WORKSHOPS: list[Workshop] = []
STARTING = threading.Lock()


def judge_shipped(task: Shipped) -> Result:
    """The result of a task, on a worker; OtherVersion."""
    if other := other_than_ours(task.versions):
        raise OtherVersion(f"a worker has another {other}: install the same there, or stop it")
    with STARTING:
        if not WORKSHOPS:
            WORKSHOPS.append(Workshop())
    workshop = WORKSHOPS[0]
    with tempfile.TemporaryDirectory(dir=workshop.folder) as name:
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
            return not_built([case], error)[0]
