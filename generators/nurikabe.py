"""Nurikabe: a random sea without pools, then changed until the rules just finish it.

The sea grows at random, never into a pool, so every draft is an answer; each island gets its
clue in a random cell.  The solver's rules say which cells of a draft they leave open: there a
clue moves or a cell changes sides, and what leaves no more cells open is kept, until the rules
finish the puzzle, which proves that it has one answer.  For `cases` clues are hidden, or if
none should be it is changed on: now what leaves more cells open without the last rules of tier 2
is kept, until with these some are open too, and the answer is still the only one.

As in the solver, a set of cells is an int with one bit per cell.
"""

import argparse
from itertools import islice
from typing import Any, NamedTuple

from formats import load_solution
from generators import Chance, Impossible, NotFound
from generators._asked import size
from generators._logic import (
    TIERS,
    Rules,
    add_difficulty,
    climb,
    follow,
    refutes,
    rules_up_to,
    rules_without,
    takes_tier,
)
from generators.drafts.islands import (
    Draft,
    Others,
    answer_text,
    is_legal,
    most_islands,
    near_answers,
    puzzle_text,
)
from ground.commands import natural, whole
from ground.solutions import each

LARGEST = {"direct": 6, "structural": 10, "cases": 12}
LARGE, SMALLER = 100, 8  # boards of so many cells take cases sooner if islands are smaller
# Boards with puzzles of each difficulty, but for clues that are hidden: these make small ones hard.
SMALLEST = {"direct": [(1, 1)], "structural": [(1, 4), (2, 3)], "cases": [(3, 8), (4, 6), (5, 5)]}
CHANGES, HARDER = 10, 6  # how often a draft is changed for each of its cells
VALUES = "sea", "island"
ALL, SWAPS = -1, 3  # the set of all cells; islands that are other in an answer near by

solver = load_solution("nurikabe.py")
RULES = rules_up_to(solver)
DIRECT, STRUCTURAL = RULES[1], RULES[2]
LIGHT = solver.ROUNDS[2]  # the quick ones
PAIRED = rules_without(STRUCTURAL, "chain_shapes")


