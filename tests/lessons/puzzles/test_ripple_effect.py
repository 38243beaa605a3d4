"""How Ripple Effect is drawn, and its laws."""

from lessons.puzzles import ripple_effect
from tests.helpers.drawn import Drawn


class TestRippleEffect(Drawn):
    """What holds of how every puzzle is drawn."""

    PUZZLE = "ripple_effect"

    def test_what_is_given_is_as_people_write_it(self) -> None:
        assert ripple_effect.givens("1 2\naa\n01 .\n")["givens"] == {"r1c1": "1"}
