"""Alcazar: a random path through all cells, walls everywhere else, then most walls removed.

Walls are removed in random order, those that the rules of the tier asked for can do without:
as long as these rules finish the puzzle, it has one answer.  What takes cases is rare: for
these each path is tried with several orders.  Mostly a wall cannot go because there would be
another answer, so these are kept in mind: first those near to the path, then any that comes up.
"""

import argparse
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from formats import load_solution, puzzle_of, text_in
from formats._puzzles import size_of
from generators import Chance, Impossible, NotFound
from generators._asked import fill, size
from generators._logic import (
    TIERS,
    add_difficulty,
    batches,
    follow,
    refutes,
    rules_up_to,
    thinned,
)
from generators.drafts.paths import detours, edges_of, random_path
from ground.commands import path_to
from judge.checkers.alcazar import Edge, Puzzle, read
from judge.checkers.grid import Cell

TRIES, MOST_TRIES = 60, 1000
ORDERS = 8  # in which walls are removed for a path that is to take cases
BATCH = 6  # walls that are tried together at first
USUAL = {"size": (10, 10), "doors": "all"}  # if nothing else is asked
NOT_REDUCED = *USUAL, "seed", "count", "rule", "effort"  # what goes not with --reduce

solver = load_solution("alcazar.py")
RULES = rules_up_to(solver)
OPPOSITE = {"path": "blocked", "blocked": "path"}


# --- What the command line asks for -------------------------------------------------------


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this puzzle."""
    parser.add_argument("--size", type=size, help="N or HxW (10)")
    parser.add_argument(
        "--doors",
        choices=("few", "all"),
        help="few: a door for about six cells of the rim; all: no wall of the rim is kept"
        " but for need (all)",
    )
    add_difficulty(parser)
    parser.set_defaults(usual_tier=None)  # what is reduced has its own
    parser.add_argument(
        "--reduce",
        type=path_to,
        metavar="FILE",
        help="instead, remove all walls from this puzzle that logic can do without: that of"
        " --difficulty, or the easiest of structural and cases that solves it",
    )


def check(options: argparse.Namespace) -> None:
    """Impossible if the puzzle to reduce cannot be read or solved by logic, or more is asked."""
    if not options.reduce:
        fill(options, {**USUAL, "tier": "structural"})
        return
    if any(getattr(options, name) is not None for name in NOT_REDUCED):
        raise Impossible(
            "--reduce FILE makes one puzzle: it goes with --difficulty, --limit and --out only"
        )
    options.given = given(options.reduce)  # a pipe can be read once
    if not is_solved(parsed(options.given), TIERS[options.tier or "cases"]):
        rules = f"{options.tier} rules" if options.tier else "logic"
        raise Impossible(f"{options.reduce} is not solved by {rules}")


def given(path: Path) -> Puzzle:
    """The puzzle in a file; Impossible if there is none."""
    try:
        with path.open("rb") as file:
            text = puzzle_of(solver.NAME, text_in(file))
        solver.parse(text)
    except OSError as error:
        raise Impossible(f"cannot read {path}: {error.strerror}") from None
    except ValueError as error:
        raise Impossible(f"{path}: {error}") from None
    return read(text)._replace(path=set(), blocked=set())


def name(options: argparse.Namespace, seed: int) -> str:
    """How to make it again."""
    if options.reduce:
        return "-".join(filter(None, [options.reduce.stem, options.tier, "reduced"]))
    height, width = options.size
    return f"{height}x{width}-{options.doors}-{options.tier}-seed{seed}"


def make(options: argparse.Namespace, chance: Chance) -> tuple[str, str]:
    """(puzzle, answer); NotFound if there was none in all tries."""
    if options.reduce:
        return texts(reduced(options.given, options.tier))
    tier = TIERS[options.tier]
    for puzzle in few_walls(options, tier, chance):
        if not is_solved(parsed(puzzle), tier - 1):
            return texts(puzzle)
    raise NotFound


def few_walls(options: argparse.Namespace, tier: int, chance: Chance) -> Iterator[Puzzle]:
    """Puzzles of which the tier can do without no wall, one after the other."""
    orders = ORDERS if tier == 3 else 1
    tries = max(TRIES, 8000 * orders // (options.size[0] * options.size[1]))
    for _ in range(min(MOST_TRIES, tries) // orders):
        draft, path = first_draft(options, chance)
        is_enough = Cases(draft, path).prove if tier == 3 else Walled(draft, tier).is_solved
        for _ in range(orders):
            walls = walls_to_remove(draft, options, chance)
            yield thinned(draft, batches(walls, BATCH), without, is_enough)


def reduced(puzzle: Puzzle, asked: str | None) -> Puzzle:
    """The puzzle without the walls that a tier can do without: as asked, or 2, or else 3."""
    tier = TIERS[asked] if asked else 2 if is_solved(parsed(puzzle), 2) else 3
    is_enough = Walled(puzzle, tier).is_solved
    return thinned(puzzle, batches(in_order(puzzle.walls), 1), without, is_enough)


# --- What the rules say -------------------------------------------------------------------


def is_solved(board: Any, tier: int) -> bool:
    """Whether the rules up to this tier settle every edge."""
    try:
        return not follow(solver, board, RULES[tier]).unknown
    except solver.Contradiction:
        return False


def parsed(puzzle: Puzzle) -> Any:
    """The solver's board of a puzzle."""
    return solver.parse(text_of(puzzle))


