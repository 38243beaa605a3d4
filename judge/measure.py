"""Wall time and memory of one process, untouched by what the measuring program weighs.

On Linux a process inherits the peak memory of the one that starts it.  So a small Python
of its own starts the program and measures it.
"""

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

LAUNCHER = """
import os, signal, sys, time
limit, command = float(sys.argv[1]), sys.argv[2:]
quiet = [(os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0)]
start = time.perf_counter()
pid = os.posix_spawnp(command[0], command, os.environ, file_actions=quiet)
signal.signal(signal.SIGALRM, lambda *_: os.kill(pid, signal.SIGKILL))
signal.setitimer(signal.ITIMER_REAL, limit)
_, status, usage = os.wait4(pid, 0)
wall = time.perf_counter() - start
print(wall, usage.ru_maxrss * 1024, os.waitstatus_to_exitcode(status), file=sys.stderr)
"""


class Measure(NamedTuple):
    """What a process took and did: seconds, bytes, its exit status (below 0: killed), output."""

    wall: float
    memory: int
    status: int
    output: bytes


def measure(command: list[str], case: Path, limit: float) -> Measure:
    """Run a command on a case; after `limit` seconds it is killed."""
    launcher = [sys.executable, "-I", "-S", "-c", LAUNCHER, str(limit), *command]
    with case.open("rb") as puzzle:
        run = subprocess.run(launcher, stdin=puzzle, capture_output=True, check=True)
    wall, memory, status = run.stderr.split()
    return Measure(float(wall), int(memory), int(status), run.stdout)
