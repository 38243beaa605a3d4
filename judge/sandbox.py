"""What a program may see and do: bubblewrap shows it the system's programs, itself, and /tmp.

Inside there is no network, no other process, nothing of the judge's environment, and only
/tmp, an empty folder of its own for each run, can be written to.  The program is in
/program, which cannot be changed.  Every run has a sandbox of its own, which takes about
4 ms; nothing of a run is left for the next one.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

PROGRAM, WORK = "/program", "/tmp"
SYSTEM = "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"
SETTINGS = "/etc/alternatives", "/etc/ld.so.cache", "/etc/java-*"  # what programs need to start
SHARED_MEMORY = 16 << 20  # bytes in /dev/shm
ENVIRONMENT = {
    "PATH": "/usr/local/bin:/usr/bin:/bin",
    "HOME": WORK,
    "TMPDIR": WORK,
    "LANG": "C.UTF-8",
}
MODES = "auto", "bwrap", "none"


class NoSandbox(Exception):
    """Programs cannot be isolated here: why, in a few words."""


@dataclass(frozen=True, slots=True)
class Sandbox:
    """How bubblewrap is started: before, and after, what it is told of the folders shown."""

    bwrap: str
    shown: tuple[tuple[str, str, str], ...] = ()  # how, the file or folder, where it is inside
    hidden: tuple[str, ...] = ()

    def showing(self, *places: Path) -> "Sandbox":
        """One in which these files and folders can be read, where they are."""
        new = [("--ro-bind", str(place), str(place)) for place in places if not is_shown(place)]
        return replace(self, shown=(*self.shown, *new))

    def showing_at(self, place: Path, inside: str) -> "Sandbox":
        """One in which that file or folder can be read, there."""
        return replace(self, shown=(*self.shown, ("--ro-bind", str(place), inside)))

    def holding(self, program: Path, writable: bool = False) -> "Sandbox":
        """One with that folder as /program."""
        how = "--bind" if writable else "--ro-bind"
        return replace(self, shown=(*self.shown, (how, str(program), PROGRAM)))

    def hiding(self, *folders: Path) -> "Sandbox":
        """One in which these are empty, should they lie within what is shown."""
        return replace(self, hidden=(*self.hidden, *map(str, folders)))

    def words(self, work: str) -> list[str]:
        """What to put before the command of a program whose folder, /tmp, is `work`."""
        words = [self.bwrap, *first_words(), "--bind", work, WORK]
        for place in self.shown:
            words += place
        for path in self.hidden_inside():
            words += "--tmpfs", path, "--remount-ro", path
        return [
            *words,
            "--chdir",
            WORK,
            "--remount-ro",
            "/dev",
            "--remount-ro",
            "/proc",
            "--remount-ro",
            "/",
            "--",
        ]

    def hidden_inside(self) -> Iterator[str]:
        """Where what is to be hidden would be seen."""
        for folder in self.hidden:
            for _, place, inside in (*(("", path, path) for path in SYSTEM), *self.shown):
                if Path(folder).is_relative_to(place):
                    yield str(Path(inside) / Path(folder).relative_to(place))


@cache
def first_words() -> tuple[str, ...]:
    """What is the same for all: namespaces, environment, the system's files."""
    words = ["--unshare-all", "--unshare-user", "--disable-userns"]
    words += ["--new-session", "--cap-drop", "ALL", "--clearenv"]
    for name, value in ENVIRONMENT.items():
        words += ["--setenv", name, value]
    for path in map(Path, SYSTEM):
        if path.is_symlink():
            words += ["--symlink", str(path.readlink()), str(path)]
        elif path.is_dir():
            words += ["--ro-bind", str(path), str(path)]
    for path in settings():
        words += ["--ro-bind", path, path]
    words += ["--proc", "/proc", "--dev", "/dev"]
    words += ["--size", str(SHARED_MEMORY), "--tmpfs", "/dev/shm"]
    return tuple(words)


def settings() -> Iterator[str]:
    """What there is of SETTINGS."""
    for path in map(Path, SETTINGS):
        yield from sorted(map(str, path.parent.glob(path.name)))


def is_shown(place: Path) -> bool:
    """Whether the system's own folders hold it."""
    return any(place.is_relative_to(folder) for folder in SYSTEM)


def find_sandbox(mode: str) -> tuple[Sandbox | None, str]:
    """The sandbox for a mode of MODES; where there is none, why; NoSandbox if it must be."""
    if mode == "none":
        return None, "as asked for"
    try:
        return usable(), ""
    except NoSandbox as error:
        if mode == "bwrap":
            raise
        return None, str(error)


@cache
def usable() -> Sandbox:
    """A sandbox in which a program has been seen to run; NoSandbox if that cannot be."""
    bwrap = shutil.which("bwrap")
    if not bwrap:
        raise NoSandbox("bwrap is not installed (apt install bubblewrap)")
    sandbox = Sandbox(bwrap)
    with tempfile.TemporaryDirectory() as work:
        done = subprocess.run(
            [*sandbox.words(work), shutil.which("true") or "true"],
            capture_output=True,
            text=True,
            env={"PATH": os.defpath},
            check=False,
        )
    if done.returncode:
        words = done.stderr.strip().rpartition("\n")[2] or f"bwrap ends with {done.returncode}"
        raise NoSandbox(words)
    return sandbox
