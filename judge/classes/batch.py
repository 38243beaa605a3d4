"""Judge many programs: python -m judge batch DIR, where DIR/NAME/PROBLEM.EXT are programs.

What is known from an earlier run, in the results file, is not judged again.
"""

import argparse
import os
import time
from collections.abc import Generator, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

from ground.commands import INTERRUPTED, Parser, one_line, path_to, progress, word
from ground.problems import ProblemError, every_problem
from judge.classes import scoreboard
from judge.classes.cluster import judge_on_cluster
from judge.classes.intake import Refused, found_in, shown, take_in
from judge.classes.store import Row, Store, check_owners, digest, files_of
from judge.classes.work import Entry, Work, word_of
from judge.classes.worker import versions
from judge.isolation.levels import Isolation, isolation_of
from judge.isolation.sandbox import Sandbox
from judge.judging import judge_tasks
from judge.language import true_python
from judge.options import (
    add_common,
    add_wanted,
    check_reports,
    find_isolation,
    half_the_cores,
    natural,
    wanted,
    with_limits,
    write_report,
)
from judge.problem import Case, Problem
from judge.sources.beginning import letters
from judge.sources.once import load


def main(words: Sequence[str], console: Console) -> int:
    """Judge what is not known yet, and say how everybody stands; the exit status."""
    options = make_parser().parse_intermixed_args(words)
    names = by_letters()
    programs = [path for path in options.folder.glob("*/*") if letters(path.stem) in names]
    kept = {"a program": programs, "the file of results": files_of(*results_of(options))}
    check_reports(kept, html=options.html, csv=options.csv, json=options.json)
    if options.python and not options.scheduler:
        true_python(options.python)  # NotInstalled, once for all
    with TemporaryDirectory(prefix="judge-class-", ignore_cleanup_errors=True) as copies:
        return judge_class(options, console, Path(copies))


def results_of(options: argparse.Namespace) -> tuple[Path, Path]:
    """The file of results, and the one that is used where none is named."""
    usual = options.folder / "results.sqlite"
    return options.results or usual, usual


def written_by(options: argparse.Namespace) -> set[str]:
    """The names of what we write into the folder of the programs ourselves."""
    files = [*files_of(*results_of(options)), options.html, options.csv, options.json]
    place = os.path.realpath(options.folder)
    return {path.name for path in files if path and os.path.realpath(path.parent) == place}


def judge_class(options: argparse.Namespace, console: Console, copies: Path) -> int:
    """Judge a class as its options say, with a folder for our copies of the programs."""
    entries, problems, passed = find_entries(options, console, copies)
    sandbox = None if options.scheduler else sandbox_here(options, problems)
    there = Isolation(f"{options.sandbox} of each worker", "worker")
    isolation = there if options.scheduler else isolation_of(sandbox)
    add_keys(entries, options, isolation)
    path, _ = results_of(options)
    if not options.results:  # where pupils make their own folders, they can make that file, too
        check_owners(files_of(path), {0, os.geteuid(), options.folder.stat().st_uid})
    with Store(path) as store:
        interrupted = judge_missing(options, console, sandbox, store, entries)
        rows = lambda: store.rows(key for entry in entries for key in entry.keys)  # noqa: E731
        table = scoreboard.tally(rows(), {entry.known_as: len(entry.keys) for entry in entries})
        scoreboard.show_faults(console, rows())
        console.print(str(isolation), soft_wrap=True)
        scoreboard.show(console, table)
        write_reports(options, table, rows, entries, isolation, passed)
        store.tidy(key for entry in entries for key in entry.keys)
    if interrupted:
        words = f"interrupted: {path} has what was judged; start again to go on"
        console.print(words, soft_wrap=True)
        return INTERRUPTED
    return 0 if all(score.accepted for score in table) else 1


def sandbox_here(options: argparse.Namespace, problems: Sequence[Problem]) -> Sandbox | None:
    """The sandbox, which hides the cases and the programs; None where it need not be. NoSandbox."""
    cases = [case for problem in problems for case in problem.cases()]
    folders = {folder for case in cases for folder in case.folders}
    folders.add(options.folder.absolute())  # where the programs of others are
    return find_isolation(options.sandbox, folders, strangers=True)


def make_parser() -> argparse.ArgumentParser:
    """The options; see docs/classes.md."""
    parser = Parser(prog="python -m judge batch", description="Judge the programs of many people.")
    add = parser.add_argument
    add("folder", type=path_to, help="holds NAME/PROBLEM.EXT for any number of names")
    add("--results", type=path_to, metavar="FILE", help="results so far (FOLDER/results.sqlite)")
    add_wanted(parser)
    add("--html", type=path_to, metavar="FILE", help="write the scoreboard as a page")
    add("--csv", type=path_to, metavar="FILE", help="write all results as CSV")
    add("--json", type=path_to, metavar="FILE", help="write all results as JSON")
    add("--show-diff", type=natural, default=3, metavar="N", help="N pictures a program (3)")
    add("--scheduler", type=word, metavar="ADDRESS", help="judge on the Dask cluster there")
    add_common(parser)
    return parser


# --- Find -------------------------------------------------------------------------------------


