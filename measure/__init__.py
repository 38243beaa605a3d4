"""What is measured: the solutions (bench, any_board), what the judge costs (overhead), the lab."""

import sys

if sys.argv[:1] == ["-m"]:  # python -m looks for its module: from here on Ctrl-C says nothing
    from ground import end_by_signal

    end_by_signal()

import math
import os
import signal
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")


def percentile(values: Sequence[float], share: float) -> float:
    """What that share of some values, which rise, stay within."""
    return values[math.ceil(share * len(values)) - 1]


def one_by_one(things: Iterable[T], title: str, total: int) -> Iterator[T]:
    """All of so many things, with a bar that shows how many are done."""
    from ground.commands import progress  # loaded where Ctrl-C is no Traceback

    with progress(title, total) as advance:
        for thing in things:
            yield thing
            advance(1)


def print_tables(*tables: object, width: int = 80) -> None:
    """Print what is so wide on a terminal that may be narrower, or that COLUMNS says is."""
    from rich.console import Console  # as above

    Console(width=max(Console().width, width)).print(*tables)


def status_of(command: list[str], puzzle: Path, environment: Mapping[str, str]) -> int:
    """How a program ends on an input, unheard; it does not go on where this is ended before."""
    files = [
        (os.POSIX_SPAWN_OPEN, 0, str(puzzle), os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
    ]
    process = os.posix_spawn(command[0], command, environment, file_actions=files, setpgroup=0)
    try:
        return os.waitpid(process, 0)[1]
    except BaseException:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        raise


def ended(main: Callable[[], int | None]) -> int | None:
    """The exit status of a tool, ended perhaps by Ctrl-C, or for want of room for its output.

    Browsers and programs that it has begun end with it, whatever signal it is ended by.
    """
    from ground.commands import INTERRUPTED, complain, heed_signals, unwritten  # as above
    from ground.problems import ProblemError

    heed_signals()
    if not sys.stdout:
        return complain("measure", "cannot write the output: it is closed")
    try:
        status = main()
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return INTERRUPTED
    except (OSError, ProblemError) as error:
        if isinstance(error, ProblemError) or error.filename is not None:
            return complain("measure", error)
        return unwritten("measure", error)
