"""The checker of code golf's Alcazar: the drawing with a path in it, and no other drawing."""

import pytest

from judge.checkers import Wrong
from judge.checkers.golf_alcazar import check

PUZZLE = """\
╔════╩╗
║▒ ▒ ▒║
║ ═══ ║
║▒ ▒ ▒║
║     ║
║▒ ▒ ▒║
╚╦════╝
"""
RIGHT = """\
╔════╩╗
║┌ ─ ┘║
║ ═══ ║
║└ ─ ┐║
║     ║
║┌ ─ ┘║
╚╦════╝
"""


@pytest.mark.parametrize(
    "answer",
    [
        RIGHT,
        RIGHT.replace("┌ ─ ┘", "┌───┘"),
        RIGHT.replace("║ ═══ ║", "║│═══ ║").replace("║     ║", "║    │║"),
        RIGHT.replace("\n", "  \r\n") + "\n\n",
        RIGHT.rstrip("\n"),
    ],
)
def test_an_answer_is_accepted(answer: str) -> None:
    check(PUZZLE, answer)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("┌ ─ ┘║\n║ ═", "┌ ▒ ┘║\n║ ═", r"no piece of path, but '\u2592' at r1c2"),
        ("└ ─ ┐", "└   ┐", "no piece of path, but ' ' at r2c2"),
        ("└ ─ ┐", "└ │ ┐", "the path ends between r2c1 and r2c2"),
        ("└ ─ ┐", "└│─ ┐", r"the answer changes ' ' to '\u2502' in line 4, column 3"),
        ("║     ║", "║│    ║", r"the answer changes ' ' to '\u2502' in line 5, column 2"),
        ("║ ═══ ║", "║ ══  ║", r"the answer changes '\u2550' to ' ' in line 3, column 5"),
        ("╔════╩╗", "╔═════╗", r"the answer changes '\u2569' to '\u2550' in line 1, column 6"),
        ("╚╦════╝\n", "", "the answer has 6 lines instead of 7"),
        ("║     ║", "║     ║x", "line 5 has 8 characters instead of 7"),
        (RIGHT, "", "the answer has 0 lines instead of 7"),
    ],
)
def test_a_wrong_drawing_is_refused(old: str, new: str, message: str) -> None:
    refuses(RIGHT.replace(old, new, 1), message)


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (("│ ┌ ┐", "│ │ │", "│ └ ┘"), "the path crosses a wall at r1c1"),
        (("┌ ┐ │", "│ │ │", "│ └ ┘"), "the path crosses a wall at r2c2"),
        (("┌ ─ ┘", "│ ┌ ┐", "│ └ ┘"), "a loop beside the path at r2c2"),
    ],
)
def test_a_path_that_breaks_a_law_is_refused(rows: tuple[str, ...], message: str) -> None:
    lines = RIGHT.split("\n")
    for number, row in zip((1, 3, 5), rows, strict=True):
        lines[number] = f"║{row}║"
    refuses("\n".join(lines), message)


def refuses(answer: str, message: str) -> None:
    """The checker says just this."""
    with pytest.raises(Wrong) as refused:
        check(PUZZLE, answer)
    assert refused.value.message == message
