"""The same judging on a Dask cluster, which `pip install logic-puzzles-judge[cluster]` brings.

A task is one case of one program, and carries all that it needs: a worker needs this project,
and the compilers, but neither the test cases nor the programs.  A task whose worker dies is
given to another one.
"""

import asyncio
import contextlib
import io
import logging
import re
import tarfile
import time
from collections.abc import Generator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from ground.commands import complain, one_line
from ground.problems import ProblemError
from judge.classes.store import digest
from judge.classes.worker import OtherVersion, Shipped, judge_shipped, other_than_ours, versions
from judge.problem import Case, Problem
from judge.verdict import Result, Verdict

ADDRESS = r"(\w+://)?[^\s/]+:[0-9]{1,5}"
PATIENCE = 10  # seconds to reach the scheduler
AHEAD = 200  # tasks on the cluster at a time
STILL = 6  # times that a scheduler has not answered when it is given up
TRIES = 5  # workers that may die with a task
LOOK_UP = 0.02  # seconds
Wanted = tuple[Problem, Path, Mapping[str, Case]]  # a program, and its cases by key


def judge_on_cluster(
    address: str, wanted: Sequence[Wanted], mode: str, python: str | None
) -> Generator[list[tuple[str, Result]], None, None]:
    """(key, result) as they come, a few at a time; ProblemError if there is no such cluster."""
    with connected(address) as client:
        client.loop.add_callback(watch, client)
        try:
            ask_workers(client)
            yield from results_of(client, wanted, mode, python)
        except Exception as error:
            if not is_lost(client, error):
                raise
            words = f"the scheduler {address} is lost; what was judged is kept: start again"
            raise ProblemError(words) from error


def is_lost(client: Any, error: Exception) -> bool:
    """Whether an error comes of it that the scheduler is gone; its client may not know that yet."""
    from distributed.client import FutureCancelledError
    from distributed.comm import CommClosedError

    return client.status != "running" or isinstance(error, CommClosedError | FutureCancelledError)


def check_workers(found: Mapping[str, object]) -> None:
    """ProblemError if one of these workers is of another version, or has no judge; that there is
    none is said.
    """
    if not found:
        complain("judge", "the scheduler has no worker yet: waiting for one")
    for address, theirs in found.items():
        if isinstance(theirs, OSError):  # it has gone meanwhile
            continue
        fault = isinstance(theirs, Exception) and f"cannot judge: {theirs}"
        if fault or (other := other_than_ours(theirs)):
            words = fault or f"has another {other}"
            what_to_do = "install the same there, or stop it"
            raise ProblemError(one_line(f"the worker {address} {words}: {what_to_do}"))


def ask_workers(client: Any) -> None:
    """The same of all workers; that one does not answer is said."""
    try:
        found: Mapping[str, object] = client.sync(
            client.run, versions, on_error="return", callback_timeout=PATIENCE
        )
    except TimeoutError:
        if answers(client):
            words = "what it is given waits until it does, or the scheduler takes it for dead"
            complain("judge", f"a worker does not answer: {words}")
    else:
        check_workers(found)


def answers(client: Any) -> bool:
    """Whether the scheduler does; if not, and it goes on so, it is given up."""
    with contextlib.suppress(OSError):
        client.sync(client.scheduler.identity, callback_timeout=PATIENCE)
        return True
    return False


async def watch(client: Any) -> None:
    """Hang up on a scheduler that stands still for long: who waits for results is told of it."""
    unanswered = 0
    while client.status == "running" and unanswered < STILL:
        await asyncio.sleep(PATIENCE / 2)
        try:
            async with asyncio.timeout(PATIENCE / 2):
                await client.scheduler.identity()
            unanswered = 0
        except OSError:
            unanswered += 1
    if client.status == "running":
        client.scheduler_comm.comm.abort()


