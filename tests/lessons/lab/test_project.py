"""The project as the worker has it: it runs with nothing else of other people."""

import gzip
import json
import subprocess
import sys
from pathlib import Path

import pytest

from lessons.lab import project as packing
from lessons.lab.project import packed
from tests.helpers.cases import ROOT

PROGRAM = """
import json
import sys
sys.path[:0] = ["."]
from lessons.lab.calls import answer
print(answer("puzzle.read", '["https://puzz.link/p?akari/2/2/j"]', print))
print(answer("making.kinds", "[]", print))
for problem in "alcazar", "light_up", "nurikabe", "ripple_effect", "wormholes":
    text = open(f"testcases/{problem}/data/sample/1.in").read()
    for name in "puzzle.read", "puzzle.look", "puzzle.lesson":
        given = [problem, text] if name != "puzzle.read" else [text]
        print(answer(name, json.dumps(given), len))
    case = {"name": "1", "puzzle": text, "answer": ""}
    run = {"end": "exit", "status": 0, "stdout": "", "stderr": ""}
    print(answer("own.judging.verdict", json.dumps([problem, 1, case, run]), len))
others = {name.split(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
print(sorted(name for name in others if not name.startswith("_")))
"""
OURS = ["formats", "generators", "ground", "judge", "lessons", "yaml"]


def project() -> dict[str, str]:
    """What is packed: {path: text}."""
    return json.loads(gzip.decompress(packed()))


@pytest.mark.sweep  # some seconds
def test_it_needs_the_standard_library_alone(tmp_path: Path) -> None:
    for name, text in project().items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
    command = [sys.executable, "-I", "-S", "-c", PROGRAM]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    *answers, others = done.stdout.splitlines()
    assert [answer[:8] for answer in answers] == ['{"value"'] * 22
    assert [name for name in eval(others) if name in OURS] == eval(others)  # noqa: S307


def test_the_same_project_gives_the_same_bytes() -> None:
    assert packed() == packed()


def test_files_are_those_of_the_project() -> None:
    files = project()
    for path in ROOT.glob("solutions/*.py"):
        assert files[f"solutions/{path.name}"] == path.read_bytes().decode()
    assert "testcases/nurikabe/data/sample/1.in" in files
    for path in ROOT.glob("testcases/nurikabe/data/secret/*"):
        assert files[path.relative_to(ROOT).as_posix()] == path.read_bytes().decode()
    assert not [name for name in files if "invalid" in name]


def test_cases_in_groups_are_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "problem.yaml").write_text("name: Any\n")
    for part in packing.PARTS:
        (tmp_path / part / "group").mkdir(parents=True)
    (tmp_path / "data" / "secret" / "group" / "1.in").write_text("1\n")
    monkeypatch.setattr(packing, "ROOT", tmp_path)
    assert dict(packing.of_problem(tmp_path))["data/secret/group/1.in"] == b"1\n"
