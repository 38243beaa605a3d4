"""Bulbs on a board: placed until all is lit; whether one can move, against the search."""

import pytest

from generators import Chance
from generators.drafts.bulbs import can_move, lit, walls_of
from generators.light_up import Draft, puzzle_text
from ground import solutions

solver = solutions.load("light_up.py")
WORMHOLES = "..#.A\n.#...\n...#.\nA....\n"


def draft_of(rows: str, chance: Chance) -> Draft:
    """The board of these rows with bulbs at random, some walls without their number."""
    blank = solver.parse(f"{rows.count(chr(10))} {rows.index(chr(10))}\n{rows}")
    silent = sum(wall for wall in solver.each(walls_of(blank)) if not chance.below(4))
    return Draft(blank, lit(blank, 0, chance), silent)


def random_rows(chance: Chance) -> str:
    """Four rows of five cells, a third of them walls."""
    return "".join(("#.."[chance.below(3)] + "\n" * (at % 5 == 4)) for at in range(20))


def can_move_by_search(draft: Draft) -> bool:
    """Whether an answer has just one bulb elsewhere."""
    boards = solver.search(solver.parse(puzzle_text(draft)))
    return any((board.bulbs ^ draft.bulbs).bit_count() == 2 for board in boards)


@pytest.mark.parametrize("seed", range(40))
def test_a_bulb_can_move_just_where_an_answer_has_it_elsewhere(seed: int) -> None:
    chance = Chance(seed)
    draft = draft_of(random_rows(chance) if seed % 4 else WORMHOLES, chance)
    found = can_move(draft.blank, draft.bulbs, draft.numbers)
    assert found == can_move_by_search(draft)


def test_both_are_met() -> None:
    drafts = [draft_of(random_rows(chance), chance) for chance in map(Chance, range(40))]
    assert {can_move(draft.blank, draft.bulbs, draft.numbers) for draft in drafts} == {True, False}


def test_old_bulbs_stay_where_they_can() -> None:
    blank = solver.parse("1 5\n..#..\n")
    for seed in range(9):
        placed = lit(blank, 0b11, Chance(seed))
        assert (placed & 0b11).bit_count() == 1
        assert (placed >> 3).bit_count() == 1


def test_new_bulbs_stand_beside_walls_first() -> None:
    blank = solver.parse("1 5\n....#\n")
    assert {lit(blank, 0, Chance(seed)) for seed in range(9)} == {1 << 3}
    assert len({lit(blank, 0, Chance(seed), beside=False) for seed in range(9)}) > 1
