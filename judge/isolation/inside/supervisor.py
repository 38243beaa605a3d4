"""Run programs one after the other under limits, and leave nothing of them behind.

Driven through a socket on its standard input, by judge/isolation/keeper.py: marshalled dicts
both ways, with open files.  The first one tells what all runs have in common, the others are
runs.  It imports next to nothing, since a program inherits the peak memory of the process that
starts it.  It is the "subreaper" of all that the program starts, or the first process of its
sandbox: whoever loses his parent becomes a child of this process, so nobody gets away, and the
time of all counts.  When the judge goes, its end of the socket closes, and the programs go too.
"""

import _socket
import errno
import os
import signal
import sys
import time

from confine import become_supervisor, confine
from counts import Group, Looks
from messages import receive, send
from spare import Spare
from start import Rank, limit_all, start_program
from watch import FIRST, Watch, kill_all, size_of

KEPT = 4096  # bytes of a file that a program leaves
KILLED = 100  # exit status of a guard whose supervisor was killed


def main() -> None:
    """Guard a supervisor, unless its sandbox does, which ends all when its first process ends."""
    # As programs expect them; and where the last one is ignored, nobody hears of their ends.
    for number in signal.SIGINT, signal.SIGPIPE, signal.SIGXFSZ, signal.SIGCHLD:
        signal.signal(number, signal.SIG_DFL)
    supervisor = os.fork() if os.getpid() != FIRST else 0
    rank = Rank(int(sys.argv[-1]))  # as long as it may be opened
    become_supervisor()
    if supervisor:
        guard(supervisor)
    serve(rank)


def guard(supervisor: int) -> None:
    """Wait for the end of the supervisor; what one that was killed has left is ended too."""
    os.close(0)
    _, status = os.waitpid(supervisor, 0)
    while is_left():
        kill_all()
        time.sleep(0.0005)
    remove(sys.argv[2])
    os._exit(KILLED if os.WIFSIGNALED(status) else os.waitstatus_to_exitcode(status))


def remove(folder: str) -> None:
    """Remove the folder of the programs: the judge may have been killed, and cannot."""
    try:
        os.rmdir(folder)
    except OSError:
        import shutil  # seldom needed, and heavy

        shutil.rmtree(folder, ignore_errors=True)


def is_left() -> bool:
    """Whether this process still has a child; those that have ended are forgotten."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        return False
    return True


def serve(rank: Rank) -> None:
    """Run what is asked for until the judge closes the socket."""
    connection = _socket.socket(fileno=0)
    setup, files = receive(connection)
    setup["rank"] = rank
    named = dict(zip(setup["files"], files, strict=True))
    setup["ruleset"] = named.pop("ruleset", None)
    for name in setup["files"]:
        if name.startswith("enter "):
            os.write(named.pop(name), b"0")
    count = Group(named, setup["nanoseconds"]) if named else Looks()
    fresh = changes(setup)
    limit_all(setup["limits"])
    if setup["confined"] not in ("supervisor", "program", "nobody"):
        sys.exit(f"it is not known how {setup['confined']} is confined")
    if setup["confined"] == "supervisor":  # once for all, in a sandbox where it can do no more
        confine(setup["filter"], None)
    send(connection, {})
    while True:
        spare = prepare(setup, count)
        request, files = receive(connection)
        reply = run(setup, request, files, count, spare)
        reply["fresh"] = fresh == changes(setup)
        send(connection, reply)


def prepare(setup: dict, count: Group | Looks) -> Spare | None:
    """Fork the process of the next program ahead, if it is one that has to confine itself.

    Not where the judge has yet to read much that the last one has printed: for want of memory the
    kernel might then end that process, or us.
    """
    if setup["confined"] != "program" or count.held() > setup["limits"]["memory"] / 2:
        return None
    count.begin()
    try:
        return Spare(setup)
    except OSError:
        return None  # it may be forked when it is needed


def changes(setup: dict) -> list[tuple[int, int]]:
    """What is not as before once something was made or changed in the sandbox's own folders."""
    abouts = map(os.stat, setup["own folders"])
    return [(about.st_ino, about.st_ctime_ns) for about in abouts]


def run(
    setup: dict, request: dict, files: list[int], count: Group | Looks, spare: Spare | None
) -> dict:
    """Run one program on one case; what it did and took."""
    try:
        for name in request["folders"]:
            os.mkdir(f"{setup['folder']}/{name}")
        request["filled"] = [(place, size_of(place)) for place in request["filled"]]
        if spare:
            count.go()
        else:
            count.begin()
        try:
            started = start_program(setup, request, files, spare)
        except OSError as error:
            if error.errno == errno.EAGAIN:
                raise  # it is no fault of the program
            return {"end": "error", "status": error.errno}
        reply = Watch(setup, request, started, files[1:3], count).result()
        reply["files"] = {}
        for name in request["wanted"]:
            try:
                reply["files"][name] = beginning(f"{setup['folder']}/{name}")
            except OSError:
                pass  # the program has not left it
        return reply
    finally:
        for file in files:
            os.close(file)


def beginning(path: str) -> bytes:
    """The first bytes of a file that a program has left; OSError if it is none, or a link."""
    file = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    try:
        return os.read(file, KEPT)
    finally:
        os.close(file)
