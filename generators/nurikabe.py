"""Nurikabe: a random sea without pools, then changed where the rules are stuck.

The sea grows at random from one cell, never into a pool, so every draft is an answer; each
island gets its clue in a random cell.  Then the solver's rules say where a draft is open:
there a clue moves or a cell changes sides, and what leaves no more cells open is kept, until
the rules of the tier asked for finish the puzzle (which proves that it has one answer) and
those of the tier below do not.
"""

import argparse
from typing import NamedTuple

from generators import Chance, Impossible
from judge import solutions

Cell = tuple[int, int]
TIERS = {"direct": 1, "structural": 2, "cases": 3}
LARGEST = {"direct": 5, "structural": 7, "cases": 9}
DRAFTS, CHANGES = 60, 8  # drafts to begin with; changes of one draft per cell of the board

solver = solutions.load("nurikabe.py")
RULES = [
    (),
    solver.DIRECT,
    solver.DIRECT + solver.STRUCTURAL,
    solver.DIRECT + solver.STRUCTURAL + solver.CASES,
]


class Draft(NamedTuple):
    """An answer with clues: the sides of the board, the sea, the cells of the clues."""

    height: int
    width: int
    sea: frozenset[Cell]
    clues: frozenset[Cell]


# --- What the command line asks for -------------------------------------------------------


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this puzzle."""
    from generators.__main__ import positive, size  # the command line's own types

    parser.add_argument("--size", type=size, default=(10, 10), help="N or HxW (10)")
    parser.add_argument(
        "--difficulty", choices=TIERS, default="structural", help="the tier that it takes"
    )
    parser.add_argument("--largest", type=positive, help="the most cells of an island")


def check(options: argparse.Namespace) -> None:
    """Impossible if the board is too small for the difficulty."""
    height, width = options.size
    if options.difficulty != "direct" and min(height, width) < 4:
        raise Impossible(
            f"a board of {height}x{width} is too small for --difficulty {options.difficulty}:"
            " expected sides from 4 on"
        )


def name(options: argparse.Namespace, seed: int) -> str:
    """How to make it again."""
    height, width = options.size
    largest = f"-largest{options.largest}" if options.largest else ""
    return f"{height}x{width}-{options.difficulty}{largest}-seed{seed}"


def make(options: argparse.Namespace, chance: Chance) -> tuple[str, str]:
    """(puzzle, answer); Impossible if none is found."""
    height, width = options.size
    tier = TIERS[options.difficulty]
    largest = options.largest or LARGEST[options.difficulty]
    for _ in range(DRAFTS):
        draft = improve(first_draft(height, width, largest, chance), tier, largest, chance)
        if draft:
            return puzzle_text(draft), answer_text(draft)
    raise Impossible(f"no {height}x{width} puzzle of tier {options.difficulty} was found")


# --- Drafts -------------------------------------------------------------------------------


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The four cells beside a cell, on the board or not."""
    r, c = cell
    return (r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)


def piece(cell: Cell, cells: frozenset[Cell] | set[Cell]) -> set[Cell]:
    """The connected part of `cells` that holds `cell`."""
    found, todo = {cell}, [cell]
    while todo:
        for other in neighbours(todo.pop()):
            if other in cells and other not in found:
                found.add(other)
                todo.append(other)
    return found


def makes_pool(cell: Cell, sea: frozenset[Cell] | set[Cell]) -> bool:
    """Whether the sea with this cell has a pool there."""
    r, c = cell
    return any(
        {(r + dr, c), (r, c + dc), (r + dr, c + dc)} <= sea for dr in (-1, 1) for dc in (-1, 1)
    )


def land_of(height: int, width: int, sea: frozenset[Cell] | set[Cell]) -> set[Cell]:
    """The cells that are not sea."""
    return {(r, c) for r in range(height) for c in range(width) if (r, c) not in sea}


def islands_of(draft: Draft) -> list[set[Cell]]:
    """The islands, in reading order of their first cells."""
    land, islands = land_of(draft.height, draft.width, draft.sea), []
    for cell in sorted(land):
        if not any(cell in island for island in islands):
            islands.append(piece(cell, land))
    return islands


def first_draft(height: int, width: int, largest: int, chance: Chance) -> Draft:
    """A sea that grows until no island is larger than `largest`, as far as it can.

    Cells that the sea passes by are taken later only if their island is too large.
    """
    land = {(r, c) for r in range(height) for c in range(width)}
    if len(land) == 1:
        return Draft(height, width, frozenset(), frozenset(land))
    first = chance.pick(sorted(land))
    sea, passed = {first}, []
    land.remove(first)
    shore = list(neighbours(first))
    while shore or passed:
        late = not shore
        cell = (shore or passed).pop(chance.below(len(shore or passed)))
        if cell not in land or makes_pool(cell, sea) or len(land) == 1:
            continue
        if len(piece(cell, land)) > largest and (late or chance.below(5)):
            sea.add(cell)
            land.remove(cell)
            shore += neighbours(cell)
        elif not late:
            passed.append(cell)
    return with_clues(Draft(height, width, frozenset(sea), frozenset()), chance)


