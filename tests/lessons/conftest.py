"""A browser, and lessons that are opened in it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ground.problems import FOLDER, all_problems
from lessons.page import page
from tests.helpers.browser import Visit, chromium
from tests.helpers.lessons import CASES, SMALL
from tests.helpers.lessons import SAMPLES as TOLD
from tests.helpers.pages import SAMPLES, Open
from tests.helpers.sweep import in_every, in_sweep


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    """One browser for all tests of pages."""
    with chromium() as running:
        yield running


@pytest.fixture(scope="package")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A lesson of each problem."""
    folder = tmp_path_factory.mktemp("pages")
    paths = {}
    for problem in all_problems():
        case = FOLDER / problem / "data" / f"{SAMPLES[problem]}.in"
        paths[problem] = folder / f"{problem}.html"
        paths[problem].write_text(page(problem, "sample", case.read_text()), encoding="utf-8")
    return paths


@pytest.fixture
def visit(browser: Any, pages: dict[str, Path]) -> Iterator[Open]:
    """Open the lesson of a problem, or another page."""
    visits: list[Visit] = []

    def visit(target: str | Path, **options: Any) -> Visit:
        visits.append(
            Visit(browser, pages[target] if isinstance(target, str) else target, **options)
        )
        return visits[-1]

    yield visit
    for each in visits:
        each.close()


# Some seconds each, for every step is proved; and the second and third of a kind.
LATE = re.compile(r"nurikabe/.*/(\d+x\d+-\w+-kept|([7-9]|[1-3]\d)x\d+-cases|14x24)|-seed[23]$")
# Half a minute each and more.
LATEST = re.compile(r"nurikabe/.*/(9x9-cases|12x12-cases|14x14-structural)-kept")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a case or a sample is run with each that its class's puzzle has."""
    for name, cases in ("case", CASES), ("sample", TOLD):
        if name in metafunc.fixturenames and hasattr(metafunc.cls, "PUZZLE"):
            largest = getattr(metafunc.cls, "LARGEST", SMALL)
            own = [each for each in cases if is_of(metafunc.cls.PUZZLE, each)]
            metafunc.parametrize(("problem", name), [when(each, largest) for each in own])


def when(case: Any, largest: int) -> Any:
    """A case, left to a sweep or to `make every` if it is larger or takes long."""
    if LATEST.search(case.id or ""):
        return in_every(case)
    is_large = case.values[1].stat().st_size >= largest
    return in_sweep(case) if is_large or LATE.search(case.id or "") else case


def is_of(puzzle: str, case: Any) -> bool:
    """Whether a case is of that puzzle."""
    return bool(case.values[0].checker == puzzle)
