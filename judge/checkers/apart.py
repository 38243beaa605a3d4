"""Check answers in a process apart, which ends when a check takes too long.

A thread that counts for ever, or is lost in a regular expression, could not be ended.  The process
is kept for many answers: to start it takes longer than to check one.
"""

import contextlib
import os
import pickle
import resource
import signal
import subprocess
import sys
from collections.abc import Callable

from judge.checkers import Failed, Wrong

SECONDS = 20.0  # by the clock, for a check: the largest boards take less than one
MEMORY = 4 << 30  # bytes of addresses
ENTRY = "import sys; sys.path[:] = sys.argv[1:]; from judge.checkers import apart; apart.serve()"
Check = Callable[[str, str], None]  # a function of a module, of puzzle and answer; raises Wrong


class Apart:
    """Checks one answer after the other, for one thread at a time."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.closed = False

    def check(self, check: Check, puzzle: str, answer: str) -> None:
        """As that checker; Wrong, Failed."""
        process = self.process = self.process or started()
        if self.closed:  # meanwhile
            self.let_go()
        try:
            pickle.dump((SECONDS, check, puzzle, answer), process.stdin)
            process.stdin.flush()
            said = pickle.load(process.stdout)
        except (EOFError, OSError, ValueError):
            self.let_go()
            raise Failed(end_of(process)) from None
        if said:
            raise said

    def let_go(self) -> None:
        """End the process: the next answer gets one of its own."""
        process, self.process = self.process, None
        if process:
            process.kill()
            process.wait()
            for file in process.stdin, process.stdout:
                with contextlib.suppress(BrokenPipeError):
                    file.close()

    def close(self) -> None:
        """End the process."""
        self.closed = True
        self.let_go()


def started() -> "subprocess.Popen[bytes]":
    """A process that serves, and finds the modules that we do."""
    return subprocess.Popen(
        [sys.executable, "-I", "-S", "-c", ENTRY, *sys.path],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        process_group=0,  # Ctrl-C is not its business
    )


def end_of(process: "subprocess.Popen[bytes]") -> str:
    """Why a process has ended before it answered."""
    if process.wait() == -signal.SIGALRM:
        return f"it took more than {SECONDS:g} s"
    return f"its process ended with {process.returncode}"


# --- In the process -----------------------------------------------------------------------------


def serve() -> None:
    """Answer until nobody asks; what checkers read and print is nothing of ours."""
    with os.fdopen(os.dup(0), "rb") as requests, os.fdopen(os.dup(1), "wb") as replies:
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, 0)
        os.dup2(nothing, 1)
        limit_memory()
        with contextlib.suppress(EOFError):
            while True:
                pickle.dump(reply(*pickle.load(requests)), replies)
                replies.flush()


def limit_memory() -> None:
    """MEMORY, or the lower limit that we were given."""
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    least = MEMORY if most == resource.RLIM_INFINITY else min(MEMORY, most)
    resource.setrlimit(resource.RLIMIT_AS, (least, least))


def reply(seconds: float, check: Check, puzzle: str, answer: str) -> Exception | None:
    """What to raise, if anything; a check that takes too long ends the process."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        check(puzzle, answer)
    except Wrong as wrong:
        return wrong
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it is, it is to be said
        return Failed(f"{type(error).__name__}: {error}")
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return None
