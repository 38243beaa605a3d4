"""A page for everybody: few tab stops, keys that can be switched off, states that can be told."""

import re
from pathlib import Path
from typing import Any

import pytest

from ground.problems import FOLDER
from lessons.page import page
from tests.helpers.browser import Visit
from tests.helpers.pages import SAMPLES, TWO, Open, Written, count, data
from tests.helpers.sweep import in_sweep, swept

MOST_STOPS = 30
LEAST_CONTRAST = 3
LARGE = "light_up", "secret/20x20-hard-seed1"  # with many steps
SEEN = [
    pytest.param(states, scheme)
    for states in ("lit unlit", "sea island", "sea paper", "bulb lit")
    for scheme in ("light", "dark")
]
SCREENS = {"desk": (1440, 900), "phone": (390, 844), "turned": (844, 390), "zoomed": (720, 450)}

# The relative luminance of a colour as CSS has computed it.
LUMINANCE = """name => {
    const style = getComputedStyle(document.documentElement);
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = style.getPropertyValue(name);
    const parts = getComputedStyle(probe).color.match(/[0-9.]+/g).slice(0, 3);
    const [r, g, b] = parts.map(part => part / 255).map(part =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}"""


def stops(opened: Visit) -> int:
    """How often Tab is pressed until the page has been gone through."""
    seen: list[Any] = []
    opened.page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    for _ in range(3 * MOST_STOPS):
        opened.page.keyboard.press("Tab")
        now = opened.page.evaluate("""() => {
            const all = [...document.querySelectorAll("*")];
            return all.indexOf(document.activeElement) * (document.activeElement !== document.body);
        }""")
        if now in seen or now <= 0:
            break
        seen.append(now)
    return len(seen)


@pytest.mark.parametrize("problem", [*TWO, "large"])
def test_a_page_has_few_tab_stops(visit: Open, problem: str) -> None:
    opened = visit(*LARGE) if problem == "large" else visit(problem)
    for tab in opened.page.locator("[role=tab]").all():
        tab.click()
        assert 5 < stops(opened) <= MOST_STOPS, tab.inner_text()


def test_arrow_keys_go_along_the_steps(visit: Open) -> None:
    opened = visit("nurikabe")
    opened.page.locator("#steps button").first.focus()
    opened.page.keyboard.press("ArrowDown")
    opened.page.keyboard.press("ArrowDown")
    opened.page.keyboard.press("Enter")
    assert count(opened)[0] == 3
    opened.page.keyboard.press("Home")
    opened.page.keyboard.press("Enter")
    assert count(opened)[0] == 1


def test_keys_of_one_character_can_be_switched_off(visit: Open) -> None:
    opened = visit("ripple_effect", new=True)
    opened.page.keyboard.press("?")
    opened.page.get_by_label("Keys of one character").uncheck()
    opened.page.keyboard.press("Escape")
    opened.reload()
    animated = opened.page.locator("#lesson").get_by_label("animate").is_checked()
    for key in "a", "n", "+", "?":
        opened.page.keyboard.press(key)
    assert opened.page.locator("#lesson").get_by_label("animate").is_checked() == animated
    assert not opened.page.locator("#help").is_visible()
    opened.page.keyboard.press("ArrowRight")
    assert count(opened)[0] == 1
    opened.page.click("#tab-try")
    opened.page.keyboard.press("h")
    assert opened.page.get_by_role("button", name="Hint", exact=True).is_visible()


def test_the_help_gives_the_focus_back(visit: Open) -> None:
    opened = visit("nurikabe")
    for place in "#tab-lesson", "#player button[title^=Keys]":
        opened.page.focus(place)
        opened.page.keyboard.press("?")
        opened.page.keyboard.press("Escape")
        assert opened.page.evaluate("at => document.activeElement.matches(at)", place)


def test_they_are_switched_off_in_all_lessons_that_are_open(visit: Open) -> None:
    opened = visit("ripple_effect", new=True)
    other = opened.context.new_page()
    other.goto(opened.page.url)
    opened.page.bring_to_front()
    opened.page.keyboard.press("?")
    opened.page.get_by_label("Keys of one character").uncheck()
    other.wait_for_function("() => !document.getElementById('characters').checked")


@pytest.mark.parametrize(("states", "scheme"), swept(SEEN, 4))
def test_states_can_be_told_apart(visit: Open, states: str, scheme: str) -> None:
    opened = visit("nurikabe")
    opened.page.emulate_media(color_scheme=scheme)
    bright = [opened.page.evaluate(LUMINANCE, f"--{name}") for name in states.split()]
    assert (max(bright) + 0.05) / (min(bright) + 0.05) >= LEAST_CONTRAST


