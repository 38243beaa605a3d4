"""What the command lines have in common: options of all that runs programs; isolation."""

import argparse
import errno
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from fnmatch import fnmatch
from functools import partial
from pathlib import Path

from ground import solutions
from ground.commands import above_zero, complain, cores, number, whole, word
from ground.commands import natural as natural  # a kind of option, beside those of here
from ground.files import is_device, write_atomically
from ground.problems import FOLDER, ProblemError
from judge.isolation.bubblewrap import is_of_system
from judge.isolation.levels import MODES, NoSandbox, find_sandbox
from judge.isolation.sandbox import Sandbox
from judge.problem import Case, Problem
from judge.run import MIB, check_limits, most_at_once

mebibytes = partial(number, float, expected="a number from 1 on", least=1)  # or nothing begins
A_TRAP = "it is a link of another user"


def add_wanted(parser: argparse.ArgumentParser) -> None:
    """The options for which cases are judged, and with what limits."""
    add = parser.add_argument
    add("--case", type=word, metavar="GLOB", help="only the cases whose names fit")
    add("-t", dest="time", type=above_zero, metavar="SECONDS", help="limit on CPU time")
    add("-m", dest="memory", type=mebibytes, metavar="MIB", help="limit on memory")


def with_limits(problem: Problem, options: argparse.Namespace) -> Problem:
    """The problem, with the limits asked for."""
    limits = problem.limits
    if options.time:
        limits = replace(limits, cpu=options.time)
    if options.memory:
        limits = replace(limits, memory=int(options.memory * MIB))
    return replace(problem, limits=limits)


def wanted(cases: Sequence[Case], options: argparse.Namespace) -> list[Case]:
    """The cases asked for."""
    return [case for case in cases if not options.case or fits(case.name, options.case)]


def add_common(parser: argparse.ArgumentParser) -> None:
    """The options of all that runs programs."""
    add = parser.add_argument
    runs = "runs .py programs: a name or path, such as pypy3"
    add("--python", type=word, metavar="PYTHON", help=runs)
    add(
        "--sandbox",
        choices=MODES,
        default="auto",
        help="how programs are isolated (auto: the best there is)",
    )
    add("-j", dest="jobs", type=whole, metavar="N", help="so many at once (half the cores)")


def find_isolation(mode: str, folders: Iterable[Path], strangers: bool = False) -> Sandbox | None:
    """The sandbox, which hides these folders; where there is none, that is said. NoSandbox.

    Programs of strangers run without one only where that is asked for.
    """
    most_at_once()  # or what is wrong would look like another thing
    check_limits()
    sandbox, reason = find_sandbox(mode)
    if sandbox:
        return sandbox.hiding(*ours(), *folders)
    if strangers and mode != "none":
        raise NoSandbox(f"no sandbox for the programs of others ({reason}); or --sandbox none")
    complain("judge", f"programs are not isolated: {reason}")
    return None


def ours() -> list[Path]:
    """What programs must not see of this project: the cases; and where it lies in a folder of the
    system, which is shown, all but its Python, for there is much that solves them.
    """
    folders = [FOLDER]
    if solutions.FOLDER.is_dir() and is_of_system(FOLDER.parent.resolve()):
        folders += (path for path in FOLDER.parent.iterdir() if path.name != ".venv")
    return [path for path in folders if path.is_dir()]


def half_the_cores() -> int:
    """So many run at once where nothing else is asked for: they do not disturb each other."""
    return max(1, cores() // 2)


def fits(name: str, pattern: str) -> bool:
    """Whether the whole name or its last part fits the pattern, or is it: some have brackets."""
    return any(part == pattern or fnmatch(part, pattern) for part in (name, Path(name).name))


def is_trap(path: Path) -> bool:
    """Whether a link was put there by another user than we, the folder's and root: it leads to what
    we alone may write.
    """
    known = {0, os.geteuid(), path.parent.stat().st_uid}
    return path.is_symlink() and path.lstat().st_uid not in known


def write_report(path: Path, content: str) -> None:
    """Write one; OSError if that cannot be, or such a link has come since it was looked at."""
    if is_trap(path):
        raise OSError(errno.EPERM, A_TRAP, str(path))
    write_atomically(path, content)


def check_reports(kept: Mapping[str, Iterable[Path]], **paths: Path | None) -> None:
    """ProblemError if the reports, by option, could not be written there at the end.

    Nor may one take the place of files that are to be `kept`, or in such folders, by what they are.
    """
    if not any(paths.values()):
        return
    wanted: dict[Path, str] = {}
    known = {Path(os.path.realpath(file)): what for what, files in kept.items() for file in files}
    for option, path in paths.items():
        if not path:
            continue
        end = Path(os.path.realpath(path))
        place = path if is_device(path) else f"{end.parent}/"  # to a file that may not be added
        if path.is_dir() or end.is_symlink() or not os.access(place, os.W_OK):  # a link to itself
            raise ProblemError(f"cannot write {path}")
        if is_trap(path):
            raise ProblemError(f"cannot write {path}: {A_TRAP}")
        for part in end, *end.parents:
            if part in known and (part == end or part.is_dir()):
                raise ProblemError(f"--{option} names {known[part]}")
        other = wanted.setdefault(end, option)
        if other != option:
            raise ProblemError(f"--{other} and --{option} name the same file")
