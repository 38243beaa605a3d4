"""Branches cut down to what they need."""

import random

import pytest

from formats.legup.trim import lower, minimal


@pytest.mark.parametrize("seed", range(50))
def test_the_smallest_part_is_found(seed: int) -> None:
    chance = random.Random(seed)
    cells = chance.getrandbits(12) | 1
    needs = [cells & chance.getrandbits(12) & chance.getrandbits(12) for _ in range(3)]

    def holds(some: int) -> bool:
        return any(some & need == need for need in needs)

    found = minimal(cells, holds)
    assert holds(found)
    assert found & cells == found
    assert not any(holds(found & ~(1 << at)) for at in range(12) if found >> at & 1)


@pytest.mark.parametrize("cells", [1, 0b11, 0b10110, 0b1111000011])
def test_halves(cells: int) -> None:
    low = lower(cells)
    assert low & cells == low
    assert low.bit_count() == cells.bit_count() // 2
    assert low < (cells & ~low)
