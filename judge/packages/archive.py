"""Packages as archives: ZIP files of a folder, or as DOMjudge has them of what is in it."""

import errno
import stat
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from ground.problems import ProblemError

try:
    from lzma import LZMAError
except ImportError:  # many a Python is built without it: zipfile says so, of archives that need it
    LZMAError = RuntimeError

LARGEST = 1 << 30  # bytes of all files
MOST = 20_000  # files and folders: no package has so many, and more take long to unpack
WINDOWS = 0  # as what has made an archive: some of it put backslashes between folders
ASIDE = ".", "__"  # so begins what Macs and others put beside a folder: .DS_Store, __MACOSX
UNREADABLE = zipfile.BadZipFile, zlib.error, LZMAError, EOFError, OSError, ValueError, RuntimeError


@contextmanager
def unpacked(path: Path) -> Iterator[Path]:
    """The folder of a package, while it lasts that of an archive; ProblemError if it is neither."""
    if not path.is_file():
        yield path
        return
    with TemporaryDirectory(prefix="judge-package-", ignore_cleanup_errors=True) as name:
        folder = Path(name).resolve() / (path.stem or "package")
        folder.mkdir()
        try:
            with zipfile.ZipFile(path) as archive:
                unpack(archive, folder)
        except MemoryError:
            said = f"{path} cannot be unpacked: it takes more memory than there is"
            raise ProblemError(said) from None
        except UNREADABLE as error:
            words = str(error).replace(f"{folder.parent}/", "")
            raise ProblemError(f"{path} cannot be unpacked: {words}") from error
        folder = inside(folder)
        if not (folder / "problem.yaml").is_file():
            where = "at its top, nor one folder with it and nothing beside"
            raise ProblemError(f"{path} holds no problem.yaml {where}")
        try:
            yield folder
        except ProblemError as error:  # by then nobody finds that folder
            raise ProblemError(str(error).replace(str(folder), str(path))) from error


def is_archive(name: str) -> bool:
    """Whether a file of that name is one, or should be."""
    path = Path(name)
    return path.is_file() and (path.suffix == ".zip" or zipfile.is_zipfile(name))


def unpack(archive: zipfile.ZipFile, folder: Path) -> None:
    """All that is in an archive; UNREADABLE.

    No file becomes a link before all are there, so that nothing is put beyond one; and where a
    link leads is seen when all are made, as it may lead through others.
    """
    links, files, parts = {}, set[Path](), archive.infolist()
    check(parts)
    for part in parts:
        mode = part.external_attr >> 16  # 0 where no system of this kind has made it
        place = Path(archive.extract(named(part), folder))
        if place in files:  # by one name, or by names that lead out, of which the rest is left
            raise ValueError(f"{place.relative_to(folder)} stands twice in it")
        if place.is_file():
            files.add(place)
        if stat.S_ISLNK(mode):
            links[place] = archive.read(part).decode()
        elif mode and place.is_file():
            place.chmod(mode & 0o755 | 0o600)
    for place, target in links.items():
        place.unlink()
        place.symlink_to(target)
    for place in links:
        if is_endless(place):
            raise ValueError(f"Symlink loop from {place.relative_to(folder)}")
        if not place.resolve().is_relative_to(folder):
            raise ValueError(f"{place.relative_to(folder)} leads out of it")


def named(part: zipfile.ZipInfo) -> zipfile.ZipInfo:
    """A part, with the separator of folders that is meant."""
    if part.create_system == WINDOWS:
        part.filename = part.filename.replace("\\", "/")
    return part


def check(parts: list[zipfile.ZipInfo]) -> None:
    """ValueError where these are too many or too large, or one has no name."""
    if len(parts) > MOST:
        raise ValueError(f"it has more than {MOST} files")
    if not all(part.filename for part in parts):
        raise ValueError("a file in it has no name")
    if sum(part.file_size for part in parts) > LARGEST:
        raise ValueError(f"its files have more than {LARGEST >> 20} MiB")


def is_endless(link: Path) -> bool:
    """Whether a link leads to itself, perhaps through others."""
    try:
        link.stat()
    except OSError as error:
        return error.errno == errno.ELOOP
    return False


def inside(folder: Path) -> Path:
    """The one folder in that folder, unless it is the package itself."""
    found = [path for path in folder.iterdir() if not path.name.startswith(ASIDE)]
    alone = len(found) == 1 and (found[0] / "problem.yaml").is_file()
    return found[0] if alone else folder