# --- What the command line asks for -------------------------------------------------------


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this puzzle."""
    parser.add_argument("--size", type=size, default=(10, 10), help="N or HxW (10)")
    add_difficulty(parser)
    parser.add_argument(
        "--largest", type=whole, metavar="CELLS", help="the most cells of an island"
    )
    parser.add_argument(
        "--questions", type=natural, metavar="N", default=0, help="make N of the clues a ?"
    )


def check(options: argparse.Namespace) -> None:
    """Impossible if the board is too small for the difficulty."""
    height, width = options.size
    short, long = sorted(options.size)
    smallest = SMALLEST[options.tier]
    fits_one = any(short >= rows and long >= columns for rows, columns in smallest)
    if not fits_one and not options.questions:
        least = " or ".join(f"{rows}x{columns}" for rows, columns in smallest)
        raise Impossible(
            f"a board of {height}x{width} is too small for --difficulty {options.tier}:"
            f" expected at least {least}"
        )
    most = most_islands(height, width)
    if options.questions > most:
        raise Impossible(
            f"a board of {height}x{width} has fewer than {options.questions} clues:"
            f" expected --questions of at most {most}"
        )


def name(options: argparse.Namespace, seed: int) -> str:
    """How to make it again."""
    height, width = options.size
    largest = f"-largest{options.largest}" if options.largest else ""
    questions = f"-questions{options.questions}" if options.questions else ""
    return f"{height}x{width}-{options.tier}{largest}{questions}-seed{seed}"


def make(options: argparse.Namespace, chance: Chance) -> tuple[str, str]:
    """(puzzle, answer); NotFound if there was none in all tries."""
    height, width = options.size
    tier = TIERS[options.tier]
    largest = options.largest or usual_largest(options.tier, height * width)
    for _ in range(drafts(height * width)):
        draft = first_draft(height, width, largest, chance)
        if options.rule and tier < 3:
            draft = climb_to(draft, options.rule, tier, largest, chance)
        else:
            draft = improve(draft, tier, largest, chance)
        if draft and options.questions:
            draft = hide(draft, options.questions, tier, chance)
        elif draft and tier == 3:
            draft = harden(draft, largest, chance)
        if draft and has_islands_to(draft, options.largest):
            return puzzle_text(draft), answer_text(draft)
    raise NotFound


def usual_largest(tier: str, cells: int) -> int:
    """The most cells of an island, where no other number is asked for."""
    return SMALLER if tier == "cases" and cells >= LARGE else LARGEST[tier]


def has_islands_to(draft: Draft, largest: int | None) -> bool:
    """Whether no island is larger: a draft has such where the sea could not part them."""
    return not largest or all(island.bit_count() <= largest for island in draft.islands())


def drafts(cells: int) -> int:
    """How many drafts to begin with: on a small board few are good, but each takes little."""
    return min(1000, max(60, 20000 // cells))


# --- What the rules say -------------------------------------------------------------------


def known(draft: Draft, rules: Rules) -> Any:
    """The board as far as these rules settle it."""
    return follow(solver, solver.parse(puzzle_text(draft)), rules)


def has_tier(draft: Draft, tier: int) -> bool:
    """Whether the rules of the tier finish it, and those of the tier below do not."""
    return takes_tier(solver, puzzle_text(draft), tier)


def left_open(draft: Draft, rules: Rules, most: int) -> int:
    """The cells that these rules leave open, or only some of them once these are over `most`."""
    cells = 0
    for other in near_answers(draft, ALL, 1):
        cells |= other
        if cells.bit_count() > most:
            return cells
    return known(draft, rules).unknown


class Ends(NamedTuple):
    """What is open without rules about several shapes and without the last of tier 2; the tier
    that finishes the puzzle, or 4."""

    light: int
    paired: int
    tier: int


def ends_of(draft: Draft, others: Others) -> Ends | None:
    """Where the rules end; None if there is another answer, which the others then know."""
    if others.fit(draft) or others.note(near_answers(draft, ALL, 1)):
        return None
    light = known(draft, LIGHT)
    if others.note(near_answers(draft, light.unknown, SWAPS)):
        return None
    paired = follow(solver, light, PAIRED)
    board = follow(solver, paired, STRUCTURAL)
    tier = 2
    if board.unknown:  # the rules are slower to see that there are several answers
        if others.note(found.island ^ draft.land for found in islice(solver.search(board), 2)):
            return None
        tier = 3 if cases_finish(board, draft.sea) else 4
    return Ends(light.unknown, paired.unknown, tier)


def cases_finish(board: Any, sea: int) -> bool:
    """Whether cases do; mostly it is enough to refute each cell's other value, which is quick."""
    before = None
    while board.unknown and board is not before:
        before = board
        for cell in each(before.unknown):
            place = solver.names(board, cell)
            right, wrong = VALUES if cell & sea else VALUES[::-1]
            if cell & board.unknown and refutes(solver, board, f"{place} {wrong}", STRUCTURAL):
                board = follow(solver, solver.assume(board, [f"{place} {right}"]), LIGHT)
    return not follow(solver, board, RULES[3]).unknown


# --- From a draft to a puzzle -------------------------------------------------------------


def improve(draft: Draft, tier: int, largest: int, chance: Chance) -> Draft | None:
    """The draft changed until the rules finish it; None if it does not come to that."""
    rules = DIRECT if tier == 1 else LIGHT
    cells = draft.blank.cells.bit_count()
    opened = known(draft, rules).unknown
    tried: dict[tuple[int, int], int] = {}
    for _ in range(CHANGES * cells):
        if not opened and (tier != 2 or known(draft, DIRECT).unknown):
            return draft
        changed = change(draft, opened or draft.blank.cells, largest, chance)
        if changed:
            key, most = (changed.sea, changed.clues), opened.bit_count()
            if key not in tried:
                tried[key] = left_open(changed, rules, most)
            if tried[key].bit_count() <= most:
                draft, opened = changed, tried[key]
    return None


def climb_to(draft: Draft, rule: str, tier: int, largest: int, chance: Chance) -> Draft | None:
    """The draft changed until it needs this rule; None if it does not come to that."""
    cells = draft.blank.cells

    def changed(draft: Draft, opened: int) -> Draft | None:
        return change(draft, opened or cells, largest, chance)

    most = CHANGES * cells.bit_count()
    return climb(solver, draft, puzzle_text, changed, RULES[tier], rule, most)


