"""What is temporary is in one folder a process, which goes with it, however it ends."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

OWN = "judge-of-one-process-"
FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
OTHERS = 0o077  # of a umask: what all but the owner are refused


@contextmanager
def own_folder() -> Iterator[Path]:
    """While it lasts, all temporary files of this process are made in a folder of its own.

    At its end that is removed; at its beginning, those of processes that were killed.  Whatever
    the umask is, who makes a file can read it.
    """
    before, mask = tempfile.tempdir, os.umask(OTHERS)
    os.umask(mask & OTHERS)
    remove_leftovers(Path(tempfile.gettempdir()))
    folder, handle = new_folder()
    tempfile.tempdir = str(folder)
    try:
        yield folder
    finally:
        tempfile.tempdir = before
        os.umask(mask)
        remove(folder)
        os.close(handle)


class Folder(tempfile.TemporaryDirectory[str]):
    """A folder that goes with who holds it, whatever programs have put into it."""

    def __init__(self, prefix: str) -> None:
        super().__init__(prefix=prefix, ignore_cleanup_errors=True)

    def cleanup(self) -> None:
        """Remove it, also one with more levels than Python goes down."""
        remove(Path(self.name))
        super().cleanup()


def remove_leftovers(place: Path) -> None:
    """Remove the folders there of ours that no process holds any more."""
    for folder in place.glob(f"{OWN}*"):
        with suppress(OSError):  # it has just gone, or nothing can be locked there
            ours = folder.lstat().st_uid == os.geteuid()
            if ours and (handle := lock(folder)) is not None:
                remove(folder)
                os.close(handle)


def new_folder() -> tuple[Path, int]:
    """A folder, and the handle that holds it as long as this process lives."""
    folder = Path(tempfile.mkdtemp(prefix=OWN))
    try:
        handle = lock(folder)
    except OSError:  # nothing can be locked there, so nobody takes it for a leftover
        handle = os.open(folder, FOLDER)
    if handle is not None and folder.is_dir():
        return folder, handle
    return new_folder()  # somebody took it for a leftover


def lock(folder: Path) -> int | None:
    """The handle that holds a folder; None if it is gone, or somebody else holds it; OSError where
    it cannot be opened, or nothing can be locked.
    """
    try:
        handle = os.open(folder, FOLDER)
    except FileNotFoundError:
        return None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(handle)
        if not isinstance(error, BlockingIOError):
            raise
        return None
    return handle


def remove(path: Path) -> None:
    """Remove a file or a folder, also one of a thousand levels or with folders closed to us."""
    with suppress(OSError):
        path.unlink()
        return
    with suppress(RecursionError):
        shutil.rmtree(path, ignore_errors=True)
    if path.exists():
        for words in ("/bin/chmod", "-R", "u+rwx"), ("/bin/rm", "-rf"):
            subprocess.run([*words, "--", path], stderr=subprocess.DEVNULL, check=False)
