"""Dancing links, step by step: which item is covered, why this one, and what it has left."""

from typing import Any

MOST = 4000  # steps of the search that are shown


def search_of(solver: Any, board: Any) -> dict[str, Any] | None:
    """The search of a solver that has dancing links; what is what says web/types.d.ts."""
    if not hasattr(solver, "Cover"):
        return None
    seen = Watched(solver, board)
    next(seen.cover.search(seen.watch), None)
    cover = seen.cover
    about = (
        f"The same puzzle as an exact cover of {len(cover.items) - 1} items by "
        f"{len(cover.options)} options, each a cell with a number. Always the item with the "
        "fewest options left is covered next; what turns out wrong is taken back."
    )
    if seen.total > MOST:
        about += f" The search takes {seen.total} steps; the first {MOST} are shown."
    first = seen.counts[0]
    return {"about": about, "steps": seen.steps, "total": seen.total, "options": first}


def options_left(cover: Any) -> int:
    """How many options may still be taken: those of the cells that are not covered."""
    item, found = cover.right[0], 0
    while item:
        found += cover.size[item] if cover.items[item][0] == "cell" else 0
        item = cover.right[item]
    return found


class Watched:
    """A search that is watched: its steps, and the items that it chose on its way."""

    def __init__(self, solver: Any, board: Any) -> None:
        self.solver, self.board = solver, board
        self.cover = solver.Cover(board)
        self.steps: list[dict[str, Any]] = []
        self.looks: list[dict[str, Any]] = []
        self.total = self.depth = 0
        self.counts = [options_left(self.cover)]
        self.choose = self.cover.choose
        self.cover.choose = self.look

    def look(self) -> int:
        """Choose an item, and note its name and the options that it has left."""
        cover, item = self.cover, self.choose()
        options, node = [], cover.down[item]
        while node != item:
            cell, value = cover.options[cover.option[node]]
            options.append(f"{self.place(cell)} {value}")
            node = cover.down[node]
        self.looks[self.depth :] = [{"item": self.name(item), "left": options}]
        return int(item)

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
        dead = None
        if picked:
            self.depth += 1
            self.counts.append(options_left(self.cover))
        else:
            self.depth -= 1
            dead = None if self.looks[-1]["left"] else self.looks[-1]["item"]
            del self.looks[self.depth + 1 :], self.counts[self.depth + 1 :]
        if self.total > MOST:
            return
        cell, value = option
        step = {"picked": picked, "place": self.place(cell), "value": str(value)}
        look = self.looks[self.depth - 1] if picked else {"dead": dead} if dead else {}
        self.steps.append({**step, **look, "options": self.counts[-1]})
