"""Moves are judged: what is forced, what is wrong, what is possible now."""

import re
from typing import Any

import pytest

from tests.helpers.cases import Problem, problem_of
from tests.helpers.pages import SAMPLES, TWO, Open, data
from tests.helpers.play import ask, button, judge, marks, press, puzzle, said
from tests.helpers.sweep import in_every

Facts = list[tuple[str, str]]
MOST_TIMES = 5  # that all laws are asked until a move is judged, and what is possible then


@pytest.mark.parametrize(
    "case",
    [
        *(f"{problem} {case}" for problem, case in SAMPLES.items()),
        *("nurikabe secret/5x5-cases-seed1", "light_up secret/10x10-hard-cases-1"),
        *("ripple_effect secret/7x7-cases-seed1", "alcazar secret/7x7-few-structural-seed1"),
        *("light_up secret/15-half-solved", in_every("nurikabe secret/8x8-cases-kept-2")),
    ],
)
def test_every_step_is_forced_and_they_lead_to_the_end(visit: Open, case: str) -> None:
    opened = visit(*case.split())
    kinds, left, done = ask(
        opened,
        """() => {
            const kinds = lesson.steps.map(step => {
                const before = play.state.done.length;
                play.make(step);
                return play.state.done.slice(before).map(move => move.judged.kind).join();
            });
            return [kinds, play.judge.possible().length, play.judge.isDone()];
        }""",
    )
    assert set(kinds) <= {"forced", ""}  # a number that stands says what it is not, too
    assert (left, done) == (0, True)


def test_moves_are_judged(visit: Open) -> None:
    opened = visit("ripple_effect", "secret/6x6-cases-seed202")
    judge(opened)
    later = ask(opened, NOT_FORCED)
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


# What stands in the answer and does not follow yet.
NOT_FORCED = """() => {
    const { known, said } = play.judge.reasons.inMind(play.judge.marks());
    const fact = lesson.end.map(fact => fact.join(" "))
        .find(fact => !known.has(fact) && !said.has(fact));
    return fact.split(" ");
}"""


@pytest.mark.parametrize("problem", ["nurikabe", "light_up", "wormholes", "alcazar"])
def test_a_click_shows_its_proof_or_that_it_is_wrong(visit: Open, problem: str) -> None:
    opened = visit(problem)
    judge(opened)
    lesson = data(opened)
    first = {"nurikabe": "sea", "alcazar": "path"}.get(problem, "bulb")
    start = {place for place, _ in lesson["start"]}
    wrong = next(at for at, value in lesson["end"] if value != first and at not in start)
    press(opened, wrong)
    assert opened.page.locator("#try .ring.wrong").count() == 1
    opened.page.keyboard.press("Backspace")
    assert opened.page.locator("#try .ring.wrong").count() == 0
    proved = [one for one in lesson["openings"] if one[2] and not one[3]]
    place, value = lesson["facts"][proved[0][1][0]]
    press(opened, place, button="left" if value == first else "right")
    assert "Forced, by" in said(opened)
    assert opened.page.locator("#try .ring.because").count() > 0


def test_going_back_ends_before_the_first_mistake(visit: Open) -> None:
    opened = visit("light_up")
    answer = dict(data(opened)["end"])
    right = [place for place, value in answer.items() if value == "bulb"][:2]
    wrong = next(place for place, value in answer.items() if value == "empty")
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
    seen = [ask(opened, "() => play.judge.possible().length")]
    for step in data(opened)["steps"][:6]:
        for place in step["places"]:
            press(opened, place)
            if step["value"] == "blocked":
                press(opened, place)
        seen.append(ask(opened, "() => play.judge.possible().length"))
    assert len(set(seen)) > 3
    while opened.page.locator("#try button:text-is('Undo')").is_enabled():
        button(opened, "Undo")
    assert ask(opened, "() => play.judge.possible().length") == seen[0]


@pytest.mark.parametrize("problem", TWO)
def test_of_several_answers_none_is_the_right_one(visit: Open, problem: str) -> None:
    case = "several_answers/open" if problem == "alcazar" else "several_answers/small"
    opened = visit(problem, case)
    place = ask(opened, "() => board.places()[0]")
    press(opened, place)
    if problem == "ripple_effect":
        opened.page.keyboard.press("1")
    button(opened, "Judge my moves")
    assert "This puzzle has several answers" in opened.page.inner_text("#try .moves")
    button(opened, "Show mistakes")
    assert "your marks may be right in one of them" in said(opened)
    button(opened, "Start again")
    for facts in answers(problem_of(problem), puzzle(problem, case))[:3]:
        kept = "facts => puzzle.broken(factsOf(lesson.start, facts), true).length"
        assert ask(opened, kept, facts) == 0


