"""Which files of a folder are its program's, and in which of them it begins."""

import json
import os
import re
from collections import defaultdict
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path

from ground.files import LONGEST
from judge.sources import java
from judge.sources.copying import java_code, suffix_of

MAINS = {"main": 0, "__main__": 1, "index": 2}  # where a folder begins: the first of these
# Folders of tests, as Maven and Gradle have them, and of what CMake and npm put there.
OTHERS = re.compile(r"(^|/)(src/test/java|CMakeFiles|node_modules)/")
# Files with which tools are told what to do, in the languages of programs.
TOLD = re.compile(
    r"build\.rs|.+\.config\.[mc]?js|(gulp|Grunt)file\.js|(setup|conftest|noxfile)\.py"
)
OF_CARGO = re.compile(r"(^|/)(examples|benches|tests|target)/.*\.rs$", re.I)  # programs beside it
HEADERS = ".h", ".hh", ".hpp", ".hxx", ".h++", ".inl", ".ipp", ".tpp"
OF_NODE = ".js", ".mjs", ".cjs"
OF_C = ".c", ".cpp", ".cc", ".cxx", ".c++"
ASIDE = re.compile(r"//[^\n]*|/\*.*?(?:\*/|\Z)", re.S)
CHOSEN = re.compile(  # what may be left out, but by the guard of a header
    r"^[ \t]*+#[ \t]*+if(?:def)?\b(?![ \t]*!).*?(?:^[ \t]*+#[ \t]*+endif\b|\Z)", re.M | re.S
)
INCLUDED = re.compile(r'^[ \t]*#[ \t]*include[ \t]*"([^"\n]+)"', re.M)
IGNORED = re.compile(r"^//(go:build| \+build) ignore\s*$", re.M)
OF_TESTS = re.compile(r"(^|/)tests?/")
MAIN_OF_C = re.compile(r"^[ \t]*(?:int|auto|void)\s+main\s*\(", re.M)
MAIN_OF_RUST = re.compile(r"\bfn\s+main\s*\(")
MAIN_OF_PYTHON = re.compile(r"^if[ \t(]*+__name__[ \t]*+==[ \t]*+[\"']__main__[\"']", re.M)
IMPORTED = re.compile(r"^[ \t]*+(?:from[ \t]++\.*+(\w++)|import[ \t]++([^\n#;]*+))", re.M)
FIRST_NAMES = re.compile(r"(?:^|,)[ \t]*+(\w++)")  # in a list: of each, up to the first dot
REQUIRED = re.compile(r"\b(?:require\s*+\(|from|import)[\s(]*+[\"'`](\.[^\"'`\n]*+)")
TEST = re.compile(r"(?:^|[._-])(?:test|spec)s?(?:[._-]|$)")  # in a name, of a file or a folder
MARKS = "CMakeCache.txt", "pyvenv.cfg"  # what lies in folders that CMake and venv have made


def is_hidden(path: Path) -> bool:
    """Whether a name in it begins with a dot, as of what editors, git and systems leave there."""
    return any(name.startswith(".") for name in path.parts)


def files_in(folder: Path) -> list[Path]:
    """All its files, as seen from there."""
    return [path.relative_to(folder) for path in folder.rglob("*") if path.is_file()]


def parts_of(folder: Path) -> list[Path]:
    """Those that may be of its program: none that is hidden, of tests, or that tools have made."""
    files = files_in(folder)
    made = {path.parent for path in files if path.name in MARKS and path.parent.name}
    return [
        path
        for path in files
        if not (is_hidden(path) or OTHERS.search(path.as_posix()) or made & {*path.parents})
    ]


def sources_in(folder: Path, suffixes: Sequence[str]) -> list[Path]:
    """The sources of its program, as seen from there: a link leads nowhere where programs run.

    What is no part of the program counts only where nothing else is there.
    """

    def is_source(path: Path) -> bool:
        return suffix_of(path) in suffixes and not (folder / path).is_symlink()

    found = sorted(filter(is_source, parts_of(folder)))
    found = found or sorted(filter(is_source, files_in(folder)))
    found = [path for path in found if not is_for_tools(folder / path)] or found
    return without_included(folder, without_tests(folder, found))


