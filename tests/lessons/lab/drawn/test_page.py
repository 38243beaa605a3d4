"""Drawing in a browser: numbers that are typed, fields that tell what there is."""

import pytest

from tests.helpers.lab import LONG, LabVisit
from tests.lessons.lab.conftest import OpenLab

STATES = {"alcazar": "attached", "light_up": "detached", "nurikabe": "detached"}  # of its tool


def draw(opened: LabVisit, problem: str) -> None:
    """Have an empty board of a problem, and the focus on it; what was drawn before may go."""
    opened.page.evaluate("window.confirm = () => true")
    opened.page.click("#draw summary")
    kind = opened.page.locator("#drawn").get_by_label("Puzzle")
    for each in "alcazar", problem:
        kind.select_option(each)
        opened.page.wait_for_selector("#drawn [value=edge]", state=STATES[each])
    opened.page.wait_for_selector("#drawn [value=number]")
    opened.page.locator("#drawn .board").focus()


def leave(opened: LabVisit) -> None:
    """Leave another empty board, for a test that begins with this one."""
    opened.page.locator("#drawn").get_by_label("Puzzle").select_option("alcazar")
    opened.page.wait_for_selector("#drawn [value=edge]")


def told(opened: LabVisit, words: str) -> None:
    """What is said of the drawing in the end."""
    opened.page.locator("#drawn p.spoken").get_by_text(words, exact=True).wait_for(timeout=10_000)


def refused(opened: LabVisit, words: str) -> None:
    """What everybody sees of why it is not drawn."""
    wrong = opened.page.locator("#drawn p.wrong").get_by_text(words, exact=True)
    wrong.wait_for(timeout=10_000)
    assert wrong.bounding_box()["height"] > 10


@pytest.mark.parametrize(
    ("problem", "typed"),
    [
        ("light_up", ["2: wall with 2", "3: wall with 3"]),
        ("nurikabe", ["9: clue 9", "8: clue 98", "7: clue 987", "6: clue 6"]),
    ],
)
def test_a_digit_that_is_one_too_many_begins_another_number(
    opened: LabVisit, problem: str, typed: list[str]
) -> None:
    draw(opened, problem)
    for digit, words in (each.split(": ") for each in typed):
        opened.page.keyboard.press(digit)
        told(opened, f"r1c1: {words}")


@pytest.mark.parametrize(
    ("problem", "key", "drawn"),
    [("nurikabe", "Backspace", "clue 1"), ("light_up", "Delete", "wall with 1")],
)
def test_what_stands_in_a_cell_is_taken_away_by_a_key(
    opened: LabVisit, problem: str, key: str, drawn: str
) -> None:
    """As on a board to play."""
    draw(opened, problem)
    before = opened.page.inner_text("#drawn p.spoken")
    opened.page.keyboard.press("1")
    told(opened, f"r1c1: {drawn}")
    opened.page.keyboard.press(key)
    told(opened, before)


def test_why_something_is_not_drawn_is_said(opened: LabVisit) -> None:
    draw(opened, "light_up")
    opened.page.keyboard.press("7")
    refused(opened, "Not drawn: expected 0 to 4, found 7.")
    opened.page.keyboard.press("3")
    told(opened, "r1c1: wall with 3")
    assert opened.page.inner_text("#drawn p.wrong") == ""


@pytest.mark.sweep
def test_the_fields_tell_the_size_that_there_is(lab: OpenLab) -> None:
    opened = lab()
    draw(opened, "nurikabe")
    rows, columns = map(opened.page.locator("#drawn").get_by_label, ("Rows", "Columns"))
    columns.fill("3")
    rows.fill("2.4")
    rows.press("Enter")
    opened.page.wait_for_function(
        "() => document.querySelectorAll('#drawn [role=gridcell]').length === 6"
    )
    assert (rows.input_value(), columns.input_value()) == ("2", "3")


