"""The prover: sums narrow as they should, and the search finds a way just where there is one."""

import random
from collections.abc import Iterator
from math import inf

import pytest

from judge.proofs.prover import (
    END,
    Known,
    Prover,
    Sum,
    TooMuch,
    at_most_one,
    either,
    exactly,
    next_atom,
    single,
)

ATOMS = 7
EVERY = range(1 << ATOMS)


def holds(law: Sum, yes: int) -> bool:
    """Whether the law is kept where just these atoms are true."""
    return (law.plus & yes).bit_count() - (law.minus & yes).bit_count() in law.totals


def fits(yes: int, known: Known) -> bool:
    """Whether just these atoms can be true, where that is known."""
    return not known[0] & ~yes and not known[1] & yes


def sums(seed: int, count: int) -> Iterator[Sum]:
    """Sums at random."""
    chance = random.Random(seed)
    for _ in range(count):
        plus, minus = chance.randrange(1 << ATOMS), chance.randrange(1 << ATOMS)
        start = chance.randint(-3, 4)
        yield Sum(
            plus, minus & ~plus, range(start, start + chance.randint(1, 4), chance.choice((1, 2)))
        )


def known_at_random(chance: random.Random) -> Known:
    """Some atoms true, some false."""
    yes = chance.randrange(1 << ATOMS) & chance.randrange(1 << ATOMS)
    return yes, chance.randrange(1 << ATOMS) & chance.randrange(1 << ATOMS) & ~yes


def test_a_sum_forces_no_more_than_follows() -> None:
    chance = random.Random(1)
    for law in sums(1, 300):
        known = known_at_random(chance)
        ways = [yes for yes in EVERY if fits(yes, known) and holds(law, yes)]
        narrowed = law.narrow(*known)
        if narrowed is None:
            assert not ways
        else:
            assert all(fits(yes, narrowed) for yes in ways)


def test_a_sum_wants_nothing_only_where_it_is_kept() -> None:
    chance = random.Random(2)
    for law in sums(2, 300):
        known = known_at_random(chance)
        if law.narrow(*known) and not law.wanted(*known):
            assert all(holds(law, yes) for yes in EVERY if fits(yes, known))


def test_there_is_a_way_just_where_one_is_found_by_trying_all() -> None:
    chance, found = random.Random(3), []
    for _ in range(200):
        laws = list(sums(chance.random(), chance.randint(1, 4)))
        known = known_at_random(chance)
        ways = [yes for yes in EVERY if fits(yes, known) and all(holds(law, yes) for law in laws)]
        way = Prover().way(laws, *known)
        assert (way is None) == (not ways)
        found.append(way is None)
        if way:
            assert all(holds(law, yes) for law in laws for yes in EVERY if fits(yes, way))
    assert 20 < found.count(True) < 180


@pytest.mark.parametrize(
    ("law", "right"),
    [
        (exactly(0b111, 2), [0b011, 0b101, 0b110]),
        (at_most_one(0b101), [0b000, 0b001, 0b010, 0b011, 0b100, 0b110]),
        (either(0b001, 0b110), [n for n in range(8) if n != 0b110]),
        (either(0, 0), []),
    ],
)
def test_what_sums_are_for(law: Sum, right: list[int]) -> None:
    assert [yes for yes in range(8) if holds(law, yes)] == right


def test_what_clashes_is_no_way() -> None:
    assert Prover().way([], 1, 1) is None
    assert Prover().way([], 1, 2) == (1, 2)


def test_what_lasts_too_long_is_given_up() -> None:
    assert Prover(seconds=60.0).way([exactly(3, 1)], 0, 0)
    with pytest.raises(TooMuch):
        Prover(seconds=0.0).way([exactly(3, 1)], 0, 0)


def test_what_takes_too_much_memory_is_given_up() -> None:
    with pytest.raises(TooMuch), Prover().question():
        raise MemoryError


def test_no_more_is_asked_when_the_time_of_all_questions_is_over() -> None:
    """What clashes takes no search, but on a large board time to be put together."""
    prover = Prover(seconds=0.0)
    with pytest.raises(TooMuch), prover.question():
        pytest.fail("it is put together")
    assert END.get() == inf


def test_groups_are_narrowed_and_tried_as_if_each_were_a_law_of_its_own() -> None:
    chance = random.Random(5)
    for _ in range(300):
        groups = [chance.sample(range(8), chance.randint(2, 4)) for _ in range(3)]
        one, each = [single(groups)], [at_most_one(sum(1 << i for i in some)) for some in groups]
        yes, no = (sum(1 << i for i in range(8) if chance.random() < 0.2) for _ in range(2))
        with (prover := Prover()).question():
            known = prover.settle(one, yes, no & ~yes)
            assert known == prover.settle(each, yes, no & ~yes)
        assert not known or next_atom(one, *known) == next_atom(each, *known)


def test_a_law_of_no_groups_costs_no_less_than_any() -> None:
    assert single([]).cost == single([[0, 1]]).cost == at_most_one(3).cost
