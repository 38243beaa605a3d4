"""Languages: each compiled and run, isolated and not; folders, compile errors, what is missing."""

import os
import re
import shutil
import sys
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from judge import language
from judge.isolation.sandbox import Sandbox
from judge.language import (
    LANGUAGES,
    CompileError,
    NotInstalled,
    build,
    program_of,
)
from judge.run import MIB, Limits, Run, Runner
from tests.helpers.languages import DEEP, FOLDERS, NEEDS, PROGRAMS
from tests.helpers.sandboxes import at_levels
from tests.helpers.sweep import in_sweep, unless

LIMITS = Limits(cpu=5, memory=512 * MIB)


def test_each_language_is_tried() -> None:
    tried = {Path(name).suffix for name in PROGRAMS}
    untried = [row.name for row in LANGUAGES if tried.isdisjoint(row.suffixes)]
    assert not untried, "PROGRAMS has no program in them"


@pytest.fixture
def case(tmp_path: Path) -> Path:
    """The input of all programs."""
    path = tmp_path / "case"
    path.write_text("abc\n")
    return path


def run(path: Path, case: Path, sandbox: Sandbox | None) -> Run:
    """Build a program and run it once."""
    with build(path, LIMITS.memory, sandbox) as program, Runner() as runner:
        return runner.run(program.command, case, LIMITS, program.sandbox)


def need(program: str) -> None:
    """Leave the test out where that is not installed."""
    if not shutil.which(program):
        pytest.skip(f"{program} is not installed")


SLOW = re.compile("java|go$|rs$|cpp$|c$")


def in_sandboxes(cases: Iterable[Any]) -> list[Any]:
    """(sandbox, *case) of a test; what is slow to build is in one, and then in a sweep."""
    found = []
    for level, case in product(("bwrap", "landlock", "none"), cases):
        values = case if isinstance(case, tuple) else (case,)
        param = pytest.param(level, *values)
        found.append(in_sweep(param) if SLOW.search(values[0]) and level != "bwrap" else param)
    return found


@pytest.mark.parametrize(("sandbox", "name"), in_sandboxes(PROGRAMS), indirect=["sandbox"])
def test_a_program_in_each_language(
    name: str, tmp_path: Path, case: Path, sandbox: Sandbox | None
) -> None:
    need(NEEDS.get(name.partition(".")[2], "sh"))
    path = tmp_path / name
    path.write_text(PROGRAMS[name])
    path.chmod(0o755)
    done = run(path, case, sandbox)
    assert (done.end, done.status, done.stdout.strip()) == ("exit", 0, b"abcabc"), done


