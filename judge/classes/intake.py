"""Programs are taken in before they are judged: copied, so that later nobody changes them.

A class is full of files that others made.  Each is opened by its name in the folder that holds
it, never through a link, and only ordinary files are read: no pipe that waits, no device, nothing
without end.  What is wrong with a program is its own result, and nobody else's.
"""

import errno
import os
import stat
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from ground.commands import one_line
from ground.files import write_atomically
from judge.language import CompileError
from judge.sources.beginning import is_hidden
from judge.verdict import Verdict

LARGEST = 1 << 20  # bytes of a program
MOST_FILES = 1000  # of a program, with its folders
MOST_PROGRAMS = 100  # of one person
DEEPEST = 10  # folders in each other: their names together fit in a path
READING = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC
OTHERS = {stat.S_IFLNK: "a link", stat.S_IFIFO: "a pipe", stat.S_IFSOCK: "a socket"}
ITS_OWN = {errno.EACCES, errno.EPERM, errno.ENOENT, errno.ELOOP, errno.ENOTDIR, errno.ENXIO}
HIDDEN = ".", "__"  # what such names begin with is nobody's program
Say = Callable[[Path, str], None]  # a place, and why nothing of it is judged


class Refused(CompileError):
    """A program that is not taken in: the verdict, and why in one line."""


def shown(name: str) -> str:
    """The name of a file as people see it; no two are shown alike."""
    return one_line(name.replace("\\", "\\\\"))


def found_in(folder: Path, ours: Collection[str], say: Say) -> Iterator[tuple[str, str, int]]:
    """(name, file name, handle of the folder that it is in) of all in folders of it.

    Of what else is there is said why it is not judged, but for files that are `ours`.
    """
    for name in sorted(path.name for path in folder.iterdir()):
        if name in ours or name.startswith(HIDDEN):
            continue
        try:
            with opened(folder / name, None, "it") as handle:
                if not stat.S_ISDIR(os.fstat(handle).st_mode):
                    raise Refused("it is in nobody's folder")
                files = names_in(handle, "it", MOST_PROGRAMS)
                files = [file for file in files if not file.startswith(HIDDEN)]
                if not files:
                    raise Refused("it holds nothing")
                for file in files:
                    yield name, file, handle
        except Refused as error:
            say(folder / name, str(error))


def take_in(file: str, place: int, folder: Path) -> Path:
    """A copy, in that folder, of a program in the folder of that handle; Refused."""
    Taking(LARGEST, MOST_FILES).copy(file, place, folder / file, file)
    return folder / file


@dataclass(slots=True)
class Taking:
    """One program; how much more of it is taken in."""

    size: int
    files: int

    def copy(self, name: str, place: int, target: Path, where: str, depth: int = 0) -> None:
        """Copy a file or folder, the place of which in the program is said; Refused."""
        with opened(name, place, where) as handle:
            mode = os.fstat(handle).st_mode
            if stat.S_ISREG(mode):
                write_atomically(target, self.content(handle, where))
                target.chmod(stat.S_IMODE(mode) & 0o755 | 0o600)
                return
            if depth == DEEPEST:
                raise Refused(f"more than {DEEPEST} folders in each other")
            target.mkdir()
            found = names_in(handle, where, MOST_FILES, MOST_FILES - self.files)
            names = [inner for inner in found if not is_hidden(Path(inner))]
            self.files -= len(names)
            for inner in names:
                self.copy(inner, handle, target / inner, f"{where}/{inner}", depth + 1)

    def content(self, handle: int, where: str) -> bytes:
        """What is in an ordinary file; Refused."""
        too_large = Refused(f"more than {LARGEST >> 20} MiB")
        if os.fstat(handle).st_size > self.size:
            raise too_large
        data = b""
        with reading(where):
            while part := os.read(handle, self.size + 1 - len(data)):
                data += part
        if len(data) > self.size:  # it has grown meanwhile
            raise too_large
        self.size -= len(data)
        return data


@contextmanager
def opened(name: str | Path, place: int | None, where: str) -> Iterator[int]:
    """The handle of an ordinary file or a folder; Refused if it is neither, or closed to us."""
    with reading(where):
        check_kind(os.stat(name, dir_fd=place, follow_symlinks=False).st_mode, where)
        handle = os.open(name, READING, dir_fd=place)
    try:
        check_kind(os.fstat(handle).st_mode, where)  # it may be another one now
        yield handle
    finally:
        os.close(handle)


def check_kind(mode: int, where: str) -> None:
    """Refused if that is the mode of anything but an ordinary file or a folder."""
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        raise Refused(f"{where} is {OTHERS.get(stat.S_IFMT(mode), 'a device')}")


def names_in(handle: int, where: str, most: int, before: int = 0) -> list[str]:
    """What is in a folder; Refused if that is too much, with as much `before` it."""
    with reading(where), os.scandir(handle) as entries:
        names = [entry.name for entry in islice(entries, most - before + 1)]
    if len(names) > most - before:
        raise Refused(f"more than {most} files")
    return sorted(names)


@contextmanager
def reading(where: str) -> Iterator[None]:
    """Refused where something cannot be read: a fault of the machine is none of the program."""
    try:
        yield
    except OSError as error:
        verdict = Verdict.CE if error.errno in ITS_OWN else Verdict.JE
        raise Refused(f"{where} cannot be read: {error.strerror}", verdict=verdict) from error
