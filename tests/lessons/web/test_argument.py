"""The argument of a step in the browser: its pictures, and the way through them."""

import re
from typing import Any

import pytest

from tests.helpers.browser import Visit
from tests.helpers.pages import ONE, Open, Written, count, data
from tests.helpers.sweep import in_every, in_sweep

CASES = {
    "light_up": "sample/2",
    "wormholes": "sample/1",
    "ripple_effect": "secret/6x6-cases-seed202",
    "alcazar": "sample/2",
    "nurikabe": "secret/6x6-cases-kept-2",
}
LARGEST = 800_000  # bytes of a page, of which its program has 116,000


@pytest.fixture
def argued(visit: Open) -> Open:
    """Open a lesson of a problem that has arguments."""
    return lambda problem: visit(problem, CASES[problem])


def go(opened: Visit, step: int) -> list[dict[str, Any]]:
    """Go to a step, by its number, and open its argument; the pictures."""
    opened.page.locator("#lesson").get_by_label("Which step").fill(str(step))
    opened.page.click("#argument summary")
    pictures, lists = data(opened)["steps"][step - 1].get("argument", []), data(opened)["lists"]
    return [picture | {"says": lists[picture["says"]]} for picture in pictures]


def first(opened: Visit, *rules: str) -> int:
    """The number of the first step with an argument; by these rules, if some are given."""
    steps = enumerate(data(opened)["steps"], 1)
    return next(
        at
        for at, step in steps
        if step.get("argument", []) and (not rules or step["rule"] in rules)
    )


def noted(opened: Visit, picture: dict[str, Any]) -> list[str]:
    """The words that a picture shows at places."""
    return data(opened)["lists"][picture["notes"]].split()[1::2] if "notes" in picture else []


@pytest.mark.parametrize("problem", CASES)
def test_forward_goes_through_the_pictures(argued: Open, problem: str) -> None:
    opened = argued(problem)
    at = first(opened)
    pictures = go(opened, at)
    listed = opened.page.locator("#pictures li")
    assert listed.all_inner_texts() == [picture["says"] for picture in pictures]
    for number, picture in enumerate(pictures, 1):
        assert count(opened)[0] == at
        assert opened.page.inner_text("#sentence .says").endswith(picture["says"])
        current = opened.page.locator("#pictures [aria-current]")
        assert current.all_inner_texts() == [picture["says"]]
        assert f"Picture {number} of {len(pictures)}." in opened.page.inner_text("#sentence .law")
        opened.page.keyboard.press("ArrowRight")
    assert count(opened)[0] == at + 1
    assert not opened.page.locator("#argument[open]").count()


def test_on_a_phone_the_board_stays_where_it_is(visit: Open) -> None:
    opened = visit("alcazar", CASES["alcazar"], viewport={"width": 390, "height": 844})
    pictures = go(opened, first(opened, "balance_colours"))
    forward = opened.page.locator("#player").get_by_label("Forward", exact=True)
    opened.page.evaluate("scrollTo(0, 0)")
    for _ in pictures[1:]:
        forward.click()
        assert opened.page.evaluate("scrollY") == 0
        current = opened.page.locator("#pictures [aria-current]")
        assert current.evaluate(
            """item => {
                const { top, bottom } = item.closest("ol").getBoundingClientRect();
                const own = item.getBoundingClientRect();
                return own.top >= top - 1 && own.top < bottom;
            }"""
        )


def test_tab_comes_to_the_picture_that_is_shown(argued: Open) -> None:
    opened = argued("nurikabe")
    pictures = go(opened, first(opened))
    opened.page.keyboard.press("ArrowRight")
    opened.page.keyboard.press("Tab")
    focused = "[document.activeElement.textContent, document.activeElement.closest('ol')?.id]"
    assert opened.page.evaluate(focused) == [pictures[1]["says"], "pictures"]
    opened.page.keyboard.press("Tab")
    assert opened.page.evaluate(focused)[1] == "steps"


