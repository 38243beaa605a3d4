"""How programs are copied, and what the copies are called."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from judge.language import language_of_folder
from judge.sources.copying import copy, name_of_copy
from tests.helpers import tools
from tests.helpers.cases import ROOT


@pytest.mark.parametrize(
    ("text", "name"),
    [("public final class New {", "New"), ("class Old {", "usual")],
)
def test_a_file_in_java_is_called_after_its_public_class(
    text: str, name: str, tmp_path: Path
) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / "usual.java").write_text(text)
    (tmp_path / "new").mkdir()
    copy(tmp_path / "old" / "usual.java", tmp_path / "new")
    assert [path.stem for path in (tmp_path / "new").iterdir()] == [name]


def test_a_file_in_java_has_no_byte_order_mark(tmp_path: Path) -> None:
    """Which javac takes for a character that no class begins with, so that all were CE."""
    (tmp_path / "old" / "b").mkdir(parents=True)
    (tmp_path / "new").mkdir()
    for name in "A.java", "b/B.JAVA":
        (tmp_path / "old" / name).write_bytes(b"\xef\xbb\xbfclass A { /* \xef\xbb\xbf */ }\r\n")
    (tmp_path / "old" / "A.java").chmod(0o444)
    (tmp_path / "old" / "link.java").symlink_to("A.java")
    copy(tmp_path / "old", tmp_path / "new", [".java"])
    for name in "A.java", "b/B.java":
        content = (tmp_path / "new" / name).read_bytes()
        assert content == b"class A { /* \xef\xbb\xbf */ }\r\n"
    assert (tmp_path / "old" / "A.java").read_bytes().startswith(b"\xef\xbb\xbf")


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_a_file_in_java_is_in_utf_8(mark: bytes, tmp_path: Path) -> None:
    """Javac takes no other bytes, not even in comments: with editors of Windows all were CE."""
    path = tmp_path / "A.java"
    path.write_bytes(mark + b"class A { /* caf\xe9 */ }\r\n")
    (tmp_path / "new").mkdir()
    copy(path, tmp_path / "new", [".java"])
    assert (tmp_path / "new" / "A.java").read_bytes() == b"class A { /* caf\xc3\xa9 */ }\r\n"
    assert path.read_bytes() == mark + b"class A { /* caf\xe9 */ }\r\n"


def test_a_text_in_java_is_in_a_code_page_of_windows(tmp_path: Path) -> None:
    (tmp_path / "A.java").write_bytes(b'class A { String price = "5 \x80"; }')
    (tmp_path / "B.java").write_bytes(b"class B { /* \x80 \x81 */ }")  # a byte that it lacks
    (tmp_path / "new").mkdir()
    for name in "A.java", "B.java":
        copy(tmp_path / name, tmp_path / "new", [".java"])
    copied = [
        (tmp_path / "new" / name).read_text(encoding="utf-8") for name in ("A.java", "B.java")
    ]
    assert copied == ['class A { String price = "5 \u20ac"; }', "class B { /* \x80 \x81 */ }"]


def test_a_class_may_have_a_name_in_a_code_page(tmp_path: Path) -> None:
    path = tmp_path / "A.java"
    path.write_bytes("// class A\rpublic class L\xf6sung { }\r\n".encode("latin-1"))
    assert name_of_copy(path) == "L\xf6sung.java"


@pytest.mark.parametrize(
    ("name", "copied"),
    [
        ("light_up.go", "light_up.go"),
        ("light_up_test.go", "main.go"),
        ("_a.GO", "main.go"),
        (".a.go", "main.go"),
        ("_test.py", "_test.py"),
        ("testing.go", "testing.go"),
        ("#1.go", "main.go"),
        (" [1] b\n.go", "main.go"),
        ("#1 \xe4.py", "#1 \xe4.py"),
        ("L\udcf6sung.JS", "main.js"),
        ("class\\a.js", "main.js"),
    ],
)
def test_a_file_is_called_so_that_its_compiler_takes_it(name: str, copied: str) -> None:
    assert name_of_copy(Path(name)) == copied


def test_suffixes_in_capitals(tmp_path: Path) -> None:
    folder = tmp_path / "twice"
    folder.mkdir()
    (folder / "MAIN.PY").write_text("print(2 * int(input()))\n")
    assert language_of_folder(folder).name.startswith("Python")
    copy(folder / "MAIN.PY", tmp_path)
    assert (tmp_path / "MAIN.py").is_file()
    for name in "a.py", "a.PY", "data.TXT", "B.Js":
        (folder / name).write_text(name)
    copy(folder, tmp_path / "copy", [".py", ".js"])
    found = {path.name for path in (tmp_path / "copy").iterdir()}
    assert found == {"MAIN.py", "a.py", "a.PY", "data.TXT", "B.js"}


@pytest.mark.parametrize("name", ["main.c", "data.bin"])
def test_what_is_too_large_is_not_copied(name: str, tmp_path: Path) -> None:
    for folder in "program", "copy":
        (tmp_path / folder).mkdir()
    file = tmp_path / "program" / name
    with file.open("wb") as large:
        large.truncate((1 << 30) + 1)
    for path in file, tmp_path / "program":
        with pytest.raises(OSError, match=r"cannot be copied: it has more than 1024 MiB$"):
            copy(path, tmp_path / "copy")
    assert not list((tmp_path / "copy").iterdir())


def test_what_cannot_be_copied_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(source: Path, target: Path, **_: object) -> None:
        full = "[Errno 28] No space left on device"
        raise shutil.Error([(f"{source}/main.py", f"{target}/main.py", full)])

    (tmp_path / "main.py").write_text("print(1)\n")
    monkeypatch.setattr(shutil, "copytree", failing)
    said = rf"^{re.escape(str(tmp_path))}/main.py cannot be copied: \[Errno 28\] No space left"
    with pytest.raises(OSError, match=said):
        copy(tmp_path, tmp_path / "copy")


@pytest.mark.parametrize("whole", [False, True], ids=["file", "folder"])
def test_where_no_file_may_be_so_large_it_is_the_copy_that_is_at_fault(
    whole: bool, tmp_path: Path
) -> None:
    path = tmp_path / "O'Hara" / "large.c"
    path.parent.mkdir()
    path.write_text("// so long\n" * 2000 + "int main() {}\n")
    judged = path.parent if whole else path
    line = shlex.join(tools.command("judge", "nurikabe", judged, "--case", "sample/1"))
    words = ["/bin/sh", "-c", f"ulimit -f 8; exec {line}"]  # blocks of 512 or 1024 bytes
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    reason = "File too large (see ulimit -f)"
    said = rf"judge: {re.escape(str(path))} cannot be copied: (\[Errno 27\] )?{re.escape(reason)}\n"
    assert re.fullmatch(said, done.stderr), done.stderr
    assert (done.returncode, done.stdout) == (2, "")


@pytest.mark.parametrize("suffix", [".py", ".java"])
def test_a_source_file_that_is_read_is_not_too_long(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"long{suffix}"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    done = tools.call("judge", "nurikabe", path)
    said = f"judge: cannot use {path}: it has more than 8 MiB\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)
