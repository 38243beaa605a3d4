"""What the command lines have in common: options, one-line complaints, isolation."""

import argparse
import os
import sys
from collections.abc import Callable, Iterable
from fnmatch import fnmatch
from pathlib import Path
from typing import TypeVar

from judge.problem import FOLDER, ProblemError
from judge.report import is_device
from judge.sandbox import MODES, Sandbox, find_sandbox
from judge.verdict import one_line

N = TypeVar("N", int, float)


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str) -> None:
        """Say it, and end with exit status 2."""
        sys.exit(complain(message))


def add_common(parser: argparse.ArgumentParser) -> None:
    """The options of all that runs programs."""
    add = parser.add_argument
    add("--python", metavar="PYTHON", help="runs .py programs: a name or path, such as pypy3")
    add("--sandbox", choices=MODES, default="auto", help="isolate programs with bubblewrap (auto)")
    add("-j", dest="jobs", type=whole, metavar="N", help="so many at once (half the cores)")


def find_isolation(mode: str, folders: Iterable[Path]) -> Sandbox | None:
    """The sandbox, which hides these folders; where there is none, that is said. NoSandbox."""
    sandbox, reason = find_sandbox(mode)
    if sandbox:
        return sandbox.hiding(FOLDER, *folders)
    print(f"judge: programs are not isolated: {one_line(reason)}", file=sys.stderr)
    return None


def half_the_cores() -> int:
    """So many run at once where nothing else is asked for: they do not disturb each other."""
    return max(1, (os.cpu_count() or 1) // 2)


def above_zero(text: str) -> float:
    """A limit."""
    return number(float, text, "a number above 0", 1e-9)


def whole(text: str) -> int:
    """A number from 1 on."""
    return number(int, text, "a number from 1 on", 1)


def natural(text: str) -> int:
    """A number from 0 on."""
    return number(int, text, "a number from 0 on", 0)


def number(kind: Callable[[str], N], text: str, expected: str, least: float) -> N:
    """The number that an option gives; ArgumentTypeError says what was expected."""
    try:
        value = kind(text)
    except ValueError:
        value = kind("-1")
    if not least <= value <= 1e6:
        raise argparse.ArgumentTypeError(f"expected {expected}, found {text!r}")
    return value


def complain(message: str) -> int:
    """Say in one line what is wrong; the exit status."""
    print(f"judge: {one_line(message)}", file=sys.stderr)
    return 2


def fits(name: str, pattern: str) -> bool:
    """Whether the whole name or its last part fits the pattern."""
    return fnmatch(name, pattern) or fnmatch(name.rpartition("/")[2], pattern)


def check_reports(**paths: Path | None) -> None:
    """ProblemError if the reports, by option, could not be written there at the end."""
    wanted: dict[Path, str] = {}
    for option, path in paths.items():
        if not path:
            continue
        place = path if is_device(path) else path.resolve().parent
        if path.is_dir() or not os.access(place, os.W_OK):
            raise ProblemError(f"cannot write {path}")
        other = wanted.setdefault(path.resolve(), option)
        if other != option:
            raise ProblemError(f"--{other} and --{option} name the same file")
