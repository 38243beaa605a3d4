"""Alcazar: a random path through all cells, walls everywhere else, then most walls removed.

The path begins as a snake and is bent at its ends again and again.  Walls are removed in
random order, those that the rules of the tier asked for can do without: as long as these
rules finish the puzzle, it has one answer.
"""

import argparse
from itertools import pairwise
from pathlib import Path
from typing import Any

from formats import puzzle_of
from generators import Chance, Impossible, NotFound
from generators._logic import TIERS, add_difficulty, follow, is_refuted, rules_up_to, thinned
from ground import solutions
from ground.commands import size

Cell = tuple[int, int]
TRIES, MOST_TRIES = 60, 1000
BENDS = 20  # of the path, for each cell
BATCH = 6  # walls that are tried together at first

solver = solutions.load("alcazar.py")
RULES = rules_up_to(solver)


# --- What the command line asks for -------------------------------------------------------


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this puzzle."""
    parser.add_argument("--size", type=size, default=(10, 10), help="N or HxW (10)")
    parser.add_argument(
        "--doors",
        choices=("few", "all"),
        default="all",
        help="few: a door for about six cells of the rim; all: no wall of the rim is kept"
        " but for need (all)",
    )
    add_difficulty(parser)
    parser.add_argument(
        "--reduce",
        type=Path,
        metavar="FILE",
        help="instead, remove all walls from this puzzle that logic can do without",
    )


def check(options: argparse.Namespace) -> None:
    """Impossible if the puzzle to reduce cannot be read or is not solved by logic."""
    if options.reduce:
        board = given(options.reduce)
        if not solver.is_solved(board, solver.RULES):
            raise Impossible(f"{options.reduce} is not solved by logic")


def given(path: Path) -> Any:
    """The puzzle in a file; Impossible if there is none."""
    try:
        text = path.read_bytes().decode("utf-8", "replace")
        return solver.parse(puzzle_of(solver.NAME, text))
    except OSError as error:
        raise Impossible(f"cannot read {path}: {error.strerror}") from None
    except ValueError as error:
        raise Impossible(f"{path}: {error}") from None


def name(options: argparse.Namespace, seed: int) -> str:
    """How to make it again."""
    if options.reduce:
        return f"{options.reduce.stem}-reduced"
    height, width = options.size
    return f"{height}x{width}-{options.doors}-{options.difficulty}-seed{seed}"


def make(options: argparse.Namespace, chance: Chance) -> tuple[str, str]:
    """(puzzle, answer); NotFound if there was none in all tries."""
    if options.reduce:
        return texts(solver.reduce(given(options.reduce)).plan)
    tier = TIERS[options.difficulty]
    cells = options.size[0] * options.size[1]
    for _ in range(min(MOST_TRIES, max(TRIES, 8000 // cells))):
        plan = first_draft(options, chance)
        path = plan.edges
        for step in range(min(tier, 2), tier + 1):
            walls = walls_to_remove(plan, options, chance)
            plan = thin(plan, walls, path, step)
        if not solver.is_solved(solver.blank(plan), RULES[tier - 1]):
            return texts(plan)
    raise NotFound(f"no puzzle {name(options, 0).rpartition('-')[0]} was found")


# --- What the rules say -------------------------------------------------------------------


def is_proven(plan: Any, path: int, tier: int) -> bool:
    """Whether the rules up to this tier settle every edge, the path being known.

    For tier 3 it is enough to refute each edge's other value, which is quick.
    """
    board = follow(solver, solver.blank(plan), RULES[min(tier, 2)])
    before = None
    while tier == 3 and board.unknown and board is not before:
        before = board
        for edge in solver.each(before.unknown):
            if board.unknown & edge:
                value, other = solver.PATH, solver.BLOCKED
                if not edge & path:
                    value, other = other, value
                if is_refuted(solver, board, edge, other, RULES[1]):
                    board = follow(solver, board.mark(edge, value), RULES[2])
    return not board.unknown


# --- Walls --------------------------------------------------------------------------------


def first_draft(options: argparse.Namespace, chance: Chance) -> Any:
    """A plan with walls at every edge that the path does not use."""
    height, width = options.size
    path = random_path(height, width, chance)
    plan, edges = solver.Plan(height, width, -1), 0
    for one, other in pairwise(path):
        edges |= plan.at[place(one, width)] & plan.at[place(other, width)]
    ends = [plan.at[place(cell, width)] & plan.at[solver.OUT] for cell in (path[0], path[-1])]
    for doors in ends:
        edges |= chance.pick(list(solver.each(doors & ~edges)))
    return solver.Plan(height, width, edges)


def place(cell: Cell, width: int) -> int:
    """The solver's number of a cell."""
    return cell[0] * (width + 1) + cell[1]


def walls_to_remove(plan: Any, options: argparse.Namespace, chance: Chance) -> list[int]:
    """The walls of a plan in random order; with few doors only some of those of the rim."""
    walls = chance.shuffled(sorted(edge for edge in plan.sides if not edge & plan.edges))
    if options.doors == "all":
        return walls
    rim = [wall for wall in walls if solver.OUT in plan.sides[wall]]
    few = (plan.height + plan.width) // 3 + 1 - solver.count(plan.edges & plan.at[solver.OUT])
    kept = set(rim[max(0, few) :])
    return [wall for wall in walls if wall not in kept]


def thin(plan: Any, walls: list[int], path: int, tier: int) -> Any:
    """The plan without those of the walls that the tier can do without, some at a time at first."""
    return thinned(
        plan,
        walls,
        lambda plan, some: solver.Plan(plan.height, plan.width, plan.edges | sum(some)),
        lambda fewer: is_proven(fewer, path, tier),
        BATCH,
    )


# --- The path -----------------------------------------------------------------------------


def random_path(height: int, width: int, chance: Chance) -> list[Cell]:
    """A path through all cells that begins and ends at the rim."""
    path = [(r, c if r % 2 == 0 else width - 1 - c) for r in range(height) for c in range(width)]
    for _ in range(BENDS * len(path)):
        path = bent(path, height, width, chance)
    while not (is_rim(path[0], height, width) and is_rim(path[-1], height, width)):
        path = bent(path, height, width, chance)
    return path


def bent(path: list[Cell], height: int, width: int, chance: Chance) -> list[Cell]:
    """The path with one of its ends tied to another cell beside it, and loose where that was."""
    if chance.below(2):
        path = path[::-1]
    r, c = path[0]
    beside = [(r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)]
    near = [cell for cell in beside if 0 <= cell[0] < height and 0 <= cell[1] < width]
    near = [cell for cell in near if cell not in path[:2]]
    if not near:
        return path
    at = path.index(chance.pick(near))
    return path[:at][::-1] + path[at:]


def is_rim(cell: Cell, height: int, width: int) -> bool:
    """Whether a cell lies at the border."""
    return cell[0] in (0, height - 1) or cell[1] in (0, width - 1)


# --- Text ---------------------------------------------------------------------------------


def texts(plan: Any) -> tuple[str, str]:
    """(puzzle, answer) in the judge's format."""
    board = solver.blank(plan)
    size = f"{plan.height}" if plan.height == plan.width else f"{plan.height} {plan.width}"
    answer = next(solver.solve(board))
    return f"{size}\n{solver.render(board)}\n", f"{solver.render(answer)}\n"
