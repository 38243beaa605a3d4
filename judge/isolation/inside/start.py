"""Start a program with its files and limits, confined if the setup says so.

By posix_spawn, for which nothing of this process is copied, and thrown away again.  Only what must
confine itself is forked: spare.py.
"""

import os
import resource
import time
from _socket import socket

from messages import out_of_the_way
from spare import Spare

NUMBER = 8  # bytes
SIGNALS = 1024  # that wait, and timers: a user has some ten thousand in all sandboxes together
NO_CORE = 1  # byte of a crash is written: with 0 the kernel starts who asked to be told of it
FIRST_TO_GO = b"1000"
Started = tuple[int, float, socket | None]  # see start_program


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


def start_program(setup: dict, request: dict, files: list[int], spare: Spare | None) -> Started:
    """(process id, when, where it told of itself before it was the program); OSError."""
    start, connection = time.perf_counter(), None
    if setup["confined"] == "program":
        pid, connection = become_program(setup, request, files, spare)
    else:
        pid = spawn_program(setup, request["command"], files)
        limit_cpu(request, pid)
    return pid, start, connection


def spawn_program(setup: dict, command: list[str], files: list[int]) -> int:
    """The process id of a program that has begun; OSError if it cannot."""
    os.chdir(setup["folder"])  # it may have been made anew
    actions = [(os.POSIX_SPAWN_DUP2, source, target) for target, source in enumerate(files)]
    environment = setup["environment"]
    with setup["rank"]:
        return os.posix_spawn(command[0], command, environment, file_actions=actions, setsid=True)


def become_program(
    setup: dict, request: dict, files: list[int], spare: Spare | None
) -> tuple[int, socket]:
    """The same of one that confines itself: by the spare process, if there still is one."""
    if spare:
        try:
            return hand_over(spare, request, files)
        except OSError:
            pass  # somebody has killed it
    return hand_over(Spare(setup), request, files)


def hand_over(spare: Spare, request: dict, files: list[int]) -> tuple[int, socket]:
    """The same, by a process that waits and becomes the program as soon as it is told."""
    limit_cpu(request, spare.pid)
    return spare.become(request["command"], files)


def limit_all(limits: dict) -> None:
    """The limits that the system keeps for each process, and that all programs inherit.

    The others are looked after by Watch.
    """
    size = max(limits["output"], limits["disk"]) + 1
    limit(resource.RLIMIT_FSIZE, size, size)
    limit(resource.RLIMIT_CORE, NO_CORE, NO_CORE)
    limit(resource.RLIMIT_NOFILE, limits["files"], limits["files"])
    limit(resource.RLIMIT_SIGPENDING, SIGNALS, SIGNALS)
    for order in resource.RLIMIT_RTPRIO, resource.RLIMIT_NICE:  # nobody comes before others
        limit(order, 0, 0)
    limit(resource.RLIMIT_STACK, limits["stack"], resource.RLIM_INFINITY)


def limit_cpu(request: dict, process: int) -> None:
    """A limit that the kernel keeps should we not come to look.

    It counts ticks of its clock, by which a program may seem to have used several percent more.
    """
    seconds = 2 * int(request["most cpu"]) + 1
    try:
        limit(resource.RLIMIT_CPU, seconds, seconds + 1, process)
    except OSError:
        pass  # it has ended, or has rights that we have not


def limit(kind: int, soft: int, hard: int, process: int = 0) -> None:
    """Set a limit, as far as the one there is allows it; OSError."""
    _, most = resource.getrlimit(kind)
    if most != resource.RLIM_INFINITY:
        hard = most if hard == resource.RLIM_INFINITY else min(hard, most)
        soft = min(soft, most)
    resource.prlimit(process, kind, (soft, hard))