@pytest.mark.parametrize("problem", ["nurikabe", "light_up", "wormholes", "alcazar"])
def test_marks_that_are_wrong_prove_nothing(reading: Open, problem: str) -> None:
    """Who mended one by marking what is right was told that nothing forces that."""
    mended = """() => {
        const { places: [place], value } = lesson.steps[0];
        const other = puzzle.values.find(each => each !== value);
        for (const each of [other, value]) play.move([[place, [each]]]);
        return play.state.done.map(({ judged }) => judged.kind);
    }"""
    assert ask(reading(problem), mended) == ["wrong", "forced"]


def test_what_a_move_takes_back_proves_nothing(reading: Open) -> None:
    """A right number proved what was crossed out in its place, by no rule, and the list said so."""
    crossed = """() => {
        const [place, value] = lesson.end.find(([at]) => puzzle.places().includes(at) &&
            puzzle.numbers.most(at) > 2);
        const other = ["1", "2"].find(each => each !== value), asked = [];
        play.exact = { judge: marks => (asked.push(marks), new Promise(() => {})) };
        for (const each of [value, `not ${other}`]) play.move([[place, [each]]]);
        return [play.judge.words(play.state.done.at(-1).judged), `${place} ${value}`, ...asked];
    }"""
    words, taken, *asked = ask(reading("ripple_effect", "secret/6x6-cases-seed202"), crossed)
    assert "orced" in words
    assert taken not in asked[-1]


def test_what_a_solver_is_asked_is_listed_when_it_has_answered(reading: Open) -> None:
    """Until then the list had what the page knows, which is no more than was said."""
    listed = """async () => {
        const log = () => play.view.log.textContent, answer = Promise.withResolvers();
        play.exact = { isReady: true, judge: () => answer.promise };
        play.options.choose({ mode: "always", rule: "surround_full_island" });
        play.move([["r4c5", ["sea"]]]);
        const before = log();
        answer.resolve(null);
        await new Promise(resolve => setTimeout(resolve));
        return [before, log()];
    }"""
    before, after = ask(reading("nurikabe", "sample/1"), listed)
    assert (before, after[:27]) == ("· r4c5 is sea", "? r4c5 is sea: Right, but n")


NONE = "Nothing that the rules know."


def test_what_is_open_is_no_land_before_somebody_has_begun(visit: Open) -> None:
    """A page said "Solved." when it opened where all can be land."""
    opened = visit("nurikabe", "secret/07-clue-fills-rectangle")
    assert "Solved." not in opened.page.inner_text("#try .possible")
    button(opened, "Check")
    assert said(opened) == "No law is broken so far."
    press(opened, "r1c1", button="right")
    assert said(opened) == "Done: every law is kept. Well played!"
    button(opened, "Undo")
    assert said(opened) == "Undone."
    assert "Solved." not in opened.page.inner_text("#try .possible")


def test_of_several_answers_marks_are_one_where_nothing_is_open(visit: Open) -> None:
    opened = visit("nurikabe", "several_answers/small")
    for place in ask(opened, "() => board.places()"):
        assert opened.page.inner_text("#try .possible") == NONE
        button(opened, "Check")
        assert said(opened) == "No law is broken so far."
        press(opened, place, button="right")
    assert said(opened) == "Done: every law is kept. Well played!"
    assert opened.page.inner_text("#try .possible") == "Solved."


def test_where_all_is_given_it_is_solved(visit: Open) -> None:
    opened = visit("nurikabe", "secret/01-one-cell-clue")
    assert opened.page.inner_text("#try .possible") == "Solved."


def test_of_several_answers_marks_that_no_one_has_are_told(visit: Open) -> None:
    opened = visit("light_up", "several_answers/small")
    places = ask(opened, "() => board.places()")
    first = next(other for other in places[1:] if other.startswith("r1"))
    for place in places[0], first:
        press(opened, place)
    button(opened, "Show mistakes")
    assert "These marks cannot all be right" in said(opened)


