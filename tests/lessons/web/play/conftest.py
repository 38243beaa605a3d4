"""Lessons that are opened at the board to play on."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.helpers.browser import Visit
from tests.helpers.pages import Open, Written

MOST_OPEN = 16  # pages
# Without waiting until nothing moves any more, as a real click does; others try that.
GO = "() => { const tab = document.getElementById('tab-try'); tab.focus(); tab.click(); }"


@pytest.fixture
def visit(browser: Any, written: Written) -> Iterator[Open]:
    """Open the lesson of a case and go to the board to play on."""
    visits: list[Visit] = []

    def visit(problem: str, case: str = "", script: str = "", **options: Any) -> Visit:
        visits.append(Visit(browser, written(problem, case), script, **options))
        visits[-1].page.evaluate(GO)
        return visits[-1]

    yield visit
    for each in visits:
        each.close()


@pytest.fixture(scope="package")
def reading(browser: Any, written: Written) -> Iterator[Open]:
    """Open the lesson of a case for questions alone: all of a worker's tests have it in common."""
    visits: dict[tuple[str, str], Visit] = {}

    def reading(problem: str, case: str = "") -> Visit:
        if (problem, case) not in visits:
            visits[problem, case] = Visit(browser, written(problem, case))
        if len(visits) > MOST_OPEN:
            visits.pop(next(iter(visits))).close()
        visits[problem, case].page.evaluate("localStorage.clear()")
        return visits[problem, case]

    yield reading
    for each in visits.values():
        each.close()
