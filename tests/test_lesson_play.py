"""Try it yourself, in a real browser: laws, drawing, keys, touch, hints, what is kept."""

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from judge.checkers import Wrong, alcazar
from lessons.page import page
from tests.browser import Visit, chromium
from tests.cases import PROBLEMS, Problem

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SAMPLES = dict.fromkeys(["nurikabe", "light_up", "wormholes", "ripple_effect"], "sample/1")
SAMPLES["alcazar"] = "sample/2"
BOARDS = 200  # wrong and right ones that the page and a checker are asked about, of each case
Open = Callable[..., Visit]
Facts = list[tuple[str, str]]

# What a test asks of the page's own program: `play` is a game of its own, on no screen.
SETUP = """const { ARROWS, Board, Play, factsOf, make, puzzleMaker, svg } = page;
const lesson = JSON.parse(document.getElementById("data").textContent);
const puzzle = (await puzzleMaker(lesson.solution))(lesson.givens);
const board = new Board(svg("svg"), puzzle), play = new Play(make("section"), lesson, puzzle);"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """One browser for all tests."""
    with chromium() as running:
        yield running


@pytest.fixture
def visit(browser: Any, tmp_path: Path) -> Iterator[Open]:
    """Open the lesson of a case and go to the board to play on."""
    visits: list[Visit] = []

    def visit(problem: str, case: str = "", script: str = "", **options: Any) -> Visit:
        text = puzzle(problem, case or SAMPLES[problem])
        path = tmp_path / f"{problem}-{len(visits)}.html"
        html = written_page(problem, text)
        path.write_text(html.replace("<script", f"<script>{script}</script><script", 1), "utf-8")
        visits.append(Visit(browser, path, **options))
        visits[-1].page.click("#tab-try")
        return visits[-1]

    yield visit
    for each in visits:
        each.close()


@cache
def written_page(problem: str, text: str) -> str:
    """The page of a puzzle."""
    return page(problem, "test", text)


def problem_of(name: str) -> Problem:
    """The problem of that name."""
    return next(problem for problem in PROBLEMS if problem.name == name)


def puzzle(problem: str, case: str) -> str:
    """The text of a case."""
    return (problem_of(problem).folder / "data" / f"{case}.in").read_text()


def data(opened: Visit) -> dict[str, Any]:
    """The data of a lesson's page."""
    return json.loads(opened.page.text_content("#data"))


def ask(opened: Visit, program: str, argument: Any = None) -> Any:
    """What a function says in which `lesson`, `puzzle`, `board` and `play` are the page's."""
    return opened.page.evaluate(
        f"async argument => {{ {SETUP} return ({program})(argument); }}", argument
    )


def point(opened: Visit, spot: str | tuple[float, float]) -> tuple[float, float]:
    """Where a place, or a point (x, y) given in cells, is on the screen."""
    at = opened.page.evaluate(
        """spot => {
            const { UNIT, spotOf } = page, board = document.querySelector("#try .board");
            const {x, y} = typeof spot === "string" ? spotOf(spot) : { x: spot[0], y: spot[1] };
            if (!board.dataset.there) board.scrollIntoView({ block: "center" });
            board.dataset.there = true;
            const at = new DOMPoint(x * UNIT, y * UNIT).matrixTransform(board.getScreenCTM());
            return [at.x, at.y];
        }""",
        spot,
    )
    return at[0], at[1]


def press(opened: Visit, place: str, **options: Any) -> None:
    """Click a place."""
    opened.page.mouse.click(*point(opened, place), **options)


def drag(opened: Visit, *spots: str | tuple[float, float], steps: int = 1) -> None:
    """Press at the first spot, go over the others and let go."""
    mouse = opened.page.mouse
    mouse.move(*point(opened, spots[0]))
    mouse.down()
    for spot in spots[1:]:
        mouse.move(*point(opened, spot), steps=steps)
    mouse.up()