def harden(draft: Draft, largest: int, chance: Chance) -> Draft | None:
    """The draft changed until it takes cases; None if it does not come to that.

    Kept is what tier 2 finishes too, with no fewer cells open without its last rule, or as many
    of these and no fewer without any about several shapes.
    """
    cells, opened, most = draft.blank.cells, 0, (0, 0)
    tried: dict[tuple[int, int], Ends | None] = {}
    others = Others()
    for _ in range(HARDER * cells.bit_count()):
        where = opened if opened and chance.below(2) else cells
        changed = change(draft, where, largest, chance)
        if not changed:
            continue
        key = changed.sea, changed.clues
        if key not in tried:
            tried[key] = ends_of(changed, others)
        ends = tried[key]
        if ends and ends.tier == 3:
            return changed
        if ends and ends.tier == 2:
            left = ends.paired.bit_count(), ends.light.bit_count()
            if left >= most:
                draft, opened, most = changed, ends.light, left
    return None


def hide(draft: Draft, questions: int, tier: int, chance: Chance) -> Draft | None:
    """The draft with that many clues hidden, which takes the tier; None if so many cannot be."""
    for clue in chance.shuffled(list(each(draft.clues))):
        hidden = draft._replace(hidden=draft.hidden | clue)
        if hidden.hidden.bit_count() < questions:
            draft = draft if known(hidden, RULES[tier]).unknown else hidden
        elif has_tier(hidden, tier):
            return hidden
    return None


# --- Drafts -------------------------------------------------------------------------------


def first_draft(height: int, width: int, largest: int, chance: Chance) -> Draft:
    """A sea that grows until no island is larger than `largest`, as far as it can.

    Cells that the sea passes by are taken later only if their island is too large.
    """
    blank = solver.parse(f"{height} {width}\n" + ("." * width + "\n") * height)
    land = blank.cells
    first = pick(land, chance)
    sea, passed = first, 0
    shore = blank.around(first)
    while (shore or passed) and land & ~sea:
        late = not shore
        cell = pick(shore or passed, chance)
        shore, passed = shore & ~cell, passed & ~cell
        if blank.pools(sea | cell) or not land & ~sea & ~cell:
            continue
        island = blank.flood(cell, land & ~sea)
        if island.bit_count() > largest and (late or chance.below(5)):
            sea |= cell
            shore |= blank.around(cell) & ~sea & ~passed
        elif not late:
            passed |= cell
    return with_clues(Draft(blank, sea if land & ~sea else 0, 0), chance)


def pick(cells: int, chance: Chance) -> int:
    """One of the cells."""
    for _ in range(chance.below(cells.bit_count())):
        cells &= cells - 1
    return cells & -cells


def with_clues(draft: Draft, chance: Chance) -> Draft:
    """The draft with one clue on each island, the old ones where they can stay."""
    clues = 0
    for island in draft.islands():
        clues |= pick(island & draft.clues or island, chance)
    return draft._replace(clues=clues)


def change(draft: Draft, where: int, largest: int, chance: Chance) -> Draft | None:
    """The draft with something changed in or beside `where`; None if that cannot be."""
    cell = pick(where, chance)
    cell = pick(cell | draft.blank.around(cell), chance)
    if cell & draft.sea:
        draft = draft._replace(sea=draft.sea & ~cell)
        if chance.below(2):  # the island moves: as it gets a cell, it loses one near by
            draft = flooded(draft, pick(around_twice(draft, cell), chance))
    elif cell & ~draft.clues and chance.below(2):
        return draft._replace(clues=draft.clues & ~draft.island(cell) | cell)
    else:
        draft = flooded(draft, cell)
    return with_clues(draft, chance) if is_legal(draft, largest, cell) else None


def around_twice(draft: Draft, cell: int) -> int:
    """The land within two steps of a cell, without it."""
    return draft.blank.flood(cell, draft.blank.cells, 2) & draft.land & ~cell or cell


def flooded(draft: Draft, cell: int) -> Draft:
    """The draft with a cell of sea."""
    return draft._replace(sea=draft.sea | cell, clues=draft.clues & ~cell)
