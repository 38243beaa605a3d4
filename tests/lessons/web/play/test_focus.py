"""No button takes the focus away with it: who plays by keys and by ear stays where he is."""

import pytest

from tests.helpers.pages import Open
from tests.helpers.play import judge
from tests.helpers.reader import PAGE, Reader


@pytest.mark.sweep
def test_the_focus_is_never_lost(visit: Open) -> None:
    opened = visit("nurikabe", new=True)
    judge(opened)
    reader = Reader(opened.page)

    def press(name: str, role: str = "button") -> str:
        reader.go(role, name)
        reader.press("Enter")
        assert reader.focus.role != PAGE, f"{name} takes the focus away"
        return reader.focus.name

    press("The board", "application")  # sea, which is right; once more it is land, which is not
    reader.press("Enter")
    for name in "Why?", "Trial", "Keep the trial", "Trial", "Drop the trial":
        press(name)
    press("Undo")
    press("Undo")  # there is nothing more to undo
    assert press("Surround full island") == "Surround full island"
    reader.press("ArrowDown")
    assert reader.focus.name == "Part islands"  # however often the list was made anew
    press("What?")
    press("Do it")
    reader.go("tab", "Try it yourself")
    reader.press("ArrowLeft")
    press("Last step")
    press("First step")
