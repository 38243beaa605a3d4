"""The programs of a package: which files are some, and how validators are built.

Links to files of the package lead where they say.  A validator that is a folder may have two
scripts: `build`, which is run in that folder, and `run`, which is there or is made by it.
"""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from judge.isolation.sandbox import LANDLOCK, Sandbox
from judge.isolation.temporary import Folder
from judge.language import CompileError, Program, build, compile_program, language_of
from judge.run import MIB
from judge.sources.copying import copy, unstartable
from judge.sources.table import Language

UNSEEN = ".", "-", "__pycache__"  # what such names begin with is no part of a package
WHOLE = "output_validator"  # a folder that is one program
SCRIPTS = "build", "run"
BY_SCRIPTS = Language("build", (), "/bin/sh -c {steps} sh {folder}", "", "dash")
STEPS = 'cd "$1" && if [ -f build ]; then ./build; fi'


def is_part(path: Path, folder: Path) -> bool:
    """Whether what lies in the folder is a part of the package, by all names that lead to it."""
    return not any(name.startswith(UNSEEN) for name in path.relative_to(folder).parts)


def programs_in(folder: Path) -> list[Path]:
    """The programs in a folder: files and folders; files of no language are passed over."""
    if folder.name == WHOLE or has_scripts(folder):
        return [folder]
    paths = [path for path in sorted(folder.iterdir()) if is_part(path, folder)]
    return [path for path in paths if path.is_dir() or is_program(path)]


def is_program(path: Path) -> bool:
    """Whether that is a program; what cannot be read is told later."""
    try:
        return not why_none(path)
    except OSError:
        return True


def why_none(path: Path) -> str:
    """Why a file or folder is no program, "" if it is one; on disks of Windows all can be executed.

    OSError where it cannot be read.
    """
    try:
        if language_of(path) or begins_as_program(path):
            return ""
    except ValueError as error:
        return str(error)
    return f"{path.name} is executable, but begins as no program does"


def begins_as_program(file: Path) -> bool:
    """Whether the system can start such a file, as far as its first bytes tell."""
    with file.open("rb") as opened:
        return opened.read(4).startswith((b"#!", b"\x7fELF"))


def has_scripts(path: Path) -> bool:
    """Whether it is a folder that says itself how it is built or started."""
    return any((path / name).is_file() for name in SCRIPTS)


def build_validator(path: Path, package: Path, sandbox: Sandbox | None) -> Program:
    """A validator of the package, ready to run; what build() raises."""
    with linked(path, package) as place:
        if has_scripts(place):
            return built_by_scripts(place, sandbox)
        return build(place, 2048 * MIB, sandbox)


@contextmanager
def linked(path: Path, package: Path) -> Iterator[Path]:
    """A program, where links to files of the package are these files: else they lead nowhere."""
    links = [file for file in path.rglob("*") if file.is_symlink()] if path.is_dir() else []
    if not links:
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="judge-links-") as name:
        whole = Path(name, path.name)
        copy(path, whole)
        for link in links:
            target = Path(os.path.realpath(link))
            if target.is_file() and target.is_relative_to(package.resolve()):
                place = whole / link.relative_to(path)
                place.unlink()
                shutil.copy(target, place)
        yield whole


def built_by_scripts(path: Path, sandbox: Sandbox | None) -> Program:
    """A program that its own scripts build and start."""
    folder = Folder("judge-program-")
    try:
        copy(path, Path(folder.name))
        scripts = (Path(folder.name, name) for name in SCRIPTS)
        for script in (path for path in scripts if path.is_file() and not path.is_symlink()):
            script.chmod(0o755)  # archives are unpacked without that
            if reason := unstartable(script):
                raise CompileError(reason)
        place = sandbox.place_of_program(folder.name) if sandbox else folder.name
        words = {"{steps}": [STEPS], "{folder}": [place]}
        compile_program(BY_SCRIPTS, Path(folder.name), words, sandbox and sandbox.for_scripts())
        if sandbox and sandbox.level == LANDLOCK:
            make_startable(Path(folder.name))
        if not os.access(Path(folder.name, "run"), os.X_OK):
            raise CompileError("build makes no executable file run")
        shown = sandbox.holding(Path(folder.name)) if sandbox else None
    except BaseException:
        folder.cleanup()
        raise
    return Program(path.name, [f"{place}/run"], shown, folder)


def make_startable(folder: Path) -> None:
    """Make executable what can be started: there its script was only told that it had."""
    for file in folder.rglob("*"):
        readable = file.is_file() and not file.is_symlink() and os.access(file, os.R_OK)
        if readable and begins_as_program(file):
            file.chmod(file.stat().st_mode | 0o100)
