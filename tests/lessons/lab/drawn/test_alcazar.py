"""Walls that come and go, in the border too."""

import pytest

from lessons.lab.drawn.alcazar import blank, put
from lessons.lab.puzzle import look


def test_a_blank_board_has_walls_around_it_alone() -> None:
    assert blank(2, 2) == "2 2\n+---+---+\n|       |\n+   +   +\n|       |\n+---+---+\n"


@pytest.mark.parametrize(
    "edge", ["r1c1-r1c2", "r1c1-r2c1", "r1c1-top", "r2c2-right", "r2c1-bottom", "r2c1-left"]
)
def test_a_wall_comes_and_goes(edge: str) -> None:
    changed = put(blank(2, 2), [edge], "edge")
    assert changed != blank(2, 2)
    assert put(changed, [edge], "edge") == blank(2, 2)


def test_a_drawn_castle_is_that_castle() -> None:
    text = blank(2, 2)
    for edge in "r1c1-left", "r1c1-top", "r2c1-left":
        text = put(text, [edge], "edge")
    found = look("alcazar", text)
    assert {"r1c1-left", "r1c1-top", "r2c1-left"} < set(found["givens"]["edges"])


def test_what_is_no_edge_is_refused() -> None:
    with pytest.raises(ValueError, match="no edge"):
        put(blank(2, 2), ["r1c1"], "edge")


@pytest.mark.parametrize(
    "text",
    [
        "+---+---+\n        |\n+   +   +\n        |\n+---+---+\n",
        "# a castle\n2\n\n+---+---+\n        |\n# its middle\n+   +   +\n        |\n+---+---+\n",
        "2\n  +---+---+\n          |\n  +   +   +\n          |\n  +---+---+\n",
    ],
    ids=["without a size", "with comments", "with a margin"],
)
def test_a_castle_that_was_written_otherwise_is_drawn_on_where_one_clicks(text: str) -> None:
    changed = put(text, ["r2c1-left"], "edge")
    assert changed == "2 2\n+---+---+\n        |\n+   +   +\n|       |\n+---+---+\n"


def test_a_wall_goes_where_a_line_of_cells_was_left_out() -> None:
    changed = put("2\n+---+---+\n+   +   +\n|       |\n+---+---+\n", ["r1c2-right"], "edge")
    assert changed == "2 2\n+---+---+\n        |\n+   +   +\n|       |\n+---+---+\n"
