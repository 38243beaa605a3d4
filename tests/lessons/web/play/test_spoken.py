"""A puzzle is read, played and finished by what a screen reader is told and by keys alone."""

import pytest

from tests.helpers.browser import Visit
from tests.helpers.cases import problem_of
from tests.helpers.pages import SAMPLES, Open
from tests.helpers.walk import Walk, to_mark

EVERY = [
    (problem, f"sample/{path.stem}")
    for problem in SAMPLES
    for path in sorted((problem_of(problem).folder / "data" / "sample").glob("*.in"))
]


def words(opened: Visit) -> list[list[str]]:
    """What each cell is called, row by row."""
    rows = opened.page.get_by_role("grid", name="The board in words").get_by_role("row").all()
    return [row.get_by_role("gridcell").all_text_contents() for row in rows]


def told(opened: Visit) -> str:
    """What was told last."""
    panel = opened.page.get_by_role("tabpanel", name="Try it yourself")
    return panel.get_by_role("status").inner_text()


@pytest.mark.parametrize(("problem", "case"), EVERY)
def test_a_sample_is_solved_by_what_is_told(visit: Open, problem: str, case: str) -> None:
    opened = visit(problem, case)

    def press(key: str) -> str:
        opened.page.keyboard.press(key)
        return told(opened)

    marks = list(to_mark(problem, words(opened)))
    opened.page.get_by_role("application").focus()
    walk = Walk(press)
    for place, key in marks:
        walk.go(place)
        press(key)
    assert told(opened).startswith("Done")


def test_what_was_opened_again_is_told_in_the_list_of_moves(visit: Open) -> None:
    """By ear there was only its place, beside a sign that is not told."""
    opened = visit("nurikabe")
    opened.page.click("#tab-try")
    opened.page.locator("#try .board").focus()
    opened.page.keyboard.press("Enter")
    opened.page.keyboard.press("Backspace")
    last = opened.page.locator("#try .moves li").first
    assert last.get_by_role("img", name="open again").is_visible()


@pytest.mark.parametrize(
    ("problem", "button", "after"),
    [
        ("nurikabe", None, "r1c1: sea"),
        ("light_up", None, "r1c1: bulb"),
        ("ripple_effect", "2", "r1c1: 2, room a of 3 cells"),
    ],
)
def test_cells_in_words_are_pressed_where_there_are_no_keys(
    visit: Open, problem: str, button: str | None, after: str
) -> None:
    """On a phone, who hears a board could read it and do nothing."""
    opened = visit(problem)
    cell = opened.page.locator("#try").get_by_role("gridcell").first
    opened.page.keyboard.press("ArrowDown")  # somewhere else
    cell.dispatch_event("click")  # as a screen reader does
    if button:
        opened.page.get_by_role("group", name="Numbers").get_by_text(button, exact=True).click()
    assert cell.text_content() == after
    assert told(opened).startswith(after.split(",")[0])


def test_of_lines_no_cell_says_that_it_can_be_pressed(visit: Open) -> None:
    """They were called so, and nothing was done."""
    for problem, said in ("nurikabe", "false"), ("alcazar", "true"):
        board = visit(problem).page.locator("#try [role=grid]")
        assert board.get_attribute("aria-readonly") == said
