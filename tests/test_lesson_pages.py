"""The pages of lessons in a real browser: every control, keys, play, print, small screens."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ground.problems import FOLDER, all_problems
from lessons import site
from lessons.page import page
from tests.browser import Visit, chromium

SAMPLES = {
    "nurikabe": "1",
    "light_up": "1",
    "wormholes": "1",
    "ripple_effect": "1",
    "alcazar": "2",
}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
Open = Callable[..., Visit]


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """One browser for all tests."""
    with chromium() as running:
        yield running


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A lesson of each problem."""
    folder = tmp_path_factory.mktemp("pages")
    paths = {}
    for problem in all_problems():
        case = FOLDER / problem / "data" / "sample" / f"{SAMPLES[problem]}.in"
        paths[problem] = folder / f"{problem}.html"
        paths[problem].write_text(page(problem, "sample", case.read_text()), encoding="utf-8")
    return paths


@pytest.fixture
def visit(browser: Any, pages: dict[str, Path]) -> Iterator[Open]:
    """Open the lesson of a problem, or another page."""
    visits: list[Visit] = []

    def visit(target: str | Path, **options: Any) -> Visit:
        visits.append(
            Visit(browser, pages[target] if isinstance(target, str) else target, **options)
        )
        return visits[-1]

    yield visit
    for each in visits:
        each.close()


def data(opened: Visit) -> dict[str, Any]:
    """The data of a lesson's page."""
    return json.loads(opened.page.inner_text("#data") or opened.page.text_content("#data"))


def count(opened: Visit, tab: str = "#lesson") -> list[int]:
    """[the step that is shown, how many there are]."""
    return [int(number) for number in opened.page.inner_text(f"{tab} .count").split(" of ")]


def point(opened: Visit, place: str, tab: str = "#try") -> tuple[float, float]:
    """Where a place is on the screen."""
    spot = opened.page.evaluate(
        """([place, tab]) => {
            const { UNIT, spotOf } = page, {x, y} = spotOf(place);
            const board = document.querySelector(`${tab} .board`);
            board.scrollIntoView({ block: "center" });
            const at = new DOMPoint(x * UNIT, y * UNIT).matrixTransform(board.getScreenCTM());
            return [at.x, at.y];
        }""",
        [place, tab],
    )
    return spot[0], spot[1]


def press(opened: Visit, place: str, **options: Any) -> None:
    """Click a place of the board to play on."""
    opened.page.mouse.click(*point(opened, place), **options)


def play(opened: Visit) -> None:
    """Go to the board to play on."""
    opened.page.click("#tab-try")


def said(opened: Visit) -> str:
    """What the page says of the player's last move."""
    return opened.page.inner_text("#try .sentence")


def marks(opened: Visit) -> dict[str, list[str]]:
    """{place: values} on the board to play on, without what is open."""
    key = opened.page.evaluate("Object.keys(localStorage).find(key => key.startsWith('lesson '))")
    kept = json.loads(opened.page.evaluate("key => localStorage.getItem(key)", key))
    state: dict[str, list[str]] = {}
    for move in kept["done"]:
        for change in move["changes"]:
            state[change["place"]] = change["after"]
    return {place: values for place, values in state.items() if values}


# --- The lesson -------------------------------------------------------------------------------


@pytest.mark.parametrize("problem", SAMPLES)
def test_every_control_of_the_player(visit: Open, problem: str) -> None:
    opened = visit(problem)
    tab = opened.page.locator("#lesson")
    total = len(data(opened)["steps"])
    assert count(opened) == [0, total]
    tab.get_by_label("Forward", exact=True).click()
    assert count(opened)[0] == 1
    assert opened.page.inner_text("#sentence").startswith(data(opened)["steps"][0]["sentence"])
    assert tab.locator("#steps [aria-current]").count() == 1
    assert tab.locator(".ring.decided").count() == len(data(opened)["steps"][0]["places"])
    tab.get_by_label("Last step").click()
    assert count(opened)[0] == total
    assert "Solved!" in opened.page.inner_text("#sentence")
    tab.get_by_label("Back").click()
    assert count(opened)[0] == total - 1
    tab.get_by_label("First step").click()
    assert count(opened)[0] == 0
    tab.get_by_label("Which step").fill("3")
    assert count(opened)[0] == 3
    tab.locator("#steps button").nth(1).click()
    assert count(opened)[0] == 2


