"""Folders as programs: where they begin, and what in them is no program."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.language import CompileError, NotInstalled, build
from judge.run import MIB
from judge.sources.beginning import parts_of, sources_in
from judge.verdict import Verdict
from tests.helpers import tools
from tests.helpers.sweep import in_sweep, unless


def test_folders_and_links_are_no_source_files(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("")
    folder = tmp_path / "folder"
    (folder / "a.js").mkdir(parents=True)
    with pytest.raises(ValueError, match="folder holds no program"):
        build(folder, MIB)
    (folder / "a.py").symlink_to("../notes.txt")
    (folder / "b.py").symlink_to("/etc/passwd")
    with pytest.raises(CompileError, match="Python: there is no source file but a link"):
        build(folder, MIB)


@pytest.mark.parametrize(
    "name", [".git/hook.py", "lib/._main.py", "__MACOSX/._main.py", ".vscode/a.js", ".venv/b.c"]
)
def test_what_other_programs_leave_in_a_folder_is_no_source_file(name: str, tmp_path: Path) -> None:
    (tmp_path / "main.py").write_text("print(1)\n")
    (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / name).write_bytes(b"\0\5\26\7 of a Mac")
    with build(tmp_path, 256 * MIB) as program:
        assert program.command[-1].endswith("/main.py")
    (tmp_path / "main.py").unlink()
    with pytest.raises(ValueError, match="holds no program"):
        build(tmp_path, MIB)


MAIN = "public class Main { public static void main(String[] words) { } }"
TEST = (
    "import static org.junit.Assert.*;\nimport org.junit.*;\nclass MainTest { @Test void f() {} }"
)
PROJECTS = {  # a program, and what lies beside it that is none
    "maven": {"src/main/java/Main.java": MAIN, "src/test/java/Other.java": "not there yet"},
    "gradle": {"app/src/main/java/Main.java": MAIN, "app/src/test/java/MainTest.java": TEST},
    "bluej": {"Main.java": MAIN, "MainTest.java": TEST},
    "junit3": {
        "Main.java": MAIN,
        "T.java": "import junit.framework.*; class T extends TestCase {}",
    },
    "tests": {
        "src/main.cpp": "int main() {}",
        "tests/test_a.cpp": "int main(int count, char **words) { return 1; }",
    },
    "go": {
        "main.go": "package main\nfunc main() {}\n",
        "make_cases.go": "// Makes cases.\n\n//go:build ignore\n\npackage main\nfunc main() {}\n",
        "main_test.go": 'package main\nimport _ "testing"\n',
    },
    "templates": {
        "main.cpp": '#include "one.h"\nint main() { return one<int>() - 1; }',
        "one.h": '#pragma once\ntemplate <class T> T one();\n#include "one.cpp"\n',
        "one.cpp": '#include "one.h"\ntemplate <class T> T one() { return 1; }\n',
    },
    "cmake": {
        "main.cpp": "int main() {}",
        "out/CMakeCache.txt": "",
        "out/CMakeFiles/3.25.1/CompilerIdC/CMakeCCompilerId.c": "#error\nint main(void) {}",
        "out/_deps/other/other.cpp": "int main() {}",
    },
    "cmake in place": {
        "main.c": "int main(void) {}",
        "CMakeCache.txt": "",
        "CMakeFiles/CMakeCXXCompilerId.cpp": "int main() {}",
    },
    "npm": {"index.js": "", "node_modules/gyp/main.py": "print", "node_modules/a/main.js": ""},
    "venv": {"sum.py": "", "env/pyvenv.cfg": "", "env/lib/greenlet.c": "", "env/main.py": "1 +"},
}


@pytest.mark.parametrize("name", unless(re.compile("bluej|gradle|junit3|place").search, PROJECTS))
def test_what_build_tools_keep_apart_is_no_source_file(name: str, tmp_path: Path) -> None:
    for place, text in PROJECTS[name].items():
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(text)
    try:
        with build(tmp_path, 256 * MIB) as program:
            begun = program.command[-1].removeprefix(program.folder.name)
            assert not re.search("env|node_modules|Test", begun)
    except NotInstalled as error:
        pytest.skip(str(error))


@pytest.mark.parametrize("name", ["src/test/Main.java", "test/java/Main.java", "build/Main.java"])
def test_folders_that_only_look_like_those_of_tools(name: str, tmp_path: Path) -> None:
    (tmp_path / name).parent.mkdir(parents=True)
    (tmp_path / name).write_text("")
    assert sources_in(tmp_path, [".java"]) == parts_of(tmp_path) == [Path(name)]


def test_where_all_is_for_junit_or_begins_there_nothing_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "A.java").write_text(TEST)
    assert sources_in(tmp_path, [".java"]) == [Path("A.java")]
    (tmp_path / "A.java").write_text(f"import org.junit.*;\n{MAIN}")
    (tmp_path / "B.java").write_text("// import org.junit.Test;\nclass B {}")
    assert sources_in(tmp_path, [".java"]) == [Path("A.java"), Path("B.java")]


def test_all_files_are_compiled_also_those_that_nothing_uses(tmp_path: Path) -> None:
    for name, text in ("main.py", "print(1)\n"), ("old.py", "print(\n"):
        (tmp_path / name).write_text(text)
    with pytest.raises(CompileError, match=r"^Python: .*SyntaxError"):
        build(tmp_path, MIB)


def test_a_file_may_have_a_hidden_name(tmp_path: Path) -> None:
    (tmp_path / ".sum.py").write_text("print(1)\n")
    with build(tmp_path / ".sum.py", 256 * MIB) as program:
        assert program.command[-1].endswith("/.sum.py")


def test_a_pipe_in_a_folder_is_told_in_one_line(tmp_path: Path) -> None:
    folder = tmp_path / "a"
    (folder / "lib").mkdir(parents=True)
    (folder / "main.py").write_text("print(1)\n")
    (folder / "link").symlink_to("/dev/null")
    os.mkfifo(folder / "lib" / "pipe")
    done = tools.call("judge", "nurikabe", folder, "--case", "sample/1")
    said = "judge: a holds lib/pipe, which is neither a file nor a folder\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


@pytest.mark.sweep
@pytest.mark.parametrize("suffix", [in_sweep("py"), "c"])
def test_more_names_than_a_compiler_can_be_told(suffix: str, tmp_path: Path) -> None:
    for number in range(900):
        (tmp_path / f"{'a' * 200}{number}.{suffix}").write_text("")
    with pytest.raises(CompileError, match="the names of its files are too long together") as error:
        build(tmp_path, 256 * MIB)
    assert error.value.verdict is Verdict.CE


@pytest.mark.sweep
def test_so_many_as_it_can(tmp_path: Path) -> None:
    for number in range(400):
        (tmp_path / f"{'a' * 200}{number}.py").write_text("")
    with build(tmp_path, 256 * MIB) as program:
        assert program.command


@pytest.fixture
def deep(tmp_path: Path) -> Iterator[Path]:
    """Folders within each other, more than Python makes, goes down into, or removes."""
    subprocess.run(["/bin/mkdir", "-p", tmp_path / ("a/" * 1100)], check=True)
    yield tmp_path
    subprocess.run(["/bin/rm", "-r", tmp_path / "a"], check=True)


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("words", "empty"),
    [(["{}"], "{0.name} holds no program"), (["--cases", "{}"], "nurikabe has no case in {0}")],
    ids=["program", "cases"],
)
def test_folders_too_deep_within_each_other_are_told_in_one_line(
    words: list[str], empty: str, deep: Path
) -> None:
    done = tools.call("judge", "nurikabe", *(word.format(deep) for word in words))
    said = "judge: there are folders too deep within each other\n"
    if sys.version_info >= (3, 12):  # which goes down into them, and finds nothing
        said = f"judge: {empty.format(deep)}\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


@pytest.mark.parametrize("suffix", ["cpp", in_sweep(pytest.param("c"))])
def test_headers_may_lie_in_another_folder_than_who_includes_them(
    tmp_path: Path, suffix: str
) -> None:
    """As CMake is told; but none of them takes the place of one of the system."""
    for name, text in {
        f"src/main.{suffix}": '#include "add.h"\n#include <twice.h>\n#include "lib/less.h"\n'
        '#include <string.h>\nint main(void) { return less(twice(add(strlen("12"), 1)), 6); }\n',
        f"src/add.{suffix}": '#include "add.h"\nint add(int a, int b) { return a + b; }\n',
        "include/add.h": "int add(int, int);\n",
        "include/deep/twice.h": "static int twice(int a) { return a + a; }\n",
        "src/lib/less.h": "static int less(int a, int b) { return a - b; }\n",
        "include/string.h": "#error of another program\n",
    }.items():
        (tmp_path / "program" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "program" / name).write_text(text)
    with build(tmp_path / "program", 256 * MIB) as program:
        assert subprocess.run(program.command, check=False).returncode == 0


RELATIVE = "from .core import add\nprint(add(20, 22), __name__, __package__)\n"
PACKAGES = {  # as python -m starts them, and one that is only a folder
    "relative": ("solver/", RELATIVE, "solver"),
    "absolute": ("src/solver/", RELATIVE.replace(".core", "solver.core"), "solver"),
    "deep": ("a/solver/", RELATIVE, "a.solver"),
    "itself": ("", RELATIVE, "program"),
    "dotted": ("solver-1.0/", RELATIVE, "solver-1_0"),
    "beside": ("solver/", RELATIVE.replace(".core", "core"), "solver"),
}


@pytest.mark.parametrize("name", PACKAGES)
def test_a_package_of_python_begins_in_its_main(tmp_path: Path, name: str) -> None:
    place, text, said = PACKAGES[name]
    folder = tmp_path / "handed in" / place
    folder.mkdir(parents=True)
    (folder / "__main__.py").write_text(text)
    (folder / "__init__.py").touch()
    (folder / "core.py").write_text("def add(a, b):\n    return a + b\n")
    if name == "deep":
        (folder.parent / "__init__.py").touch()
    with build(tmp_path / "handed in", 256 * MIB) as program:
        done = subprocess.run(program.command, check=True, capture_output=True, text=True)
    assert done.stdout == f"42 __main__ {said}\n"


def test_a_folder_begins_in_the_file_that_is_called_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "light_up (2)"
    folder.mkdir()
    for name in "generate.py", "light-up.py":
        (folder / name).touch()
    with build(folder, 256 * MIB) as program:
        assert program.command[-1].endswith("/light-up.py")
