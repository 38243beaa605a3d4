"""Steps of a proof, and what is asked of a board between them."""

from formats.legup.light_up import LightUp
from formats.legup.steps import Case, Dead, Direct, Split, Values, is_dead

LAWS = LightUp()
BULB, EMPTY = LAWS.values


def test_marks_are_cells_with_their_values() -> None:
    values = Values(LAWS)
    assert values.other(BULB) == EMPTY
    for cell, value in (1, BULB), (4, EMPTY):
        assert values.cells(values.marks_of(cell, value)) == [(cell, value)]


def test_marks_are_put_on_a_board() -> None:
    board = LAWS.solver.parse("1 3\n...\n")
    one, two, _ = LAWS.each(board.unknown)
    after = Values(LAWS).marked(board, (one, two))
    assert (after.bulbs, after.empty & two) == (one, two)


def test_branches_end_in_a_contradiction() -> None:
    dead, direct = [Dead(LAWS.path)], Direct(1, BULB, LAWS.must)
    assert is_dead(dead)
    assert is_dead([direct, Split(2, {BULB: dead, EMPTY: dead})])
    assert not is_dead([])
    assert not is_dead([direct])
    assert Values(LAWS).branches(Case(1, BULB, dead)) == {EMPTY: dead}
