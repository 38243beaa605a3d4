"""Files that are written whole or not at all, and read as far as is sensible."""

import errno
import os
from collections.abc import Mapping
from pathlib import Path
from typing import IO, AnyStr

STDOUT = Path("/dev/stdout")
LONGEST = 8 << 20  # bytes or characters of a text that is read: no puzzle is so large


def is_device(path: Path) -> bool:
    """Whether it is something to write into that must not be replaced: /dev/stdout, a pipe."""
    inside = str(path).startswith(("/dev/", "/proc/")) and not str(path).startswith("/dev/shm/")
    return inside or (path.exists() and not path.is_file())


def write_atomically(path: Path, content: str | bytes) -> None:
    """Write a file so that nobody ever sees half of it; OSError if that cannot be."""
    try:
        if is_device(path):
            put(os.dup(1) if path == STDOUT else os.open(path, os.O_WRONLY | os.O_APPEND), content)
        else:
            write_together({path: content})
    except OSError as error:  # the system names a file only where it is opened
        raise OSError(error.errno, error.strerror, str(path)) from error


def write_together(contents: Mapping[Path, str | bytes]) -> None:
    """Write several files, or none: what was there is replaced when all are written; OSError."""
    written, fresh = dict[Path, Path](), list[Path]()  # noted before they are there: for Ctrl-C
    try:
        for path, content in contents.items():
            path = Path(os.path.realpath(path))
            if os.path.lexists(path) and not path.is_file():  # a folder, or a link to itself
                raise FileExistsError(errno.EEXIST, "it is no file", str(path))
            new = written[path] = path.parent / f".written-{os.urandom(8).hex()}"
            old = path.stat().st_mode & 0o777 if path.exists() else 0  # if new, less the umask
            put(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, old or 0o666), content)
            if old & ~new.stat().st_mode:  # or nothing is to be changed, which some disks refuse
                new.chmod(old)
        fresh = [path for path in written if not path.exists()]
        for path, new in written.items():
            new.replace(path)
    except BaseException:
        for path in (*written.values(), *fresh):
            path.unlink(missing_ok=True)
        raise


def read(file: IO[AnyStr], most: int = LONGEST) -> AnyStr:
    """All that is in it; OSError where that is too long, as where it has no end."""
    data = file.read(most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, f"it has more than {most >> 20} MiB", file.name)
    return data


def put(handle: int, content: str | bytes) -> None:
    """Write it into an open file, after what it has already, and close that."""
    with os.fdopen(handle, "wb") as file:
        file.write(content.encode("utf-8") if isinstance(content, str) else content)
