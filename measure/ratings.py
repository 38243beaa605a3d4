"""What ratings are worth: python -m measure.ratings PROBLEM DIR... [--exact] [--side N].

Each puzzle DIR/*.in is rated.  Printed are the rank correlation (Spearman's) with the label that
names end in (NAME-easy.in, -normal, -tricky, -hard), and how many of the puzzles above tier 1 have
the commonest rating, with DD and without.  With --exact, which takes long, also the correlation of
EE with K*, and how many steps of the lessons rest on more laws than K* + 2, on boards of N x N at
the most.
"""

from ground import end_by_signal

if __name__ == "__main__":
    end_by_signal()  # Ctrl-C: while we are loaded, nothing is said

import statistics
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.table import Table

from ground.commands import Parser, complain, path_to, whole
from ground.problems import ProblemError
from lessons import solver_of
from lessons.rating import Exact, Rating, rate
from lessons.rating.easiest import easiest
from lessons.rating.exact import OFFERED, Unrated, exact, need
from measure import ended, one_by_one, print_tables
from measure.cases import content, inputs_of, side_of

LABELS = {"easy": 0, "normal": 1, "tricky": 1, "hard": 2}


class Rated(NamedTuple):
    """A puzzle's rating, its label as a number if its name has one, and K* if asked for.

    With K* comes how many laws each step of its lesson rests on.
    """

    rating: Rating
    label: int | None
    exact: Exact | None
    laws: tuple[int, ...]


def ratings_of(problem: str, paths: Iterable[Path], side: int) -> Iterator[Rated]:
    """Each puzzle that has an answer, with K* for boards of at most that side.

    ValueError names the file that cannot be read and its line.
    """
    solver = solver_of(problem)
    for path in paths:
        try:
            puzzle = content(path)
            board = solver.parse(puzzle)
            rating = rate(solver, board, puzzle)
            least = exact(problem, puzzle) if side_of(puzzle) <= side else None
            steps = easiest(solver, board, puzzle) if least else ()
            laws = tuple(step.effort for step in steps)
        except (solver.Contradiction, Unrated):
            continue
        except ValueError as error:
            raise ValueError(f"{path}: {error}") from error
        yield Rated(rating, LABELS.get(path.stem.rsplit("-", 1)[-1]), least, laws)


def ranks(values: Sequence[Any]) -> list[float]:
    """The rank of each; equal ones share the mean of theirs."""
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) - 1) / 2 for value in values]


def correlation(pairs: Sequence[tuple[Any, Any]]) -> str:
    """Spearman's rank correlation, 0.90; a dash if there is nothing to correlate."""
    columns = list(zip(*pairs, strict=True))
    if not pairs or any(len(set(values)) < 2 for values in columns):
        return "-"
    return f"{statistics.correlation(*map(ranks, columns)):.2f}"


def commonest(ratings: Sequence[str]) -> str:
    """How many have the rating that most have: 12 % have 2.03.08."""
    if not ratings:
        return "-"
    ((rating, number),) = Counter(ratings).most_common(1)
    return f"{100 * number / len(ratings):.0f} % have {rating}"


def figures(rated: Sequence[Rated]) -> Iterator[tuple[str, int, str]]:
    """What is measured, on how many puzzles, and the figure."""
    labelled = [(str(one.rating), one.label) for one in rated if one.label is not None]
    yield "rank correlation with labels", len(labelled), correlation(labelled)
    above = [str(one.rating) for one in rated if one.rating.tier > 1]
    yield "commonest rating above tier 1", len(above), commonest(above)
    yield "the same without DD", len(above), commonest([text[:-3] for text in above])
    both = [(one, one.exact.laws) for one in rated if one.exact]
    if both:
        efforts = [(one.rating.effort, least) for one, least in both]
        yield "rank correlation of EE with K*", len(both), correlation(efforts)
        large = [sum(laws > least + 2 for laws in one.laws) for one, least in both]
        steps = sum(len(one.laws) for one, _ in both)
        told = f"{sum(large)} of {steps}, in {sum(map(bool, large))}"
        yield "steps of more than K* + 2 laws", len(both), told


def main(argv: Sequence[str] | None = None) -> int:
    """Print the figures; the exit status."""
    parser = Parser(prog="python -m measure.ratings", description="What ratings are worth.")
    parser.add_argument("problem", metavar="PROBLEM", help="a folder of testcases/")
    parser.add_argument(
        "folders", metavar="DIR", nargs="+", type=path_to, help="with puzzles, *.in"
    )
    parser.add_argument("--exact", action="store_true", help=f"also K*: {', '.join(OFFERED)}")
    parser.add_argument("--side", type=whole, default=10, metavar="N", help="for K* (10)")
    options = parser.parse_args(argv)
    paths = [path for folder in options.folders for path in inputs_of(folder)]
    if not paths:
        return complain("measure", f"expected *.in in {options.folders[0]}, found none")
    shown = one_by_one(paths, "puzzles", len(paths))
    side = options.side if options.exact else 0
    try:
        if options.exact:
            need(options.problem)
        rated = list(ratings_of(options.problem, shown, side))
    except (OSError, ProblemError, Unrated, ValueError) as error:
        return complain("measure", error)
    table = Table("figure", "puzzles", options.problem, box=SIMPLE_HEAD)
    for name, number, figure in figures(rated):
        table.add_row(name, str(number), figure)
    print_tables(table)
    return 0


if __name__ == "__main__":
    sys.exit(ended(main))
