"""How Ripple Effect is drawn, and its laws."""

from tests.helpers.drawn import Drawn


class TestRippleEffect(Drawn):
    """What holds of how every puzzle is drawn."""

    PUZZLE = "ripple_effect"
