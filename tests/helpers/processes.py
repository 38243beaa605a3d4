"""Which processes there are, and how to wait for what others do."""

import os
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import SHUT_RDWR, socketpair

from judge.isolation.keeper import INSIDE

PATIENCE = 60  # seconds for what takes one, on the busiest of machines
LONGEST = 240  # seconds for a whole program, which pytest's own limit is above


def is_running(mark: str) -> bool:
    """Whether a process has this word in its command line."""
    for path in Path("/proc").iterdir():
        if path.name.isdigit() and path.name != str(os.getpid()):
            with suppress(OSError):  # it may end meanwhile
                if mark.encode() in (path / "cmdline").read_bytes():
                    return True
    return False


def below(pid: int) -> set[int]:
    """The processes below one."""
    found, todo = set(), [pid]
    while todo:
        folder, threads = Path(f"/proc/{todo.pop()}/task"), list[Path]()
        with suppress(FileNotFoundError):  # it may end meanwhile
            threads += folder.glob("*/children")
        for path in threads:
            with suppress(FileNotFoundError, ProcessLookupError):  # a thread too
                children = {int(word) for word in path.read_text().split()}
                found |= children
                todo += children
    return found


def waits(pid: int) -> bool:
    """Whether it is but a supervisor, or was forked by one and has yet to become a program."""
    try:
        return str(INSIDE).encode() in Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
    except OSError:
        return False  # it has just ended


def cpu_seconds(pid: int) -> float:
    """The CPU time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


def state(pid: int) -> str:
    """What the kernel says that a process does, by a letter; FileNotFoundError if it is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except ProcessLookupError as gone:  # while it was read
        raise FileNotFoundError(pid) from gone


def is_asleep(pid: int) -> bool:
    """Whether it waits for something."""
    return state(pid) == "S"


def are_gone(pids: Iterable[int]) -> bool:
    """Whether all of them have ended, also if nobody has asked for it yet."""
    for pid in pids:
        with suppress(FileNotFoundError):
            if state(pid) != "Z":
                return False
    return True


def wait_until(so: Callable[[], object]) -> bool:
    """Whether that becomes so, in time."""
    end = time.monotonic() + PATIENCE
    while not so():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


@contextmanager
def unread() -> Iterator[int]:
    """An output that nobody reads.

    It is a socket: of a pipe, programs that look through /proc/*/fd become readers.  They also put
    off what closing it does, for as long as they look at it.
    """
    reader, writer = socketpair()
    with reader:  # before anything begins: on a busy machine all might be written sooner
        reader.shutdown(SHUT_RDWR)
    with writer:
        yield writer.fileno()
