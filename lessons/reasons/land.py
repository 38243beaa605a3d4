"""The land and the sea of a Nurikabe as far as they are known, and how its places are called."""

from collections.abc import Collection, Iterable, Iterator
from functools import cached_property, lru_cache, partial

from lessons.puzzles.drawing import around, cells_in, name
from lessons.reasons.words import listed
from lessons.trace import Fact, Step, fact_of


def sizes(step: Step) -> dict[str, str]:
    """{clue: how many cells it says, or ?} of a step's board."""
    named, clues = partial(step.solver.names, step.before), step.before.puzzle.clues
    return {named(cell): str(size or "?") for cell, size in clues.items()}


class Land:
    """The clues of a step's board, and facts."""

    def __init__(self, step: Step, known: Collection[str]) -> None:
        self.cells = step.solver.names(step.before, step.before.puzzle.cells).split()
        self.size = sizes(step)
        inside = set(self.cells)
        facts = [fact for fact in map(fact_of, known) if fact[0] in inside]
        self.land = {place for place, value in facts if value == "island"} | set(self.size)
        self.sea = {place for place, value in facts if value == "sea"}
        self.lost = {(place, value[4:]) for place, value in facts if value.startswith("not ")}

    @cached_property
    def total(self) -> int | None:
        """How many cells the sea has; nothing where a clue says ?."""
        if "?" in self.size.values():
            return None
        return len(self.cells) - sum(map(int, self.size.values()))

    def flood(self, start: Iterable[str], within: Collection[str]) -> set[str]:
        """What hangs together with some cells."""
        found = set(start)
        todo = list(found)
        while todo:
            new = [cell for cell in around(todo.pop()) if cell in within and cell not in found]
            found.update(new)
            todo += new
        return found

    def island(self, cell: str) -> set[str]:
        """The land that hangs together with a cell."""
        return self.flood([cell], self.land)

    @cached_property
    def islands(self) -> dict[str, set[str]]:
        """{clue: the land that hangs together with it}."""
        return {clue: self.island(clue) for clue in self.size}

    def allowed(self, clue: str) -> set[str]:
        """The cells that may be a clue's: no sea, not beside the island of another."""
        own = self.islands[clue]
        others = set[str]().union(*self.islands.values()) - own
        near = {cell for other in others for cell in around(other)}
        lost = {place for place, other in self.lost if other == clue}
        return set(self.cells) - self.sea - others - near - lost | own

    def costs(self, clue: str, without: Collection[str] = ()) -> dict[str, int]:
        """How many cells the island of a clue has at least if it comes to a cell."""
        start, free = self.island(clue), self.allowed(clue) - set(without)
        most = len(self.cells) if self.size[clue] == "?" else int(self.size[clue])
        whole = {cell: frozenset(start) for cell in start}
        todo = list(start)
        for cell in todo:
            for other in around(cell):
                if other not in free:
                    continue
                joined = whole[cell] | self.island(other)
                if len(joined) <= min(most, len(whole.get(other, self.cells)) - 1):
                    whole[other] = joined
                    todo.append(other)
        return {cell: len(cells) for cell, cells in whole.items()}

    def reach(self, clue: str, without: Collection[str] = ()) -> list[str]:
        """The cells that the island of a clue can come to, in reading order."""
        return sorted(self.costs(clue, without), key=cells_in)

    def stops_short(self, goal: Collection[str]) -> Iterator[tuple[str, set[str]]]:
        """(Its first cell, all that it can come to) of each piece of sea that comes to no goal.

        A piece comes to so many cells as the sea lacks, and to known sea beside them.
        """
        left = set() if self.total is None else set(self.sea)
        while left:
            start = min(left, key=cells_in)
            reached = self.flood([start], self.sea)
            left -= reached
            for _ in range((self.total or 0) - len(self.sea)):
                beside = {other for cell in reached for other in around(cell)}
                more = beside.intersection(self.cells) - self.land - reached
                reached = self.flood(reached | more, self.sea)
            if not reached.intersection(goal):
                yield start, reached

    def waters(self, without: Collection[str] = ()) -> list[list[str]]:
        """The parts of what is not land, in reading order; those with known sea come first."""
        left = [cell for cell in self.cells if cell not in self.land and cell not in without]
        parts: list[list[str]] = []
        for cell in left:
            if not any(cell in part for part in parts):
                parts.append(sorted(self.flood([cell], set(left)), key=cells_in))
        return sorted(parts, key=lambda part: not self.sea.intersection(part))


