"""How Light Up is drawn, and its laws."""

from tests.helpers.drawn import Drawn


class TestLightUp(Drawn):
    """What holds of how every puzzle is drawn."""

    PUZZLE = "light_up"
