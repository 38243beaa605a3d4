"""What a program uses, with all processes that it starts: as the kernel counts it, or as we see it.

Where there is a control group for it, the kernel counts memory, time and tasks, and keeps the
limits of the first and the last.  Else we look at all processes every few milliseconds.  Address
space is not limited: PyPy, Java and Go reserve far more than they use.
"""

import os
import resource
import time
from _collections_abc import Iterator  # which os has loaded already
from itertools import islice

TICK = os.sysconf("SC_CLK_TCK")
CHANGED = 1 << 20  # bytes by which what a process holds may change while we look at its child
FULL = 0.9  # of what may be held: the kernel counts in steps
OURS = 1  # task in a control group, which is the supervisor


class Group:
    """What the kernel counts, in files of control groups that the judge has opened.

    They belong to one supervisor, and are used for one program after the other.  The supervisor is
    in them too: what it starts begins there.  To move each program would have it wait, and with it
    whoever starts or ends a process on this machine, for the kernel: up to 15 ms.
    """

    def __init__(self, files: dict[str, int], nanoseconds: bool) -> None:
        self.files, self.nanoseconds = files, nanoseconds
        self.most_tasks = self.read("most tasks")
        self.peak_seen = 0

    def begin(self) -> None:
        """What begins in the group from now on is the next program, which may have to wait."""
        os.write(self.files["most tasks"], self.most_tasks)
        self.resets = self.reset()
        self.kept = self.number("memory")  # ours, and of files that earlier programs have read
        self.refused = self.field("tasks refused", b"max ")
        self.killed = self.field("memory events", b"oom_kill ")
        self.spent = self.peak_seen = 0
        self.spent = self.seconds()

    def go(self) -> None:
        """It has waited: what the last one has printed is not held any more."""
        self.resets = self.reset()
        self.kept = min(self.kept, self.number("memory"))

    def held(self) -> int:
        """The bytes that are held in the group now, by us and by what was printed too."""
        return self.number("memory")

    def no_more(self) -> None:
        """Nobody in the group can start another: who is killed has no successor.

        Where thousands come and go, the kernel counts the memory of the dead for a while.
        """
        os.write(self.files["most tasks"], b"0")

    def leave_out(self, before: float) -> None:
        """So long it used the CPU before it was the program."""
        self.spent += before

    def reset(self) -> bool:
        """Forget the peak of earlier runs; older kernels cannot, and then it is looked for."""
        try:
            return os.write(self.files["peak"], b"0") > 0
        except (KeyError, OSError):
            return False

    def look(self, request: dict) -> str:
        """The limit that is broken by now, or ""."""
        self.peak_seen = max(self.peak_seen, self.number("memory") - self.kept)
        many = self.number("tasks") - OURS > request["processes"]  # some of which are but threads
        if many and len(list(descendants())) > request["processes"]:
            return "processes"  # and if together they hold too much, that is why
        if self.field("tasks refused", b"max ") > self.refused:
            return "threads"  # also one that is refused costs memory for a while
        return "memory" if self.field("memory events", b"oom_kill ") > self.killed else ""

    def was_full(self, request: dict) -> bool:
        """Whether all held about as much as they may: else it is others who have filled the machine
        or the container, and the kernel has ended the program for that.
        """
        return "peak" not in self.files or self.number("peak") > request["memory"] * FULL

    def seconds(self) -> float:
        """The CPU time of all processes but ours, the dead too."""
        ours = time.process_time()
        if self.nanoseconds:
            return self.number("cpu") / 1e9 - ours - self.spent
        return self.field("cpu", b"usage_usec ") / 1e6 - ours - self.spent

    def total(self) -> float:
        """The same after the end of all."""
        return self.seconds()

    def peak(self, request: dict, resident: int) -> tuple[int, str]:
        """(the most bytes at a time, "memory" if that was too much); `resident` of one process.

        That has the pages of libraries in it, which the kernel does not count: it is told as no
        more than the limit, which was kept.
        """
        broken = self.look(request)
        if self.resets:
            self.peak_seen = self.number("peak") - self.kept
        most = min(max(self.peak_seen, resident), request["memory"])
        return most, broken if broken == "memory" else ""

    def read(self, name: str) -> bytes:
        """What a file says now."""
        return os.pread(self.files[name], 1 << 16, 0)

    def number(self, name: str) -> int:
        """The number in a file."""
        return int(self.read(name))

    def field(self, name: str, word: bytes) -> int:
        """The number after a word in a file."""
        return int(self.read(name).partition(word)[2].split(b"\n")[0] or 0)