# --- How places are called ---------------------------------------------------------------


def square(place: str) -> list[str]:
    """The 2x2 square whose top left cell this is."""
    ((r, c),) = cells_in(place)
    return [name(r + i, c + j) for i in (0, 1) for j in (0, 1)]


def is_clue(step: Step, place: str) -> bool:
    """Whether a clue stands in a cell."""
    return place in step.solver.names(step.before, step.before.puzzle.clued).split()


def shown(step: Step, place: str) -> str:
    """What stands in a cell of the board before the step; nothing outside."""
    return drawn(step).get(place, "")


def drawn(step: Step) -> dict[str, str]:
    """What stands in each cell of the board before the step."""
    return read(step.lines)


@lru_cache(1)  # the text of a step asks for the same board again and again
def read(lines: tuple[str, ...]) -> dict[str, str]:
    """What stands in each cell of a board's lines; a line "." is of a board of one column."""
    rows = [row.split() if " " in row or "." in lines else row for row in lines]
    return {name(r, c): sign for r, row in enumerate(rows) for c, sign in enumerate(row)}


def island(step: Step, clue: str) -> str:
    """An island by its clue: the island of 3 at r1c1."""
    return f"the island of {shown(step, clue)} at {clue}"


def clues_of(step: Step) -> list[str]:
    """The clues whose laws the step needs."""
    return [law.split()[1] for law in step.proof["laws"] if law.startswith("island ")]


def islands(step: Step, clues: list[str]) -> str:
    """Islands by their clues: the islands of 3 at r1c1 and 2 at r3c1."""
    named = [f"{shown(step, clue)} at {clue}" for clue in clues]
    return ("the island of " if len(named) == 1 else "the islands of ") + listed(named)


def its_cells(step: Step, clue: str) -> str:
    """What an island must have: its one cell, all its 3 cells."""
    size = shown(step, clue)
    return "its one cell" if size == "1" else f"all its {size} cells"


def known(step: Step, value: str) -> list[str]:
    """The places that are this value in the facts of the step's proof."""
    return [place for place, what in map(fact_of, step.proof["from"]) if what == value]


def connected(start: str, places: list[str]) -> list[str]:
    """Those places that hang together with the first."""
    found = [start]
    for place in found:
        found += [one for one in around(place) if one in places and one not in found]
    return found[1:]


def said(fact: Fact) -> str:
    """A fact as people say it."""
    place, value = fact
    if value.startswith("not ") and "+" in value:
        return f"the island at {place} is not {told_shape(value.removeprefix('not '))}"
    if value.startswith("not "):
        return f"{place} is not of the island at {value.removeprefix('not ')}"
    if value in ("sea", "island"):
        return f"{place} is {value}"
    if "+" in value or value == place:
        return f"the island at {place} is just {told_shape(value)}"
    return f"{place} is of the island at {value}"


def told_shape(shape: str) -> str:
    """The cells of a shape: r1c1, r1c2 and r2c2."""
    return listed(shape.split("+"))


def breach(step: Step, law: str) -> str:
    """What goes wrong where a law is broken."""
    kind, _, place = law.partition(" ")
    if kind == "island":
        return f"there can be no {island(step, place).removeprefix('the ')}"
    if kind == "owner" and is_clue(step, place):
        return f"{island(step, place)} has a cell that is not its own"
    return {
        "pool": f"there is a pool at {place}",
        "owner": f"the land at {place} has no clue",
        "sea": "the sea is in pieces",
        "total": "the sea does not have as many cells as the clues leave it",
    }[kind]
