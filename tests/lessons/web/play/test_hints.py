"""Hints from the board as it is: the easiest there is, for the way in which a pupil marks."""

import random
import re
from importlib import import_module

import pytest

from tests.helpers.cases import problem_of
from tests.helpers.lessons import lesson_steps
from tests.helpers.pages import SAMPLES, Open
from tests.helpers.play import ask, puzzle, said
from tests.helpers.spoken import Told
from tests.helpers.sweep import in_every, in_sweep
from tests.helpers.ways import WAYS, Fact, is_out, least_effort, moves

TRIES = 8  # hints in each way of playing
CASES = [
    *(f"{problem} sample/1" for problem in SAMPLES),
    *("nurikabe sample/2", "light_up sample/2", "alcazar sample/2"),
    *("nurikabe secret/5x5-cases-seed1", "ripple_effect secret/7x7-cases-seed1"),
    *("alcazar secret/7x7-few-structural-seed1", "light_up secret/10x10-hard-cases-1"),
]

LEAST = 0.97  # of the hints are no harder than need be: rules see some regions that laws do not
HINTED = """parts => parts.map(part => {
    play.state.facts = factsOf(lesson.start, part);
    const hint = play.judge.isDone() ? null : play.help.hints.easiest();
    return hint && [hint.effort, hint.step.places, hint.step.value, hint.step.sentence];
})"""


def parts(problem: str, case: str, way: str) -> list[list[Fact]]:
    """The marks of a pupil at some moments before the end."""
    played = list(moves(problem_of(problem).module(), puzzle(problem, case), way))
    chance = random.Random(case + way)
    return [played[: chance.randrange(len(played))] for _ in range(TRIES)]


def needless_effort(reading: Open, case: str, way: str) -> list[bool]:
    """Of each hint, whether a rule of the solution gives another one by fewer laws."""
    problem, name = case.split()
    solver, asked = problem_of(problem).module(), parts(problem, name, way)
    found = ask(reading(problem, name), HINTED, asked)
    harder = []
    for part, hint in zip(asked, found, strict=True):
        board = solver.assume(solver.parse(puzzle(problem, name)), map(" ".join, part))
        only = bool(part) and not any(map(is_out, part))  # so far no place was crossed out
        if hint:
            harder.append(hint[0] > least_effort(solver, board, written_only=only))
    return harder


@pytest.mark.parametrize(
    ("way", "cases"),
    [
        (WAYS[-1], CASES[:2]),
        in_sweep(pytest.param(WAYS[-1], CASES[2 : len(SAMPLES)])),
        *(in_sweep(pytest.param(way, CASES[at % 2 :: 2])) for at, way in enumerate(WAYS)),
        *(in_every(pytest.param(way, CASES)) for way in WAYS),
    ],
)
def test_hints_are_no_harder_than_need_be(reading: Open, way: str, cases: list[str]) -> None:
    """Compared with what the solution's rules say of the same board, and the laws in its proofs."""
    harder = [one for case in cases for one in needless_effort(reading, case, way)]
    assert len(harder) > 5 * len(cases)
    assert 1 - sum(harder) / len(harder) >= LEAST


# What a hint says in the words of the lesson: [the number of its step, what is known, the words].
TOLD = """parts => parts.flatMap(part => {
    play.state.facts = factsOf(lesson.start, part);
    const hint = play.judge.isDone() ? null : play.help.hints.easiest();
    const { places = [], value, sentence } = hint?.step ?? {};
    const at = lesson.steps.findIndex(
        step => step.value === value && step.places.join() === places.join());
    const known = play.judge.reasons.atOnce(play.judge.marks()).known;
    const own = at >= 0 && sentence.split(": ")[0] === lesson.steps[at].sentence.split(": ")[0];
    return own ? [[at, [...known.keys()], sentence]] : [];
})"""
CHAIN = "if "  # of which the player may know some links already
SHAPES = "nurikabe secret/5x5-cases-seed1"  # of which he may know more or fewer than the lesson


@pytest.mark.parametrize("case", [SHAPES, *(in_sweep(case) for case in CASES if case != SHAPES)])
def test_words_of_the_lesson_are_so_on_the_players_own_board(reading: Open, case: str) -> None:
    name, path = case.split()
    text, problem = puzzle(name, path), problem_of(name)
    spoken = import_module(f"tests.helpers.spoken.{problem.checker}")
    steps = list(lesson_steps(problem, text))
    asked = [part for way in WAYS for part in parts(name, path, way)]
    for at, known, words in ask(reading(name, path), TOLD, asked):
        board, step, reason = spoken.Board(text), steps[at], words.partition(": ")[2]
        board.learn(fact.split(" ", 1) for fact in known)
        told = Told(step.facts, step.proof)
        assert reason.startswith(CHAIN) or spoken.READ.is_so(reason[:-1], board, told), words


