"""Run a program on one input under limits: a Runner keeps one supervisor process for this."""

import contextlib
import ctypes
import marshal
import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Self

from judge.sandbox import Sandbox

SUPERVISOR = Path(__file__).with_name("supervisor.py")
MIB = 1 << 20
SUBREAPER = 36  # PR_SET_CHILD_SUBREAPER of linux/prctl.h
NEAR, TRIES = 0.1, 3  # a run so near above the limit is run again, so often in all
KEPT = 4096  # bytes of a file that a program leaves
PATIENCE = 10.0  # seconds that a supervisor may take beyond the time limit


@dataclass(frozen=True, slots=True)
class Limits:
    """What a program may use for one case, with all processes that it starts."""

    cpu: float  # seconds, user and system
    memory: int = 256 * MIB  # resident bytes
    output: int = MIB  # bytes, of standard output and of standard error each
    processes: int = 64  # at the same time
    threads: int = 256  # at the same time, of all processes
    files: int = 256  # that a process has open
    disk: int = 16 * MIB  # bytes in the folder of the program

    @property
    def wall(self) -> float:
        """Seconds by the clock, for a program that sleeps or waits."""
        return 3 * self.cpu + 2

    @property
    def most_cpu(self) -> float:
        """CPU seconds after which a run is ended; one that ends before may be run again."""
        return self.cpu + min(NEAR * self.cpu, 0.5)


@dataclass(frozen=True, slots=True)
class Run:
    """What a program did on one case."""

    end: str  # "exit"; the limit that was broken: cpu, wall, memory, output, disk, processes,
    # threads; or "left" (processes went on after its end), "error" (not started), "case" (no
    # such input), "sandbox" (it failed), "supervisor" (the program killed or stopped it),
    # "judge" (the supervisor failed)
    status: int  # exit status; below 0, the signal that killed it; of "error" and "case", the errno
    cpu: float = 0.0  # seconds, of all its processes
    wall: float = 0.0  # seconds
    memory: int = 0  # peak resident bytes; what the supervisor weighs (about 10 MiB) is the least
    stdout: bytes = b""
    stderr: bytes = b""  # the end of it
    files: dict[str, bytes] = field(default_factory=dict)  # those that were asked for


class Stopped(Exception):
    """The runner was closed while it ran a program."""


