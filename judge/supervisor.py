"""Run programs one after the other under limits, and leave nothing of them behind.

A process of its own, started by judge.run and driven through its standard input and output:
a length in four bytes, then a marshalled dict, both ways.  It imports next to nothing, since
a program inherits the peak memory of the process that starts it.  It is the "subreaper" of
all that the program starts: whoever loses his parent becomes a child of this process, so
nobody gets away, and the time of all counts.  When the judge goes, its end of the pipe
closes, and the programs go too.

Memory is what is resident, looked at every few milliseconds and once more at the end (the
system keeps the peak of each process).  Address space is not limited: PyPy, Java and Go
reserve far more than they use, and a program that may touch what it reserved is caught by
the next look, so that it gets MLE instead of dying of an error of its own.
"""

import fcntl
import io
import marshal
import os
import resource
import select
import signal
import sys
import time
from _collections_abc import Iterator  # which os has loaded already
from itertools import islice

TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
SUBREAPER = 36  # PR_SET_CHILD_SUBREAPER of linux/prctl.h
FIRST_LOOK, LONGEST_LOOK = 0.004, 0.02  # seconds between two looks at the processes
LINGERING = 0.2  # seconds that processes may go on after the program has ended
ALONE = 5.0  # and the sandbox's own first process, where no other is left: it only has to wake up
STDERR_KEPT = 4096  # bytes
COPIED = 1 << 20  # bytes at a time
SEALS = fcntl.F_SEAL_WRITE | fcntl.F_SEAL_GROW | fcntl.F_SEAL_SHRINK | fcntl.F_SEAL_SEAL
LEAST = 256  # bytes that a file is counted for, however small
LEVELS = 50  # of folders in folders


def become_subreaper() -> None:
    """Take in orphans; kept across exec, which gets rid of what ctypes weighs."""
    import ctypes

    ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0)
    os.execv(sys.executable, [sys.executable, "-I", "-S", *sys.argv, "serve"])


