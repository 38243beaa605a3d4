"""Run a program on one input under limits: a Runner keeps one supervisor process for this."""

import marshal
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

SUPERVISOR = Path(__file__).with_name("supervisor.py")
MIB = 1 << 20


@dataclass(frozen=True, slots=True)
class Limits:
    """What a program may use for one case, with all processes that it starts."""

    cpu: float  # seconds, user and system
    memory: int = 256 * MIB  # resident bytes
    output: int = MIB  # bytes, of standard output and of standard error each
    processes: int = 64  # at the same time

    @property
    def wall(self) -> float:
        """Seconds by the clock, for a program that sleeps or waits."""
        return 3 * self.cpu + 2


@dataclass(frozen=True, slots=True)
class Run:
    """What a program did on one case."""

    end: str  # "exit", or the limit it broke: cpu, wall, memory, output, processes; or "error"
    status: int  # exit status; below 0, the signal that killed it; with "error", the errno
    cpu: float = 0.0  # seconds, of all its processes
    wall: float = 0.0  # seconds
    memory: int = 0  # peak resident bytes; what the supervisor weighs (about 10 MiB) is the least
    stdout: bytes = b""
    stderr: bytes = b""  # the end of it


class Stopped(Exception):
    """The runner was closed while it ran a program."""


class Runner:
    """Runs programs one after the other, each in a fresh process and an empty folder."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="judge-")
        self.process = subprocess.Popen(
            [sys.executable, "-I", "-S", str(SUPERVISOR)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

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
        if self.process.stdin and not self.process.stdin.closed:
            self.process.stdin.close()
        self.process.wait()
        self.folder.cleanup()

    def run(self, command: Sequence[str], case: Path, limits: Limits) -> Run:
        """Run `command` with the file `case` as its input; Stopped if the runner is closed."""
        request = {
            "command": list(command),
            "case": str(case),
            "folder": self.folder.name,
            "cpu": limits.cpu,
            "wall": limits.wall,
            "memory": limits.memory,
            "output": limits.output,
            "processes": limits.processes,
        }
        try:
            run = Run(**self.ask(request))
        except (OSError, ValueError, EOFError) as error:
            raise Stopped from error
        self.clear()
        return run

    def ask(self, request: dict[str, object]) -> dict[str, object]:
        """The supervisor's reply to a request."""
        stdin, stdout = self.process.stdin, self.process.stdout
        if stdin is None or stdout is None:
            raise EOFError
        data = marshal.dumps(request)
        stdin.write(len(data).to_bytes(4, "little") + data)
        stdin.flush()
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
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(mode=0o700, exist_ok=True)


def run(command: Sequence[str], case: Path, limits: Limits) -> Run:
    """Run one program once."""
    with Runner() as runner:
        return runner.run(command, case, limits)