def without_tests(folder: Path, sources: list[Path]) -> list[Path]:
    """All but what begins in a folder of tests of C and C++, where something else begins too."""
    told = [path for path in sources if OF_TESTS.search(path.as_posix())]
    tests = [path for path in told if has_main_of_c(folder / path)]
    others = [path for path in sources if path not in tests]
    return others if tests and any(has_main_of_c(folder / path) for path in others) else sources


def without_included(folder: Path, sources: list[Path]) -> list[Path]:
    """All but what another file of C or C++ includes, as one of templates is: it is compiled there.

    What has a main function is compiled by itself, whoever includes it.
    """
    of_c = {path for path in sources if suffix_of(path) in OF_C}
    included = included_in(folder, of_c) if of_c else set()
    left = [path for path in sources if path not in included or has_main_of_c(folder / path)]
    return left or sources


def included_in(folder: Path, of_c: set[Path]) -> set[Path]:
    """Those that others of them include, or headers: the one beside, or else all that end so."""
    headers = [path for path in parts_of(folder) if path.suffix.lower() in HEADERS]
    names = {path.name for path in of_c}
    found, readers = set[Path](), defaultdict[tuple[str, ...], set[Path]](set)  # of what ends so
    for reader in (*of_c, *headers):
        for said in names_in(folder / reader, names):
            beside = Path(os.path.normpath(reader.parent / said))
            if beside in of_c:
                found |= {beside} - {reader}
            else:
                readers[tuple(part for part in said.parts if part != "..")].add(reader)
    for path in of_c:
        ends = (path.parts[start:] for start in range(len(path.parts)))
        if any(readers.get(end, set()) - {path} for end in ends):
            found.add(path)
    return found


def names_in(path: Path, names: Collection[str]) -> set[Path]:
    """What a file in C or C++ includes that is called so, in whatever folder; but not under #if."""
    text = "" if path.is_symlink() else ASIDE.sub("", head_of(path))
    said = set(INCLUDED.findall(CHOSEN.sub("", text)))
    return {Path(name) for name in said if name.rpartition("/")[2] in names}


def has_main_of_c(path: Path) -> bool:
    """Whether a file is in C or C++ and has a main function, of which there may be one."""
    return suffix_of(path) in OF_C and MAIN_OF_C.search(head_of(path)) is not None


def head_of(path: Path) -> str:
    """What a file says, as far as one looks: a library may be one file of many megabytes."""
    with path.open(encoding="utf-8", errors="replace") as file:
        return file.read(LONGEST)


def for_headers(folder: Path, place: str) -> list[str]:
    """The words for C and C++ by which headers are found in any folder, as seen in that place.

    None takes the place of one of the system.
    """
    headers = (path for path in parts_of(folder) if path.suffix.lower() in HEADERS)
    around = sorted({Path(), *(above for path in headers for above in path.parents)})
    return [f"{how}{place}/{path}" for path in around for how in ("-iquote", "-idirafter")]


def is_for_tools(path: Path) -> bool:
    """Whether a file is for tools: tells them what to do, or is for JUnit, which is not there.

    Or is in Go, which ignores it where a folder is built.
    """
    of_go = path.suffix.lower() == ".go"
    if TOLD.fullmatch(path.name) or (of_go and IGNORED.search(head_of(path))):
        return True
    return path.suffix.lower() == ".java" and java.is_test(java_code(path))


def letters(name: str) -> str:
    """A name without what words are parted by: LightUp.java is for light_up, as Java has it.

    Nor what browsers add where they have such a file: light_up (2).py.
    """
    return re.sub(r"\(\d+\)$|[ _-]", "", name.lower())


