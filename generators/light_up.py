"""Light Up, with wormholes if asked: random walls, random bulbs, and the numbers that they give.

Walls and wormholes are placed at random, then bulbs until all is lit, first beside walls, as their
numbers then tie the bulbs down.  Every such draft is an answer; the solver's rules say which cells
they leave open.  There a wall moves, and what leaves no more cells open is kept, until the rules
finish the puzzle, which proves that it has one answer.  Where all numbers are not wanted, they are
taken away as long as it still has.  For a higher tier it is changed on: what has one answer and
leaves the quick rules no fewer cells open is kept, until it takes that tier.

As in the solver, a set of cells is an int, a bit per cell.
"""

import argparse
from collections.abc import Iterator
from string import ascii_uppercase
from typing import Any, NamedTuple

from formats import load_solution
from formats._puzzles import size_of
from generators import Chance, Impossible, NotFound
from generators._asked import is_count, size
from generators._logic import (
    TIERS,
    Rules,
    add_difficulty,
    batches,
    climb,
    follow,
    has_one_answer,
    rules_before,
    rules_up_to,
    takes_tier,
    thinned,
)
from generators.drafts.bulbs import can_move, lit, walls_of
from ground.solutions import each
from judge.checkers.grid import counted

CHANGES, HARDER = 6, 12  # how often a draft is changed for each of its cells
DRAFTS = 4000  # on a board of one cell, or for cases on any: few of these are made harder
BATCH = 8  # numbers that are taken away together at first
SMALL = 25  # cells: of smaller boards all are wanted, some without bulbs beside walls

solver = load_solution("light_up.py")
RULES = rules_up_to(solver)
DIRECT = RULES[1]
QUICK = rules_before(solver, "turn_chain")  # chains take their time


class Draft(NamedTuple):
    """An answer: a board without numbers, its bulbs, and the walls that do not tell theirs."""

    blank: Any
    bulbs: int
    silent: int = 0

    @property
    def numbers(self) -> int:
        """The walls that tell theirs."""
        return walls_of(self.blank) & ~self.silent


