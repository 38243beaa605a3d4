"""What several formats need: our own text, rooms and walls, words for errors."""

import pytest

from formats import Unreadable, Unwritable
from formats import _puzzles as puzzles
from tests.helpers.boards import boards


def test_rooms_are_those_between_the_walls() -> None:
    for puzzle in boards("ripple_effect", 50):
        found = puzzles.rooms_of(puzzle)
        assert puzzles.rooms_between(*found.walls()) == found.rooms
        assert found.text() == puzzle


def test_givens_are_numbers_as_people_write_them() -> None:
    assert puzzles.rooms_of("1 2\naa\n01 .\n").givens == [["1", "."]]


def test_rooms_are_numbered_in_reading_order() -> None:
    assert puzzles.numbered(["bba", "cba"]) == [[0, 0, 1], [2, 0, 1]]


def test_text_has_blanks_only_where_they_are_needed() -> None:
    assert puzzles.text_of([["1", "."], [".", "2"]]) == "2\n1.\n.2\n"
    assert puzzles.text_of([["1", "10"]], [[".", "."]]) == "1 2\n1 10\n..\n"


def test_touching_equal_numbers_of_a_board_in_progress_are_one_clue() -> None:
    rows = puzzles.rows_of("nurikabe", "2 4\n03 3 ~ ~\n3 ~ ~ 1\n")
    assert rows == [["3", "o", "~", "~"], ["o", "~", "~", "1"]]
    assert puzzles.rows_of("nurikabe", "1 3\n02 02 .\n") == [["2", "2", "."]]


@pytest.mark.timeout(10)
def test_a_large_island_is_soon_read() -> None:
    rows = puzzles.with_one_clue([["9999"] * 100] * 99 + [["9999"] * 99 + ["~"]])
    assert sum(row.count("o") for row in rows) == 9998


@pytest.mark.parametrize(
    ("token", "own"),
    [("7", "7"), ("07", "7"), ("0", None), ("10", None), ("-", "."), ("\u0663", None)],
)
def test_words_of_a_line_are_translated(token: str, own: str | None) -> None:
    assert puzzles.number_or({"-": "."}, 1, 9)(token) == own


def test_words_for_errors() -> None:
    assert puzzles.quoted("") == "the end"
    assert puzzles.quoted("\u2500" + "x" * 50) == "'\\u2500" + "x" * 19 + "'"
    with pytest.raises(Unreadable, match=r"^here: .* of 1 to 10000 cells, found 0 x 5$"):
        puzzles.check_size(0, 5, "here")
    with pytest.raises(Unreadable, match=r"^line 3: expected 2 cells, found 1$"):
        puzzles.row_of(["", "", "x"], 3, 2)
    with pytest.raises(Unwritable, match=r"^this format cannot hold bulbs, found \* at r1c2$"):
        puzzles.refuse([[".", "*"]], "*", "bulbs")
