"""By mouse, by touch, by keyboard."""

import pytest

from tests.helpers.browser import Visit
from tests.helpers.pages import PHONE, SAMPLES, TWO, Open, data
from tests.helpers.play import ask, button, drag, marks, point, press, said
from tests.helpers.sweep import unless


def test_a_click_on_an_edge_may_shake(visit: Open) -> None:
    opened = visit("alcazar")
    for expected in ["path"], ["blocked"], None:
        drag(opened, (0.97, 1.5), (1.05, 1.52), steps=4)
        assert marks(opened).get("r2c1-r2c2") == expected


@pytest.mark.parametrize("problem", ["nurikabe", "light_up", "wormholes", "alcazar"])
def test_other_buttons(visit: Open, problem: str) -> None:
    """The right one goes the other way, the middle one is the browser's."""
    opened = visit(problem)
    place = ask(opened, "() => board.places()[1]")
    for expected in [*reversed(ask(opened, "() => board.puzzle.values")), None]:
        press(opened, place, button="middle")
        press(opened, place, button="right")
        assert marks(opened).get(place, [None]) == [expected]
    told = " ".join(ask(opened, "() => board.puzzle.how"))
    assert "right click goes the other way" in told
    assert "Drag" in told


def test_a_press_that_is_let_go_elsewhere_is_no_move(visit: Open) -> None:
    opened = visit("ripple_effect")
    drag(opened, "r1c2", "r1c3", "r2c3")
    drag(opened, "r1c2", (-3.0, -1.0))
    assert opened.page.locator("#try .marks .mark").count() == 0


def test_a_number_that_is_too_large_is_said_to_be(visit: Open) -> None:
    opened = visit("ripple_effect")
    opened.page.locator("#try .board").focus()
    opened.page.keyboard.press("9")
    place, words = said(opened).split(": ")
    assert (
        words == f"numbers go from 1 to {ask(opened, 'place => puzzle.most(place)', place)} here."
    )
    assert opened.page.locator("#try .marks .mark").count() == 0


@pytest.mark.parametrize(("problem", "value"), [("nurikabe", "sea"), ("light_up", "bulb")])
def test_dragging_paints_and_is_undone_as_one(visit: Open, problem: str, value: str) -> None:
    opened = visit(problem)
    given = data(opened)["givens"]
    grid = given.get("grid") or ["....."] * 5
    row = [f"r1c{c + 1}" for c, word in enumerate(grid[0]) if word == "."]
    drag(opened, row[0], row[-1])
    assert marks(opened) == {place: [value] for place in row}
    opened.page.keyboard.press("Control+z")
    assert marks(opened) == {}
    opened.page.keyboard.press("Control+y")
    assert set(marks(opened)) == set(row)


def test_painting_changes_only_what_is_as_the_first_was(visit: Open) -> None:
    opened = visit("nurikabe")
    press(opened, "r1c3", button="right")
    drag(opened, "r1c2", "r1c3", "r1c4", "r2c4", steps=3)
    assert marks(opened)["r1c3"] == ["island"]
    assert {place for place, own in marks(opened).items() if own == ["sea"]} == {
        *("r1c2", "r1c4", "r2c4")
    }
    drag(opened, "r1c2", "r1c4", steps=3)
    assert marks(opened)["r1c2"] == marks(opened)["r1c4"] == ["island"]
    assert marks(opened)["r2c4"] == ["sea"]


def test_a_click_in_the_middle_of_a_cell_of_walls_and_ways_is_no_move(visit: Open) -> None:
    opened = visit("alcazar")
    press(opened, "r2c2")
    assert ask(opened, "() => play.state.done.length") == 0


def test_a_fast_line_has_no_gaps(visit: Open) -> None:
    opened = visit("alcazar")
    drag(opened, (2.5, 5.5), (6.5, 5.5), (6.5, 3.5))
    across = [f"r6c{c}-r6c{c + 1}" for c in range(3, 7)]
    assert marks(opened) == {edge: ["path"] for edge in [*across, "r5c7-r6c7", "r4c7-r5c7"]}
    opened.page.keyboard.press("Control+z")
    assert list(marks(opened)) == []
    opened.page.keyboard.press("Control+y")
    assert len(marks(opened)) == 6


def test_a_line_drawn_back_goes_away(visit: Open) -> None:
    opened = visit("alcazar")
    drag(opened, (2.5, 5.5), (5.5, 5.5), (3.5, 5.5), steps=9)
    assert list(marks(opened)) == ["r6c3-r6c4"]


def test_a_line_goes_through_doors_and_not_through_walls(visit: Open) -> None:
    opened = visit("alcazar")
    drag(opened, (0.5, 0.5), (-0.3, 0.5), steps=5)
    assert list(marks(opened)) == ["r1c1-left"]
    drag(opened, (0.5, 0.5), (0.5, 1.5), (0.5, 2.5), (0.5, 3.5), steps=5)
    assert "r2c1-r3c1" not in data(opened)["givens"]["edges"]
    assert "r2c1-r3c1" not in marks(opened)


def test_shift_and_arrows_draw(visit: Open) -> None:
    opened, keys = visit("alcazar"), ("Right", "Right", "Up", "Right", "Up", "Up", "Down")
    press(opened, "r6c3-r6c4")
    opened.page.keyboard.press("Backspace")
    for key in keys:
        opened.page.keyboard.press(f"Shift+Arrow{key}")
        assert (said(opened) == "There is a wall.") == (
            key == "Up" and not marks(opened).get(PATH[2])
        )
    assert list(marks(opened)) == PATH
    for key in "Left", "Left", "Left":
        opened.page.keyboard.press(f"Arrow{key}")
    opened.page.keyboard.press("Shift+ArrowUp")
    assert len(marks(opened)) == 5


