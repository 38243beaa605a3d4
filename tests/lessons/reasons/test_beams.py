"""Beams on boards in text."""

from lessons.reasons.beams import beams, lines


def test_a_beam_goes_on_from_the_twin_of_a_wormhole() -> None:
    rows = ["*.A.", "....", "A..#"]
    seen = dict(beams(rows, (0, 0)))
    assert seen == {(0, 1): "", (1, 0): "", (1, 2): "A", (2, 1): "A", (2, 2): "A"}


def test_of_two_lines_between_the_same_cells_each_has_its_own_wormholes() -> None:
    rows = ("..A", ".#.", "A..")
    assert lines(rows, (0, 0), (2, 1)) == []
    assert lines(rows, (0, 0), (2, 2)) == [
        ([(0, 0), (0, 1), (2, 1), (2, 2)], "A"),
        ([(0, 0), (1, 0), (1, 2), (2, 2)], "A"),
    ]
    assert lines((".A", "A."), (0, 0), (1, 1)) == [([(0, 0), (1, 1)], "A")] * 2
    rows = (".A", ".#", "A.")
    assert lines(rows, (0, 0), (2, 1)) == [([(0, 0), (2, 1)], "A")]


def test_a_line_that_comes_back_is_called_by_its_first_and_last_cell() -> None:
    assert lines(("A..A",), (0, 1), (0, 2)) == [([(0, 1), (0, 2)], "")]
