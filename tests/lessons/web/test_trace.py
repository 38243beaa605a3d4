"""The steps as a file: what a page saves is what the command line prints, byte for byte."""

import json
from pathlib import Path

import pytest

from lessons.page import page
from tests.helpers.browser import Visit
from tests.helpers.lessons import lessons
from tests.helpers.pages import SAMPLES, Open
from tests.helpers.play import puzzle

SEVERAL = "3\n..2\n...\n2..\n"
WIDE = f"1 12\n{'a' * 12}\n{'. ' * 11}12\n"  # with a number of two digits, so that blanks part all
EMPTY = "2\n..\n..\n"
OTHERS = [
    ("nurikabe", "secret/6x6-structural-seed6"),
    ("nurikabe", "secret/10x10-cases-largest12-seed1"),  # with shapes, and islands of two digits
    ("light_up", "secret/10x10-hard-structural-seed1"),
    ("ripple_effect", "secret/6x6-structural-seed1"),
    ("alcazar", "secret/14x20-few-structural-seed1"),  # with regions and their colours
]


def saved(opened: Visit) -> str:
    """The file that is saved of a lesson."""
    opened.page.click("text=Copy or print")
    button = opened.page.get_by_role("button", name="Save every step as data")
    with opened.page.expect_download() as download:
        button.press("Enter")
    return Path(download.value.path()).read_bytes().decode("utf-8")


def printed(problem: str, text: str) -> str:
    """What the command line prints of a puzzle."""
    return lessons(problem, "--json", puzzle=text)[1]


def test_what_a_page_saves_is_what_the_command_line_prints(visit: Open) -> None:
    """Of all problems, for each writes its board in its own way."""
    for problem, case in SAMPLES.items():
        assert saved(visit(problem, case)) == printed(problem, puzzle(problem, case)), problem


@pytest.mark.sweep
@pytest.mark.parametrize(("problem", "case"), OTHERS)
def test_so_it_is_of_harder_ones(visit: Open, problem: str, case: str) -> None:
    assert saved(visit(problem, case)) == printed(problem, puzzle(problem, case))


@pytest.mark.sweep  # a second or two
def test_where_rules_are_stuck_it_ends_so(visit: Open, tmp_path: Path) -> None:
    path = tmp_path / "several.html"
    for problem, text in ("nurikabe", SEVERAL), ("ripple_effect", WIDE), ("light_up", EMPTY):
        path.write_text(page(problem, "", text), encoding="utf-8")
        told = saved(visit(path))
        assert told == printed(problem, text), problem
        assert json.loads(told.splitlines()[-1])["end"] == "stuck"


@pytest.mark.sweep  # a second or two
def test_it_can_be_saved_by_all(visit: Open) -> None:
    opened = visit("nurikabe", color_scheme="dark")
    saved(opened)
    assert opened.page.inner_text("#toast") == "Saved as nurikabe-steps.jsonl."
    assert opened.serious() == []
    opened.page.emulate_media(media="print")
    assert opened.page.locator("#save-steps").is_hidden()
