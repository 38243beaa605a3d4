"""Writing rules in the lab."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.helpers import tools
from tests.helpers.lab import LabVisit
from tests.helpers.own import Desk

WRONG = "def rule(board):\n    yield Deduction(board.unknown & -board.unknown, EMPTY, ALL)\n"


@pytest.fixture(scope="module")
def rules(browser: Any, lab_site: str) -> Iterator[Desk]:
    """A desk for rules."""
    visit = LabVisit(browser, f"{lab_site}/lab.html")
    yield Desk(visit, "own-rules")
    visit.close()


@pytest.mark.sweep
def test_what_pupils_begin_with_speaks(rules: Desk) -> None:
    rules.choose("light_up")
    rules.press("Try")
    assert rules.status().startswith("Never wrong")
    assert "It speaks " in rules.status()
    assert rules.at("figure svg.board").count() == 6
    assert rules.visit.serious() == []


@pytest.mark.sweep
def test_a_wrong_rule_is_shown_with_an_answer_against_it(rules: Desk) -> None:
    rules.choose("light_up")
    rules.write(WRONG)
    rules.press("Try")
    assert rules.status().startswith("The rule is wrong")
    assert "r1c1 empty" in rules.at("p.wrong").inner_text()
    assert rules.at(".pair").first.locator("svg.board").count() == 2


@pytest.mark.sweep
def test_of_all_that_a_rule_says_some_is_listed_and_the_rest_drawn(rules: Desk) -> None:
    rules.choose("nurikabe")
    rules.write("def rule(board):\n    yield Deduction(board.unknown, SEA, 1)\n")
    rules.press("Try")
    captions = rules.at(".pair figcaption").all_inner_texts()
    assert captions
    assert any(caption.endswith(" more") for caption in captions)
    assert all(caption.count(" sea") <= 12 for caption in captions)


@pytest.mark.sweep
def test_a_broken_rule_is_said_with_its_line(rules: Desk) -> None:
    rules.choose("nurikabe")
    rules.write("def rule(board):\n    return board.no_such\n")
    rules.press("Try")
    assert rules.status().startswith("Line 2: AttributeError")
    rules.at("button").filter(has_text="Go to line 2").click()
    assert "no_such" in rules.at(".cm-activeLine").inner_text()


@pytest.mark.sweep
def test_where_a_rule_broke_is_drawn_with_what_it_spoke_of(rules: Desk) -> None:
    rules.choose("light_up")
    rules.write(WRONG.replace("ALL", "1") + "    no_such\n")
    rules.press("Try")
    assert rules.status().startswith("Line 3: NameError")
    assert rules.at("h3:has-text('Where it broke')").count() == 1
    assert "r1c1" in rules.at("figcaption").inner_text()
    assert rules.at("svg.board .wrong").count() == 1
    assert rules.visit.serious() == []


@pytest.mark.sweep
def test_a_long_word_makes_no_page_wide(rules: Desk) -> None:
    rules.choose("nurikabe")
    rules.write("def rule(board):\n    raise ValueError('x' * 3000)\n")
    rules.press("Try")
    assert rules.status().startswith("Line 2: ValueError: xxx")
    assert rules.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.sweep
def test_what_a_rule_prints_is_shown(rules: Desk) -> None:
    rules.choose("nurikabe")
    for end in "yield from ()", "return board.no_such":
        rules.write(f"def rule(board):\n    print('seen', 7)\n    {end}\n")
        rules.press("Try")
        assert rules.at("h3:has-text('What it prints')").count() == 1
        assert rules.at("pre").first.inner_text().startswith("seen 7")
    rules.write("def rule(board):\n    yield from ()\n")
    rules.press("Try")
    assert rules.at("h3:has-text('What it prints')").count() == 0


@pytest.mark.sweep
def test_a_rule_that_reads_finds_nothing_to_read(rules: Desk) -> None:
    rules.choose("nurikabe")
    for text, line in ("def rule(board):\n    input()\n    yield\n", 2), ("input()\n", 1):
        rules.write(text)
        rules.press("Try")
        assert rules.status() == f"Line {line}: EOFError: EOF when reading a line"


@pytest.mark.sweep
def test_an_endless_rule_is_stopped(rules: Desk) -> None:
    rules.choose("nurikabe")
    rules.write("def rule(board):\n    while True:\n        print('still here')\n    yield\n")
    rules.at("button").filter(has_text="Try").click()
    rules.page.wait_for_selector("#own-rules [role=status]:has-text('puzzles')")
    rules.press("Stop")
    assert rules.status() == "Stopped."
    assert rules.at("pre").first.inner_text().startswith("still here\nstill here\n")


@pytest.mark.sweep
def test_what_is_saved_is_judged_and_can_be_opened(rules: Desk, tmp_path: Path) -> None:
    rules.choose("ripple_effect")
    text = rules.text()
    with rules.page.expect_download() as saved:
        rules.at("button").filter(has_text="Save").click()
    path = tmp_path / "my_ripple_effect.py"
    saved.value.save_as(path)
    done = tools.call("judge", "ripple_effect", path, "--case", "sample/*")
    assert done.returncode == 0, done.stdout
    rules.open(path)
    assert rules.text() == text