def results_of(
    client: Any, wanted: Sequence[Wanted], mode: str, python: str | None
) -> Generator[list[tuple[str, Result]], None, None]:
    """The results as they come; what has come before an error, too."""
    from distributed import as_completed

    names = {key: case.name for _, _, cases in wanted for key, case in cases.items()}
    tasks = iter(shipped(wanted, mode, python))
    first = [submitted(client, task) for task in islice(tasks, AHEAD)]
    waiting = as_completed(first, loop=client.loop)
    while not waiting.is_empty():
        done = [next_done(client, waiting)]
        while waiting.has_ready():
            done.append(next(waiting))
        results: list[tuple[str, Result]] = []
        try:
            results.extend(result_of(future, names) for future in done)
            for _, task in zip(done, tasks, strict=False):
                waiting.add(submitted(client, task))
        finally:
            yield results


def next_done(client: Any, waiting: Any) -> Any:
    """The next that is done; CommClosedError if the scheduler is lost, which is not told to what is
    submitted just then.
    """
    from distributed.comm import CommClosedError

    while not waiting.has_ready():
        if client.status != "running":
            raise CommClosedError
        time.sleep(LOOK_UP)
    return next(waiting)


@contextlib.contextmanager
def connected(address: str) -> Generator[Any, None, None]:
    """A client of the scheduler there."""
    if not re.fullmatch(ADDRESS, address):
        raise ProblemError(f"the scheduler {address} cannot be reached: expected HOST:PORT")
    try:
        import dask
        from distributed import Client
    except ImportError as error:
        message = "--scheduler needs dask: .venv/bin/pip install -e '.[cluster]'"
        raise ProblemError(message) from error
    logging.disable(logging.CRITICAL)  # what matters of it we say ourselves
    dask.config.set({"distributed.comm.timeouts.connect": PATIENCE})
    dask.config.set({"distributed.scheduler.allowed-failures": TRIES})
    try:
        if (found := asyncio.run(kind_of(address))) in ("Worker", "Nanny"):
            raise ValueError(f"it is that of a {found}")
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except Exception as error:
        reason = "" if isinstance(error, OSError) else f": {error}"
        words = one_line(f"the scheduler {address} cannot be reached{reason}")
        raise ProblemError(words) from error
    try:
        yield client
    finally:
        client.close(timeout=PATIENCE)


async def kind_of(address: str) -> str:
    """What answers there; TimeoutError where a client would wait for ever, as at a web server."""
    from distributed import Security, rpc

    how = Security().get_connection_args("client")
    async with asyncio.timeout(PATIENCE), rpc(address, connection_args=how) as there:
        return str((await there.identity())["type"])


def submitted(client: Any, task: Shipped) -> Any:
    """The future of a task; the same task is never taken for done."""
    return client.submit(judge_shipped, task, key=f"judge-{task.key}", pure=False, retries=1)


def result_of(future: Any, names: Mapping[str, str]) -> tuple[str, Result]:
    """What became of a task: an error of the judge if the cluster could not do it.

    ProblemError if a worker that came later is of another version.
    """
    key = future.key.removeprefix("judge-")
    error = future.exception()
    if isinstance(error, OtherVersion):
        raise ProblemError(str(error))
    if error is not None:
        reason = one_line(f"the cluster failed: {type(error).__name__}: {error}")
        return key, Result(names[key], Verdict.JE, reason)
    return key, future.result()


def shipped(
    wanted: Sequence[Wanted], mode: str, python: str | None
) -> Generator[Shipped, None, None]:
    """All tasks, one after the other."""
    for problem, path, cases in wanted:
        archive = packed(path)
        for key, case in cases.items():
            yield Shipped(
                *(key, digest(archive, path.name), archive, path.name, problem.limits),
                problem.checker,
                *(case.name, left_of(case.puzzle), left_of(case.answer), mode, python),
                versions(),
            )


def left_of(file: Path) -> bytes:
    """What is in a file of a case: nothing if it is gone, which makes the result no verdict."""
    with contextlib.suppress(OSError):
        return file.read_bytes()
    return b""


def packed(path: Path) -> bytes:
    """A file or folder as an archive."""
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w") as archive:
        archive.add(path, arcname=path.name)
    return data.getvalue()