def test_what_is_stopped_leaves_the_drawing_and_its_fields(opened: LabVisit) -> None:
    draw(opened, "nurikabe")
    opened.page.keyboard.press("5")
    told(opened, "r1c1: clue 5")
    opened.page.evaluate(
        """() => {
            const { call } = page.Python.prototype;
            page.Python.prototype.call = async function () {
                page.Python.prototype.call = call;
                throw new Error("it was stopped");
            };
        }"""
    )
    rows = opened.page.locator("#drawn").get_by_label("Rows")
    rows.fill("30")
    rows.press("Tab")
    refused(opened, "Not drawn: it was stopped.")
    assert rows.input_value() == "8"
    opened.page.locator("#drawn .board").focus()
    opened.page.keyboard.press("4")
    told(opened, "r1c1: clue 54")


def test_all_that_was_drawn_is_opened(opened: LabVisit) -> None:
    draw(opened, "nurikabe")
    opened.page.evaluate(
        """() => {
            const board = document.querySelector("#drawn .board");
            for (const key of ["1", "ArrowDown", "ArrowDown", "5"])
                board.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
            document.documentElement.dataset.busy = "yes";
            document.querySelector("#drawn button.main").click();
        }"""
    )
    opened.wait()
    text = opened.page.input_value("#text-of-puzzle")
    assert [line[0] for line in text.splitlines()[1:4]] == ["1", ".", "5"]


def test_a_number_that_is_chosen_is_drawn(opened: LabVisit) -> None:
    draw(opened, "light_up")
    opened.page.locator("#drawn").get_by_label("wall", exact=True).check()
    opened.page.get_by_label("which number").fill("3")
    opened.page.locator("#drawn .board").focus()
    opened.page.keyboard.press("Enter")
    told(opened, "r1c1: wall with 3")


@pytest.mark.sweep  # a second or two
def test_what_is_drawn_is_thrown_away_only_if_that_is_wished(opened: LabVisit) -> None:
    draw(opened, "nurikabe")
    opened.page.keyboard.press("5")
    told(opened, "r1c1: clue 5")
    opened.page.evaluate("window.confirm = () => false")
    kind = opened.page.locator("#drawn").get_by_label("Puzzle")
    kind.select_option("alcazar")
    opened.page.wait_for_function("kind => kind.value === 'nurikabe'", arg=kind.element_handle())
    opened.page.locator("#drawn .board").focus()
    opened.page.keyboard.press("0")
    told(opened, "r1c1: clue 50")
    opened.page.click("#drawn button.main")
    opened.wait()
    opened.page.click("#draw summary")
    kind.select_option("alcazar")  # the address has what was drawn: nobody is asked
    opened.page.wait_for_selector("#drawn [value=edge]")


@pytest.mark.sweep  # a second or two
def test_a_drawing_is_as_wide_as_it_would_be_beside_no_other_puzzle(opened: LabVisit) -> None:
    draw(opened, "nurikabe")
    board = opened.page.locator("#drawn .board")
    before = board.bounding_box()
    opened.bring("20 1\n1\n" + ".\n" * 19)
    opened.page.click("#draw summary")
    assert board.bounding_box()["width"] == before["width"]


def rooms(opened: LabVisit, *strokes: list[tuple[int, int]]) -> list[str]:
    """The first rows of the rooms of a Ripple Effect after strokes from cell to cell by mouse."""
    draw(opened, "nurikabe")
    kind = opened.page.locator("#drawn").get_by_label("Puzzle")
    kind.select_option("ripple_effect")
    told(opened, "r1c1: open, room r1c1 of 1 cell")
    mouse, box = opened.page.mouse, opened.page.locator("#drawn .paper").bounding_box()
    side = box["width"] / 8
    for stroke in strokes:
        for at, (r, c) in enumerate(stroke):
            mouse.move(box["x"] + (c + 0.5) * side, box["y"] + (r + 0.5) * side)
            if not at:
                mouse.down()
        mouse.up()
    opened.ask()
    opened.page.click("#drawn button.main")
    opened.wait()
    opened.page.evaluate("document.getElementById('draw').open = true")
    leave(opened)
    text = opened.page.input_value("#text-of-puzzle")
    return [" ".join(line.split()[:3]) for line in text.splitlines()[1:4]]