def test_back_leads_out_again(argued: Open) -> None:
    opened = argued("light_up")
    at = first(opened)
    pictures = go(opened, at)
    opened.page.locator("#player").get_by_label("Forward", exact=True).click()
    opened.page.locator("#player").get_by_label("Back", exact=True).click()
    opened.page.locator("#player").get_by_label("Back", exact=True).click()
    assert not opened.page.locator("#argument[open]").count()
    assert opened.page.inner_text("#sentence .says") == data(opened)["steps"][at - 1]["sentence"]
    opened.page.click("#argument summary")
    opened.page.locator("#pictures button").last.click()
    assert f"Picture {len(pictures)} of" in opened.page.inner_text("#sentence .law")


@pytest.mark.parametrize("problem", ["light_up", "ripple_effect", "alcazar"])
def test_a_chain_is_drawn_with_numbered_arrows(argued: Open, problem: str) -> None:
    opened = argued(problem)
    rules = "crowd_number", "follow_chain", "join_chains", "close_no_loop"
    pictures = go(opened, first(opened, *rules))
    assert opened.page.locator("#board .note").all_text_contents() == ["?"]
    for at, picture in enumerate(pictures[1:], 2):
        opened.page.keyboard.press("ArrowRight")
        assert f"Picture {at} of" in opened.page.inner_text("#sentence .law")
        if picture.get("because") and picture.get("depth"):
            assert str(at) in opened.page.locator("#board .note").all_text_contents()
            assert opened.page.locator("#board .arrow").count()
        if picture.get("wrong"):
            assert opened.page.locator("#board .ring.wrong").count() == len(picture["wrong"])
    assert not opened.page.locator("#board .ring.supposed").count(), "what follows stands"


@pytest.mark.parametrize("problem", ["ripple_effect", in_sweep("light_up")])
def test_no_arrow_lies_over_a_number(argued: Open, problem: str) -> None:
    """Those of later pictures did, which were drawn last."""
    opened = argued(problem)
    last = """() => {
        const [arrows, notes] = [".arrow", ".note"].map(
            (kind) => [...document.querySelectorAll(`#board ${kind}`)]);
        return [arrows.length * notes.length, arrows.every((arrow) => notes.every((note) =>
            arrow.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING))];
    }"""
    most = 0
    for _ in go(opened, first(opened, "crowd_number", "follow_chain")):
        count, under = opened.page.evaluate(last)
        assert under
        most = max(most, count)
        opened.page.keyboard.press("ArrowRight")
    assert most > 2, "several of both"


def test_what_is_supposed_is_said_and_framed_on_every_picture(argued: Open) -> None:
    opened = argued("light_up")
    pictures = go(opened, first(opened, "crowd_number"))
    assert opened.page.is_visible("#argument .law")
    for picture in pictures[1:-1]:
        opened.page.keyboard.press("ArrowRight")
        assert picture["depth"] == 1
        assert opened.page.inner_text("#sentence .says").startswith(pictures[0]["says"])
        assert opened.page.locator("#board .ring.supposed").count()


def test_what_follows_from_the_board_alone_is_not_framed_as_supposed(visit: Open) -> None:
    opened = visit("ripple_effect", "secret/05-column")
    pictures = go(opened, 3)
    assert pictures[0]["says"].startswith("Only this is left")
    for picture in pictures:
        assert opened.page.inner_text("#sentence .says").endswith(picture["says"])
        assert not opened.page.locator("#board .ring.supposed").count()
        opened.page.keyboard.press("ArrowRight")


def test_a_region_lies_on_a_chessboard_with_its_crossings_numbered(argued: Open) -> None:
    opened = argued("alcazar")
    pictures = go(opened, first(opened, "balance_colours"))
    assert not opened.page.is_visible("#argument .law"), "nothing is supposed"
    for picture in pictures:
        for kind, number in picture["tints"].items():
            runs = re.findall(r"c(\d+)~?(\d*)", data(opened)["lists"][number])
            cells = sum(int(last or first) - int(first) + 1 for first, last in runs)
            assert opened.page.locator(f"#board .tint.{kind}").count() == cells
        words = noted(opened, picture)
        assert sorted(opened.page.locator("#board .note").all_text_contents()) == sorted(words)
        opened.page.keyboard.press("ArrowRight")


