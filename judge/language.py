"""A program is copied into a folder of its own, compiled there once, under limits, and then run
from there on every case, as the table of languages says: judge/sources/table.py.
"""

import marshal
import os
import re
import shlex
import shutil
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Self

from judge.isolation import interpreters
from judge.isolation.limits import stack_for
from judge.isolation.sandbox import Sandbox
from judge.isolation.temporary import Folder
from judge.run import MIB, Limits, Runner
from judge.sources import go, java, rust
from judge.sources.beginning import for_headers, main_source, parts_of, sources_in
from judge.sources.copying import copy, java_code, name_of_copy, suffix_of, text_of, unstartable
from judge.sources.python import is_python_2, not_in_utf_8, started
from judge.sources.table import BY_SUFFIX, LANGUAGES, Language
from judge.verdict import Verdict, broken_limit, fault_of_machine, refused

COMPILING = Limits(
    cpu=60, memory=2048 * MIB, output=MIB, disk=512 * MIB, processes=128, threads=1024, files=1024
)
ALL_SAID = "/bin/sh", "-c", 'cd "$0" && exec "$@" 2>&1'  # of stderr alone the end would be kept
FIND_ALL = "C", "C++", "Python"  # files of any name; others not where it has one of these:
LOST = r"\n\ud800-\udfff"  # a line break, bytes that are no UTF-8
LOST_TOO = {"Java": ":", "JavaScript": r"\\", "Rust": "%"}  # or one of these
LONGEST_COMMAND = 100_000  # bytes: no message to a supervisor has more than 128 KiB, nor has a word


class CompileError(Exception):
    """A program cannot be compiled: one line, and what the compiler said.

    The verdict is JE where that is a fault of the machine.
    """

    def __init__(self, message: str, said: str = "", verdict: Verdict = Verdict.CE) -> None:
        super().__init__(message)
        self.message, self.said, self.verdict = message, said, verdict


class NotInstalled(Exception):
    """What a language needs is missing here; which program to install."""


COMPILED = ".compiled"  # the name of what is run where the table says nothing else: no source's


@dataclass(frozen=True, slots=True)
class Program:
    """A program that is ready to run; a context manager, as it has a folder."""

    name: str
    command: list[str]
    sandbox: Sandbox | None
    folder: Folder

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.folder.cleanup()


def build(
    path: Path, memory: int, sandbox: Sandbox | None = None, python: str | None = None
) -> Program:
    """The program in that file or folder, ready to run: copied, and compiled where it must be.

    CompileError, NotInstalled; ValueError if it is in no language of the table.
    """
    language = language_of(path)
    folder = Folder("judge-program-")
    try:
        copy(path, Path(folder.name), BY_SUFFIX)
        place = sandbox.place_of_program(folder.name) if sandbox else folder.name
        if language is None:
            command = [f"{place}/{name_of_copy(path)}"]
            if reason := unstartable(Path(folder.name, name_of_copy(path))):
                raise CompileError(reason)
        else:
            check_place(language, place)
            words = words_of(language, Path(folder.name), place, memory, python, path.name)
            if "{crate}" in words:
                library = language._replace(compile=language.library)
                compile_program(library, Path(folder.name), words, sandbox)
            compile_program(language, Path(folder.name), words, sandbox)
            command = fill(language, language.run or "{compiled}", words)
        check_start(language, folder.name)
        if language and language.run:
            command, sandbox = seen_in(sandbox, command)
        shown = sandbox.holding(Path(folder.name)) if sandbox else None
    except BaseException:
        folder.cleanup()
        raise
    return Program(path.name, command, shown, folder)


def check_place(language: Language, place: str) -> None:
    """CompileError where the language finds nothing that lies there."""
    signs = LOST + LOST_TOO.get(language.name, "")
    if language.name not in FIND_ALL and (lost := re.search(f"[{signs}]", place)):
        reason = f"{language.name} finds nothing in TMPDIR (it has a {lost[0]!r})"
        raise CompileError(f"{reason}: set another", verdict=Verdict.JE)


