"""Cells of texts."""

import pytest

from lessons.lab.drawn.cells import cell_of, filled, number_in


def test_cells() -> None:
    assert cell_of("r2c13") == (1, 12)
    assert filled(2, 3) == [["."] * 3] * 2
    assert number_in("007", 1, 9) == "7"
    with pytest.raises(ValueError, match="expected 1 to 9"):
        number_in("10", 1, 9)
