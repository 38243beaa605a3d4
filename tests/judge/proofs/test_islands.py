"""Pieces of land and sea, on a board of 3 x 4 cells with a clue of 3 at r1c1 and of 2 at r3c4."""

import random
from time import process_time

import pytest

from judge.proofs.board import bits
from judge.proofs.islands import Islands, Map, Sea, Shape, none_of
from judge.proofs.prover import Prover, TooMuch

STRIDE = 5


def cells(*rows: str) -> int:
    """The cells that are marked with x."""
    marked = [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "x"]
    return sum(1 << r * STRIDE + c for r, c in marked)


EVERY = cells("xxxx", "xxxx", "xxxx")
THREE, TWO = cells("x"), cells("", "", "...x")
MAP = Map(STRIDE, EVERY, (THREE, TWO))


def test_around_stays_on_the_board() -> None:
    assert MAP.around(cells("...x")) == cells("..x.", "...x")
    assert MAP.around(cells("", "x")) == cells("x", ".x", "x")


def test_flood_and_pieces() -> None:
    land = cells("xx..", "..x.", "..xx")
    assert MAP.flood(cells("x"), land) == cells("xx")
    assert list(MAP.pieces(land)) == [cells("xx"), cells("", "..x.", "..xx")]


def test_reach_pays_for_land_by_the_piece() -> None:
    land = cells("..xx")
    assert MAP.reach(THREE, EVERY, land, 1) == cells("xx", "x")
    assert MAP.reach(THREE, EVERY, land, 2) == cells("xx", "xx", "x")
    assert MAP.reach(THREE, EVERY, land, 3) == cells("xxxx", "xxx", "xx")
    assert MAP.reach(THREE, EVERY, land, 99) == EVERY


def test_sea_that_is_cut_off() -> None:
    wall = cells(".x", ".x")
    assert Sea(MAP).narrow(wall | cells("", "", ".x"), cells("x...", "...x")) is None
    assert Sea(MAP).narrow(wall | cells("", "", ".x"), cells("x")) == (
        EVERY & ~cells("x", "x", "x"),
        1,
    )
    assert Sea(MAP).wanted(wall, cells("x...", "...x")) == cells("", "x")
    assert Sea(MAP).wanted(wall, cells("x")) == 0


def islands(*named: int, owned: int = 0) -> Islands:
    """The laws of these clues, and of these cells."""
    sizes = {THREE: 3, TWO: 2}
    return Islands(MAP, {home: sizes[home] for home in named}, owned, ())


def test_an_island_that_is_done() -> None:
    known = islands(TWO).narrow(THREE | TWO | cells("", "...x"), 0)
    assert known == (THREE | TWO | cells("", "...x"), cells("...x", "..x.", "..x."))


def test_an_island_that_fills_its_room() -> None:
    known = islands(THREE).narrow(THREE | TWO, cells(".x", ".x", "x"))
    assert known is None
    known = islands(THREE).narrow(THREE | TWO, cells("..x", ".x", "x"))
    assert known == (THREE | TWO | cells(".x", "x"), cells("..x", ".x", "x"))


def test_land_that_nobody_can_come_to() -> None:
    far = cells("...x")
    assert islands(THREE, TWO, owned=far).narrow(THREE | TWO | far, 0) is None
    assert islands(THREE, owned=far).narrow(THREE | TWO | far, 0) == (THREE | TWO | far, 0)


def test_shapes_that_are_out() -> None:
    shape = THREE | cells(".x")
    law = none_of(MAP, THREE, frozenset((Shape(THREE, shape).cells,)))
    assert law.narrow(shape, cells("..x", "xx")) is None
    assert law.narrow(shape, cells("..x", "x")) == (shape | cells("", ".x"), cells("..x", "x"))
    assert law.wanted(THREE, 0) == cells(".x", "x")
    assert law.wanted(THREE, cells(".x")) == 0


def test_of_many_shapes_any_that_may_be_left_is_looked_for() -> None:
    chance = random.Random(1)
    some = [THREE | sum(chance.sample([*bits(EVERY)], 4)) for _ in range(12)]
    law = none_of(MAP, THREE, frozenset(some))
    for _ in range(200):
        cells = {cell: chance.randrange(3) for cell in bits(EVERY & ~THREE)}
        yes = THREE | sum(cell for cell, value in cells.items() if value == 1)
        no = sum(cell for cell, value in cells.items() if value == 2)
        island = MAP.flood(THREE, yes)
        left = any(not island & ~shape and not shape & no for shape in some)
        assert law.wanted(yes, no) == (MAP.around(island) & ~(yes | no) if left else 0)


def test_thousands_of_shapes_are_not_looked_at_one_by_one() -> None:
    row = sum(1 << at for at in range(30))
    law = none_of(Map(31, row << 31 | row, (1,)), 1, frozenset(range(3, 80_001, 2)))
    begun = process_time()
    for _ in range(1000):
        assert law.wanted(1, 1 << 1 | 1 << 2) == 1 << 31
        assert law.wanted(1, row - 1) == 0
    assert process_time() - begun < 1


@pytest.mark.parametrize("clue", [1, 0])  # in every other cell, or in one of a board of land
def test_a_large_board_of_which_all_is_known_is_looked_at_once(clue: int) -> None:
    size = 70
    every = sum((1 << size) - 1 << r * (size + 1) for r in range(size))
    clues = [cell for n, cell in enumerate(bits(every)) if n % (size + 1) % 2] if clue else [1]
    sea = 2 | 1 << size + 1  # around the corner
    land, owned = (sum(clues), 0) if clue else (every & ~sea, every & ~1)
    places = Map(size + 1, every, tuple(clues))
    islands, begun = Islands(places, dict.fromkeys(clues, 1), owned, ()), process_time()
    known = land, every & ~land
    assert islands.narrow(*known) == (known if clue else None)
    assert process_time() - begun < 0.6


@pytest.mark.parametrize(("unknown", "wanted"), [(True, False), (False, True)])
def test_one_look_at_a_large_board_is_given_up_in_time(unknown: bool, wanted: bool) -> None:
    """All cells of one long winding corridor are to be joined to a clue at its far end."""
    size = 100
    row, ends = (1 << size) - 1, (1 << size - 1, 1)
    rows = [ends[r // 2 % 2] if r % 2 else row for r in range(size)]
    corridor = sum(cells << r * (size + 1) for r, cells in enumerate(rows))
    every = sum(row << r * (size + 1) for r in range(size))
    islands = Islands(Map(size + 1, every, (1,)), {}, corridor & ~1, ())
    known = (1, every & ~corridor) if unknown else (corridor & ~6, every & ~corridor)
    prover, begun = Prover(long=0.2), process_time()
    with pytest.raises(TooMuch), prover.question():
        (islands.wanted if wanted else islands.narrow)(*known)
    assert process_time() - begun < 2
