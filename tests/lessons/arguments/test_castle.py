"""The cells and edges of a castle."""

from lessons.arguments.castle import colours, ends_needed, joined, pieces


def test_edges_join_cells_to_one_piece() -> None:
    edges = ["r1c1-r1c2", "r1c2-r2c2", "r1c3-top"]
    assert joined("r1c1", edges) == {"r1c1", "r1c2", "r2c2"}
    assert joined("r1c3", edges) == {"r1c3"}


def test_each_piece_is_told_once() -> None:
    edges = ["r1c1-r1c2", "r3c1-r3c2", "r1c2-r2c2", "r1c3-top"]
    assert list(pieces(edges)) == [{"r1c1", "r1c2", "r2c2"}, {"r3c1", "r3c2"}, {"r1c3"}]


def test_each_cell_needs_two_ends() -> None:
    assert colours(["r1c1", "r1c2", "r2c2"]) == (2, 1)
    assert ends_needed(["r1c1", "r1c2", "r2c2"]) == (
        "2 black cells need 4 ends of the path, 1 white one needs 2"
    )
    assert ends_needed(["r1c2"]) == "1 white cell needs 2 ends of the path, none are black"
