"""Pages where scripts are switched off or forbidden, or a browser is older or keeps nothing."""

import re
from pathlib import Path
from typing import Any

import pytest

from lessons.lab import site
from lessons.page import built
from tests.helpers.pages import Open, Rules, Written


def test_without_scripts_there_is_the_puzzle_and_no_empty_panel(visit: Open) -> None:
    """It was said below panels with titles and nothing else."""
    opened = visit("ripple_effect", java_script_enabled=False)
    assert opened.page.locator("main").is_hidden()
    told = opened.page.locator("noscript pre")
    assert told.bounding_box()["y"] < 200
    assert told.inner_text().startswith("3\n")


def test_without_scripts_rules_have_no_empty_pictures(visit: Open, rules: Rules) -> None:
    """An arrow stood where two boards were to be."""
    opened = visit(rules("ripple_effect"), java_script_enabled=False)
    assert opened.page.locator("figcaption").first.is_visible()
    pairs = opened.page.locator(".pair")
    assert pairs.count()
    assert not any(pair.is_visible() for pair in pairs.all())
    assert opened.page.inner_text("noscript p") == "Their pictures need JavaScript."


def test_without_scripts_the_lab_says_that_it_needs_them(visit: Open, tmp_path: Path) -> None:
    path = tmp_path / "lab.html"
    path.write_text(site.page({}), encoding="utf-8")
    opened = visit(path, java_script_enabled=False)
    assert opened.page.locator("main").is_hidden()
    assert opened.page.inner_text("noscript p") == "The lab needs JavaScript."
    assert opened.page.locator("#silent").is_hidden()


@pytest.mark.parametrize("forbidden", ["default-src 'self'", "script-src 'self'"])
def test_where_a_server_forbids_scripts_it_is_said(
    browser: Any, written: Written, forbidden: str
) -> None:
    """There were panels with titles and nothing else."""
    page = browser.new_page()
    address, headers = "http://lessons.test/", {"Content-Security-Policy": forbidden}
    body = written("nurikabe").read_text(encoding="utf-8")
    given = {"body": body, "content_type": "text/html; charset=utf-8", "headers": headers}
    page.route(address, lambda route: route.fulfill(**given))
    page.goto(address)
    assert page.locator("main").is_hidden()
    said = page.locator("#silent")
    assert said.is_visible()
    assert "Content-Security-Policy" in said.inner_text()
    page.close()


def test_where_scripts_run_nothing_is_said_of_them(visit: Open) -> None:
    opened = visit("nurikabe")
    assert opened.page.locator("#silent").count() == 0
    assert opened.page.locator("main").is_visible()


def test_where_nothing_can_be_kept_keys_are_switched_off_all_the_same(visit: Open) -> None:
    """A storage that is full was an error in the console."""
    opened = visit("nurikabe", new=True)
    opened.page.evaluate("() => { Storage.prototype.setItem = () => { throw Error('full'); }; }")
    opened.page.keyboard.press("?")
    opened.page.get_by_label("Keys of one character").uncheck()
    opened.page.keyboard.press("Escape")
    opened.page.keyboard.press("?")
    assert not opened.page.locator("#help").is_visible()


@pytest.mark.parametrize("name", ["page.js", "rules.js"])
def test_older_browsers_can_read_the_scripts_of_lessons(name: str) -> None:
    """One look behind, and Safari before 16.4, as tablets of schools have it, reads none of it."""
    assert not re.search(r"\(\?<[=!]", built(name))


@pytest.mark.sweep  # a second or two
def test_older_browsers_have_a_clock(visit: Open) -> None:
    opened = visit("nurikabe", script="delete Element.prototype.checkVisibility")
    opened.page.click("#tab-try")
    opened.page.locator("#try").get_by_label("show the time").check()
    opened.page.locator("#try .score", has_text="Time: 0:01").wait_for()
