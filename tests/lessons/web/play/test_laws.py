"""The laws that a page knows are those of the checker."""

import random
from typing import Any

import pytest

from judge.checkers import Wrong, alcazar
from lessons import words_of
from tests.helpers.cases import Problem, problem_of
from tests.helpers.pages import SAMPLES, Open, data
from tests.helpers.play import ask, puzzle
from tests.helpers.sweep import in_every

Facts = list[tuple[str, str]]


def flipped(problem: str, facts: dict[str, str], chance: random.Random, plan: Any) -> Facts:
    """An answer with a few changes, so that many are wrong and some are right."""
    places, facts = sorted(facts), dict(facts)
    if problem == "alcazar":
        for _ in range(chance.choice([0, 1, 1, 2])):
            for edge in chance.choice(plan):  # around a corner: loops, and other ways through
                facts[edge] = {"path": "blocked", "blocked": "path"}[facts[edge]]
    others = {"sea": "island", "island": "sea", "bulb": "empty", "empty": "bulb"}
    others |= {"path": "blocked", "blocked": "path"}
    for place in chance.sample(places, chance.choice([0, 0, 1, 2])):
        own = facts[place]
        facts[place] = others.get(own) or chance.choice(list(facts.values()))
    return sorted(facts.items())


def corners(facts: dict[str, str]) -> list[list[str]]:
    """The four edges around each corner at which no wall ends."""
    found = []
    cells = {tuple(map(int, one[1:].split("c"))) for edge in facts for one in edge.split("-")[:1]}
    for r, c in sorted(cells):
        a, b, d, e = f"r{r}c{c}", f"r{r}c{c + 1}", f"r{r + 1}c{c}", f"r{r + 1}c{c + 1}"
        edges = [f"{a}-{b}", f"{d}-{e}", f"{a}-{d}", f"{b}-{e}"]
        if all(edge in facts for edge in edges):
            found.append(edges)
    return found


def drawn(problem: Problem, text: str, givens: dict[str, Any], facts: Facts) -> str:
    """A whole board as the answer that a program would print."""
    if problem.checker == "alcazar":
        plan = alcazar.read(text)
        ends = {edge_name(plan, edge): edge for edge in plan.edges()}
        return "\n".join(plan.draw(ends[edge] for edge, value in facts if value == "path"))
    height, width = givens["size"]
    value = dict(facts)
    names = [[f"r{r}c{c}" for c in range(1, width + 1)] for r in range(1, height + 1)]
    if problem.checker == "nurikabe":
        land = {name for row in names for name in row if value.get(name) != "sea"}
        value = {name: str(size) for name, size in sizes(land).items()}
        return written([[value.get(name, "~") for name in row] for row in names])
    if problem.checker == "ripple_effect":
        return written([[value[name] for name in row] for row in names])
    tokens = zip(names, givens["grid"], strict=True)
    rows = [zip(row, line, strict=True) for row, line in tokens]
    return written(
        [["*" if value.get(name) == "bulb" else own for name, own in row] for row in rows]
    )


def sizes(land: set[str]) -> dict[str, int]:
    """The size of the island of each cell."""
    found: dict[str, int] = {}
    for start in land:
        island = [start]
        for name in island:
            r, c = map(int, name[1:].split("c"))
            beside = {f"r{r - 1}c{c}", f"r{r + 1}c{c}", f"r{r}c{c - 1}", f"r{r}c{c + 1}"}
            island += sorted((beside & land) - set(island))
        found[start] = len(island)
    return found


def written(rows: list[list[str]]) -> str:
    """The rows as text, with blanks if one of their numbers has two digits."""
    gap = " " if any(len(token) > 1 for row in rows for token in row) else ""
    return "\n".join(gap.join(row) for row in rows)


