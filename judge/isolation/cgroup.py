"""Control groups, in which the kernel counts what programs use, and keeps their limits.

Of version 2 where a subtree was given to us (systemd-run --user --scope -p Delegate=yes), or to
root; of version 1 as root.  Each supervisor has a group of its own.
"""

import contextlib
import itertools
import os
import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PREFIX = "judge-"
NUMBERS = itertools.count()
FULL = 0.9  # of what may be held, as in inside/counts.py
OURS, OUR_MEMORY = 1, 1 << 20  # the task that the supervisor is in its group, and what it holds
ENDING = 5.0  # seconds that the last processes may take to go
VERSION_1 = {  # what the supervisor reads and writes, by controller
    "memory": {
        "peak": "memory.max_usage_in_bytes",
        "memory": "memory.usage_in_bytes",
        "memory events": "memory.oom_control",
    },
    "cpuacct": {"cpu": "cpuacct.usage"},
    "pids": {"tasks": "pids.current", "tasks refused": "pids.events", "most tasks": "pids.max"},
}
VERSION_2 = {
    "": {
        "peak": "memory.peak",
        "memory": "memory.current",
        "memory events": "memory.events",
        "cpu": "cpu.stat",
        "tasks": "pids.current",
        "tasks refused": "pids.events",
        "most tasks": "pids.max",
    }
}
WRITTEN = "peak", "most tasks"  # by the supervisor too


class NoGroups(Exception):
    """There are no control groups for us: why, in a few words."""


@dataclass(frozen=True, slots=True)
class Account:
    """What the kernel has counted for all in a group, as far as it is known."""

    cpu: float = 0.0  # seconds
    memory: int = 0  # the most bytes at a time
    killed: int = 0  # processes, because together they held too much
    refused: int = 0  # times that one could not start another

    def since(self, before: "Account") -> "Account":
        """What was added since then, but the most memory."""
        killed, refused = self.killed - before.killed, self.refused - before.refused
        return Account(self.cpu - before.cpu, self.memory, killed, refused)


@dataclass(frozen=True, slots=True)
class Place:
    """Where groups can be made: a folder for each controller ("" stands for all, in version 2)."""

    version: int
    folders: dict[str, Path]


class Group:
    """A group for one supervisor and its programs, with the limits of these; NoGroups."""

    def __init__(self, memory: int, tasks: int) -> None:
        place, self.memory = find(), memory
        self.version, name = place.version, f"{PREFIX}{os.getpid()}-{next(NUMBERS)}"
        self.folders = {kind: folder / name for kind, folder in place.folders.items()}
        names = VERSION_1 if self.version == 1 else VERSION_2
        self.paths = {
            name: folder / file
            for kind, folder in self.folders.items()
            for name, file in names[kind].items()
        }
        try:
            for folder in self.folders.values():
                folder.mkdir()
            self.set_limits(memory + OUR_MEMORY, tasks + OURS)
        except BaseException as error:
            self.remove()
            if not isinstance(error, OSError):
                raise
            raise NoGroups(f"{error.filename}: {error.strerror}") from error

    def set_limits(self, memory: int, tasks: int) -> None:
        """Bytes, without swap, and processes and threads together."""
        if self.version == 1:
            write(self.folders["memory"] / "memory.limit_in_bytes", memory)
            with contextlib.suppress(OSError):  # where swap is counted
                write(self.folders["memory"] / "memory.memsw.limit_in_bytes", memory)
            write(self.folders["pids"] / "pids.max", tasks)
            return
        write(self.folders[""] / "memory.max", memory)
        with contextlib.suppress(OSError):  # where swap is counted
            write(self.folders[""] / "memory.swap.max", 0)
        write(self.folders[""] / "pids.max", tasks)

    def opened(self) -> dict[str, int]:
        """The files that the supervisor reads and, to enter, those that it writes to."""
        files = {}
        try:
            for name, path in self.paths.items():
                how = os.O_RDWR if name in WRITTEN else os.O_RDONLY
                with contextlib.suppress(OSError):  # older kernels have no peak
                    files[name] = os.open(path, how | os.O_CLOEXEC)
            for kind, folder in self.folders.items():
                procs = folder / "cgroup.procs"
                files[f"enter {kind}"] = os.open(procs, os.O_WRONLY | os.O_CLOEXEC)
        except BaseException:
            for file in files.values():
                os.close(file)
            raise
        return files

    def account(self) -> Account:
        """What was counted in it by now."""
        scale, word = (1e9, b"") if self.version == 1 else (1e6, b"usage_usec ")
        return Account(
            self.count("cpu", word) / scale,
            max(self.count("peak", b"") - OUR_MEMORY, 0),
            self.count("memory events", b"oom_kill "),
            self.count("tasks refused", b"max "),
        )

    def was_full(self) -> bool:
        """Whether all in it ever held about as much as they may; so it is if nobody can tell."""
        peak = self.count("peak", b"")
        return not peak or peak > self.memory * FULL

    def count(self, name: str, word: bytes) -> int:
        """The number after a word in one of the files that supervisors read; 0 if there is none."""
        said = b""
        with contextlib.suppress(OSError), self.paths[name].open("rb", buffering=0) as file:
            said = file.read(1 << 12)
        return int((b"\n" + said).partition(b"\n" + word)[2].split(b"\n")[0] or 0)

    def remove(self) -> None:
        """End who is still there, and remove the group."""
        until = time.monotonic() + ENDING
        for folder in self.folders.values():
            while not removed(folder) and time.monotonic() < until:
                for process in processes_in(folder):
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(process, signal.SIGKILL)
                time.sleep(0.001)


