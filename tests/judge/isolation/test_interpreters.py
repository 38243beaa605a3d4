"""What is shown of a language that is not of the system: what it needs, and nothing beside it."""

import os
import random
import shlex
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from judge.isolation import bubblewrap, interpreters
from judge.isolation.sandbox import Sandbox
from judge.language import build, find, program_of
from judge.run import MIB, RUNS, Limits, Run, Runner, Runs, Stopped
from judge.sources.table import LANGUAGES
from tests.helpers.processes import PATIENCE, is_running, wait_until
from tests.helpers.sandboxes import at_levels

LIMITS = Limits(cpu=5, memory=512 * MIB)
SECRET = "do-not-read-me"
PROBE = """
import os, sys
secret, *homes = sys.stdin.read().split()
found = []
for place, _, names in (step for home in homes for step in os.walk(home)):
    for name in names:
        try:
            with open(f"{place}/{name}", "rb") as file:
                found += [file.name] if file.read(99).decode("latin-1") == secret else []
        except OSError:
            pass
print(found)
"""
NODE_PROBE = """
const fs = require("fs"), found = [];
const [secret, ...homes] = fs.readFileSync(0, "utf8").split(" ");
function walk(place) {
  let entries = [];
  try { entries = fs.readdirSync(place, {withFileTypes: true}); } catch { return; }
  for (const entry of entries) {
    const path = place + "/" + entry.name;
    if (entry.isDirectory()) walk(path);
    else try { if (fs.readFileSync(path, "latin1") === secret) found.push(path); } catch {}
  }
}
homes.forEach(walk);
console.log(JSON.stringify(found));
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with secrets beside, above and below where interpreters may be."""
    for place in (
        "secret",
        "bin/secret",
        "bin/.secret",
        "lib/secret",
        "class/ann/secret",
        "venv/secret",
    ):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(SECRET)
    return tmp_path


def probed(command: list[str], home: Path, sandbox: Sandbox | None) -> Run:
    """What a program that looks for secrets finds; the input names the places."""
    case = home / "case"
    case.write_text(f"{SECRET} {home} {home}/bin {home}/lib /outside")
    with Runner() as runner:
        return runner.run(command, case, LIMITS, sandbox)


def as_python(home: Path, kind: str) -> str:
    """A Python in that home: a link, a copy, or a virtual environment."""
    base = interpreters.judges_own()
    place = home / "bin" / "python3"
    if kind == "link":
        place.symlink_to(base)
    elif kind.endswith("script"):
        warning = "echo warning: no such locale >&2\n" if kind == "warning script" else ""
        place.write_text(f'#!/bin/sh\n{warning}exec {shlex.quote(base)} "$@"\n')
        place.chmod(0o755)
    else:
        subprocess.run([base, "-m", "venv", "--without-pip", home / "venv"], check=True)
        return str(home / "venv" / "bin" / "python3")
    return str(place)


@pytest.mark.parametrize("kind", ["link", "script", "warning script", "venv"])
@at_levels("bwrap", late=["landlock"])
def test_a_python_at_home_shows_nothing_of_it(kind: str, home: Path, sandbox: Sandbox) -> None:
    path = home / "probe.py"
    path.write_text(PROBE)
    with build(path, LIMITS.memory, sandbox, as_python(home, kind)) as program:
        run = probed(program.command, home, program.sandbox)
    assert (run.status, run.stdout) == (0, b"[]\n"), run.stderr


