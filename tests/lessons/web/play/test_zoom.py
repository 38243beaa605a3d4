"""Boards with many cells on a phone: large cells, pushed about by fingers."""

import pytest

from tests.helpers.browser import Visit
from tests.helpers.pages import PHONE, Open, count, data
from tests.helpers.play import ask, button, marks, point, press, said
from tests.helpers.sweep import unless

LEAST = 24  # the side of a cell, in CSS pixels
LARGE = {
    "light_up": "secret/20x20-hard-seed1",
    "ripple_effect": "secret/20x20-direct-seed1",
    "alcazar": "secret/20x20-all-direct-seed3",
}


def side(opened: Visit, tab: str = "#try") -> float:
    """How large a cell is on the screen."""
    return opened.page.evaluate(
        "tab => page.UNIT * document.querySelector(`${tab} .board`).getScreenCTM().a", tab
    )


def window(opened: Visit, tab: str = "#try") -> list[float]:
    """What of the drawing is seen: x, y, width, height."""
    box = opened.page.locator(f"{tab} .board").get_attribute("viewBox")
    return [float(number) for number in box.split()]


def fingers(opened: Visit, *moves: list[tuple[float, float]]) -> None:
    """Touch the screen with some fingers, move them all at once, let go."""
    session = opened.context.new_cdp_session(opened.page)
    for at, spots in enumerate(moves):
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
        kind = "touchMove" if at else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        opened.page.evaluate("() => new Promise(requestAnimationFrame)")  # else few are told
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def middle(opened: Visit, tab: str = "#try") -> tuple[float, float]:
    """The middle of the board on the screen."""
    opened.page.locator(f"{tab} .board").scroll_into_view_if_needed()
    box = opened.page.locator(f"{tab} .board").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("problem", unless(lambda name: name != "light_up", LARGE))
def test_cells_are_as_large_as_a_finger_needs(visit: Open, problem: str) -> None:
    opened = visit(problem, LARGE[problem], **PHONE)
    assert side(opened) < LEAST
    whole = window(opened)
    button(opened, "Zoom")
    assert side(opened) >= LEAST
    opened.page.click("#try button:text-is('Zoom')")
    assert window(opened) == whole


@pytest.mark.parametrize(
    ("problem", "case"),
    [
        ("nurikabe", "secret/2x12-direct-seed1"),
        ("wormholes", "secret/9x1-easy-walls10-wormholes2-seed1"),
        pytest.param("light_up", "secret/3x33-easy-seed7", marks=pytest.mark.sweep),
    ],
)
def test_a_narrow_board_is_seen_from_side_to_side(visit: Open, problem: str, case: str) -> None:
    """Of a long row hardly more was seen than the numbers of its columns."""
    opened = visit(problem, case, viewport={"width": 320, "height": 500})
    whole = window(opened)
    button(opened, "Zoom")
    assert side(opened) >= LEAST
    _, _, w, h = window(opened)
    assert min(w, h) == min(whole[2:])
    assert max(w, h) < max(whole[2:])
    box = opened.page.locator("#try .board").bounding_box()
    assert box["width"] / box["height"] == pytest.approx(w / h, rel=0.02)
    assert opened.page.evaluate("document.documentElement.scrollWidth") == 320
    button(opened, "Zoom")
    assert window(opened) == whole


def test_a_finger_on_a_list_scrolls_the_page_where_the_list_has_no_more(visit: Open) -> None:
    """The page stood still as long as a finger came down on the steps."""
    opened = visit("nurikabe", **PHONE)
    opened.page.click("#tab-lesson")
    steps = opened.page.locator("#steps")
    steps.evaluate("steps => (steps.scrollIntoView(), steps.scrollTop = steps.scrollHeight)")
    before, box = opened.page.evaluate("scrollY"), steps.bounding_box()
    fingers(opened, *[[(180, box["y"] + 200 - 15 * step)] for step in range(10)])
    opened.page.wait_for_function("before => scrollY > before", arg=before, timeout=5000)


