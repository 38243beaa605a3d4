"""The command line."""

from pathlib import Path

import pytest

from lessons import site as lessons
from lessons.lab.__main__ import main
from tests.helpers.lab import need_pyodide


def test_the_site_has_the_lessons_and_the_lab(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    need_pyodide()
    asked: list[list[str]] = []
    monkeypatch.setattr(lessons, "main", lambda argv: asked.append(argv) or 0)
    page = tmp_path / "one" / "lab.html"
    assert main(["-o", str(tmp_path), "--offline", str(page)]) == 0
    assert (tmp_path / "lab.html").is_file()
    assert page.is_file()
    assert asked == [["-o", str(tmp_path)]]


def test_the_index_leads_to_the_lab_where_it_is() -> None:
    assert 'href="lab.html"' in lessons.index([], lab=True)
    assert 'href="lab.html"' not in lessons.index([])
