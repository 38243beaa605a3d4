"""Why a move is wrong: the fewest own marks that cannot all be right, and the law."""

import random
import statistics
from typing import Any

import pytest

from tests.helpers.browser import Visit
from tests.helpers.cases import problem_of
from tests.helpers.pages import SAMPLES, Open, data
from tests.helpers.play import ask, button, judge, marks, press, puzzle, said
from tests.helpers.sweep import in_sweep
from tests.helpers.ways import WAYS, moves

Try = tuple[list[tuple[str, str]], tuple[str, str]]  # right marks, and a wrong one
TRIES = 8  # in each way of playing
MOST_MARKS = 4  # in the median
CASES = [
    *(f"{problem} sample/1" for problem in SAMPLES),
    *("nurikabe sample/2", "light_up sample/2", "alcazar sample/2"),
    *("nurikabe secret/5x5-cases-seed1", "ripple_effect secret/7x7-cases-seed1"),
    *("alcazar secret/7x7-few-structural-seed1", "light_up secret/10x10-hard-cases-1"),
]

FOUND: dict[str, list[Any]] = {}  # of each case

# Of each try: the own marks that are told, and whether the same laws do without one of them.
TOLD = """tries => tries.map(([marks, wrong]) => {
    play.state.facts = factsOf(lesson.start, marks, [wrong]);
    const story = play.judge.conflict(wrong.join(" "));
    if (!story) return null;
    const given = play.judge.given();
    const { thought } = play.judge.reasons;
    const few = new thought.constructor(story.laws, thought.opposite);
    const breaks = facts => few.follow([...given, ...facts]).broken.length > 0;
    const own = story.start.filter(fact => !given.includes(fact));
    return {
        marks: own,
        breaks: breaks(own),
        spare: own.filter(fact => breaks(own.filter(other => other !== fact))),
    };
})"""


def tries(opened: Visit, problem: str, text: str) -> list[Try]:
    """Wrong moves of pupils who have played right so far."""
    lesson, chance = data(opened), random.Random(text)
    end, start = dict(lesson["end"]), {place for place, _ in lesson["start"]}
    places = [place for place in ask(opened, "() => board.places()") if place not in start]
    values = ask(opened, "() => puzzle.values")
    found: list[Try] = []
    for way in WAYS:
        played = list(moves(problem_of(problem).module(), text, way))
        for _ in range(TRIES):
            right = played[: chance.randrange(len(played))]
            done = {place for place, value in right if not value.startswith("not ")}
            place = chance.choice([place for place in places if place not in done] or places)
            if place not in done:
                found.append((right, (place, wrong_value(values, end[place], chance))))
    return found


def wrong_value(values: list[str], right: str, chance: random.Random) -> str:
    """A value that a place does not have."""
    if values:
        return next(value for value in values if value != right)
    return chance.choice([f"not {right}", "2" if right == "1" else "1"])


def told(reading: Open, case: str) -> list[Any]:
    """What is told of each wrong move of a case: two tests ask for it, and it is found once."""
    if case not in FOUND:
        FOUND[case] = found(reading(*case.split()), case)
    return FOUND[case]


def found(opened: Visit, case: str) -> list[Any]:
    """The same from the page itself."""
    problem, name = case.split()
    wanted = tries(opened, problem, puzzle(problem, name))
    every = ask(opened, TOLD, wanted)
    for (_, wrong), one in zip(wanted, every, strict=True):
        assert one is not None, wrong
        assert " ".join(wrong) in one["marks"]  # the culprit
    return every


@pytest.mark.parametrize("case", CASES)
def test_the_culprit_is_among_marks_of_which_none_can_be_left_out(reading: Open, case: str) -> None:
    for one in told(reading, case):
        assert one["breaks"]
        assert one["spare"] == []


@pytest.mark.parametrize("cases", [CASES[: len(SAMPLES)], in_sweep(CASES)], ids=len)
def test_few_marks_are_told(reading: Open, cases: list[str]) -> None:
    counts = [len(one["marks"]) for case in cases for one in told(reading, case)]
    assert len(counts) > 16 * len(cases)
    assert statistics.median(counts) <= MOST_MARKS