@pytest.mark.parametrize("problem", SAMPLES)
def test_it_plays_by_itself(visit: Open, problem: str) -> None:
    opened = visit(problem)
    tab, total = opened.page.locator("#lesson"), len(data(opened)["steps"])
    play, pause = (tab.get_by_role("button", name=name, exact=True) for name in ("Play", "Pause"))
    tab.get_by_label("animate").uncheck()
    assert not tab.locator(".animate").count()
    tab.get_by_label("Speed").fill("0")
    play.click()
    tab.get_by_text(f"1 of {total}", exact=True).wait_for()
    pause.click()
    assert count(opened)[0] < total
    tab.get_by_label("Speed").fill("12")
    play.click()
    tab.get_by_text(f"{total} of {total}").wait_for()
    play.wait_for()  # it has stopped


@pytest.mark.parametrize("problem", SAMPLES)
def test_rules_lead_to_their_uses(visit: Open, problem: str) -> None:
    opened = visit(problem)
    steps = data(opened)["steps"]
    used = [at for at, step in enumerate(steps, 1) if step["rule"] == steps[-1]["rule"]]
    title = next(
        rule["title"] for rule in data(opened)["rules"] if rule["name"] == steps[-1]["rule"]
    )
    button = opened.page.get_by_label(f"{len(used)} \N{MULTIPLICATION SIGN} next: {title}")
    for expected in [*used, used[0]]:
        button.click()
        assert count(opened)[0] == expected
    tier = steps[-1]["tier"]
    opened.page.locator(f"#tiers button[value='{tier}']").click()
    shown = opened.page.locator("#steps li:visible").count()
    assert shown == sum(step["tier"] == tier for step in steps)
    assert not opened.page.locator(f"#rules li:visible:not([data-tier='{tier}'])").count()


def test_keys(visit: Open) -> None:
    opened = visit("nurikabe")
    keys, total = opened.page.keyboard, len(data(opened)["steps"])
    for key, expected in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", total)]:
        keys.press(key)
        assert count(opened)[0] == expected
    keys.press("Home")
    keys.press("ArrowRight")
    keys.press("n")
    steps = data(opened)["steps"]
    again = [at for at, step in enumerate(steps, 1) if step["rule"] == steps[0]["rule"]]
    assert count(opened)[0] == (again + again)[1]
    speed = opened.page.locator("#lesson").get_by_label("Speed")
    before = int(speed.input_value())
    keys.press("+")
    assert int(speed.input_value()) == before + 1
    keys.press("-")
    keys.press("a")
    assert not opened.page.locator("#lesson").get_by_label("animate").is_checked()
    keys.press("?")
    assert opened.page.locator("#help").is_visible()
    keys.press("Escape")
    opened.page.locator("#help").wait_for(state="hidden")
    keys.press(" ")
    opened.page.get_by_role("button", name="Pause", exact=True).wait_for()
    keys.press(" ")
    opened.page.get_by_role("button", name="Play", exact=True).first.wait_for()


@pytest.mark.parametrize("problem", SAMPLES)
def test_the_sentence_is_in_sight(visit: Open, problem: str) -> None:
    opened = visit(problem, viewport={"width": 1280, "height": 800})
    opened.page.keyboard.press("ArrowRight")
    law = opened.page.locator("#sentence .law").bounding_box()
    assert law["y"] + law["height"] <= 800


def test_leaving_a_tab_stops_its_player(visit: Open) -> None:
    opened = visit("ripple_effect")
    opened.page.keyboard.press(" ")
    opened.page.click("#tab-dlx")
    opened.page.click("#tab-lesson")
    assert opened.page.locator("#lesson").get_by_role("button", name="Play", exact=True).count()


def test_capital_letters_are_keys_too(visit: Open) -> None:
    opened = visit("nurikabe")
    opened.page.keyboard.press("ArrowRight")
    opened.page.keyboard.press("Shift+N")
    assert count(opened)[0] != 1
    opened.page.keyboard.press("Shift+A")
    assert not opened.page.locator("#lesson").get_by_label("animate").is_checked()


def test_tabs_by_keyboard(visit: Open) -> None:
    opened = visit("ripple_effect")
    opened.page.focus("#tab-lesson")
    for expected in "try", "dlx", "lesson":
        opened.page.keyboard.press("ArrowRight")
        assert opened.page.locator(f"#{expected}").is_visible()
        assert opened.page.locator("[role=tabpanel]:visible").count() == 1


