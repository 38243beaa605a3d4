"""What submissions take: python -m measure.submissions [TURNS].

For each file to paste: its bytes, how long Python compiles it (best of many), and how long a whole
process takes, beside one that does nothing, turn by turn on its small cases; the medians.  A busy
machine shows in all of these but the first.
"""

from ground import end_by_signal

if __name__ == "__main__":
    end_by_signal()  # Ctrl-C: while we are loaded, nothing is said

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from rich.table import Table

from ground.commands import Parser, whole
from judge.problem import load
from judge.submissions.build import all_submissions, build
from measure import ended, print_tables, status_of

LINES = 12  # of inputs that hold boards of up to 10x10, or a few smaller ones
DRAWN = 21  # of those that are drawn: two a row of cells
NOTHING = ["-c", "pass"]


class Figures(NamedTuple):
    """What is said of a submission: bytes, milliseconds, and a whole process for one of nothing."""

    size: int
    compiling: float
    process: float


def figures(name: str, turns: int, folder: Path) -> Figures:
    """Measure a submission, `turns` times."""
    text, path = build(name), folder / f"{name}.py"
    path.write_text(text, encoding="utf-8")
    cases = small_cases(name)
    ratios = []
    for turn in range(turns):
        nothing = process(NOTHING, Path(os.devnull))
        ratios.append(process([str(path)], cases[turn % len(cases)]) / nothing)
    compiling = min(compiled(text) for _ in range(turns))
    return Figures(len(text.encode()), 1000 * compiling, statistics.median(ratios))


def small_cases(name: str) -> list[Path]:
    """The inputs with small boards; the samples where there are no others."""
    cases = load(name).cases()
    small = [case.puzzle for case in cases if is_small(case.puzzle)]
    return small or [case.puzzle for case in cases if case.name.startswith("sample/")]


def is_small(puzzle: Path) -> bool:
    """Whether the boards of an input have up to 10x10 cells."""
    text = puzzle.read_text(encoding="utf-8")
    return text.count("\n") <= (DRAWN if "▒" in text else LINES)


def compiled(text: str) -> float:
    """Seconds that it takes to compile."""
    start = time.process_time()
    compile(text, "submission", "exec")
    return time.process_time() - start


def process(words: list[str], puzzle: Path) -> float:
    """Seconds by the clock that Python takes for this on an input."""
    start = time.perf_counter()
    if status := status_of([sys.executable, *words], puzzle, os.environ):
        raise RuntimeError(f"{words[0]} ends with {status} on {puzzle}")
    return time.perf_counter() - start


def main() -> int:
    """Measure all of them and print a table; the exit status."""
    parser = Parser(prog="python -m measure.submissions", description="Measure the submissions.")
    parser.add_argument("turns", nargs="?", type=whole, default=40, help="so many turns (40)")
    turns: int = parser.parse_args().turns
    table = Table("submission", "bytes", "compiling", "process")
    with tempfile.TemporaryDirectory(prefix="submissions-") as folder:
        for name in all_submissions():
            size, compiling, ratio = figures(name, turns, Path(folder))
            table.add_row(name, f"{size}", f"{compiling:.1f} ms", f"x {ratio:.2f}")
    print_tables(table)
    return 0


if __name__ == "__main__":
    sys.exit(ended(main))
