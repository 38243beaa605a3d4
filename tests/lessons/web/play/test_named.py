"""Who names a rule has his moves judged by it, and is told what it lacks."""

import json
import random
from typing import Any

import pytest

from tests.helpers.browser import Visit
from tests.helpers.pages import Open, data
from tests.helpers.play import ask, button, judge, press, said
from tests.helpers.reader import Reader
from tests.helpers.sweep import in_sweep

CASES = [
    *("nurikabe sample/1", "light_up sample/1", "ripple_effect secret/7x7-cases-seed1"),
    *("alcazar sample/2", "nurikabe secret/5x5-cases-seed1", "light_up secret/10x10-hard-cases-1"),
]
MOST = 12  # facts that a rule lacks: of more none is told
SURROUND = "Surround full island"
LACKS = f"{SURROUND} would need to know first that r1c5 is island."  # r2c5 is kept in mind
OTHER = f"Right, but not by {SURROUND}: by Part islands. {LACKS}"  # of r4c5
KEPT = "Object.entries(localStorage).find(([key]) => key.startsWith('lesson '))"


def name(opened: Visit, title: str) -> None:
    """Name a rule."""
    choice(opened).select_option(label=title)


def choice(opened: Visit) -> Any:
    """Where rules are named."""
    return opened.page.locator("#try").get_by_label("I name the rule")


def rings(opened: Visit, kind: str) -> int:
    """How many places are framed so."""
    return int(opened.page.locator(f"#try .ring.{kind}").count())


def last(opened: Visit) -> str:
    """The last move, as the list has it."""
    return str(opened.page.inner_text("#try .moves li >> nth=0"))


# --- What is said ---------------------------------------------------------------------------------


def test_a_move_is_judged_by_the_rule_that_is_named(visit: Open) -> None:
    opened = visit("nurikabe", "sample/1")
    judge(opened)
    name(opened, SURROUND)
    assert said(opened) == f"{SURROUND}: An island that has all its cells is surrounded by sea."
    press(opened, "r1c1")
    assert said(opened) == f"r1c1: sea. Forced, by {SURROUND}."
    assert (rings(opened, "because"), rings(opened, "supposed")) == (1, 0)
    press(opened, "r4c5")
    assert said(opened) == f"r4c5: sea. {OTHER}"
    assert rings(opened, "supposed") == 1
    assert last(opened) == f"? r4c5 is sea: {OTHER}"
    press(opened, "r3c2")
    assert "Right, but not yet forced by anything that this page knows" in said(opened)
    press(opened, "r2c5")
    assert said(opened) == "r2c5: sea. Wrong: the answer is different here. Why?"
    assert (rings(opened, "wrong"), rings(opened, "supposed")) == (1, 0)
    button(opened, "Undo")
    name(opened, "any rule")
    assert said(opened) == ""
    press(opened, "r3c4")
    assert said(opened) == "r3c4: sea. Forced, by Part islands."


@pytest.mark.parametrize(
    ("case", "rule", "place", "value", "worth", "lacks"),
    [
        (
            *("light_up sample/1", "Empty cells in light", "r3c5", "empty"),
            "Right, but not by Empty cells in light: by Finish with empty.",
            "Empty cells in light would need to know first that r4c5 has a bulb.",
        ),
        (
            *("ripple_effect secret/7x7-cases-seed1", "Take only value", "r2c7", "5"),
            "Right, but not yet forced by anything that this page knows.",
            "Take only value would need to know first that r2c7 is not 1, 2, 3 or 4.",
        ),
        (
            *("alcazar sample/2", "Fill cell", "r1c7-right", "blocked"),
            "Right, but not yet forced by anything that this page knows.",
            "Fill cell would need to know first that r1c6-r1c7 and r1c7-r2c7 are in the path.",
        ),
    ],
)
def test_what_a_rule_lacks_is_told(
    visit: Open, case: str, rule: str, place: str, value: str, worth: str, lacks: str
) -> None:
    opened = visit(*case.split())
    judge(opened)
    name(opened, rule)
    press(opened, place, button="right" if value in ("empty", "blocked") else "left")
    if value.isdigit():
        opened.page.keyboard.press(value)
    assert said(opened).endswith(f"{worth} {lacks}")
    assert rings(opened, "supposed") == len({word for word in lacks.split() if word[:1] == "r"})