# Of marks of which some are wrong: the own marks of each clash that its laws do without.
SPARE = """tries => tries.flatMap(marks => {
    play.state.facts = factsOf(lesson.start, marks);
    const given = play.judge.given();
    const { thought } = play.judge.reasons;
    const stories = [play.judge.clash(), play.judge.conflict(play.judge.wrongMarks().pop())];
    return stories.filter(Boolean).map(story => {
        const few = new thought.constructor(story.laws, thought.opposite);
        const breaks = facts => few.follow([...given, ...facts]).broken.length > 0;
        const own = story.start.filter(fact => !given.includes(fact));
        return own.filter(fact => breaks(own.filter(other => other !== fact)));
    });
})"""


@pytest.mark.parametrize("case", [CASES[0], *map(in_sweep, CASES[1:])])
def test_none_can_be_left_out_where_several_marks_are_wrong(reading: Open, case: str) -> None:
    """One in four had a mark to spare: one was chosen beforehand that had to be among them."""
    opened, chance = reading(*case.split()), random.Random(case)
    lesson = data(opened)
    values = ask(opened, "() => puzzle.values")
    given = {place for place, _ in lesson["start"]}
    end = [fact for fact in lesson["end"] if fact[0] not in given]
    wanted = []
    for _ in range(40):
        marks = chance.sample(end, chance.randrange(1, len(end) + 1))
        wrong = max(1, len(marks) // 3)
        others = [[at, wrong_value(values, value, chance)] for at, value in marks[:wrong]]
        wanted.append(others + marks[wrong:])
    spare = ask(opened, SPARE, wanted)
    assert len(spare) > 40
    assert [one for one in spare if one] == []


# What the solver says where the page itself shows nothing.
ASKED = """async ([marks, law, places, later]) => {
    play.exact = { isReady: true, why: async () => ({ marks, law, places, later }) };
    await play.help.askWhy();
    return play.view.message.textContent;
}"""


def test_what_the_solver_says_of_marks_is_in_whole_words(visit: Open) -> None:
    opened = visit("nurikabe")
    pieces = ["the sea is in pieces", ["r4c5", "r5c4", "r5c5"], True]
    assert ask(opened, ASKED, [["r5c3 island"], *pieces]) == (
        "This mark cannot be right: r5c3 is island."
        " What breaks, with what follows from it: the sea is in pieces (r4c5, r5c4 and r5c5)."
    )
    nothing = [["r1c1 sea", "r1c2 island"], "every case breaks a law", [], True]
    assert ask(opened, ASKED, nothing) == (
        "These marks cannot all be right: r1c1 is sea and r1c2 is island."
        " What breaks, with what follows from them: every case breaks a law."
    )
    pool = [f"r{row}c{column}" for row in (1, 2) for column in (2, 3)]
    assert ask(opened, ASKED, [[f"{cell} sea" for cell in pool], "a pool", pool, False]) == (
        "These marks cannot all be right: r1c2, r1c3, r2c2 and r2c3 are sea."
        " What breaks: a pool (r1c2, r1c3, r2c2 and r2c3)."
    )


@pytest.mark.parametrize(
    ("problem", "places", "why"),
    [
        (
            "light_up",
            ["r1c1", "r1c3"],
            (
                "These marks cannot all be right: r1c1 and r1c3 have bulbs. Of cells in one line"
                " with no wall between them one at most is a bulb. But r1c1 and r1c3 have bulbs."
            ),
        ),
        (
            "nurikabe",
            ["r1c2", "r1c3", "r2c2", "r2c3"],
            (
                "These marks cannot all be right: r1c2, r1c3, r2c2 and r2c3 are sea."
                " No square of 2x2 cells is all sea. But r1c2, r1c3, r2c2 and r2c3 are sea."
            ),
        ),
        (
            "nurikabe",
            ["r4c3"],
            (
                "This mark cannot be right: r4c3 is sea."
                " The island at r3c5 has no second number, and just 3 cells."
                " So r3c4 and r4c5 are sea."
                " The island at r4c4 has no second number, and just 4 cells."
                " As r3c4, r4c3 and r4c5 are sea, r5c4 is island."
            ),
        ),
    ],
)
def test_why_names_the_marks_and_the_laws(
    visit: Open, problem: str, places: list[str], why: str
) -> None:
    opened = visit(problem)
    judge(opened)
    for place in places:
        press(opened, place)
    button(opened, "Why?")
    assert " ".join(said(opened).split()).startswith(why)
    assert opened.page.locator("#try .ring.wrong").count() == 1
    assert opened.page.locator("#try .ring.because").count() > 0


def test_a_hint_says_why_before_all_else(visit: Open) -> None:
    opened = visit("alcazar")
    for place in "r2c2-r2c3", "r2c2-r3c2", "r2c1-r2c2":
        press(opened, place)
    opened.page.keyboard.press("h")
    button(opened, "Why?")
    assert "The path goes over just two edges of r2c2." in said(opened)


def test_from_mistakes_that_are_shown_one_can_go_back(visit: Open) -> None:
    """Only a hint offered it."""
    opened = visit("nurikabe")
    for place in "r1c1", "r1c5", "r2c3":
        press(opened, place)
    button(opened, "Show mistakes")
    button(opened, "Go back to before the first")
    assert said(opened) == "Back to before the first mistake; redo brings your moves again."
    assert marks(opened) == {"r1c1": ["sea"]}
    press(opened, "r1c5")
    button(opened, "Show mistakes")
    button(opened, "Go back to before it")
    assert marks(opened) == {"r1c1": ["sea"]}


def test_what_a_cell_is_not_is_said_at_once(visit: Open) -> None:
    """It was said number by number: r1c2 is not 1, r1c2 is not 2 and r1c2 is not 3."""
    opened = visit("ripple_effect")
    press(opened, "r1c2")
    for number in "123":
        opened.page.keyboard.press(f"Shift+Digit{number}")
    button(opened, "Show mistakes")
    button(opened, "Why?")
    law = "The numbers of room b go from 1 to 3. But r1c2 is not 1, 2 or 3."
    assert said(opened) == f"These marks cannot all be right: r1c2 is not 1, 2 or 3. {law}"


def test_the_cells_of_a_shape_are_a_list(reading: Open) -> None:
    opened = reading("nurikabe", "secret/10x10-direct-questions4-seed1")
    words = ask(opened, "() => puzzle.verb('not r1c9+r1c10+r2c9', false)")
    assert words == "is not the clue of just r1c9, r1c10 and r2c9"


def test_of_a_0_it_is_said_that_it_has_no_bulb(visit: Open) -> None:
    """It was said to have just 0 bulbs."""
    opened = visit("light_up")
    press(opened, "r2c4")
    button(opened, "Show mistakes")
    button(opened, "Why?")
    law = "The 0 at r3c4 has no bulb beside it. But r2c4 has a bulb."
    assert said(opened) == f"This mark cannot be right: r2c4 has a bulb. {law}"


CROSSED = """() => {
    const path = document.querySelector("#try .ring.wrong path");
    const { x, y, width, height } = path.getBBox();
    const at = part => new DOMPoint(x + width * part, y + height * part);
    return [0.1, 0.5].map(part => path.isPointInStroke(at(part)));
}"""


@pytest.mark.parametrize(
    ("problem", "place", "crossed"),
    [("nurikabe", "r4c1", [True, False]), ("alcazar", "r1c1-r2c1", [True, True])],
)
def test_what_is_wrong_in_a_cell_is_not_covered_by_its_cross(
    problem: str, place: str, crossed: list[bool], visit: Open
) -> None:
    opened = visit(problem)
    judge(opened)
    press(opened, place)
    assert opened.page.evaluate(CROSSED) == crossed
