"""Programs to judge, cases, and a runner."""

import re
import textwrap
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.isolation.sandbox import Sandbox
from judge.run import Runner
from tests.helpers.programs import Write
from tests.helpers.sandboxes import found
from tests.helpers.sweep import leave

HERE = Path(__file__).parent
# Of what evades limits where the kernel counts nothing, most; each is tried where it counts.
LATE = re.compile(r"evasions/(?!children|files_without|memory_in_memfds).*-seen")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave these to a sweep."""
    leave([item for item in items if item.path.parent == HERE], LATE)


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a program in Python into a folder of the test."""

    def write(code: str) -> Path:
        path = tmp_path / "program.py"
        path.write_text(textwrap.dedent(code))
        return path

    return write


@pytest.fixture
def mark() -> str:
    """A word for the command line of a process that the test looks for."""
    return f"of-the-test-{uuid.uuid4().hex}"


@pytest.fixture
def cases(tmp_path: Path) -> Path:
    """Two small puzzles and their answers."""
    folder = tmp_path / "cases"
    folder.mkdir()
    for name, puzzle, answer in ("one", "1 2\n1.\n", "1~\n"), ("two", "1 3\n2..\n", "22~\n"):
        (folder / f"{name}.in").write_text(puzzle)
        (folder / f"{name}.ans").write_text(answer)
    return folder


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    """One runner for many programs."""
    with Runner() as runner:
        yield runner


@pytest.fixture(params=["bwrap", "landlock", "none"])
def sandbox(request: pytest.FixtureRequest) -> Sandbox | None:
    """Each way to run a program; @at_levels says which."""
    return found(request.param)
