"""A browser, and lessons that are opened in it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ground.problems import FOLDER, all_problems
from lessons.page import page
from tests.helpers.browser import Visit
from tests.helpers.lessons import CASES, SMALL
from tests.helpers.lessons import SAMPLES as TOLD
from tests.helpers.once import once
from tests.helpers.pages import SAMPLES, Open
from tests.helpers.sweep import in_every, in_sweep


@pytest.fixture(scope="package")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A lesson of each problem."""
    folder = once(tmp_path_factory, "pages", write_pages)
    return {problem: folder / f"{problem}.html" for problem in all_problems()}


def write_pages(folder: Path) -> None:
    """Write them into a folder."""
    for problem in all_problems():
        text = (FOLDER / problem / "data" / f"{SAMPLES[problem]}.in").read_text()
        html = page(problem, "sample", text)
        (folder / f"{problem}.html").write_text(html, encoding="utf-8")


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


# Some seconds each, for every step is proved; and all but the first of a kind.
LATE = re.compile(
    r"nurikabe/.*/(\d+x\d+-\w+-kept|([6-9]|[1-3]\d)x\d+-cases|1\dx1\d-structural|14x24)"
    r"|-seed([2-9]|\d\d+)$"
)
# Up to half a minute each and more; and the others of a kind that takes long.
LATEST = re.compile(
    r"nurikabe/.*/(8x8-cases|((9x9|12x12)-cases|1\dx1\d-structural)-kept|.*kept-[2-9])|14x24"
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a case or a sample is run with each that its class's puzzle has."""
    for name, cases in ("case", CASES), ("sample", TOLD):
        if name in metafunc.fixturenames and hasattr(metafunc.cls, "PUZZLE"):
            largest = getattr(metafunc.cls, "LARGEST", SMALL)
            own = [each for each in cases if is_of(metafunc.cls.PUZZLE, each)]
            metafunc.parametrize(("problem", name), [when(each, largest) for each in own])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a case one after the other, in whatever module: its steps are proved once."""
    first: dict[Path, int] = {}
    place = {}
    for at, item in enumerate(items):
        case = item.callspec.params.get("case") if hasattr(item, "callspec") else None
        place[item] = first.setdefault(case, at) if isinstance(case, Path) else at
    items.sort(key=place.__getitem__)


def when(case: Any, largest: int) -> Any:
    """A case, left to a sweep or to `make every` if it is larger or takes long."""
    if LATEST.search(case.id or ""):
        return in_every(case)
    is_large = case.values[1].stat().st_size >= largest
    return in_sweep(case) if is_large or LATE.search(case.id or "") else case


def is_of(puzzle: str, case: Any) -> bool:
    """Whether a case is of that puzzle."""
    return bool(case.values[0].checker == puzzle)
