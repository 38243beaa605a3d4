"""The page of the lab in a browser: from a puzzle to its lesson, and what is said on the way."""

from pathlib import Path
from typing import Any

import pytest

import formats
from lessons.lab.calls import call
from tests.helpers.browser import SIZE
from tests.helpers.cases import ROOT
from tests.helpers.lab import NONE, ONE, SEVERAL, LabVisit
from tests.helpers.lessons import lessons
from tests.helpers.play import button, press, said
from tests.lessons.lab.conftest import OpenLab

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def judged(opened: LabVisit) -> None:
    """Play, and have each move judged."""
    opened.page.click("#tab-try")
    opened.page.locator("#try").get_by_label("judge my moves").select_option("always")


def test_a_text_becomes_a_lesson(opened: LabVisit) -> None:
    opened.bring(ONE)
    assert opened.found() == ""
    assert opened.page.inner_text("#name") == "Nurikabe"
    opened.page.click("#player button.main ~ button")
    assert "r2c1" in opened.page.inner_text("#sentence")
    assert not [url for url in opened.asked if "127.0.0.1" not in url and "blob:" not in url]


def test_the_narrowest_screen_needs_no_sideways_scrolling(opened: LabVisit) -> None:
    page = opened.page
    page.evaluate("document.getElementById('bring').open = true")
    try:
        for width in 360, 320:
            page.set_viewport_size({"width": width, "height": 640})
            assert page.evaluate("document.documentElement.scrollWidth") == width
    finally:
        page.set_viewport_size(SIZE)


def test_without_a_lesson_the_page_itself_is_printed(opened: LabVisit) -> None:
    page = opened.page
    page.emulate_media(media="print")
    assert page.locator("#bring").is_visible()
    opened.bring(ONE)
    assert page.locator("#bring").is_hidden()
    assert page.locator("#worksheet .board").first.is_visible()
    page.evaluate("location.hash = '#puzzle=wrong'")  # what was open before is left
    opened.wait()
    page.locator("#finding").get_by_text("no format").wait_for()
    assert page.locator("#worksheet .board").count() == 0
    page.emulate_media(media="null")


def test_what_is_said_of_odd_boards_is_so(opened: LabVisit) -> None:
    opened.bring(ONE.replace("1....", "1o..."))
    assert opened.found().startswith("With what is marked this puzzle has no answer: an island is")
    opened.bring(SEVERAL)
    assert "One of several answers to Nurikabe" in opened.page.text_content("#worksheet")
    worksheet = opened.page.text_content("#worksheet")
    assert "3 steps; then no rule says more: the puzzle has several answers:" in worksheet
    assert "only search" not in worksheet
    opened.bring("2\n9999999 .\n. .\n")
    assert opened.found().startswith("This puzzle has no answer: ")
    drawn, frame = (opened.page.locator(f"#finding {each}") for each in ("text >> nth=0", "figure"))
    assert frame.bounding_box()["x"] < drawn.bounding_box()["x"]
    assert opened.page.locator("#finding svg text").filter(has_text="9999…").count() == 1


def test_the_steps_are_saved_as_they_are_of_a_lesson(opened: LabVisit) -> None:
    opened.bring(ONE)
    opened.page.click("text=Copy or print")
    with opened.page.expect_download() as download:
        opened.page.click("#save-steps")
    saved = Path(download.value.path()).read_text(encoding="utf-8")
    assert saved == lessons("nurikabe", "--json", puzzle=ONE)[1]


def test_a_link_becomes_a_lesson_and_its_copies(opened: LabVisit) -> None:
    opened.bring(formats.write("puzz_link", "light_up", "3\n2..\n...\n...\n"))
    assert opened.page.inner_text("#name") == "Light Up"
    assert opened.page.locator("#exports a[href*='puzz.link']").count() == 1


def test_what_is_wrong_is_said_at_once(opened: LabVisit) -> None:
    opened.bring(ONE.replace("....3", "...3"))
    assert "line 4: expected 5 cells, found 4" in opened.found()
    assert "4: ...3" in opened.found()
    opened.bring(NONE)
    assert "no answer" in opened.found()
    assert "a pool at r1c2, r1c3, r2c2 and r2c3." in opened.found()
    assert opened.page.locator("#finding .ring.wrong").count() == 4
    assert opened.page.locator("#opened").is_hidden()
    opened.bring(SEVERAL)
    assert "several answers" in opened.found()
    assert "differ at 4 places: r1c2, r2c1, r2c3 and r3c2." in opened.found()
    assert opened.page.locator("#finding svg.board").count() == 2
    assert opened.page.locator("#opened").is_visible()

    opened.bring("")
    assert opened.found() == "Not yet: expected a link or a text, found nothing."


@pytest.mark.parametrize("text", ["5\n.\n", NONE])
def test_what_is_wrong_is_in_sight(opened: LabVisit, text: str) -> None:
    opened.page.set_viewport_size({"width": 360, "height": 640})
    try:
        opened.bring(text)
        place = opened.page.locator("#finding .wrong.says").bounding_box()
        assert 0 <= place["y"] < 640 - place["height"]
    finally:
        opened.page.set_viewport_size(SIZE)