def button(opened: Visit, name: str) -> None:
    """Press a button of the game."""
    opened.page.click(f"#try button:text-is('{name}')")


def said(opened: Visit) -> str:
    """What the page says of the last move."""
    return opened.page.inner_text("#try .sentence")


def marks(opened: Visit) -> dict[str, list[str]]:
    """{place: values} that the player has set, as they are kept."""
    key = opened.page.evaluate("Object.keys(localStorage).find(key => key.startsWith('lesson '))")
    kept = json.loads(opened.page.evaluate("key => localStorage.getItem(key)", key))
    changes = [change for move in kept["done"] for change in move["changes"]]
    state = {change["place"]: change["after"] for change in changes}
    return {place: values for place, values in state.items() if values}


def pictures(opened: Visit) -> list[str]:
    """All that is drawn into the board, in no order."""
    return sorted(
        opened.page.locator("#try .mark").evaluate_all("all => all.map(one => one.outerHTML)")
    )


# --- The laws ---------------------------------------------------------------------------------


def flipped(problem: str, facts: dict[str, str], chance: random.Random, plan: Any) -> Facts:
    """An answer with a few changes, so that many are wrong and some are right."""
    places, facts = sorted(facts), dict(facts)
    if problem == "alcazar":
        for _ in range(chance.choice([0, 1, 1, 2])):
            for edge in chance.choice(plan):  # around a corner: loops, and other ways through
                facts[edge] = {"path": "blocked", "blocked": "path"}[facts[edge]]
    others = {"sea": "island", "island": "sea", "bulb": "no bulb", "no bulb": "bulb"}
    others |= {"path": "blocked", "blocked": "path"}
    for place in chance.sample(places, chance.choice([0, 0, 1, 2])):
        own = facts[place]
        facts[place] = others.get(own) or chance.choice(list(facts.values()))
    return sorted(facts.items())


def corners(facts: dict[str, str]) -> list[list[str]]:
    """The four edges around each corner at which no wall ends."""
    found = []
    cells = {tuple(map(int, one[1:].split("c"))) for edge in facts for one in edge.split("-")[:1]}
    for r, c in sorted(cells):
        a, b, d, e = f"r{r}c{c}", f"r{r}c{c + 1}", f"r{r + 1}c{c}", f"r{r + 1}c{c + 1}"
        edges = [f"{a}-{b}", f"{d}-{e}", f"{a}-{d}", f"{b}-{e}"]
        if all(edge in facts for edge in edges):
            found.append(edges)
    return found


def drawn(problem: Problem, text: str, givens: dict[str, Any], facts: Facts) -> str:
    """A whole board as the answer that a program would print."""
    if problem.checker == "alcazar":
        plan = alcazar.read(text)
        ends = {edge_name(plan, edge): edge for edge in plan.edges()}
        return "\n".join(plan.draw(ends[edge] for edge, value in facts if value == "path"))
    height, width = givens["size"]
    value = dict(facts)
    names = [[f"r{r}c{c}" for c in range(1, width + 1)] for r in range(1, height + 1)]
    if problem.checker == "nurikabe":
        land = {name for row in names for name in row if value.get(name) != "sea"}
        value = {name: str(size) for name, size in sizes(land).items()}
        return written([[value.get(name, "~") for name in row] for row in names])
    if problem.checker == "ripple_effect":
        return written([[value[name] for name in row] for row in names])
    tokens = zip(names, givens["grid"], strict=True)
    rows = [zip(row, line, strict=True) for row, line in tokens]
    return written(
        [["*" if value.get(name) == "bulb" else own for name, own in row] for row in rows]
    )


def sizes(land: set[str]) -> dict[str, int]:
    """The size of the island of each cell."""
    found: dict[str, int] = {}
    for start in land:
        island = [start]
        for name in island:
            r, c = map(int, name[1:].split("c"))
            beside = {f"r{r - 1}c{c}", f"r{r + 1}c{c}", f"r{r}c{c - 1}", f"r{r}c{c + 1}"}
            island += sorted((beside & land) - set(island))
        found[start] = len(island)
    return found


