"""Dancing links, step by step: which item is covered, why this one, and what it has left."""

from types import ModuleType
from typing import Any

from lessons.reasons.words import counted

MOST = 4000  # steps of the search that are shown


def search_of(solver: ModuleType, board: Any) -> dict[str, Any] | None:
    """The search of a solver that has dancing links; what is what says web/types.d.ts."""
    if not hasattr(solver, "Cover"):
        return None
    seen = Watched(solver, board)
    next(seen.cover.search(seen.watch), None)
    cover = seen.cover
    about = (
        f"The same puzzle as an exact cover of {len(cover.items) - 1} items by "
        f"{counted(len(cover.options), 'option')}, each a cell with a number. Always the "
        "item with the fewest options left is covered next; what turns out wrong is taken back."
    )
    if seen.total > MOST:
        about += f" The search takes {seen.total} steps; the first {MOST} are shown."
    return {"about": about, "steps": seen.steps, "total": seen.total, "cover": seen.all_of_it()}


class Watched:
    """A search that is watched: its steps, and the items that it chose on its way.

    A step is [option, item]: an option is tried, by its number, for an item; or it is taken back,
    -1, and the item had no option left, or none is there to blame, -1 too.
    """

    def __init__(self, solver: ModuleType, board: Any) -> None:
        self.solver, self.board = solver, board
        self.cover = solver.Cover(board)
        self.numbers = {option: at for at, option in enumerate(self.cover.options)}
        self.steps: list[tuple[int, int]] = []
        self.looks: list[int] = []
        self.total = self.depth = 0
        self.choose = self.cover.choose
        self.cover.choose = self.look

    def look(self) -> int:
        """Choose an item, and note it."""
        item = int(self.choose())
        self.looks[self.depth :] = [item]
        return item

    def all_of_it(self) -> dict[str, Any]:
        """All options, and the items that must be covered: the numbers of the two of each option.

        The others, of which there are many, say of two options that they are too close.
        """
        cover, nodes = self.cover, self.cover.rows
        kinds = ("cell", "room")
        primary = [item for item in range(1, len(cover.items)) if cover.items[item][0] in kinds]
        return {
            "items": [self.name(item) for item in primary],
            "options": [f"{self.place(cell)} {value}" for cell, value in cover.options],
            "rows": [[cover.top[node] - 1 for node in row[:2]] for row in nodes],
        }

    def name(self, item: int) -> str:
        """An item in words: that a cell has a number, or that a room has one."""
        kind, where, *value = self.cover.items[item]
        if kind == "cell":
            return f"{self.place(where)} needs a number"
        return f"room {self.board.puzzle.homes[where]} needs its {value[0]}"

    def place(self, cell: int) -> str:
        """A cell for people."""
        return str(self.solver.names(self.board, cell))

    def watch(self, kind: str, option: tuple[int, int]) -> None:
        """Note a step: an option is tried or taken back."""
        self.total += 1
        picked = kind == "pick"
        if picked:
            item = self.looks[self.depth]
            self.depth += 1
        else:
            last = self.looks[-1]
            item = last if self.cover.down[last] == last else 0
            self.depth -= 1
            del self.looks[self.depth + 1 :]
        if self.total <= MOST:
            self.steps.append((self.numbers[option] if picked else -1, item - 1))
