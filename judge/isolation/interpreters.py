"""Which files a program needs that is not of the system: never the folder above it.

It is asked: Python for its library, compilers for where they look, Java, Rust and Go for their
home, of which just the parts are shown that they need; and of the others is read what they are
linked with.  `ldd` would run what strangers may have named there, outside of any sandbox.
"""

import json
import os
import re
import shlex
import shutil
import signal
import struct
import subprocess
import sys
from contextlib import closing, suppress
from functools import cache
from pathlib import Path

from judge.isolation.bubblewrap import SEARCH, is_of_system
from judge.isolation.limits import RUNS, Runs, Stopped

PYTHON = """
import json, os, sys, sysconfig
paths = sysconfig.get_paths()
places = [paths[name] for name in ("stdlib", "platstdlib", "purelib", "platlib")]
places += [os.path.join(sys.prefix, "pyvenv.cfg")]
for name in "_bz2 _ctypes _curses _hashlib _lzma _sqlite3 _ssl _uuid pyexpat readline zlib".split():
    try:
        __import__(name)  # those that load shared libraries
    except ImportError:
        pass
maps = open("/proc/self/maps", errors="surrogateescape")
mapped = {line.split(None, 5)[5].strip() for line in maps if ".so" in line}
base = getattr(sys, "_base_executable", sys.executable)
print(json.dumps([sys.executable, sys.prefix != sys.base_prefix, base, places + sorted(mapped)]))
"""
HOMES = {  # how it is asked for its home, where that is said, and what of it is needed
    "rustc": (("--print", "sysroot"), r"^(/.*)$", ("lib",)),
    "go": (("env", "GOROOT"), r"^(/.*)$", ("pkg", "src", "lib", "go.env", "VERSION")),
    "java": (
        ("-XshowSettings:properties", "-version"),
        r"java\.home = (/.*)$",
        ("lib", "conf", "bin/java"),
    ),
}
HOMES["javac"] = (("-J-XshowSettings:properties", "-version"), *HOMES["java"][1:])
SEARCHED = ("-E", "-v", "-x", "c++", os.devnull), r"^(?:\w+_PATH=(/.*)| (/\S+))$"  # by gcc, g++
VERSIONS = {"go": ("version",), "java": ("-version",)}  # how others than --version are asked for it
PYTHONS = re.compile(r"(python|pypy)[\d.]*$")
ASKABLE = re.compile(r"(python|pypy|perl|ruby|node|lua|php|(ba|da|k|z)?sh)[\d.]*$")
OURS = Path(__file__).parents[2]  # the folder of the project
PATIENCE = 20  # seconds for an answer
CACHED = re.compile(r"^\s+(\S+) \(.*\) => (/.*)$", re.M)  # as `ldconfig -p` says
ELF = b"\x7fELF\2\1"  # so begins a file of 64 bits, the lower byte first; the numbers are of elf.h
PART, ENTRY = struct.Struct("<IIQQQQ16x"), struct.Struct("<QQ")
LOADED, DYNAMIC, INTERPRETER = 1, 2, 3  # PT_
NEEDED, WORDS, RPATH, RUNPATH = 1, 5, 15, 29  # DT_
MOST_READ, LONGEST_WORD = 1 << 20, 4096  # bytes
MOST = 100  # libraries, those that one needs, and folders where they may be


def judges_own() -> str:
    """The Python of the judge, without its virtual environment."""
    return os.path.realpath(getattr(sys, "_base_executable", sys.executable))


@cache
def true_path(program: str) -> str:
    """Where a program really is: links of the user's own lead there."""
    return program if is_of_system(program) else os.path.realpath(program)


@cache
def true_python(python: str) -> str:
    """Where that Python is, which may only be a script that leads to it; "" if it is none."""
    executable, is_virtual, *_ = asked(python)
    return executable if is_virtual else executable and true_path(executable)


