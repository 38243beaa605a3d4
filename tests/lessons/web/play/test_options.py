"""How one plays: judged when asked, with hearts, a clock, filling in, trials, what is possible."""

import pytest

from tests.helpers.browser import Visit
from tests.helpers.pages import TWO, Open, data
from tests.helpers.play import ask, button, drag, judge, marks, press, said

FIRST = {"nurikabe": "sea", "alcazar": "path"}  # what a click gives; in the others a bulb


def wrong_places(opened: Visit, problem: str, count: int) -> list[str]:
    """Places where a click is wrong."""
    first, start = FIRST.get(problem, "bulb"), {place for place, _ in data(opened)["start"]}
    end = data(opened)["end"]
    return [place for place, value in end if value != first and place not in start][:count]


def score(opened: Visit) -> str:
    """What is counted."""
    return opened.page.inner_text("#try .score")


@pytest.mark.parametrize("problem", ["nurikabe", "light_up", "wormholes", "alcazar"])
def test_nothing_is_judged_until_it_is_asked_for(visit: Open, problem: str) -> None:
    opened = visit(problem)
    (wrong,) = wrong_places(opened, problem, 1)
    press(opened, wrong)
    assert "Wrong" not in opened.page.inner_text("#try")
    assert opened.page.locator("#try .moves .wrong, #try .ring.wrong").count() == 0
    assert score(opened) == "Mistakes: 0"
    button(opened, "Judge my moves")
    assert "Wrong: the answer is different here." in opened.page.inner_text("#try .moves")
    assert score(opened) == "Mistakes: 1"
    button(opened, "Judge my moves")
    assert score(opened) == "Mistakes: 1"  # each counts once


@pytest.mark.sweep  # a second or two
def test_a_mistake_counts_though_it_is_undone(visit: Open) -> None:
    opened = visit("light_up", new=True)
    judge(opened)
    (wrong,) = wrong_places(opened, "light_up", 1)
    press(opened, wrong)
    opened.page.keyboard.press("Control+z")
    assert score(opened) == "Mistakes: 1"
    opened.reload()
    opened.page.click("#tab-try")
    assert score(opened) == "Mistakes: 1"
    for place, value in data(opened)["end"]:
        if value == "bulb":
            press(opened, place)
    assert said(opened) == "Done, with 1 mistake: every law is kept. Well played!"


def test_three_hearts(visit: Open) -> None:
    opened = visit("nurikabe")
    judge(opened, "hearts")
    assert "3 of 3 hearts" in score(opened)
    places = wrong_places(opened, "nurikabe", 4)
    for place in places[:3]:
        press(opened, place)
    assert "♡♡♡ 0 of 3 hearts" in score(opened)
    assert "No heart is left" in said(opened)
    press(opened, places[3])
    assert places[3] not in marks(opened)
    button(opened, "Start again")
    assert "3 of 3 hearts" in score(opened)
    assert marks(opened) == {}


def test_that_no_heart_is_left_is_a_sentence_of_its_own(visit: Open) -> None:
    opened = visit("nurikabe", new=True)
    judge(opened, "hearts")
    for place in wrong_places(opened, "nurikabe", 3):
        press(opened, place)
    assert said(opened).startswith(f"{place}: sea. Wrong: the answer is different here. No heart")


# Clicks on a place, that often, so many milliseconds after each other, where so many hearts were
# lost before: which moves there are then, wrong or not, how many mistakes, and what is marked.
CLICKS = """([place, count, pause, lost]) => {
    let now = 0;
    performance.now = () => now;
    play.options.select.value = "hearts";
    play.restart();
    [play.state.done, play.state.mistakes] = [[], lost];
    for (let n = 0; n < count; n++, now += pause) play.input.cycle(place, 1);
    const { done, mistakes } = play.state;
    return [done.map(({ judged }) => judged.kind === "wrong"), mistakes, play.input.valueAt(place)];
}"""


@pytest.mark.parametrize(
    ("problem", "right"), [("nurikabe", "island"), ("light_up", "empty"), ("alcazar", "blocked")]
)
def test_a_mark_that_is_only_passed_over_is_no_mistake(
    visit: Open, problem: str, right: str
) -> None:
    """By a finger there is no other way to what comes second."""
    opened = visit(problem, new=True)
    (place,) = wrong_places(opened, problem, 1)
    for lost in range(3):
        assert ask(opened, CLICKS, [place, 2, 200, lost]) == [[False], lost, right]
    assert ask(opened, CLICKS, [place, 1, 200, 0])[:2] == [[True], 1]
    assert ask(opened, CLICKS, [place, 2, 2000, 0])[:2] == [[True, False], 1]
    assert ask(opened, CLICKS, [place, 3, 200, 0]) == [[False, False], 0, None]  # open again


