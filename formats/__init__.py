"""Foreign formats, a module per format: puzzles come in from where people have them, and go out."""


class Unreadable(ValueError):
    """A text is not in a format; one line that says where, and what was expected."""


class Unwritable(ValueError):
    """A format cannot hold a puzzle; one line that says why."""
