"""Keys: where Tab comes to, what arrow keys scroll, letters of other keyboards."""

from tests.helpers.pages import Open, count


def test_tab_comes_to_the_step_that_is_shown(visit: Open) -> None:
    """It came to the first of hundreds, whatever was shown."""
    opened = visit("nurikabe")
    for _ in range(4):
        opened.page.keyboard.press("ArrowRight")
    opened.page.locator("#player").get_by_label("animate").focus()
    opened.page.keyboard.press("Tab")
    assert opened.page.evaluate("document.activeElement.getAttribute('aria-current')") == "step"


def test_no_list_cuts_the_frame_of_what_has_the_focus(visit: Open) -> None:
    """Of that of a step two sides were seen."""
    opened = visit("nurikabe")
    for tab, item in ("lesson", "#steps button"), ("try", "#try .possible button"):
        opened.page.click(f"#tab-{tab}")
        opened.page.keyboard.press("Tab")
        opened.page.locator(item).first.focus()
        cut = """() => {
            const item = document.activeElement, list = item.closest("ul, ol");
            const { outlineOffset, outlineWidth } = getComputedStyle(item);
            const out = parseFloat(outlineOffset) + parseFloat(outlineWidth);
            return list.getBoundingClientRect().left - item.getBoundingClientRect().left + out;
        }"""
        assert opened.page.evaluate(cut) <= 0, item


def test_brackets_go_along_the_steps_as_arrow_keys_do(visit: Open) -> None:
    opened = visit("nurikabe")
    for key, expected in ("]", 1), ("]", 2), ("[", 1):
        opened.page.keyboard.press(key)
        assert count(opened)[0] == expected
    opened.page.keyboard.press("?")
    assert "→ ← or ] [" in opened.page.inner_text("#help")


def test_arrow_keys_scroll_the_puzzle_as_text_to_its_end(visit: Open) -> None:
    """To the side they went along the steps, so that keys alone did not show all of a row."""
    opened = visit("nurikabe")
    opened.page.get_by_text("Copy or print").click()
    text = opened.page.locator("#text")
    text.evaluate("text => (text.style.width = '2rem')")
    text.focus()
    opened.page.keyboard.press("ArrowRight")
    assert count(opened)[0] == 0
    opened.page.wait_for_function("() => document.getElementById('text').scrollLeft > 0")


def test_keys_are_where_they_stand_if_they_have_letters_of_their_own(visit: Open) -> None:
    """On a Greek or Russian keyboard nothing was undone by Ctrl Z."""
    opened = visit("nurikabe")
    opened.page.click("#tab-try")
    opened.page.locator("#try .board").focus()
    opened.page.keyboard.press("Enter")
    press = """([key, code, ctrlKey]) => document.activeElement.dispatchEvent(
        new KeyboardEvent("keydown", { key, code, ctrlKey, bubbles: true }))"""
    opened.page.evaluate(press, ["ζ", "KeyZ", True])
    assert opened.page.inner_text("#try .says") == "Undone."
    opened.page.evaluate(press, ["η", "KeyH", False])
    assert opened.page.get_by_role("button", name="Which rule?").is_visible()


def test_signs_are_typed_by_altgr_too(visit: Open) -> None:
    """It is both Ctrl and Alt on some systems, of which neither is meant; brackets did nothing."""
    opened = visit("nurikabe")
    press = """([key, modifierAltGraph]) => document.body.dispatchEvent(new KeyboardEvent("keydown",
        { key, ctrlKey: true, altKey: true, modifierAltGraph, bubbles: true }))"""
    for key, typed, expected in ("]", True, 1), ("]", True, 2), ("[", True, 1), ("]", False, 1):
        opened.page.evaluate(press, [key, typed])
        assert count(opened)[0] == expected
    opened.page.evaluate(press, ["ArrowRight", True])
    assert count(opened)[0] == 1
