"""How Nurikabe is drawn, and its laws."""

from tests.helpers.drawn import Drawn


class TestNurikabe(Drawn):
    """What holds of how every puzzle is drawn."""

    PUZZLE = "nurikabe"
