"""Names of cells and regions, and whether a text is a grid."""

import pytest

from judge.proofs.board import bits, cell_of, check_grid, region_name, region_of

CELLS = [(0, 0), (0, 1), (1, 0)]


def test_cells_by_name() -> None:
    assert cell_of("r1c2", CELLS) == (0, 1)


@pytest.mark.parametrize("word", ["r2c2", "r0c1", "r01c1", "r1c1 ", "R1c1", "", "r1c99999999999"])
def test_no_cells(word: str) -> None:
    with pytest.raises(ValueError, match="no such cell"):
        cell_of(word, CELLS)


def test_regions() -> None:
    assert region_of("r2c1+r1c1", CELLS) == [(0, 0), (1, 0)]
    assert region_of("board", CELLS) == CELLS
    assert region_name([(1, 0), (0, 1)]) == "r1c2+r2c1"
    for word in "r1c1+r1c1", "r1c1+", "":
        with pytest.raises(ValueError, match=r"twice|no such"):
            region_of(word, CELLS)


def test_bits() -> None:
    assert list(bits(0b1011)) == [1, 2, 8]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: expected N or H W"),
        ("1 2 3\n", "line 1: expected N or H W"),
        ("0\n", "line 1: expected N or H W"),
        ("1\u00a02\n..\n", "line 1: expected N or H W"),
        ("-1\n", "line 1: expected N or H W"),
        ("101\n", "line 1: expected at most 10000 cells"),
        ("2\n..\n", "expected 2 rows, found 1"),
        ("2\n..\n...\n", "line 3: expected 2 cells, found 3"),
    ],
)
def test_no_grids(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        check_grid(text)


def test_blanks_of_cells_in_one_column_are_those_of_other_judges() -> None:
    check_grid("1\na\n.\n", blocks=2)
    check_grid("1\na\u00a0b\n.\n", blocks=2)


def test_grids() -> None:
    check_grid("2\n..\n. .\n\n")
    check_grid("1 2\nab\n. .\n", blocks=2)
