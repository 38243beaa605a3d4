"""What a file in Python says, whatever is in it."""

import subprocess
import sys
from pathlib import Path

import pytest

from judge.language import CompileError, build
from judge.run import MIB
from judge.sources.python import not_in_utf_8
from judge.verdict import Verdict

SAID = "SyntaxError: Non-UTF-8 code starting with '\\x{}' in file a.py on line {}, but no encoding"
REFUSED = [
    (b"print(1)\n# caf\xe9\n", "e9", 2),
    (b"print(1)\r\n\r\n# caf\xe9", "e9", 3),
    (b"print(1)\r# \xe9\rprint(2)\r", "e9", 2),
    (b"#!/usr/bin/python3\n\n# coding: latin-1\n# \xe9\n", "e9", 4),
    (b"# a half of a pair: \xed\xa0\x80", "ed", 1),
    ("# as Notepad saves it".encode("utf-16"), "ff", 1),
]
TAKEN = [
    b"",
    "print(1)\n# café\n".encode(),
    b"# -*- coding: latin-1 -*-\n# caf\xe9\nprint(1)\n",
    b"#!/usr/bin/python3\n# vim: set fileencoding=cp1252 :\n# caf\xe9\n",
    b"\xef\xbb\xbfprint(1)\n# \xe9",
]


@pytest.mark.parametrize(("data", "byte", "line"), REFUSED)
def test_bytes_that_python_does_not_run_are_found_before(
    data: bytes, byte: str, line: int, tmp_path: Path
) -> None:
    (tmp_path / "a.py").write_bytes(data)
    said = not_in_utf_8(tmp_path / "a.py", Path("a.py"))
    assert said == f"{SAID.format(byte, line)} declared"
    assert said.partition(" in file")[0] in run(tmp_path / "a.py").stderr


@pytest.mark.parametrize("data", TAKEN)
def test_bytes_that_it_runs(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "a.py").write_bytes(data)
    assert not not_in_utf_8(tmp_path / "a.py", Path("a.py"))
    assert run(tmp_path / "a.py").returncode == 0


def run(path: Path) -> "subprocess.CompletedProcess[str]":
    """What Python itself says."""
    return subprocess.run([sys.executable, path], capture_output=True, text=True, check=False)


def test_a_program_of_such_bytes_cannot_be_compiled(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_bytes(REFUSED[0][0])
    with pytest.raises(CompileError) as error:
        build(tmp_path / "a.py", 256 * MIB)
    assert error.value.message == f"Python: {SAID.format('e9', 2)} declared"
    assert error.value.verdict is Verdict.CE


def test_what_is_imported_may_have_them_in_comments(tmp_path: Path) -> None:
    """As Python passes over them there."""
    (tmp_path / "main.py").write_text("import part")
    (tmp_path / "part.py").write_bytes(REFUSED[0][0])
    assert run(tmp_path / "main.py").stdout == "1\n"
    with build(tmp_path, 256 * MIB) as program:
        assert program.command
