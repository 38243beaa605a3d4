"""Brackets within brackets are counted where Python has no stack for them."""

from lessons.lab.own.nesting import DEEPEST, too_deep


def nested(many: int) -> str:
    """A text with so many brackets within brackets in its second line."""
    return f"y = 1\nx = {'(' * many}1{')' * many}\n"


def test_the_line_is_told_where_brackets_are_too_many() -> None:
    assert too_deep(nested(DEEPEST)) == 0
    assert too_deep(nested(DEEPEST + 1)) == too_deep(nested(50_000)) == 2


def test_what_python_refuses_for_another_reason_is_left_to_it() -> None:
    for text in (
        "",
        "'",
        "x = 1 +",
        "(" * DEEPEST,
        f"'{'(' * 999}'  # {'(' * 999}",
        "  x\n y\n",
        "\x00",
        "x = '\ud800'",
    ):
        assert too_deep(text) == 0, text