def serve() -> None:
    """Run what is asked for until the judge closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the judge's business
    requests, replies = os.fdopen(0, "rb", buffering=0), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        while len(head := requests.read(4)) == 4:
            request = marshal.loads(read_all(requests, int.from_bytes(head, "little")))
            reply = marshal.dumps(run(request))
            replies.write(len(reply).to_bytes(4, "little") + reply)
            replies.flush()
    finally:
        remove(sys.argv[1])


def remove(folder: str) -> None:
    """Remove the folder of the programs: the judge may have been killed, and cannot."""
    try:
        os.rmdir(folder)
    except OSError:
        import shutil  # seldom needed, and heavy

        shutil.rmtree(folder, ignore_errors=True)


def read_all(stream: io.RawIOBase, size: int) -> bytes:
    """Exactly `size` bytes."""
    data = b""
    while len(data) < size:
        more = stream.read(size - len(data))
        if not more:
            sys.exit()
        data += more
    return data


def run(request: dict) -> dict:
    """Run one program on one case; what it did and took."""
    try:
        case = read_only_copy(request["case"])
    except OSError as error:
        return {"end": "case", "status": error.errno}
    outputs = os.memfd_create("stdout"), os.memfd_create("stderr")
    said = os.memfd_create("sandbox")
    try:
        start = time.perf_counter()
        pid, error = start_program(request, (case, *outputs), said)
        if error:
            return {"end": "error", "status": error}
        reply = watch(pid, request, outputs, start)
        reply["stdout"] = content(outputs[0], request["output"])
        reply["stderr"] = content(outputs[1], STDERR_KEPT, last=True)
        if failed(request, reply, said):
            reply["end"] = "sandbox"
        return reply
    finally:
        for file in case, *outputs, said:
            os.close(file)


def read_only_copy(path: str) -> int:
    """A file with the content of that file, of which nobody learns its name or changes it."""
    copy = os.memfd_create("stdin", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
    try:
        case = os.open(path, os.O_RDONLY)
        try:
            while data := os.read(case, COPIED):
                while data:
                    data = data[os.write(copy, data) :]
        finally:
            os.close(case)
        fcntl.fcntl(copy, fcntl.F_ADD_SEALS, SEALS)
        os.lseek(copy, 0, os.SEEK_SET)
    except OSError:
        os.close(copy)
        raise
    return copy


def failed(request: dict, reply: dict, said: int) -> bool:
    """Whether the sandbox has ended without running the program.

    bubblewrap says to a file of its own how the program ended, and only if it was started.
    """
    ended_itself = reply["end"] == "exit" and reply["status"] > 0
    return request["isolated"] and ended_itself and b"exit-code" not in content(said, 4096)


def content(file: int, most: int, last: bool = False) -> bytes:
    """The first (or last) bytes of a file."""
    size = os.fstat(file).st_size
    return os.pread(file, most, max(0, size - most) if last else 0)


def start_program(request: dict, files: tuple[int, int, int], said: int) -> tuple[int, int]:
    """(process id, 0), or (0, the error number) if the program cannot be started."""
    read_end, write_end = os.pipe()  # closed by a successful exec
    pid = os.fork()
    if not pid:
        try:
            os.close(read_end)
            become(request, files, said)
        except OSError as error:
            os.write(write_end, (error.errno or 1).to_bytes(4, "little"))
        finally:
            os._exit(127)
    os.close(write_end)
    error = os.read(read_end, 4)
    os.close(read_end)
    if error:
        os.waitpid(pid, 0)
        return 0, int.from_bytes(error, "little")
    return pid, 0


def become(request: dict, files: tuple[int, int, int], said: int) -> None:
    """Turn this process into the program."""
    os.setsid()
    os.chdir(request["folder"])
    go_first_when_memory_is_short()
    for target, source in enumerate(files):
        os.dup2(source, target)
    for number in signal.SIGINT, signal.SIGPIPE, signal.SIGXFSZ:
        signal.signal(number, signal.SIG_DFL)
    seconds, size = int(request["most cpu"]) + 1, max(request["output"], request["disk"]) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_NOFILE, (request["files"], request["files"]))
    command = request["command"]
    if request["isolated"]:
        os.set_inheritable(said, True)
        command[1:1] = ["--json-status-fd", str(said)]
        os.execve(command[0], command, {})  # the program can read what bubblewrap is given
    os.execvp(command[0], command)


def go_first_when_memory_is_short() -> None:
    """Should the whole machine run out of memory, the program is to be killed, not the judge."""
    try:
        file = os.open("/proc/self/oom_score_adj", os.O_WRONLY)
        os.write(file, b"1000")
        os.close(file)
    except OSError:
        pass


def watch(pid: int, request: dict, outputs: tuple[int, int], start: float) -> dict:
    """Wait for the end of the program, or end it when it breaks a limit."""
    clock = Clock()
    ending = os.pidfd_open(pid)
    poll = select.poll()
    poll.register(ending, select.POLLIN)
    poll.register(0, 0)  # tells only that the judge has hung up
    look, peak, breach = FIRST_LOOK, 0, ""
    ends: dict[int, tuple[int, int]] = {}
    while not (breach or pid in ends):
        ready = poll.poll(look * 1000)
        if any(file == 0 for file, _ in ready):
            finish(pid, ends)
            sys.exit()
        collect(ends)
        if pid not in ends:
            breach, held = inspect(request, outputs, start, clock)
            peak = max(peak, held)
            look = min(look * 1.5, LONGEST_LOOK)
    wall = time.perf_counter() - start
    breach = breach or wait_for_others(request, outputs, start, clock, ends)
    finish(pid, ends)
    os.close(ending)
    cpu = clock.seconds()
    peak = max(peak, *(resident for _, resident in ends.values()))
    return {
        "cpu": cpu,
        "wall": wall,
        "memory": peak,
        "status": os.waitstatus_to_exitcode(ends[pid][0]),
        "end": breach or late_breach(request, outputs, cpu, peak, request["cpu"]) or "exit",
    }


def wait_for_others(
    request: dict,
    outputs: tuple[int, int],
    start: float,
    clock: "Clock",
    ends: dict[int, tuple[int, int]],
) -> str:
    """The program has ended; let others that it started end too, for a moment. What they break."""
    pause, ended = FIRST_LOOK / 8, time.perf_counter()
    while collect(ends):
        breach, _ = inspect(request, outputs, start, clock)
        if breach:
            return breach
        alone = request["isolated"] and len(list(islice(descendants(), 2))) < 2
        if time.perf_counter() - ended > (ALONE if alone else LINGERING):
            return "left"
        time.sleep(pause)
        pause = min(pause * 1.5, LONGEST_LOOK)
    return ""


class Clock:
    """The CPU time of all processes of a run, also of those that nobody waited for.

    The system adds a dead process to its parent when the parent waits for it, and forgets it
    when the parent ignores SIGCHLD.  So what was seen of each is added up as well.
    """

    def __init__(self) -> None:
        self.before = waited_for()
        self.seen: dict[tuple[int, bytes], float] = {}  # of the living, by process and its start
        self.past = 0.0  # what was seen of the dead

    def look(self, now: dict[tuple[int, bytes], float]) -> None:
        """Note the seconds of the living."""
        self.past += sum(time for key, time in self.seen.items() if key not in now)
        self.seen = now

    def seconds(self, live: float = 0.0) -> float:
        """All of it; `live` is what the living say of themselves and those they waited for."""
        return max(live + waited_for() - self.before, self.past + sum(self.seen.values()))


def waited_for() -> float:
    """The CPU time of all that this process, and in turn they, have waited for."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def inspect(request: dict, outputs: tuple[int, int], start: float, clock: Clock) -> tuple[str, int]:
    """(the limit that is broken or "", bytes that all processes hold) as of now."""
    processes = list(islice(descendants(), request["processes"] + 1))
    if len(processes) > request["processes"]:
        return "processes", 0  # at once: they may become more faster than we can look at them
    held, live, threads, seen = 0, 0.0, 0, {}
    for process in processes:
        begun, memory, tasks, own, others = usage(process)
        held += memory
        threads += tasks
        live += own + others
        seen[process, begun] = own
    clock.look(seen)
    if held > request["memory"] and len(processes) > 1:
        held = sum(proportional(process) for process in processes)
    if threads > request["threads"]:
        return "threads", held
    breach = late_breach(request, outputs, clock.seconds(live), held, request["most cpu"])
    if not breach and time.perf_counter() - start > request["wall"]:
        breach = "wall"
    return breach, held