def test_shapes_are_flipped_through_and_laid_over_each_other(argued: Open) -> None:
    opened = argued("nurikabe")
    pictures = go(opened, first(opened, "keep_to_shapes", "fit_shapes"))
    for picture in pictures:
        shapes = opened.page.locator("#board .sketch")
        assert shapes.count() == len(picture.get("told", []))
        assert not shapes.locator(".out").count(), "nothing of it is crossed out"
        counts = noted(opened, picture)
        if counts:
            shown = opened.page.locator("#board .note").all_text_contents()
            assert sorted(shown) == sorted(counts)
        opened.page.keyboard.press("ArrowRight")


def test_shapes_that_are_counted_are_looked_at_one_by_one(argued: Open) -> None:
    opened = argued("nurikabe")
    at = next(
        at
        for at, step in enumerate(data(opened)["steps"], 1)
        if sum("each" in picture for picture in step.get("argument", [])) > 1
    )
    pictures, lists = go(opened, at), data(opened)["lists"]
    numbers = [number for number, picture in enumerate(pictures, 1) if "each" in picture]
    number, each = numbers[0], pictures[numbers[0] - 1]["each"]
    listed = opened.page.locator("#pictures li:visible")
    assert listed.count() == len(pictures), "nobody has asked for more"
    ask = opened.page.locator("#pictures .each").first
    ask.click()
    assert ask.get_attribute("aria-expanded") == "true"
    assert listed.count() == len(pictures) + len(each)
    for more, picture in enumerate(each, 1):
        says, law = opened.page.inner_text("#sentence .says"), "#sentence .law"
        assert says.endswith(lists[picture["says"]])
        whole = f"Picture {number + more} of {len(pictures) + len(each)}."
        assert whole in opened.page.inner_text(law)
        wrong = opened.page.locator("#board .ring.wrong").count()
        assert wrong == len(picture.get("wrong", []))
        assert opened.page.locator("#board .sketch").count(), "the shape"
        opened.page.keyboard.press("ArrowRight")
    assert opened.page.inner_text("#sentence .says").endswith(pictures[number]["says"])
    opened.page.locator("#pictures .each").nth(1).click()
    assert ask.get_attribute("aria-expanded") == "false", "those of one picture at a time"
    opened.page.locator("#pictures .each").nth(1).click()
    assert listed.count() == len(pictures)
    assert f"Picture {numbers[1]} of" in opened.page.inner_text("#sentence .law")


def test_every_step_and_its_argument_can_be_printed(argued: Open) -> None:
    opened = argued("light_up")
    paper = "[...document.querySelectorAll('#worksheet .words li')].map(li => li.firstChild.data)"
    # A phone goes on at once, and makes its pages later.
    opened.page.evaluate("print = () => undefined")
    opened.page.click("text=Copy or print")
    opened.page.click("#print-words")
    opened.page.evaluate(f"printed = {paper}")
    opened.page.evaluate("dispatchEvent(new Event('afterprint'))")
    lists, expected = data(opened)["lists"], []
    for step in data(opened)["steps"]:
        expected += [step["sentence"], *(lists[each["says"]] for each in step.get("argument", []))]
    assert opened.page.evaluate("printed") == expected
    assert not opened.page.locator("#worksheet .words").count(), "a worksheet has two pages"


@pytest.mark.sweep  # a second or two
@pytest.mark.parametrize("problem", ONE)
def test_nothing_stands_in_the_way_of_an_argument(argued: Open, problem: str) -> None:
    opened = argued(problem)
    go(opened, first(opened))
    opened.page.keyboard.press("ArrowRight")
    assert opened.serious() == []
    opened.page.set_viewport_size({"width": 360, "height": 740})
    assert opened.page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.parametrize(
    "case",
    [
        "light_up/secret/20x20-hard-seed1",
        in_sweep("alcazar/secret/20x20-all-structural-seed1"),
        in_sweep("ripple_effect/secret/15x15-structural-seed1"),
        in_every("ripple_effect/secret/20x20-structural-seed2"),
    ],
)
def test_the_page_of_a_large_board_stays_small(written: Written, case: str) -> None:
    problem, _, name = case.partition("/")
    assert written(problem, name).stat().st_size < LARGEST
