"""What is kept of a game, and what is given and stays."""

import pytest

from tests.helpers.browser import Visit
from tests.helpers.pages import FILL, ONE, SAMPLES, Open, data
from tests.helpers.play import ask, button, judge, marks, pictures, press, said
from tests.helpers.sweep import in_sweep

KEPT = """{
    "done": [{
        "changes": [{ "place": "r1c1", "before": [], "after": %s }],
        "judged": { "kind": "opened" }
    }],
    "undone": []
}"""
SHOWN_AGAIN = "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"


@pytest.mark.parametrize("problem", ONE)
def test_a_game_goes_on_after_a_reload(visit: Open, problem: str) -> None:
    opened = visit(problem, new=True)
    for _ in range(3):
        for _ in range(3):
            opened.page.keyboard.press("h")
        button(opened, "Do it")
    opened.page.keyboard.press("Control+z")
    judge(opened)
    before, shown = marks(opened), pictures(opened)
    opened.reload()
    opened.page.click("#tab-try")
    assert marks(opened) == before
    assert pictures(opened) == shown
    assert opened.page.locator("#try").get_by_label("judge my moves").input_value() == "always"
    opened.page.keyboard.press("Control+y")
    assert marks(opened) != before
    assert ask(opened, "() => play.state.done.length") == 3


def go_on_from(opened: Visit, *keys: str) -> None:
    """Go on from the step of the lesson to which keys lead."""
    opened.page.click("#tab-lesson")
    for key in keys:
        opened.page.keyboard.press(key)
    opened.page.get_by_role("button", name="Try it from here").click()
    assert opened.page.evaluate("document.activeElement.matches('#try .board')")


@pytest.mark.parametrize("problem", SAMPLES)
def test_one_goes_on_from_a_step_of_the_lesson(visit: Open, problem: str) -> None:
    """All of it had to be marked by hand."""
    opened = visit(problem)
    go_on_from(opened, "]", "]", "]", "]")
    assert said(opened) == "All that is known after step 4 is marked."
    known: dict[str, set[str]] = {}
    for step in data(opened)["steps"][:4]:
        for place in step["places"]:
            known.setdefault(place, set()).add(step["value"])
    assert {place: set(values) for place, values in marks(opened).items()} == known
    go_on_from(opened, "End")
    assert opened.page.inner_text("#try .possible") == "Solved."
    go_on_from(opened, "Home")
    assert said(opened) == "This is the start; undo brings back what was there."
    assert marks(opened) == {}


@pytest.mark.parametrize("problem", ONE)
def test_who_goes_on_from_a_step_can_go_back_to_the_own_marks(visit: Open, problem: str) -> None:
    opened = visit(problem)
    button(opened, "Trial")
    for _ in range(3):
        opened.page.keyboard.press("h")
    button(opened, "Do it")
    before = marks(opened)
    go_on_from(opened, "]", "]", "]")
    words = "All that is known after step 3 is marked; undo brings back what was there."
    assert said(opened) == words
    assert not opened.page.locator("#try .trial").count()
    assert marks(opened) != before
    opened.page.keyboard.press("Control+z")
    assert marks(opened) == before
    assert opened.page.locator("#try .trial").count() == len(before)


def test_a_clock_that_is_stopped_stays_so_after_a_reload(visit: Open) -> None:
    """It ran on, and so it did in another tab."""
    opened = visit("light_up", new=True)
    opened.page.locator("#try").get_by_label("show the time").check()
    opened.page.locator("#try .score button").click()
    opened.reload()
    time = opened.page.locator("#try .score button")
    assert time.inner_text().endswith(", stopped")
    time.click()
    opened.reload()
    assert "stopped" not in opened.page.locator("#try .score button").inner_text()


def test_two_tabs_have_the_same_game(visit: Open) -> None:
    opened = visit("nurikabe", new=True)
    press(opened, "r1c1")
    other = opened.context.new_page()
    other.goto(opened.page.url)
    press(opened, "r1c2")
    shown = other.locator("#try .marks .sea")
    shown.nth(1).wait_for(state="attached")
    other.click("#tab-try")
    other.focus("#try .board")
    other.keyboard.press("Backspace")  # at r1c1
    opened.page.wait_for_function(
        "() => document.querySelectorAll('#try .marks .sea').length === 1"
    )
    assert marks(opened) == {"r1c2": ["sea"]}
    other.close()


def test_a_page_that_is_gone_back_to_has_the_game_as_it_was_left(visit: Open) -> None:
    """Browsers keep a page as it was, and tell it nothing: its next move threw the game away."""
    opened = visit("nurikabe", new=True)
    press(opened, "r1c1")
    start, kept = opened.page.evaluate("Object.entries(localStorage)[0]")
    press(opened, "r1c2")
    opened.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [start, kept])
    opened.page.evaluate(SHOWN_AGAIN)
    assert opened.page.locator("#try .marks .sea").count() == 1
    press(opened, "r1c3")
    assert marks(opened) == {"r1c1": ["sea"], "r1c3": ["sea"]}


