"""Jobs done side by side, in processes of their own: as many as there are cores for them.

And other programs, which no more than these outlive who has begun them, and jobs in a thread.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from pickle import PicklingError
from threading import Event
from typing import Any, TypeVar

from ground.commands import ENDINGS, cores
from lessons import Job

T = TypeVar("T")
FORK = "fork"  # whose processes begin with all that is known here
UNSENT = PicklingError, AttributeError, TypeError  # where something cannot be sent
LOOK = 1.0  # seconds: how often a process looks whether who began it is still there


@contextmanager
def begun(jobs: Iterable[Job]) -> Iterator[list[Job]]:
    """The jobs, the first of them begun; each, when called, waits for what it gives, or raises.

    Of what a job learns only what it gives comes back, or the error that it raises.
    ChildProcessError if a process was killed.  None outlives this, or who has begun it.
    """
    todo, most = list(jobs), cores()
    if most == 1:
        yield todo
        return
    team = Team(todo)
    try:
        with undisturbed():
            team.begin(min(most, len(todo)))
        yield [team.result(number) for number in range(len(todo))] if team.processes else todo
    finally:
        team.end()


@contextmanager
def undisturbed() -> Iterator[None]:
    """ENDINGS wait till the end of this; for processes that begin in it, as long as they like."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def run(*words: str | Path) -> subprocess.CompletedProcess[bytes]:
    """What a program said, and its exit status; it is killed where we are interrupted meanwhile.

    Python's own `run` leaves it behind if that happens in the moment in which it starts.
    """
    started: list[subprocess.Popen[bytes]] = []
    try:
        with undisturbed():
            pipe = subprocess.PIPE
            started.append(subprocess.Popen(words, stdout=pipe, stderr=pipe))
        said = started[0].communicate()
        return subprocess.CompletedProcess(words, started[0].returncode, *said)
    finally:
        for work in started:
            with work:
                work.kill()


def aside(job: Callable[[Event], T]) -> T:
    """What a job gives in a thread, where no signal is heard; it sees when nobody waits for it."""
    from concurrent.futures import ThreadPoolExecutor  # which most have no need of

    end = Event()
    with ThreadPoolExecutor(1) as beside:
        try:
            return beside.submit(job, end).result()
        finally:
            end.set()


class Team:
    """Processes that take the next job whenever they are done with one, and what is done."""

    def __init__(self, jobs: Sequence[Job]) -> None:
        self.jobs, self.numbers = jobs, iter(range(len(jobs)))
        self.done: dict[int, tuple[Any, ...]] = {}  # (result, error); nothing: to be done here
        self.processes: list[Any] = []
        self.pipes: list[Connection] = []

    def begin(self, size: int) -> None:
        """Start so many processes, or as many as there is room for."""
        context = get_context(FORK)
        for _ in range(size):
            ours, theirs = context.Pipe()
            work = context.Process(target=serve, args=(theirs, self.jobs, os.getpid()), daemon=True)
            try:
                work.start()
            except OSError:
                ours.close()
                return
            finally:
                theirs.close()
            self.processes.append(work)
            self.pipes.append(ours)
            with suppress(OSError):  # it is killed already: who asks for its job is told
                ours.send(next(self.numbers))

    def end(self) -> None:
        """End them, whatever they are at: a file that one is writing is tidied up."""
        for work in self.processes:
            work.terminate()
        for work in self.processes:
            work.join(LOOK)
            work.kill()
            work.join()
            work.close()
        for pipe in self.pipes:
            pipe.close()

    def result(self, number: int) -> Job:
        """What waits for a job to be done, and gives what it gave."""

        def waiting() -> Any:
            while number not in self.done:
                for pipe in wait(self.pipes):
                    self.take(pipe)  # type: ignore[arg-type]  # they are all connections
            done = self.done.pop(number)
            if not done:
                return self.jobs[number]()
            result, error = done
            if error:
                raise error
            return result

        return waiting

    def take(self, pipe: Connection) -> None:
        """Take what a process has done, and give it the next job."""
        try:
            number, *done = pipe.recv()
            self.done[number] = tuple(done)
            after = next(self.numbers, None)
            if after is not None:
                pipe.send(after)
        except (EOFError, OSError):  # OSError: in the midst of what it told, or after it
            raise ChildProcessError("a process that did a part of the work was killed") from None


def serve(pipe: Connection, jobs: Sequence[Job], parent: int) -> None:
    """Do the jobs whose numbers come; who has sent them is told of ENDINGS, and ends this."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    signal.signal(signal.SIGALRM, lambda *_: None if os.getppid() == parent else os._exit(1))
    signal.setitimer(signal.ITIMER_REAL, LOOK, LOOK)
    while True:
        number = pipe.recv()
        try:
            pipe.send((number, jobs[number](), None))
        except Exception as error:  # noqa: BLE001 - whoever asks for it is told
            tell(pipe, number, error)


def tell(pipe: Connection, number: int, error: Exception) -> None:
    """Tell of the error of a job; nothing, so that it is met anew there, if it cannot be sent."""
    try:
        pipe.send((number, None, error))
    except UNSENT:  # a solution is no module that can be imported
        pipe.send((number,))
