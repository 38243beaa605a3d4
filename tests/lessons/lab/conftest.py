"""The lab on a server, and visits to it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from lessons import site
from lessons.lab.__main__ import main
from measure.lab import served
from tests.helpers.browser import launched
from tests.helpers.lab import LabVisit, need_pyodide
from tests.helpers.once import once

SOON = "--js-flags=--liftoff-only"
OpenLab = Callable[..., LabVisit]
FOLD = """() => {
    const kept = Object.keys(localStorage);
    localStorage.clear();
    for (const key of kept) dispatchEvent(new StorageEvent("storage", { key })); // as if elsewhere
    for (const each of document.querySelectorAll("details")) each.open = false;
}"""


@pytest.fixture(scope="package")
def browser(browser: Any) -> Iterator[Any]:
    """A browser that compiles soon rather than well: Python does little here but start."""
    with launched(browser.browser_type, SOON) as soon:
        yield soon


@pytest.fixture(scope="session")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site and of the lab as one page, as the command line writes them."""
    need_pyodide()
    return once(tmp_path_factory, "lab", write)


def write(folder: Path) -> None:
    """Write them without the lessons, for which a list of words is left."""

    def lessons(words: list[str]) -> int:
        (folder / "asked").write_text("\n".join(words))
        return 0

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(site, "main", lessons)
        words = ["-o", str(folder / "site"), "--offline", str(folder / "one" / "lab.html")]
        assert main(words) == 0


@pytest.fixture(scope="session")
def site_folder(written: Path) -> Path:
    """A site that is the lab alone."""
    return written / "site"


@pytest.fixture(scope="package")
def lab_site(site_folder: Path) -> Iterator[str]:
    """Its address."""
    with served(site_folder) as address:
        yield address


@pytest.fixture(scope="session")
def offline(written: Path) -> Path:
    """The lab as one page."""
    return written / "one" / "lab.html"


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


@pytest.fixture(scope="package")
def in_use(browser: Any, lab_site: str) -> Iterator[LabVisit]:
    """The lab, opened once for several tests: Python takes seconds to start."""
    visit = LabVisit(browser, f"{lab_site}/lab.html")
    yield visit
    visit.close()


@pytest.fixture
def opened(in_use: LabVisit) -> Iterator[LabVisit]:
    """The same, with no puzzle in it, nothing kept and nothing unfolded."""
    in_use.bring("no puzzle")
    assert in_use.page.locator("#opened").is_hidden()
    in_use.page.evaluate(FOLD)
    yield in_use
    errors, in_use.errors = in_use.errors, []
    assert errors == []