# Of parts of the answer, with one more fact by each rule: the verdict if none is named, if that
# rule is, what is wrong of what it lacks, and the verdict as soon as that is marked, if it can be.
JUDGED = """tries => tries.flatMap(([part, [place, value]]) => {
    const parted = fact => [fact.slice(0, fact.indexOf(" ")), fact.slice(fact.indexOf(" ") + 1)];
    const judged = (rule, lacks) => {
        play.state.facts = factsOf(lesson.start, part, lacks.map(parted));
        return play.judge.judged([{ place, before: [], after: [value] }], rule);
    };
    return lesson.rules.map(({ name }) => {
        const [plain, named] = [judged("", []), judged(name, [])];
        const { lacks = [] } = named;
        const told = lacks.length && lacks.every(fact => !/r\\d+c\\d+/.test(parted(fact)[1]));
        const wrong = lacks.filter(fact => play.judge.isWrong(fact));
        return [name, plain, named, wrong, told ? judged(name, lacks) : null];
    });
})"""


@pytest.mark.parametrize("case", CASES)
def test_a_rule_says_it_as_soon_as_it_knows_what_it_lacks(reading: Open, case: str) -> None:
    opened = reading(*case.split())
    chance, lesson = random.Random(case), data(opened)
    start = {place for place, _ in lesson["start"]}
    end = [fact for fact in lesson["end"] if fact[0] not in start]
    tries = []
    for _ in range(8):
        *part, move = chance.sample(end, chance.randrange(1, len(end)))
        tries.append([part, move])
    lacking = 0
    for rule, plain, named, wrong, later in ask(opened, JUDGED, tries):
        if "named" not in named:
            assert (named["kind"], named["rule"]) == ("forced", rule)
        else:
            assert named == {**plain, "named": rule, "lacks": named["lacks"]}
            assert len(named["lacks"]) <= MOST
        assert wrong == []
        assert later is None or (later["rule"], "named" in later) == (rule, False)
        lacking += later is not None
    assert lacking > 0


# --- How one plays --------------------------------------------------------------------------------


def test_no_right_move_is_a_mistake(visit: Open) -> None:
    opened = visit("nurikabe", "sample/1")
    judge(opened, "hearts")
    name(opened, SURROUND)
    for place in "r4c5", "r5c5":
        press(opened, place)
        assert "Right, but not" in said(opened)
    assert "3 of 3 hearts" in opened.page.inner_text("#try .score")


def test_a_move_is_told_by_the_rule_that_was_named_when_it_was_made(visit: Open) -> None:
    opened = visit("nurikabe", "sample/1")
    name(opened, SURROUND)
    press(opened, "r4c5")
    assert (said(opened), last(opened)) == ("r4c5: sea", "· r4c5 is sea")
    assert rings(opened, "supposed") == 0
    name(opened, "Part islands")
    button(opened, "Judge my moves")
    assert last(opened) == f"? r4c5 is sea: {OTHER}"


def test_what_is_on_trial_is_judged_when_it_is_kept(visit: Open) -> None:
    opened = visit("nurikabe", "sample/1")
    judge(opened)
    name(opened, SURROUND)
    button(opened, "Trial")
    press(opened, "r4c5")
    assert (said(opened), rings(opened, "supposed")) == ("r4c5: sea", 0)
    button(opened, "Keep the trial")
    assert last(opened) == f"? r4c5 is sea: {OTHER}"


