"""A process that is forked ahead of its program, confines itself, and waits for its command.

Only a process itself can do that, so it must be forked, which copies much of this one and throws
it away again: three times the work of posix_spawn.  Nearly all of it is done while the judge looks
at the case before.  The process goes with its supervisor, whose end of the connection then closes.
"""

import _socket
import errno
import marshal
import os
import time

from confine import confine
from messages import LONGEST, pair, receive, send


class Spare:
    """A process that has yet to become a program."""

    def __init__(self, setup: dict) -> None:
        """OSError if there cannot be another process."""
        os.chdir(setup["folder"])
        self.connection, theirs = pair()
        with setup["rank"]:
            self.pid = os.fork()
        if not self.pid:
            self.connection.close()
            wait_and_become(setup, theirs)
        theirs.close()

    def become(self, command: list[str], files: list[int]) -> tuple[int, _socket.socket]:
        """(process id, where it tells of itself) of the program to be; OSError if it is gone."""
        try:
            send(self.connection, command, files)
        except OSError:
            error, _, _ = told(self.connection)
            os.waitpid(self.pid, 0)
            raise OSError(error, os.strerror(error)) from None
        return self.pid, self.connection


def wait_and_become(setup: dict, supervisor: _socket.socket) -> None:
    """Turn this process into the program; what it cost until then is told."""
    try:
        os.setsid()
        confine(setup["filter"], setup["ruleset"])
        command, files = receive(supervisor)
        for target, source in enumerate(files):
            os.dup2(source, target)
        send(supervisor, (0, time.process_time(), time.perf_counter()))
        os.execve(command[0], command, setup["environment"])
    except OSError as error:
        send(supervisor, (error.errno or errno.EIO, 0.0, 0.0))
    finally:
        os._exit(127)


def told(spare: _socket.socket) -> tuple[int, float, float]:
    """(error number, CPU seconds before it was the program, when that was), after its end.

    So nobody has to wait for the beginning, which would cost each case two more switches.
    """
    said = errno.EINTR, 0.0, 0.0  # it was killed
    try:
        while data := spare.recv(LONGEST):
            said = marshal.loads(data)
    except ConnectionResetError:
        pass  # it was killed before it listened
    spare.close()
    return said
