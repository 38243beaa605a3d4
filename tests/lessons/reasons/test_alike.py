"""Steps that are alike, told once."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain, groupby

import pytest

from lessons.reasons import alike
from lessons.trace import Step, is_mark, one_look
from tests.helpers.cases import Problem, problem_of
from tests.helpers.lessons import known_steps, lessons, words
from tests.helpers.pages import Open, count, data
from tests.helpers.pictures import parsed
from tests.helpers.sentences import check_sentence
from tests.helpers.spoken import listing, untrue
from tests.helpers.sweep import in_sweep

OWN = "nurikabe", "light_up", "ripple_effect", "alcazar"
SHAPES = problem_of("nurikabe").folder / "data" / "secret" / "5x5-structural-kept-1.in"


def looks(problem: Problem) -> Iterator[tuple[str, list[Step]]]:
    """The puzzle of each picture that needs no easier rule, and what its rule says there."""
    solver = problem.module()
    for path in sorted(problem.folder.glob("rules/*/*.txt")):
        rule = next(rule for rule in solver.RULES if rule.__name__ == path.parent.name)
        text, *after = path.read_text().split("\n\n")
        if len(after) == 1 and "\n" in after[0].strip() and " not r" not in text:
            yield text, list(one_look(solver, parsed(solver, text), rule))


@pytest.mark.parametrize("puzzle", [in_sweep(OWN[0]), *OWN[1:]])
def test_what_has_one_reason_is_one_sentence_and_is_so(puzzle: str) -> None:
    problem, fewer = problem_of(puzzle), 0
    for text, steps in looks(problem):
        told = alike.joined(words(problem), steps)
        for step in told:
            said = words(problem).say(step)
            check_sentence(said, step)
            assert untrue(puzzle, text, [step], [said]) == []
        one, other = (
            sorted(fact for step in each for fact in step.facts) for each in (steps, told)
        )
        assert one == other
        once = [said.partition(": ") for said in alike.told_once(words(problem), steps)]
        assert len({why for *_, why in once}) == len(once)
        for claim, _, why in (words(problem).say(step).partition(": ") for step in told):
            assert any(claim in claims and why == reason for claims, _, reason in once)
        fewer += len(steps) - len(once)
    assert fewer or puzzle in ("ripple_effect", "alcazar")


def numbers(said: str) -> dict[str, int]:
    """{clue: how many of the shapes of its island go in the same way}, as a sentence says."""
    parts = re.findall(r"(\d+) (?:more )?shapes? of the island of \d+ at (r\d+c\d+)", said)
    return {clue: int(many) for many, clue in parts}


def test_steps_in_a_row_by_one_rule_about_shapes_of_one_island_are_alike() -> None:
    problem = problem_of("nurikabe")
    steps = known_steps(problem, SHAPES.read_text())
    rows = list(alike.in_a_row(steps))
    assert [*chain(*rows)] == list(steps)

    def about(step: Step) -> object:
        island = step.places[0]
        shape = island in step.value.removeprefix("not ").split("+")
        return (step.rule, island) if shape and not is_mark(step.facts[0]) else step.number

    assert rows == [list(row) for _, row in groupby(steps, about)]
    assert max(map(len, rows)) > 10
    for first, *others in rows:
        if others:
            said = alike.in_the_same_way(first, others)
            assert numbers(said) == {first.places[0]: len(others)}
            assert said.count(" more ") == 1
        for step in others:
            brief = alike.in_brief(words(problem), first, step)
            claim, _, reason = words(problem).say(step).partition(": ")
            assert brief in (f"{claim}.", f"{claim}: {reason}")
            same = reason == words(problem).say(first).partition(": ")[2]
            assert (brief == f"{claim}.") == same


def test_what_can_be_marked_is_told_as_it_comes() -> None:
    first, *_ = steps = known_steps(problem_of("nurikabe"), SHAPES.read_text())
    coming = iter(steps)
    assert next(alike.in_a_row(coming)) == [first]
    assert next(coming) == steps[1]


def test_shapes_of_several_islands_are_counted_apart() -> None:
    solver = problem_of("nurikabe").module()
    rule = next(rule for rule in solver.RULES if rule.__name__ == "chain_shapes")
    path = problem_of("nurikabe").folder / "rules" / "chain_shapes" / "first.txt"
    first, *others = one_look(solver, parsed(solver, path.read_text().split("\n\n")[0]), rule)
    said = alike.in_the_same_way(first, others)
    assert numbers(said) == Counter(step.places[0] for step in others)
    assert len(numbers(said)) > 1
    assert said.count(" more ") == (first.places[0] in numbers(said))


@pytest.mark.sweep  # some seconds
def test_on_a_terminal_all_are_told_below_the_first() -> None:
    _, output, _ = lessons("nurikabe", str(SHAPES))
    steps = known_steps(problem_of("nurikabe"), SHAPES.read_text())
    rows = [row for row in alike.in_a_row(steps) if len(row) > 1]
    told = re.sub(r"\s+", " ", output)
    for first, *others in rows:
        assert alike.in_the_same_way(first, others) in told
        for step in others:
            brief = alike.in_brief(words(problem_of("nurikabe")), first, step)
            assert f" {step.number}. {brief} " in told
            assert f"\n{step.number}. " not in output


@pytest.mark.sweep  # some seconds
def test_on_a_page_one_goes_on_to_what_is_new(visit: Open) -> None:
    opened = visit("nurikabe", "secret/5x5-structural-kept-1")
    tab, steps = opened.page.locator("#lesson"), data(opened)["steps"]
    first = next(at for at, step in enumerate(steps, 1) if "more" in step)
    last = next(at for at in range(first + 1, len(steps)) if "brief" not in steps[at])
    told = [f"{step['sentence']} {step.get('more', '')}" for step in steps if "brief" not in step]
    shown = tab.locator("#steps .says:visible").all_inner_texts()
    assert shown == [words.strip() for words in told]
    tab.get_by_label("Which step").fill(str(first))
    assert opened.page.inner_text("#sentence .says").endswith(steps[first - 1]["more"])
    tab.get_by_label("Forward", exact=True).click()
    assert count(opened)[0] == last + 1
    tab.get_by_label("Back", exact=True).click()
    assert count(opened)[0] == first
    tab.get_by_label("Which step").fill(str(last))  # each has its picture
    assert opened.page.inner_text("#sentence .says") == steps[last - 1]["sentence"]
    assert tab.locator("#board .sketch").count()
    current = tab.locator("#steps [aria-current]").inner_text()
    assert current.startswith(f"{first} to {last}. ")
    assert listing(steps[last - 1]["brief"]).named[0] == steps[last - 1]["places"][0]