def test_one_place_is_one(opened: LabVisit) -> None:
    opened.bring("1 2\n?.\n")
    assert "differ at 1 place: r1c2." in opened.found()


def test_a_file_is_opened(opened: LabVisit, tmp_path: Path) -> None:
    path = tmp_path / "puzzle.in"
    path.write_text(ONE)
    opened.page.set_input_files("#file", path)
    opened.page.wait_for_selector("#opened:not([hidden])")


def test_a_file_is_dropped(opened: LabVisit) -> None:
    dropped = opened.page.evaluate(
        """text => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], "puzzle.in"));
            const more = { dataTransfer, bubbles: true, cancelable: true };
            const drag = (type, id) =>
                !document.getElementById(id).dispatchEvent(new DragEvent(type, more));
            return [drag("dragover", "file"), drag("dragover", "new"), drag("drop", "new")];
        }""",
        ONE,
    )
    assert dropped == [False, True, True]  # a field for files takes them itself
    opened.page.wait_for_selector("#opened:not([hidden])")


def test_what_is_no_file_of_a_puzzle_is_said(opened: LabVisit, tmp_path: Path) -> None:
    session = opened.context.new_cdp_session(opened.page)
    data = {"items": [], "files": [str(tmp_path)], "dragOperationsMask": 1}
    for kind in "dragEnter", "dragOver", "drop":
        session.send("Input.dispatchDragEvent", {"type": kind, "x": 9, "y": 9, "data": data})
    opened.page.locator("#finding .wrong", has_text=f"{tmp_path.name} cannot be read").wait_for()
    large = tmp_path / "film.mp4"
    large.write_bytes(bytes(1_000_001))
    opened.page.set_input_files("#file", large)
    opened.page.get_by_text("expected a file of 1 MB or less, found film.mp4").wait_for()


def test_of_several_files_none_is_opened(opened: LabVisit) -> None:
    """The first was, and nothing said of the others: of 1.ans and 1.in the answer."""
    opened.page.evaluate(
        """() => {
            const dataTransfer = new DataTransfer();
            for (const name of ["1.ans", "1.in"]) dataTransfer.items.add(new File([""], name));
            document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
        }"""
    )
    opened.page.get_by_text("Not yet: expected one file, found 2.").wait_for(timeout=5000)


def test_a_new_puzzle_is_made(opened: LabVisit) -> None:
    opened.page.click("#new summary")
    opened.page.locator("#new form > label select").select_option("ripple_effect")
    opened.page.fill("#new [name='--size']", "4")
    opened.page.fill("#new input[type=number]", "7")
    opened.page.click("#new button.main")
    opened.page.wait_for_selector("#opened:not([hidden])")
    opened.wait()
    assert opened.page.inner_text("#name") == "Ripple Effect"


@pytest.mark.sweep  # a second or two
def test_the_number_of_a_day_is_a_seed_too(opened: LabVisit) -> None:
    """As on the command line; a number that a page would round is refused."""
    opened.page.click("#new summary")
    opened.page.locator("#new form > label select").select_option("ripple_effect")
    opened.page.fill("#new [name='--size']", "4")
    opened.page.fill("#new input[type=number]", str(2**53 + 1))
    opened.page.click("#new button.main")
    assert opened.page.locator("#new input[type=number]:invalid").count() == 1
    opened.page.fill("#new input[type=number]", "20261128")
    opened.page.click("#new button.main")
    opened.page.wait_for_selector("#opened:not([hidden])")
    opened.wait()
    made = call("making.make", ["ripple_effect", {"--size": "4"}, 20261128], print)
    assert opened.page.text_content("#text") == made["puzzle"]


def test_what_is_taken_where_nothing_is_chosen_is_said(opened: LabVisit) -> None:
    opened.page.click("#new summary")
    kind = opened.page.locator("#new form > label select")
    for puzzle, flag, tier in (
        ("nurikabe", "--difficulty", "structural"),
        ("light_up", "--tier", "any"),
    ):
        kind.select_option(puzzle)
        first = opened.page.locator(f"#new [name='{flag}'] option").first
        assert first.text_content() == f"that of the rule, or {tier}"
    assert opened.page.locator("#new [name='--rule'] option").first.text_content() == "any"


def test_moves_are_judged_by_the_solver(opened: LabVisit) -> None:
    opened.bring(ONE)
    judged(opened)
    press(opened, "r1c1")
    opened.page.wait_for_function(
        "() => document.querySelector('#try .sentence').innerText.includes('by')"
    )
    assert "Forced, by Surround full island" in said(opened)
    press(opened, "r1c2", button="right")
    opened.page.wait_for_function(
        "() => document.querySelector('#try .sentence').innerText.includes('Wrong')"
    )
    button(opened, "Why?")
    opened.page.wait_for_function(
        "() => document.querySelector('#try .sentence').innerText.includes('cannot')"
    )


