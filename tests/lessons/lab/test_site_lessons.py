"""Lessons on the site: the solver of the lab judges moves there, and comes when somebody plays."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from ground.problems import FOLDER
from lessons.page import page
from lessons.site import write_lesson
from tests.helpers.browser import Visit
from tests.helpers.lab import LONG, SiteVisit
from tests.helpers.play import judge, press, said

CASE = "nurikabe", FOLDER / "nurikabe" / "data" / "sample" / "1.in"
FILE = "nurikabe-sample-1.html"
PLACE = "r2c3"  # land by its shapes, which no step of the lesson says as early as that
HELD = "Right, but not yet forced"
BETTER = "Forced, by Fit shapes"
MOVES = "#try .moves li"
WORKER = "**/python/worker.js"


@pytest.fixture(scope="module")
def lesson(site_folder: Path) -> Path:
    """A lesson on the site."""
    write_lesson(site_folder, *CASE, "Sample 1")
    return site_folder / FILE


@pytest.fixture
def opened(browser: Any, lesson: Path, lab_site: str) -> Iterator[SiteVisit]:
    """The lesson as the site's server gives it."""
    visit = SiteVisit(browser, f"{lab_site}/{lesson.name}", new=True)
    yield visit
    visit.close()


def play(opened: Visit) -> None:
    """Make a move that only the solver knows to be forced."""
    opened.page.click("#tab-try")
    judge(opened)
    press(opened, PLACE, button="right")


def test_the_solver_comes_with_the_first_move_and_judges_it(
    opened: SiteVisit, lab_site: str
) -> None:
    opened.page.click("#player button.main ~ button")
    opened.page.click("#tab-try")
    assert opened.asked == [f"{lab_site}/{FILE}"]  # who reads waits for nothing
    held: list[Any] = []
    opened.page.route(WORKER, lambda route: held.append(route))
    play(opened)
    assert HELD in said(opened)
    while not held:
        opened.page.wait_for_timeout(10)
    held[0].continue_()
    opened.page.get_by_text(BETTER).first.wait_for(timeout=LONG)
    assert BETTER in said(opened)
    assert BETTER in opened.page.inner_text(MOVES)
    press(opened, "r1c1", button="right")
    assert "Wrong" in said(opened)
    assert opened.errors == []
    opened.page.evaluate("fetch('http://127.0.0.1:9/').catch(() => {})")
    assert "Content Security Policy" in opened.errors[0]
    opened.errors.clear()


@pytest.mark.sweep  # some seconds
def test_a_rule_that_is_named_is_asked_of_the_solver(opened: SiteVisit) -> None:
    opened.page.click("#tab-try")
    opened.page.locator("#try").get_by_label("I name the rule").select_option(label="Part islands")
    play(opened)
    opened.page.get_by_text(f"not by Part islands: {BETTER[8:]}").first.wait_for(timeout=LONG)
    opened.page.locator("#try").get_by_label("I name the rule").select_option(label="Fit shapes")
    opened.page.click("#try button:text-is('Undo')")
    press(opened, PLACE, button="right")
    opened.page.get_by_text(BETTER).first.wait_for(timeout=LONG)
    assert said(opened) == f"{PLACE}: island. {BETTER}."


def test_a_lesson_without_its_site_judges_by_what_it_holds(
    opened: SiteVisit, browser: Any, lesson: Path
) -> None:
    disk = Visit(browser, lesson)
    play(disk)
    assert HELD in said(disk)
    disk.close()  # nothing has gone wrong, nothing was asked for
    opened.page.route("**/python/**", lambda route: route.abort())
    with opened.page.expect_event("requestfailed"):
        play(opened)
    assert HELD in said(opened)
    opened.errors.clear()


def policy(text: str) -> str:
    """What a page may do."""
    return unescape(text.partition("Content-Security-Policy")[2].partition(">")[0])


def test_a_page_may_ask_for_the_solver_only_where_it_is(lesson: Path, tmp_path: Path) -> None:
    allowed = policy(lesson.read_text(encoding="utf-8"))
    assert allowed.strip('"').endswith(
        " 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src blob:"
    )
    write_lesson(tmp_path, *CASE, "Sample 1")
    for text in (tmp_path / FILE).read_text(encoding="utf-8"), page(CASE[0], "", "1\n1\n"):
        assert "script-src 'sha256-" in policy(text)
        assert not re.search("connect|worker|self|wasm|blob", policy(text))
