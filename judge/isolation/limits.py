"""What a program may use, what it did, and who ends it."""

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Protocol

MIB = 1 << 20
STDERR_KEPT = 4096  # bytes
DIED = re.compile(r"(?:Error|Exception)\b|^(?:panic|fatal error): ")  # before many calls, and these
CALLS = re.compile(r"\s+(?:at|from) |\[signal ")  # as in Java, JavaScript, Ruby and Go
MESSAGE = 10  # lines after that of an error in which its calls begin: more of it comes before
APART = re.compile(r"(?:Error|Exception)\)$|^(?:panic|fatal error): ")  # a blank line before them
LEAST_STACK, MOST_STACK = 8 * MIB, 1024 * MIB  # what systems give, and what Java and node take
NEAR = 0.1  # a run so near above the limit may be run again


def stack_for(memory: int) -> int:
    """The bytes of a stack where there is so much memory; each thread is given as many."""
    return min(max(LEAST_STACK, memory), MOST_STACK)


@dataclass(frozen=True, slots=True)
class Limits:
    """What a program may use for one case, with all processes that it starts."""

    cpu: float  # seconds, user and system
    memory: int = 256 * MIB  # resident bytes
    output: int = MIB  # bytes, of standard output and of standard error each
    processes: int = 64  # at the same time
    threads: int = 256  # at the same time, of all processes
    files: int = 256  # that a process has open; the supervisor too, which needs nearly 40
    disk: int = 16 * MIB  # bytes in the folder of the program

    @property
    def wall(self) -> float:
        """Seconds by the clock, for a program that sleeps or waits."""
        return 3 * self.cpu + 2

    @property
    def most_wall(self) -> float:
        """The same for one that has to wait for a core most of the time."""
        return 2 * self.wall

    @property
    def most_cpu(self) -> float:
        """CPU seconds after which a run is ended; one that ends before may be run again."""
        return self.cpu + min(NEAR * self.cpu, 0.5)

    def request(self, command: Sequence[str | Path]) -> dict[str, Any]:
        """What a supervisor is asked for: to run that command under these limits."""
        return {
            "command": [os.fspath(word) for word in command],
            "wall": self.wall,
            "most cpu": self.most_cpu,
            "wanted": [],
            "folders": [],
            "filled": [],
            **asdict(self),
        }


@dataclass(slots=True)
class Run:
    """What a program did on one case."""

    end: str  # "exit"; the limit that was broken: cpu, wall, memory, output, disk, processes,
    # threads; or "left" (processes went on after its end), "error" (not started), "case" (no
    # such input), "sandbox" (it failed), "supervisor" (the program killed or stopped it),
    # "judge" (the supervisor failed), "short" (others have left it too little memory)
    status: int  # exit status; below 0, the signal that killed it; of "error" and "case", the errno
    cpu: float = 0.0  # seconds, of all its processes
    wall: float = 0.0  # seconds
    memory: int = 0  # peak bytes; what the supervisor weighs (about 10 MiB) is the least
    stdout: bytes = b""
    stderr: bytes = b""  # the end of it
    files: dict[str, bytes] = field(default_factory=dict)  # those that were asked for
    full: bool = False  # whether the disk was, after the program had written there


def error_in(said: Sequence[str]) -> int:
    """The line with the error that a program died of, where calls follow it; else behind all."""
    pairs = enumerate(zip(said, [*said[1:], ""], strict=True))
    errors = (
        n
        for n, (line, after) in pairs
        if (DIED.search(line) and any(map(CALLS.match, (after, first_set_in(said, n + 1)))))
        or (not after and APART.search(line))
    )
    return max(errors, default=len(said))


def first_set_in(said: Sequence[str], start: int) -> str:
    """The first line from there that begins with a blank, as calls do below a message; else ""."""
    return next((line for line in said[start : start + MESSAGE] if line[:1].isspace()), "")


class Stopped(Exception):
    """Who ran a program was closed meanwhile."""


class Running(Protocol):
    """What runs something."""

    def close(self) -> object:
        """End it."""


class Runs:
    """What runs for somebody who may have to end it; what would begin after that, too."""

    def __init__(self) -> None:
        self.ended = False
        self.runners = set[Running]()

    @contextmanager
    def holding(self, runner: Running) -> Iterator[None]:
        """While one runs something; Stopped."""
        self.runners.add(runner)
        try:
            if self.ended:  # asked when it can be seen already: else it might be missed
                raise Stopped
            yield
        finally:
            self.runners.discard(runner)

    def end(self) -> None:
        """Close who runs something."""
        self.ended = True
        for runner in list(self.runners):
            runner.close()


RUNS: ContextVar[Runs | None] = ContextVar("RUNS", default=None)  # for whom this thread works