def test_one_finger_pushes_the_board_and_plays_nothing(visit: Open) -> None:
    opened = visit("light_up", LARGE["light_up"], **PHONE)
    button(opened, "Zoom")
    before, (x, y) = window(opened), middle(opened)
    fingers(opened, *[[(x - 10 * step, y - 8 * step)] for step in range(10)])
    after = window(opened)
    assert after[0] > before[0]
    assert after[1] > before[1]
    assert ask(opened, "() => play.state.done.length") == 0
    place = opened.page.evaluate(
        """([x, y]) => {
            const board = document.querySelector("#try .board");
            const at = new DOMPoint(x, y).matrixTransform(board.getScreenCTM().inverse());
            return `r${Math.floor(at.y / page.UNIT) + 1}c${Math.floor(at.x / page.UNIT) + 1}`;
        }""",
        [x, y],
    )
    opened.page.touchscreen.tap(x, y)
    assert set(marks(opened)) <= {place}


@pytest.mark.sweep
def test_two_fingers_push_and_stretch_where_one_draws(visit: Open) -> None:
    opened = visit("alcazar", LARGE["alcazar"], **PHONE)
    button(opened, "Zoom")
    before, (x, y) = window(opened), middle(opened)
    fingers(
        opened, *[[(x - 40 - 3 * n, y - 5 * n), (x + 40 + 3 * n, y - 5 * n)] for n in range(10)]
    )
    after = window(opened)
    assert after[2] < before[2]  # larger
    assert after[1] > before[1]
    assert ask(opened, "() => play.state.done.length") == 0
    fingers(opened, *[[(x + 10 * step, y)] for step in range(9)])
    assert window(opened) == after
    assert all(own == ["path"] for own in marks(opened).values())


@pytest.mark.sweep  # a second or two
def test_a_board_that_fingers_have_made_small_again_is_not_called_larger(visit: Open) -> None:
    opened = visit("light_up", LARGE["light_up"], **PHONE)
    whole = window(opened)
    button(opened, "Zoom")
    (x, y) = middle(opened)
    for _ in range(3):
        fingers(opened, *[[(x - 110 + 10 * n, y), (x + 110 - 10 * n, y)] for n in range(10)])
    assert window(opened) == whole
    larger = opened.page.locator("#try button:text-is('Zoom')")
    assert larger.get_attribute("aria-pressed") == "false"


@pytest.mark.parametrize("problem", ["nurikabe", "alcazar"])
def test_two_fingers_make_the_page_larger_where_the_whole_board_is_seen(
    visit: Open, problem: str
) -> None:
    """The board became larger too, within a page that did, and was hardly made small again."""
    opened = visit(problem, **PHONE)
    opened.page.click("#tab-try")
    whole, (x, y) = window(opened), middle(opened)
    fingers(opened, *[[(x - 20 - 6 * n, y), (x + 20 + 6 * n, y)] for n in range(10)])
    opened.page.wait_for_function("() => visualViewport.scale > 1")
    assert window(opened) == whole
    assert ask(opened, "() => play.state.done.length") == 0


@pytest.mark.sweep  # some seconds
def test_the_frame_stays_in_sight(visit: Open) -> None:
    opened = visit("ripple_effect", LARGE["ripple_effect"], **PHONE)
    button(opened, "Zoom")
    opened.page.focus("#try .board")
    for _ in range(19):
        opened.page.keyboard.press("ArrowRight")
    x, _, width, _ = window(opened)
    spot = ask(opened, "() => page.UNIT * 19.5")
    assert x < spot < x + width
    board = opened.page.locator("#try .board").bounding_box()
    for numbers, number in (".of-columns", "20"), (".of-rows", "1"):
        label = opened.page.locator(f"#try {numbers} text").get_by_text(number, exact=True)
        box = label.bounding_box()
        assert board["x"] < box["x"] < board["x"] + board["width"] - box["width"]
        assert board["y"] < box["y"] < board["y"] + board["height"] - box["height"]
    opened.page.touchscreen.tap(box["x"] + 1, box["y"] + 1)  # where a cell lies below it
    opened.page.keyboard.press("ArrowUp")
    assert said(opened) == "r1c20: open"


