"""For eyes that see less: nothing is cut where a page is enlarged, and marks have contrast."""

from typing import Any

import pytest

from tests.helpers.browser import Visit
from tests.helpers.pages import Open

MARK, TEXT, PLAIN = 3, 4.5, 12  # least contrast
# The contrast of two properties of elements, as computed; what is drawn through is mixed.
CONTRAST = """([[one, kind], [other, under]]) => {
    const parts = (selector, name) => {
        const style = getComputedStyle(document.querySelector(selector));
        return [...style[name].match(/[0-9.]+/g).slice(0, 3).map(Number), Number(style.opacity)];
    };
    const below = parts(other, under);
    const [r, g, b, opacity] = parts(one, kind);
    const above = [r, g, b].map((part, at) => part * opacity + below[at] * (1 - opacity));
    const bright = colour => {
        const [red, green, blue] = colour.map(part => part / 255).map(part =>
            part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const both = [bright(above), bright(below)];
    return Math.max(...both) / Math.min(...both);
}"""


def contrast(opened: Visit, one: tuple[str, str], other: tuple[str, str]) -> Any:
    """Of two colours: each a property of the first element that fits."""
    return opened.page.evaluate(CONTRAST, [one, other])


@pytest.mark.parametrize(("width", "height"), [(640, 360), (844, 390)])
@pytest.mark.parametrize("problem", ["ripple_effect", "wormholes"])
def test_the_title_is_whole_where_a_page_is_enlarged_or_a_phone_turned(
    visit: Open, problem: str, width: int, height: int
) -> None:
    """Of "Ripple Effect Sample 1" nothing was left, and of its size and difficulty."""
    opened = visit(problem, viewport={"width": width, "height": height})
    for part in "header h1", "header .about":
        line = opened.page.locator(part)
        wide, room = line.evaluate("each => [each.scrollWidth, each.clientWidth]")
        assert wide <= room, part
        assert line.bounding_box()["y"] >= 0
    paper = opened.page.locator("#board .paper").bounding_box()
    assert opened.page.locator("header").bounding_box()["height"] <= paper["y"]
    assert paper["y"] + paper["height"] <= height


@pytest.mark.parametrize("problem", ["nurikabe", "ripple_effect"])
def test_letters_twice_as_large_have_room_on_a_phone(visit: Open, problem: str) -> None:
    """What a choice is between made it wider than the screen, and so did the use of a rule."""
    opened = visit(problem, viewport={"width": 360, "height": 640})
    opened.page.evaluate("document.documentElement.style.fontSize = '200%'")
    opened.page.keyboard.press("ArrowRight")
    for tab in opened.page.locator("[role=tab]").all():
        tab.click()
        assert opened.page.evaluate("document.documentElement.scrollWidth") == 360
    opened.page.keyboard.press("?")
    assert opened.page.locator("#help").bounding_box()["width"] <= 360


@pytest.mark.parametrize("height", [640, 256])
def test_the_help_begins_with_its_first_line(visit: Open, height: int) -> None:
    """It went to its only box, below all keys."""
    opened = visit("nurikabe", viewport={"width": 320, "height": height})
    opened.page.keyboard.press("?")
    assert opened.page.locator("#help").evaluate("help => help.scrollTop") == 0
    assert opened.page.evaluate("document.activeElement.textContent") == "Keys"
    opened.page.keyboard.press("Tab")
    assert opened.page.evaluate("document.activeElement.id") == "characters"


def test_walls_are_told_from_cells_without_light(visit: Open) -> None:
    """In the dark, black ones were beside nearly black ones."""
    opened = visit("light_up")
    wall, unlit = ("#board .wall", "fill"), ("#board .unlit", "fill")
    assert contrast(opened, wall, unlit) >= MARK
    opened.page.emulate_media(color_scheme="dark")
    edge = "#board .wall", "stroke"
    assert min(contrast(opened, edge, wall), contrast(opened, edge, unlit)) >= MARK


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_bulbs_on_trial_are_told_from_what_they_light(visit: Open, scheme: str) -> None:
    opened = visit("light_up")
    opened.page.emulate_media(color_scheme=scheme)
    opened.page.click("#tab-try")
    opened.page.get_by_role("button", name="Trial", exact=True).click()
    opened.page.locator("#try .board").focus()
    opened.page.keyboard.press("Enter")
    bulb, lit = ("#try .trial circle", "fill"), ("#try .lit", "fill")
    assert contrast(opened, bulb, lit) >= MARK


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_numbers_that_are_crossed_out_can_be_read(visit: Open, scheme: str) -> None:
    opened = visit("ripple_effect")
    opened.page.emulate_media(color_scheme=scheme)
    opened.page.keyboard.press("ArrowRight")
    opened.page.keyboard.press("ArrowRight")
    assert contrast(opened, ("#board .label.out", "fill"), ("#board .paper", "fill")) >= TEXT


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_who_asks_for_more_contrast_has_it_in_small_words_and_lines(
    visit: Open, scheme: str
) -> None:
    opened = visit("nurikabe")
    opened.page.emulate_media(color_scheme=scheme, contrast="more")
    words, grid = ("#sentence .law", "color"), ("#board .grid", "stroke")
    assert contrast(opened, words, ("body", "backgroundColor")) >= PLAIN
    assert contrast(opened, grid, ("#board .paper", "fill")) >= MARK
    button = "#player button:enabled:not(.main)"
    assert contrast(opened, (button, "borderTopColor"), (button, "backgroundColor")) >= MARK
