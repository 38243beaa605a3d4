"""The lab with a desk to write programs at, which the tests of a module have in common."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.helpers.browser import launched
from tests.helpers.lab import LabVisit
from tests.helpers.own import Desk


@pytest.fixture(scope="package")
def browser(browser: Any) -> Iterator[Any]:
    """A browser that compiles well: programs run here for some time."""
    with launched(browser.browser_type) as well:
        yield well


@pytest.fixture(scope="module")
def desk(browser: Any, lab_site: str) -> Iterator[Desk]:
    """A desk for programs."""
    visit = LabVisit(browser, f"{lab_site}/lab.html")
    yield Desk(visit, "programs")
    visit.close()