def test_a_mark_that_was_passed_over_is_not_made_again(visit: Open) -> None:
    """By redo it was there, wrong, and had cost nothing."""
    opened = visit("nurikabe", new=True)
    (place,) = wrong_places(opened, "nurikabe", 1)
    buttons = """place => {
        play.options.select.value = "hearts";
        play.restart();
        for (const way of [1, -1]) play.input.cycle(place, way);
        return [play.state.mistakes, play.state.undone];
    }"""
    assert ask(opened, buttons, place) == [0, []]


def test_starting_again_forgets_mistakes_that_were_undone(visit: Open) -> None:
    opened = visit("nurikabe", new=True)
    judge(opened, "hearts")
    press(opened, wrong_places(opened, "nurikabe", 1)[0])
    opened.page.keyboard.press("Control+z")
    assert "2 of 3 hearts" in score(opened)
    button(opened, "Start again")
    assert "3 of 3 hearts" in score(opened)
    opened.reload()
    opened.page.click("#tab-try")
    assert "3 of 3 hearts" in score(opened)


def test_the_list_of_ways_to_judge_has_its_own_keys(visit: Open) -> None:
    opened = visit("nurikabe", new=True)
    ways = opened.page.locator("#try").get_by_label("judge my moves")
    before, cursor = ways.input_value(), ask(opened, "() => play.cursor")
    ways.focus()
    opened.page.keyboard.press("ArrowDown")
    assert ways.input_value() != before
    assert ask(opened, "() => play.cursor") == cursor


def test_what_is_on_trial_again_can_be_dropped(visit: Open) -> None:
    opened = visit("nurikabe", new=True)
    button(opened, "Trial")
    press(opened, "r1c2")
    opened.reload()
    opened.page.click("#tab-try")
    button(opened, "Drop the trial")
    assert marks(opened) == {}
    opened.page.keyboard.press("Control+y")
    button(opened, "Drop the trial")
    assert marks(opened) == {}


def test_who_starts_again_is_on_trial_no_more(visit: Open) -> None:
    opened = visit("nurikabe")
    trial = opened.page.locator("#try .marks .trial")
    button(opened, "Trial")
    press(opened, "r1c1")
    button(opened, "Start again")
    press(opened, "r1c1")
    assert trial.count() == 0
    press(opened, "r1c2")
    button(opened, "Undo")
    assert opened.page.is_hidden("#try button:text-is('Drop the trial')")
    button(opened, "Undo")
    button(opened, "Undo")  # of the start
    assert trial.count() == 1
    button(opened, "Drop the trial")
    assert marks(opened) == {}


@pytest.mark.sweep
def test_the_clock_runs_only_while_one_plays(visit: Open) -> None:
    opened = visit("light_up")
    page = opened.page
    assert "Time" not in score(opened)
    page.locator("#try").get_by_label("show the time").check()
    page.wait_for_function(
        "() => document.querySelector('#try .score').textContent.includes('0:01')"
    )
    page.click("#tab-lesson")
    seconds = ask(opened, "() => 0")
    assert seconds == 0
    page.wait_for_timeout(2200)
    page.click("#tab-try")
    assert any(score(opened).endswith(f"Time: 0:0{at}") for at in (1, 2))


@pytest.mark.parametrize(
    ("problem", "place", "value"),
    [
        ("light_up", "r1c2", "empty"),
        ("wormholes", "", "empty"),
        ("alcazar", "", "blocked"),
        ("ripple_effect", "r3c3", "not"),
    ],
)
def test_what_is_obvious_is_filled_in_on_wish(
    visit: Open, problem: str, place: str, value: str
) -> None:
    opened = visit(problem)
    end = dict(data(opened)["end"])
    right = [at for at, own in end.items() if own in ("bulb", "path")]
    opened.page.locator("#try").get_by_label("fill in what is obvious").check()
    for at in [place] if place else right[:6]:
        press(opened, at)
        if problem == "ripple_effect":
            opened.page.keyboard.press(end[at])
    told = [one for values in marks(opened).values() for one in values if one.startswith(value)]
    assert told
    assert ask(opened, "() => play.judge.wrongMarks()") == []
    for _ in [place] if place else right[:6]:
        opened.page.keyboard.press("Control+z")
    assert marks(opened) == {}  # with the move that it came with


@pytest.mark.parametrize("problem", TWO)
def test_marks_on_trial_are_seen_kept_and_dropped(visit: Open, problem: str) -> None:
    opened = visit(problem)
    places = ask(opened, "() => board.places().slice(0, 3)")

    def mark(place: str) -> None:
        press(opened, place)
        if problem == "ripple_effect":
            opened.page.keyboard.press("1")

    trial = opened.page.locator("#try .marks .trial")
    mark(places[0])
    button(opened, "Trial")
    mark(places[1])
    mark(places[2])
    assert trial.count() == 2
    button(opened, "Drop the trial")
    assert list(marks(opened)) == places[:1]
    assert trial.count() == 0
    button(opened, "Trial")
    mark(places[1])
    button(opened, "Keep the trial")
    assert (trial.count(), len(marks(opened))) == (0, 2)


