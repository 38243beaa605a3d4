"""The desks of the lab where nothing is run: for which puzzle one writes, and in which tab."""

from pathlib import Path

import pytest

from tests.helpers.browser import SIZE
from tests.helpers.lab import ONE, LabVisit
from tests.helpers.own import Desk
from tests.helpers.pages import FILL
from tests.helpers.sweep import in_sweep
from tests.lessons.lab.conftest import OpenLab


@pytest.mark.sweep  # a second or two
@pytest.mark.parametrize("name", [in_sweep("programs"), "own-rules"])
def test_where_nothing_is_chosen_it_is_the_puzzle_that_is_open(opened: LabVisit, name: str) -> None:
    opened.bring(ONE)
    desk = Desk(opened, name)
    assert desk.chosen() == "nurikabe"
    desk.fold()
    opened.bring("2\n..\n#.\n")
    desk.unfold()
    assert desk.chosen() == "light_up"
    desk.choose("ripple_effect")
    desk.fold()
    opened.bring(ONE)
    desk.unfold()
    assert desk.chosen() == "ripple_effect"


@pytest.mark.sweep  # some seconds
def test_who_writes_has_chosen(opened: LabVisit) -> None:
    opened.bring(ONE)
    desk = Desk(opened, "programs")
    desk.write("here = 1")
    desk.fold()
    opened.bring("2\n..\n#.\n")
    desk.unfold()
    assert desk.chosen() == "nurikabe"
    assert desk.text() == "here = 1"


@pytest.mark.sweep  # some seconds
@pytest.mark.parametrize("name", ["programs", "own-rules"])
def test_who_has_something_tried_keeps_the_focus(opened: LabVisit, name: str) -> None:
    """The button could not be pressed for a while, and so lost it; what is said gets it."""
    desk = Desk(opened, name)
    desk.at("button.main").press("Enter")
    opened.page.wait_for_selector(f"{desk.name} .desk[data-busy=no]")
    assert opened.page.evaluate("document.activeElement.role") == "status"


def test_one_sample_is_not_called_samples(opened: LabVisit) -> None:
    desk = Desk(opened, "programs")
    for problem, words in ("ripple_effect", "1 sample"), ("nurikabe", "2 samples"):
        desk.choose(problem)
        assert desk.at("button.main").inner_text() == f"Run on the {words}"


def test_where_less_is_to_move_the_caret_stands_still(opened: LabVisit) -> None:
    """It blinked, which nothing else does in pages."""
    desk = Desk(opened, "programs")
    opened.page.emulate_media(reduced_motion="reduce")
    desk.at(".cm-content").click()
    opened.page.locator(f"{desk.name} .cm-focused").wait_for()
    moving = opened.page.evaluate("document.getAnimations().map(each => each.animationName)")
    opened.page.emulate_media(reduced_motion="no-preference")
    assert moving == []


def test_what_is_written_in_another_tab_is_here_too(opened: LabVisit) -> None:
    desk = Desk(opened, "programs")
    desk.choose("nurikabe")
    desk.write("here = 1")
    other = opened.context.new_page()
    other.goto(desk.page.url.replace("lab.html", "python/pyodide-lock.json"))
    other.evaluate("localStorage.setItem('lab-program-nurikabe', 'there = 2')")
    desk.at(".cm-content").filter(has_text="there = 2").wait_for()
    other.close()


def test_what_a_file_takes_the_place_of_comes_back(opened: LabVisit, tmp_path: Path) -> None:
    """It was gone, and nobody had been asked."""
    path = tmp_path / "my.py"
    path.write_text("theirs = 1\n")
    desk = Desk(opened, "programs")
    desk.write("mine = 1")
    desk.at("input[type=file]").set_input_files(path)
    desk.at(".cm-content").filter(has_text="theirs = 1").wait_for()
    desk.at(".cm-content").press("Control+z")
    assert desk.text() == "mine = 1"


def unfold(visit: LabVisit, name: str) -> None:
    """Unfold a part of the page."""
    visit.page.evaluate("name => (document.getElementById(name).open = true)", name)


