"""How Light Up is drawn, and its laws."""

from lessons.puzzles import light_up
from tests.helpers.drawn import Drawn


class TestLightUp(Drawn):
    """What holds of how every puzzle is drawn."""

    PUZZLE = "light_up"


def test_a_line_is_explained_as_beams_run() -> None:
    """Sentences name lines through wormholes, which end in another row and another column."""
    (told,) = (word for word in light_up.WORDS if word.startswith("A line, or strip,"))
    assert "of a row or a column" not in told
    assert "beam" in told