def test_what_is_on_trial_is_not_judged(visit: Open) -> None:
    opened = visit("nurikabe")
    judge(opened, "hearts")
    (wrong,) = wrong_places(opened, "nurikabe", 1)
    button(opened, "Trial")
    press(opened, wrong)
    assert "Wrong" not in said(opened)
    assert "3 of 3" in score(opened)
    assert "on trial" in opened.page.inner_text("#try .moves")
    button(opened, "Keep the trial")
    assert "2 of 3" in score(opened)


@pytest.mark.parametrize("problem", TWO)
def test_what_is_possible_can_be_clicked(visit: Open, problem: str) -> None:
    opened = visit(problem)
    titles = {rule["title"]: rule["law"] for rule in data(opened)["rules"]}
    first = opened.page.locator("#try .possible button").first
    title = first.inner_text()
    first.click()
    assert said(opened).startswith(f"{title}: {titles[title]} It says something of r")
    assert opened.page.locator("#try .ring.decided").count() > 0
    button(opened, "What?")
    button(opened, "Do it")
    assert len(marks(opened)) > 0
    assert ask(opened, "() => play.judge.wrongMarks()") == []


@pytest.mark.parametrize("problem", ["nurikabe", "light_up", "ripple_effect", "alcazar"])
def test_the_list_of_moves_tells_what_was_marked(visit: Open, problem: str) -> None:
    """One after the other at the same place: right and wrong could not be told apart."""
    opened = visit(problem, new=True)
    opened.page.click("#tab-try")
    opened.page.locator("#try .board").focus()
    fact, other = {
        "nurikabe": ("r1c1 is sea", "r1c1 is island"),
        "light_up": ("r1c1 has a bulb", "r1c1 is empty"),
        "ripple_effect": ("r1c1 is 2", "r1c1 is not 1"),
        "alcazar": ("r1c7-top is in the path", "r1c7-top is blocked"),
    }[problem]
    keys = ["2", "Shift+1"] if problem == "ripple_effect" else ["Enter", "Enter"]
    told = []
    for key in keys:
        opened.page.evaluate("() => { performance.now = () => Infinity; }")  # each is a move
        opened.page.keyboard.press(key)
        told.append(opened.page.inner_text("#try .moves li >> nth=0"))
    assert told == [f"· {fact}", f"· {other}"]
    opened.page.keyboard.press("Backspace")
    assert opened.page.inner_text("#try .moves li >> nth=0") == "↺ " + (
        "r1c7-top" if problem == "alcazar" else "r1c1"
    )


def test_who_has_no_move_to_be_judged_is_told_so(visit: Open) -> None:
    opened = visit("nurikabe", new=True)
    opened.page.click("#tab-try")
    button(opened, "Judge my moves")
    assert said(opened) == "There is no move yet."
    press(opened, wrong_places(opened, "nurikabe", 1)[0])
    button(opened, "Judge my moves")
    assert "Wrong: the answer is different here." in opened.page.inner_text("#try .moves")


def test_of_a_stroke_what_is_wrong_is_said_to_the_end(visit: Open) -> None:
    """A heart was gone, and the last of its moves said to be forced."""
    opened = visit("nurikabe", "sample/2")
    judge(opened, "hearts")
    drag(opened, "r4c1", "r4c4", steps=9)  # of which the first is an island
    assert said(opened).startswith("r4c4: sea. Forced")
    assert said(opened).endswith("Wrong before that: r4c1. Why?")
    assert opened.page.locator("#try .ring.wrong").count() == 1
    press(opened, "r4c5")
    assert "Wrong" not in said(opened)


@pytest.mark.sweep  # a second or two
def test_of_several_places_it_is_said_what_is_marked(visit: Open) -> None:
    """Nothing was said by Do it."""
    opened = visit("light_up", "sample/2")
    for name in "Hint", "Which rule?", "What follows?", "Do it":
        button(opened, name)
    assert said(opened) == "r1c2, r1c4 and r2c3 are empty"


def test_of_nothing_on_trial_nothing_comes_again(visit: Open) -> None:
    """It was said that redo brings it again."""
    opened = visit("light_up")
    for name in "Trial", "Drop the trial":
        button(opened, name)
    assert said(opened) == "The trial is dropped."


def test_of_a_trial_that_is_kept_it_is_said_how_often_it_is_wrong(visit: Open) -> None:
    """A heart was gone, and nothing said so."""
    opened = visit("nurikabe", "sample/2")
    judge(opened, "hearts")
    button(opened, "Trial")
    press(opened, "r4c1")
    button(opened, "Keep the trial")
    assert said(opened) == "The trial is kept, with 1 mistake."
