"""What novices are told of programs that do not compile; and what is not their fault."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

import pytest

from judge import language, verdict
from judge.isolation import interpreters
from judge.judging import not_built
from judge.language import CompileError, NotInstalled, build
from judge.problem import Case
from judge.run import MIB
from judge.verdict import Verdict
from tests.helpers.cases import ROOT
from tests.helpers.classes import batch, verdicts
from tests.helpers.processes import LONGEST
from tests.helpers.sweep import in_sweep, unless


class Novice(NamedTuple):
    """A program, and what its author should read."""

    name: str
    text: str
    told: str


def cpp(body: str, *headers: str) -> str:
    """A program in C++ with these lines in main."""
    return "".join(f"#include <{name}>\n" for name in headers) + f"int main() {{\n{body}\n}}\n"


def java(body: str) -> str:
    """A program in Java with these lines in main."""
    return f"public class A {{ public static void main(String[] a) {{\n{body}\n}} }}\n"


def go(body: str) -> str:
    """A program in Go with these lines in main."""
    return f'package main\nimport "fmt"\nfunc main() {{\n{body}\n}}\n'


WARNINGS = "\n".join(f"int unused{i}(void) {{ return (char) {i + 1000}; }}" for i in range(999))
NOVICES = [
    Novice("semicolon.c", "int main(void) { int x = 1 return x; }", "error: expected"),
    Novice("name.c", "int main(void) { return x; }", "error: 'x' undeclared"),
    Novice("header.c", '#include "no.h"\nint main(void) {}', "error: no.h: No such file"),
    Novice("type.c", "struct s { int a; }; int main(void) { struct s b = 1; }", "error: invalid"),
    Novice("library.c", "int f(int); int main(void) { return f(1); }", "undefined reference"),
    Novice("warnings.c", f"{WARNINGS}\nint main(void) {{ return x; }}", "error: 'x' undeclared"),
    Novice("semicolon.cpp", cpp("int x = 1\nreturn x;"), "error: expected"),
    Novice(
        "vector.cpp",
        cpp("std::vector<int> v; std::cout << v;", "iostream", "vector"),
        "error: no match for 'operator<<'",
    ),
    Novice("include.cpp", cpp("std::vector<int> v;"), "error: 'vector' is not a member of 'std'"),
    Novice("type.cpp", cpp('int x = "one";'), "error: invalid conversion"),
    Novice(
        "sort.cpp",
        cpp("std::list<int> v; std::sort(v.begin(), v.end());", "algorithm", "list"),
        "error: no match for 'operator-'",
    ),
    Novice("main.cpp", "int solve() { return 0; }", "undefined reference to `main'"),
    Novice("semicolon.java", java("int x = 1"), "error: ';' expected"),
    Novice("name.java", java("x = 1;"), "error: cannot find symbol"),
    Novice("type.java", java('int x = "one";'), "error: incompatible types"),
    Novice("import.java", java("List<Integer> v = null;"), "error: cannot find symbol"),
    Novice("semicolon.rs", "fn main() { let x = 1 let y = 2; }", "error: expected"),
    Novice("name.rs", "fn main() { let unused = 1; x }", "error[E0425]: cannot find value `x`"),
    Novice("type.rs", 'fn main() { let _x: i32 = "one"; }', "error[E0308]: mismatched types"),
    Novice("moved.rs", "fn main() { let v = vec![1]; drop(v); drop(v); }", "error[E0382]: use of"),
    Novice("name.go", go("fmt.Println(x)"), "name.go:4:13: undefined: x"),
    Novice("unused.go", go("x := 1\nfmt.Println()"), "unused.go:4:1: x declared"),
    Novice("type.go", go('var x int = "one"\nfmt.Println(x)'), "type.go:4:13: cannot use"),
    Novice("brace.go", go("for {"), "brace.go:"),
    Novice("main.go", "package main\nfunc Main() {}\n", "function main is undeclared"),
    Novice("brace.py", "print(", "SyntaxError: '(' was never closed"),
    Novice("brace.js", "function f() {", "SyntaxError: Unexpected end of input"),
    Novice("comma.mjs", 'import fs from "fs";\nlet x = [1;', "SyntaxError: Unexpected token ';'"),
    Novice("indent.py", "if 1:\nprint()", "IndentationError: expected an indented block"),
]


FIRST = {novice.name.partition(".")[2]: novice for novice in reversed(NOVICES)}  # of a language


@pytest.mark.skipif(not shutil.which("gcc"), reason="gcc is not installed")
def test_warnings_alone_keep_no_program_from_being_compiled(tmp_path: Path) -> None:
    table = ",".join(["300"] * 800)  # each of these would be told with the whole line
    (tmp_path / "table.c").write_text(f"char table[] = {{{table}}};\nint main(void) {{}}\n")
    with build(tmp_path / "table.c", 256 * MIB) as program:
        assert program.command


@pytest.mark.parametrize(
    "novice",
    unless(
        lambda name: name.endswith((".java", ".go")) or FIRST[name.partition(".")[2]].name != name,
        [pytest.param(novice, id=novice.name) for novice in NOVICES],
    ),
)
def test_novices_are_told_their_first_error(novice: Novice, tmp_path: Path) -> None:
    compiler = language.BY_SUFFIX[Path(novice.name).suffix].compile.split()[0]
    if not shutil.which(compiler) and compiler != "{python}":
        pytest.skip(f"{compiler} is not installed")
    (tmp_path / novice.name).write_text(novice.text)
    with pytest.raises(CompileError) as error:
        build(tmp_path / novice.name, 256 * MIB)
    straight = str.maketrans("\u2018\u2019", "''")
    assert novice.told in error.value.message.translate(straight), error.value.said
    assert novice.told in error.value.said.translate(straight)
    assert len(error.value.said) <= verdict.SAID
    assert error.value.verdict is Verdict.CE


@pytest.mark.skipif(not shutil.which("gcc"), reason="gcc is not installed")
def test_what_two_files_define_is_told(tmp_path: Path) -> None:
    for name in "main.c", "test.c":
        (tmp_path / name).write_text("int main(void) { return 0; }\n")
    with pytest.raises(CompileError, match=r"^C: .*test\.c.*: multiple definition of [`']main'"):
        build(tmp_path, 256 * MIB)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("nurikabe.go", "package nurikabe\nfunc main() {}\n"),
        ("nurikabe.rs", '#![crate_type = "lib"]\nfn main() {}\n'),
    ],
)
def test_a_library_is_said_to_be_no_program(name: str, text: str, tmp_path: Path) -> None:
    row = language.BY_SUFFIX[Path(name).suffix]
    if not shutil.which(row.compile.split()[0]):
        pytest.skip(f"{row.name} is not installed")
    (tmp_path / name).write_text(text)
    with pytest.raises(CompileError, match=f"^{row.name}: it is a library, no program$") as error:
        build(tmp_path / name, 256 * MIB)
    assert error.value.verdict is Verdict.CE


# --- Faults of the machine ------------------------------------------------------------------


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where a C compiler of the test is looked for."""
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    language.find.cache_clear()
    yield tmp_path / "bin" / "gcc"
    language.find.cache_clear()


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("#!/bin/sh\nkill -9 $$", "was killed"),
        (
            "#!/bin/sh\necho 'gcc: fatal error: Killed signal terminated program'; exit 1",
            "kill",
        ),
        ("#!/no/such/interpreter\n", "cannot be started"),
    ],
)
def test_a_fault_of_the_machine_is_no_fault_of_the_program(
    script: str, words: str, compiler: Path, tmp_path: Path
) -> None:
    compiler.write_text(script)
    compiler.chmod(0o755)
    (tmp_path / "a.c").write_text("int main(void) {}")
    with pytest.raises(CompileError, match=words) as error:
        build(tmp_path / "a.c", 256 * MIB)
    assert error.value.verdict is Verdict.JE
    case = Case("1", tmp_path, tmp_path)
    assert not_built([case], error.value)[0].verdict is Verdict.JE
    assert not_built([case], OSError(28, "No space left on device"))[0].verdict is Verdict.JE


