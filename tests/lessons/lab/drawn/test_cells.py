"""Cells of texts."""

import pytest

from lessons.lab.drawn.cells import cell_of, dots, number_in


def test_cells() -> None:
    assert cell_of("r2c13") == (1, 12)
    assert dots(2, 3) == [["."] * 3] * 2
    assert number_in("007", range(1, 10)) == "7"
    for tool, found in ("10", "10"), ("2.5", "2.5"), ("", "nothing"), ("-1", "-1"):
        with pytest.raises(ValueError, match=f"expected 1 to 9, found {found}"):
            number_in(tool, range(1, 10))
