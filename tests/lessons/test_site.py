"""The other pages: rules in pictures, the index."""

from pathlib import Path

import pytest

from lessons import site
from tests.helpers.pages import SAMPLES, Open
from tests.helpers.sweep import swept


@pytest.mark.parametrize("problem", swept(SAMPLES, 2))
def test_the_rules_in_pictures(visit: Open, tmp_path: Path, problem: str) -> None:
    path = tmp_path / "rules.html"
    path.write_text(site.rules_page(problem), encoding="utf-8")
    opened = visit(path)
    rules = opened.page.locator("section.rule").count()
    assert rules == opened.page.locator("section.rule:has(figure .after .ring.decided)").count()
    assert opened.serious() == []
    opened.page.set_viewport_size({"width": 360, "height": 700})
    assert opened.page.evaluate("document.documentElement.scrollWidth") == 360


def test_the_index(visit: Open, tmp_path: Path) -> None:
    wanted = [(tmp_path, "light_up", path) for path in site.chosen("light_up")[:3]]
    entries = [site.write_lesson(one) for one in wanted]
    path = tmp_path / "index.html"
    path.write_text(site.index(entries), encoding="utf-8")
    opened = visit(path)
    assert opened.serious() == []
    opened.page.click(f"a:text-is('{entries[0].name}')")
    assert opened.page.inner_text("h1").startswith("Light Up")
    opened.page.click("a:text-is('All lessons')")
    assert opened.page.inner_text("h1") == "Lessons"
