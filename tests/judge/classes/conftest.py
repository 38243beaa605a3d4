"""The programs of a class, and a temporary folder of its own for the judge."""

from pathlib import Path

import pytest

from tests.helpers.classes import PROGRAMS


@pytest.fixture(autouse=True)
def own_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a judge that is killed leaves is removed with the test."""
    (tmp_path / "tmp").mkdir()
    monkeypatch.setenv("TMPDIR", str(tmp_path / "tmp"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The programs of some people."""
    for name, text in PROGRAMS.items():
        path = tmp_path / "class" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "class"