def with_clues(draft: Draft, chance: Chance) -> Draft:
    """The draft with one clue on each island, the old ones where they can stay."""
    clues = set()
    for island in islands_of(draft):
        kept = sorted(island & draft.clues)
        clues.add(chance.pick(kept or sorted(island)))
    return draft._replace(clues=frozenset(clues))


def change(draft: Draft, cell: Cell, largest: int, chance: Chance) -> Draft | None:
    """The draft with another clue, or with the cell on the other side; None if that cannot be."""
    if cell in draft.sea:
        return dry(draft, cell, largest, chance)
    if cell not in draft.clues and chance.below(2):
        island = piece(cell, land_of(draft.height, draft.width, draft.sea))
        return draft._replace(clues=draft.clues - island | {cell})
    return flood(draft, cell, chance)


def dry(draft: Draft, cell: Cell, largest: int, chance: Chance) -> Draft | None:
    """The draft with a sea cell made land; None if the sea splits or an island is too large."""
    sea = draft.sea - {cell}
    if not sea or len(piece(min(sea), sea)) < len(sea):
        return None
    if len(piece(cell, land_of(draft.height, draft.width, sea))) > largest:
        return None
    return with_clues(draft._replace(sea=sea), chance)


def flood(draft: Draft, cell: Cell, chance: Chance) -> Draft | None:
    """The draft with a land cell made sea; None if it makes a pool or does not touch the sea."""
    if len(draft.sea) + 1 == draft.height * draft.width or makes_pool(cell, draft.sea):
        return None
    if not draft.sea.intersection(neighbours(cell)):
        return None
    return with_clues(draft._replace(sea=draft.sea | {cell}, clues=draft.clues - {cell}), chance)


def improve(draft: Draft, tier: int, largest: int, chance: Chance) -> Draft | None:
    """The draft changed until it has the tier; None if it does not come to that."""
    easier = min(tier, 2)  # the third tier takes long to look
    cells = draft.height * draft.width
    opened = open_cells(draft, easier)
    for _ in range(CHANGES * cells):
        if not opened and tier < 3 and open_cells(draft, tier - 1):
            return draft
        cell = near(draft, divmod(chance.pick(opened or range(cells)), draft.width), chance)
        changed = change(draft, cell, largest, chance)
        if not changed:
            continue
        left = open_cells(changed, easier)
        if tier == 3 and 0 < len(left) <= max(6, cells // 8) and not open_cells(changed, 3):
            return changed
        if len(left) <= len(opened):
            draft, opened = changed, left
    return None


def near(draft: Draft, cell: Cell, chance: Chance) -> Cell:
    """The cell or one beside it."""
    around = [cell, *neighbours(cell)]
    r, c = chance.pick(around)
    return min(max(r, 0), draft.height - 1), min(max(c, 0), draft.width - 1)


def open_cells(draft: Draft, tier: int) -> list[int]:
    """The places, in reading order, that the rules up to a tier leave open."""
    board = solver.parse(puzzle_text(draft))
    for _, _, after in solver.deduce(board, RULES[tier]):
        board = after
    rows = solver.render(board).split("\n")
    words = [word for row in rows for word in (row.split() if " " in row else row)]
    return [place for place, word in enumerate(words) if word == "."]


# --- Text ---------------------------------------------------------------------------------


def puzzle_text(draft: Draft) -> str:
    """The clues in the judge's format."""
    land = land_of(draft.height, draft.width, draft.sea)
    words = {clue: str(len(piece(clue, land))) for clue in draft.clues}
    size = f"{draft.height}" if draft.height == draft.width else f"{draft.height} {draft.width}"
    return f"{size}\n" + text_of(draft, words, ".")


def answer_text(draft: Draft) -> str:
    """The answer in the judge's format."""
    words = {cell: str(len(island)) for island in islands_of(draft) for cell in island}
    return text_of(draft, words, "~")


def text_of(draft: Draft, words: dict[Cell, str], other: str) -> str:
    """The rows of a board, with blanks where a number has two digits."""
    gap = " " if any(len(word) > 1 for word in words.values()) else ""
    rows = (
        gap.join(words.get((r, c), other) for c in range(draft.width)) for r in range(draft.height)
    )
    return "".join(row + "\n" for row in rows)