@cache
def asked(python: str) -> tuple[str, bool, str, list[str]]:
    """What a Python says of itself: (where it is, whether it is virtual, its base, its files)."""
    nothing = "", False, "", list[str]()
    if not PYTHONS.match(Path(python).name):
        return nothing
    answer, *_ = said([python, "-I", "-c", PYTHON]).split("\n")  # and then what it complains of
    try:
        return json.loads(answer)
    except ValueError:
        return nothing


@cache
def files_of(program: str) -> tuple[str, ...]:
    """The files and folders, besides the system's own, without which the program cannot run."""
    if is_of_system(program):
        return ()
    places = [program, *library_of(program), *interpreter_of(program), *shared_libraries(program)]
    mine = [place for place in dict.fromkeys(places) if not is_of_system(place)]
    found = [Path(place) for place in mine if Path(place).exists()]
    return tuple(str(place) for place in found if not set(found).intersection(place.parents))


def library_of(program: str) -> list[str]:
    """Where a program has what it needs, if it is one that can be asked."""
    name = Path(program).name
    if PYTHONS.match(name):
        return python_library(program)
    if name in HOMES:
        question, answer, parts = HOMES[name]
        homes = re.findall(answer, said([program, *question]), re.M)
        return [f"{home}/{part}" for home in homes for part in parts]
    if re.match(r"([\w-]+-)?(gcc|g\+\+)(-[\d.]+)?$", name):
        question, answer = SEARCHED
        found = re.findall(answer, said([program, *question]), re.M)
        return [os.path.realpath(place) for pair in found for place in ":".join(pair).split(":")]
    return []


def python_library(python: str) -> list[str]:
    """The library of a Python, with that of the one that its virtual environment stands on."""
    _, is_virtual, base, places = asked(python)
    base = os.path.realpath(base)
    return [*places, base, *(python_library(base) if is_virtual and base != python else [])]


def interpreter_of(program: str) -> list[str]:
    """What a script needs: the first line says who runs it."""
    words = who_runs(program)
    return list(files_of(words[0])) if words and words[0] != program else []


def who_runs(program: str | Path) -> list[str]:
    """The command that the first line of a script says; none if it is no script."""
    try:
        with Path(program).open("rb") as file:
            first = file.readline(256)
        return shlex.split(first[2:].decode("utf-8", "replace")) if first[:2] == b"#!" else []
    except (OSError, ValueError):  # a quotation mark without its other
        return []


def known_interpreter(script: Path) -> str:
    """The interpreter of the system that runs a script, if it is one that may be asked; or "".

    Anybody may have written that line: what else it names is not run outside of a sandbox.
    """
    words = who_runs(script)
    if words and Path(words[0]).name == "env":
        words = [word for word in words[1:] if not word.startswith("-") and "=" not in word]
    if not words or not ASKABLE.match(Path(words[0]).name):
        return ""
    found = shutil.which(words[0], path=SEARCH) or ""
    places = os.path.normpath(found), os.path.realpath(found)
    return found if all(map(is_of_system, places)) else ""


def shared_libraries(program: str) -> list[str]:
    """The shared libraries that a program is linked with, and those that these are."""
    if PYTHONS.match(Path(program).name):  # it tells itself what it needs
        return []
    found, todo = dict[str, None](), [(program, list[str]())]
    while todo and len(found) < MOST:
        file, around = todo.pop()
        words = linked(file) or {}
        around = [*folders_of(file, words.get(RPATH, [])), *around][:MOST]
        folders = [*folders_of(file, words.get(RUNPATH, [])), *around][:MOST]
        for name in words.get(NEEDED, [])[:MOST]:
            place = place_of_library(name, folders)
            if place not in found and not is_of_system(place):
                todo.append((place, around))
            found[place] = None
    return list(filter(None, found))


def place_of_library(name: str, folders: list[str]) -> str:
    """Where a library of that name is, in these folders or where all are looked for; or ""."""
    places = [f"{folder}/{name}" for folder in folders] + [libraries().get(name, "")]
    places = [name] if "/" in name else places
    places = [place for place in places if place.startswith("/")]
    return next((place for place in places if linked(place) is not None), "")


