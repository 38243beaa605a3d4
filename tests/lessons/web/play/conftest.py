"""Lessons that are opened at the board to play on."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.browser import Visit
from tests.helpers.pages import SAMPLES, Open
from tests.helpers.play import puzzle, written_page


@pytest.fixture
def visit(browser: Any, tmp_path: Path) -> Iterator[Open]:
    """Open the lesson of a case and go to the board to play on."""
    visits: list[Visit] = []

    def visit(problem: str, case: str = "", script: str = "", **options: Any) -> Visit:
        text = puzzle(problem, case or SAMPLES[problem])
        path = tmp_path / f"{problem}-{len(visits)}.html"
        path.write_text(written_page(problem, text), "utf-8")
        visits.append(Visit(browser, path, script, **options))
        visits[-1].page.click("#tab-try")
        return visits[-1]

    yield visit
    for each in visits:
        each.close()