# What the keys draw.
PATH = ["r6c3-r6c4", "r6c4-r6c5", "r6c5-r6c6", "r5c6-r6c6"]


def test_shift_and_arrows_draw_through_a_door(visit: Open) -> None:
    opened = visit("alcazar")
    press(opened, "r1c1-left")
    opened.page.keyboard.press("Backspace")
    for key in "Right", "Right", "Left":
        opened.page.keyboard.press(f"Shift+Arrow{key}")
    assert marks(opened) == {"r1c1-left": ["path"]}


@pytest.mark.parametrize("problem", TWO)
def test_arrows_lead_everywhere(visit: Open, problem: str) -> None:
    opened = visit(problem)
    reached = """() => {
        const todo = [board.places()[0]], seen = new Set(todo);
        for (const place of todo) for (const key of Object.keys(ARROWS)) {
            const next = board.neighbour(place, key);
            if (!seen.has(next)) todo.push(next);
            seen.add(next);
        }
        return board.places().filter(place => !seen.has(place));
    }"""
    assert ask(opened, reached) == []


@pytest.mark.parametrize("problem", unless(lambda name: name in ("wormholes", "alcazar"), SAMPLES))
def test_solved_by_keyboard_alone(visit: Open, problem: str) -> None:
    opened = visit(problem)
    keys, lesson = opened.page.keyboard, data(opened)
    start = {place for place, _ in lesson["start"]}
    needed = {"nurikabe": "sea", "alcazar": "path"}.get(problem, "bulb")
    todo = [
        (place, value)
        for place, value in lesson["end"]
        if place not in start and (value == needed or problem == "ripple_effect")
    ]
    routes = ask(opened, ROUTES, [place for place, _ in todo])
    opened.page.focus("#tab-try")
    keys.press("Tab")
    assert opened.page.evaluate("document.activeElement.matches('#try .board')")
    for (_, value), route in zip(todo, routes, strict=True):
        for key in route:
            keys.press(key)
        keys.press(value if problem == "ripple_effect" else "Enter")
    assert said(opened).startswith("Done")


# The keys that lead from the first place to each of the places, one after the other.
ROUTES = """places => {
    let from = board.places()[0];
    return places.map(to => {
        const came = new Map([[from, []]]);
        for (const [place, keys] of came) for (const key of Object.keys(ARROWS)) {
            const next = board.neighbour(place, key);
            if (!came.has(next)) came.set(next, [...keys, key]);
        }
        from = to;
        return came.get(to);
    });
}"""


def finger(opened: Visit, *spots: tuple[float, float]) -> None:
    """Touch the screen at the first spot, go over the others and let go."""
    session = opened.context.new_cdp_session(opened.page)
    for at, (x, y) in enumerate(spots):
        kind = "touchMove" if at else "touchStart"
        points = [{"x": x, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("problem", ["nurikabe", "light_up", "wormholes", "alcazar"])
def test_taps_cycle(visit: Open, problem: str) -> None:
    opened = visit(problem, **PHONE)
    place = ask(opened, "() => board.places().find(place => place.startsWith('r2'))")
    values = ask(opened, "() => board.puzzle.values")
    for expected in [*values, None]:
        opened.page.touchscreen.tap(*point(opened, place))
        assert marks(opened).get(place, [None]) == [expected]
        assert opened.page.locator("#try .marks .mark").count() == (expected is not None)


def test_numbers_are_tapped(visit: Open) -> None:
    opened = visit("ripple_effect", **PHONE)
    place = ask(opened, "() => board.places()[1]")
    opened.page.touchscreen.tap(*point(opened, place))
    opened.page.tap("#try .player button:text-is('1')")
    assert marks(opened) == {place: ["1"]}
    opened.page.tap("#try .player button:text-is('1')")
    assert marks(opened) == {}


@pytest.mark.parametrize("problem", ["nurikabe", "light_up"])
def test_a_finger_that_scrolls_the_page_plays_nothing(visit: Open, problem: str) -> None:
    opened = visit(problem, **PHONE)
    x, y = point(opened, ask(opened, "() => board.places()[5]"))
    before = opened.page.evaluate("scrollY")
    finger(opened, *[(x, y - 12 * step) for step in range(12)])
    opened.page.wait_for_function("before => scrollY > before + 20", arg=before)
    assert ask(opened, "() => play.state.done.length") == 0


def test_a_finger_draws_the_path(visit: Open) -> None:
    opened = visit("alcazar", **PHONE)
    (x, y), (end, _) = point(opened, "r6c3"), point(opened, "r6c7")
    before = opened.page.evaluate("scrollY")
    finger(opened, *[(x + (end - x) * step / 10, y) for step in range(11)])
    assert list(marks(opened)) == [f"r6c{c}-r6c{c + 1}" for c in range(3, 7)]
    assert opened.page.evaluate("scrollY") == before


def test_large_numbers_have_buttons(visit: Open) -> None:
    opened = visit("ripple_effect", "secret/12-room-of-twelve")
    lesson = data(opened)
    open_facts = [fact for fact in lesson["end"] if fact not in lesson["start"]]
    place, value = next(fact for fact in open_facts if len(fact[1]) > 1)
    press(opened, place)
    button(opened, value)
    assert marks(opened) == {place: [value]}
    button(opened, "✎ cross out")
    button(opened, value)
    assert marks(opened) == {place: [f"not {value}"]}