def check_start(language: Language | None, folder: str) -> None:
    """CompileError where nothing can be started that lies in the folder."""
    if (language is None or language.makes_program) and os.statvfs(folder).f_flag & os.ST_NOEXEC:
        reason = "nothing starts in TMPDIR (noexec)"
        raise CompileError(f"{reason}: set another", verdict=Verdict.JE)
    if language and language.makes_program and not os.access(Path(folder, COMPILED), os.X_OK):
        raise CompileError(f"{language.name}: it is a library, no program")


def language_of(path: Path) -> Language | None:
    """The language of a file or folder; None for an executable; ValueError if it is neither."""
    if path.is_dir():
        return language_of_folder(path)
    if path.exists() and not path.is_file():
        raise ValueError(f"{path.name} is neither a file nor a folder")
    if language := BY_SUFFIX.get(suffix_of(path)):
        if language.name == "Python" and is_python_2(text_of(path)):
            raise ValueError(f"{path.name} is in Python 2")
        return language
    if not os.access(path, os.X_OK):
        known = " ".join(BY_SUFFIX)
        raise ValueError(f"{path.name} is neither executable (chmod +x) nor one of {known}")
    return None


def language_of_folder(path: Path) -> Language:
    """The language that its files are in: most of them, if C and C++ are mixed C++."""
    for file in path.rglob("*"):
        if not (file.is_symlink() or file.is_file() or file.is_dir()):
            held = f"{path.name} holds {file.relative_to(path)}"
            raise ValueError(f"{held}, which is neither a file nor a folder")
    counts = Counter(
        language.name for file in parts_of(path) if (language := BY_SUFFIX.get(suffix_of(file)))
    )
    if counts.keys() == {"C", "C++"}:
        del counts["C"]
    if len(counts) != 1:
        found = " and ".join(sorted(counts)) or "no program"
        raise ValueError(f"{path.name} holds {found}")
    return next(language for language in LANGUAGES if language.name in counts)