def test_the_rule_and_what_was_said_by_it_are_kept(visit: Open) -> None:
    opened = visit("nurikabe", "sample/1", new=True)
    judge(opened)
    name(opened, SURROUND)
    press(opened, "r4c5")
    opened.reload()
    opened.page.click("#tab-try")
    assert choice(opened).input_value() == "surround_full_island"
    assert last(opened) == f"? r4c5 is sea: {OTHER}"
    press(opened, "r1c1")
    assert f"Forced, by {SURROUND}." in said(opened)


@pytest.mark.parametrize("rule", [None, *map(in_sweep, ("no_rule_of_ours", 3))])
def test_a_game_that_was_kept_without_a_rule_goes_on(visit: Open, rule: object) -> None:
    opened = visit("nurikabe", "sample/1", new=True)
    judge(opened)
    name(opened, SURROUND)
    press(opened, "r1c1")
    key, kept = opened.page.evaluate(KEPT)
    state = json.loads(kept)
    state["manner"].pop("rule")
    if rule:
        state["manner"]["rule"] = rule
    opened.page.evaluate(
        "([key, kept]) => localStorage.setItem(key, kept)", [key, json.dumps(state)]
    )
    opened.reload()
    opened.page.click("#tab-try")
    assert choice(opened).locator("option:checked").inner_text() == "any rule"
    assert opened.page.locator("#try .marks .sea").count() == 1
    press(opened, "r3c4")
    assert said(opened) == "r3c4: sea. Forced, by Part islands."


def test_of_several_answers_no_rule_is_named(visit: Open) -> None:
    assert choice(visit("nurikabe", "several_answers/small")).is_disabled()


def test_all_rules_can_be_named_and_stand_by_tier(visit: Open) -> None:
    opened = visit("nurikabe", "sample/1")
    rules = data(opened)["rules"]
    for tier in {rule["tier"] for rule in rules}:
        own = choice(opened).locator(f"optgroup[label='tier {tier}'] option").all_inner_texts()
        assert own == [rule["title"] for rule in rules if rule["tier"] == tier]
    assert choice(opened).locator("option").count() == 1 + len(rules)


def test_marks_that_come_together_are_judged_by_the_first_that_the_rule_does_not_give(
    reading: Open,
) -> None:
    together = """places => {
        play.options.choose({ mode: "always", rule: "surround_full_island" });
        play.move(places.map(place => [place, ["sea"]]));
        return play.state.done.at(-1).judged;
    }"""
    own = ask(reading("nurikabe", "sample/1"), together, ["r1c1", "r2c2"])
    assert (own["rule"], "named" in own) == ("surround_full_island", False)
    other = ask(reading("nurikabe", "sample/1"), together, ["r1c1", "r4c5"])
    assert (other["named"], other["lacks"]) == ("surround_full_island", ["r1c5 island"])
    assert other["rule"] == "part_islands"


IN_MIND = "r1c1 r1c2 r1c3 r2c3:sea r3c5 r4c2:sea r4c5:sea r5c2 r5c4"  # and then others say it


@pytest.mark.parametrize(
    ("case", "marks", "place", "rule"),
    [
        ("secret/5x5-cases-seed1", IN_MIND, "r1c4", "part_islands"),
        ("sample/1", "r4c3 r3c3 r2c3", "r2c2", "part_islands"),  # of islands that are full
        ("sample/1", "r1c5 r2c5 r3c3", "r3c4", "refuse_large_union"),
    ],
)
def test_what_two_rules_say_is_by_the_one_that_is_named(
    reading: Open, case: str, marks: str, place: str, rule: str
) -> None:
    judged = """([marks, place, rule]) => {
        play.state.facts = factsOf(lesson.start, marks);
        return play.judge.judged([{ place, before: [], after: ["sea"] }], rule);
    }"""
    facts = [(*mark.split(":"), "island")[:2] for mark in marks.split()]
    own = ask(reading("nurikabe", case), judged, [facts, place, rule])
    assert (own["kind"], own["rule"], "named" in own) == ("forced", rule, False)