# --- What the command line asks for -------------------------------------------------------


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this puzzle."""
    parser.add_argument("--size", type=size, default=(10, 10), help="N or HxW (10)")
    parser.add_argument(
        "--walls", type=percentage, default=25, metavar="PERCENT", help="percent of all cells (25)"
    )
    parser.add_argument(
        "--wormholes", type=pairs, default=0, metavar="N", help="so many pairs of wormholes (0)"
    )
    parser.add_argument(
        "--difficulty",
        choices=("easy", "hard"),
        default="easy",
        help="easy: a number in every wall; hard: no number that can be done without (easy)",
    )
    parser.add_argument(
        "--symmetry",
        choices=("none", "rotate", "mirror"),
        default="none",
        help="of the walls: the same after half a turn, or in a mirror (none)",
    )
    add_difficulty(parser, "--tier", usual=None)


def percentage(text: str) -> int:
    """A number from 0 to 100."""
    return up_to(text, 100)


def pairs(text: str) -> int:
    """A number from 0 to 26, as there are no more letters."""
    return up_to(text, len(ascii_uppercase))


def up_to(text: str, most: int) -> int:
    """The number in a text; an error of the command line if it is not one from 0 to `most`."""
    if not (is_count(text) and int(text) <= most):
        message = f"expected a number from 0 to {most}, found {text!r}"
        raise argparse.ArgumentTypeError(message)
    return int(text)


def check(options: argparse.Namespace) -> None:
    """Impossible if walls and wormholes leave no cell for a bulb."""
    height, width = options.size
    walls, holes = wall_count(options), 2 * options.wormholes
    if walls + holes >= height * width:
        beside = counted(walls, "wall")
        if holes:
            beside += f" and {counted(options.wormholes, 'pair')} of wormholes"
        raise Impossible(f"{height}x{width} has no cell for a bulb beside {beside}")


def wall_count(options: argparse.Namespace) -> int:
    """How many walls the percentage stands for."""
    height, width = options.size
    return (height * width * options.walls + 50) // 100


def name(options: argparse.Namespace, seed: int) -> str:
    """How to make it again."""
    height, width = options.size
    words = [f"{height}x{width}", options.difficulty]
    words += [f"walls{options.walls}"] * (options.walls != 25)
    words += [f"wormholes{options.wormholes}"] * (options.wormholes > 0)
    words += [options.symmetry] * (options.symmetry != "none")
    words += [options.tier] if options.tier else []
    return "-".join([*words, f"seed{seed}"])


def make(options: argparse.Namespace, chance: Chance) -> tuple[str, str]:
    """(puzzle, answer); NotFound if there was none in all tries."""
    tier = TIERS.get(options.tier, 0)
    hard = options.difficulty == "hard"
    height, width = options.size
    for _ in range(DRAFTS if tier == 3 else max(20, DRAFTS // (height * width))):
        draft = first_draft(options, chance)
        if options.rule and tier < 3:
            draft = climb_to(draft, options, tier, chance)
        else:
            draft = improve(draft, options, 1 if tier == 1 else 2, chance)
        if draft and hard:
            draft = remove_numbers(draft, tier, chance)
        if draft and tier > 1 and not has_tier(draft, tier):
            draft = harden(draft, options, tier, chance)
            if draft and hard:
                draft = remove_numbers(draft, tier, chance)
        if draft and (not tier or has_tier(draft, tier)):
            return puzzle_text(draft), answer_text(draft)
    raise NotFound


# --- What the rules say -------------------------------------------------------------------


def known(draft: Draft, rules: Rules) -> Any:
    """The board as far as these rules settle it."""
    return follow(solver, solver.parse(puzzle_text(draft)), rules)


def left_open(draft: Draft, rules: Rules) -> int:
    """The cells that these rules leave open."""
    return known(draft, rules).unknown


def has_tier(draft: Draft, tier: int) -> bool:
    """Whether the rules of the tier finish it, and those of the tier below do not."""
    return takes_tier(solver, puzzle_text(draft), tier)


# --- From a draft to a puzzle -------------------------------------------------------------


def improve(draft: Draft, options: argparse.Namespace, tier: int, chance: Chance) -> Draft | None:
    """The draft changed until the rules finish it; None if it does not come to that."""
    opened = left_open(draft, RULES[tier])
    for _ in range(CHANGES * draft.blank.white.bit_count()):
        if not opened:
            return draft
        changed = move_wall(draft, opened, options, chance)
        if not changed:
            return None
        left = left_open(changed, RULES[tier])
        if left.bit_count() <= opened.bit_count():
            draft, opened = changed, left
    return None if opened else draft


def climb_to(draft: Draft, options: argparse.Namespace, tier: int, chance: Chance) -> Draft | None:
    """The draft changed until it needs the rule asked for; None if it does not come to that."""
    white = draft.blank.white.bit_count()

    def changed(draft: Draft, opened: int) -> Draft | None:
        return move_wall(draft, opened or draft.blank.white, options, chance)

    return climb(solver, draft, puzzle_text, changed, RULES[tier], options.rule, CHANGES * white)


def harden(draft: Draft, options: argparse.Namespace, tier: int, chance: Chance) -> Draft | None:
    """The draft changed until it takes this tier; None if it does not come to that.

    Of the changes that leave one answer, those are kept that leave the quick rules no fewer
    cells open, as these are near to what a higher tier takes.  What these rules finish is far
    from cases: of new drafts some are nearer, and sooner found than by changes.
    """
    easier = DIRECT if tier == 2 else QUICK
    opened = left_open(draft, easier)
    if tier == 3 and not opened:
        return None
    for _ in range(HARDER * draft.blank.white.bit_count()):
        near = opened and chance.below(2)
        changed = move_wall(draft, opened if near else draft.blank.white, options, chance)
        if not changed or can_move(changed.blank, changed.bulbs, changed.numbers):
            continue
        board = known(changed, easier)
        if board.unknown.bit_count() >= opened.bit_count():
            reached = tier_from(board, tier)
            if reached:
                draft, opened = changed, board.unknown
            if opened and reached == tier:
                return draft
    return None


def tier_from(board: Any, most: int) -> int:
    """The lowest tier whose rules finish a board; 0 if it is above the most."""
    for tier in range(1, most + 1):
        if tier == 3 and not has_one_answer(solver, board):
            return 0
        board = follow(solver, board, RULES[tier])
        if not board.unknown:
            return tier
    return 0


def remove_numbers(draft: Draft, tier: int, chance: Chance) -> Draft:
    """The draft without the numbers that can be done without, in random order.

    Can be done without: the rules of the tier still finish it or, without a tier, it still has
    one answer.
    """
    numbers = batches(chance.shuffled(list(each(walls_of(draft.blank)))), BATCH)
    return thinned(
        draft,
        [batch[::-1] for batch in numbers[::-1]],  # from the last on, or puzzles would be others
        lambda draft, some: draft._replace(silent=draft.silent | sum(some)),
        lambda fewer: can_be_solved(fewer, tier),
    )


def can_be_solved(draft: Draft, tier: int) -> bool:
    """Whether the rules of the tier finish it or, without a tier, it has one answer."""
    board = solver.parse(puzzle_text(draft))
    return tier_from(board, tier) > 0 if tier else has_one_answer(solver, board)


# --- Drafts -------------------------------------------------------------------------------


def first_draft(options: argparse.Namespace, chance: Chance) -> Draft:
    """Walls, wormholes and bulbs, at random."""
    height, width = options.size
    orbits = {frozenset(orbit(r, c, options)) for r in range(height) for c in range(width)}
    grid, left = {}, wall_count(options)
    for same in chance.shuffled(sorted(map(sorted, orbits))):
        if len(same) <= left:
            grid.update(dict.fromkeys(same, "#"))
            left -= len(same)
    free = [(r, c) for r in range(height) for c in range(width) if (r, c) not in grid]
    holes = chance.shuffled(free)[: 2 * options.wormholes]
    grid.update({cell: ascii_uppercase[i // 2] for i, cell in enumerate(holes)})
    rows = ["".join(grid.get((r, c), ".") for c in range(width)) for r in range(height)]
    blank = solver.parse(f"{height} {width}\n" + "\n".join(rows))
    beside = height * width >= SMALL or chance.below(3) > 0
    return Draft(blank, lit(blank, 0, chance, beside=beside))


def orbit(r: int, c: int, options: argparse.Namespace) -> Iterator[tuple[int, int]]:
    """A cell and the one that must be the same by symmetry."""
    height, width = options.size
    yield r, c
    if options.symmetry == "rotate":
        yield height - 1 - r, width - 1 - c
    if options.symmetry == "mirror":
        yield r, width - 1 - c


def move_wall(
    draft: Draft, where: int, options: argparse.Namespace, chance: Chance
) -> Draft | None:
    """The draft with a wall moved to one of these cells; None if there is no wall to move."""
    blank = draft.blank
    stride, grid = blank.stride, list(blank.puzzle.grid)
    walls = [orbit_of(wall, stride, options) for wall in each(walls_of(blank))]
    goals = [orbit_of(cell, stride, options) for cell in each(where)]
    goal = chance.pick(goals)
    fitting = [wall for wall in walls if len(wall) == len(goal)]
    if any(grid[at] != "." for at in goal) or not fitting:
        return None
    for at in chance.pick(fitting):
        grid[at] = "."
    for at in goal:
        grid[at] = "#"
    height, width = options.size
    blank = solver.parse(f"{height} {width}\n" + "".join(grid))
    return Draft(blank, lit(blank, draft.bulbs, chance), draft.silent & walls_of(blank))


def orbit_of(cell: int, stride: int, options: argparse.Namespace) -> list[int]:
    """The places, counted along the grid, that change together with a cell."""
    r, c = divmod(cell.bit_length() - 1, stride)
    return sorted({r * stride + c for r, c in orbit(r, c, options)})


# --- Text ---------------------------------------------------------------------------------


def puzzle_text(draft: Draft) -> str:
    """The puzzle in the judge's format."""
    blank = draft.blank
    grid = list(blank.puzzle.grid)
    for wall in each(draft.numbers):
        grid[wall.bit_length() - 1] = str((blank.around(wall) & draft.bulbs).bit_count())
    height, width = len(blank.puzzle.grid.split("\n")), blank.stride - 1
    return f"{size_of(height, width)}\n" + "".join(grid) + "\n"


def answer_text(draft: Draft) -> str:
    """The answer in the judge's format."""
    grid = list(puzzle_text(draft).partition("\n")[2])
    for bulb in each(draft.bulbs):
        grid[bulb.bit_length() - 1] = "*"
    return "".join(grid)