class Walled:
    """Boards of one size with some walls or others, which are edges blocked: no drawing is read.

    `words` are the solver's names of all edges.
    """

    def __init__(self, puzzle: Puzzle, tier: int) -> None:
        edges = in_order(puzzle.edges())
        self.open, self.tier = parsed(without(puzzle, edges)), tier
        words = solver.names(self.open, self.open.unknown).split()
        self.words = dict(zip(edges, words, strict=True))

    def board(self, walls: Iterable[Edge]) -> Any:
        """The board with these walls."""
        return solver.assume(self.open, [f"{self.words[wall]} blocked" for wall in walls])

    def is_solved(self, puzzle: Puzzle) -> bool:
        """Whether the rules up to the tier settle every edge of a puzzle of this size."""
        return is_solved(self.board(puzzle.walls), self.tier)


class Cases(Walled):
    """What cases prove of a path: that it is the only answer, of puzzles with more or fewer walls.

    Of each other answer that is known, `others` has the edges that are not of the path: where no
    wall is among them, it is an answer too.
    """

    def __init__(self, puzzle: Puzzle, path: list[Cell]) -> None:
        super().__init__(puzzle, TIERS["cases"])
        self.path = self.words.keys() - puzzle.walls
        self.others = [new for near in detours(path) if (new := near - self.path)]

    def prove(self, puzzle: Puzzle) -> bool:
        """Whether they prove it; it is enough to refute each edge's other value, which is quick."""
        if any(other.isdisjoint(puzzle.walls) for other in self.others):
            return False
        board = follow(solver, self.board(puzzle.walls), RULES[2])
        if not board.unknown:
            return True
        if self.finds_other(board):
            return False
        before = None
        while board.unknown and board is not before:
            before = board
            for edge, word in self.words.items():
                board = settled(board, f"{word} {'path' if edge in self.path else 'blocked'}")
        return not board.unknown

    def finds_other(self, board: Any) -> bool:
        """Whether the search finds another answer, which is kept in mind."""
        for answer in islice(solver.search(board), 2):
            facts = set(solver.facts(answer))
            path = {edge for edge, word in self.words.items() if f"{word} path" in facts}
            if new := path - self.path:
                self.others.append(new)
                return True
        return False


def settled(board: Any, fact: str) -> Any:
    """Where tiers 1 and 2 lead from a board with this fact, if they refute its opposite."""
    place, value = fact.split()
    known = solver.assume(board, [fact])
    if known is not board and refutes(solver, board, f"{place} {OPPOSITE[value]}", RULES[1]):
        return follow(solver, known, RULES[2])
    return board


# --- Walls --------------------------------------------------------------------------------


def first_draft(options: argparse.Namespace, chance: Chance) -> tuple[Puzzle, list[Cell]]:
    """A puzzle with walls at every edge that its path does not use, and the cells of this path."""
    height, width = options.size
    cells = random_path(height, width, chance)
    puzzle = Puzzle(height, width, set(), set(), set())
    path = edges_of(cells)
    for cell in cells[0], cells[-1]:
        doors = [edge for edge in puzzle.edges() if puzzle.is_door(edge) and cell in edge]
        path.add(chance.pick(in_order(set(doors) - path)))
    return puzzle._replace(walls=set(puzzle.edges()) - path), cells


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


# --- Text ---------------------------------------------------------------------------------


def texts(puzzle: Puzzle) -> tuple[str, str]:
    """(puzzle, answer) in the judge's format."""
    answer = next(solver.solve(parsed(puzzle)))
    return text_of(puzzle), f"{solver.render(answer)}\n"


def text_of(puzzle: Puzzle) -> str:
    """The puzzle in the judge's format."""
    return "\n".join([size_of(puzzle.height, puzzle.width), *puzzle.draw(())]) + "\n"