def test_a_small_board_needs_no_button(visit: Open) -> None:
    opened = visit("nurikabe", **PHONE)
    press(opened, "r1c2")
    assert opened.page.locator("#try button:text-is('Zoom')").is_hidden()


@pytest.mark.sweep  # some seconds
@pytest.mark.parametrize("problem", unless(lambda name: name != "light_up", LARGE))
def test_the_board_of_a_lesson_is_made_larger_and_pushed_too(visit: Open, problem: str) -> None:
    opened = visit(problem, LARGE[problem], **PHONE)
    opened.page.click("#tab-lesson")
    assert side(opened, "#lesson") < LEAST
    opened.page.keyboard.press("ArrowRight")
    opened.page.locator("#player").get_by_text("Zoom").click()
    assert side(opened, "#lesson") >= LEAST
    before, (x, y) = window(opened, "#lesson"), middle(opened, "#lesson")
    fingers(opened, *[[(x - 10 * step, y - 8 * step)] for step in range(10)])
    assert window(opened, "#lesson") != before
    assert opened.serious() == []
    for _ in range(6):  # what follows comes into sight
        opened.page.keyboard.press("ArrowRight")
        left, top, width, height = window(opened, "#lesson")
        place = data(opened)["steps"][count(opened)[0] - 1]["places"][0]
        at = opened.page.evaluate("at => page.spotOf(at)", place)
        unit = opened.page.evaluate("page.UNIT")
        assert left < at["x"] * unit < left + width
        assert top < at["y"] * unit < top + height


@pytest.mark.sweep
def test_a_finger_paints_where_that_is_wished(visit: Open) -> None:
    opened = visit("nurikabe", "secret/10x10-direct-questions4-seed1", **PHONE)
    button(opened, "Paint")
    row = [point(opened, f"r3c{column}") for column in range(1, 11)]
    scrolled = opened.page.evaluate("scrollY")
    fingers(opened, *[[spot] for spot in row])
    white = ask(opened, "() => board.places().filter(place => place.startsWith('r3c'))")
    assert list(marks(opened)) == white
    assert opened.page.evaluate("scrollY") == scrolled
    button(opened, "Undo")
    assert marks(opened) == {}
    button(opened, "Paint")
    fingers(opened, *[[spot] for spot in row])
    assert marks(opened) == {}


def test_where_no_finger_is_or_lines_are_drawn_nothing_offers_to_paint(visit: Open) -> None:
    assert visit("nurikabe").page.locator("#try button:text-is('Paint')").is_hidden()
    drawn = visit("alcazar", **PHONE)
    drawn.page.click("#tab-try")
    assert drawn.page.locator("#try button:text-is('Paint')").is_hidden()


@pytest.mark.sweep  # a second or two
@pytest.mark.parametrize(("problem", "value"), [("nurikabe", "island"), ("light_up", "empty")])
def test_a_finger_spreads_the_mark_from_which_it_comes(
    visit: Open, problem: str, value: str
) -> None:
    """It came to a second mark only by painting the first over all these places before."""
    opened = visit(problem, **PHONE)
    opened.page.click("#tab-try")
    button(opened, "Paint")
    row = [place for place in ask(opened, "() => board.places()") if place.startswith("r1c")][:3]
    press(opened, row[0], button="right")
    fingers(opened, *[[point(opened, place)] for place in row])
    assert marks(opened) == {place: [value] for place in row}
    button(opened, "Undo")
    assert list(marks(opened)) == row[:1]