def test_no_animation_where_the_system_asks_for_none(visit: Open) -> None:
    opened = visit("light_up", reduced_motion="reduce")
    assert not opened.page.locator("#lesson").get_by_label("animate").is_checked()
    opened.page.keyboard.press("ArrowRight")
    mark = opened.page.locator("#lesson .mark").first
    assert mark.evaluate("mark => getComputedStyle(mark).animationName") == "none"


def test_dancing_links(visit: Open) -> None:
    opened = visit("ripple_effect")
    opened.page.click("#tab-dlx")
    steps = data(opened)["dlx"]["steps"]
    total = len(steps)
    tab = opened.page.locator("#dlx")
    opened.page.keyboard.press("ArrowRight")
    assert count(opened, "#dlx") == [1, total]
    _, place, value = steps[0]
    assert f"Try {value} at {place}." in tab.inner_text()
    assert "1 options tried, 0 taken back, 1 stand." in tab.inner_text()
    tab.get_by_label("Last step").click()
    assert "solved" in tab.inner_text()
    picks = sum(step[0] for step in steps)
    assert f"{picks} options tried, {total - picks} taken back" in tab.inner_text()


def test_light_goes_through_wormholes(visit: Open) -> None:
    opened = visit("wormholes")
    opened.page.keyboard.press("End")
    lit = opened.page.locator("#board .lit").count()
    white = sum(row.count(".") for row in data(opened)["givens"]["grid"])
    assert lit == white


# --- Try it yourself --------------------------------------------------------------------------


@pytest.mark.parametrize("problem", SAMPLES)
def test_solved_by_hints_alone(visit: Open, problem: str) -> None:
    opened = visit(problem)
    play(opened)
    steps = data(opened)["steps"]
    rules = {rule["name"]: rule for rule in data(opened)["rules"]}
    for step in steps:
        opened.page.click("#try button:text-is('Hint')")
        assert said(opened).startswith("Look at ")
        opened.page.click("#try button:text-is('Which rule?')")
        assert said(opened).startswith(f"{rules[step['rule']]['title']}: ")
        opened.page.click("#try button:text-is('What follows?')")
        assert said(opened).startswith(step["sentence"])
        opened.page.click("#try button:text-is('Do it')")
        if "Done" in said(opened):
            break
        assert f"Forced, by {rules[step['rule']]['title']}." in said(opened)
    assert said(opened) == "Done: every law is kept. Well played!"
    assert not opened.page.locator("#try .moves .wrong, #try .moves .guess").count()


@pytest.mark.parametrize(
    ("problem", "value"),
    [
        ("nurikabe", "island"),
        ("light_up", "no bulb"),
        ("wormholes", "no bulb"),
        ("alcazar", "blocked"),
        ("ripple_effect", "1"),
    ],
)
def test_a_wrong_move_is_found(visit: Open, problem: str, value: str) -> None:
    opened = visit(problem)
    play(opened)
    places = opened.page.evaluate(
        "({ solution, givens }) => page.puzzleMaker(solution).then(make => make(givens).places())",
        data(opened),
    )
    wrong = next(place for place, own in data(opened)["end"] if own == value and place in places)
    press(opened, wrong)
    if problem == "ripple_effect":
        opened.page.keyboard.press("2")
    assert "Wrong: the answer is different here." in said(opened)
    opened.page.click("#try button:text-is('Show mistakes')")
    assert f"One place differs from the answer: {wrong}." in said(opened)
    assert opened.page.locator("#try .ring.wrong").count() == 1
    opened.page.click("#try button:text-is('Hint')")
    assert "First there is a mistake to mend." in said(opened)
    opened.page.click("#try button:text-is('Go back to before it')")
    assert marks(opened) == {}
    opened.page.click("#try button:text-is('Show mistakes')")
    assert "Nothing differs from the answer." in said(opened)


def test_moves_are_judged(visit: Open) -> None:
    opened = visit("alcazar")
    play(opened)
    facts = data(opened)["facts"]
    at_once = {
        facts[fact][0]
        for _, fact, _, needs, upto in data(opened)["openings"]
        if not needs and not upto
    }
    guess = next(
        place for place, value in data(opened)["end"] if value == "path" and place not in at_once
    )
    press(opened, guess)
    assert "Right, but not yet forced" in said(opened)
    press(opened, data(opened)["steps"][0]["places"][0])
    assert "Forced, by " in said(opened)
    opened.page.locator("#try").get_by_label("judge my moves").uncheck()
    press(opened, guess)
    assert "Wrong" not in said(opened)