def find_entries(
    options: argparse.Namespace, console: Console, copies: Path
) -> tuple[list[Entry], list[Problem], list[str]]:
    """All programs, in order of names, the problems that they are for, and what is not judged, and
    why; ProblemError.
    """
    passed = list[str]()

    def say(place: Path, why: str) -> None:
        console.print(one_line(f"not judged: {place}: {why}"), soft_wrap=True)
        passed.append(one_line(f"{place.relative_to(options.folder)}: {why}"))

    if not options.folder.is_dir():
        raise ProblemError(f"{options.folder} is not a folder")
    names = by_letters()
    problems, entries = dict[str, Problem](), list[Entry]()
    for name, file, handle in found_in(options.folder, written_by(options), say):
        stem = Path(file).stem
        problem = names.get(letters(stem))
        if problem is None:
            say(options.folder / name / file, f"no problem is called {stem!r}")
            continue
        if problem not in problems:
            problems[problem] = with_limits(load(problem), options)
        copy = copied(file, handle, copies / str(len(entries)))
        entries.append(Entry((shown(name), problem, shown(file)), problems[problem], copy))
    if not entries:
        raise ProblemError(f"{options.folder} holds no NAME/PROBLEM.EXT")
    return entries, list(problems.values()), passed


def by_letters() -> dict[str, str]:
    """The problems that programs may be for, by the letters of their names."""
    return {letters(name): name for name in every_problem()}


def copied(file: str, handle: int, folder: Path) -> Path | Refused:
    """Our copy of a program, or why there is none."""
    folder.mkdir()
    try:
        return take_in(file, handle, folder)
    except Refused as error:
        return error


def add_keys(entries: Iterable[Entry], options: argparse.Namespace, isolation: Isolation) -> None:
    """Find the cases of each program, and the keys of the results; ProblemError if none fits."""
    within = str(isolation.sandbox.split()[0] != "none")  # also on workers
    how = digest(*versions().values(), within)
    cases: dict[str, list[tuple[Case, str]]] = {}
    for entry in entries:
        problem = entry.problem
        if problem.name not in cases:
            cases[problem.name] = [
                (case, word_of(case)) for case in wanted(problem.cases(), options)
            ]
        rules = str(problem.limits), str(problem.checker)
        made_by = entry.made_by(options.python)  # also for workers, whose results hold here too
        entry.all_else = digest(*entry.known_as, entry.content(), made_by, *rules, how)
        entry.keys = {digest(entry.all_else, word): case for case, word in cases[problem.name]}
    if options.case and not any(cases.values()):
        raise ProblemError(f"no case fits {options.case!r}")


# --- Judge ------------------------------------------------------------------------------------


def judge_missing(
    options: argparse.Namespace,
    console: Console,
    sandbox: Sandbox | None,
    store: Store,
    entries: Sequence[Entry],
) -> bool:
    """Judge what is not known, and keep it as it comes; whether that was interrupted."""
    known, total = store.known(), sum(len(entry.keys) for entry in entries)
    missing = [(entry, [key for key in entry.keys if key not in known]) for entry in entries]
    missing = [(entry, keys) for entry, keys in missing if keys]
    count, start = sum(len(keys) for _, keys in missing), time.perf_counter()
    done = 0
    try:
        judged = rows_of(options, sandbox, missing)
        with progress("judging", count, console) as advance, closing(judged):
            for rows in judged:
                store.add(rows)
                done += len(rows)
                advance(len(rows))
    except KeyboardInterrupt:
        return True
    finally:
        seconds = time.perf_counter() - start
        words = f"{total} cases: {total - count} known, {done} judged in {seconds:.1f} s"
        console.print(words, soft_wrap=True)
    return False


def rows_of(
    options: argparse.Namespace, sandbox: Sandbox | None, missing: list[tuple[Entry, list[str]]]
) -> Generator[list[Row], None, None]:
    """The results as they come, a few at a time."""
    for entry, keys in missing:
        if isinstance(entry.program, Refused):
            yield entry.failed(keys, entry.program)
    missing = [one for one in missing if isinstance(one[0].program, Path)]
    if options.scheduler:
        yield from on_cluster(options, missing)
        return
    count = sum(len(keys) for _, keys in missing)
    jobs = min(options.jobs or half_the_cores(), max(1, count))
    work = Work(missing, sandbox, options.python, jobs)
    try:
        with closing(judge_tasks(work.tasks(), jobs)) as results:
            for some in results:
                yield work.failed() + [work.row(task, result) for task, result in some]
        yield work.failed()
    finally:
        work.close()


def on_cluster(
    options: argparse.Namespace, missing: list[tuple[Entry, list[str]]]
) -> Generator[list[Row], None, None]:
    """The results as they come from a cluster."""
    tasks = [
        (entry.problem, entry.program, {key: entry.keys[key] for key in keys})
        for entry, keys in missing
    ]
    entries = {key: entry for entry, keys in missing for key in keys}
    with closing(
        judge_on_cluster(options.scheduler, tasks, options.sandbox, options.python)
    ) as results:
        for some in results:
            yield [entries[key].row(key, result) for key, result in some]


# --- Report -----------------------------------------------------------------------------------


def write_reports(
    options: argparse.Namespace,
    table: list[scoreboard.Score],
    rows: "scoreboard.Rows",
    entries: Sequence[Entry],
    isolation: Isolation,
    passed: Sequence[str],
) -> None:
    """Write the files that were asked for."""
    answers = {
        (entry.problem.name, case.name): case.answer
        for entry in entries
        for case in entry.keys.values()
    }
    if options.csv:
        write_report(options.csv, scoreboard.as_csv(rows()))
    if options.json:
        write_report(options.json, scoreboard.as_json(table, rows(), isolation))
    if options.html:
        from judge.classes.page import as_html  # Jinja2 is heavier than all that a run needs

        page = as_html(table, rows(), answers, options.show_diff, isolation, passed)
        write_report(options.html, page)