def write(file: Path, value: object) -> None:
    """Set something; OSError."""
    file.write_text(str(value), encoding="ascii")


def removed(folder: Path) -> bool:
    """Whether a group is gone: nobody was in it."""
    try:
        folder.rmdir()
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return True


def processes_in(folder: Path) -> list[int]:
    """Who is in a group."""
    with contextlib.suppress(OSError):
        return [int(word) for word in (folder / "cgroup.procs").read_text(encoding="ascii").split()]
    return []


# --- Where groups can be made -----------------------------------------------------------------


@cache
def find() -> Place:
    """Where groups can be made; NoGroups."""
    own, mounts = own_groups(), dict(mounted())
    if VERSION_1.keys() <= mounts.keys():
        place = Place(1, {kind: folder_of(own[kind], *mounts[kind]) for kind in VERSION_1})
    elif "" in mounts:
        place = Place(2, {"": delegated(folder_of(own[""], *mounts[""]), mounts[""][1])})
    else:
        raise NoGroups("no control groups are mounted")
    for folder in place.folders.values():
        if not os.access(folder, os.W_OK):
            raise NoGroups(f"no right to make control groups in {folder}")
        remove_old(folder)
    return place


def kernel_lines(path: str) -> list[str]:
    """The lines of a file of the kernel's, in which names may be of any bytes."""
    return os.fsdecode(Path(path).read_bytes()).removesuffix("\n").split("\n")


def own_groups() -> dict[str, str]:
    """The group of this process for each controller."""
    found = {}
    for line in kernel_lines("/proc/self/cgroup"):
        _, kinds, path = line.split(":", 2)
        found |= dict.fromkeys(kinds.split(","), path)
    return found


def mounted() -> Iterator[tuple[str, tuple[str, Path]]]:
    """For each controller, the group that is mounted, and where."""
    for line in kernel_lines("/proc/self/mountinfo"):
        first, _, last = line.partition(" - ")
        root, point = first.split()[3:5]
        system, _, options = last.split(" ", 2)
        if system == "cgroup2":
            yield "", (root, Path(point))
        elif system == "cgroup":
            for kind in options.split(","):
                yield kind, (root, Path(point))


def folder_of(path: str, root: str, point: Path) -> Path:
    """Where a group is seen."""
    inside = os.path.relpath(path, root) if Path(path).is_relative_to(root) else "."
    return point / inside


def delegated(folder: Path, top: Path) -> Path:
    """Where groups of version 2 can be made: those that have groups hold no processes; NoGroups."""
    if is_given(folder):
        leaf = folder / f"{PREFIX}itself"
        with contextlib.suppress(OSError):
            leaf.mkdir(exist_ok=True)
            for process in processes_in(folder):
                write(leaf / "cgroup.procs", process)
    elif os.geteuid() == 0:
        folder = top
    else:
        raise NoGroups("no control group is ours (systemd-run --user --scope -p Delegate=yes ...)")
    try:
        write(folder / "cgroup.subtree_control", "+memory +pids")
    except OSError as error:
        raise NoGroups(f"no control group for memory in {folder}: {error.strerror}") from error
    return folder


def is_given(folder: Path) -> bool:
    """Whether systemd has given us that group, or nobody else is in it."""
    for name in "user.delegate", "trusted.delegate":
        with contextlib.suppress(OSError):
            if os.getxattr(folder, name) == b"1":
                return os.access(folder, os.W_OK)
    return os.access(folder / "cgroup.procs", os.W_OK) and processes_in(folder) == [os.getpid()]


def remove_old(folder: Path) -> None:
    """Remove what a judge has left that was killed."""
    for path in folder.glob(f"{PREFIX}*-*"):
        process = path.name.split("-")[1]
        if not Path("/proc", process).exists():
            removed(path)
