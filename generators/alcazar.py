"""Alcazar: a random path through all cells, walls everywhere else, then most walls removed.

The path begins as a snake and is bent at its ends again and again.  Walls are removed in
random order, those that the rules of the tier asked for can do without: as long as these
rules finish the puzzle, it has one answer.
"""

import argparse
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

from formats import puzzle_of
from generators import Chance, Impossible, NotFound
from generators._logic import (
    TIERS,
    add_difficulty,
    follow,
    has_one_answer,
    refutes,
    rules_up_to,
    thinned,
)
from ground import solutions
from ground.commands import size
from judge.checkers.alcazar import Edge, Puzzle, read

Cell = tuple[int, int]
TRIES, MOST_TRIES = 60, 1000
BENDS = 20  # of the path, for each cell
BATCH = 6  # walls that are tried together at first

solver = solutions.load("alcazar.py")
RULES = rules_up_to(solver)
OPPOSITE = {"path": "blocked", "blocked": "path"}


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
    """Impossible if the puzzle to reduce cannot be read or solved by logic, or more is asked."""
    if options.reduce and (options.count > 1 or options.rule or options.effort):
        raise Impossible("--reduce FILE makes one puzzle: expected no --count, --rule or --effort")
    if options.reduce and not is_solved(given(options.reduce), 3):
        raise Impossible(f"{options.reduce} is not solved by logic")


def given(path: Path) -> Puzzle:
    """The puzzle in a file; Impossible if there is none."""
    try:
        text = puzzle_of(solver.NAME, path.read_bytes().decode("utf-8", "replace"))
        solver.parse(text)
    except OSError as error:
        raise Impossible(f"cannot read {path}: {error.strerror}") from None
    except ValueError as error:
        raise Impossible(f"{path}: {error}") from None
    return read(text)._replace(path=set(), blocked=set())


def name(options: argparse.Namespace, seed: int) -> str:
    """How to make it again."""
    if options.reduce:
        return f"{options.reduce.stem}-reduced"
    height, width = options.size
    return f"{height}x{width}-{options.doors}-{options.tier}-seed{seed}"


def make(options: argparse.Namespace, chance: Chance) -> tuple[str, str]:
    """(puzzle, answer); NotFound if there was none in all tries."""
    if options.reduce:
        return texts(reduced(given(options.reduce)))
    tier = TIERS[options.tier]
    cells = options.size[0] * options.size[1]
    for _ in range(min(MOST_TRIES, max(TRIES, 8000 // cells))):
        puzzle, path = first_draft(options, chance)
        for step in range(min(tier, 2), tier + 1):
            walls = walls_to_remove(puzzle, options, chance)
            puzzle = thinned(puzzle, walls, without, proves(path, step), BATCH)
        if not is_solved(puzzle, tier - 1):
            return texts(puzzle)
    raise NotFound(f"no puzzle {name(options, 0).rpartition('-')[0]} was found")


def reduced(puzzle: Puzzle) -> Puzzle:
    """The puzzle without the walls that logic can do without: tiers 1 and 2, or else all three."""
    tier = 2 if is_solved(puzzle, 2) else 3
    return thinned(puzzle, in_order(puzzle.walls), without, lambda fewer: is_solved(fewer, tier), 1)


# --- What the rules say -------------------------------------------------------------------


def is_solved(puzzle: Puzzle, tier: int) -> bool:
    """Whether the rules up to this tier settle every edge."""
    try:
        return not follow(solver, parsed(puzzle), RULES[tier]).unknown
    except solver.Contradiction:
        return False


def parsed(puzzle: Puzzle, path: Iterable[Edge] = ()) -> Any:
    """The solver's board of a puzzle, with some of the path in it."""
    return solver.parse(text_of(puzzle, path))


def proves(path: set[Edge], tier: int) -> Callable[[Puzzle], bool]:
    """Whether the rules up to this tier settle every edge of a puzzle, the path being known.

    For tier 3 it is enough to refute each edge's other value, which is quick.
    """

    def is_proven(puzzle: Puzzle) -> bool:
        board = follow(solver, parsed(puzzle), RULES[min(tier, 2)])
        if tier < 3 or not board.unknown:
            return not board.unknown
        if not has_one_answer(solver, board):
            return False
        truth = solver.facts(follow(solver, parsed(puzzle, path), RULES[1]))
        before = None
        while board.unknown and board is not before:
            before = board
            for fact in truth:
                board = settled(board, fact)
        return not board.unknown

    return is_proven


def settled(board: Any, fact: str) -> Any:
    """Where tiers 1 and 2 lead from a board with this fact, if they refute its opposite."""
    place, value = fact.split()
    known = solver.assume(board, [fact])
    if known is not board and refutes(solver, board, f"{place} {OPPOSITE[value]}", RULES[1]):
        return follow(solver, known, RULES[2])
    return board


# --- Walls --------------------------------------------------------------------------------


def first_draft(options: argparse.Namespace, chance: Chance) -> tuple[Puzzle, set[Edge]]:
    """A puzzle with walls at every edge that its path does not use, and this path."""
    height, width = options.size
    cells = random_path(height, width, chance)
    puzzle = Puzzle(height, width, set(), set(), set())
    path = {(min(pair), max(pair)) for pair in pairwise(cells)}
    for cell in cells[0], cells[-1]:
        doors = [edge for edge in puzzle.edges() if puzzle.is_door(edge) and cell in edge]
        path.add(chance.pick(in_order(set(doors) - path)))
    return puzzle._replace(walls=set(puzzle.edges()) - path), path


def in_order(edges: Iterable[Edge]) -> list[Edge]:
    """Edges in reading order."""
    return sorted(edges, key=lambda edge: (edge[1], edge[0]))


def walls_to_remove(puzzle: Puzzle, options: argparse.Namespace, chance: Chance) -> list[Edge]:
    """The walls of a puzzle in random order; with few doors only some of those of the rim."""
    walls = chance.shuffled(in_order(puzzle.walls))
    if options.doors == "all":
        return walls
    rim = [wall for wall in walls if puzzle.is_door(wall)]
    doors = sum(map(puzzle.is_door, puzzle.edges())) - len(rim)
    kept = set(rim[max(0, (puzzle.height + puzzle.width) // 3 + 1 - doors) :])
    return [wall for wall in walls if wall not in kept]


def without(puzzle: Puzzle, walls: list[Edge]) -> Puzzle:
    """The puzzle without some of its walls."""
    return puzzle._replace(walls=puzzle.walls.difference(walls))


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


def texts(puzzle: Puzzle) -> tuple[str, str]:
    """(puzzle, answer) in the judge's format."""
    answer = next(solver.solve(parsed(puzzle)))
    return text_of(puzzle), f"{solver.render(answer)}\n"


def text_of(puzzle: Puzzle, path: Iterable[Edge] = ()) -> str:
    """The puzzle in the judge's format, with some of its path in it."""
    height, width = puzzle.height, puzzle.width
    size = f"{height}" if height == width else f"{height} {width}"
    return "\n".join([size, *puzzle.draw(path)]) + "\n"