FORGED = {  # sources of which a compiler says what it would say if a part of it had been killed
    "a.c": "#error Killed signal terminated program cc1\n",
    "b.c": '#line 1 "gcc: fatal error: Killed signal terminated program cc1\\n"\nint a = x;\n',
    "c.c": '#line 0 "gcc"\n#include "Killed signal terminated program cc1"\n',
    "d.c": '__asm__(".error \\"gcc: fatal error: Killed signal terminated program cc1\\"");\n',
    "a.cpp": 'int main() { static_assert(0, "Killed signal terminated program cc1plus"); }\n',
    "a.py": 'x = ("Killed signal terminated program"\n',
    "a.java": 'class A { int x = "Killed signal terminated program"; }\n',
    "a.go": 'package main\nimport "signal: killed"\nfunc main() {}\n',
    "a.rs": 'fn main() { compile_error!("linking with `cc` failed: signal: 9 (Killed)\\n"); }\n',
}


@pytest.mark.parametrize("name", [*islice(FORGED, 3), *map(in_sweep, islice(FORGED, 3, None))])
def test_a_source_cannot_have_it_said_that_the_compiler_was_killed(
    name: str, tmp_path: Path
) -> None:
    row = language.BY_SUFFIX[Path(name).suffix]
    if "{" not in row.compile.split()[0] and not shutil.which(row.compile.split()[0]):
        pytest.skip(f"{row.name} is not installed")
    (tmp_path / name).write_text(FORGED[name])
    with pytest.raises(CompileError) as error:
        build(tmp_path / name, 256 * MIB)
    assert "illed" in error.value.said
    assert error.value.verdict is Verdict.CE


