"""The lab on a server, and visits to it."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from lessons import site
from lessons.lab.__main__ import main
from measure.lab import served
from tests.helpers.lab import LabVisit, need_pyodide
from tests.helpers.once import once
from tests.helpers.sweep import leave

ROOM = "tests/lessons/lab/"
# What is more of the same.
LATE = re.compile(
    r"""
    test_what_is_no_deduction_is_said_with_its_line\[(return|yield\ Deduction\((-1|board))
    |test_a_broken_rule_is_said_with_its_line\[.*yield\ from
    |test_what_is_saved_is_a_program_for_the_judge\[(light_up|ripple_effect|wormholes)
    |test_new_cases_grow_and_are_accepted\[(nurikabe|wormholes)
    |test_a_damaged_address_is_said_to_be_one\[(?!\#lab=nonsense|\#puzzle=%)
    |test_what_is_wrong_with_a_link_is_said\[held[12]
    |test_it_is_as_in_a_process_of_its_own\[(class|spoils_json|names|many_files|looks_about)
    """,
    re.VERBOSE,
)
OpenLab = Callable[..., LabVisit]
# It is brought as by a visitor, whose every step would be waited for.
EMPTY = """() => {
    const bring = document.getElementById("bring"), button = bring.querySelector("button.main");
    bring.open = true;
    const text = bring.querySelector("textarea");
    text.value = "no puzzle";
    text.dispatchEvent(new Event("input", { bubbles: true }));
    button.focus();
    button.click();
}"""
FOLD = """() => {
    const text = document.getElementById("text-of-puzzle");
    text.value = "";
    text.dispatchEvent(new Event("input", { bubbles: true })); // nothing waits to be opened
    const kept = Object.keys(localStorage);
    localStorage.clear();
    for (const key of kept) dispatchEvent(new StorageEvent("storage", { key })); // as if elsewhere
    for (const each of document.querySelectorAll("details")) each.open = false;
}"""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave these to a sweep."""
    leave([item for item in items if item.nodeid.startswith(ROOM)], LATE)


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
    in_use.page.evaluate(EMPTY)
    in_use.wait()
    assert in_use.page.locator("#opened").is_hidden()
    in_use.page.evaluate(FOLD)
    yield in_use
    errors, in_use.errors = in_use.errors, []
    assert errors == []
