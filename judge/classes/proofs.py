"""Check one proof of a puzzle, or those of many people: python -m judge proof.

Exit status: 0 if every proof is accepted, 1 if a step is refused, 2 if something is no proof.
"""

import argparse
import csv
import io
import os
import stat
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from rich.console import Console

from ground.commands import INTERRUPTED, Parser, complain, one_line, path_to
from ground.problems import ProblemError, describe
from judge.classes.intake import (
    DEEPEST,
    HIDDEN,
    MOST_FILES,
    Refused,
    names_in,
    opened,
    reading,
    shown,
)
from judge.classes.scoreboard import harmless
from judge.options import check_reports, write_report
from judge.proofs.command import (
    ACCEPTED,
    NO_PROOF,
    REFUSED,
    Outcome,
    board_of,
    outcome_of,
    read_puzzle,
)

END = ".jsonl"  # what proofs in a folder are called
STATUS = {ACCEPTED: 0, REFUSED: 1, NO_PROOF: 2}
COLUMNS = "file", "verdict", "steps", "step", "reason"
DRAWN = "; possible besides: as drawn"  # for which a line has no room
Row = tuple[Path, Outcome]


def main(words: Sequence[str], console: Console) -> int:
    """Check the proofs, and say of each what it proves; the exit status."""
    options = make_parser().parse_intermixed_args(words)
    describe(options.problem)  # or there is none, whatever the files are
    puzzle = read_puzzle(options.puzzle)
    try:
        board_of(options.problem, puzzle)
    except ValueError as error:
        raise ProblemError(f"{options.puzzle}: {error}") from error
    kept = {"the puzzle": [options.puzzle], "a proof": proofs_of(options)}
    check_reports(kept, csv=options.csv)
    rows, [first, *others] = list[Row](), options.proofs
    if others or (options.search and first.is_dir()):
        status = tell_each(checked(options, puzzle), rows, console)
    else:
        with first.open("rb") as file:
            rows.append((first, outcome_of(options.problem, puzzle, file)))
        status = tell(*rows[0], console)
    if options.csv:
        write_report(options.csv, as_csv(rows))
    return status


def make_parser() -> Parser:
    """The options; see docs/proofs.md."""
    parser = Parser(
        prog="python -m judge proof",
        description="Check that every step of a proof follows from what it names.",
    )
    add = parser.add_argument
    add("problem", metavar="PROBLEM", help="a folder of testcases/")
    add("puzzle", metavar="PUZZLE", type=path_to, help="a puzzle of it")
    add("proofs", metavar="PROOF", type=path_to, nargs="+", help="its proof, as JSON lines")
    add("-r", dest="search", action="store_true", help=f"search folders for proofs, NAME{END}")
    add("--csv", type=path_to, metavar="FILE", help="write what is said of each as CSV")
    return parser


# --- Find -------------------------------------------------------------------------------------


def proofs_of(options: argparse.Namespace) -> Iterator[Path]:
    """The proofs that are named; and a report that is called as those in folders are."""
    yield from (path for path in options.proofs if not path.is_dir())
    if options.csv and options.csv.suffix == END:  # it may be one, or the first of *.jsonl
        yield options.csv


def checked(options: argparse.Namespace, puzzle: str) -> Iterator[Row]:
    """What becomes of each proof: whatever is wrong with one is said of that alone."""
    for path, handle in found(options.proofs, options.search):
        try:
            if isinstance(handle, Refused):
                raise handle
            with reading("it"), os.fdopen(handle, "rb", closefd=False) as file:
                yield path, outcome_of(options.problem, puzzle, file)
        except Refused as error:
            yield path, Outcome(NO_PROOF, 0, "", str(error))


def found(paths: Sequence[Path], search: bool) -> Iterator[tuple[Path, int | Refused]]:
    """(path, handle, or why there is none) of all that is named, whatever it is, as of one."""
    told = 2 if len(paths) == 1 else 1  # the folders in the only one are those of people
    for path in paths:
        if search and path.is_dir():
            yield from found_in(os.path.realpath(path), None, path, told)
            continue
        try:
            with reading("it"):
                file = path.open("rb")
        except Refused as error:
            yield path, error
        else:
            with file:
                yield path, file.fileno()


def found_in(
    name: str, place: int | None, path: Path, told: int, depth: int = 0
) -> Iterator[tuple[Path, int | Refused]]:
    """The same of a file, or of all proofs in a folder, by its name in the folder of that handle.

    Folders that hold none are told as deep as that.
    """
    try:
        with opened(name, place, "it") as handle:
            if stat.S_ISREG(os.fstat(handle).st_mode):
                yield path, handle
                return
            if depth > DEEPEST:
                raise Refused(f"more than {DEEPEST} folders in each other")
            empty = True
            for inner in names_in(handle, "it", MOST_FILES):
                if is_wanted(inner, handle):
                    for one in found_in(inner, handle, path / inner, told, depth + 1):
                        empty = False
                        yield one
            if empty and depth < told:
                raise Refused(f"it holds no NAME{END}")
    except Refused as error:
        yield path, error


def is_wanted(name: str, place: int) -> bool:
    """Whether it is called as proofs are, or is a folder, or a link to one, of which is told."""
    if name.startswith(HIDDEN) or name.endswith(END):
        return not name.startswith(HIDDEN)
    with suppress(OSError):
        return stat.S_ISDIR(os.stat(name, dir_fd=place).st_mode)
    return False


# --- Report -----------------------------------------------------------------------------------


def tell(path: Path, outcome: Outcome, console: Console) -> int:
    """Say what becomes of the only proof; the exit status."""
    if outcome.verdict == NO_PROOF:
        return complain("judge", f"{path}: {outcome.reason}")
    console.print(said_of(outcome), *outcome.drawing, sep="\n", soft_wrap=True)
    return STATUS[outcome.verdict]


def tell_each(outcomes: Iterable[Row], rows: list[Row], console: Console) -> int:
    """Say it of each in a line, as it comes, filling `rows`; the exit status."""
    interrupted = False
    try:
        for path, outcome in outcomes:
            outcome = outcome._replace(reason=outcome.reason.removesuffix(DRAWN))
            rows.append((path, outcome))
            console.print(f"{shown(str(path))}: {said_of(outcome)}", soft_wrap=True)
    except KeyboardInterrupt:
        interrupted = True
        console.print("interrupted: what is above was checked", soft_wrap=True)
    counts = Counter(outcome.verdict for _, outcome in rows)
    listed = ", ".join(f"{counts[verdict]} {verdict}" for verdict in STATUS if counts[verdict])
    console.print(f"{len(rows)} in all: {listed or 'nothing'}", soft_wrap=True)
    return INTERRUPTED if interrupted else max(map(STATUS.__getitem__, counts))


def said_of(outcome: Outcome) -> str:
    """What becomes of a proof, in a line."""
    return one_line(": ".join(filter(None, (outcome.verdict, outcome.step, outcome.reason))))


def as_csv(rows: Iterable[Row]) -> str:
    """All that is said; a word that a spreadsheet would take for a formula gets an apostrophe."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(COLUMNS)
    for path, outcome in rows:
        words = outcome.verdict, outcome.steps, outcome.step, one_line(outcome.reason)
        writer.writerow(map(harmless, (shown(str(path)), *words)))
    return file.getvalue()
