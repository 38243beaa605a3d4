"""Start a program with its files and limits, confined if the setup says so.

By posix_spawn, which takes a fifth of the time of a fork: nothing of this process is copied, and
thrown away again.  Only what must confine itself is forked.
"""

import errno
import fcntl
import os
import resource
import time

from confine import confine

NUMBER = 8  # bytes
FIRST_TO_GO = b"1000"
HIGH = 128  # file descriptors of the supervisor lie above those that a program is given
Started = tuple[int, float, int | None]  # see start_program


class Rank:
    """Who is killed first when memory is short: the program, neither judge nor supervisor.

    Of a group that holds too much the kernel would end the largest process, and with the
    supervisor go the figures of the run.
    """

    def __init__(self, processes: int) -> None:
        """`processes` is the folder /proc, which in a sandbox can only be read."""
        try:
            file = os.open("self/oom_score_adj", os.O_RDWR, dir_fd=processes)
            self.file, self.own = out_of_the_way(file), b""
        except OSError:
            self.file, self.own = -1, b""
        os.close(processes)

    def __enter__(self) -> None:
        try:
            self.own = os.pread(self.file, NUMBER, 0)
            os.pwrite(self.file, FIRST_TO_GO, 0)  # which is inherited
        except OSError:
            pass  # all are of one rank, then

    def __exit__(self, *_: object) -> None:
        try:
            os.pwrite(self.file, self.own, 0)
        except OSError:
            pass


def start_program(setup: dict, request: dict, files: list[int]) -> Started:
    """(process id, when, the file to ask what it told before it was the program); OSError."""
    os.chdir(setup["folder"])  # it may have been made anew
    start = time.perf_counter()
    with setup["rank"]:
        if setup["confined"] == "program":
            pid, report = fork_program(setup, request["command"], files)
        else:
            pid, report = spawn_program(setup, request["command"], files), None
    seconds = int(request["most cpu"]) + 1
    try:
        limit(resource.RLIMIT_CPU, seconds, seconds + 1, pid)
    except OSError:
        pass  # it has ended, or has rights that we have not
    return pid, start, report


def spawn_program(setup: dict, command: list[str], files: list[int]) -> int:
    """The process id of a program that has begun; OSError if it cannot."""
    actions = [(os.POSIX_SPAWN_DUP2, source, target) for target, source in enumerate(files)]
    environment = setup["environment"]
    return os.posix_spawn(command[0], command, environment, file_actions=actions, setsid=True)


def fork_program(setup: dict, command: list[str], files: list[int]) -> tuple[int, int]:
    """(the id of a process that is about to confine itself and become the program, its report)."""
    read_end, write_end = map(out_of_the_way, os.pipe())  # closed by a successful exec
    pid = os.fork()
    if not pid:
        try:
            become(setup, command, files, write_end)
        except OSError as error:
            tell(write_end, error.errno or errno.EIO)
        finally:
            os._exit(127)
    os.close(write_end)
    return pid, read_end


def become(setup: dict, command: list[str], files: list[int], report: int) -> None:
    """Turn this process into the program; what it cost until then is told to `report`."""
    os.setsid()
    for target, source in enumerate(files):
        os.dup2(source, target)
    confine(setup["filter"], setup["ruleset"])
    tell(report, time.process_time_ns(), time.perf_counter_ns())
    os.execve(command[0], command, setup["environment"])


def told(file: int) -> tuple[int, float, float]:
    """(error number, CPU seconds before it was the program, when that was), after its end.

    So nobody has to wait for the beginning, which would cost each case two more switches.
    """
    said = os.read(file, 4 * NUMBER)
    os.close(file)
    words = [said[at : at + NUMBER] for at in range(0, len(said), NUMBER)]
    numbers = [int.from_bytes(word, "little") for word in words]
    if len(numbers) == 2:
        return 0, numbers[0] / 1e9, numbers[1] / 1e9
    return numbers[-1] if numbers else errno.EINTR, 0.0, 0.0


def tell(file: int, *numbers: int) -> None:
    """Write numbers."""
    os.write(file, b"".join(number.to_bytes(NUMBER, "little") for number in numbers))


def out_of_the_way(file: int) -> int:
    """The same file with a high number, which a program does not inherit."""
    copy = fcntl.fcntl(file, fcntl.F_DUPFD_CLOEXEC, HIGH)
    os.close(file)
    return copy


def limit_all(limits: dict) -> None:
    """The limits that the system keeps for each process, and that all programs inherit.

    The others are looked after by Watch.
    """
    size = max(limits["output"], limits["disk"]) + 1
    limit(resource.RLIMIT_FSIZE, size, size)
    limit(resource.RLIMIT_CORE, 0, 0)
    limit(resource.RLIMIT_NOFILE, limits["files"], limits["files"])
    limit(resource.RLIMIT_STACK, limits["memory"], resource.RLIM_INFINITY)


def limit(kind: int, soft: int, hard: int, process: int = 0) -> None:
    """Set a limit, as far as the one there is allows it; OSError."""
    _, most = resource.getrlimit(kind)
    if most != resource.RLIM_INFINITY:
        hard = most if hard == resource.RLIM_INFINITY else min(hard, most)
        soft = min(soft, most)
    resource.prlimit(process, kind, (soft, hard))
