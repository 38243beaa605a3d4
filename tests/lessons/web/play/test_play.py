"""Try it yourself, the plain way: hints, moves, keys, touch, mistakes, a reload."""

import re

import pytest

from tests.helpers.pages import PHONE, SAMPLES, TWO, Open, data
from tests.helpers.play import ask, judge, marks, point, press, said
from tests.helpers.sweep import in_sweep, unless


# Some seconds each.
@pytest.mark.parametrize("problem", unless(lambda _: True, SAMPLES, "wormholes".__eq__))
def test_solved_by_hints_alone(visit: Open, problem: str) -> None:
    opened = visit(problem)
    judge(opened)
    rules = [f"{rule['title']}: {rule['law']}" for rule in data(opened)["rules"]]
    while not said(opened).startswith("Done"):
        opened.page.click("#try button:text-is('Hint')")
        assert said(opened).startswith("Look at ")
        opened.page.click("#try button:text-is('Which rule?')")
        assert said(opened) in rules
        opened.page.click("#try button:text-is('What follows?')")
        assert re.search(r"r\d+c\d+", said(opened))
        opened.page.click("#try button:text-is('Do it')")
        assert "Forced, by " in said(opened) or "Done" in said(opened)
    assert said(opened) == "Done: every law is kept. Well played!"
    assert opened.page.inner_text("#try .possible") == "Solved."
    assert not opened.page.locator("#try .moves .wrong, #try .moves .guess").count()


@pytest.mark.parametrize(
    ("problem", "value"),
    [
        ("nurikabe", "island"),
        ("light_up", "empty"),
        ("wormholes", "empty"),
        ("alcazar", "blocked"),
        ("ripple_effect", "1"),
    ],
)
def test_a_wrong_move_is_found(visit: Open, problem: str, value: str) -> None:
    opened = visit(problem)
    judge(opened)
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


def test_a_click_on_the_time_stops_it_and_lets_it_go_on(visit: Open) -> None:
    opened = visit("light_up")
    opened.page.locator("#try").get_by_label("show the time").check()
    time = opened.page.locator("#try .score button")
    time.click()
    shown = time.inner_text()
    assert shown.endswith(", stopped")
    opened.page.wait_for_timeout(1200)
    assert time.inner_text() == shown
    time.click()
    passed = "() => !/0:00|stopped/.test(document.querySelector('#try .score').textContent)"
    opened.page.wait_for_function(passed)


def test_moves_are_judged(visit: Open) -> None:
    opened = visit("alcazar")
    judge(opened)
    guess = ask(opened, NOT_YET)
    press(opened, guess)
    assert "Right, but not yet forced" in said(opened)
    press(opened, data(opened)["steps"][0]["places"][0])
    assert "Forced, by " in said(opened)
    judge(opened, "asked")
    press(opened, guess)
    assert "Wrong" not in said(opened)


# A place of the path that does not follow yet.
NOT_YET = """() => {
    const { known, said } = play.judge.reasons.inMind(play.judge.marks());
    return lesson.end.find(([place, value]) => value === "path"
        && !known.has(`${place} path`) && !said.has(`${place} path`))[0];
}"""


def test_clicks_in_light_up_are_those_of_legup(visit: Open) -> None:
    opened = visit("light_up")
    cell = "r1c1"
    for expected in ["bulb"], ["empty"], None, ["bulb"]:
        press(opened, cell)
        assert marks(opened).get(cell) == expected
        lit = opened.page.locator("#try .lit").count()
        assert (lit > 0) == (expected == ["bulb"])
    press(opened, cell, button="right")
    assert marks(opened).get(cell) is None


def test_a_path_is_drawn_by_dragging(visit: Open) -> None:
    opened = visit("alcazar")
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


@pytest.mark.sweep  # a second or two
def test_a_number_that_was_crossed_out_is_not_crossed_out_any_more(visit: Open) -> None:
    """Else the right number would differ from the answer."""
    opened = visit("ripple_effect", new=True)
    start = {place for place, _ in data(opened)["start"]}
    place, value = next(fact for fact in data(opened)["end"] if fact[0] not in start)
    press(opened, place)
    opened.page.keyboard.press(f"Shift+Digit{value}")
    opened.page.keyboard.press(value)
    assert marks(opened) == {place: [value]}
    opened.page.click("#try button:text-is('Show mistakes')")
    assert said(opened) == "Nothing differs from the answer."


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
    opened.page.click("#try button:text-is('Check')")
    assert said(opened) == "No law is broken so far."
    for place in moves:
        press(opened, place)
    opened.page.click("#try button:text-is('Check')")
    assert said(opened).startswith(law)
    assert opened.page.locator("#try .ring.wrong").count() >= 2


def test_places_are_listed_as_in_sentences(visit: Open) -> None:
    opened = visit("nurikabe")
    for place in "r1c2", "r1c3", "r2c2", "r2c3":
        press(opened, place)
    opened.page.click("#try button:text-is('Check')")
    assert "(r1c2, r1c3, r2c2 and r2c3)" in said(opened)
    for place in "r2c4", "r3c4":
        press(opened, place)
        press(opened, place)
    opened.page.click("#try button:text-is('Show mistakes')")
    assert re.search(r"places differ from the answer: (r\dc\d, )*r\dc\d and r\dc\d\.", said(opened))


