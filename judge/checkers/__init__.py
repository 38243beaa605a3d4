"""The checkers: one module per puzzle, each with one function, check(puzzle, answer)."""

from collections.abc import Sequence


class Wrong(Exception):
    """An answer breaks a law: which, in words, and the cells that show it."""

    def __init__(self, message: str, cells: Sequence[tuple[int, int]] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.cells = list(cells)


class Failed(Exception):
    """A checker has neither accepted nor refused: why, in a few words."""