def test_states_can_be_told_apart_where_a_system_forces_its_colours(visit: Open) -> None:
    opened = visit("nurikabe", forced_colors="active")
    opened.page.locator("#steps button").nth(1).click()
    for states in (
        ("[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]"),
        ("#steps [aria-current]", "#steps button:not([aria-current])"),
        ("#tiers [aria-pressed=true]", "#tiers [aria-pressed=false]"),
    ):
        looks = [
            opened.page.locator(state).first.evaluate(
                """element => {
                    const { borderBottomColor, backgroundColor, outlineStyle } =
                        getComputedStyle(element);
                    return [borderBottomColor, backgroundColor, outlineStyle];
                }"""
            )
            for state in states
        ]
        assert looks[0] != looks[1], states


def test_a_castle_has_an_outline(visit: Open) -> None:
    assert visit("alcazar").page.locator("#board .outside").count() == 1


def test_the_address_names_the_step_and_the_tab(visit: Open) -> None:
    opened = visit("nurikabe")
    for _ in range(3):
        opened.page.keyboard.press("ArrowRight")
    opened.page.wait_for_url(re.compile("#step-3$"))
    opened.page.reload()
    assert count(opened)[0] == 3
    opened.page.click("#tab-try")
    opened.page.wait_for_url(re.compile("#try$"))
    opened.page.reload()
    assert opened.page.locator("#try").is_visible()
    opened.page.evaluate("location.hash = 'step-5'")
    opened.page.get_by_text("5 of", exact=False).first.wait_for()
    assert count(opened)[0] == 5


def test_an_address_that_names_a_tab_leaves_the_title_in_sight(
    visit: Open, written: Written
) -> None:
    opened = visit("nurikabe", viewport={"width": 1280, "height": 700})
    opened.page.goto("about:blank")
    opened.page.goto(written("nurikabe").as_uri() + "#try")
    opened.page.locator("#try .board").wait_for()
    opened.page.wait_for_timeout(100)  # milliseconds, in which the browser itself goes there
    assert opened.page.evaluate("scrollY") == 0


ADDRESSES = ["#step-9999", "#step-", "#nothing", "#dlx", "#step-2x"]


@pytest.mark.parametrize("address", swept(ADDRESSES, 2))
def test_an_address_that_names_nothing_is_the_start(
    visit: Open, written: Written, address: str
) -> None:
    opened = visit("nurikabe")
    opened.page.goto(written("nurikabe").as_uri() + address)
    opened.page.reload()
    assert opened.page.locator("#lesson").is_visible()
    assert count(opened)[0] in (0, len(data(opened)["steps"]))


def test_play_waits_until_a_sentence_is_read(visit: Open) -> None:
    opened = visit("nurikabe", new=True)
    opened.page.clock.install(time=0)
    opened.reload()
    opened.page.clock.pause_at(3600)  # before that, time flows as the machine lets it
    words = len(data(opened)["steps"][0]["sentence"].split())
    opened.page.keyboard.press(" ")
    opened.page.clock.run_for(500)
    assert count(opened)[0] == 1
    opened.page.clock.run_for(words * 300 - 600)
    assert count(opened)[0] == 1
    opened.page.clock.run_for(700)
    assert count(opened)[0] == 2


def test_the_cells_of_a_large_board_are_large(visit: Open) -> None:
    opened = visit(*LARGE, viewport={"width": 1440, "height": 900})
    for tab in "lesson", "try":
        opened.page.click(f"#tab-{tab}")
        side = opened.page.locator(f"#{tab} .board .paper").bounding_box()["width"] / 20
        assert side >= 30, tab
    opened.page.click("#tab-lesson")
    player = opened.page.locator("#player")
    along, help_ = (player.get_by_label(name).bounding_box() for name in ("Which step", "Keys"))
    assert along["y"] - along["height"] < help_["y"] < along["y"] + along["height"]  # in one line


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("problem", ["large", *map(in_sweep, SAMPLES)])
def test_board_sentence_and_button_are_on_one_screen(
    visit: Open, problem: str, screen: str
) -> None:
    width, height = SCREENS[screen]
    target = LARGE if problem == "large" else (problem,)
    opened = visit(*target, viewport={"width": width, "height": height})
    opened.page.keyboard.press("ArrowRight")
    forward = opened.page.locator("#player").get_by_label("Forward", exact=True)
    for part in (
        opened.page.locator("#board .paper"),
        opened.page.locator("#sentence .says"),
        forward,
    ):
        box = part.bounding_box()
        assert box["y"] >= -1, part
        assert box["y"] + box["height"] <= height + 1, part


SPOKEN = {
    "nurikabe": r"r\d+c\d+: (clue \d+|sea|island)",
    "light_up": r"r\d+c\d+: (wall|wall with \d|bulb|(open|marked as without bulb), lit)",
    "wormholes": r"r\d+c\d+: (wall|wall with \d|bulb|wormhole [A-Z]|(open|marked.*), lit)",
    "ripple_effect": r"r\d+c\d+: \d+(, given)?, room \w of \d cells?",
    "alcazar": r"r\d+c\d+: (top|right|bottom|left) (.*; ){3}left (.*)",
}