@cache
def libraries() -> dict[str, str]:
    """The libraries that the system's loader knows, by name; of several the first."""
    return dict(reversed(CACHED.findall(said(["/sbin/ldconfig", "-p"]))))


def folders_of(file: str, words: list[str]) -> list[str]:
    """The folders that a file names, some of which lie where it does."""
    origin = str(Path(os.path.realpath(file)).parent)
    named = [folder for word in words for folder in word.split(":")]
    return [re.sub(r"\$(ORIGIN\b|\{ORIGIN\})", lambda _: origin, folder) for folder in named]


def linked(path: str) -> dict[int, list[str]] | None:
    """What an ELF file says of its libraries, by tag; None if it is none."""
    faults = OSError, ValueError, OverflowError, struct.error
    with suppress(*faults):
        if Path(path).is_file():  # and no pipe, which would be waited for
            with Path(path).open("rb") as file:
                return words_in(file.fileno())
    return None


def words_in(file: int) -> dict[int, list[str]] | None:
    """The same of an open file; ValueError and the like if it is damaged."""
    head = os.pread(file, 64, 0)
    if not head.startswith(ELF):
        return None
    start, size, count = *struct.unpack_from("<Q", head, 32), *struct.unpack_from("<HH", head, 54)
    table = os.pread(file, PART.size * count if size == PART.size else 0, start)
    parts = [(kind, at, to, length) for kind, _, at, to, _, length in PART.iter_unpack(table)]
    ends = {kind: (at, length) for kind, at, _, length in parts}
    at, length = ends.get(DYNAMIC, (0, 0))
    data = os.pread(file, min(length, MOST_READ), at)
    entries = list(ENTRY.iter_unpack(data[: len(data) // ENTRY.size * ENTRY.size]))
    words = dict(entries).get(WORDS, 0)  # where they are in memory
    loaded = [part for part in parts if part[0] == LOADED and part[2] <= words < sum(part[2:])]
    first = loaded[0][1] - loaded[0][2] + words if loaded else 0
    found = {
        tag: [word_at(file, first + value) for kind, value in entries if kind == tag]
        for tag in (NEEDED, RPATH, RUNPATH)
    }
    if INTERPRETER in ends:
        found[NEEDED].append(word_at(file, ends[INTERPRETER][0]))
    return found


def word_at(file: int, place: int) -> str:
    """The word that begins there."""
    return os.fsdecode(os.pread(file, LONGEST_WORD, place).partition(b"\0")[0])


@cache
def version_of(program: str) -> str:
    """What a compiler or an interpreter says of its version; "" if it cannot be run."""
    return said([program, *VERSIONS.get(Path(program).name, ("--version",))])


def said(command: list[str]) -> str:
    """All that a command prints; "" if it cannot be run."""
    return "".join(printed(command))


def printed(command: list[str]) -> tuple[str, str]:
    """What a command prints, and what it complains of; nothing if it cannot be run, or waits.

    Stopped if those for whom it is asked are ended meanwhile.
    """
    runs = RUNS.get() or Runs()
    try:
        question = Question(command)
        with question.process as process, closing(question), runs.holding(question):
            answer = process.communicate(timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired):
        return "", ""
    if runs.ended:
        raise Stopped
    return answer


class Question:
    """A command that is to answer; it may be a script, which is ended with what it runs.

    It is asked in a folder of ours: in one of strangers a file of theirs may say who is to answer,
    as rust-toolchain.toml does.
    """

    def __init__(self, command: list[str]) -> None:
        program = Path(shutil.which(command[0]) or command[0]).absolute()
        self.process = subprocess.Popen(
            [program, *command[1:]],
            cwd=OURS,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="surrogateescape",
            process_group=0,
        )

    def close(self) -> None:
        """End it, if it has yet to."""
        with suppress(ProcessLookupError):
            if self.process.poll() is None:
                os.killpg(self.process.pid, signal.SIGKILL)
