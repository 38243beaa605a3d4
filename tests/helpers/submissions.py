"""Submissions as other judges run them: one file, a process of its own."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from judge.submissions.build import build
from tests.helpers.cases import ROOT
from tests.helpers.processes import LONGEST

JUDGES = ROOT / "testcases" / "judges"
FOLDER = tempfile.TemporaryDirectory(prefix="submissions-")  # it goes when the tests end


@cache
def built(name: str) -> Path:
    """The file of a submission, built once."""
    path = Path(FOLDER.name) / f"{name}.py"
    path.write_text(build(name), encoding="utf-8")
    return path


def answer(name: str, text: str, python: str = sys.executable) -> str:
    """What a submission prints; it must end well."""
    done = subprocess.run(
        [python, str(built(name))],
        input=text,
        capture_output=True,
        encoding="utf-8",
        timeout=LONGEST,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def namespace(name: str) -> dict[str, Any]:
    """What the file of a submission defines, when it is not run as a program."""
    names: dict[str, Any] = {"__name__": name}
    exec(compile(built(name).read_text(), name, "exec"), names)  # noqa: S102 - it is ours
    return names


def cases(name: str) -> Iterator[Path]:
    """The inputs of another judge's problem, samples first."""
    for part in "sample", "secret":
        yield from sorted((JUDGES / name / "data" / part).glob("*.in"))


def own_cases(problem: str) -> list[Any]:
    """(rows, rows of the answer) of the cases of ours with one character a cell, as parameters."""
    found = []
    for path in sorted((ROOT / "testcases" / problem / "data").glob("s*/*.in")):
        rows = [line.strip() for line in path.read_text().split("\n")[1:] if line.strip()]
        answer = path.with_suffix(".ans")
        if path.parent.name in ("sample", "secret") and not any(" " in row for row in rows):
            found.append(pytest.param(rows, answer.read_text().split(), id=path.stem))
    return found
