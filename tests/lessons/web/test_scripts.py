"""Pages where scripts are switched off, or a browser is older."""

import re
from pathlib import Path

import pytest

from lessons.lab import site
from lessons.page import built
from tests.helpers.pages import Open, Rules


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


@pytest.mark.parametrize("name", ["page.js", "rules.js"])
def test_older_browsers_can_read_the_scripts_of_lessons(name: str) -> None:
    """One look behind, and Safari before 16.4, as tablets of schools have it, reads none of it."""
    assert not re.search(r"\(\?<[=!]", built(name))


def test_older_browsers_have_a_clock(visit: Open) -> None:
    opened = visit("nurikabe", script="delete Element.prototype.checkVisibility")
    opened.page.click("#tab-try")
    opened.page.locator("#try").get_by_label("show the time").check()
    opened.page.locator("#try .score", has_text="Time: 0:01").wait_for()
