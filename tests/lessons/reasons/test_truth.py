"""Every sentence is true: a second reader finds out, and it finds the faults that are planted."""

import re
from contextlib import suppress
from importlib import import_module
from itertools import islice, product, starmap
from pathlib import Path

import pytest

from lessons.arguments.pictures import argument
from lessons.trace import Step, trace
from tests.helpers.cases import Problem, cells, files, problem_of
from tests.helpers.lessons import CASES, case_steps, words
from tests.helpers.spoken import untrue
from tests.helpers.spoken.argued import untrue as unargued
from tests.helpers.sweep import in_every, in_sweep, swept
from tests.helpers.views import from_all_sides

TOLD = {case.id for case in CASES}  # the tests of each puzzle look at these
SIZE = 150  # cells; larger cases take minutes
SMALLEST = 20  # cells; each is told from seven more sides
LATEST = re.compile(r"nurikabe/.*/((1\dx\d+|7x7-structural)-.*kept|8x8-cases-seed8)")  # minutes
BRUTE = ("light_up", "ripple_effect", "alcazar", "nurikabe")
SAMPLES = ["alcazar/1", "alcazar/2", "light_up/2", "nurikabe/1", "ripple_effect/1", "wormholes/1"]


OTHERS = [
    in_sweep(case)
    if cells(case.values[1]) <= SIZE and not LATEST.search(case.id)
    else in_every(case)
    for case in [*files("data/sample/*.in"), *files("data/secret/*.in")]
    if case.id not in TOLD
]


@pytest.mark.parametrize(("problem", "case"), OTHERS)
def test_every_sentence_is_true(problem: Problem, case: Path) -> None:
    text = case.read_text()
    steps = list(case_steps(problem, text))
    assert untrue(problem.checker, text, steps, map(words(problem).say, steps)) == []


SMALL = [case for case in (*CASES, *OTHERS) if cells(case.values[1]) <= SMALLEST]


@pytest.mark.parametrize(("problem", "case"), swept(SMALL, 12))
def test_every_sentence_of_each_view_is_true(problem: Problem, case: Path) -> None:
    for text, _ in islice(from_all_sides(case.read_text()), 1, None):
        steps = list(case_steps(problem, text))
        pictures = map(argument, steps)
        assert untrue(problem.checker, text, steps, map(words(problem).say, steps)) == [], text
        assert unargued(problem.checker, text, steps, pictures) == [], text


NONE_LEFT = {  # a step before this one has taken the last place: there is no answer
    "wormholes": ("3\nx.A\n.1.\nA.x\n", "a bulb there would rule out r2c1 and r2c3, both"),
    "ripple_effect": ("3\ncbd\ncbd\ncaa\n...\n...\n...\n", "room a has its 2 at r3c2 or r3c3"),
}


@pytest.mark.parametrize("name", NONE_LEFT)
def test_where_there_is_no_answer_a_step_has_its_sentence(name: str) -> None:
    problem, (text, some) = problem_of(name), NONE_LEFT[name]
    solver, said = problem.module(), list[str]()
    with suppress(solver.Contradiction):
        said += map(words(problem).say, trace(solver, solver.parse(text)))
    assert any(some in one for one in said), said


EMPTY = ".....\n"
SUFFICES = [  # wormholes let a bulb rule out more than the sentence needs; no place is left at all
    (  # a cell of a clue is known to be island; no shape joins land that is not its own
        *("nurikabe", "4 3\n~o?\n~..\n.5.\n555\n", 2),
        *("so r4c3 is sea, but r4c3 is island", "so r4c2 is sea, but r4c2 is island"),
    ),
    (
        "nurikabe",
        "4 5\n. . . . ?\n. . . . .\n. . . . .\n12 . . . .\n",
        *(3, "29 facts follow", "28 facts follow"),
    ),
    ("light_up", "4 3\n.1.\nA..\n.2.\n..A\n", 4, "r3c1 and r3c3, and", "r3c1, and"),
    ("light_up", "4 4\n....\nA..B\n02.A\nB...\n", 5, "r2c2 and r3c3, and", "r2c2 and r4c2, and"),
    (
        *("ripple_effect", f"4 3\naad\nbad\nbcd\nbcc\n{EMPTY[2:] * 4}", 4),
        *("r3c2 or r4c2, both", "r3c2, r4c2 or r4c3, all"),
    ),
    (
        *("ripple_effect", f"4 5\nffcdd\ngfccb\ngaceb\naaheb\n{EMPTY * 4}", 18),
        *("r3c2 or r4c1, both", "r3c2, r4c1 or r4c2, all"),
    ),
    (  # three doors are in the path, of which the reason needs two
        "alcazar",
        "1 3\n+ │ +   +---+\n| │\n+ │ + │ +   +\n",
        *(1, "already has r1c1-top and r1c1-bottom", "already has r1c1-top and r1c3-right"),
    ),
]


@pytest.mark.parametrize(("name", "text", "number", "right", "wrong"), SUFFICES)
def test_what_suffices_is_true_and_what_does_not_is_found(
    name: str, text: str, number: int, right: str, wrong: str
) -> None:
    problem = problem_of(name)
    steps = list(islice(case_steps(problem, text), number))
    said = [*map(words(problem).say, steps)]
    assert right in said[-1]
    assert untrue(name, text, steps, said) == []
    assert len(untrue(name, text, steps, [*said[:-1], said[-1].replace(right, wrong)])) == 1


@pytest.mark.parametrize(
    ("name", "seed"), swept(starmap(pytest.param, product(BRUTE, range(40))), 4)
)
def test_every_step_on_a_board_at_random_has_sentence_and_pictures(name: str, seed: int) -> None:
    problem = problem_of(name)
    solver, say = problem.module(), words(problem).say
    for at, first in enumerate(import_module(f"tests.brute.{name}").boards(8000 + seed)):
        text, _ = list(from_all_sides(first))[at % 8]
        steps = list[Step]()
        with suppress(solver.Contradiction):  # many have no answer
            steps += trace(solver, solver.parse(text))
        pictures = list(map(argument, steps))
        for step, drawn in zip(steps, pictures, strict=True):
            told = {fact for one in drawn[-1:] for fact in (*one.facts, *one.told)}
            assert not drawn or set(step.facts) <= told, text
        assert untrue(problem.checker, text, steps, map(say, steps)) == [], text
        assert unargued(problem.checker, text, steps, pictures) == [], text


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_wrong_number_is_found(sample: str) -> None:
    name, _, number = sample.partition("/")
    problem = problem_of(name)
    text = (problem.folder / f"data/sample/{number}.in").read_text()
    steps = list(case_steps(problem, text))
    said = list(map(words(problem).say, steps))
    for at in range(9):
        wrong = [planted(sentence, at) for sentence in said]
        found = untrue(problem.checker, text, steps, wrong)
        assert not set(wrong) - set(said) - {one.partition(": ")[2] for one in found}


def planted(said: str, at: int) -> str:
    """The sentence with one more for the number at this place of its reason."""
    claim, _, reason = said.partition(": ")
    numbers = list(re.finditer(r"\d+", reason))
    if at >= len(numbers):
        return said
    start, end = numbers[at].span()
    return f"{claim}: {reason[:start]}{int(numbers[at][0]) + 1}{reason[end:]}"
