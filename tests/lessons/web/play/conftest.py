"""Lessons that are opened at the board to play on."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.browser import Visit
from tests.helpers.pages import SAMPLES, Open
from tests.helpers.play import puzzle, written_page

MOST_OPEN = 16  # pages
# Without waiting until nothing moves any more, as a real click does; others try that.
GO = "() => { const tab = document.getElementById('tab-try'); tab.focus(); tab.click(); }"


@pytest.fixture
def visit(browser: Any, tmp_path: Path) -> Iterator[Open]:
    """Open the lesson of a case and go to the board to play on."""
    visits: list[Visit] = []

    def visit(problem: str, case: str = "", script: str = "", **options: Any) -> Visit:
        text = puzzle(problem, case or SAMPLES[problem])
        path = tmp_path / f"{problem}-{len(visits)}.html"
        path.write_text(written_page(problem, text), "utf-8")
        visits.append(Visit(browser, path, script, **options))
        visits[-1].page.evaluate(GO)
        return visits[-1]

    yield visit
    for each in visits:
        each.close()


@pytest.fixture(scope="package")
def reading(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    """Open the lesson of a case for questions alone: all of a worker's tests have it in common."""
    visits: dict[tuple[str, str], Visit] = {}

    def reading(problem: str, case: str = "") -> Visit:
        case = case or SAMPLES[problem]
        if (problem, case) not in visits:
            path = tmp_path_factory.mktemp("reading") / f"{problem}.html"
            path.write_text(written_page(problem, puzzle(problem, case)), "utf-8")
            visits[problem, case] = Visit(browser, path)
        if len(visits) > MOST_OPEN:
            visits.pop(next(iter(visits))).close()
        visits[problem, case].page.evaluate("localStorage.clear()")
        return visits[problem, case]

    yield reading
    for each in visits.values():
        each.close()