@pytest.mark.parametrize("name", ["twice.java", in_sweep("twice.rs")])
@at_levels("bwrap")
def test_compilers_work_where_the_judge_looks(
    name: str, tmp_path: Path, case: Path, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without pairs of sockets these two did not."""
    need(NEEDS[name.partition(".")[2]])
    monkeypatch.setattr("judge.isolation.keeper.group_with", lambda *_: None)
    done = run(write(tmp_path / name, PROGRAMS[name]), case, sandbox)
    assert (done.end, done.status, done.stdout.strip()) == ("exit", 0, b"abcabc"), done


@pytest.mark.parametrize("name", unless(re.compile("rs$|go$").search, DEEP))
def test_a_million_calls_deep(name: str, tmp_path: Path, case: Path) -> None:
    need(NEEDS[name.partition(".")[2]])
    path = write(tmp_path / name, DEEP[name])
    done = run(path, case, None)
    assert (done.end, done.status, done.stdout.strip()) == ("exit", 0, b"1000000"), done


def test_go_is_told_how_much_memory_there_is(tmp_path: Path, case: Path) -> None:
    """It let garbage grow to what is in use, so that a right program could be MLE at half of it."""
    need("go")
    code = 'import ("fmt"; "runtime/debug"); func main() { fmt.Print(debug.SetMemoryLimit(-1)) }'
    done = run(write(tmp_path / "a.go", f"package main; {code}"), case, None)
    assert LIMITS.memory * 3 // 4 < int(done.stdout) < LIMITS.memory, done


@pytest.mark.parametrize(("sandbox", "name"), in_sandboxes(FOLDERS), indirect=["sandbox"])
def test_a_program_of_several_files(
    name: str, tmp_path: Path, case: Path, sandbox: Sandbox | None
) -> None:
    need({"c": "gcc", "java": "javac", "go": "go"}.get(name, "sh"))
    for file, text in FOLDERS[name].items():
        (tmp_path / name / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name / file).write_text(text)
    done = run(tmp_path / name, case, sandbox)
    assert (done.end, done.status, done.stdout.strip()) == ("exit", 0, b"abcabc"), done


BAD = [
    ("bad.py", "print(", "SyntaxError"),
    ("bad.c", "int main(void) { return x; }", "error: 'x' undeclared"),
    ("bad.cpp", "int main() { return x; }", "error: 'x' was not declared"),
    ("bad.java", "class Bad { int x = y; }", "cannot find symbol"),
    ("bad.rs", "fn main() { x }", "cannot find value `x`"),
    ("include.c", '#include "/etc/shadow"\nint main(void) {}', "error"),
    ("endless.c", '#include "/dev/zero"\n', "C: more than"),
]


@pytest.mark.parametrize(
    ("sandbox", "name", "text", "words"), in_sandboxes(BAD), indirect=["sandbox"]
)
def test_what_the_compiler_says(
    name: str,
    text: str,
    words: str,
    tmp_path: Path,
    sandbox: Sandbox | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    need(NEEDS.get(name.partition(".")[2], "sh"))
    if name == "endless.c":
        small = Limits(cpu=1, memory=64 * MIB, disk=512 * MIB, threads=1024, files=1024)
        monkeypatch.setattr(language, "COMPILING", small)
    path = tmp_path / name
    path.write_text(text)
    with pytest.raises(CompileError) as error:
        build(path, LIMITS.memory, sandbox)
    assert words in error.value.message.replace("\u2018", "'").replace("\u2019", "'")
    assert "judge-program" not in error.value.said
    assert "\x1b" not in error.value.said


@pytest.mark.parametrize("row", LANGUAGES, ids=lambda row: row.name)
def test_a_missing_compiler_is_named(
    row: language.Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if row.name == "Python":
        with pytest.raises(NotInstalled, match="there is no Python no-such-python"):
            build(write(tmp_path / "a.py", ""), MIB, None, "no-such-python")
        return
    language.find.cache_clear()
    monkeypatch.setenv("PATH", str(tmp_path))
    path = write(tmp_path / f"a{row.suffixes[0]}", "")
    program = row.compile.split()[0]
    with pytest.raises(NotInstalled) as error:
        build(path, MIB, None)
    assert str(error.value) == f"{program} is not installed (apt install {row.install})"


@pytest.mark.parametrize("name", ["python2", "something"])
def test_what_is_there_and_does_not_answer_as_python_does_is_said_to_be(
    name: str, tmp_path: Path
) -> None:
    """Of Python 2 it was said that there is none."""
    old = write(tmp_path / name, "#!/bin/sh\necho 'TypeError: an unexpected keyword' >&2; exit 1")
    old.chmod(0o755)
    with pytest.raises(NotInstalled) as error:
        build(write(tmp_path / "a.py", ""), MIB, None, str(old))
    assert str(error.value) == f"{old} does not answer as Python 3 does"


def write(path: Path, text: str) -> Path:
    """A file with that text."""
    path.write_text(text)
    return path


def test_what_is_no_program(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="neither executable"):
        build(write(tmp_path / "notes.txt", ""), MIB)
    (tmp_path / "folder").mkdir()
    with pytest.raises(ValueError, match="folder holds no program"):
        build(tmp_path / "folder", MIB)
    write(tmp_path / "folder" / "a.py", "")
    write(tmp_path / "folder" / "a.rs", "")
    with pytest.raises(ValueError, match="folder holds Python and Rust"):
        build(tmp_path / "folder", MIB)


def test_a_link_in_a_folder_leads_nowhere(
    tmp_path: Path, case: Path, sandbox: Sandbox | None
) -> None:
    write(tmp_path / "secret", "do-not-read-me")
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "data").symlink_to(tmp_path / "secret")
    write(folder / "main.py", "print(open(__file__[:-7] + 'data').read())")
    if sandbox:
        assert b"do-not-read-me" not in run(folder, case, sandbox).stdout


@pytest.mark.parametrize("python", ["pypy3", sys.executable])
def test_another_python(python: str, tmp_path: Path, case: Path, sandbox: Sandbox | None) -> None:
    need(python)
    path = write(tmp_path / "a.py", "import sys; print(sys.implementation.name)")
    with build(path, LIMITS.memory, sandbox, python) as program, Runner() as runner:
        done = runner.run(program.command, case, LIMITS, program.sandbox)
    assert done.stdout.decode().strip() == ("pypy" if python == "pypy3" else "cpython")


def test_files_of_a_command_are_shown(
    tmp_path: Path, case: Path, sandbox: Sandbox | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    write(tmp_path / "words.txt", "found\n")
    (tmp_path / "folder").mkdir()
    write(tmp_path / "folder" / "more.txt", "more\n")
    for command, output in ("cat words.txt", b"found\n"), ("ls folder", b"more.txt\n"):
        with program_of(command, sandbox) as program, Runner() as runner:
            done = runner.run(program.command, case, LIMITS, program.sandbox)
        assert done.stdout == output, done.stderr


@at_levels("bwrap")
def test_a_program_has_a_folder_of_its_own_and_cannot_change_itself(
    tmp_path: Path, case: Path, sandbox: Sandbox
) -> None:
    code = (
        "import os; print(os.getcwd(), os.listdir(), os.access(__file__, os.W_OK)); open('x', 'w')"
    )
    path = write(tmp_path / "a.py", code)
    with build(path, LIMITS.memory, sandbox) as program, Runner() as runner:
        for _ in range(2):
            done = runner.run(program.command, case, LIMITS, program.sandbox)
            assert done.stdout == b"/tmp [] False\n", done.stderr


def test_folders_of_programs_are_removed(tmp_path: Path) -> None:
    path = write(tmp_path / "a.py", "print(1)")
    with build(path, LIMITS.memory) as program:
        folder = Path(program.folder.name)
        assert folder.is_dir()
    assert not folder.exists()
    assert os.access(path, os.R_OK)


@pytest.mark.parametrize("name", ["twice.EXE", "a.b.C d", "twice"])
def test_an_executable_may_be_called_anything(name: str, tmp_path: Path, case: Path) -> None:
    path = write(tmp_path / name, "#!/bin/sh\nexec cat\n")
    path.chmod(0o755)
    with build(path, LIMITS.memory) as program, Runner() as runner:
        assert runner.run(program.command, case, LIMITS).stdout == b"abc\n"


@pytest.mark.parametrize(
    "name", ["my prog.rs", "sol.v2.rs", "my prog.c", "sol.v2.java", "a b.go", "a_test.go", "_a.go"]
)
@pytest.mark.sweep
def test_names_are_free(name: str, tmp_path: Path) -> None:
    suffix = name.rpartition(".")[2]
    path = tmp_path / name
    path.write_text(PROGRAMS[f"twice.{suffix}"])
    with build(path, LIMITS.memory) as program:
        assert program.command


def test_a_pipe_is_no_program(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.py")
    with pytest.raises(ValueError, match=r"a\.py is neither a file nor a folder"):
        build(tmp_path / "a.py", LIMITS.memory)