@pytest.mark.sweep
def test_the_page_can_be_used_by_all(lab: OpenLab) -> None:
    opened = lab(**PHONE)
    assert opened.serious() == []  # which looks at the dark theme too
    opened.bring(SEVERAL)
    assert opened.serious() == []
    assert opened.page.evaluate("document.documentElement.scrollWidth") == 390


@pytest.mark.sweep
def test_one_page_opens_from_a_disk(browser: Any, offline: Path) -> None:
    opened = LabVisit(browser, offline.as_uri())
    opened.bring(ONE)
    assert opened.page.inner_text("#name") == "Nurikabe"
    assert not [url for url in opened.asked if not url.startswith(("file:", "blob:", "data:"))]
    opened.close()


@pytest.mark.sweep
def test_a_puzzle_is_drawn_by_keys(lab: OpenLab) -> None:
    opened = lab()
    opened.page.click("#draw summary")
    board = opened.page.locator("#drawn .board")
    opened.page.locator("#drawn").get_by_label("Puzzle").select_option("nurikabe")
    for label in "Rows", "Columns":
        opened.page.locator("#drawn").get_by_label(label).fill("3")
        opened.page.keyboard.press("Tab")
    opened.page.wait_for_function(
        "() => document.querySelectorAll('#drawn [role=gridcell]').length === 9"
    )
    board.focus()
    for key in "ArrowRight", "ArrowDown", "1":
        opened.page.keyboard.press(key)
    opened.page.wait_for_function(
        "() => document.querySelector('#drawn .spoken').innerText.includes('clue 1')"
    )
    told = opened.page.locator("#drawn").get_by_role("status")
    assert told.text_content() == "r2c2: clue 1"
    opened.page.keyboard.press("ArrowLeft")
    assert told.text_content() == "r2c1: open"
    opened.page.click("#drawn button.main")
    opened.page.wait_for_selector("#opened:not([hidden])")
    assert opened.page.text_content("#text") == "3\n...\n.1.\n...\n"


@pytest.mark.sweep
def test_a_number_begins_anew_at_another_cell(lab: OpenLab) -> None:
    opened = lab()
    opened.page.click("#draw summary")
    opened.page.locator("#drawn").get_by_label("Puzzle").select_option("nurikabe")
    opened.page.locator("#drawn p.spoken").get_by_text("r1c1: open").wait_for()
    opened.page.locator("#drawn .board").focus()
    opened.page.keyboard.press("3")
    opened.page.locator("#drawn p.spoken").get_by_text("r1c1: clue 3").wait_for()
    box = opened.page.locator("#drawn .paper").bounding_box()
    opened.page.mouse.click(box["x"] + box["width"] * 3 / 16, box["y"] + box["height"] / 16)
    opened.page.keyboard.press("2")
    opened.page.locator("#drawn p.spoken").get_by_text("r1c2: clue 2").wait_for()


@pytest.mark.sweep
def test_who_comes_last_is_shown(lab: OpenLab) -> None:
    opened = lab()
    slow = (ROOT / "testcases/nurikabe/data/secret/16x16-cases-kept-1.in").read_text()
    opened.page.evaluate(
        """texts => {
            document.getElementById("bring").open = true;
            for (const text of texts) {
                document.getElementById("text-of-puzzle").value = text;
                document.querySelector("#bring button.main").click();
            }
        }""",
        [slow, "rubbish"],
    )
    opened.wait()
    assert "no format is recognised" in opened.found()
    opened.page.wait_for_selector("#working", state="hidden")
    assert "no format is recognised" in opened.found()
    assert opened.page.locator("#opened").is_hidden()


def test_rooms_are_drawn_by_mouse(opened: LabVisit) -> None:
    opened.page.click("#draw summary")
    opened.page.locator("#drawn").get_by_label("Puzzle").select_option("ripple_effect")
    opened.page.wait_for_function(
        "() => document.querySelector('#drawn .spoken')?.innerText.includes('room')"
    )
    before = opened.page.inner_html("#drawn svg .over")
    mouse, box = opened.page.mouse, opened.page.locator("#drawn .paper").bounding_box()
    side = box["width"] / 8
    mouse.move(box["x"] + side / 2, box["y"] + side / 2)
    mouse.down()
    mouse.move(box["x"] + 3 * side / 2, box["y"] + side / 2)
    mouse.up()
    opened.page.wait_for_function(
        "before => document.querySelector('#drawn svg .over').innerHTML !== before", arg=before
    )


def test_the_button_of_files_is_like_all_others(opened: LabVisit) -> None:
    look = """([of, part]) => {
        const style = getComputedStyle(document.querySelector(of), part);
        return [style.minHeight, style.fontSize, style.borderRadius, style.backgroundColor];
    }"""
    of_files = opened.page.evaluate(look, ["#file", "::file-selector-button"])
    assert of_files == opened.page.evaluate(look, ["#stop", None])