def test_a_room_goes_on_from_one_of_its_cells(opened: LabVisit) -> None:
    """A press there took the cell out of the room."""
    drawn = rooms(opened, [(0, 0), (0, 1)], [(0, 1), (1, 1)])
    assert drawn == ["r1c1 r1c1 r1c3", "r2c1 r1c1 r2c3", "r3c1 r3c2 r3c3"]


def test_a_click_takes_a_cell_out_of_its_room(opened: LabVisit) -> None:
    drawn = rooms(opened, [(0, 0), (0, 1)], [(0, 1)])
    assert drawn[0] == "r1c1 r1c2 r1c3"


def test_who_leaves_the_board_with_a_pressed_cell_does_nothing(opened: LabVisit) -> None:
    drawn = rooms(opened, [(0, 0), (0, 1)], [(0, 1), (-1, 1)])
    assert drawn[0] == "r1c1 r1c1 r1c3"


def test_two_fingers_make_the_page_larger_and_draw_nothing(opened: LabVisit) -> None:
    """The first one drew where it came down, and nothing became larger."""
    draw(opened, "nurikabe")
    look = "board => getComputedStyle(board).touchAction"
    assert opened.page.locator("#drawn .board").evaluate(look) == "pinch-zoom"
    box = opened.page.locator("#drawn .paper").bounding_box()
    session, side = opened.context.new_cdp_session(opened.page), box["width"] / 8
    one, other, below = (
        {"x": box["x"] + (c + 0.5) * side, "y": box["y"] + (r + 0.5) * side, "id": c}
        for r, c in ((0, 0), (0, 1), (1, 0))
    )
    for fingers in [one], [one, other], [], [below], []:
        kind = "touchStart" if fingers else "touchEnd"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    told(opened, "r2c1: clue 1")
    for key, words in ("ArrowUp", "r1c1: open"), ("ArrowRight", "r1c2: open"):
        opened.page.keyboard.press(key)
        told(opened, words)
    leave(opened)


def test_cells_in_words_are_pressed_where_there_are_no_keys(opened: LabVisit) -> None:
    draw(opened, "nurikabe")
    opened.page.locator("#drawn").get_by_role("gridcell").nth(9).dispatch_event("click")
    told(opened, "r2c2: clue 1")
    leave(opened)


def test_keys_draw_a_room_on_after_a_number(opened: LabVisit) -> None:
    """Numbers were put from then on, and Shift with an arrow key went to the next cell."""
    draw(opened, "nurikabe")
    opened.page.locator("#drawn").get_by_label("Puzzle").select_option("ripple_effect")
    told(opened, "r1c1: open, room r1c1 of 1 cell")
    opened.page.locator("#drawn .board").focus()
    opened.page.keyboard.press("2")
    told(opened, "r1c1: 2, given, room r1c1 of 1 cell")
    opened.page.keyboard.press("Shift+ArrowRight")
    told(opened, "r1c2: open, room r1c1 of 2 cells")
    leave(opened)


def test_a_quick_stroke_leaves_no_cell_out(opened: LabVisit) -> None:
    """A browser tells of a quick pointer only now and then."""
    drawn = rooms(opened, [(0, 0), (0, 2), (2, 2)])
    assert drawn == ["r1c1 r1c1 r1c1", "r2c1 r2c2 r1c1", "r3c1 r3c2 r1c1"]


