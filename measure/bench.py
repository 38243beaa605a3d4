"""Measure the solutions: python -m measure.bench [PROBLEM ...] [--corpus DIR] [--sample N].

For each class of cases: how many each tier of rules solves, what whole processes take, and how
that compares with an independent solver (see peer_of) on the same cases, turn by turn.  Every
deduction is compared with the known answer on the way; the first false one ends it all.  Of a
corpus also whether the steps are proofs, and how hard they are to see: see measure/proofs.py.
"""

from ground import end_by_signal

if __name__ == "__main__":
    end_by_signal()  # Ctrl-C: while we are loaded, nothing is said

import argparse
import importlib.util
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from rich.table import Table

from generators._logic import follow
from ground import solutions
from ground.commands import Parser, complain, path_to, whole
from ground.problems import all_problems, describe
from judge.run import Limits, Run, Runner
from lessons import solver_of
from lessons.trace import fact_of, is_mark
from measure import ended, one_by_one, percentile, print_tables
from measure.cases import SIDES, Case, cases_of, sample_of, within
from measure.proofs import hold, titled

ROOT = Path(__file__).parent.parent
COLUMNS = "class|cases|tier 1|tiers 1-2|tiers 1-3|solved|median|p95|max s|MiB|ratio".split("|")
WIDTH = 110
SEARCH = 4  # as a tier: what the rules do not solve
LIMITS = Limits(cpu=20.0, memory=1 << 34, output=1 << 24)  # 20 s for one case


class Unsound(Exception):
    """A rule says something that is not so in the answer."""


class Result(NamedTuple):
    """What one case came to: the tier that solves it (0: not solved), and the processes."""

    case: Case
    tier: int
    ours: Run
    peer: Run | None


# --- One case --------------------------------------------------------------------------


def tier_of(solver: ModuleType, case: Case) -> int:
    """The lowest tier whose rules, with those below, solve a case; or SEARCH."""
    board, agrees = solver.parse(case.puzzle), comparison(solver, case)
    for tier in range(1, SEARCH):
        for rule, found, board in steps(solver, board, solutions.rules_to(solver, tier), case):
            if not agrees(found):
                cells = f"{solver.names(board, found.cells)} {found.value}"
                raise Unsound(f"{case.path}: {rule.__name__} says {cells}")
        if solver.render(board).split() == case.answer.split():
            return tier
    return SEARCH


def tier_within(solver: ModuleType, case: Case) -> int:
    """The same within the time limit; where that ends first, no tier has solved the case."""
    try:
        with within(LIMITS.cpu):
            return tier_of(solver, case)
    except TimeoutError:
        return SEARCH


def steps(solver: ModuleType, board: Any, rules: Sequence[Any], case: Case) -> Iterator[Any]:
    """The steps that the rules make; that they see no answer is unsound, for there is one."""
    try:
        yield from solver.deduce(board, rules)
    except solver.Contradiction as broken:
        raise Unsound(f"{case.path}: no answer is seen: {broken.args[0]}") from None


def answered(case: Case) -> str:
    """The puzzle with its answer in place of its last lines: a board on which all is known."""
    puzzle, answer = case.puzzle.rstrip().split("\n"), case.answer.rstrip().split("\n")
    return "\n".join([*puzzle[: max(0, len(puzzle) - len(answer))], *answer])


def comparison(solver: ModuleType, case: Case) -> Callable[[Any], bool]:
    """Whether a deduction holds in the answer, as far as the answer can be read as a board."""
    try:
        # Tier 1 says what the answer leaves unsaid, as cells without a bulb.
        truth = follow(solver, solver.parse(answered(case)), solutions.rules_to(solver, 1))
        shown = solver.render(truth)
    except (ValueError, solver.Contradiction):
        return lambda _: True

    def agrees(found: Any) -> bool:
        facts = [f"{place} {found.value}" for place in solver.names(truth, found.cells).split()]
        try:
            after = solver.assume(truth, facts)
        except solver.Contradiction:
            return False
        return after is truth or (shows(after) and (are_marks(facts) or after == truth))

    def shows(after: Any) -> bool:
        return bool(solver.render(after) == shown)

    return agrees


def are_marks(facts: list[str]) -> bool:
    """Whether these facts show on a board."""
    return all(is_mark(fact_of(fact)) for fact in facts)


def peer_of(problem: str) -> list[str] | None:
    """The command of the independent solver, which stands with the tests; None if it cannot run."""
    name = describe(problem).checker
    there = (ROOT / "tests" / "peers" / f"{name}.py").exists()
    if not there or importlib.util.find_spec("clingo") is None:
        return None
    start = f"import runpy, sys; sys.path.insert(0, {str(ROOT)!r}); sys.argv[1:] = [{name!r}]; "
    return [sys.executable, "-c", f"{start}runpy.run_module('tests.peers', run_name='__main__')"]