def written(rows: list[list[str]]) -> str:
    """The rows as text, with blanks if one of their numbers has two digits."""
    gap = " " if any(len(token) > 1 for row in rows for token in row) else ""
    return "\n".join(gap.join(row) for row in rows)


def edge_name(plan: alcazar.Puzzle, edge: alcazar.Edge) -> str:
    """An edge in the words of lessons."""
    (r, c), (below, right) = edge
    one, other = f"r{r + 1}c{c + 1}", f"r{below + 1}c{right + 1}"
    if r < 0 or c < 0:
        return other + ("-top" if r < 0 else "-left")
    if below == plan.height or right == plan.width:
        return one + ("-bottom" if below == plan.height else "-right")
    return f"{one}-{other}"


def refused(problem: Problem, text: str, answer: str) -> bool:
    """Whether the checker refuses an answer."""
    try:
        problem.check(text, answer)
    except Wrong:
        return True
    return False


LAW_CASES = [
    *("nurikabe sample/1", "nurikabe secret/7x7-structural-questions3-seed1"),
    *("nurikabe several_answers/small", "light_up sample/1", "light_up several_answers/small"),
    *("light_up secret/7x7-hard-seed1", "wormholes sample/1", "wormholes secret/09-passed-twice"),
    *("wormholes several_answers/small", "ripple_effect sample/1", "alcazar sample/1"),
    *("ripple_effect several_answers/small", "alcazar sample/2", "alcazar several_answers/open"),
    *("alcazar secret/5x5-few-structural-seed2", "alcazar secret/01-one-cell"),
]


@pytest.mark.parametrize("case", LAW_CASES)
def test_the_laws_are_those_of_the_checker(visit: Open, case: str) -> None:
    name, path = case.split()
    problem, text, chance = problem_of(name), puzzle(name, path), random.Random(case)
    opened = visit(name, path)
    start = {place for place, _ in data(opened)["start"]}
    answer = {place: value for place, value in data(opened)["end"] if place not in start}
    plan = corners(answer) or [[]]
    givens, given = data(opened)["givens"], data(opened)["start"]
    boards = [flipped(name, answer, chance, plan) for _ in range(BOARDS)]
    early, late = ask(
        opened,
        """boards => [false, true].map(done => boards.map(
            facts => puzzle.broken(factsOf(facts), done).length > 0))""",
        [[*given, *facts] for facts in boards],
    )
    for facts, at_work, at_end in zip(boards, early, late, strict=True):
        answer = drawn(problem, text, givens, [*given, *facts])
        assert at_end == refused(problem, text, answer), answer
        assert at_end or not at_work, answer
    assert 0 < sum(late) < len(boards)


@pytest.mark.parametrize("problem", SAMPLES)
def test_no_law_is_broken_on_the_way_to_an_answer(visit: Open, problem: str) -> None:
    opened, chance = visit(problem), random.Random(problem)
    lesson = data(opened)
    steps = [[place, step["value"]] for step in lesson["steps"] for place in step["places"]]
    facts = [*lesson["end"], *[fact for fact in steps if fact not in lesson["end"]]]
    parts = [chance.sample(facts, chance.randrange(len(facts))) for _ in range(200)]
    broken = "parts => parts.map(part => puzzle.broken(factsOf(part), false).length > 0)"
    assert not any(ask(opened, broken, [lesson["start"] + part for part in parts]))


# --- What is forced ---------------------------------------------------------------------------


