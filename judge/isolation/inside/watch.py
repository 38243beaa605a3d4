"""Wait for the end of a program, or end it when it breaks a limit; nothing of it goes on."""

import os
import select
import signal
import sys
import time

from counts import Group, Looks, descendants, holder
from spare import told
from start import Started

FIRST_LOOK, LONGEST_LOOK = 0.004, 0.02  # seconds between two looks at the program
STILL = 1.0  # seconds that this process comes too late, where not the program is to blame
LINGERING = 0.2  # seconds that processes may go on after the program has ended
LEAST = 1024  # bytes that a file is counted for, however small: so much the kernel needs for it
NOTED = 1000  # ends of processes at a time
LEVELS = 50  # of folders in folders
NO_LIMIT = 1 << 62  # bytes
FIRST = 1  # the process id of the first process of a sandbox


class Watch:
    """One run: a program that has just begun, under the limits of a request."""

    stood_still = 0.0  # seconds, as where all processes are frozen for a while

    def __init__(
        self,
        setup: dict,
        request: dict,
        started: Started,
        outputs: list[int],
        count: Group | Looks,
    ) -> None:
        self.setup, self.request, self.outputs, self.count = setup, request, outputs, count
        self.pid, self.start, self.connection = started
        self.parent = os.getppid()
        self.ends: dict[int, tuple[int, int]] = {}  # (status, peak bytes) of those that ended
        self.filled = dict(request["filled"])  # what is in each place before the program begins
        self.places = [*self.filled]
        if self.filled and not setup["own folders"]:
            self.places.append(setup["folder"])
        self.devices = {os.stat(place).st_dev for place in self.places}

    def result(self) -> dict:
        """What the program did and took."""
        breach = self.until_the_end()
        end = time.perf_counter()
        breach = breach or self.wait_for_others()
        self.finish()
        if self.connection:
            error, before, start = told(self.connection)
            if error and not breach:
                return {"end": "error", "status": error}
            self.count.leave_out(before)
            self.start = start or self.start
        return self.judged(breach, end - self.start)

    def judged(self, breach: str, wall: float) -> dict:
        """The figures after the end of all, and the limit that they break."""
        cpu = self.count.total()
        resident = max(peak for _, peak in self.ends.values())
        memory, too_much = self.count.peak(self.request, resident)
        breach = breach or too_much or self.late_breach(cpu, self.request["cpu"]) or "exit"
        if breach == "memory" and not self.count.was_full(self.request):
            breach = "short"
        status = os.waitstatus_to_exitcode(self.ends[self.pid][0])
        if (breach, status) == ("exit", -signal.SIGSEGV) and resident >= self.request["memory"]:
            breach = "memory"  # its stack may be as large: which limit is met first is chance
        return {"end": breach, "status": status, "cpu": cpu, "wall": wall, "memory": memory}

    def until_the_end(self) -> str:
        """Wait until the program has ended, or broken a limit: which."""
        ending = os.pidfd_open(self.pid)
        poll = select.poll()
        poll.register(ending, select.POLLIN)
        poll.register(0, 0)  # tells only that the judge has hung up
        look, breach = FIRST_LOOK, ""
        while not breach and self.pid not in self.ends:
            before = time.perf_counter()
            ready = poll.poll(look * 1000)
            self.stood_still += overslept(time.perf_counter() - before - look)
            if any(file == 0 for file, _ in ready) or os.getppid() != self.parent:
                self.finish()
                sys.exit()
            self.collect()
            if self.pid not in self.ends:
                breach = self.breach()
                look = min(look * 1.5, LONGEST_LOOK)
        os.close(ending)
        return breach

    def wait_for_others(self) -> str:
        """The program has ended; let others that it started end too, for a moment."""
        pause, ended = FIRST_LOOK / 8, time.perf_counter()
        while self.collect():
            if breach := self.breach():
                return breach
            if time.perf_counter() - ended > LINGERING:
                return "left"
            time.sleep(pause)
            pause = min(pause * 1.5, LONGEST_LOOK)
        return ""

    def breach(self) -> str:
        """The limit that is broken by now, or ""."""
        breach = self.count.look(self.request)
        breach = breach or self.late_breach(self.count.seconds(), self.request["most cpu"])
        late = time.perf_counter() - self.start - self.request["wall"]
        if breach or self.pid in self.ends or late <= 0:
            return breach
        excused = self.stood_still + waited(self.pid)
        return "wall" if late > min(excused, self.request["wall"]) else ""

    def late_breach(self, cpu: float, most_cpu: float) -> str:
        """The limit that the figures break, which may show only after the end."""
        if any(os.fstat(output).st_size > self.request["output"] for output in self.outputs):
            return "output"
        if self.space() > self.request["disk"]:
            return "disk"
        return "cpu" if cpu > most_cpu else ""

    def space(self) -> int:
        """The bytes of all files that the program has made."""
        most = self.request["disk"]
        added = sum(
            max(0, size_within(place, before + most) - before)
            for place, before in self.filled.items()
        )
        if self.filled:
            what = self.devices, self.places, self.pid
            nameless = nameless_on(*what)
            # The second time it sees what was removed while it looked.
            added += nameless if nameless < NO_LIMIT else nameless_on(*what)
        if not self.setup["own folders"]:
            return added + size_within(self.setup["folder"], most)
        return added + sum(space_of(folder) for folder in self.setup["own folders"])

    def collect(self) -> bool:
        """Note who has ended; whether anybody is left.

        Where some end faster than they can be noted, not all: the limits are looked at meanwhile.
        """
        for _ in range(NOTED):
            try:
                process, status, spent = os.wait4(-1, os.WNOHANG)
            except ChildProcessError:
                return False
            if not process:
                return True
            self.ends[process] = status, spent.ru_maxrss * 1024
        return True

    def finish(self) -> None:
        """Kill everybody, again and again until nobody is left."""
        if self.collect():
            self.count.no_more()
            if self.pid not in self.ends:
                kill(self.pid)
        while self.collect():
            kill_all()
            time.sleep(0.0005)