@pytest.mark.parametrize(
    ("problem", "key"), [("ripple_effect", "digits mark"), ("nurikabe", "Enter marks")]
)
def test_the_name_of_a_board_tells_which_keys_mark(visit: Open, problem: str, key: str) -> None:
    """In Ripple Effect it said that Enter does."""
    opened = visit(problem)
    opened.page.click("#tab-try")
    name = opened.page.locator("#try .board").get_attribute("aria-label")
    assert f"arrow keys move, {key}," in name


@pytest.mark.sweep  # a second or two
def test_the_state_survives_a_reload(visit: Open) -> None:
    opened = visit("nurikabe", new=True)
    press(opened, "r1c2")
    press(opened, "r1c4")
    before = marks(opened)
    opened.reload()
    assert opened.page.evaluate("localStorage.length") == 1
    opened.page.click("#tab-try")
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
    press(opened, "r1c2")
    opened.page.click("#try button:text-is('Start again')")
    assert marks(opened) == {}
    opened.page.click("#try button:text-is('Undo')")
    assert marks(opened) == {"r1c2": ["sea"]}


# A wrong bulb on an empty board, where what is obvious is filled in: what is said, what is wrong.
FILLED = """() => {
    [play.options.select.value, play.options.filling.checked] = ["always", true];
    play.move([[lesson.end.find(([, value]) => value === "empty")[0], ["bulb"]]]);
    return [play.view.message.textContent, play.judge.wrongPlaces().length];
}"""


@pytest.mark.sweep  # a second or two
def test_what_was_filled_in_was_not_wrong_before_the_move(visit: Open) -> None:
    words, wrong = ask(visit("light_up", new=True), FILLED)
    assert wrong > 1
    assert words == "r1c1: bulb. Wrong: the answer is different here. Why?"


# Of two wrong marks the one that was made last, in a place that was marked before; or one where
# others were filled in.
LAST = """isFilled => {
    const [one, other] = lesson.end.filter(([, value]) => value === "empty");
    play.options.filling.checked = isFilled;
    for (const [[place], value] of [[one, "empty"], [other, "bulb"], [one, "bulb"]]) {
        play.move([[place, [value]]]);
    }
    play.help.why();
    return play.rings.wrong.join() === one[0];
}"""


@pytest.mark.sweep  # a second or two
@pytest.mark.parametrize("filled", [False, True])
def test_why_is_told_of_the_mark_that_was_made_last(visit: Open, filled: bool) -> None:
    assert ask(visit("light_up", new=True), LAST, filled)


# A solver that answers only when the mark of which it is asked has gone.
LATE = """async () => {
    const place = lesson.end.find(([, value]) => value === "empty")[0];
    play.move([[place, ["bulb"]]]);
    const exact = { isReady: false, judge: async () => null, why: async (marks) => {
        play.undo();
        return { marks, law: "a law", places: [], later: false };
    } };
    play.exact = exact;
    await play.help.askWhy();
    return [play.view.message.textContent, play.rings.wrong ?? []];
}"""


@pytest.mark.sweep  # a second or two
def test_why_is_not_told_of_marks_that_are_gone(visit: Open) -> None:
    assert ask(visit("light_up", new=True), LATE) == ["Undone.", []]


@pytest.mark.sweep  # a second or two
@pytest.mark.parametrize("late", [False, True])
def test_starting_again_forgets_mistakes_that_were_not_told_yet(visit: Open, late: bool) -> None:
    opened = visit("light_up", new=True)
    places = {value: place for place, value in data(opened)["end"]}
    press(opened, places["empty"])  # a bulb
    ways = (lambda: judge(opened, "hearts"), lambda: opened.page.click("text='Start again'"))
    for way in reversed(ways) if late else ways:
        way()
    press(opened, places["bulb"])
    assert "3 of 3 hearts" in opened.page.inner_text("#try .score")


@pytest.mark.parametrize("problem", TWO)
def test_play_by_keyboard_alone(visit: Open, problem: str) -> None:
    opened = visit(problem)
    keys = opened.page.keyboard
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


@pytest.mark.parametrize("words", ["Hint", *map(in_sweep, ("Check", "Show mistakes"))])
def test_what_is_asked_for_is_in_sight_on_a_phone(visit: Open, words: str) -> None:
    opened = visit("ripple_effect", **{**PHONE, "viewport": {"width": 360, "height": 560}})
    opened.page.click(f"#try button:text-is('{words}')")
    box = opened.page.locator("#try .says").bounding_box()
    assert 0 <= box["y"] < box["y"] + box["height"] <= 560


def test_lists_scroll_by_arrow_keys(visit: Open) -> None:
    opened = visit("nurikabe")
    opened.page.focus("#try .possible")
    opened.page.keyboard.press("ArrowDown")
    assert said(opened) == ""  # the frame on the board has not moved


def test_what_is_possible_now_shrinks_and_grows(visit: Open) -> None:
    opened = visit("nurikabe")
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
    opened.page.touchscreen.tap(*point(opened, "r1c1"))
    assert marks(opened) == {"r1c1": ["bulb"]}


@pytest.mark.parametrize("problem", [in_sweep("light_up"), "wormholes"])
def test_the_laws_of_this_puzzle_are_beside_the_board(visit: Open, problem: str) -> None:
    opened = visit(problem)
    opened.page.locator("#try").get_by_text("Laws", exact=True).click()
    laws = opened.page.locator("#try details[open] li").all_inner_texts()
    assert any("wormhole" in law for law in laws) == (problem == "wormholes")
    assert len(laws) >= 4