@pytest.mark.parametrize("problem", SAMPLES)
def test_what_is_forced_is_what_has_its_needs(visit: Open, problem: str) -> None:
    """The page's own count of what a player has, compared with another."""
    opened, chance = visit(problem), random.Random(problem)
    lesson = data(opened)
    facts = [[place, step["value"]] for step in lesson["steps"] for place in step["places"]]
    parts = [chance.sample(facts, chance.randrange(len(facts))) for _ in range(40)]
    found = ask(
        opened,
        """parts => parts.map(part => {
            play.state.facts = factsOf(lesson.start, part);
            return play.judge.forced().map(opening => lesson.openings.indexOf(opening));
        })""",
        parts,
    )
    for part, at in zip(parts, found, strict=True):
        own = {(place, value) for place, value in part}
        numbers = {place: value for place, value in own if value.isdigit()}
        own |= {
            (place, f"not {other}")
            for place, value in numbers.items()
            for other in range(1, 40)
            if str(other) != value
        }
        expected = [
            index
            for index, (_, _, _, needs, upto) in enumerate(lesson["openings"])
            if upto is None and own >= {tuple(lesson["facts"][need]) for need in needs}
        ]
        assert [index for index in at if lesson["openings"][index][4] is None] == expected


@pytest.mark.parametrize(
    "case",
    [
        *(f"{problem} {case}" for problem, case in SAMPLES.items()),
        *("nurikabe secret/8x8-cases-seed1", "light_up secret/10x10-hard-cases-seed1"),
        *("ripple_effect secret/7x7-cases-seed1", "alcazar secret/7x7-few-structural-seed1"),
        "light_up secret/15-half-solved",
    ],
)
def test_every_step_is_forced_and_they_lead_to_the_end(visit: Open, case: str) -> None:
    opened = visit(*case.split())
    kinds, left, done, steps = ask(
        opened,
        """() => {
            const kinds = lesson.steps.map(step => {
                const before = play.state.done.length;
                play.make(step);
                return play.state.done.slice(before).map(move => move.judged.kind).join();
            });
            return [kinds, play.judge.openNow().length, play.judge.isDone(), play.judge.made];
        }""",
    )
    assert set(kinds) <= {"forced", ""}  # a number that stands says what it is not, too
    assert (left, done, steps) == (0, True, len(kinds))


def test_moves_are_judged(visit: Open) -> None:
    opened = visit("ripple_effect")
    lesson = data(opened)
    forced = {lesson["facts"][one[1]][0] for one in lesson["openings"] if not one[3]}
    places = {place for step in lesson["steps"] for place in step["places"]}
    later = next(fact for fact in lesson["end"] if fact[0] in places - forced)
    press(opened, later[0])
    opened.page.keyboard.press(f"Digit{later[1]}")
    assert "Right, but not yet forced" in said(opened)
    wrong = "2" if later[1] == "1" else "1"
    opened.page.evaluate(
        """key => document.querySelector("#try .board").dispatchEvent(
            new KeyboardEvent("keydown", { key, code: `Numpad${key}`, bubbles: true }))""",
        wrong,
    )
    assert "Wrong: the answer is different here." in said(opened)
    assert opened.page.locator("#try .moves .wrong, #try .ring.wrong").count() == 2
    opened.page.locator("#try").get_by_label("judge my moves").uncheck()
    assert opened.page.locator("#try .moves .wrong, #try .ring.wrong").count() == 0
    opened.page.keyboard.press("Backspace")
    opened.page.keyboard.press(f"Digit{wrong}")
    assert "Wrong" not in said(opened)
    opened.page.locator("#try").get_by_label("judge my moves").check()
    assert opened.page.locator("#try .moves .wrong").count() == 2