def overslept(late: float) -> float:
    """The seconds for which this process stood still if it woke so late; 0 if it was just busy."""
    return late if late > STILL else 0.0


def waited(first: int) -> float:
    """The seconds that a thread of a process could have gone on, if others had left it a core.

    Or one of those below it: who only starts the program has nothing to wait for.
    """
    most = 0
    for process in (first, *descendants(first)):
        try:
            for thread in os.listdir(f"/proc/{process}/task"):
                with open(f"/proc/{process}/task/{thread}/schedstat", "rb") as file:
                    most = max(most, int(file.read().split()[1]))
        except OSError:
            pass  # it has just ended, or the kernel does not tell
    return most / 1e9


def kill_all() -> None:
    """Kill all processes below this one."""
    if os.getpid() == FIRST:
        os.kill(-1, signal.SIGKILL)  # all others of the sandbox, at one blow
        return
    for process in descendants():
        kill(process)


def kill(process: int) -> None:
    """Kill a process with its group: at one blow, which no process forks away from."""
    try:
        os.killpg(os.getpgid(process), signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        pass


def space_of(folder: str) -> int:
    """The bytes that are in use in a file system of the sandbox's own, also without a name."""
    system = os.statvfs(folder)
    files = system.f_files - system.f_ffree - 1
    return max((system.f_blocks - system.f_bfree) * system.f_frsize, files * LEAST)


def nameless_on(devices: set[int], places: list[str], first: int = 0) -> int:
    """The bytes of files without a name that processes below this one have open there, or run.

    NO_LIMIT where that cannot be told: of a file that is in memory alone, which says nothing of its
    size, or of a process that is closed to us, unless it is the `first`, before it is a program.
    """
    sizes: dict[tuple[int, int], int] = {}
    mapped: set[int] = set()
    folders = tuple(os.fsencode(os.path.realpath(place)) + b"/" for place in places)
    for process in descendants():
        task = f"/proc/{holder(process)}"  # of a process whose first thread has ended it is another
        try:
            sizes |= open_in(task, devices)
            mapped |= mapped_in(task, folders)
        except PermissionError:
            if process != first and is_alive(task):
                return NO_LIMIT
        except OSError:
            pass  # it has just ended
    untold = mapped - {number for _, number in sizes}
    return NO_LIMIT if untold else sum(sizes.values())


def open_in(task: str, devices: set[int]) -> dict[tuple[int, int], int]:
    """{(device, number): bytes} of each file without a name there that a task has open, or runs."""
    sizes = {}
    with os.scandir(f"{task}/fd") as files:
        paths = [f"{task}/exe", *(file.path for file in files)]
    for path in paths:
        try:
            about = os.stat(path)
        except OSError:
            continue  # that file was closed meanwhile
        if about.st_dev in devices and not about.st_nlink:
            sizes[about.st_dev, about.st_ino] = 512 * about.st_blocks
    return sizes


def mapped_in(task: str, folders: tuple[bytes, ...]) -> set[int]:
    """The numbers of the files without a name in these folders that a task has in its memory."""
    with open(f"{task}/maps", "rb") as file:
        words = [line.split(None, 5) for line in file if line.endswith(b" (deleted)\n")]
    return {int(number) for *_, number, path in words if path.startswith(folders)}


def is_alive(task: str) -> bool:
    """Whether a task holds memory: what has ended is closed to us, too."""
    try:
        with open(f"{task}/statm", "rb") as file:
            return not file.read().startswith(b"0 ")
    except OSError:
        return False


def size_of(folder: str) -> int:
    """The bytes of all files in a folder."""
    return size_within(folder, NO_LIMIT)


def size_within(folder: str, most: int) -> int:
    """The bytes of all files in a folder; more than `most` where that cannot be told."""
    if os.path.islink(folder):  # it was replaced: what lies there is not the program's
        return 0
    size, todo = 0, [(folder, 0)]
    while todo and size <= most:
        path, level = todo.pop()
        try:
            with os.scandir(path) as entries:
                for entry in entries:
                    about = entry.stat(follow_symlinks=False)
                    size += max(LEAST, about.st_size, 512 * about.st_blocks)
                    if entry.is_dir(follow_symlinks=False):
                        todo.append((entry.path, level + 1))
        except PermissionError:
            return most + 1
        except OSError:
            pass  # it has just gone
        if level > LEVELS:
            return most + 1
    return size