@pytest.mark.sweep  # some seconds
def test_what_is_drawn_and_not_opened_is_kept(lab: OpenLab) -> None:
    opened = lab(new=True)
    draw(opened, "nurikabe")
    opened.page.keyboard.press("5")
    told(opened, "r1c1: clue 5")
    opened.reload()
    opened.page.wait_for_selector("html[data-ready]", state="attached")
    opened.page.click("#draw summary")
    told(opened, "r1c1: clue 5")
    kind = opened.page.locator("#drawn").get_by_label("Puzzle")
    assert kind.input_value() == "nurikabe"
    asked: list[str] = []
    opened.page.on("dialog", lambda dialog: (asked.append(dialog.message), dialog.accept()))
    kind.select_option("alcazar")
    opened.page.wait_for_selector("#drawn [value=edge]")
    assert asked == ["Throw away what is drawn?"]
    assert opened.page.evaluate("localStorage.getItem('lab-drawn')") == ""


def test_a_drawing_that_is_as_it_was_at_first_is_not_kept(opened: LabVisit) -> None:
    """It came back at the next visit, though nobody is asked before it is thrown away."""
    draw(opened, "nurikabe")
    leave(opened)
    opened.page.locator("#drawn .board").focus()
    opened.page.keyboard.press("Shift+ArrowRight")
    told(opened, "r1c1: top wall; right wall; bottom open; left wall")
    assert opened.page.evaluate("localStorage.getItem('lab-drawn')").startswith("alcazar\n")
    opened.page.keyboard.press("Shift+ArrowRight")
    told(opened, "r1c1: top wall; right open; bottom open; left wall")
    opened.page.wait_for_function("() => !localStorage.getItem('lab-drawn')", timeout=10_000)


def test_what_cannot_be_opened_is_not_thrown_away_unasked(opened: LabVisit) -> None:
    """It was, though neither the address nor anything else had it."""
    draw(opened, "nurikabe")
    leave(opened)
    opened.page.locator("#drawn .board").focus()
    opened.page.keyboard.press("Shift+ArrowRight")
    told(opened, "r1c1: top wall; right wall; bottom open; left wall")
    opened.ask()
    opened.page.click("#drawn button.main")
    opened.wait()
    assert "expected two doors or more" in opened.found()
    assert opened.found() == "Not yet: expected two doors or more, found 0."
    opened.page.evaluate("() => { window.confirm = () => !(window.asked = true); }")
    opened.page.locator("#drawn").get_by_text("Begin again").click()
    opened.page.wait_for_function("() => window.asked", timeout=10_000)
    opened.page.evaluate("window.confirm = () => true")
    opened.page.locator("#drawn").get_by_text("Begin again").click()
    told(opened, "r1c1: top wall; right open; bottom open; left wall")


def test_an_arrow_key_ends_a_number_at_the_border_too(opened: LabVisit) -> None:
    draw(opened, "nurikabe")
    for key in "1", "ArrowUp", "2":
        opened.page.keyboard.press(key)
    told(opened, "r1c1: clue 2")
    leave(opened)


def test_two_tabs_have_the_same_drawing(lab: OpenLab) -> None:
    """What was drawn last was kept in the place of the other, unasked, and nobody was told."""
    opened = lab(new=True)
    draw(opened, "nurikabe")
    other = opened.context.new_page()
    other.goto(opened.page.url)
    other.wait_for_selector("html[data-ready]", state="attached", timeout=LONG)
    other.click("#draw summary")
    other.wait_for_selector("#drawn [value=edge]", state="attached")
    opened.page.keyboard.press("5")
    told(opened, "r1c1: clue 5")
    other.locator("#drawn p.spoken").get_by_text("r1c1: clue 5", exact=True).wait_for()
    other.locator("#drawn .board").focus()
    other.keyboard.press("ArrowRight")
    other.keyboard.press("3")
    cell = opened.page.locator("#drawn [role=gridcell]").get_by_text("r1c2: clue 3")
    cell.wait_for(state="attached")
    other.close()