def test_clicks_in_light_up_are_those_of_legup(visit: Open) -> None:
    opened = visit("light_up")
    play(opened)
    cell = "r1c1"
    for expected in ["bulb"], ["no bulb"], None, ["bulb"]:
        press(opened, cell)
        assert marks(opened).get(cell) == expected
        lit = opened.page.locator("#try .lit").count()
        assert (lit > 0) == (expected == ["bulb"])
    press(opened, cell, button="right")
    assert marks(opened).get(cell) is None


def test_a_path_is_drawn_by_dragging(visit: Open) -> None:
    opened = visit("alcazar")
    play(opened)
    mouse = opened.page.mouse
    for place, go in [("r2c1", mouse.move), ("r2c2", mouse.move), ("r3c2", mouse.move)]:
        go(*point(opened, place))
        if place == "r2c1":
            mouse.down()
    mouse.up()
    assert marks(opened) == {"r2c1-r2c2": ["path"], "r2c2-r3c2": ["path"]}
    edge = "r2c2-r3c2"
    press(opened, edge)
    assert marks(opened)[edge] == ["blocked"]


def test_numbers_are_typed_tapped_and_crossed_out(visit: Open) -> None:
    opened = visit("ripple_effect")
    play(opened)
    press(opened, "r1c1")
    opened.page.keyboard.press("Shift+Digit2")
    assert marks(opened) == {"r1c1": ["not 2"]}
    opened.page.locator("#try .player button:text-is('3')").click()
    assert set(marks(opened)["r1c1"]) == {"not 2", "3"}
    opened.page.keyboard.press("Backspace")
    assert marks(opened) == {}
    opened.page.get_by_text("cross out", exact=False).first.click()
    opened.page.locator("#try .player button:text-is('1')").click()
    assert marks(opened) == {"r1c1": ["not 1"]}


@pytest.mark.parametrize(
    ("problem", "moves", "law"),
    [
        ("nurikabe", ["r1c2", "r1c3", "r2c2", "r2c3"], "A 2x2 square is all sea."),
        ("light_up", ["r1c1", "r1c3"], "Two bulbs see each other."),
        ("alcazar", ["r2c2-r2c3", "r2c2-r3c2", "r2c1-r2c2"], "The path forks."),
    ],
)
def test_check_names_the_law(visit: Open, problem: str, moves: list[str], law: str) -> None:
    opened = visit(problem)
    play(opened)
    opened.page.click("#try button:text-is('Check')")
    assert said(opened) == "No law is broken so far."
    for place in moves:
        press(opened, place)
    opened.page.click("#try button:text-is('Check')")
    assert said(opened).startswith(law)
    assert opened.page.locator("#try .ring.wrong").count() >= 2


def test_the_state_survives_a_reload(visit: Open) -> None:
    opened = visit("nurikabe")
    play(opened)
    press(opened, "r1c2")
    press(opened, "r1c4")
    before = marks(opened)
    opened.page.reload()
    opened.page.wait_for_function("Object.keys(localStorage).length === 1")
    play(opened)
    assert marks(opened) == before
    assert opened.page.locator("#try .marks .sea").count() == 2
    opened.page.click("#try button:text-is('Undo')")
    assert list(marks(opened)) == ["r1c2"]
    opened.page.keyboard.press("Control+y")
    assert marks(opened) == before
    opened.page.keyboard.press("Control+z")
    opened.page.keyboard.press("Control+z")
    assert marks(opened) == {}
    assert opened.page.locator("#try button:text-is('Undo')").is_disabled()


def test_starting_again_can_be_undone(visit: Open) -> None:
    opened = visit("nurikabe")
    play(opened)
    press(opened, "r1c2")
    opened.page.click("#try button:text-is('Start again')")
    assert marks(opened) == {}
    opened.page.click("#try button:text-is('Undo')")
    assert marks(opened) == {"r1c2": ["sea"]}


@pytest.mark.parametrize("problem", SAMPLES)
def test_play_by_keyboard_alone(visit: Open, problem: str) -> None:
    opened = visit(problem)
    keys = opened.page.keyboard
    play(opened)
    opened.page.focus("#try .board")
    keys.press("ArrowRight")
    first = said(opened)
    assert re.match(r"r\d+c\d+", first)
    keys.press("2" if problem == "ripple_effect" else "Enter")
    assert len(marks(opened)) == 1
    keys.press("Backspace")
    assert marks(opened) == {}
    for key in "ArrowDown", "ArrowLeft", "ArrowUp", "h":
        keys.press(key)
    assert said(opened).startswith("Look at ")


