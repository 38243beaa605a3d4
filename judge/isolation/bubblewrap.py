"""The root file system of a sandbox, which bubblewrap makes once for many programs."""

import os
import shutil
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

PROGRAM, WORK, SUPERVISOR, OUTSIDE = "/program", "/tmp", "/supervisor", "/outside"
SHARED = "/dev/shm"
SYSTEM = "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"
SEARCH = "/usr/local/bin:/usr/bin:/bin"  # the PATH of programs in a sandbox
SETTINGS = (  # what programs need to start
    *("/etc/alternatives", "/etc/ld.so.cache", "/etc/java-*", "/etc/ssl/openssl.cnf"),
)
DEVICES = "/dev/null", "/dev/full", "/dev/random", "/dev/urandom"
ZERO = "/dev/zero"  # of which memory can be had that is seen nowhere
LINKS = {"/dev/fd": "/proc/self/fd", "/dev/stdin": "/proc/self/fd/0"}
LINKS |= {"/dev/stdout": "/proc/self/fd/1", "/dev/stderr": "/proc/self/fd/2"}
ROOM = 1 << 20  # bytes that a folder has beyond the limit, so that breaking it can be seen
NAMESPACES = (
    *("--unshare-all", "--unshare-user", "--disable-userns", "--as-pid-1", "--new-session"),
    *("--cap-drop", "ALL", "--clearenv"),
)


def path() -> str:
    """Where bubblewrap is; FileNotFoundError says how to get it."""
    found = shutil.which("bwrap")
    if not found:
        raise FileNotFoundError("bwrap is not installed (apt install bubblewrap)")
    return found


def words(
    shown: Sequence[str],
    hidden: Sequence[str],
    given: Sequence[str],
    program: str,
    writable: bool,
    supervisor: str,
    disk: int,
    zero: bool,
) -> list[str]:
    """What to put before the command of a supervisor; with /dev/zero or without."""
    words = [path(), *NAMESPACES, *first_words()]
    for place in WORK, SHARED:
        words += "--size", str(disk + ROOM), "--tmpfs", place
    words += ["--ro-bind", supervisor, SUPERVISOR]
    if zero:
        words += "--dev-bind", ZERO, ZERO
    if program:
        words += "--bind" if writable else "--ro-bind", program, PROGRAM
    for place in shown:
        words += "--ro-bind", place, place_of(place)
    covered = hidden_inside(tuple(shown), tuple(hidden))
    for place in covered:
        words += "--tmpfs", place
    for place in given:
        words += "--ro-bind", place, place_of(place)
    for place in *covered, "/dev", "/proc", "/":
        words += "--remount-ro", place
    return [*words, "--chdir", WORK, "--"]


@cache
def first_words() -> tuple[str, ...]:
    """What is the same for all: the system's files, devices, processes."""
    words: list[str] = []
    for place in map(Path, SYSTEM):
        if place.is_symlink():
            words += "--symlink", str(place.readlink()), str(place)
        elif place.is_dir():
            words += "--ro-bind", str(place), str(place)
    for setting in settings():
        words += "--ro-bind", setting, setting
    words += "--proc", "/proc", "--tmpfs", "/dev"
    for device in DEVICES:
        words += "--dev-bind", device, device
    for link, target in LINKS.items():
        words += "--symlink", target, link
    return tuple(words)


def system() -> Iterator[str]:
    """What there is of the system's own files."""
    yield from (place for place in SYSTEM if os.path.lexists(place))
    yield from settings()


def settings() -> Iterator[str]:
    """What there is of SETTINGS."""
    for place in map(Path, SETTINGS):
        yield from sorted(map(str, place.parent.glob(place.name)))


def is_of_system(place: str | Path) -> bool:
    """Whether the system's own folders hold it."""
    return any(Path(place).is_relative_to(folder) for folder in SYSTEM)


def place_of(path: str) -> str:
    """Where a file or folder is shown: as /tmp is empty, what lies there is elsewhere inside."""
    return OUTSIDE + path if Path(path).is_relative_to(WORK) else path


@cache
def hidden_inside(shown: tuple[str, ...], hidden: tuple[str, ...]) -> tuple[str, ...]:
    """Where what is to be hidden would be seen: in each place the outermost folders."""
    folders = [Path(os.path.realpath(folder)) for folder in hidden]
    found = dict[str, None]()
    for place in (*SYSTEM, *shown):
        real = os.path.realpath(place)
        inside = {folder for folder in folders if folder.is_relative_to(real)}
        outermost = sorted(folder for folder in inside if inside.isdisjoint(folder.parents))
        found.update((place_of(str(Path(place, one.relative_to(real)))), None) for one in outermost)
    return tuple(found)