KILLED = [  # what compilers say when a part of them was killed
    "gcc: fatal error: Killed signal terminated program cc1\ncompilation terminated.",
    "x86_64-linux-gnu-g++-12: fatal error: Killed signal terminated program cc1plus",
    "collect2: fatal error: ld terminated with signal 9 [Killed]\ncompilation terminated.",
    "go build command-line-arguments: /usr/lib/go/compile: signal: killed",
    "go: error obtaining buildID for go tool compile: signal: killed",
    "error: linking with `cc` failed: signal: 9 (SIGKILL)\n  |\n  = note: x\n\nerror: aborting",
]


@pytest.mark.parametrize("said", KILLED)
def test_a_compiler_of_which_a_part_was_killed_is_no_fault_of_the_program(
    said: str, compiler: Path, tmp_path: Path
) -> None:
    compiler.write_text(f"#!/bin/sh\ncat << 'END'\n{said}\nEND\nexit 1\n")
    compiler.chmod(0o755)
    (tmp_path / "a.c").touch()
    with pytest.raises(CompileError, match="was killed") as error:
        build(tmp_path / "a.c", 256 * MIB)
    assert error.value.verdict is Verdict.JE


def test_a_compiler_that_leads_to_none_is_no_fault_of_the_program(
    compiler: Path, tmp_path: Path
) -> None:
    rustc = compiler.with_name("rustc")  # of rustup, without a toolchain
    rustc.write_text("#!/bin/sh\necho error: no default is configured >&2\nexit 1\n")
    rustc.chmod(0o755)
    (tmp_path / "a.rs").write_text("fn main() {}")
    with pytest.raises(NotInstalled, match="rustc does not work") as error:
        build(tmp_path / "a.rs", 256 * MIB)
    assert not_built([Case("1", tmp_path, tmp_path)], error.value)[0].verdict is Verdict.JE


