"""Beams on boards in text."""

from lessons.reasons.beams import beams


def test_a_beam_goes_on_from_the_twin_of_a_wormhole() -> None:
    rows = ["*.A.", "....", "A..#"]
    seen = dict(beams(rows, (0, 0)))
    assert seen == {(0, 1): "", (1, 0): "", (1, 2): "A", (2, 1): "A", (2, 2): "A"}