@pytest.mark.parametrize("case", CASES)
def test_who_writes_numbers_only_is_not_told_to_cross_out(reading: Open, case: str) -> None:
    problem, name = case.split()
    asked = [part for part in parts(problem, name, "numbers only") if part]
    for part, hint in zip(asked, ask(reading(problem, name), HINTED, asked), strict=True):
        _, places, value, sentence = hint
        assert not is_out((places[0], value)), (part, hint)
        assert places[0] in sentence


@pytest.mark.sweep  # a second or two
def test_a_hint_names_the_rooms_that_its_step_is_about(visit: Open) -> None:
    opened, names = visit("ripple_effect"), []
    for _ in range(4):
        opened.page.click("#try button:text-is('Hint')")
        names.append(said(opened))
        opened.page.click("#try button:text-is('Which rule?')")
        opened.page.click("#try button:text-is('What follows?')")
        opened.page.click("#try button:text-is('Do it')")
    rooms = "room d", "room c and r3c2", "room c and r3c2", "room b and r1c2"
    assert names == [f"Look at {room}." for room in rooms]


@pytest.mark.parametrize("problem", SAMPLES)
def test_hints_alone_lead_to_the_end_without_a_mark_crossed_out(visit: Open, problem: str) -> None:
    """For one who begins with a number, or a bulb, or the path."""
    opened = visit(problem)
    first = next(
        iter(moves(problem_of(problem).module(), puzzle(problem, SAMPLES[problem]), "numbers only"))
    )
    values, done = ask(opened, LED, first)
    assert done
    assert not [value for value in values if is_out(("", value))]


# Do what hints say until there is none.
LED = """([place, value]) => {
    play.move([[place, [value]]]);
    const values = [];
    for (let hint; !play.judge.isDone() && (hint = play.help.hints.easiest());) {
        play.make(hint.step);
        values.push(hint.step.value);
    }
    return [values, play.judge.isDone()];
}"""


# What is to be kept in mind for the next step, after so many steps of the lesson.
MINDED = """() => lesson.steps.flatMap((_, at) => {
    const steps = lesson.steps.slice(0, at).filter(({ value }) => !value.startsWith("not "));
    const marks = steps.flatMap(({ places, value }) => places.map(place => [place, value]));
    play.state.facts = factsOf(lesson.start, marks);
    const hint = play.help.hints.easiest();
    return hint ? [hint.minded] : [];
})"""


def test_what_is_to_be_kept_in_mind_is_said_once(reading: Open) -> None:
    """What two conclusions rest on was said before each."""
    minded = ask(reading("nurikabe", "secret/5x5-cases-seed1"), MINDED)
    assert any(len(words) > 1 for words in minded)
    assert [words for words in minded if len(set(words)) < len(words)] == []


CORNER = (
    "r1c1 is empty: a bulb there would light r1c2 and r2c1, and leave the 3 at r2c2 too few places."
)
STRIPS = (
    "Two numbers get no more than one bulb from each strip that they share. "
    "Look at r2c2 and r4c2. So r1c6 is empty."
)


@pytest.mark.parametrize(
    ("rule", "told"),
    [("Empty corners", CORNER), ("Share strips", STRIPS)],
)
def test_what_a_rule_says_is_told_as_in_the_lesson_or_at_which_places(
    visit: Open, rule: str, told: str
) -> None:
    """Only its law was told, which is the same everywhere."""
    opened = visit("wormholes")
    opened.page.click(f"#try .possible button:text-is('{rule}')")
    where = re.findall(r"r\dc\d", said(opened))
    assert where == sorted(where)
    opened.page.click("#try button:text-is('What?')")
    assert said(opened).removesuffix(" Do it") == told


# What hints say has to be kept in mind, while the answer is marked from its end on.
FROM_ITS_END = """() => lesson.end.flatMap((_, at) => {
    play.state.facts = factsOf(lesson.start, lesson.end.slice(at));
    return play.help.hints.easiest()?.minded ?? [];
})"""


@pytest.mark.sweep  # some seconds
def test_what_takes_no_law_need_not_be_kept_in_mind(reading: Open) -> None:
    """A hint began with sentences such as: As r2c5 is 9, r2c5 is not 6."""
    for case in "7x7-cases-seed1", "10x10-rooms9-structural-seed1":
        told = ask(reading("ripple_effect", f"secret/{case}"), FROM_ITS_END)
        assert [
            words for words in told if re.search(r"As (r\d+c\d+) is \d+, \1 is not", words)
        ] == []
