"""Start a program: a fork that takes the program's files and limits, confines itself, and execs."""

import errno
import fcntl
import os
import resource
import time

from confine import confine

NUMBER = 8  # bytes
HIGH = 128  # file descriptors of the supervisor lie above those that a program is given


def start_program(setup: dict, request: dict, files: list[int]) -> tuple[int, int]:
    """(process id, the file to ask what it told before it was the program: see `told`)."""
    read_end, write_end = map(out_of_the_way, os.pipe())  # closed by a successful exec
    pid = os.fork()
    if not pid:
        try:
            become(setup, request, files, write_end)
        except OSError as error:
            tell(write_end, error.errno or errno.EIO)
        finally:
            os._exit(127)
    os.close(write_end)
    return pid, read_end


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


def become(setup: dict, request: dict, files: list[int], report: int) -> None:
    """Turn this process into the program; what it cost until then is told to `report`."""
    os.setsid()
    os.chdir(setup["folder"])
    for target, source in enumerate(files):
        os.dup2(source, target)
    limit_itself(request)
    if setup["confined"] == "program":
        confine(setup["filter"], setup["ruleset"])
    for group in setup["enter"]:
        os.write(group, b"0")
    command = request["command"]
    tell(report, time.process_time_ns(), time.perf_counter_ns())
    os.execve(command[0], command, setup["environment"])


def limit_itself(request: dict) -> None:
    """The limits that the system keeps for each process; the others are looked after by Watch."""
    seconds, size = int(request["most cpu"]) + 1, max(request["output"], request["disk"]) + 1
    limit(resource.RLIMIT_CPU, seconds, seconds + 1)
    limit(resource.RLIMIT_FSIZE, size, size)
    limit(resource.RLIMIT_CORE, 0, 0)
    limit(resource.RLIMIT_NOFILE, request["files"], request["files"])
    limit(resource.RLIMIT_STACK, request["memory"], resource.RLIM_INFINITY)


def limit(kind: int, soft: int, hard: int) -> None:
    """Set a limit, as far as the one there is allows it."""
    _, most = resource.getrlimit(kind)
    if most != resource.RLIM_INFINITY:
        hard = most if hard == resource.RLIM_INFINITY else min(hard, most)
        soft = min(soft, most)
    resource.setrlimit(kind, (soft, hard))
