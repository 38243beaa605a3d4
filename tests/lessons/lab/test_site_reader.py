"""The lab by ear: from a link to the solved puzzle by the accessibility tree and keys alone."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

import formats
from tests.helpers.lab import LabVisit
from tests.helpers.reader import Reader
from tests.helpers.sweep import in_sweep
from tests.helpers.walk import Walk, to_mark

PUZZLES = {
    "nurikabe": ("Nurikabe", formats.write("puzz_link", "nurikabe", "3\n..1\n...\n3..\n")),
    "light_up": ("Light Up", formats.write("puzz_link", "light_up", "3\n2..\n...\n...\n")),
    "ripple_effect": (
        "Ripple Effect",
        formats.write("puzz_link", "ripple_effect", "3\nabb\naab\nccd\n...\n...\n...\n"),
    ),
    "alcazar": ("Alcazar", "2\n+---+---+\n        |\n+   +   +\n        |\n+---+---+\n"),
}


@pytest.fixture(scope="module")
def reader(browser: Any, lab_site: str) -> Iterator[Reader]:
    """Somebody who hears the lab, and can paste."""
    rights = ["clipboard-read", "clipboard-write"]
    visit = LabVisit(browser, f"{lab_site}/lab.html", permissions=rights)
    yield Reader(visit.page)
    visit.close()


def bring(reader: Reader, text: str) -> None:
    """Paste a text where puzzles are brought."""
    if not reader.go("Disclosure", "Bring a puzzle").about["expanded"]:
        reader.press("Enter")
    reader.go("textbox", "A link of puzz.link")
    reader.page.evaluate("text => navigator.clipboard.writeText(text)", text)
    reader.press("Control+a")
    reader.heard.clear()
    reader.press("Control+v")


@pytest.mark.parametrize(
    "problem", ["nurikabe", *map(in_sweep, ("alcazar", "light_up", "ripple_effect"))]
)
def test_a_puzzle_is_brought_and_solved(reader: Reader, problem: str) -> None:
    title, text = PUZZLES[problem]
    bring(reader, text)
    reader.wait(lambda: reader.focus.role == "heading")
    assert reader.focus.name == title
    assert re.fullmatch(r"\d . \d, difficulty [\d.]+, \d+ steps?", reader.focus.description)
    reader.go("tab", "Lesson")
    reader.press("ArrowRight")
    assert reader.focus.name == "Try it yourself"
    (grid,) = reader.find("grid", "The board in words")
    rows = [node for node in grid.all() if node.role == "row"]
    marks = list(to_mark(problem, [[cell.name for cell in row.parts if cell.name] for row in rows]))
    board = reader.go("application", "The board")
    assert re.match(r"r\dc\d.*: ", board.description)  # where the frame is
    walk = Walk(reader.press)
    for place, key in marks:
        walk.go(place)
        assert place.partition("-")[0] in reader.press(key) or (place, key) == marks[-1]
    reader.hears("Done: every law is kept.")


@pytest.mark.sweep  # some seconds
def test_what_is_wrong_is_told_where_it_can_be_mended(reader: Reader) -> None:
    bring(reader, "3\n2..\n..\n..2\n")
    reader.hears("line 3: expected 3 cells, found 2")
    assert reader.focus.role == "textbox"
    bring(reader, "3\n..2\n...\n2..\n")
    reader.hears("This puzzle has several answers.")
    reader.wait(lambda: reader.focus.name == "What was found")