def test_a_compiler_that_does_not_say_where_it_is_is_not_waited_for(
    compiler: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A batch waited for it as long as it liked, with all programs of others, and after Ctrl-C."""
    go = compiler.with_name("go")
    go.write_text("#!/bin/sh\nexec sleep 60\n")
    go.chmod(0o755)
    (tmp_path / "a.go").write_text("package main\nfunc main() {}\n")
    monkeypatch.setattr(interpreters, "PATIENCE", 0.1, raising=False)
    start = time.monotonic()
    with pytest.raises(NotInstalled, match="go does not work"):
        build(tmp_path / "a.go", 256 * MIB)
    assert time.monotonic() - start < 30


def test_a_folder_where_nothing_starts_is_no_fault_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where /tmp is mounted noexec."""
    about = SimpleNamespace(f_flag=os.ST_NOEXEC)
    monkeypatch.setattr(os, "statvfs", lambda _: about)
    shutil.copy("/bin/true", tmp_path / "true")
    with pytest.raises(CompileError, match="TMPDIR") as error:
        build(tmp_path / "true", 256 * MIB)
    assert error.value.verdict is Verdict.JE
    (tmp_path / "a.py").write_text("print(1)")
    build(tmp_path / "a.py", 256 * MIB).folder.cleanup()  # what runs it lies elsewhere


@pytest.mark.sweep
def test_nor_one_where_java_finds_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.which("javac") or pytest.skip("javac is not installed")
    (tmp_path / "a:b").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "a:b"))
    (tmp_path / "Main.java").write_text("class Main { public static void main(String[] a) {} }")
    with pytest.raises(CompileError, match="Java finds nothing in TMPDIR") as error:
        build(tmp_path / "Main.java", 256 * MIB)
    assert error.value.verdict is Verdict.JE


@pytest.mark.parametrize(
    ("suffix", "name"),
    [*product(["java", "js", "rs", "go"], ["a\nb", "a\udcffb"]), ("js", "a\\b"), ("rs", "a%b")],
)
def test_nor_one_whose_name_compilers_cannot_read(
    suffix: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / name).mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / name))
    monkeypatch.setattr(language, "find", lambda _, program: program)
    (tmp_path / f"a.{suffix}").write_text("")
    with pytest.raises(CompileError, match="finds nothing in TMPDIR") as error:
        build(tmp_path / f"a.{suffix}", 256 * MIB)
    assert error.value.verdict is Verdict.JE


@pytest.mark.sweep
def test_a_full_disk_is_no_fault_of_the_program_and_tried_again(tmp_path: Path) -> None:
    shutil.which("gcc") or pytest.skip("gcc is not installed")
    small, folder = tmp_path / "small", tmp_path / "class"
    small.mkdir()
    (folder / "ann").mkdir(parents=True)
    (folder / "ann" / "nurikabe.c").write_text("int main(void) {}")
    command = [sys.executable, "-m", "judge", "batch", folder, "--case", "sample/1"]
    command += ["--sandbox", "none", "--json", folder / "r.json"]
    mounted = f'mount -t tmpfs -o size=24k none {small} && exec "$@"'
    unshared = ["unshare", "--map-root-user", "--mount", "sh", "-c", mounted, "sh"]
    if subprocess.run([*unshared, "true"], check=False, capture_output=True).returncode:
        pytest.skip("no file system can be mounted here")
    subprocess.run(
        ["env", f"TMPDIR={small}", *unshared, *command], cwd=ROOT, timeout=LONGEST, check=False
    )
    ((verdict, reason),) = verdicts(folder / "r.json").values()
    assert (verdict, reason) == ("JE", "C: the compiler cannot write: No space left on device")
    assert batch(folder, "--json", folder / "r.json", case="sample/1").returncode == 1
    assert next(iter(verdicts(folder / "r.json").values())) == ("WA", "the answer is empty")


@pytest.mark.parametrize(
    ("line", "starts"),
    [("/bin/sh", False), (" /usr/bin/env python3", False), ("/usr/bin/perl -w", True)],
)
def test_a_script_that_windows_has_written_is_told(line: str, starts: bool, tmp_path: Path) -> None:
    path = tmp_path / "a b"
    path.write_bytes(f"#!{line}\r\necho 1\r\n".encode())
    path.chmod(0o755)
    if starts:  # Perl passes over it
        build(path, MIB).folder.cleanup()
        return
    with pytest.raises(
        CompileError, match=r"^a b has the line ends of Windows: nothing starts it$"
    ):
        build(path, MIB)