@pytest.mark.parametrize(
    ("bulbs", "empty", "told"),
    [
        ("r1c3 r1c4", "", "r1c3 and r1c4 have bulbs."),
        ("r1c2", "r2c1 r3c1 r3c3 r3c4", "r1c2 has a bulb and r2c1 and r3c1 are empty."),
    ],
)
def test_of_several_answers_a_hint_tells_marks_that_none_has(
    visit: Open, bulbs: str, empty: str, told: str
) -> None:
    opened = visit("light_up", "several_answers/small")
    for place in bulbs.split():
        press(opened, place)
    for place in empty.split():
        press(opened, place, button="right")
    button(opened, "Hint")
    assert f"These marks cannot all be right: {told}" in said(opened)
    assert opened.page.locator("#try .ring.wrong").count() == len(re.findall(r"r\dc\d", told))


VALUES = {
    "alcazar": ["path", "blocked"],
    "light_up": ["bulb", "empty"],
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
    assert said(opened) == "The rules are stuck here too: the puzzle has several answers."


def test_where_more_is_marked_than_the_lesson_says_its_rules_may_go_on(visit: Open) -> None:
    opened = visit("light_up", "several_answers/small")
    solver = problem_of("light_up").module()
    board = solver.assume(solver.parse(puzzle("light_up", "several_answers/small")), BEYOND)
    assert next(solver.deduce(board))[0] is solver.empty_corners
    for mark in BEYOND:
        press(opened, mark.split()[0], button="right")
    assert marks(opened) == {mark.split()[0]: ["empty"] for mark in BEYOND}
    opened.page.keyboard.press("h")
    assert said(opened) == "Nothing that this page knows says more here."


BEYOND = ["r3c2 empty", "r2c3 empty"]  # beside a 1 in the middle: then its corner is empty, too


def test_what_a_rule_gives_is_not_said_to_be_given_by_none(visit: Open) -> None:
    """Land by its shapes, which no step of the lesson says as early as that."""
    opened = visit("nurikabe", "sample/1")
    judge(opened)
    press(opened, "r2c3", button="right")
    assert said(opened).endswith("Right, but not yet forced by anything that this page knows.")


@pytest.mark.sweep
def test_a_large_board_is_asked_a_few_times_a_move(visit: Open) -> None:
    opened = visit("nurikabe", "secret/20x20-direct-seed20")
    judge(opened)
    looks, laws = ask(
        opened,
        """() => {
            const { laws } = play.judge.reasons.thought;
            let looks = 0;
            for (const law of laws) {
                const look = law.look.bind(law);
                law.look = known => (looks++, look(known));
            }
            for (const step of lesson.steps.slice(0, 20)) play.make(step);
            return [looks / 20, laws.length];
        }""",
    )
    assert laws < looks <= MOST_TIMES * laws


# Two moves, of which a solver that comes late knows by which rule they are forced; and a check.
LATE = """async ([one, other, check]) => {
    let come;
    const there = new Promise(resolve => { come = resolve; });
    const { name } = lesson.rules.at(-1);
    const judge = () => there.then(() => ({ kind: "forced", rule: name, because: [] }));
    play.exact = { isReady: false, judge };
    play.options.choose({ mode: "always" });
    for (const [place, value] of [one, other]) play.move([[place, [value]]]);
    if (check) play.help.check();
    else play.describe();
    const said = () => play.view.message.textContent, before = said();
    come();
    await new Promise(resolve => setTimeout(resolve));
    const moves = [...play.view.log.children].map(item => item.textContent);
    return [lesson.rules.at(-1).title, before, said(), moves];
}"""


def test_what_a_solver_knows_later_takes_the_place_of_what_the_page_holds(visit: Open) -> None:
    opened = visit("nurikabe")
    one, other = ["r2c3", "island"], ["r2c4", "sea"]
    title, before, after, moves = ask(opened, LATE, [one, other, False])
    assert before == "r1c1: open"
    assert after == f"r2c4: sea. Forced, by {title}."
    assert all(move.endswith(f": Forced, by {title}.") for move in moves)
    assert len(moves) == 2
    _, before, after, moves = ask(opened, LATE, [one, other, True])
    assert before == after == "No law is broken so far."
    assert all(move.endswith(f": Forced, by {title}.") for move in moves)
