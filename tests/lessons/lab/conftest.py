"""The lab on a server, and visits to it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from lessons.lab import site
from tests.helpers.lab import LabVisit, need_pyodide, served

OpenLab = Callable[..., LabVisit]


@pytest.fixture(scope="package")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site that is the lab alone."""
    need_pyodide()
    folder = tmp_path_factory.mktemp("site")
    site.write(folder)
    return folder


@pytest.fixture(scope="package")
def lab_site(site_folder: Path) -> Iterator[str]:
    """Its address."""
    with served(site_folder) as address:
        yield address


@pytest.fixture(scope="package")
def offline(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The lab as one page."""
    need_pyodide()
    path = tmp_path_factory.mktemp("offline") / "lab.html"
    site.write_offline(path)
    return path


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
