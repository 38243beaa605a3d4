"""Run a program on one input under limits: a Runner keeps one supervisor process for this."""

import contextlib
import errno
import fcntl
import os
import resource
import stat
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from judge.isolation.keeper import PATIENCE, Gone, Keeper, NotStarted
from judge.isolation.limits import MIB as MIB
from judge.isolation.limits import RUNS as RUNS
from judge.isolation.limits import STDERR_KEPT, error_in, stack_for
from judge.isolation.limits import Limits as Limits
from judge.isolation.limits import Run as Run
from judge.isolation.limits import Runs as Runs
from judge.isolation.limits import Stopped as Stopped
from judge.isolation.sandbox import Sandbox
from judge.isolation.temporary import Folder, remove

TRIES = 3  # a run that is a little above the limit is run again, so often in all
COPIED = 1 << 20  # bytes at a time
SAID = 1 << 16  # bytes of the standard error, in which an error is looked for
LARGEST = 256 * MIB  # of a case: it is copied into memory
FILES_OF_ALL, FILES_OF_ONE = 24, 24  # that the judge has open, and for each run at a time
ROOM = 16 * MIB  # that a compiler needs for a file
LEFT = MIB  # of a disk that is full
LEAST = Limits(cpu=1, output=0, disk=0)  # of all programs
# After these the kernel may yet end the supervisor.
EXHAUSTED = "memory", "short", "processes", "threads"
SEALS = fcntl.F_SEAL_WRITE | fcntl.F_SEAL_GROW | fcntl.F_SEAL_SHRINK | fcntl.F_SEAL_SEAL


class Runner:
    """Runs programs one after the other, each in a fresh process and an empty folder.

    A context manager, for one thread at a time; several work side by side.  It keeps a supervisor
    as long as programs see the same and may hold the same.
    """

    def __init__(self) -> None:
        check_system()
        self.closed = False
        self.folder = Folder("judge-")
        self.keeper: Keeper | None = None
        self.kept_for: tuple[object, ...] = ()

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
        self.let_go()
        self.folder.cleanup()

    def let_go(self) -> None:
        """The next program gets a supervisor of its own."""
        keeper, self.keeper, self.kept_for = self.keeper, None, ()
        if keeper:
            keeper.close()

    def keeper_for(self, sandbox: Sandbox | None, limits: Limits) -> Keeper:
        """A supervisor for such programs, the one that there is if it fits; NotStarted, Stopped,
        OSError where we may not give them what they may use.
        """
        check_limits(limits)
        wanted = sandbox, replace(limits, cpu=0.0, processes=0)
        if self.keeper is None or self.kept_for != wanted:
            self.let_go()
            Path(self.folder.name).mkdir(mode=0o700, exist_ok=True)  # the last one has removed it
            self.keeper = Keeper(sandbox, self.folder.name, limits)
            self.kept_for = wanted
        keeper = self.keeper
        if self.closed:  # meanwhile, or long ago
            self.let_go()
            raise Stopped
        return keeper

    def run(
        self,
        command: Sequence[str | Path],
        case: Path,
        limits: Limits,
        sandbox: Sandbox | None = None,
        wanted: Sequence[str] = (),
        given: Sequence[Path] = (),
        folders: Sequence[str] = (),
        filled: Sequence[str] = (),
    ) -> Run:
        """Run `command` with the file `case` as its input; Stopped if the runner is closed.

        `wanted` are names of files that it may leave, of which Run.files has the beginning;
        `given` are files that it can read as /dev/fd/3 and so on; `folders` are there already;
        what it adds in those that are `filled`, as it sees them, counts like what is in its own.
        """
        places = {"folders": list(folders), "filled": list(filled)}
        request = limits.request(command) | {"wanted": list(wanted), **places}
        with contextlib.ExitStack() as stack:
            try:
                files = [stack.enter_context(read_only_copy(path)) for path in (case, *given)]
            except OSError as error:
                return Run("case", error.errno or 0)
            outputs = [stack.enter_context(in_memory(name)) for name in ("stdout", "stderr")]
            if runs := RUNS.get():
                stack.enter_context(runs.holding(self))
            run = self.ask(request, [files[0], *outputs, *files[1:]], limits, sandbox)
            if run.end != "sandbox":
                run.stdout = content(outputs[0], limits.output)
                run.stderr = kept(content(outputs[1], SAID, last=True))
        return run

    def ask(
        self, request: dict[str, Any], files: list[int], limits: Limits, sandbox: Sandbox | None
    ) -> Run:
        """What the supervisor says of the run, which leaves an empty folder; Stopped."""
        try:
            keeper = self.keeper_for(sandbox, limits)
            start = time.perf_counter()
            reply = keeper.ask(request, files, limits.most_wall + PATIENCE)
        except NotStarted as error:
            return Run("sandbox", 0, stderr=str(error).encode())
        except Gone as gone:
            if self.closed:
                raise Stopped from gone
            self.keeper = None
            cpu, memory = gone.account.cpu, gone.account.memory
            wall = time.perf_counter() - start
            reply = {"end": gone.end, "status": 0, "cpu": cpu, "wall": wall, "memory": memory}
            reply["fresh"] = False
        if not reply.pop("fresh") or reply["end"] in EXHAUSTED:
            self.let_go()
        if keeper.folder == self.folder.name:
            reply["full"] = has_filled(self.folder.name)
            self.clear()
        return Run(**reply)

    def best_run(
        self,
        command: Sequence[str | Path],
        case: Path,
        limits: Limits,
        sandbox: Sandbox | None = None,
    ) -> Run:
        """As `run`, but what ends a little above the time limit gets other chances."""
        run = self.run(command, case, limits, sandbox)
        for _ in range(TRIES - 1):
            if run.end != "cpu" or run.cpu > limits.most_cpu:
                break
            again = self.run(command, case, limits, sandbox)
            run = min(run, again, key=lambda run: run.cpu)
        return run

    def clear(self) -> None:
        """An empty folder again, whatever the program has done to it.

        If it can be the same one: a ruleset of Landlock holds for that, not for its name.
        """
        folder = Path(self.folder.name)
        try:
            if folder.is_symlink() or not folder.is_dir():
                folder.unlink()
            for path in folder.iterdir():
                remove(path)
            clear = not any(folder.iterdir())
        except OSError:  # gone, or closed to us
            clear = False
        if not clear:
            remove(folder)
        folder.mkdir(mode=0o700, exist_ok=True)


