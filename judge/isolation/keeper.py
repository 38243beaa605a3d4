"""Keep a supervisor, in a sandbox or in none, and have it run programs one after the other."""

import compileall
import contextlib
import marshal
import os
import select
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from functools import cache
from importlib.util import cache_from_source
from pathlib import Path
from typing import IO, Any

from judge.isolation import bubblewrap, interpreters, landlock
from judge.isolation.cgroup import Account, Group, NoGroups
from judge.isolation.filter import filter_for
from judge.isolation.limits import Limits, stack_for
from judge.isolation.sandbox import BWRAP, LANDLOCK, Sandbox

INSIDE = Path(__file__).with_name("inside")
ENTRY = "import sys; sys.path.insert(0, sys.argv[1]); import {0}; {0}.main()"
BEGINNING = 30.0  # seconds that a supervisor may take to begin, on the busiest of machines
PATIENCE = 10.0  # and to answer beyond the time limit, or to end
LONGEST_REPLY = 1 << 17  # bytes
LONGEST_WAIT = (1 << 31) - 1  # milliseconds, that poll can be told
HEADER = 16  # bytes before the code in a file that Python has compiled
KILLED = 100  # exit status of a guard whose supervisor was killed


class Gone(Exception):
    """The supervisor has ended, or did not answer and was ended: "judge" if by a fault of its own,
    "memory" if the kernel has ended it because the program held too much, "short" if others did,
    "threads" if that is because it wanted too many processes and threads, else "supervisor".

    `account` is what the kernel has counted for the program meanwhile.
    """

    def __init__(self, end: str, account: Account) -> None:
        super().__init__()
        self.end, self.account = end, account


class NotStarted(Exception):
    """The sandbox has not begun; what it said."""


class Keeper:
    """A supervisor for programs that see the same; what they may hold is the same for all."""

    def __init__(self, sandbox: Sandbox | None, folder: str, limits: Limits) -> None:
        level = sandbox.level if sandbox else ""
        self.folder = bubblewrap.WORK if level == BWRAP else folder
        self.group: Group | None = None
        self.process: subprocess.Popen[bytes] | None = None
        self.socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with contextlib.ExitStack() as undone, tempfile.TemporaryFile() as said:
            undone.callback(self.close)
            self.group = group_with(limits)
            words = beside(folder)
            if sandbox and level == BWRAP:
                words = in_bubblewrap(sandbox, limits.disk, counted=self.group is not None)
            try:
                with theirs:
                    self.process = started(words, theirs, said)
                self.set_up(sandbox, limits)
            except (OSError, Gone) as error:
                said.seek(0)
                raise NotStarted(said.read().decode("utf-8", "replace") or str(error)) from error
            undone.pop_all()

    def set_up(self, sandbox: Sandbox | None, limits: Limits) -> None:
        """Tell the supervisor what all runs have in common; OSError, Gone."""
        level = sandbox.level if sandbox else ""
        files = self.group.opened() if self.group else {}
        try:
            if sandbox and level == LANDLOCK:
                readable = [*sandbox.readable()]
                readable += [bubblewrap.ZERO] if self.group or sandbox.writable else []
                files["ruleset"] = landlock.ruleset(
                    readable, sandbox.program, self.folder, sandbox.writable
                )
            setup = {
                "folder": self.folder,
                "limits": asdict(limits) | {"stack": stack_for(limits.memory)},
                "own folders": [bubblewrap.WORK, bubblewrap.SHARED] if level == BWRAP else [],
                "environment": environment(self.folder, level),
                "confined": {BWRAP: "supervisor", LANDLOCK: "program"}.get(level, "nobody"),
                "filter": calls_of(sandbox, counted=self.group is not None),
                "nanoseconds": self.group is not None and self.group.version == 1,
                "files": list(files),
            }
            self.ask(setup, list(files.values()), BEGINNING)
        finally:
            for file in files.values():
                os.close(file)

    def ask(self, request: dict[str, Any], files: Sequence[int], seconds: float) -> dict[str, Any]:
        """The supervisor's reply to a request; Gone."""
        reply, before = b"", self.account()
        with contextlib.suppress(OSError):
            socket.send_fds(self.socket, [marshal.dumps(as_read(request))], files)
            poll = select.poll()
            poll.register(self.socket, select.POLLIN)
            if poll.poll(min(seconds * 1000, LONGEST_WAIT)):
                reply = self.socket.recv(LONGEST_REPLY)
        if not reply:
            raise self.gone(before)
        return marshal.loads(reply)

    def account(self) -> Account:
        """What the kernel has counted by now."""
        return self.group.account() if self.group else Account()

    def gone(self, before: Account) -> Gone:
        """Why there is no reply, and what was counted since then; the supervisor has ended."""
        since = self.account().since(before)
        held = "memory" if not self.group or self.group.was_full() else "short"
        if not self.close():
            return Gone("judge", since)
        if not since.killed:
            return Gone("supervisor", since)
        # As in inside/counts.py: a task that is refused costs memory for a while.
        return Gone("threads" if since.refused else held, since)

    def hang_up(self) -> None:
        """End what runs: who waits for a reply gets none."""
        with contextlib.suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)

    def close(self) -> bool:
        """End the supervisor, which ends what it runs; whether it was killed, or had to be."""
        try:
            self.hang_up()
            status = ended(self.process) if self.process else 0
        finally:  # also where Ctrl-C comes meanwhile
            self.socket.close()
            if self.group:
                self.group.remove()
        return status >= KILLED or status < 0