@pytest.mark.parametrize("refused", ["setItem", "getItem"])
def test_what_could_not_be_kept_is_there_when_it_is_gone_back_to(visit: Open, refused: str) -> None:
    opened = visit("nurikabe", new=True)
    press(opened, "r1c1")
    refuse = f"() => {{ Storage.prototype.{refused} = () => {{ throw new Error('full'); }}; }}"
    opened.page.evaluate(refuse)
    press(opened, "r1c2")
    opened.page.evaluate(SHOWN_AGAIN)
    assert opened.page.locator("#try .marks .sea").count() == 2


def test_where_nothing_more_can_be_kept_the_oldest_game_goes(visit: Open) -> None:
    """After some hundred puzzles no game was kept any more, and nobody was told."""
    opened = visit("nurikabe", new=True)
    press(opened, "r1c1")
    key = opened.page.evaluate("Object.keys(localStorage)[0]")
    opened.page.evaluate(FILL)
    press(opened, "r1c2")
    assert "r1c2" in opened.page.evaluate("key => localStorage[key]", key)
    left = opened.page.evaluate("['lesson 1', 'lesson 2'].map(key => key in localStorage)")
    assert left == [False, True]


def test_a_game_that_has_made_room_elsewhere_stays_where_it_is_played(visit: Open) -> None:
    opened = visit("nurikabe", new=True)
    press(opened, "r1c1")
    opened.page.evaluate("addEventListener('storage', () => (window.told = true))")
    other = opened.context.new_page()
    other.goto(opened.page.url)
    other.evaluate("Object.keys(localStorage).forEach(key => localStorage.removeItem(key))")
    opened.page.wait_for_function("() => window.told")
    other.close()
    press(opened, "r1c2")
    assert marks(opened) == {"r1c1": ["sea"], "r1c2": ["sea"]}


@pytest.mark.parametrize(
    "kept",
    [
        *map(in_sweep, ("no JSON", "null", '{"done": 3}', '{"done": []}')),
        '{"done": [{"changes": [{"place": "r1c1", "after": ["sea"]}]}], "undone": []}',
        '{"done": [], "undone": [], "mistakes": -5, "manner": {"mode": "hearts"}}',
        KEPT % '"sea"',
        in_sweep(KEPT % '["bulb"]'),
    ],
)
def test_what_others_have_kept_does_no_harm(visit: Open, kept: str) -> None:
    opened = visit("nurikabe", new=True)
    press(opened, "r1c2")
    key = opened.page.evaluate("Object.keys(localStorage)[0]")
    opened.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [key, kept])
    opened.reload()
    opened.page.click("#tab-try")
    assert opened.page.locator("#try .marks .mark").count() == 0
    press(opened, "r1c2")
    opened.page.keyboard.press("Control+z")
    opened.page.keyboard.press("Control+y")
    assert marks(opened) == {"r1c2": ["sea"]}


def test_it_works_where_nothing_can_be_kept(visit: Open) -> None:
    refuse = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } });"
    opened = visit("light_up", script=refuse)
    press(opened, "r1c1")
    assert opened.page.locator("#try .marks .bulb").count() == 1
    opened.page.reload()
    opened.page.click("#tab-try")
    assert opened.page.locator("#try .marks .bulb").count() == 0


@pytest.mark.parametrize(
    ("case", "place"),
    [
        ("light_up secret/06-in-progress", "r1c1"),
        in_sweep(pytest.param("light_up secret/06-in-progress", "r2c2")),
        in_sweep(pytest.param("alcazar secret/16-in-progress", "r1c1-left")),
        ("alcazar secret/16-in-progress", "r1c1-r2c1"),
    ],
)
def test_what_is_given_stays(visit: Open, case: str, place: str) -> None:
    opened = visit(*case.split())
    before = opened.page.inner_html("#try .marks")
    press(opened, place)
    assert said(opened) == "This is given."
    opened.page.keyboard.press("Backspace")
    button(opened, "Start again")
    assert opened.page.inner_html("#try .marks") == before


@pytest.mark.parametrize(
    "case", ["light_up secret/04-all-walls", "ripple_effect secret/09-all-givens"]
)
def test_a_board_with_nothing_to_do(visit: Open, case: str) -> None:
    opened = visit(*case.split())
    opened.page.focus("#try .board")
    for key in "ArrowDown", "Enter", "Backspace", "1", "Control+z", "Control+y", "h", "c":
        opened.page.keyboard.press(key)
    assert said(opened) == "Done: every law is kept."


# A wrong move, then ways to take it back and start again: how many mistakes there are at last.
AGAIN = """ways => {
    play.options.select.value = "asked";
    play.move([[lesson.end.find(([, value]) => value === "empty")[0], ["bulb"]]]);
    for (const way of ways) play[way]();
    play.state.forgetWrong(play.state.stroke - 1);
    return play.state.mistakes;
}"""


@pytest.mark.sweep  # a second or two
@pytest.mark.parametrize(
    "ways", [["undo", "restart", "redo", "judgeAll"], ["restart", "undo", "judgeAll"]]
)
def test_who_has_started_again_has_no_mistakes_from_before(visit: Open, ways: list[str]) -> None:
    assert ask(visit("light_up", new=True), AGAIN, ways) == 0
