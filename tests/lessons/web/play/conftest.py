"""Lessons that are opened at the board to play on."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from lessons.page import page
from tests.helpers.browser import Visit
from tests.helpers.once import once
from tests.helpers.pages import SAMPLES, Open
from tests.helpers.play import puzzle

MOST_OPEN = 16  # pages
# Without waiting until nothing moves any more, as a real click does; others try that.
GO = "() => { const tab = document.getElementById('tab-try'); tab.focus(); tab.click(); }"


@pytest.fixture(scope="session")
def written(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, str], Path]:
    """The lesson of a case, which all workers have in common: some take seconds to write."""

    def written(problem: str, case: str) -> Path:
        def write(folder: Path) -> None:
            html = page(problem, "test", puzzle(problem, case))
            (folder / "lesson.html").write_text(html, "utf-8")

        name = f"{problem}-{case.replace('/', '-')}"
        return once(tmp_path_factory, name, write) / "lesson.html"

    return written


@pytest.fixture
def visit(browser: Any, written: Callable[[str, str], Path]) -> Iterator[Open]:
    """Open the lesson of a case and go to the board to play on."""
    visits: list[Visit] = []

    def visit(problem: str, case: str = "", script: str = "", **options: Any) -> Visit:
        path = written(problem, case or SAMPLES[problem])
        visits.append(Visit(browser, path, script, **options))
        visits[-1].page.evaluate(GO)
        return visits[-1]

    yield visit
    for each in visits:
        each.close()


@pytest.fixture(scope="package")
def reading(browser: Any, written: Callable[[str, str], Path]) -> Iterator[Open]:
    """Open the lesson of a case for questions alone: all of a worker's tests have it in common."""
    visits: dict[tuple[str, str], Visit] = {}

    def reading(problem: str, case: str = "") -> Visit:
        case = case or SAMPLES[problem]
        if (problem, case) not in visits:
            visits[problem, case] = Visit(browser, written(problem, case))
        if len(visits) > MOST_OPEN:
            visits.pop(next(iter(visits))).close()
        visits[problem, case].page.evaluate("localStorage.clear()")
        return visits[problem, case]

    yield reading
    for each in visits.values():
        each.close()
