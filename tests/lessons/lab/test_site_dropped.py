"""What is dropped on the lab and is no file: a link, a text."""

from typing import Any

import pytest

import formats
from tests.helpers.lab import ONE, LabVisit

LINK = formats.write("puzz_link", "light_up", "3\n2..\n...\n...\n")
DROP = """([id, types]) => {
    const dataTransfer = new DataTransfer();
    for (const [type, text] of Object.entries(types)) dataTransfer.setData(type, text);
    const more = { dataTransfer, bubbles: true, cancelable: true };
    const drag = type => !document.getElementById(id).dispatchEvent(new DragEvent(type, more));
    return [drag("dragover"), drag("drop")];
}"""


def drop(opened: LabVisit, types: dict[str, str], place: str = "new") -> Any:
    """Drop that on a place; of dragging over it and of dropping, whether the page did it itself."""
    return opened.page.evaluate(DROP, [place, types])


@pytest.mark.parametrize("kind", ["text/uri-list", "text/plain"])
def test_a_link_is_dropped(opened: LabVisit, kind: str) -> None:
    """The browser left the page for it, or nothing came of it."""
    assert drop(opened, {kind: LINK}) == [True, True]
    opened.page.wait_for_selector("#opened:not([hidden])", timeout=10_000)
    assert opened.page.inner_text("#name") == "Light Up"


def test_a_text_is_dropped(opened: LabVisit) -> None:
    assert drop(opened, {"text/plain": ONE, "text/html": f"<pre>{ONE}</pre>"}) == [True, True]
    opened.page.wait_for_selector("#opened:not([hidden])", timeout=10_000)
    assert opened.page.inner_text("#name") == "Nurikabe"
    assert opened.page.input_value("#text-of-puzzle") == ONE


def test_a_field_takes_a_text_itself(opened: LabVisit) -> None:
    assert drop(opened, {"text/plain": ONE}, "text-of-puzzle") == [False, False]
    assert opened.page.locator("#opened").is_hidden()


def test_what_is_dragged_within_the_page_is_not_opened(opened: LabVisit) -> None:
    """A puzzle would be left for some words of its own lesson."""
    opened.bring(ONE)
    opened.page.evaluate("dispatchEvent(new DragEvent('dragstart'))")
    assert drop(opened, {"text/plain": "some words"}) == [False, False]
    opened.page.evaluate("dispatchEvent(new DragEvent('dragend'))")
    assert opened.page.locator("#opened").is_visible()


def test_a_link_to_the_lab_with_a_puzzle_is_one_to_its_puzzle(opened: LabVisit) -> None:
    """No format was recognised in what the lab itself had copied."""
    opened.bring(ONE)
    link = opened.page.url
    opened.bring("2\n..\n#.\n")
    assert opened.page.inner_text("#name") == "Light Up"
    opened.bring(link)
    opened.page.locator("#name", has_text="Nurikabe").wait_for(timeout=10_000)
    assert opened.found() == ""
    assert opened.page.url == link


def test_the_link_that_the_address_still_has_is_opened_again(opened: LabVisit) -> None:
    """Nothing came of it, and what was wrong before was still said."""
    opened.bring(ONE)
    link = opened.page.url
    opened.bring("no puzzle")
    assert opened.page.url == link
    opened.bring(link)
    opened.page.wait_for_selector("#opened:not([hidden])", timeout=10_000)
    assert opened.found() == ""


@pytest.mark.sweep  # a second or two
def test_of_a_link_all_from_its_first_mark_on_is_what_it_holds(opened: LabVisit) -> None:
    """Otherwise each later mark was tried in turn: the page stood still for hours."""
    opened.bring("a:" + "#lab=" * 200_000 + " b")
    assert "no format is recognised" in opened.found()
