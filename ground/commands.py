"""What command lines have in common: one parser, complaint and bar, option types, Ctrl-C."""

import argparse
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from ground import end_by_signal

INTERRUPTED = 130  # exit status after Ctrl-C
ENDINGS = signal.SIGINT, signal.SIGTERM, signal.SIGHUP  # Ctrl-C, `kill`, a terminal that goes


def heed_signals() -> None:
    """Be interrupted by ENDINGS that nobody has us ignore, and hear when processes of ours end."""
    for ending in ENDINGS:
        end_by_signal(ending, interrupt)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)


def interrupt(*_: object) -> None:
    """One of ENDINGS: the first ends what is done, undisturbed; if Python loses that, the next."""
    signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)  # the end of Python has no handlers
    for ending in ENDINGS:  # of one that came with it Python would complain if it were ignored
        signal.signal(ending, lambda *_: None)
    ours, told, in_vain = KeyboardInterrupt, sys.__excepthook__, sys.__unraisablehook__
    sys.unraisablehook = lambda lost: heed_signals() if lost.exc_type is ours else in_vain(lost)
    sys.excepthook = lambda kind, *rest: None if kind is ours else told(kind, *rest)
    raise KeyboardInterrupt


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line; `prog` is python -m ROOM, and perhaps more."""

    def error(self, message: str) -> None:
        """Say it, and end with exit status 2."""
        sys.exit(complain(self.prog.replace(".", " ").split()[2], message))

    def parse_intermixed_args(self, args: Any = None, namespace: Any = None) -> Any:
        """As ever, but the usage is made before: Ctrl-C in that would be an AttributeError."""
        self.usage = self.usage or self.format_usage()[7:]
        return super().parse_intermixed_args(args, namespace)

    def print_help(self, file: Any = None) -> None:
        """Print it; of an output that is closed or without room argparse would say nothing."""
        if not (file or sys.stdout):
            self.error("cannot write the output: it is closed")
        try:
            print(self.format_help(), end="", file=file, flush=True)
        except OSError as error:
            sys.exit(unwritten(self.prog.replace(".", " ").split()[2], error))


def complain(program: str, message: object, status: int = 2) -> int:
    """Say in one line what is wrong; the exit status, that of wrong use or bad input if none is."""
    if isinstance(message, OSError) and message.filename is not None:
        message = f"cannot use {message.filename}: {message.strerror}"
    with suppress(AttributeError, OSError):  # it may be closed, or without room
        sys.stderr.write(f"{program}: {one_line(str(message))}\n")
    return status


def unwritten(program: str, error: OSError, place: object = None) -> int:
    """The exit status where what is printed or put in a place has no reader, or no room: said."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # or Python would try again at its end
    said = f"cannot write {place or 'the output'}: {error.strerror}"
    return 1 if isinstance(error, BrokenPipeError) else complain(program, said)


def escape(text: str) -> str:
    """Text that does no harm to a terminal: control characters are shown as \\x1b."""
    return "".join(c if c.isprintable() or c == "\n" else ascii(c)[1:-1] for c in text)


def one_line(text: str) -> str:
    """The same in one line."""
    return escape(text).replace("\n", "\\n")


@contextmanager
def progress(title: str, total: int | None = None, console: Any = None) -> Iterator[Any]:
    """A bar on a terminal, of the time alone where no total is known; it gives what moves it on."""
    if not console and not (sys.stderr and sys.stderr.isatty()):
        yield lambda *_: None  # nobody sees a bar: what draws it takes long to load
        return
    from rich import progress as bars  # heavier than all that most commands need
    from rich.console import Console

    out = console or Console(stderr=True)
    steps = () if total is None else (bars.BarColumn(), bars.MofNCompleteColumn())
    parts = bars.TextColumn("{task.description}", markup=False), *steps, bars.TimeElapsedColumn()
    with bars.Progress(*parts, console=out, transient=True, disable=not out.is_interactive) as bar:
        yield partial(bar.advance, bar.add_task(title, total=total))


def cores() -> int:
    """How many cores this process may use: `taskset` leaves it just some."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def number(kind: type[float], text: str, expected: str, least: float, most: float = 1e6) -> float:
    """The number that an option gives; ArgumentTypeError says what was expected."""
    value = kind("-1")
    with suppress(ValueError):
        value = kind(text if text.isascii() and "_" not in text else "")
    if not least <= value <= most:
        expected = f"at most {most:.0f}" if value > most else expected
        raise argparse.ArgumentTypeError(f"expected {expected}, found {text!r}")
    return value


whole = partial(number, int, expected="a number from 1 on", least=1)
natural = partial(number, int, expected="a number from 0 on", least=0)
above_zero = partial(number, float, expected="a number above 0", least=1e-9)


def word(text: str) -> str:
    """A name, a pattern of names or an address; nothing and - are as if none were given."""
    if text in ("", "-"):
        such = ", such as /dev/stdin or /dev/stdout" if text else ""
        raise argparse.ArgumentTypeError(f"expected a name{such}, found {text!r}")
    return text


def path_to(text: str) -> Path:
    """A file or a folder: no name at all would be the folder where one is."""
    return Path(word(text))
