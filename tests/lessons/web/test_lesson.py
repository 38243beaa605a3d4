"""A lesson's page: every control, keys, rules that lead to their uses, Dancing Links."""

from itertools import pairwise
from pathlib import Path

import pytest

from ground.problems import FOLDER
from lessons.page import page
from tests.helpers.dance import looks
from tests.helpers.pages import ONE, TWO, Open, count, data


@pytest.mark.parametrize("problem", TWO)
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


def test_a_difficulty_is_said_in_words(visit: Open) -> None:
    """What 1.05.09 means stood nowhere."""
    opened = visit("nurikabe")
    said = (
        "Difficulty 1.05.09: takes tier 1; the hardest step needs rule 5 of 21, Take only exit; "
        "8 looks take such a step. "
    )
    assert said in opened.page.inner_text("#sentence")


@pytest.mark.sweep  # a second or two
@pytest.mark.parametrize("problem", ONE)
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


@pytest.mark.parametrize("problem", ONE)
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


def test_one_step_is_not_called_steps(visit: Open, tmp_path: Path) -> None:
    path = tmp_path / "one.html"
    path.write_text(page("light_up", "", "1\n.\n"), encoding="utf-8")
    opened = visit(path)
    assert opened.page.inner_text("#about").endswith(", 1 step")
    assert opened.page.inner_text("#sentence").startswith("1 step leads to the answer.")
    assert "1 step:" in opened.page.text_content("#worksheet")


@pytest.mark.parametrize(
    ("puzzle", "said"),
    [
        ("2\n1~\n~~\n", "Nothing is open: this is the answer."),
        ("1 2\n?.\n", "No rule says anything: the puzzle has several answers."),
        (
            "3\n..2\n...\n2..\n",
            "3 steps follow by rules. No rule says more: the puzzle has",
        ),
    ],
)
def test_where_rules_do_not_begin_or_end_it_is_said_why(
    visit: Open, tmp_path: Path, puzzle: str, said: str
) -> None:
    path = tmp_path / "odd.html"
    path.write_text(page("nurikabe", "", puzzle), encoding="utf-8")
    opened = visit(path)
    shown, paper = opened.page.inner_text("#sentence"), opened.page.text_content("#worksheet")
    assert shown.startswith(said)
    assert ("Press play" in shown) == (count(opened)[1] > 0)
    play = opened.page.locator("#player").get_by_label("Play", exact=True)
    assert play.is_enabled() == (count(opened)[1] > 0)
    assert "0 steps" not in paper
    assert count(opened)[1] or said in paper


def test_the_tier_that_is_chosen_is_gone_along(visit: Open) -> None:
    opened = visit("ripple_effect")
    steps = data(opened)["steps"]
    second = [at for at, step in enumerate(steps, 1) if step["tier"] == 2]
    assert second
    assert second[-1] < len(steps)
    opened.page.click("#tiers button[value='2']")
    for name in "steps", "rules":  # what is listed can be reached by the Tab key
        assert opened.page.locator(f"#{name} button[tabindex='0']").is_visible()
    for expected in [*second, len(steps)]:
        opened.page.keyboard.press("ArrowRight")
        assert count(opened)[0] == expected
    for expected in [*reversed(second), 0]:
        opened.page.locator("#player").get_by_label("Back", exact=True).click()
        assert count(opened)[0] == expected
    opened.page.click("#tiers button[value='0']")
    opened.page.keyboard.press("ArrowRight")
    assert count(opened)[0] == 1


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


@pytest.mark.parametrize("problem", TWO)
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


def test_the_name_of_a_room_turns_no_sentence(visit: Open, tmp_path: Path) -> None:
    """The rest of each sentence was shown from right to left."""
    path = tmp_path / "turned.html"
    puzzle = "3\na b b\na a b\nc c \u202ed\n. . .\n. . .\n. . .\n"
    path.write_text(page("ripple_effect", "", puzzle), encoding="utf-8")
    steps = visit(path).page.inner_text("#steps")
    assert "room \ufffdd has no other cell" in steps
    assert "\u202e" not in steps


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
    search = data(opened)["dlx"]
    total = len(search["steps"])
    tab = opened.page.locator("#dlx")
    opened.page.keyboard.press("ArrowRight")
    assert count(opened, "#dlx") == [1, total]
    first = next(looks(data(opened)["puzzle"], search))
    assert f"Try {spoken(first.option)}." in tab.inner_text()
    assert f"{first.item}, and has" in tab.inner_text()
    places = {option.split()[0] for option in first.open[first.item]}
    assert tab.locator(".tint.region").count() == len(places)
    assert "1 option tried, 0 taken back, 1 stand." in tab.inner_text()
    tab.get_by_label("Last step").click()
    assert "solved" in tab.inner_text()
    picks = sum(option >= 0 for option, _ in search["steps"])
    assert f"{picks} options tried, {total - picks} taken back" in tab.inner_text()


def test_the_board_of_the_search_is_told_in_words(visit: Open) -> None:
    opened = visit("ripple_effect")
    opened.page.click("#tab-dlx")
    opened.page.keyboard.press("ArrowRight")
    place, value = next(looks(data(opened)["puzzle"], data(opened)["dlx"])).option.split()
    cells = opened.page.locator("#dlx").get_by_role("gridcell").all_text_contents()
    assert [cell for cell in cells if cell.startswith(f"{place}: {value}, ")]


def spoken(option: str) -> str:
    """An option as it is said: 3 at r1c2."""
    return " at ".join(reversed(option.split()))


@pytest.mark.sweep  # some seconds
def test_all_items_are_listed_with_their_options(visit: Open, tmp_path: Path) -> None:
    text = (FOLDER / "ripple_effect/data/secret/7x7-cases-seed1.in").read_text()
    path = tmp_path / "search.html"
    path.write_text(page("ripple_effect", "search", text), encoding="utf-8")
    opened = visit(path)
    opened.page.click("#tab-dlx")
    tab = opened.page.locator("#dlx")
    tab.get_by_text("All items before").click()
    seen = list(looks(text, data(opened)["dlx"]))
    back = next(at for at, look in enumerate(seen) if not look.option)
    for look, after in pairwise(seen[: back + 3]):
        opened.page.keyboard.press("ArrowRight")
        listed = [item.split(", ", 1) for item in tab.locator(".items li").all_inner_texts()]
        items = {
            item: set(options[0].split(": ")[-1].split(", "))
            for item, *options in listed
            if options
        }
        assert items == {
            item: set(map(spoken, options)) or {"no option"} for item, options in look.open.items()
        }
        assert tab.locator(".items [aria-current] b").all_inner_texts() == [look.item] * bool(
            look.item
        )
        kind, _, options = (
            tab.locator("aside p").last.inner_text().removesuffix(".").partition(": ")
        )
        assert kind == ("Options covered" if look.option else "Options uncovered")
        assert set(options.split(", ")) == set(map(spoken, look.options ^ after.options))
    assert opened.serious() == []