@pytest.mark.parametrize("problem", ["nurikabe", "light_up", "wormholes", "alcazar"])
def test_a_click_shows_its_proof_or_that_it_is_wrong(visit: Open, problem: str) -> None:
    opened = visit(problem)
    lesson = data(opened)
    first = {"nurikabe": "sea", "alcazar": "path"}.get(problem, "bulb")
    start = {place for place, _ in lesson["start"]}
    wrong = next(at for at, value in lesson["end"] if value != first and at not in start)
    press(opened, wrong)
    assert opened.page.locator("#try .ring.wrong").count() == 1
    opened.page.keyboard.press("Backspace")
    assert opened.page.locator("#try .ring.wrong").count() == 0
    proved = [one for one in lesson["openings"] if one[2] and not one[3] and one[4] is None]
    place, value = lesson["facts"][proved[0][1]]
    press(opened, place, button="left" if value == first else "right")
    assert "Forced, by" in said(opened)
    assert opened.page.locator("#try .ring.because").count() > 0


def test_going_back_ends_before_the_first_mistake(visit: Open) -> None:
    opened = visit("light_up")
    answer = dict(data(opened)["end"])
    right = [place for place, value in answer.items() if value == "bulb"][:2]
    wrong = next(place for place, value in answer.items() if value == "no bulb")
    for place in right[0], wrong, right[1]:
        press(opened, place)
    opened.page.keyboard.press("h")
    assert "First there is a mistake to mend." in said(opened)
    button(opened, "Go back to before it")
    assert marks(opened) == {right[0]: ["bulb"]}
    opened.page.keyboard.press("Control+Shift+z")
    opened.page.keyboard.press("Control+y")
    assert set(marks(opened)) == {wrong, *right}


def test_possible_now_shrinks_and_grows(visit: Open) -> None:
    opened = visit("alcazar")
    seen = [ask(opened, "() => play.judge.openNow().length")]
    for step in data(opened)["steps"][:6]:
        for place in step["places"]:
            press(opened, place)
            if step["value"] == "blocked":
                press(opened, place)
        seen.append(ask(opened, "() => play.judge.openNow().length"))
    assert len(set(seen)) > 3
    while opened.page.locator("#try button:text-is('Undo')").is_enabled():
        button(opened, "Undo")
    assert ask(opened, "() => play.judge.openNow().length") == seen[0]


# --- By mouse, by touch, by keyboard ----------------------------------------------------------


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


def test_a_press_that_is_let_go_elsewhere_is_no_move(visit: Open) -> None:
    opened = visit("nurikabe")
    drag(opened, "r1c2", "r1c3", "r2c3")
    drag(opened, "r1c2", (-3.0, -1.0))
    assert opened.page.locator("#try .marks .mark").count() == 0


def test_a_click_in_the_middle_of_a_cell_of_walls_and_ways_is_no_move(visit: Open) -> None:
    opened = visit("alcazar")
    press(opened, "r2c2")
    assert ask(opened, "() => play.state.done.length") == 0


def test_a_fast_line_has_no_gaps(visit: Open) -> None:
    opened = visit("alcazar")
    drag(opened, (2.5, 5.5), (6.5, 5.5), (6.5, 3.5))
    across = [f"r6c{c}-r6c{c + 1}" for c in range(3, 7)]
    assert marks(opened) == {edge: ["path"] for edge in [*across, "r5c7-r6c7", "r4c7-r5c7"]}
    for _ in range(3):
        opened.page.keyboard.press("Control+z")
    assert list(marks(opened)) == across[:3]
    opened.page.keyboard.press("Control+y")
    assert list(marks(opened)) == across


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


@pytest.mark.parametrize("problem", SAMPLES)
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


@pytest.mark.parametrize("problem", SAMPLES)
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


# --- What is kept -----------------------------------------------------------------------------


@pytest.mark.parametrize("problem", SAMPLES)
def test_a_game_goes_on_after_a_reload(visit: Open, problem: str) -> None:
    opened = visit(problem)
    for _ in range(3):
        for _ in range(3):
            opened.page.keyboard.press("h")
        button(opened, "Do it")
    opened.page.keyboard.press("Control+z")
    opened.page.locator("#try").get_by_label("judge my moves").uncheck()
    before, shown = marks(opened), pictures(opened)
    opened.page.reload()
    opened.page.click("#tab-try")
    assert marks(opened) == before
    assert pictures(opened) == shown
    assert not opened.page.locator("#try").get_by_label("judge my moves").is_checked()
    opened.page.keyboard.press("Control+y")
    assert marks(opened) != before
    assert ask(opened, "() => play.judge.made") == 3


