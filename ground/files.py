"""Files that are there whole or not at all."""

import errno
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path


def is_device(path: Path) -> bool:
    """Whether it is something to write into that must not be replaced: /dev/stdout, a pipe."""
    inside = str(path).startswith(("/dev/", "/proc/")) and not str(path).startswith("/dev/shm/")
    return inside or (path.exists() and not path.is_file())


def write_atomically(path: Path, content: str | bytes) -> None:
    """Write a file so that nobody ever sees half of it; OSError if that cannot be."""
    data = content.encode("utf-8") if isinstance(content, str) else content
    if is_device(path):
        path.write_bytes(data)
        return
    write_together({path: data})


def write_together(contents: Mapping[Path, str | bytes]) -> None:
    """Write several files, all or none; OSError if that cannot be, and what was there stays."""
    written, fresh = {}, []
    try:
        for path in map(Path.resolve, contents):
            if path.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        for path, content in contents.items():
            data = content.encode("utf-8") if isinstance(content, str) else content
            handle, name = tempfile.mkstemp(dir=path.resolve().parent, prefix=".written-")
            written[path.resolve()] = Path(name)
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            Path(name).chmod(0o644)
        for path, new in written.items():
            if not path.exists():
                fresh.append(path)
            new.replace(path)
    except BaseException:
        for path in (*written.values(), *fresh):
            path.unlink(missing_ok=True)
        raise