class Runner:
    """Runs programs one after the other, each in a fresh process and an empty folder.

    A context manager, for one thread at a time; several work side by side.  It makes this
    process take in orphans, so that even a program that kills its supervisor is ended.
    """

    starting = threading.Lock()
    supervisors: ClassVar[set[int]] = set()  # process ids, of all runners

    def __init__(self) -> None:
        check_system()
        ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0)
        self.closed = False
        self.folder = tempfile.TemporaryDirectory(prefix="judge-", ignore_cleanup_errors=True)
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        """A supervisor, in a group of its own: Ctrl-C is not its business."""
        with Runner.starting:
            process = subprocess.Popen(
                [sys.executable, "-I", "-S", str(SUPERVISOR), self.folder.name],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                process_group=0,
            )
            Runner.supervisors.add(process.pid)
        return process

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the supervisor, which ends what it runs."""
        self.closed = True
        self.bury()
        self.folder.cleanup()

    def bury(self) -> None:
        """Wait for the end of the supervisor; what one that was killed has left is ended too."""
        with contextlib.suppress(OSError):
            if self.process.stdin:
                self.process.stdin.close()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()
        with Runner.starting:
            Runner.supervisors.discard(self.process.pid)
            if self.process.returncode:
                end_strays(Runner.supervisors)

    def run(
        self,
        command: Sequence[str | Path],
        case: Path,
        limits: Limits,
        sandbox: Sandbox | None = None,
        wanted: Sequence[str] = (),
    ) -> Run:
        """Run `command` with the file `case` as its input; Stopped if the runner is closed.

        `wanted` are names of files that it may leave, of which Run.files has the beginning.
        """
        around = sandbox.words(self.folder.name) if sandbox else []
        request = {
            "command": around + [os.fspath(word) for word in command],
            "isolated": sandbox is not None,
            "case": str(case),
            "folder": self.folder.name,
            "wall": limits.wall,
            "most cpu": limits.most_cpu,
            **{name: getattr(limits, name) for name in LIMITS},
        }
        try:
            run = Run(**self.ask(request, limits.wall + PATIENCE))
        except (OSError, ValueError, EOFError) as error:
            if self.closed:
                raise Stopped from error
            self.bury()
            end = "supervisor" if self.process.returncode < 0 else "judge"
            run = Run(end, self.process.returncode)
            self.process = self.start()
        for name in wanted:
            with contextlib.suppress(OSError):
                run.files[name] = beginning(Path(self.folder.name, name))
        self.clear()
        return run

    def best_run(
        self,
        command: Sequence[str | Path],
        case: Path,
        limits: Limits,
        sandbox: Sandbox | None = None,
    ) -> Run:
        """The same, but a run that ends a little above the time limit gets other chances."""
        run = self.run(command, case, limits, sandbox)
        for _ in range(TRIES - 1):
            if run.end != "cpu" or run.cpu > limits.most_cpu:
                break
            again = self.run(command, case, limits, sandbox)
            run = min(run, again, key=lambda run: run.cpu)
        return run

    def ask(self, request: dict[str, object], seconds: float) -> dict[str, Any]:
        """The supervisor's reply to a request; EOFError if it has gone, or does not answer."""
        stdin, stdout = self.process.stdin, self.process.stdout
        if stdin is None or stdout is None:
            raise EOFError
        data = marshal.dumps(request)
        stdin.write(len(data).to_bytes(4, "little") + data)
        stdin.flush()
        poll = select.poll()
        poll.register(stdout, select.POLLIN)
        if not poll.poll(seconds * 1000):
            self.process.kill()
        size = stdout.read(4)
        if len(size) < 4:
            raise EOFError
        return marshal.loads(stdout.read(int.from_bytes(size, "little")))

    def clear(self) -> None:
        """An empty folder again, whatever the program has done to it."""
        folder = Path(self.folder.name)
        try:
            if folder.is_symlink() or not folder.is_dir():
                folder.unlink()
            elif not any(folder.iterdir()):
                return
        except OSError:
            pass  # gone, or closed to us: made anew below
        remove(folder)
        folder.mkdir(mode=0o700, exist_ok=True)


def beginning(path: Path) -> bytes:
    """The first bytes of a file that a program has left; OSError if it is none, or a link."""
    file = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    try:
        return os.read(file, KEPT)
    finally:
        os.close(file)


def remove(folder: Path) -> None:
    """Remove a folder, also one with a thousand levels or with folders that are closed to us."""
    with contextlib.suppress(RecursionError):
        shutil.rmtree(folder, ignore_errors=True)
    if folder.exists():
        subprocess.run(["chmod", "-R", "u+rwx", folder], stderr=subprocess.DEVNULL, check=False)
        subprocess.run(["rm", "-rf", folder], stderr=subprocess.DEVNULL, check=False)


def end_strays(known: set[int]) -> None:
    """Kill the children of this process that nobody knows.

    A program that kills its supervisor becomes a child of this process, as it takes in
    orphans (the "subreaper" of Linux); and so do in turn those that the program started.
    """
    while strays := {child for child in children() if child not in known}:
        for stray in strays:
            with contextlib.suppress(OSError):
                os.kill(stray, signal.SIGKILL)
                os.waitpid(stray, 0)


def check_system() -> None:
    """OSError if this is not a system on which runs can be supervised."""
    task = Path(f"/proc/self/task/{threading.get_native_id()}/children")
    if not (sys.platform == "linux" and hasattr(os, "pidfd_open") and task.exists()):
        raise OSError("the judge needs Linux 5.4 or later, with /proc")


def children() -> list[int]:
    """The children of this process in other sessions, as all programs are."""
    found = []
    for path in Path("/proc/self/task").glob("*/children"):
        for child in map(int, path.read_text().split()):
            with contextlib.suppress(ProcessLookupError):
                if os.getsid(child) != os.getsid(0):
                    found.append(child)
    return found


LIMITS = [limit.name for limit in fields(Limits)]
