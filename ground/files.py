"""Files that are there whole or not at all."""

import os
import tempfile
from pathlib import Path


def is_device(path: Path) -> bool:
    """Whether it is something to write into that must not be replaced: /dev/stdout, a pipe."""
    return str(path).startswith(("/dev/", "/proc/")) or (path.exists() and not path.is_file())


def write_atomically(path: Path, content: str | bytes) -> None:
    """Write a file so that nobody ever sees half of it; OSError if that cannot be."""
    data = content.encode("utf-8") if isinstance(content, str) else content
    if is_device(path):
        path.write_bytes(data)
        return
    path = path.resolve()
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
