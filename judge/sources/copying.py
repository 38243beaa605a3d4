"""A program is copied before it is compiled, a file under a name that its compiler takes."""

import errno
import os
import re
import shutil
import stat
from codecs import BOM_UTF8
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from pathlib import Path

from ground.files import LONGEST, read
from judge.sources import java

LARGEST = 1 << 30  # bytes of a program, with all that lies in its folder
LONGEST_NAME = 250  # bytes of the name of a class that a file can be called after
# Names of files that Go does not take as part of a program, or that others take for another one:
# those of another encoding, and of paths on Windows.
ODD = re.compile(r"^[\W_].*\.go$|_test\.go$|[\\\ud800-\udfff]", re.S)
NOT_THERE = re.compile(rb"#![ \t]*(?:\S*/env[ \t]+)?\S+\r\n")  # with a blank after it it might be
LONGEST_LINE = 1 << 10  # bytes: the system reads no more of the first one
OF_LATER_GO = re.compile(rb"^([ \t]*go[ \t]+\d+\.\d+)\.\d+\b|^[ \t]*toolchain[ \t].*", re.M)
NO_ROOM = {errno.EFBIG, errno.ENOSPC, errno.EDQUOT}  # for a copy; the source is none the worse


def copy(path: Path, folder: Path, suffixes: Collection[str] = ()) -> None:
    """Copy a file or what is in a folder; a link in it stays a link, which leads nowhere.

    Of these `suffixes` none stays in capitals.
    """
    if path.is_dir():
        check_size(path, path.rglob("*"))
        try:
            shutil.copytree(path, folder, symlinks=True, dirs_exist_ok=True)
        except shutil.Error as error:  # a list of all that went wrong
            place, _, reason = error.args[0][0]
            reason = re.split(r": ['\"]", reason, maxsplit=1)[0]  # without the two places
            raise not_copied(place, reason) from error
        for file in [file for file in folder.rglob("*") if file.suffix not in suffixes]:
            new = file.with_suffix(suffix_of(file))
            if new.suffix in suffixes and file.is_file() and not os.path.lexists(new):
                file.rename(new)
    else:
        name = name_of_copy(path)
        check_size(path, [path.resolve()])
        try:
            shutil.copy(path, folder / name)
        except OSError as error:
            if error.errno not in NO_ROOM:
                raise
            raise not_copied(path, os.strerror(error.errno)) from error  # it names the source
        mode = stat.S_IMODE((folder / name).stat().st_mode)
        (folder / name).chmod(mode | stat.S_IRUSR | stat.S_IWUSR)
    made_of = {"*.java": in_utf_8, "go.mod": for_any_go, "go.work": for_any_go}
    for name, made in made_of.items():
        for file in folder.rglob(name):
            rewrite(file, made)


def rewrite(file: Path, made: Callable[[bytes], bytes]) -> None:
    """Have our copy as its compiler takes it."""
    if file.is_symlink() or not file.is_file() or file.stat().st_size > LONGEST:
        return
    data = file.read_bytes()
    if (text := made(data)) != data:
        file.chmod(0o600)
        file.write_bytes(text)


def in_utf_8(data: bytes) -> bytes:
    """A source in UTF-8, where it is in a code page, and without a mark of byte order.

    Editors of Windows write both; javac takes neither, though the bytes are those of a comment.
    """
    return decoded(data).encode()


def for_any_go(data: bytes) -> bytes:
    """What names a module, without the last number of Go's version and without a toolchain.

    Both are written by Go from 1.21 on, and refused by those before.
    """
    return OF_LATER_GO.sub(rb"\1", data)


def decoded(data: bytes) -> str:
    """A text in UTF-8, or else in a code page, without a mark of byte order."""
    data = data.removeprefix(BOM_UTF8)
    for code in "utf-8", "cp1252":
        with suppress(UnicodeDecodeError):
            return data.decode(code)
    return data.decode("latin-1")  # which has all bytes


def check_size(path: Path, files: Iterable[Path]) -> None:
    """OSError where the files of a program are too large to be copied."""
    if sum(file.lstat().st_size for file in files) > LARGEST:
        raise not_copied(path, f"it has more than {LARGEST >> 20} MiB")


def not_copied(place: Path | str, reason: str) -> OSError:
    """What is said of it, and where to look if files may not be so large here."""
    look = " (see ulimit -f)" if os.strerror(errno.EFBIG) in reason else ""
    return OSError(f"{place} cannot be copied: {reason}{look}")


def name_of_copy(path: Path) -> str:
    """What a file is called when it is compiled: in Java after its public class."""
    name = path.with_suffix(suffix_of(path)).name
    if name.endswith(".java"):
        found = java.public_class(java_code(path))
        return f"{found}.java" if found and len(os.fsencode(found)) < LONGEST_NAME else name
    return f"main{suffix_of(path)}" if ODD.search(name) else name


def suffix_of(path: Path) -> str:
    """Its suffix in small letters, for compilers know no others; but `.C` is C++ to them."""
    return ".cc" if path.suffix == ".C" else path.suffix.lower()


def unstartable(script: Path) -> str:
    """Why nothing starts that file, if it begins as a script of Windows: else ""."""
    with script.open("rb") as file:
        if NOT_THERE.fullmatch(file.readline(LONGEST_LINE)):
            return f"{script.name} has the line ends of Windows: nothing starts it"
    return ""


def java_code(path: Path) -> str:
    """A source file in Java without its texts and comments."""
    with path.open("rb") as file:
        return java.code(re.sub("\r\n?", "\n", decoded(read(file))))


def text_of(path: Path) -> str:
    """What a source file says; OSError where it is too long."""
    with path.open(encoding="utf-8", errors="replace") as file:
        return read(file)