def test_the_list_of_rules_has_its_own_keys(visit: Open) -> None:
    opened = visit("nurikabe", "sample/1")
    cursor = ask(opened, "() => play.cursor")
    choice(opened).focus()
    opened.page.keyboard.press("ArrowDown")
    assert choice(opened).input_value() == "surround_full_island"
    assert ask(opened, "() => play.cursor") == cursor


@pytest.mark.sweep
def test_a_rule_is_named_by_keys_and_by_ear(visit: Open) -> None:
    opened = visit("nurikabe", "sample/1", new=True)
    judge(opened)
    reader = Reader(opened.page)
    reader.go("combobox", "I name the rule")
    reader.press("p")
    assert choice(opened).input_value() == "part_islands"
    reader.hears("Part islands: A cell that touches the islands of two clues is sea.")
    reader.go("application", "The board")
    reader.press("Enter")
    reader.hears(f"r1c1: sea. Right, but not by Part islands: by {SURROUND}.")
    assert opened.serious() == []


@pytest.mark.parametrize("width", [320, in_sweep(390)])
def test_it_has_room_on_a_narrow_screen(visit: Open, width: int) -> None:
    opened = visit("alcazar", "sample/2", viewport={"width": width, "height": 800})
    assert opened.page.evaluate("document.documentElement.scrollWidth") == width
    box, panel = choice(opened).bounding_box(), choice(opened).locator("xpath=../..").bounding_box()
    assert box["x"] + box["width"] <= panel["x"] + panel["width"]


# --- Where there is a solver ----------------------------------------------------------------------

# What is asked of a solver that is there, and what is said before and after its answer.
SOLVER = """async ([rule, verdict, place, value]) => {
    const asked = [];
    let come;
    const there = new Promise(resolve => { come = resolve; });
    const judge = (marks, changes, named) => (asked.push(named), there.then(() => verdict));
    play.exact = { isReady: true, judge };
    play.options.choose({ mode: "always", rule });
    play.move([[place, [value]]]);
    const said = () => play.view.message.textContent, before = said();
    come();
    await new Promise(resolve => setTimeout(resolve));
    return [asked, before, said()];
}"""


@pytest.mark.parametrize(
    ("verdict", "told"),
    [
        ({"rule": "surround_full_island"}, f"Forced, by {SURROUND}."),
        ({"rule": "part_islands"}, OTHER),
        (
            {"kind": "guess"},
            f"Right, but not yet forced: no rule gives it from what is on the board. {LACKS}",
        ),
    ],
)
def test_a_solver_is_asked_by_the_rule_that_is_named(
    reading: Open, verdict: dict[str, Any], told: str
) -> None:
    opened = reading("nurikabe", "sample/1")
    answer = {"kind": "forced", "after": [], "because": [], **verdict}
    asked, before, after = ask(opened, SOLVER, ["surround_full_island", answer, "r4c5", "sea"])
    assert (asked, before) == (["surround_full_island"], "r4c5: sea")
    assert after == f"r4c5: sea. {told}"


def test_where_the_page_knows_the_rule_to_say_it_no_solver_is_asked(reading: Open) -> None:
    """It may have an easier one."""
    opened = reading("nurikabe", "sample/1")
    asked, before, after = ask(opened, SOLVER, ["surround_full_island", None, "r1c1", "sea"])
    assert (asked, before) == ([], f"r1c1: sea. Forced, by {SURROUND}.")
    assert after == before


def test_a_solver_that_does_not_answer_leaves_what_the_page_says(reading: Open) -> None:
    opened = reading("nurikabe", "sample/1")
    asked, _, after = ask(opened, SOLVER, ["surround_full_island", None, "r4c5", "sea"])
    assert (len(asked), after) == (1, f"r4c5: sea. {OTHER}")