def as_read(told: Any) -> Any:
    """What a supervisor is told, with all words as it reads names of files: in UTF-8, in whatever
    code they are where we are.
    """
    if isinstance(told, dict):
        return {key: as_read(value) for key, value in told.items()}
    if isinstance(told, list):
        return list(map(as_read, told))
    if isinstance(told, str):
        with contextlib.suppress(UnicodeEncodeError):  # here no file is called so
            return os.fsencode(told).decode("utf-8", "surrogateescape")
    return told


def started(words: list[str], theirs: socket.socket, said: IO[bytes]) -> subprocess.Popen[bytes]:
    """A supervisor; OSError."""
    processes = os.open("/proc", os.O_RDONLY | os.O_DIRECTORY)
    try:
        return subprocess.Popen(
            [*words, str(processes)],
            pass_fds=[processes],
            stdin=theirs,
            stdout=said,
            stderr=said,
            process_group=0,  # Ctrl-C is not its business
            env={},  # the first process of a sandbox can be asked for it
        )
    finally:
        os.close(processes)


def ended(process: subprocess.Popen[bytes]) -> int:
    """The exit status of a supervisor that was asked to end, and is made to."""
    try:
        return process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        end_below(process.pid)
        process.wait()
        return KILLED


def group_with(limits: Limits) -> Group | None:
    """A control group with these limits, where there can be one."""
    try:
        return Group(limits.memory, limits.threads)
    except NoGroups:
        return None


def calls_of(sandbox: Sandbox | None, counted: bool) -> bytes:
    """The filter of system calls of a sandbox; nothing where there is none."""
    if not sandbox:
        return b""
    within = sandbox.level == LANDLOCK
    return filter_for(within, counted, sandbox.writable, sandbox.scripted)


def environment(folder: str, level: str) -> dict[str, str]:
    """What programs find in their environment: nothing of the judge's.

    PyPy makes its nursery as large as half of the processor's cache, which may be more than the
    memory limit; it is told a size, so that verdicts are the same on all machines.
    """
    path = bubblewrap.SEARCH if level else os.environ.get("PATH", bubblewrap.SEARCH)
    language = {"LANG": "C.UTF-8", "PYPY_GC_NURSERY": "4M"}
    return {"PATH": path, "HOME": folder, "TMPDIR": folder, **language}


def beside(folder: str) -> list[str]:
    """The command of a supervisor outside of a file system of its own."""
    return [compiled(), "-I", "-S", "-c", ENTRY.format("supervisor"), str(INSIDE), folder]


def in_bubblewrap(sandbox: Sandbox, disk: int, counted: bool) -> list[str]:
    """The command of a supervisor in one."""
    python = compiled()
    shown = dict.fromkeys([*interpreters.files_of(python), *sandbox.shown])
    around = bubblewrap.words(
        list(shown),
        sandbox.hidden,
        sandbox.given,
        sandbox.program,
        sandbox.writable,
        str(INSIDE),
        disk,
        zero=counted or sandbox.writable,
    )
    if os.geteuid() == 0:
        devices = *bubblewrap.DEVICES, bubblewrap.ZERO
        entry = ENTRY.format("devices"), str(INSIDE)
        around = [python, "-I", "-S", "-c", *entry, *devices, "--", *around]
    inside, entry = bubblewrap.place_of(python), ENTRY.format("supervisor")
    return [*around, inside, "-I", "-S", "-c", entry, bubblewrap.SUPERVISOR]


@cache
def compiled() -> str:
    """The Python of supervisors, which finds them compiled."""
    compileall.compile_dir(INSIDE, quiet=2)
    for source in INSIDE.glob("*.py"):
        remove_if_cut_off(Path(cache_from_source(source)))
    return interpreters.judges_own()


def remove_if_cut_off(code: Path) -> None:
    """Remove what was compiled if its end is missing, as where the disk was full or files may not
    be so large: Python writes as much as it can, takes that for all, and fails ever after.
    """
    with contextlib.suppress(OSError):  # there is none, or others look after it
        try:
            marshal.loads(code.read_bytes()[HEADER:])
        except (EOFError, ValueError, TypeError):
            code.unlink()


def end_below(process: int) -> None:
    """Kill all that a process has started, and then itself."""
    while found := list(below(process)):
        for child in found:
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        select.select([], [], [], 0.001)
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)


def below(process: int) -> Iterator[int]:
    """All processes below one that have not ended."""
    for path in Path(f"/proc/{process}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            for child in map(int, path.read_text(encoding="ascii").split()):
                about = Path(f"/proc/{child}/stat").read_bytes().rpartition(b")")[2]
                if not about.startswith(b" Z "):  # before it stands a name that anybody may choose
                    yield child
                yield from below(child)
