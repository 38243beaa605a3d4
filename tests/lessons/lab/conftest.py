"""The lab on a server, and visits to it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from lessons.lab import site
from measure.lab import served
from tests.helpers.lab import LabVisit, need_pyodide
from tests.helpers.once import once

OpenLab = Callable[..., LabVisit]
FOLD = """() => {
    localStorage.clear();
    for (const each of document.querySelectorAll("details")) each.open = false;
}"""


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site that is the lab alone."""
    need_pyodide()
    return once(tmp_path_factory, "site", site.write)


@pytest.fixture(scope="package")
def lab_site(site_folder: Path) -> Iterator[str]:
    """Its address."""
    with served(site_folder) as address:
        yield address


@pytest.fixture(scope="session")
def offline(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The lab as one page."""
    need_pyodide()
    made = once(tmp_path_factory, "offline", lambda to: site.write_offline(to / "lab.html"))
    return made / "lab.html"


@pytest.fixture
def lab(browser: Any, lab_site: str) -> Iterator[OpenLab]:
    """Open the lab, at the end of an address if there is one."""
    visits: list[LabVisit] = []

    def visit(end: str = "", **options: Any) -> LabVisit:
        visits.append(LabVisit(browser, f"{lab_site}/lab.html{end}", **options))
        return visits[-1]

    yield visit
    for each in visits:
        each.close()


@pytest.fixture(scope="module")
def in_use(browser: Any, lab_site: str) -> Iterator[LabVisit]:
    """The lab, opened once for several tests: Python takes seconds to start."""
    visit = LabVisit(browser, f"{lab_site}/lab.html")
    yield visit
    visit.close()


@pytest.fixture
def opened(in_use: LabVisit) -> LabVisit:
    """The same, with no puzzle in it, nothing kept and nothing unfolded."""
    in_use.bring("no puzzle")
    assert in_use.page.locator("#opened").is_hidden()
    in_use.page.evaluate(FOLD)
    return in_use
