"""The steps of a proof, and what is asked of a board between them."""

from typing import Any, NamedTuple

from formats.legup.rules import Marks, Rule


class Unproven(Exception):
    """A conclusion for which no proof was found; `cells` are where."""

    def __init__(self, cells: int) -> None:
        super().__init__("no proof was found")
        self.cells = cells


class Direct(NamedTuple):
    """A conclusion by a direct rule."""

    rule: Rule
    cell: int
    value: str


class Case(NamedTuple):
    """A conclusion by the case rule: with the other value the steps lead to a contradiction."""

    cell: int
    value: str
    steps: list[Any]


class Split(NamedTuple):
    """The end of a branch: both values of a cell lead to a contradiction."""

    cell: int
    branches: dict[str, list[Any]]


class Goal(NamedTuple):
    """What a branch shall come to: so many of the cells with this value."""

    cells: int
    value: str
    wanted: int


class Dead(NamedTuple):
    """The end of a branch: a contradiction."""

    rule: Rule


def is_dead(steps: list[Any]) -> bool:
    """Whether the steps end in a contradiction."""
    return bool(steps) and isinstance(steps[-1], (Dead, Split))


class Values:
    """The two values of a puzzle's cells: how they are marked, and where a step leads by each."""

    def __init__(self, laws: Any) -> None:
        self.laws = laws

    def other(self, value: str) -> str:
        """The other value of a cell."""
        return next(each for each in self.laws.values if each != value)

    def cells(self, marks: Marks) -> list[tuple[int, str]]:
        """Each cell with its value."""
        pairs = zip(self.laws.values, marks, strict=True)
        return [(cell, value) for value, cells in pairs for cell in self.laws.each(cells)]

    def marks_of(self, cell: int, value: str) -> Marks:
        """One cell with its value as marks."""
        one, two = (cell if value == each else 0 for each in self.laws.values)
        return one, two

    def marked(self, board: Any, marks: Marks) -> Any:
        """The board with these marks."""
        for value, cells in zip(self.laws.values, marks, strict=True):
            board = board.mark(cells, value)
        return board

    def branches(self, step: Case | Split) -> dict[str, list[Any]]:
        """The steps below each value of the cell that lead to a contradiction."""
        if isinstance(step, Split):
            return step.branches
        return {self.other(step.value): step.steps}
