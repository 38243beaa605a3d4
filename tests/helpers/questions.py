"""Questions at random: does this fact follow from these facts and laws, on this small board?"""

import random
from collections.abc import Iterator
from typing import NamedTuple

from tests.helpers.boards import boards
from tests.helpers.witness import Witness, places


class Question(NamedTuple):
    """Whether a fact follows, on the board of a witness."""

    text: str
    witness: Witness
    facts: list[str]
    laws: list[str]
    conclusion: str


def questions(checker: str, count: int, seed: int, most: int, each: int = 10) -> Iterator[Question]:
    """Some questions for each of so many boards; of all facts and laws together keep a way."""
    chance = random.Random(f"{checker} {seed}")
    for text in boards(checker, count, seed, most):
        witness = Witness(checker, text)
        if len(text) < 400 and facts_of(witness):
            for _ in range(each):
                laws = some_laws(witness, chance)
                facts = facts_that_fit(witness, laws, chance)
                yield Question(text, witness, facts, laws, any_fact(witness, chance))


def some_laws(witness: Witness, chance: random.Random) -> list[str]:
    """A few laws, or nearly all, and perhaps a theorem."""
    every = witness.words.laws()
    every = list(every)
    laws = chance.sample(every, min(len(every), chance.choice([1, 2, 3, 5, 8, 20, 100])))
    if witness.checker == "alcazar" and chance.random() < 0.4:
        cells = witness.words.cells
        region = sorted(chance.sample(cells, chance.randint(1, len(cells))))
        kind = chance.choice(["crossings", "colours"])
        laws.append(f"{kind} {'+'.join(map(places.name, region))}")
    return laws


def facts_that_fit(witness: Witness, laws: list[str], chance: random.Random) -> list[str]:
    """Facts that can all hold, where the laws can be kept at all."""
    facts: list[str] = []
    wanted = chance.choice([0, 1, 2, 3, 5, 8, 12, 20])
    for _ in range(4 * wanted):
        fact = any_fact(witness, chance)
        if len(facts) < wanted and not witness.breaks([*facts, fact], laws):
            facts.append(fact)
    return facts


def facts_of(witness: Witness) -> list[tuple[str, str]]:
    """Every fact of a single place, with its opposite."""
    return list(witness.words.pairs())


def any_fact(witness: Witness, chance: random.Random) -> str:
    """Any fact; in Nurikabe also of a cell and a clue, or a clue and its shape."""
    clues = sorted(witness.words.size) if witness.checker == "nurikabe" else []
    if not clues or chance.random() < 0.6:
        return chance.choice(chance.choice(facts_of(witness)))
    clue, word = chance.choice(clues), chance.choice(["", "not ", "not "])
    if chance.random() < 0.5:
        cell = places.name(chance.choice(list(witness.words.number)))
        return f"{cell} {word}{places.name(clue)}"
    shape = {clue}
    for _ in range(chance.randint(0, 4)):
        r, c = chance.choice(sorted(shape))
        near = [(r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)]
        shape.update(set(chance.sample(near, 1)) & witness.words.number.keys())
    return f"{places.name(clue)} {word}{'+'.join(map(places.name, sorted(shape)))}"