def edge_name(plan: alcazar.Puzzle, edge: alcazar.Edge) -> str:
    """An edge in the words of lessons."""
    (r, c), (below, right) = edge
    one, other = f"r{r + 1}c{c + 1}", f"r{below + 1}c{right + 1}"
    if r < 0 or c < 0:
        return other + ("-top" if r < 0 else "-left")
    if below == plan.height or right == plan.width:
        return one + ("-bottom" if below == plan.height else "-right")
    return f"{one}-{other}"


def refused(problem: Problem, text: str, answer: str) -> bool:
    """Whether the checker refuses an answer."""
    try:
        problem.check(text, answer)
    except Wrong:
        return True
    return False


LAW_CASES = [
    *("nurikabe sample/1", "nurikabe secret/7x7-structural-questions3-seed1"),
    *("nurikabe several_answers/small", "light_up sample/1", "light_up several_answers/small"),
    *("light_up secret/7x7-hard-seed1", "wormholes sample/1", "wormholes secret/09-passed-twice"),
    *("wormholes several_answers/small", "ripple_effect sample/1", "alcazar sample/1"),
    *("ripple_effect several_answers/small", "alcazar sample/2", "alcazar several_answers/open"),
    *("alcazar secret/5x5-few-structural-seed2", "alcazar secret/01-one-cell"),
]


@pytest.mark.parametrize("boards", [60, in_every(200)])  # wrong and right ones
@pytest.mark.parametrize("case", LAW_CASES)
def test_the_laws_are_those_of_the_checker(reading: Open, case: str, boards: int) -> None:
    name, path = case.split()
    problem, text, chance = problem_of(name), puzzle(name, path), random.Random(case)
    opened = reading(name, path)
    start = {place for place, _ in data(opened)["start"]}
    answer = {place: value for place, value in data(opened)["end"] if place not in start}
    plan = corners(answer) or [[]]
    givens, given = data(opened)["givens"], data(opened)["start"]
    every = [flipped(name, answer, chance, plan) for _ in range(boards)]
    early, late = ask(
        opened,
        """boards => [false, true].map(done => boards.map(
            facts => puzzle.broken(factsOf(facts), done).length > 0))""",
        [[*given, *facts] for facts in every],
    )
    for facts, at_work, at_end in zip(every, early, late, strict=True):
        answer = drawn(problem, text, givens, [*given, *facts])
        assert at_end == refused(problem, text, answer), answer
        assert at_end or not at_work, answer
    assert 0 < sum(late) < len(every)


@pytest.mark.parametrize("problem", SAMPLES)
def test_no_law_is_broken_on_the_way_to_an_answer(reading: Open, problem: str) -> None:
    opened, chance = reading(problem), random.Random(problem)
    lesson = data(opened)
    steps = [[place, step["value"]] for step in lesson["steps"] for place in step["places"]]
    facts = [*lesson["end"], *[fact for fact in steps if fact not in lesson["end"]]]
    parts = [chance.sample(facts, chance.randrange(len(facts))) for _ in range(200)]
    broken = "parts => parts.map(part => puzzle.broken(factsOf(part), false).length > 0)"
    assert not any(ask(opened, broken, [lesson["start"] + part for part in parts]))


@pytest.mark.parametrize(
    ("problem", "text", "facts", "said"),
    [
        ("light_up", "1 2\n0.\n", [("r1c2", "bulb")], "A 0 has 1 bulb."),
        (
            *("ripple_effect", "1 2\na b\n. .\n", [("r1c1", "1"), ("r1c2", "1")]),
            "Two 1s have fewer than 1 cell between them.",
        ),
    ],
)
def test_one_is_not_said_as_many(
    visit: Open, problem: str, text: str, facts: Facts, said: str
) -> None:
    """Puzzles without an answer have no page: that of another is asked."""
    asked = [words_of(problem).givens(text), facts]
    broken = """async ([givens, facts]) =>
        (await puzzleMaker(lesson.solution))(givens).broken(factsOf(facts), false)"""
    assert said in [words for words, _ in ask(visit(problem), broken, asked)]
