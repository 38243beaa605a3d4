"""A browser, and lessons that are opened in it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lessons.page import page
from lessons.site import rules_page
from tests.helpers.browser import Visit
from tests.helpers.lessons import CASES, SMALL
from tests.helpers.lessons import SAMPLES as TOLD
from tests.helpers.once import once
from tests.helpers.pages import SAMPLES, Open, Rules, Written
from tests.helpers.play import puzzle
from tests.helpers.sweep import in_every, in_sweep


@pytest.fixture(scope="session")
def written(tmp_path_factory: pytest.TempPathFactory) -> Written:
    """The lesson of a case, which all workers have in common: some take seconds to write."""

    def written(problem: str, case: str = "") -> Path:
        case = case or SAMPLES[problem]

        def write(folder: Path) -> None:
            html = page(problem, "test", puzzle(problem, case))
            (folder / "lesson.html").write_text(html, encoding="utf-8")

        name = f"{problem}-{case.replace('/', '-')}"
        return once(tmp_path_factory, name, write) / "lesson.html"

    return written


@pytest.fixture(scope="session")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Rules:
    """The page of a problem's rules, which all workers have in common too."""

    def rules(problem: str) -> Path:
        def write(folder: Path) -> None:
            (folder / "rules.html").write_text(rules_page(problem), encoding="utf-8")

        return once(tmp_path_factory, f"rules-{problem}", write) / "rules.html"

    return rules


@pytest.fixture
def visit(browser: Any, written: Written) -> Iterator[Open]:
    """Open the lesson of a case, of a problem's sample if none is named, or another page."""
    visits: list[Visit] = []

    def visit(target: str | Path, case: str = "", **options: Any) -> Visit:
        path = written(target, case) if isinstance(target, str) else target
        visits.append(Visit(browser, path, **options))
        return visits[-1]

    yield visit
    for each in visits:
        each.close()


# Some seconds each, for every step is proved; and all but the first of a kind.
LATE = re.compile(
    r"nurikabe/.*/(\d+x\d+-\w+-kept|([6-9]|[1-3]\d)x\d+-cases|(9x12|1\dx1\d)-structural|14x24)"
    r"|ripple_effect/.*/(7x7-cases|(7x12|8x8|9x9|10x10).*-structural)|-seed([2-9]|\d\d+)$"
    r"|(light_up|wormholes)/.*/(20x20|8x30|10x10-hard-(cases|wormholes[23]))"
)
# Up to half a minute each and more; and the others of a kind that takes long.
LATEST = re.compile(
    r"nurikabe/.*/((8x8|10x10)-cases|((9x9|12x12)-cases|1\dx1\d-structural)-kept|.*kept-[2-9])|14x24"
    r"|ripple_effect/.*/7x7-cases-seed202|light_up/.*/25x15-hard"
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
