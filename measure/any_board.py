"""Boards that nobody made as puzzles: python -m measure.any_board [BOARDS] [--side N].

Nurikabe of 10x10 (or that side) with clues at random, with those of a random answer, with some of
these hidden, and with one of them changed: most have no answer or several.  Each is asked for a
second answer, as a whole process; the boards that take more than 5 s are printed.
"""

from ground import end_by_signal

if __name__ == "__main__":
    end_by_signal()  # Ctrl-C: while we are loaded, nothing is said

import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table

from formats._puzzles import Rows, rows_of, text_of
from generators import Chance
from generators.nurikabe import first_draft, puzzle_text
from ground import solutions
from ground.commands import Parser, whole
from judge.run import Limits, Run, Runner
from measure import ended, one_by_one, percentile, print_tables

LONG = 5.0  # seconds
WIDTH = 90
LIMITS = Limits(cpu=20.0, memory=256 << 20)
ENDS = {"no solution": "none", "several solutions": "several"}  # what is said of a board
one_side = partial(whole, most=100)  # of a board of the most cells
COLUMNS = "kind|boards|none|one|several|not ended|median s|p99|max s".split("|")


def clued(side: int, chance: Chance) -> Rows:
    """Clues anywhere, of any size."""
    share, largest = chance.pick((0.03, 0.06, 0.1, 0.2)), chance.pick((3, 5, 9, 30))
    return [
        [str(1 + chance.below(largest)) if chance.random() < share else "." for _ in range(side)]
        for _ in range(side)
    ]


def answered(side: int, chance: Chance) -> Rows:
    """The clues of an answer, which is hardly ever the only one."""
    draft = first_draft(side, side, chance.pick((3, 6, 10, 20, 40)), chance)
    return rows_of("nurikabe", puzzle_text(draft))


def hidden(side: int, chance: Chance) -> Rows:
    """The same, with some numbers unknown."""
    grid = answered(side, chance)
    return [["?" if mark != "." and chance.below(3) == 0 else mark for mark in row] for row in grid]


def changed(side: int, chance: Chance) -> Rows:
    """The same, with one number another by one, or in another place."""
    grid = answered(side, chance)
    r, c = chance.pick([place for place in places(side) if grid[place[0]][place[1]] != "."])
    number, grid[r][c] = int(grid[r][c]), "."
    free = [(y, x) for y, x in places(side) if grid[y][x] == "." and (y, x) != (r, c)]
    if chance.below(2) and free:
        r, c = chance.pick(free)
    else:
        number += chance.pick((-1, 1) if number > 1 else (1,))
    grid[r][c] = str(number)
    return grid


def places(side: int) -> Iterator[tuple[int, int]]:
    """All cells of a board."""
    return ((r, c) for r in range(side) for c in range(side))


KINDS: dict[str, Callable[[int, Chance], Rows]] = {
    "clues at random": clued,
    "of an answer": answered,
    "some hidden": hidden,
    "one changed": changed,
}


def board(kind: str, side: int, seed: int) -> str:
    """A board of that kind as text."""
    return text_of(KINDS[kind](side, Chance(seed)))


def end_of(run: Run) -> str:
    """What a run has found: none, one or several answers; else that it has not ended."""
    if run.end != "exit":
        return "not ended"
    said = run.stderr.decode()
    return next((end for words, end in ENDS.items() if words in said), "" if said else "one")


def result_of(runner: Runner, puzzle: str) -> Run:
    """The solver asked for a second answer; RuntimeError if it says something unheard of."""
    with tempfile.NamedTemporaryFile("w", suffix=".in", encoding="utf-8") as file:
        file.write(puzzle)
        file.flush()
        command = [sys.executable, solutions.FOLDER / "nurikabe.py", "--unique"]
        run = runner.run(command, Path(file.name), LIMITS)
    if not end_of(run):
        raise RuntimeError(f"{puzzle}{run.stderr.decode()}")
    return run


def row_of(kind: str, runs: list[Run]) -> list[str]:
    """A row of the table."""
    ends, seconds = [end_of(run) for run in runs], sorted(run.cpu for run in runs)
    counts = [str(ends.count(end)) for end in ("none", "one", "several", "not ended")]
    figures = f"{statistics.median(seconds):.3f}", f"{percentile(seconds, 0.99):.2f}"
    return [kind, str(len(runs)), *counts, *figures, f"{seconds[-1]:.2f}"]


def main() -> int:
    """Print a table, and the boards that take long; 1 if one has not ended in time."""
    parser = Parser(prog="python -m measure.any_board", description="Boards that are no puzzles.")
    parser.add_argument("boards", nargs="?", type=whole, default=2000, help="how many (2000)")
    parser.add_argument(
        "--side", type=one_side, default=10, metavar="N", help="rows and columns (10)"
    )
    options = parser.parse_args()
    runs: dict[str, list[Run]] = {kind: [] for kind in KINDS}
    with Runner() as runner:
        for number in one_by_one(range(options.boards), "boards", options.boards):
            kind = list(KINDS)[number % len(KINDS)]
            puzzle = board(kind, options.side, number)
            run = result_of(runner, puzzle)
            runs[kind].append(run)
            if run.cpu > LONG:
                print(f"{run.cpu:.1f} s, {end_of(run)}:\n{puzzle}", flush=True)
    table = Table(*COLUMNS, box=SIMPLE_HEAD)
    every = [run for some in runs.values() for run in some]
    for kind, some in [*runs.items(), ("all", every)]:
        if some:
            table.add_row(*row_of(kind, some))
    print_tables(table, width=WIDTH)
    return int(any(end_of(run) == "not ended" for run in every))


if __name__ == "__main__":
    sys.exit(ended(main))
