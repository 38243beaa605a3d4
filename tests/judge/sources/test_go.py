"""Go as `go build` has it: a package without its files for other systems."""

import shutil
import subprocess
from pathlib import Path

import pytest

from judge.isolation.sandbox import Sandbox
from judge.language import build
from judge.run import MIB, Limits, Runner
from judge.sources.go import words_for
from tests.helpers.sandboxes import at_levels

FILES = {
    "go.mod": "module puzzle\n\ngo 1.18\n",
    "main.go": "package main\nfunc main() { print_one() }\n",
    "one_linux.go": 'package main\nimport "fmt"\nfunc print_one() { fmt.Println(one) }\n',
    "one_windows.go": "package main\nfunc print_one() {}\n",
    "unix.go": "//go:build !windows\n\npackage main\n\nconst one = 1\n",
    "other.go": "//go:build windows\n\npackage main\n\nconst one = 2\n",
}


@pytest.mark.skipif(not shutil.which("go"), reason="go is not installed")
@at_levels("bwrap", late=["landlock"])
def test_files_for_other_systems_are_passed_over(tmp_path: Path, sandbox: Sandbox) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    if git := shutil.which("git"):  # which may not be asked of a folder that is another user's
        subprocess.run([git, "init", "-q", tmp_path], check=True)
    with build(tmp_path, 256 * MIB, sandbox) as program, Runner() as runner:
        run = runner.run(program.command, tmp_path / "go.mod", Limits(cpu=5), program.sandbox)
    assert run.stdout == b"1\n", run.stderr


@pytest.mark.skipif(not shutil.which("go"), reason="go is not installed")
def test_a_module_of_a_later_go_is_one_for_an_earlier(tmp_path: Path) -> None:
    """Before 1.21 Go took no more than two numbers, and knew nothing of toolchains."""
    said = "module puzzle\n\ngo 1.18.3 // later\n\ntoolchain go1.18.4\n"
    (tmp_path / "go.mod").write_text(said)
    (tmp_path / "main.go").write_text("package main\nfunc main() {}\n")
    (tmp_path / "go.work").write_text("go 1.18.3\n\nuse .\n")
    with build(tmp_path, 256 * MIB) as program:
        assert program.command
    assert (tmp_path / "go.mod").read_text() == said


@pytest.mark.parametrize(
    ("names", "main", "told"),
    [
        (["go.mod", "a.go"], "a.go", "-buildvcs=false ."),
        (["go.mod", "cmd/a+b/a.go"], "cmd/a+b/a.go", "-buildvcs=false ."),
        (["my files/go.mod", "my files/a.go"], "my files/a.go", "-buildvcs=false ."),
        (["a.go", "b.go", "c/c.go"], "a.go", "/program/a.go /program/b.go"),
        (["a.go", "c/go.mod"], "a.go", "/program/a.go"),
        (["go.mod", "my files/a.go"], "my files/a.go", "/program/my files/a.go"),
    ],
)
def test_what_go_is_told(names: list[str], main: str, told: str, tmp_path: Path) -> None:
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    sources = [Path(name) for name in names if name.endswith(".go")]
    assert " ".join(words_for(tmp_path, "/program", Path(main), sources)["{beside}"]) == told


def test_a_link_names_no_module(tmp_path: Path) -> None:
    (tmp_path / "module").touch()
    (tmp_path / "go.mod").symlink_to("module")
    assert words_for(tmp_path, "/p", Path("a.go"), [Path("a.go")]) == {"{beside}": ["/p/a.go"]}
