"""What the checkers of grids have in common."""

import pytest

from judge.checkers import Wrong
from judge.checkers.grid import cells_of, lines_of, names, number_of, pieces, rows_of, size_of


def test_lines_end_where_the_text_does() -> None:
    assert lines_of("a  \r\n\n b\n \n\n") == ["a", "", "b"]
    assert lines_of(" \n\n") == []


def test_sizes_are_one_number_or_two() -> None:
    assert size_of("5") == (5, 5)
    assert size_of(" 3 12") == (3, 12)
    for line in "", "1 2 3", "x":
        with pytest.raises(ValueError, match=r"not a size|invalid literal"):
            size_of(line)


@pytest.mark.parametrize(
    ("line", "width", "cells"),
    [
        ("12~", 3, ["1", "2", "~"]),
        ("1 2 ~", 3, ["1", "2", "~"]),
        ("12", 1, ["12"]),
        ("00000000012", 1, ["00000000012"]),
        ("12345678901", 1, ["12345678901"]),
        ("~~", 1, ["~", "~"]),
        ("12 3", 2, ["12", "3"]),
        ("", 2, []),
    ],
)
def test_cells_of_a_row(line: str, width: int, cells: list[str]) -> None:
    assert cells_of(line, width) == cells


@pytest.mark.parametrize(
    ("lines", "message", "places"),
    [
        ([], "the answer is empty", []),
        (["12"], "the answer has 1 row instead of 2", []),
        (["12", "1"], "row 2 has 1 cell instead of 2", [(1, 1)]),
        (["123", "12"], "row 1 has 3 cells instead of 2", [(0, 1)]),
    ],
)
def test_rows_that_do_not_fit(
    lines: list[str], message: str, places: list[tuple[int, int]]
) -> None:
    with pytest.raises(Wrong) as error:
        rows_of(lines, 2, 2)
    assert (error.value.message, error.value.cells) == (message, places)


def test_numbers_are_plain_and_not_endless() -> None:
    assert [number_of(word) for word in ("7", "007", "0" * 9999 + "7", "00")] == [7, 7, 7, 0]
    assert {number_of(word) for word in ("-1", "\u0663", "9" * 10, "")} == {None}


def test_places_are_named_in_order_and_not_all() -> None:
    assert names({(1, 0), (0, 2)}) == "r1c3, r2c1"
    assert names([(0, c) for c in range(9)]) == "r1c1, r1c2, r1c3, r1c4, r1c5, ..."


def test_pieces_hang_together_by_sides() -> None:
    assert list(pieces([(1, 1), (0, 0), (2, 1), (0, 1)])) == [{(0, 0), (0, 1), (1, 1), (2, 1)}]
    assert list(pieces([(1, 1), (0, 0)])) == [{(0, 0)}, {(1, 1)}]