def main_source(folder: Path, sources: Sequence[Path], of_java: bool, called: str = "") -> Path:
    """The file with which the program begins: the only one, or the one that is called main, or as
    what was handed in is `called`.

    What lies deeper is a library.  But where a class of Java lies, its package says; and in Rust
    only what has a main function can begin.
    """

    def other(path: Path) -> bool:
        return letters(path.stem) != letters(called)

    if of_java:
        mains = [path for path in sources if java.has_main(java_code(folder / path))]
        return min(
            mains or sources,
            key=lambda path: (path.stem != "Main", other(path), len(path.parts), path),
        )
    libraries = libraries_in(folder, sources)
    able = [path for path in sources if path not in libraries]
    own = [path for path in able if not OF_CARGO.search(path.as_posix())]
    found = said_by_npm(folder, sources) or starts_of(folder, own) or starts_of(folder, able)
    others = set() if found else imported_in(folder, sources)

    def order(path: Path) -> tuple[object, ...]:
        so_called = len(path.parts), MAINS.get(path.stem, 0)
        return *so_called, path in others, other(path), not asks(folder / path), path

    return min(found or sources, key=order)


def said_by_npm(folder: Path, sources: Sequence[Path]) -> list[Path]:
    """The file in JavaScript that package.json calls main, if there is one."""
    path, said = folder / "package.json", None
    if path.is_file() and not path.is_symlink():
        with suppress(ValueError, RecursionError):
            said = json.loads(head_of(path).removeprefix("\ufeff"))
    name = said.get("main") if isinstance(said, dict) else None
    if not isinstance(name, str):
        return []
    places = places_of(name)
    return [path for path in sources if str(path) in places and path.suffix in OF_NODE]


def starts_of(folder: Path, sources: Sequence[Path]) -> list[Path]:
    """The files that are called as where a program begins, or those in Rust that can."""
    named = [path for path in sources if path.stem in MAINS]
    return named or [path for path in sources if has_main_of_rust(folder / path)]


def libraries_in(folder: Path, sources: Sequence[Path]) -> set[Path]:
    """Those in JavaScript that are called index, and that one less deep requires."""
    indexes = {path for path in sources if path.stem == "index" and path.suffix in OF_NODE}
    if not indexes:
        return set()
    required = [
        (len(path.parts), required_in(folder, path)) for path in sources if path.suffix in OF_NODE
    ]
    return {
        path
        for path in indexes
        if any(depth < len(path.parts) and str(path) in places for depth, places in required)
    }


def is_python(path: Path) -> bool:
    """Whether a file is in Python, and none of tests, which import and ask what programs do."""
    is_test = path.stem.startswith("test") or TEST.search(path.stem)
    return suffix_of(path) in (".py", ".py3") and not is_test


def imported_in(folder: Path, sources: Sequence[Path]) -> set[Path]:
    """The files in Python whose names others of them import, wherever they lie.

    And those in JavaScript that others require by their place.
    """
    if len(sources) == 1:
        return set()
    ours = list(filter(is_python, sources))
    names = {name for path in ours for name in imports_of(folder / path) - {path.stem}}
    others = [path for path in sources if path.suffix in OF_NODE]
    places = {place for path in others for place in required_in(folder, path) - {str(path)}}
    return {path for path in ours if path.stem in names} | {
        path for path in others if str(path) in places
    }


def imports_of(path: Path) -> set[str]:
    """The first names of the modules that a file in Python imports."""
    found = IMPORTED.findall(head_of(path))
    return {name for one, several in found for name in (one, *FIRST_NAMES.findall(several))}


def required_in(folder: Path, path: Path) -> set[str]:
    """The places of what a file in JavaScript, but none of tests, requires from the folder."""
    is_test = any(map(TEST.search, path.with_suffix("").parts))
    gone = is_test or not (folder / path).is_file()
    said = [] if gone else REQUIRED.findall(ASIDE.sub("", head_of(folder / path)))
    return {place for name in {*said} for place in places_of(f"{path.parent}/{name}")}


def places_of(name: str) -> set[str]:
    """Where Node looks for what is called so."""
    place = os.path.normpath(name)
    return {os.path.normpath(f"{place}{end}") for end in ("", *OF_NODE, "/index.js")}


def asks(path: Path) -> bool:
    """Whether a file is in Python and asks whether the program begins in it."""
    return is_python(path) and MAIN_OF_PYTHON.search(head_of(path)) is not None


def has_main_of_rust(path: Path) -> bool:
    """Whether a file is in Rust and has a main function: as Cargo has it, lib.rs has none."""
    return path.suffix.lower() == ".rs" and MAIN_OF_RUST.search(head_of(path)) is not None
