"""Islands in a sea: the answers that a draft has besides its own, against those of the search."""

import pytest

from generators import Chance
from generators.drafts.islands import Draft, Others, is_sea, is_whole, most_islands, near_answers
from generators.nurikabe import first_draft, puzzle_text
from ground import solutions

ALL = -1
solver = solutions.load("nurikabe.py")


def draft_of(answer: str) -> Draft:
    """The draft of these rows: `~` sea, `o` island, `c` the clue of one."""
    rows = answer.split()
    blank = solver.parse(
        f"{len(rows)} {len(rows[0])}\n" + "\n".join(["." * len(rows[0])] * len(rows))
    )
    marks = {"~": 0, "o": 0, "c": 0}
    for r, row in enumerate(rows):
        for c, mark in enumerate(row):
            marks[mark] |= 1 << r * blank.stride + c
    return Draft(blank, marks["~"], marks["c"])


def other_answers(draft: Draft) -> dict[int, int]:
    """The cells that are other in each answer but this, and how many islands are other there."""
    found = {}
    for board in solver.search(solver.parse(puzzle_text(draft))):
        land = board.island
        moved = sum(draft.island(clue) != draft.blank.flood(clue, land) for clue in clues_of(draft))
        if moved:
            found[land ^ draft.land] = moved
    return found


def clues_of(draft: Draft) -> list[int]:
    """The clues of a draft."""
    return list(solver.each(draft.clues))


def is_swap(draft: Draft, cells: int) -> bool:
    """Whether each island that is other has just one cell for one of its own."""
    land = draft.land ^ cells
    changes = [draft.island(clue) ^ draft.blank.flood(clue, land) for clue in clues_of(draft)]
    return all(change.bit_count() in (0, 2) for change in changes)


@pytest.mark.parametrize("seed", range(40))
def test_near_are_answers_and_with_one_island_all_of_them(seed: int) -> None:
    draft = first_draft(4, 5, 5, Chance(seed))
    others = other_answers(draft)
    for most in 1, 2, 3:
        near = set(near_answers(draft, ALL, most))
        assert all(others.get(cells, 9) <= most for cells in near)
    one = {cells for cells, moved in others.items() if moved == 1 and is_swap(draft, cells)}
    assert set(near_answers(draft, ALL, 1)) == one


@pytest.mark.parametrize("rows", ["o~coo c~~o~ oo~~~", "c~oo o~~o oo~c", "oo~~~ c~~o~ o~coo"])
def test_islands_make_way_for_each_other(rows: str) -> None:
    draft = draft_of(rows)
    swaps = {cells for cells in other_answers(draft) if is_swap(draft, cells)}
    assert swaps
    assert not set(near_answers(draft, ALL, 1))
    assert set(near_answers(draft, ALL, 2)) == swaps


def test_only_cells_within_are_other() -> None:
    found = []
    for seed in range(20):
        draft = first_draft(4, 5, 5, Chance(seed))
        within = draft.blank.flood(draft.blank.cells & -draft.blank.cells, draft.blank.cells, 5)
        near = set(near_answers(draft, within, 2))
        assert near == {cells for cells in near_answers(draft, ALL, 2) if not cells & ~within}
        found += near
    assert found


def test_what_was_other_is_seen_again() -> None:
    draft = next(
        d for d in (first_draft(5, 5, 6, Chance(s)) for s in range(99)) if other_answers(d)
    )
    others, cells = Others(), list(other_answers(draft))
    assert not others.fit(draft)
    assert others.note([0, cells[0], 7])
    assert others.fit(draft)
    assert not others.note([0])
    for other in range(1, 12):  # as many as are kept, and one more
        others.note([other << 40])
    assert not others.fit(draft)


def test_sea() -> None:
    whole, pool, parted = (draft_of(rows) for rows in ("c~ ~~", "~~~ ~~~ ~~c", "~c ~o ~~ o~ c~"))
    assert is_sea(whole.blank, whole.sea)
    assert is_whole(parted.blank, parted.sea)
    assert not is_sea(pool.blank, pool.sea)
    assert not is_whole(parted.blank, parted.land)


@pytest.mark.parametrize(
    ("height", "width", "most"), [(1, 1, 1), (1, 6, 2), (2, 2, 1), (2, 4, 2), (3, 3, 4), (3, 4, 4)]
)
def test_no_sea_has_more_islands_than_there_can_be(height: int, width: int, most: int) -> None:
    blank = draft_of("\n".join(["~" * width] * height)).blank
    cells = list(solver.each(blank.cells))
    seas = (sum(cell for i, cell in enumerate(cells) if 1 << i & n) for n in range(1 << len(cells)))
    found = max(len(Draft(blank, sea, 0).islands()) for sea in seas if is_sea(blank, sea))
    assert (found, most_islands(width, height)) == (most, most_islands(height, width))
    assert found <= most_islands(height, width) <= found + 1