@pytest.mark.parametrize(
    "kept",
    [
        "no JSON",
        "null",
        '{"done": 3}',
        '{"done": [{"changes": [{"place": "r1c1", "after": ["sea"]}]}], "undone": []}',
        '{"done": []}',
    ],
)
def test_what_others_have_kept_does_no_harm(visit: Open, kept: str) -> None:
    opened = visit("nurikabe")
    press(opened, "r1c2")
    key = opened.page.evaluate("Object.keys(localStorage)[0]")
    opened.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [key, kept])
    opened.page.reload()
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


# --- Unusual puzzles --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("case", "place"),
    [
        ("light_up secret/06-in-progress", "r1c1"),
        ("light_up secret/06-in-progress", "r2c2"),
        ("alcazar secret/16-in-progress", "r1c1-left"),
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


@pytest.mark.parametrize("problem", SAMPLES)
def test_of_several_answers_none_is_the_right_one(visit: Open, problem: str) -> None:
    case = "several_answers/open" if problem == "alcazar" else "several_answers/small"
    opened = visit(problem, case)
    place = ask(opened, "() => board.places()[0]")
    press(opened, place)
    if problem == "ripple_effect":
        opened.page.keyboard.press("1")
    assert "This puzzle has several answers" in opened.page.inner_text("#try .moves")
    button(opened, "Show mistakes")
    assert "This puzzle has several answers" in said(opened)
    button(opened, "Start again")
    for facts in answers(problem_of(problem), puzzle(problem, case))[:3]:
        kept = "facts => puzzle.broken(factsOf(lesson.start, facts), true).length"
        assert ask(opened, kept, facts) == 0


VALUES = {
    "alcazar": ["path", "blocked"],
    "light_up": ["bulb", "no bulb"],
    "nurikabe": ["sea", "island"],
    "ripple_effect": [1, 2, 3],
}


def answers(problem: Problem, text: str) -> list[Facts]:
    """What each answer says of the places that are open."""
    solver = problem.module()
    board = solver.parse(text)

    def is_so(answer: Any, cell: int, value: Any) -> bool:
        try:
            return answer.mark(cell, value) is answer
        except solver.Contradiction:
            return False

    return [
        [
            (solver.names(board, cell), str(value))
            for cell in solver.each(board.unknown)
            for value in VALUES[problem.checker]
            if is_so(answer, cell, value)
        ]
        for answer in solver.solve(board)
    ]


def test_stuck_where_the_rules_are(visit: Open) -> None:
    opened = visit("ripple_effect", "several_answers/small")
    opened.page.keyboard.press("h")
    assert said(opened) == "The rules are stuck here too: only search goes on."


@pytest.mark.parametrize(
    "case", ["light_up secret/04-all-walls", "ripple_effect secret/09-all-givens"]
)
def test_a_board_with_nothing_to_do(visit: Open, case: str) -> None:
    opened = visit(*case.split())
    opened.page.focus("#try .board")
    for key in "ArrowDown", "Enter", "Backspace", "1", "Control+z", "Control+y", "h", "c":
        opened.page.keyboard.press(key)
    assert said(opened) == "Done: every law is kept."


def test_a_large_board_is_quick(visit: Open) -> None:
    opened = visit("nurikabe", "secret/20x20-direct-seed20")
    took = ask(
        opened,
        """() => {
            const start = performance.now();
            for (const step of lesson.steps.slice(0, 20)) play.make(step);
            return (performance.now() - start) / 20;
        }""",
    )
    assert took < 100  # milliseconds for a move that is judged and drawn
