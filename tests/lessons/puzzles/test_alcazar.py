"""How Alcazar is drawn, and its laws."""

from tests.helpers.drawn import Drawn


class TestAlcazar(Drawn):
    """What holds of how every puzzle is drawn."""

    PUZZLE = "alcazar"