def test_a_phone_leaves_the_letters_of_a_text_as_they_are_typed(opened: LabVisit) -> None:
    """Rooms a and A are two."""
    ways = "text => [text.autocapitalize, text.getAttribute('autocorrect'), text.spellcheck]"
    assert opened.page.eval_on_selector("#text-of-puzzle", ways) == ["none", "off", False]


@pytest.mark.sweep  # a second or two
def test_a_puzzle_that_is_made_leaves_a_text_that_waits(opened: LabVisit) -> None:
    """Who had typed half of a puzzle found another one in its place."""
    unfold(opened, "bring")
    opened.page.fill("#text-of-puzzle", "3\n..2\n")
    unfold(opened, "new")
    opened.page.locator("#new").get_by_label("Size").fill("5")
    opened.page.locator("#new").get_by_label("Seed").fill("1")
    opened.ask()
    opened.page.click("#new button.main")
    opened.wait()
    assert opened.page.is_visible("#opened")
    assert opened.page.input_value("#text-of-puzzle") == "3\n..2\n"


def test_which_puzzle_it_is_is_asked_of_the_text_that_is_there(opened: LabVisit) -> None:
    """It was asked below a text that waits of one that came with an address."""
    unfold(opened, "bring")
    opened.page.fill("#text-of-puzzle", "half typed")
    opened.ask()
    opened.page.evaluate("location.hash = '#puzzle=2%0A..%0A..%0A'")
    opened.wait()
    unfold(opened, "bring")
    assert opened.page.input_value("#text-of-puzzle") == "half typed"
    assert opened.page.locator("#kinds").is_hidden()


def reload(visit: LabVisit) -> None:
    """Load the page again, and wait until it is ready."""
    visit.page.reload()
    visit.page.wait_for_selector("html[data-ready]", state="attached")


@pytest.mark.parametrize(
    ("length", "kept"), [(10_000, [10_000, 0]), (300_000, [0, 100_009]), (3_000_000, [0, 100_009])]
)
def test_a_text_has_an_old_game_make_room(opened: LabVisit, length: int, kept: list[int]) -> None:
    """But for one that is longer than any puzzle, or than all games, none goes."""
    opened.page.evaluate(FILL)
    unfold(opened, "bring")
    opened.page.fill("#text-of-puzzle", "x" * length)
    lengths = opened.page.evaluate(
        "['lab-text', 'lesson 1'].map(key => localStorage[key]?.length ?? 0)"
    )
    opened.page.evaluate("localStorage.clear()")
    assert lengths == kept


def test_letters_twice_as_large_need_no_sideways_scrolling(opened: LabVisit) -> None:
    """The names of puzzles were wider than a phone."""
    page = opened.page
    Desk(opened, "programs")
    try:
        page.set_viewport_size({"width": 360, "height": 640})
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert page.evaluate("document.documentElement.scrollWidth") == 360
    finally:
        page.evaluate("document.documentElement.style.fontSize = ''")
        page.set_viewport_size(SIZE)


@pytest.mark.sweep  # some seconds
def test_a_text_that_is_not_opened_yet_outlasts_a_reload(lab: OpenLab) -> None:
    """It was gone; what is opened is in the address, and then kept no more."""
    opened = lab(new=True)
    page, box = opened.page, "#text-of-puzzle"
    for end in "", ONE:  # also beside a puzzle that is open
        if end:
            opened.bring(ONE)
            page.click("#bring summary")
        page.fill(box, "3\n..2\n")
        reload(opened)
        assert page.input_value(box) == "3\n..2\n"
        assert page.is_visible("#opened") == bool(end)
    opened.bring("3\n..2\n")
    assert opened.found().startswith("Not yet")
    reload(opened)
    assert page.input_value(box) == "3\n..2\n"
    opened.bring(ONE)
    page.goto(f"{page.url.partition('#')[0]}?anew")
    page.wait_for_selector("html[data-ready]", state="attached")
    assert page.input_value(box) == ""