def words_of(
    language: Language, folder: Path, place: str, memory: int, python: str | None, called: str
) -> dict[str, list[str]]:
    """What stands for what in its commands; `place` is where the program sees its folder, which is
    the copy of one that is `called` so.
    """
    with_c = (".c",) if language.name == "C++" else ()
    sources = sources_in(folder, (*language.suffixes, *with_c))
    if not sources:
        raise CompileError(f"{language.name}: there is no source file but a link")
    of_java = language.name == "Java"
    main = main_source(folder, sources, of_java, called)
    if language.name == "Python" and (said := not_in_utf_8(folder / main, main)):
        raise CompileError(refused(language.name, said)[0])
    return {
        "{source}": started(folder, place, main),
        "{sources}": [f"{place}/{path}" for path in sources],
        "{paths}": for_headers(folder, place),
        "{home}": [str(Path(place, main.parent))],
        "{folder}": [place],
        "{compiled}": [f"{place}/{COMPILED}"],
        "{name}": [java.main_class(java_code(folder / main), main.stem) if of_java else ""],
        "{memory}": [str(max(16, memory // MIB))],
        "{most}": [str(max(16, memory // MIB) * 9 // 10)],
        "{stack}": [str(stack_for(memory) // MIB)],
        "{python}": [true_python(python or interpreters.judges_own())],
        **(rust.words_for(folder, place, main, sources) if language.name == "Rust" else {}),
        **(go.words_for(folder, place, main, sources) if language.name == "Go" else {}),
    }


def program_for(language: Language, python: str | None) -> str:
    """Where its interpreter is, or its compiler if what is compiled is run; NotInstalled."""
    command = language.compile if language.makes_program else language.run
    program = command.split()[0]
    if program == "{python}":
        return true_python(python or interpreters.judges_own())
    return find(language, program)


def fill(language: Language, command: str, words: dict[str, list[str]]) -> list[str]:
    """A command of the table with the words put in, and the program found."""
    filled = []
    for word in command.split():
        if word in words:
            filled += words[word]
            continue
        for name, texts in words.items():
            word = word.replace(name, "".join(texts[:1]))
        filled.append(word)
    return [find(language, filled[0]), *filled[1:]]


@cache
def find(language: Language, program: str) -> str:
    """Where a program of a language really is; NotInstalled."""
    if "/" in program:
        return program
    path = shutil.which(program)
    if not path:
        raise NotInstalled(f"{program} is not installed (apt install {language.install})")
    root = language.root and interpreters.printed(language.root.split())[0].strip()
    if language.root and not root:  # one of rustup, say, that has nowhere to lead
        raise NotInstalled(f"{program} does not work, see: {language.root}")
    real = Path(root, "bin", program) if root else Path(path)
    return interpreters.true_path(str(real) if os.access(real, os.X_OK) else path)


@cache
def true_python(python: str) -> str:
    """Where that Python is, which may only be a script that leads to it; NotInstalled."""
    path = shutil.which(python)
    if not path:
        raise NotInstalled(f"there is no Python {python}")
    real = interpreters.true_python(path)
    if not real:  # Python 2, say
        raise NotInstalled(f"{python} does not answer as Python 3 does")
    return real


def seen_in(sandbox: Sandbox | None, command: list[str]) -> tuple[list[str], Sandbox | None]:
    """The command as it is in the sandbox, and one in which what its program needs can be read."""
    if not sandbox:
        return command, None
    shown = sandbox.showing(*map(Path, interpreters.files_of(command[0])))
    return [sandbox.place_of(command[0]), *command[1:]], shown


def is_too_long(command: list[str]) -> bool:
    """Whether a supervisor cannot be told of it."""
    return len(marshal.dumps(command)) > LONGEST_COMMAND


def compile_program(
    language: Language, folder: Path, words: dict[str, list[str]], sandbox: Sandbox | None
) -> None:
    """Compile what is in the folder; CompileError."""
    command, inside = seen_in(sandbox, fill(language, language.compile, words))
    if is_too_long(command):
        raise CompileError(f"{language.name}: the names of its files are too long together")
    inside = inside.holding(folder, writable=True) if inside else None
    with Runner() as runner:
        (place,) = words.get(language.place, [language.place])
        command, filled = [*ALL_SAID, place, *command], words["{folder}"]
        run = runner.run(command, Path(os.devnull), COMPILING, inside, filled=filled)
    verdict, reason = broken_limit(run, COMPILING)
    if verdict is Verdict.AC:
        return
    text = (run.stdout + run.stderr).decode("utf-8", "replace")
    message, said = refused(language.name, text.replace(f"{words['{folder}'][0]}/", ""), reason)
    if fault := fault_of_machine(run, folder):
        raise CompileError(f"{language.name}: {fault}", said, Verdict.JE)
    if run.end not in ("exit", "output"):  # a limit, which is why it has said what it says
        message = f"{language.name}: {reason}"
    raise CompileError(message, said)


# --- Programs given as a command ------------------------------------------------------------


def program_of(command: str, sandbox: Sandbox | None) -> Program:
    """The program that a command line starts; ValueError if there is none.

    It is not run by a shell, nor in the folder we are in: words that are files of it are made
    absolute, and shown.
    """
    try:
        first, *others = shlex.split(command) or [""]
    except ValueError as error:
        raise ValueError(f"--command: {error}") from error
    program = shutil.which(first)
    if not program:
        raise ValueError(f"--command: there is no program {first!r}")
    real = interpreters.true_path(interpreters.true_python(program) or program)
    words, shown = seen_in(sandbox, [real])
    for word in others:
        if (path := named_by(word)) and shown:
            shown = shown.giving(path)
            words.append(shown.place_of(str(path)))
        else:
            words.append(str(path or word))
    if is_too_long(words):
        raise ValueError("--command: it is too long")
    folder = Folder("judge-program-")
    return Program(command, words, shown and shown.holding(Path(folder.name)), folder)


def named_by(word: str) -> Path | None:
    """The file or folder that a word of a command line names, if it is one."""
    with suppress(OSError):  # no name is so long
        return Path(word).absolute() if word and Path(word).exists() else None
    return None
