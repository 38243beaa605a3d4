"""Islands in a sea: drafts of Nurikabe, and the answers that they have besides their own.

Near is an answer in which islands have another cell each for one of their own.  A set of cells
is an int with one bit per cell, as in Nurikabe's solution, whose empty board is `blank`.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from formats._puzzles import Rows, text_of
from ground.solutions import each

KEPT = 10  # other answers kept in mind


def is_sea(blank: Any, cells: int) -> bool:
    """Whether these cells are whole and have no pools."""
    return not blank.pools(cells) and is_whole(blank, cells)


def is_whole(blank: Any, cells: int) -> bool:
    """Whether these cells are in one piece."""
    return not cells & ~blank.flood(cells & -cells, cells)


def most_islands(height: int, width: int) -> int:
    """No sea of a board this large has more islands than that.

    Sides where cells of sea meet are at least as many as these cells but one, as the sea is whole.
    Of all sides that part two cells an island takes those of its cells: more than it has cells by
    1 in a corner, 2 at the rim, 3 elsewhere, or by more.
    """
    if min(height, width) == 1:
        return min(2, (height * width + 1) // 2)
    left, most = (height - 1) * (width - 1), 0
    for cost, places in (1, 4), (2, max(0, height + width - 6)), (3, left):
        islands = min(places, left // cost)
        left, most = left - islands * cost, most + islands
    return most


class Draft(NamedTuple):
    """An answer with clues: an empty board, the sea, the clues, those of them that are `?`."""

    blank: Any
    sea: int
    clues: int
    hidden: int = 0

    @property
    def land(self) -> int:
        """The cells that are not sea."""
        return self.blank.cells & ~self.sea

    def island(self, cell: int) -> int:
        """The island of a cell."""
        return self.blank.flood(cell, self.land)

    def islands(self) -> list[int]:
        """Every island."""
        land, islands = self.land, []
        while land:
            islands.append(self.blank.flood(land & -land, land))
            land &= ~islands[-1]
        return islands


def is_legal(draft: Draft, largest: int, cell: int) -> bool:
    """Whether the sea is whole and without pools, and no island near the cell too large."""
    blank = draft.blank
    if not draft.sea or not draft.land or not is_sea(blank, draft.sea):
        return False
    near = (cell | blank.around(cell)) & draft.land
    return all(draft.island(one).bit_count() <= largest for one in each(near))


# --- Text ---------------------------------------------------------------------------------


def puzzle_text(draft: Draft) -> str:
    """The clues in the judge's format."""
    words = {clue: str(draft.island(clue).bit_count()) for clue in each(draft.clues)}
    words.update(dict.fromkeys(each(draft.hidden), "?"))
    return text_of(rows_of(draft, words, "."))


def answer_text(draft: Draft) -> str:
    """The answer in the judge's format."""
    words = {}
    for island in draft.islands():
        words.update(dict.fromkeys(each(island), str(island.bit_count())))
    return text_of(rows_of(draft, words, "~")).partition("\n")[2]  # without the size


def rows_of(draft: Draft, words: dict[int, str], other: str) -> Rows:
    """The words in the cells of a board, the same one in all others."""
    stride = draft.blank.stride
    height = -(-draft.blank.cells.bit_length() // stride)
    return [
        [words.get(1 << r * stride + c, other) for c in range(stride - 1)] for r in range(height)
    ]


# --- Other answers ------------------------------------------------------------------------


class Others:
    """Where answers were other than the ones wanted: those of the next draft may be so too."""

    def __init__(self) -> None:
        self.cells: list[int] = []  # the last that helped come last

    def note(self, found: Iterable[int]) -> bool:
        """Keep the first of the sets of cells found that is not empty; whether there is one."""
        cells = next(filter(None, found), 0)
        if cells:
            kept = [other for other in self.cells if other != cells]
            self.cells = [*kept[1 - KEPT :], cells]
        return bool(cells)

    def fit(self, draft: Draft) -> bool:
        """Whether the draft has another answer, which is other where one was before."""
        islands, land = draft.islands(), draft.land
        return self.note(
            cells for cells in reversed(self.cells) if is_answer(draft, islands, land ^ cells)
        )


def is_answer(draft: Draft, islands: list[int], land: int) -> bool:
    """Whether this land has islands as large as those of the draft, with its clues, in a sea."""
    blank, clues = draft.blank, draft.clues
    if clues & ~land or not is_sea(blank, blank.cells & ~land):
        return False
    for island in islands:
        other = blank.flood(island & clues, land)
        if other & clues & ~island or other.bit_count() != island.bit_count():
            return False
    return land.bit_count() == draft.land.bit_count()


class Swap(NamedTuple):
    """An island, and what it is when it has given a cell for a new one."""

    island: int
    after: int


def near_answers(draft: Draft, within: int, most: int) -> Iterator[int]:
    """The cells that are other in each answer near by; some may come twice.

    So many islands at most have another cell, and only cells `within` are other.
    """
    land, swaps = draft.land, Swaps(draft)
    for island in draft.islands():
        others = land & ~island if most == 1 else 0  # none of these moves away
        swaps.add(island, within & ~(others | draft.blank.around(others)))
    for some in swaps.giving.values():
        for swap in some:
            yield from swaps.mended(land & ~swap.island, swap.after, most - 1)


class Swaps:
    """All swaps of islands: those that give a cell, and those that get one."""

    def __init__(self, draft: Draft) -> None:
        self.blank, self.land, self.clues = draft.blank, draft.land, draft.clues
        self.giving: dict[int, list[Swap]] = {}
        self.getting: dict[int, list[Swap]] = {}

    def add(self, island: int, within: int) -> None:
        """Those of one more island, whatever it touches then."""
        for gone in each(island & within & ~self.clues):
            rest = island & ~gone
            hangs = is_whole(self.blank, rest)
            for new in each(self.blank.around(rest) & within & ~gone):
                if hangs or is_whole(self.blank, rest | new):
                    swap = Swap(island, rest | new)
                    self.giving.setdefault(gone, []).append(swap)
                    self.getting.setdefault(new, []).append(swap)

    def mended(self, still: int, moved: int, most: int) -> Iterator[int]:
        """The cells that are other in answers in which at most so many more islands swap.

        Some have `moved`, the others stand `still`.
        """
        near = moved | self.blank.around(moved)
        wrong = what_is_wrong(self.blank, self.blank.cells & ~(moved | still), near & still)
        if not wrong:
            yield (moved | still) ^ self.land
        elif most:
            gone, new = wrong
            swaps = [swap for cell in each(gone) for swap in self.giving.get(cell, ())]
            swaps += [swap for cell in each(new) for swap in self.getting.get(cell, ())]
            for island, after in swaps:
                if not (island & ~still or after & near):
                    yield from self.mended(still & ~island, moved | after, most - 1)


def what_is_wrong(blank: Any, sea: int, touched: int) -> tuple[int, int] | None:
    """(Cells of which an island must give one, cells of which one must get one); None: nothing.

    `touched` are the cells of islands that others touch.
    """
    if touched:
        return touched & -touched, 0
    pools = blank.pools(sea)
    if pools:
        return 0, blank.square(pools & -pools)
    part = blank.flood(sea & -sea, sea)
    if sea & ~part:
        return blank.around(part) & blank.around(sea & ~part), 0
    return None
