"""Chance."""

from generators import Chance


def test_chance_is_the_same_everywhere() -> None:
    chance = Chance(7)
    assert [chance.below(100) for _ in range(5)] == [32, 15, 65, 7, 53]
    assert chance.shuffled("abcdef") == list("caebdf")