@pytest.mark.parametrize("name", ["node", "pypy3"])
@at_levels("bwrap", late=["landlock"])
def test_an_interpreter_copied_or_linked_home_shows_nothing_of_it(
    name: str, home: Path, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = shutil.which(name)
    if not real:
        pytest.skip(f"{name} is not installed")
    if name == "node":
        shutil.copy(real, home / "bin" / name)
    else:
        (home / "bin" / name).symlink_to(real)
    monkeypatch.setenv("PATH", f"{home}/bin:{os.environ['PATH']}")
    find.cache_clear()
    program = home / ("a.js" if name == "node" else "a.py")
    program.write_text(PROBE if name == "pypy3" else NODE_PROBE)
    with build(program, LIMITS.memory, sandbox, "pypy3") as built:
        run = probed(built.command, home, built.sandbox)
    find.cache_clear()
    assert (run.status, run.stdout) == (0, b"[]\n"), run.stderr


@at_levels("bwrap", late=["landlock"])
def test_a_command_shows_the_files_that_it_names(home: Path, sandbox: Sandbox) -> None:
    (home / "words").write_text("one\n")
    command = shlex.join(["cat", f"{home}/words"])
    with program_of(command, sandbox.hiding(home)) as program:
        run = probed(program.command, home, program.sandbox)
    assert run.stdout == b"one\n", run.stderr


def test_nothing_of_the_system_is_shown_twice() -> None:
    assert interpreters.files_of("/bin/sh") == ()


def test_no_folder_above_an_interpreter_is_shown() -> None:
    for language in LANGUAGES:
        program = (language.run or language.compile).split()[0]
        if program != "{python}" and shutil.which(program):
            check_no_parent(find(language, program))
    check_no_parent(sys.executable)


def check_no_parent(program: str) -> None:
    """None of its files is a folder that holds the program itself."""
    for place in interpreters.files_of(program):
        assert not (Path(place).is_dir() and Path(program).is_relative_to(place)), place


def test_no_file_of_strangers_says_who_is_to_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the judge was started in a folder of theirs, rustup started a rustc of theirs."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "compiler").write_text("#!/bin/sh\ntest ! -e toolchain.toml && echo ours\n")
    (tmp_path / "compiler").chmod(0o755)
    (tmp_path / "toolchain.toml").touch()
    assert interpreters.said(["./compiler"]) == "ours\n"
    monkeypatch.setenv("PATH", ".")
    assert interpreters.said(["compiler"]) == "ours\n"


def test_a_question_ends_with_those_for_whom_it_is_asked(mark: str) -> None:
    runs = Runs()

    def ask() -> tuple[str, str]:
        RUNS.set(runs)
        return interpreters.printed(["/bin/sh", "-c", f"sh -c 'sleep 15; : {mark}'; :"])

    with ThreadPoolExecutor() as pool:
        asked = pool.submit(ask)
        assert wait_until(lambda: is_running(mark))
        runs.end()
        assert isinstance(asked.exception(PATIENCE / 10), Stopped)
    assert wait_until(lambda: not is_running(mark))  # it was killed, and nobody waited for that


def test_of_what_a_script_names_only_interpreters_of_the_system_are_asked(tmp_path: Path) -> None:
    script, python = tmp_path / "program", tmp_path / "python3"
    shell = shutil.which("sh", path=bubblewrap.SEARCH) or ""
    python.symlink_to(shell)
    for first, known in {
        "#!/bin/sh": "/bin/sh",
        "#! /usr/bin/env sh": shell,
        "#!/usr/bin/env -S LC_ALL=C sh -e": shell,
        f"#!{python}": "",
        f"#!/usr/bin/../..{python}": "",
        "#!./python3": "",
        "#!/bin/rm": "",
        "#!/usr/bin/env": "",
        '#!/bin/"sh': "",
        "#!": "",
        "\x7fELF": "",
    }.items():
        script.write_text(f"{first}\n")
        assert interpreters.known_interpreter(script) == known, first


def compiled(place: Path, text: str, *words: str) -> Path:
    """What gcc makes of a program or a library in C."""
    if not shutil.which("gcc"):
        pytest.skip("gcc is not installed")
    place.parent.mkdir(exist_ok=True)
    place.with_suffix(".c").write_text(text)
    library = ["-shared", "-fPIC"] if place.suffix == ".so" else []
    command = ["gcc", *library, "-o", place, place.with_suffix(".c"), *words]
    subprocess.run(command, check=True)
    return place


@at_levels("bwrap", late=["landlock"])
def test_the_libraries_of_a_program_are_shown(home: Path, sandbox: Sandbox) -> None:
    second = compiled(home / "more" / "libsecond.so", "int second(void) { return 2; }")
    text = "int second(void); int first(void) { return 40 + second(); }"
    where = f"-L{second.parent}", "-lsecond", "-Wl,-rpath,$ORIGIN/../more"
    first = compiled(home / "lib" / "libfirst.so", text, *where)
    text = '#include <stdio.h>\nint first(void);\nint main(void) { printf("%d\\n", first()); }'
    where = f"-L{first.parent}", "-lfirst", f"-Wl,-rpath-link,{second.parent}"
    program = compiled(home / "bin" / "program", text, *where, "-Wl,-rpath,/no:$ORIGIN/../lib")
    with program_of(shlex.quote(str(program)), sandbox) as built:
        run = probed(built.command, home, built.sandbox)
    assert run.stdout == b"42\n", run.stderr


def test_what_a_program_is_linked_with_is_read_and_not_run(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    text = f'#include <fcntl.h>\nint la_version(int version) {{ return creat("{mark}", 384); }}'
    words, pipe = [f"-Wl,--audit={compiled(tmp_path / 'a.so', text)}"], tmp_path / "pipe"
    words.append(str(compiled(tmp_path / "b.so", "int f;", f"-Wl,-soname,{pipe}")))
    os.mkfifo(pipe)
    program = compiled(tmp_path / "program", "extern int f; int main(void) { return f; }", *words)
    assert interpreters.files_of(str(program)) == (str(program),)
    assert not mark.exists()


def test_a_damaged_program_is_read_without_a_word(tmp_path: Path) -> None:
    whole, chance = Path("/bin/sh").read_bytes(), random.Random(1)
    for _ in range(200):
        data = bytearray(whole[: chance.choice([len(whole), chance.randrange(8, 2000)])])
        for _ in range(chance.randrange(20)):
            data[chance.randrange(6, min(1000, len(data)))] = chance.randrange(256)
        (tmp_path / "program").write_bytes(data)
        found = interpreters.shared_libraries(str(tmp_path / "program"))
        assert all(Path(place).is_file() for place in found)
