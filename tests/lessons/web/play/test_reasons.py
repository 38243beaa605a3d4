"""What the laws force on a page: each conclusion follows from its one law, no rule is lost."""

import random
import re
from typing import Any

import pytest

from tests.helpers.cases import problem_of
from tests.helpers.pages import SAMPLES, Open, data
from tests.helpers.play import ask, puzzle
from tests.helpers.witness import Witness

CASES = [
    *(f"{problem} {case}" for problem, case in SAMPLES.items()),
    *("nurikabe secret/8x8-cases-seed1", "ripple_effect secret/7x7-cases-seed1"),
    *("alcazar secret/7x7-few-structural-seed1", "light_up secret/10x10-hard-cases-1"),
]
PARTS = 12  # of the answer that are asked about

# The sentence of a law, and the laws of the checker that say no more.
LAWS = {
    r"The \d at (\S+) has": "number {}",
    r"A bulb at (r\d+c\d+)": "light {}",
    r"Of cells in one line": "strip ",
    r"No square of 2x2": "pool ",
    r"The island at (r\d+c\d+)": "island {}",
    r"All land belongs": "owner ",
    r"The sea is in one piece": "sea",
    r"The numbers of room (\S+) go": "room {}",
    r"Room (\S+) holds": "room {}",
    r"Two \d+s in a row or column": "(row|column) ",
    r"The path goes over just two edges of (r\d+c\d+)": "cell {}",
    r"The path uses just two doors": "doors",
    r"On a chessboard": "(doors|colours board)",
    r"The path closes no loop": "path",
    r"The path is one piece": "path",
}

# What follows at once from each of the parts, by the laws alone: [fact, words, effort, from].
FOLLOWS = """parts => parts.map(part => {
    play.state.facts = factsOf(lesson.start, part);
    const { known, said } = play.judge.reasons.atOnce(play.judge.marks());
    const rules = new Set(play.judge.reasons.rules.values());
    return [...known.values(), ...said.values()]
        .filter(link => link && !rules.has(link.law))
        .map(({ fact, law, from }) => [fact, law.words, law.effort, from]);
})"""


def parts(lesson: dict[str, Any]) -> list[list[list[str]]]:
    """Random parts of the answer."""
    chance = random.Random(lesson["puzzle"])
    start = {place for place, _ in lesson["start"]}
    facts = [fact for fact in lesson["end"] if fact[0] not in start]
    return [chance.sample(facts, chance.randrange(len(facts))) for _ in range(PARTS)]


def laws_of(words: str, laws: list[str]) -> list[str]:
    """The checker's laws that stand behind a sentence."""
    for sentence, law in LAWS.items():
        found = re.match(sentence, words)
        if found:
            name = law.format(*found.groups())
            exact = found.groups() or name in laws
            return [name] if exact else [one for one in laws if re.match(name, one)]
    raise AssertionError(words)


@pytest.mark.parametrize("case", CASES)
def test_each_conclusion_follows_from_its_law(reading: Open, case: str) -> None:
    """Asked of a witness that shares nothing with the page, with all other laws switched off."""
    problem, name = case.split()
    opened = reading(problem, name)
    witness = Witness(problem_of(problem).checker, puzzle(problem, name))
    laws = [*witness.words.laws(), "colours board"]
    asked = 0
    for said in ask(opened, FOLLOWS, parts(data(opened))):
        for fact, words, effort, start in random.Random(case).sample(said, min(30, len(said))):
            own = laws_of(words, laws) if effort else []
            assert own or not effort, words
            assert witness.follows(start, own, fact), (fact, words, start)
            asked += 1
    assert asked > 50


@pytest.mark.parametrize("case", CASES)
def test_what_the_lesson_says_is_said_as_soon_as_its_needs_are_met(
    reading: Open, case: str
) -> None:
    opened = reading(*case.split())
    lost = ask(opened, LOST, parts(data(opened)))
    assert lost == [[] for _ in lost]


# The facts of openings whose needs are marked and that are neither marked nor said to follow.
LOST = """parts => parts.map(part => {
    play.state.facts = factsOf(lesson.start, part);
    const found = play.judge.reasons.atOnce(play.judge.marks());
    const name = at => lesson.facts[at].join(" ");
    return lesson.openings
        .filter(([, , , needs]) => needs.every(need => found.known.has(name(need))))
        .flatMap(([, says]) => says.map(name))
        .filter(fact => !found.known.has(fact) && !found.said.has(fact));
})"""


@pytest.mark.parametrize("case", CASES)
def test_what_is_kept_in_mind_is_true(reading: Open, case: str) -> None:
    opened = reading(*case.split())
    wrong = ask(
        opened,
        """parts => parts.flatMap(part => {
            play.state.facts = factsOf(lesson.start, part);
            const { known, said } = play.judge.reasons.inMind(play.judge.marks());
            return [...known.keys(), ...said.keys()].filter(fact => play.judge.isWrong(fact)
                && !/r\\d+c\\d+/.test(fact.slice(fact.indexOf(" "))));
        })""",
        parts(data(opened)),
    )
    assert wrong == []


def test_a_room_of_one_cell_has_no_numbers_from_1_to_1(reading: Open) -> None:
    opened = reading("ripple_effect", SAMPLES["ripple_effect"])
    said = ask(opened, "() => puzzle.laws().map(law => law.words)")
    assert "Room d holds just 1." in said
    assert not [words for words in said if "from 1 to 1." in words]
