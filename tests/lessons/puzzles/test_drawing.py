"""Boards as text, with marks."""

import pytest

from lessons.puzzles.drawing import FOLLOWS, PROVES, WIDTH, Marks, Part, cells_in, grid, rooms

MARKS = Marks(frozenset({"r1c2"}), frozenset({"r2c1"}), "sea")


def test_marks_are_told_by_shape() -> None:
    assert grid(["12", "34"], MARKS).splitlines() == ["   1  2", "1  1 [2]", "2 (3) 4"]


def test_marks_are_told_by_colour_too() -> None:
    drawn = grid(["12", "34"], Marks(MARKS.follows, MARKS.proves, colour=True))
    assert f"{FOLLOWS}[2]" in drawn
    assert f"{PROVES}(3)" in drawn


def test_a_wide_board_has_half_the_marks() -> None:
    drawn = grid(["1" * 30, "2" * 30], MARKS).splitlines()
    assert max(map(len, drawn)) <= WIDTH
    assert "1]" in drawn[1]
    assert "[" not in drawn[1]


def test_rooms_have_walls_between_them_and_labels() -> None:
    drawn = rooms(["12", "31"], [["a", "long"], ["a", "a"]], Marks())
    assert drawn.splitlines() == [
        *("     1    2", "  +a---+long+", "1 |  1 |  2 |"),
        *("  +    +----+", "2 |  3    1 |", "  +----+----+"),
    ]


@pytest.mark.parametrize(
    ("label", "shown"), [("long", "lo…"), ("\x01", "…"), ("a\x01", "a…"), ("abc", "abc")]
)
def test_a_label_that_has_no_room_is_cut_between_characters(label: str, shown: str) -> None:
    drawn = rooms(["12", "31"], [["a", label], ["a", "a"]], Marks(width=11))
    assert drawn.splitlines()[1:3] == [f"  +a--+{shown.ljust(3, '-')}+", "1 | 1 | 2 |"]


def test_a_label_takes_as_many_columns_as_a_terminal_gives_it() -> None:
    """Two for a character of Japanese, none for an accent that stands for itself."""
    drawn = rooms(["12", "34"], [["部屋", "e\u0301"], ["部屋", "e\u0301"]], Marks())
    assert drawn.splitlines()[1:3] == ["  +部屋+e\u0301---+", "1 |  1 |  2 |"]
    drawn = rooms(["12", "34"], [["部屋は", "日"], ["部屋は", "日"]], Marks(width=11))
    assert drawn.splitlines()[1:3] == ["  +部…+日-+", "1 | 1 | 2 |"]


def test_a_wide_board_is_as_wide_as_before_whatever_its_labels_are() -> None:
    labels = [[f"room{c}" for c in range(25)]]
    drawn = rooms(["1" * 25], labels, Marks()).splitlines()
    assert {len(line) for line in drawn[1:]} == {2 + 25 * 3 + 1}


def test_a_label_goes_over_the_wall_of_its_room_and_over_a_corner_before_it_is_cut() -> None:
    """Of a board of 20 columns all rooms from r10 on were called r…"""
    labels = [["r8", "r8", "r10", "r11", "room1", "room1", "long", "r12"]]
    drawn = rooms(["1" * 8], labels, Marks(width=28)).splitlines()
    assert drawn[1] == "  +r8+--+r10r11room1+l…+r12+"
    assert drawn[2] == "1 |1  1 |1 |1 |1  1 |1 |1 |"
    assert rooms(["1" * 8], labels, Marks(width=27)).splitlines()[1].endswith("l…+r…+")


def test_a_room_of_which_the_first_cell_is_not_drawn_has_its_label_at_another() -> None:
    """On a screen with a part of a board a step spoke of a room that had no name there."""
    labels = [["a", "b", "b"], ["a", "a", "b"]]
    part = Part(range(1, 2), range(1, 3))
    drawn = rooms(["123", "456"], labels, Marks(part=part)).splitlines()
    assert drawn == ["    2   3", "  +a--+b  +", "2   5 | 6 |", "  +---+---+"]


@pytest.mark.parametrize(
    ("place", "cells"),
    [
        ("r1c2", [(0, 1)]),
        ("r1c2-r2c2", [(0, 1), (1, 1)]),
        ("r10c1-top", [(9, 0)]),
    ],
)
def test_cells_of_a_place(place: str, cells: list[tuple[int, int]]) -> None:
    assert cells_in(place) == cells