@pytest.mark.parametrize("problem", SAMPLES)
def test_the_board_is_a_grid_of_words(visit: Open, problem: str) -> None:
    opened = visit(problem)
    height, width = data(opened)["givens"]["size"]
    opened.page.keyboard.press("End")
    rows = opened.page.locator("#lesson").get_by_role("grid").get_by_role("row")
    assert rows.count() == height
    for row in rows.all():
        cells = row.get_by_role("gridcell").all_text_contents()
        assert len(cells) == width
        assert all(re.fullmatch(SPOKEN[problem], cell) for cell in cells), cells
    opened.page.click("#tab-try")
    assert opened.page.locator("#try").get_by_role("gridcell").count() == height * width


def test_no_group_is_told_that_has_nothing_in_it(visit: Open) -> None:
    """Where no numbers are typed, a group of them was."""
    opened = visit("nurikabe")
    opened.page.get_by_role("tab", name="Try it yourself").click()
    groups = opened.page.get_by_role("group").filter(has_text=re.compile("^$"))
    assert [each.get_attribute("aria-label") for each in groups.all()] == []


def test_nobody_stops_at_a_list_with_nothing_in_it(visit: Open) -> None:
    """Tab did, between two panels: at a line."""
    opened = visit("nurikabe")
    opened.page.click("#tab-try")
    focused = """() => {
        const list = document.querySelector("#try .moves");
        list.focus();
        return document.activeElement === list;
    }"""
    assert not opened.page.evaluate(focused)
    opened.page.locator("#try .board").focus()
    opened.page.keyboard.press("Enter")
    opened.page.click("#try button:text-is('Judge my moves')")
    assert opened.page.evaluate(focused)


def test_rooms_are_called_as_sentences_call_them(visit: Open) -> None:
    opened = visit("ripple_effect")
    assert "room d has no other cell" in opened.page.inner_text("#steps li >> nth=0")
    last = opened.page.locator("#lesson").get_by_role("gridcell").last
    assert last.text_content() == "r3c3: open, room d of 1 cell"


def test_rooms_bear_the_names_that_sentences_give_them(visit: Open) -> None:
    opened = visit("ripple_effect", "secret/6x6-cases-seed202")
    names = opened.page.locator("#board .name").all_text_contents()
    assert names == [*"abcdefghi"[: len(names)]]
    told = re.findall(r"\broom (\w)\b", opened.page.inner_text("#steps"))
    assert told
    assert set(told) <= set(names)
    opened.page.locator("#steps button").nth(len(data(opened)["steps"]) // 2).click()
    hidden = """() => {
        const box = text => {  // of its digits or capitals: no letter hangs below
            const [size, { x, y, width }] = [text.getAttribute("font-size"), text.getBBox()];
            return { left: x, right: x + width, top: y + size * 0.22, bottom: y + size * 0.94 };
        };
        const marks = [...document.querySelectorAll("#board .marks text")].map(box);
        return [...document.querySelectorAll("#board .name")].filter(name => {
            const own = box(name);
            return marks.some(mark => mark.left < own.right && mark.right > own.left
                && mark.top < own.bottom && mark.bottom > own.top);
        }).map(name => name.textContent);
    }"""
    assert opened.page.evaluate(hidden) == []


def test_a_long_name_of_a_room_stays_in_its_cell(visit: Open, tmp_path: Path) -> None:
    path = tmp_path / "long.html"
    puzzle = f"1 3\n{'cellar' * 9} {'W' * 8} {'W' * 8}\n. . .\n"
    path.write_text(page("ripple_effect", "", puzzle), "utf-8")
    opened = visit(path)
    wide = "[...document.querySelectorAll('#board .name')].map(name => name.getBBox().width)"
    assert all(width < 36 for width in opened.page.evaluate(wide))


def test_a_move_changes_the_grid_of_words(visit: Open) -> None:
    opened = visit("nurikabe")
    opened.page.click("#tab-try")
    cell = opened.page.locator("#try").get_by_role("gridcell").first
    opened.page.locator("#try .board").focus()
    before = cell.text_content()
    opened.page.keyboard.press("Enter")
    assert [before, cell.text_content()] == ["r1c1: open", "r1c1: sea"]


def test_a_worksheet_lists_few_steps(visit: Open) -> None:
    opened = visit(*LARGE)
    assert len(data(opened)["steps"]) > 100
    assert opened.page.locator("#worksheet ol li").count() <= 30


@pytest.mark.sweep  # a second or two
def test_a_wide_board_uses_the_width_of_the_paper(visit: Open, tmp_path: Path) -> None:
    path = tmp_path / "wide.html"
    puzzle = (FOLDER / "nurikabe/data/secret/9x12-structural-questions6-seed1.in").read_text()
    path.write_text(page("nurikabe", "wide", puzzle), encoding="utf-8")
    opened = visit(path, viewport={"width": 680, "height": 990})  # 180 x 262 mm
    opened.page.emulate_media(media="print")
    drawn = opened.page.locator("#worksheet .board .paper").first.bounding_box()
    assert drawn["width"] >= 0.9 * 680