class Looks:
    """What we see of all processes below this one.

    The system adds the time of a dead process to its parent when the parent waits for it, and
    forgets it when the parent ignores SIGCHLD.  So what was seen of each is added up as well.
    """

    def begin(self) -> None:
        """What begins from now on is the next program, which may have to wait."""
        self.before, self.early, self.most = waited_for(), 0.0, 0
        self.seen: dict[tuple[int, bytes], float] = {}  # of the living, by process and its start
        self.past = self.live = 0.0  # what was seen of the dead; what the living say

    def go(self) -> None:
        """It has waited: nothing was seen yet."""

    def held(self) -> int:
        """Nothing that would count: no limit but for single processes is kept for us."""
        return 0

    def no_more(self) -> None:
        """That cannot be kept without the kernel."""

    def was_full(self, _: dict) -> bool:
        """What is broken was seen."""
        return True

    def leave_out(self, before: float) -> None:
        """So long it used the CPU before it was the program."""
        self.early = before

    def look(self, request: dict) -> str:
        """The limit that is broken by now, or ""."""
        processes = list(islice(descendants(), request["processes"] + 1))
        if len(processes) > request["processes"]:
            return "processes"  # at once: they may become more faster than we can look at them
        threads, self.live, seen, sizes, holders = 0, 0.0, {}, {}, []
        for process in processes:
            begun, parent, own, others = times(process)
            resident, tables, tasks = size(process)
            sizes[process] = resident + tables
            threads += tasks
            self.live += own + others
            alike = abs(sizes[process] - sizes.get(parent, -CHANGED)) < CHANGED
            if (process, begun) in self.seen or not alike:
                holders.append(process)
            elif not waits(parent):  # else a new one that has its parent's still
                holders.append(process)
                sizes[process] = sum(size(process)[:2])  # of its program, if that has just begun
            seen[process, begun] = own
        self.past += sum(time for key, time in self.seen.items() if key not in seen)
        self.seen = seen
        held = sum(sizes[process] for process in holders)
        if held > request["memory"] and len(holders) > 1:
            held = sum(map(proportional, holders))
        self.most = max(self.most, held)
        if threads > request["threads"]:
            return "threads"
        return "memory" if held > request["memory"] else ""

    def seconds(self) -> float:
        """The CPU time of all processes, the dead too, as far as it was seen."""
        seen = self.past + sum(self.seen.values())
        return max(max(self.live + waited_for() - self.before, seen) - self.early, 0.0)

    def total(self) -> float:
        """The same after the end of all."""
        self.live = 0.0
        return self.seconds()

    def peak(self, request: dict, resident: int) -> tuple[int, str]:
        """(the most bytes at a time, "memory" if that was too much); `resident` of one process."""
        most = max(self.most, resident)
        return most, "memory" if most > request["memory"] else ""


def waited_for() -> float:
    """The CPU time of all that this process, and in turn they, have waited for."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def descendants(process: int = 0) -> Iterator[int]:
    """All processes below one, if none is named this one, as they are found."""
    todo = [process or os.getpid()]
    while todo:
        process = todo.pop()
        try:
            for task in os.listdir(f"/proc/{process}/task"):
                with open(f"/proc/{process}/task/{task}/children", "rb") as file:
                    children = [int(child) for child in file.read().split()]
                todo += children
                yield from children
        except (FileNotFoundError, ProcessLookupError, PermissionError):
            pass  # it has just ended, or is closed to us; who cannot look at all must not go on


def times(process: int) -> tuple[bytes, int, float, float]:
    """(start, parent, CPU seconds, those of children waited for)."""
    try:
        with open(f"/proc/{process}/stat", "rb") as file:
            fields = file.read().rpartition(b")")[2].split()
    except OSError:
        return b"", 0, 0.0, 0.0
    own, others = (sum(int(ticks) for ticks in fields[at : at + 2]) / TICK for at in (11, 13))
    return fields[19], int(fields[1]), own, others


def waits(process: int) -> bool:
    """Whether a thread of a process cannot go on: as after vfork, until the child is a program."""
    try:
        for thread in os.listdir(f"/proc/{process}/task"):
            with open(f"/proc/{process}/task/{thread}/stat", "rb") as file:
                if file.read().rpartition(b")")[2].split()[0] == b"D":
                    return True
    except OSError:
        pass  # it has just ended
    return False


def size(process: int) -> tuple[int, int, int]:
    """(bytes that are resident or swapped out, bytes of page tables, threads)."""
    values = status(process)
    if values[b"Threads"] > 1 and not values[b"VmRSS"]:
        values = status(holder(process)) | {b"Threads": values[b"Threads"]}
    held = values[b"VmRSS"] + values[b"VmSwap"]
    return held * 1024, values[b"VmPTE"] * 1024, values[b"Threads"]


def status(task: int) -> dict[bytes, int]:
    """What the kernel says of a process, seen from one of its threads."""
    values = {b"VmRSS": 0, b"VmSwap": 0, b"VmPTE": 0, b"Threads": 0}
    try:
        with open(f"/proc/{task}/status", "rb") as file:
            for line in file:
                name, _, value = line.partition(b":")
                if name in values:
                    values[name] = int(value.split()[0])
    except OSError:
        pass  # it has just ended
    return values


def holder(process: int) -> int:
    """A thread that shows what its process holds: the first one may have ended."""
    try:
        for thread in os.listdir(f"/proc/{process}/task"):
            with open(f"/proc/{thread}/statm", "rb") as file:
                if not file.read().startswith(b"0 "):
                    return int(thread)
    except OSError:
        pass  # it has just ended
    return process


def proportional(process: int) -> int:
    """The bytes of a process, where what several share counts only once."""
    resident, tables, _ = size(process)
    try:
        with open(f"/proc/{holder(process)}/smaps_rollup", "rb") as file:
            words = [line.split() for line in file]
    except OSError:
        return resident + tables  # it is closed to us, or has just ended
    shares = [int(word[1]) * 1024 for word in words if word[0] in (b"Pss:", b"SwapPss:")]
    return sum(shares) + tables