def result_of(runner: Runner, solver: ModuleType, case: Case, peer: list[str] | None) -> Result:
    """Both programs on one case, one after the other, and the tier that solves it."""
    path = case.path.absolute()
    ours = runner.run([sys.executable, str(solver.__file__)], path, LIMITS)
    theirs = runner.run(peer, path, LIMITS) if peer else None
    tier = tier_within(solver, case)
    solved = (ours.end, ours.status) == ("exit", 0)
    right = ours.stdout.split() == case.answer.encode().split()
    return Result(case, tier if solved and right else 0, ours, theirs)


# --- The table -------------------------------------------------------------------------


def table_of(problem: str, results: list[Result]) -> Table:
    """A line for each class that has a case, the sizes first."""
    table = titled(problem, COLUMNS)
    names = {name for result in results for name in result.case.classes}
    for name in [*SIDES.values(), *sorted(names.difference(SIDES.values()))]:
        if name in names:
            table.add_row(name, *line_of([each for each in results if name in each.case.classes]))
    return table


def line_of(results: list[Result]) -> list[str]:
    """The figures of one class."""
    walls = sorted(result.ours.wall for result in results)
    return [
        str(len(results)),
        *(share([0 < result.tier <= tier for result in results]) for tier in (1, 2, 3, SEARCH)),
        *(f"{wall:.3f}" for wall in (statistics.median(walls), percentile(walls, 0.95), walls[-1])),
        f"{max(result.ours.memory for result in results) / 2**20:.0f}",
        ratio(results),
    ]


def share(solved: list[bool]) -> str:
    """How many, and of a hundred; all is said of all only."""
    return f"{sum(solved)} {100 * sum(solved) // len(solved)}%"


def ratio(results: list[Result]) -> str:
    """The median of ours to theirs, case by case; theirs may have run out of time."""
    pairs = [(each.ours, each.peer) for each in results if each.peer]
    fair = [(ours, peer) for ours, peer in pairs if peer.end == "cpu" or peer.status == 0]
    ratios = [ours.wall / peer.wall for ours, peer in fair]
    return f"{statistics.median(ratios):.2f}" if ratios else "-"


# --- All of it -------------------------------------------------------------------------


def bench(problem: str, cases: list[Case]) -> bool:
    """Measure one problem and print its table; whether all its cases are solved."""
    solver, peer = solver_of(problem), peer_of(problem)
    shown = one_by_one(cases, problem, len(cases))
    with Runner() as runner:
        results = [result_of(runner, solver, case, peer) for case in shown]
    print_tables(table_of(problem, results), width=WIDTH)
    failed = [result for result in results if not result.tier]
    for result in failed:
        print(f"not solved: {result.case.path} ({result.ours.wall:.1f} s)", file=sys.stderr)
    return not failed


def main() -> int:
    """The command line; 1 if a case is not solved, a rule is unsound or no problem has a case."""
    options = read_options()
    unknown = set(options.problem) - set(all_problems())
    if unknown:
        return complain("measure", f"no such problem: {', '.join(sorted(unknown))}")
    if options.corpus and not options.corpus.is_dir():
        return complain("measure", f"{options.corpus} is not a folder")
    good, some = True, False
    for problem in options.problem or all_problems():
        cases = cases_of(problem, options.corpus)
        chosen = sample_of(cases, options.sample) if options.sample else cases
        some = some or bool(chosen)
        try:
            good = measured(problem, chosen, options) and good
        except Unsound as wrong:
            print(f"unsound: {wrong}", file=sys.stderr)
            return 1
    return 0 if good and some else 1


def measured(problem: str, cases: list[Case], options: argparse.Namespace) -> bool:
    """Measure one problem; whether all is as it should be."""
    if not cases:
        return no_case(problem, options)
    solved = bench(problem, cases)
    return (not options.corpus or hold(problem, cases, LIMITS.cpu)) and solved


def no_case(problem: str, options: argparse.Namespace) -> bool:
    """Say that there is nothing to measure, which is an error only if it was asked for."""
    print(f"{problem}: no cases in {options.corpus}", file=sys.stderr)
    return problem not in options.problem


def read_options() -> argparse.Namespace:
    """The command line's options."""
    parser = Parser(prog="python -m measure.bench", description="Measure the solutions.")
    parser.add_argument("problem", nargs="*", help="problems to measure; default: all")
    parser.add_argument("--corpus", type=path_to, metavar="DIR", help="DIR/PROBLEM/*.in, *.ans")
    parser.add_argument("--sample", type=whole, metavar="N", help="at most N cases of each size")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(ended(main))
