"""Play on a lesson's page, as people do, and what a test asks of the page's own program."""

import json
from typing import Any

from tests.helpers.browser import Visit
from tests.helpers.cases import problem_of

# What a test asks of the page's own program: `play` is a game of its own, on no screen.
SETUP = """const { ARROWS, Board, Play, factsOf, make, puzzleMaker, svg } = page;
const lesson = JSON.parse(document.getElementById("data").textContent);
const puzzle = (await puzzleMaker(lesson.solution))(lesson.givens);
const board = new Board(svg("svg"), puzzle), play = new Play(make("section"), lesson, puzzle);"""


def puzzle(problem: str, case: str) -> str:
    """The text of a case."""
    return (problem_of(problem).folder / "data" / f"{case}.in").read_text()


def ask(opened: Visit, program: str, argument: Any = None) -> Any:
    """What a function says in which `lesson`, `puzzle`, `board` and `play` are the page's."""
    return opened.page.evaluate(
        f"async argument => {{ {SETUP} return ({program})(argument); }}", argument
    )


def point(opened: Visit, spot: str | tuple[float, float]) -> tuple[float, float]:
    """Where a place, or a point (x, y) given in cells, is on the screen."""
    at = opened.page.evaluate(
        """async spot => {
            const { UNIT, spotOf } = page, board = document.querySelector("#try .board");
            const {x, y} = typeof spot === "string" ? spotOf(spot) : { x: spot[0], y: spot[1] };
            const top = () => board.getBoundingClientRect().top;
            if (!board.dataset.there) board.scrollIntoView({ block: "center" });
            for (let before = NaN; !board.dataset.there && before !== top();) {  // it moves
                before = top();
                await new Promise(resolve => setTimeout(resolve, 20));
            }
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


def judge(opened: Visit, when: str = "always") -> None:
    """Choose when moves are judged: asked, always, hearts."""
    opened.page.locator("#try").get_by_label("judge my moves").select_option(when)


def said(opened: Visit) -> str:
    """What the page says of the last move."""
    return opened.page.inner_text("#try .sentence")


def marks(opened: Visit) -> dict[str, list[str]]:
    """{place: values} that the player has set, as they are kept."""
    opened.page.wait_for_function(
        "() => Object.keys(localStorage).some(key => key.startsWith('lesson '))"
    )
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