def late_breach(
    request: dict, outputs: tuple[int, int], cpu: float, memory: int, most_cpu: float
) -> str:
    """The limit that the figures break, which may show only after the end."""
    if any(os.fstat(output).st_size > request["output"] for output in outputs):
        return "output"
    if memory > request["memory"]:
        return "memory"
    if size_within(request["folder"], request["disk"]) > request["disk"]:
        return "disk"
    return "cpu" if cpu > most_cpu else ""


def size_within(folder: str, most: int) -> int:
    """The bytes of all files in a folder; more than `most` if there are too many levels."""
    size, todo = 0, [(folder, 0)]
    while todo and size <= most:
        path, level = todo.pop()
        try:
            with os.scandir(path) as entries:
                for entry in entries:
                    size += max(LEAST, entry.stat(follow_symlinks=False).st_size)
                    if entry.is_dir(follow_symlinks=False):
                        todo.append((entry.path, level + 1))
        except OSError:
            pass  # it has just gone, or is closed to us
        if level > LEVELS:
            return most + 1
    return size


def descendants() -> Iterator[int]:
    """All processes below this one, as they are found."""
    todo = [os.getpid()]
    while todo:
        process = todo.pop()
        try:
            for task in os.listdir(f"/proc/{process}/task"):
                with open(f"/proc/{process}/task/{task}/children", "rb") as file:
                    children = [int(child) for child in file.read().split()]
                todo += children
                yield from children
        except OSError:
            pass  # it has just ended


def usage(process: int) -> tuple[bytes, int, int, float, float]:
    """(start, resident bytes, threads, CPU seconds, those of children waited for)."""
    try:
        with open(f"/proc/{process}/stat", "rb") as file:
            fields = file.read().rpartition(b")")[2].split()
    except OSError:
        return b"", 0, 0, 0.0, 0.0
    own, others = (sum(int(ticks) for ticks in fields[at : at + 2]) / TICK for at in (11, 13))
    return fields[19], int(fields[21]) * PAGE, int(fields[17]), own, others


def proportional(process: int) -> int:
    """The bytes of a process, where what several share counts only once."""
    try:
        with open(f"/proc/{process}/smaps_rollup", "rb") as file:
            return sum(int(line.split()[1]) * 1024 for line in file if line.startswith(b"Pss:"))
    except ProcessLookupError:
        return 0  # it has just ended
    except OSError:
        return usage(process)[1]  # it is closed to us


def collect(ends: dict[int, tuple[int, int]]) -> bool:
    """Note who has ended: {process: (status, peak bytes)}; whether anybody is left."""
    while True:
        try:
            process, status, spent = os.wait4(-1, os.WNOHANG)
        except ChildProcessError:
            return False
        if not process:
            return True
        ends[process] = status, spent.ru_maxrss * 1024


def finish(pid: int, ends: dict[int, tuple[int, int]]) -> None:
    """Kill everybody, again and again until nobody is left."""
    if pid not in ends:
        kill(pid)
    while collect(ends):
        for process in descendants():
            kill(process)
        time.sleep(0.0005)


def kill(process: int) -> None:
    """Kill a process with its group: at one blow, which no process forks away from."""
    try:
        os.killpg(os.getpgid(process), signal.SIGKILL)
    except ProcessLookupError:
        pass


if __name__ == "__main__":
    serve() if sys.argv[2:] == ["serve"] else become_subreaper()