def has_filled(folder: str) -> bool:
    """Whether a program has left something in its folder, and the disk has no room for more."""
    with contextlib.suppress(OSError):  # it may have removed it, or closed it to us
        if any(Path(folder).iterdir()):
            disk = os.statvfs(folder)
            no_more_files = disk.f_files > 0 and not disk.f_favail
            return no_more_files or disk.f_bavail * disk.f_frsize < LEFT
    return False


@contextlib.contextmanager
def in_memory(name: str) -> Iterator[int]:
    """A file without a place."""
    file = os.memfd_create(name, os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
    try:
        yield file
    finally:
        os.close(file)


@contextlib.contextmanager
def read_only_copy(path: Path) -> Iterator[int]:
    """A file with the content of that file, of which nobody learns its name or changes it."""
    with in_memory("input") as copy:
        with open_to_read(path) as case:
            while data := case.read(COPIED):
                while data:
                    data = data[os.write(copy, data) :]
        fcntl.fcntl(copy, fcntl.F_ADD_SEALS, SEALS)
        os.lseek(copy, 0, os.SEEK_SET)
        yield copy


def open_to_read(path: Path) -> FileIO:
    """A file with an end; OSError for a pipe, which would be waited for, and for a device."""
    case = FileIO(path, opener=lambda name, flags: os.open(name, flags | os.O_NONBLOCK))
    about, fault = os.fstat(case.fileno()), 0
    if not stat.S_ISREG(about.st_mode) and about.st_rdev != Path(os.devnull).stat().st_rdev:
        fault = errno.EOPNOTSUPP
    elif about.st_size > LARGEST:
        fault = errno.EFBIG
    if fault:
        case.close()
        raise OSError(fault, os.strerror(fault))
    return case


def content(file: int, most: int, last: bool = False) -> bytes:
    """The first (or last) bytes of a file."""
    size = os.fstat(file).st_size
    return os.pread(file, min(most, size), max(0, size - most) if last else 0)


def kept(said: bytes) -> bytes:
    """The last of what a program has said, or from the error on that its calls follow."""
    lines = said.decode("latin-1").split("\n")
    error = sum(len(line) + 1 for line in lines[: error_in(lines)])
    start = max(0, min(error, len(said) - STDERR_KEPT))
    return said[start : start + STDERR_KEPT]


def check_system() -> None:
    """OSError if this is not a system on which runs can be supervised."""
    task = Path(f"/proc/self/task/{os.getpid()}/children")
    if not (hasattr(os, "pidfd_open") and task.exists()):
        raise OSError("the judge needs Linux 5.4 or later, with /proc")


def check_limits(limits: Limits = LEAST) -> None:
    """OSError where we may use less than programs may: right ones would seem to be wrong."""
    given = {
        "v": (resource.RLIMIT_AS, resource.RLIM_INFINITY),  # Java, Go and Node take much in advance
        "d": (resource.RLIMIT_DATA, resource.RLIM_INFINITY),
        "s": (resource.RLIMIT_STACK, stack_for(limits.memory)),
        "f": (resource.RLIMIT_FSIZE, max(limits.output, min(limits.disk, ROOM)) + 1),
        "t": (resource.RLIMIT_CPU, 2 * int(limits.most_cpu) + 1),
        "u": (resource.RLIMIT_NPROC, min(limits.threads, LEAST.threads)),
    }
    if not os.geteuid():
        del given["u"]  # of root this is not asked
    for letter, (kind, needed) in given.items():
        soft, most = resource.getrlimit(kind)
        if most != resource.RLIM_INFINITY and not 0 <= needed <= most:
            raise OSError(f"programs would get less than they may use (see ulimit -H{letter})")
        if soft != most and letter in "vdu":  # others are set for each program
            resource.setrlimit(kind, (most, most))


def most_at_once() -> int:
    """So many runners the limit on open files is enough for; OSError if for none."""
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = FILES_OF_ALL + FILES_OF_ONE
    if files < needed:
        raise OSError(f"the judge needs {needed} open files and may have {files} (see ulimit -n)")
    return (files - FILES_OF_ALL) // FILES_OF_ONE
