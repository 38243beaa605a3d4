"""What nobody can mark: it is drawn in the lesson, judged by what it rests on, told by hints."""

from collections import Counter
from typing import Any

import pytest

from lessons.trace import is_mark
from tests.helpers.browser import Visit
from tests.helpers.pages import Open, data
from tests.helpers.play import ask, button, marks, said

CASE = "nurikabe", "secret/5x5-cases-seed1"


@pytest.fixture
def opened(visit: Open) -> Visit:
    """A puzzle whose steps say what nobody can mark."""
    return visit(*CASE)


def facts_of(step: dict[str, Any]) -> list[tuple[str, str]]:
    """What a step concludes."""
    return [(place, step["value"]) for place in step["places"]]


def first(opened: Visit, *, shape: bool) -> int:
    """The number of the first step that rules out a shape, or that a cell is of an island."""
    return next(
        number
        for number, step in enumerate(data(opened)["steps"], 1)
        if not is_mark(("", step["value"])) and ("+" in step["value"]) == shape
    )


@pytest.mark.sweep
def test_a_shape_that_is_ruled_out_is_outlined_while_it_is_told(opened: Visit) -> None:
    at = first(opened, shape=True)
    opened.page.click("#tab-lesson")
    slider = opened.page.locator("#lesson").get_by_label("Which step")
    slider.fill(str(at))
    cells = data(opened)["steps"][at - 1]["value"].split("+")
    assert opened.page.locator("#board .sketch .out").count() == len(cells)
    slider.fill("0")
    assert opened.page.locator("#board .sketch").count() == 0


def test_whose_a_cell_is_not_stands_in_it_small(opened: Visit) -> None:
    at = first(opened, shape=False)
    step = data(opened)["steps"][at - 1]
    opened.page.click("#tab-lesson")
    opened.page.locator("#lesson").get_by_label("Which step").fill(str(at))
    clue = data(opened)["givens"]["clues"][step["value"].removeprefix("not ")]
    shown = opened.page.locator("#board .marks .label.small").all_text_contents()
    open_cells = [place for place in step["places"] if opened_cell(data(opened), at, place)]
    assert shown.count(clue) >= len(open_cells)


def opened_cell(lesson: dict[str, Any], at: int, place: str) -> bool:
    """Whether a place is open before a step."""
    known = [fact for step in lesson["steps"][:at] for fact in facts_of(step)]
    return not any(where == place and is_mark((where, what)) for where, what in known)


@pytest.mark.sweep  # a second or two
def test_a_hint_is_always_something_to_mark_and_tells_first_what_it_rests_on(
    opened: Visit,
) -> None:
    told = []
    while "Done" not in said(opened):
        for _ in range(3):
            opened.page.keyboard.press("h")
        told.append(said(opened))
        before = marks(opened) if len(told) > 1 else {}
        button(opened, "Do it")
        assert marks(opened) != before, told[-1]
        opened.page.focus("#try .board")
    assert any(words.startswith("Keep in mind") for words in told)
    assert not any(" not " in value for values in marks(opened).values() for value in values)


def test_a_move_that_rests_on_it_says_so(opened: Visit) -> None:
    words = ask(
        opened,
        """() => lesson.steps.map(step => {
            play.make(step);
            return play.judge.words(play.state.done.at(-1)?.judged ?? { kind: "opened" });
        })""",
    )
    assert any(word.startswith("Forced, by ") and ", after " in word for word in words)


def test_of_what_cannot_be_marked_nothing_is_a_move(opened: Visit) -> None:
    made = ask(
        opened,
        """() => lesson.steps.map(step => {
            const before = play.state.done.length;
            play.make(step);
            return play.state.done.length - before;
        })""",
    )
    for step, moves in zip(data(opened)["steps"], made, strict=True):
        assert moves <= is_mark(("", step["value"]))


@pytest.mark.sweep  # some seconds
def test_much_to_keep_in_mind_is_told_in_short(visit: Open) -> None:
    kept, items, said = ask(
        visit("nurikabe", "secret/6x6-cases-seed1"),
        """() => {
            play.make(play.help.hints.easiest().step);
            const hint = play.help.hints.easiest();
            const told = make("p", {}, ...play.help.conclusion(hint));
            const items = [...told.querySelectorAll("ul li")].map((each) => each.textContent);
            return [hint.kept, items, told.querySelector("summary").textContent];
        }""",
    )
    shapes = Counter(fact.split()[0] for fact in kept if "+" in fact)
    assert {f"{many} shapes of the island at {clue} are out." for clue, many in shapes.items()} == {
        item for item in items if " shapes " in item
    }
    others = {fact.split()[0] for fact in kept if "+" not in fact}
    named = " ".join(item for item in items if " shapes " not in item)
    assert sum(place in named for place in others) >= len(others) - 4  # "and 4 more"
    assert said == "Why, in 17 sentences"  # too many to be read at once


def test_no_rule_is_denied_and_named_in_one_verdict(reading: Open) -> None:
    """With all that is kept in mind it may have nothing more to say, though it said so before."""
    judged = ask(
        reading("nurikabe", "sample/1"),
        """() => {
            const { judge } = play, change = { place: "r1c1", before: [], after: ["sea"] };
            judge.reasons.byRule = () => undefined;
            const judged = judge.judged([change], "surround_full_island");
            delete judge.reasons.byRule;
            return judged;
        }""",
    )
    assert (judged["kind"], judged["rule"]) == ("forced", "surround_full_island")
    assert "named" not in judged
