"""Rooms that grow and fall apart, and numbers."""

from lessons.lab.drawn.ripple_effect import blank, put
from lessons.lab.puzzle import look
from lessons.puzzles.ripple_effect import givens


def rooms(text: str) -> list[list[str]]:
    """The rooms of a puzzle."""
    return givens(text)["rooms"]


def test_a_room_grows_from_cell_to_cell() -> None:
    text = put(blank(1, 3), ["r1c1", "r1c2"], "draw")
    assert rooms(text) == [["r1c1", "r1c2"], ["r1c3"]]
    assert rooms(put(text, ["r1c2", "r1c3"], "draw")) == [["r1c1", "r1c2", "r1c3"]]


def test_a_room_grows_by_several_cells_at_once() -> None:
    assert rooms(put(blank(1, 3), ["r1c1", "r1c2", "r1c3"], "draw")) == [["r1c1", "r1c2", "r1c3"]]


def test_a_room_without_its_middle_falls_apart() -> None:
    text = put(put(blank(1, 3), ["r1c1", "r1c2"], "draw"), ["r1c2", "r1c3"], "draw")
    assert rooms(put(text, ["r1c2"], "draw")) == [["r1c1"], ["r1c2"], ["r1c3"]]


def test_a_cell_alone_is_of_no_room_beside_it_whatever_its_name() -> None:
    text = "1 3\nown a a\n. . .\n"
    assert rooms(put(text, ["r1c2"], "draw")) == [["r1c1"], ["r1c2"], ["r1c3"]]


def test_numbers() -> None:
    text = put(put(blank(1, 2), ["r1c1", "r1c2"], "draw"), ["r1c1"], "2")
    assert givens(text)["givens"] == {"r1c1": "2"}
    assert look("ripple_effect", text)["answers"] == 1
    assert givens(put(text, ["r1c1"], "."))["givens"] == {}