def test_lists_scroll_by_arrow_keys(visit: Open) -> None:
    opened = visit("nurikabe")
    play(opened)
    opened.page.focus("#try .possible")
    opened.page.keyboard.press("ArrowDown")
    assert said(opened) == ""  # the frame on the board has not moved


def test_what_is_possible_now_shrinks_and_grows(visit: Open) -> None:
    opened = visit("nurikabe")
    play(opened)
    before = opened.page.inner_text("#try .possible")
    opened.page.keyboard.press("h")
    opened.page.keyboard.press("h")
    opened.page.keyboard.press("h")
    opened.page.click("#try button:text-is('Do it')")
    assert opened.page.inner_text("#try .possible") != before
    opened.page.keyboard.press("Control+z")
    assert opened.page.inner_text("#try .possible") == before


def test_play_by_touch(visit: Open) -> None:
    opened = visit("light_up", **PHONE)
    opened.page.tap("#tab-try")
    opened.page.touchscreen.tap(*point(opened, "r1c1"))
    assert marks(opened) == {"r1c1": ["bulb"]}


# --- Paper, small screens, all eyes -----------------------------------------------------------


@pytest.mark.parametrize("problem", SAMPLES)
def test_a_worksheet_has_two_pages(visit: Open, problem: str) -> None:
    opened = visit(problem)
    pdf = opened.page.pdf()
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 2


@pytest.mark.parametrize("problem", [*SAMPLES, "20x20"])
def test_nothing_of_a_worksheet_is_cut_off(
    visit: Open, pages: dict[str, Path], tmp_path: Path, problem: str
) -> None:
    path = pages.get(problem, tmp_path / "large.html")
    if problem == "20x20":
        case = FOLDER / "light_up/data/secret/20x20-hard-seed1.in"
        path.write_text(page("light_up", "large", case.read_text()), encoding="utf-8")
    opened = visit(path, viewport={"width": 680, "height": 990})  # 180 x 262 mm
    opened.page.emulate_media(media="print")
    cut = """[...document.querySelectorAll("#worksheet section")].map(
        section => section.scrollHeight - section.clientHeight)"""
    assert opened.page.evaluate(cut) == [0, 0]


@pytest.mark.parametrize("problem", SAMPLES)
def test_a_phone_needs_no_sideways_scrolling(visit: Open, problem: str) -> None:
    opened = visit(problem, **PHONE)
    for tab in opened.page.locator("[role=tab]").all():
        tab.click()
        width = opened.page.evaluate("document.documentElement.scrollWidth")
        assert width == 360, tab.inner_text()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("problem", SAMPLES)
def test_nothing_stands_in_the_way(visit: Open, problem: str, scheme: str) -> None:
    opened = visit(problem, color_scheme=scheme)
    opened.page.keyboard.press("ArrowRight")
    for tab in opened.page.locator("[role=tab]").all():
        tab.click()
        assert opened.serious() == []


def test_the_puzzle_is_copied(visit: Open) -> None:
    opened = visit("nurikabe", permissions=["clipboard-read", "clipboard-write"])
    opened.page.click("text=Copy or print")
    opened.page.click("#copy")
    opened.page.get_by_text("Copied.").wait_for()
    copied = opened.page.evaluate("navigator.clipboard.readText()")
    assert copied == (FOLDER / "nurikabe/data/sample/1.in").read_text()


# --- The other pages --------------------------------------------------------------------------


@pytest.mark.parametrize("problem", SAMPLES)
def test_the_rules_in_pictures(visit: Open, tmp_path: Path, problem: str) -> None:
    path = tmp_path / "rules.html"
    path.write_text(site.rules_page(problem), encoding="utf-8")
    opened = visit(path)
    rules = opened.page.locator("section.rule").count()
    assert rules == opened.page.locator("section.rule:has(figure .after .ring.decided)").count()
    assert opened.serious() == []
    opened.page.set_viewport_size({"width": 360, "height": 700})
    assert opened.page.evaluate("document.documentElement.scrollWidth") == 360


def test_the_index(visit: Open, tmp_path: Path) -> None:
    wanted = [(tmp_path, "light_up", path) for path in site.chosen("light_up")[:3]]
    entries = [site.write_lesson(one) for one in wanted]
    path = tmp_path / "index.html"
    path.write_text(site.index(entries), encoding="utf-8")
    opened = visit(path)
    assert opened.serious() == []
    opened.page.click(f"a:text-is('{entries[0].name}')")
    assert opened.page.inner_text("h1").startswith("Light Up")
    opened.page.click("a:text-is('All lessons')")
    assert opened.page.inner_text("h1") == "Lessons"
