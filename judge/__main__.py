"""The command line: python -m judge [PROBLEM [PROGRAM]].  Find, run, check, report.

    python -m judge batch DIR           is in classes/batch.py
    python -m judge verify PACKAGE      is in packages/verify.py
    python -m judge package PROBLEM     is in packages/export.py
    python -m judge proof PROBLEM PUZZLE PROOF     is in classes/proofs.py
    python -m judge submission NAME     is in submissions/command.py

Exit status: 0 if every verdict is AC, 1 if not, 2 for a wrong command line or broken
problem files, 130 after Ctrl-C.
"""

from ground import end_by_signal

if __name__ == "__main__":
    end_by_signal()  # Ctrl-C: while we are loaded, nothing is said

import argparse
import shlex
import sys
import time
from collections.abc import Generator, Sequence
from contextlib import ExitStack, closing, suppress
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from rich.console import Console

from ground.commands import INTERRUPTED, Parser, complain, heed_signals, one_line, path_to, progress
from ground.files import read, write_atomically
from ground.problems import ProblemError, all_problems, every_problem
from judge import report
from judge.isolation.levels import NoSandbox, isolation_of
from judge.isolation.sandbox import Sandbox
from judge.isolation.temporary import own_folder
from judge.judging import judge_cases, not_built
from judge.language import (
    CompileError,
    NotInstalled,
    Program,
    build,
    language_of,
    named_by,
    program_of,
)
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
from judge.packages.archive import is_archive, unpacked
from judge.packages.package import PARTS, read_package
from judge.problem import Case, Problem, cases_in, check_here, name_of
from judge.run import Stopped
from judge.sources.once import load
from judge.submissions.build import build as build_submission
from judge.verdict import Result, Verdict

COMMANDS = {  # modules, which are loaded when they are asked for
    "batch": "judge.classes.batch",
    "verify": "judge.packages.verify",
    "package": "judge.packages.export",
    "proof": "judge.classes.proofs",
    "submission": "judge.submissions.command",
    "doctor": "judge.doctor",
}


class Job(NamedTuple):
    """What is to be judged: a program (None for --command) on the cases of a problem."""

    problem: Problem
    path: Path | None
    cases: list[Case]


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; the exit status."""
    words = sys.argv[1:] if argv is None else list(argv)
    console = report.new_console()
    try:
        check_here()
        with own_folder():
            if words[:1] and words[0] in COMMANDS:
                return import_module(COMMANDS[words[0]]).main(words[1:], console)
            return judge_programs(words, console)
    except BrokenPipeError:
        raise
    except (ProblemError, NotInstalled, NoSandbox, OSError) as error:
        return complain("judge", error)
    except RecursionError:
        return complain("judge", "there are folders too deep within each other")


def judge_programs(words: Sequence[str], console: Console) -> int:
    """Judge a program, or every problem's own; the exit status."""
    options = make_parser().parse_intermixed_args(words)
    outcomes: list[report.Outcome] = []
    with ExitStack() as stack:
        sandbox, jobs = find_all(options, stack)
        interrupted = judge_all(console, options, sandbox, jobs, outcomes)
    write_reports(options, outcomes, interrupted)
    if interrupted:
        return INTERRUPTED
    return 0 if all(outcome.accepted for outcome in outcomes) else 1


def find_all(options: argparse.Namespace, stack: ExitStack) -> tuple[Sandbox | None, list[Job]]:
    """The sandbox, and all to be judged; ProblemError if anything asked for is not there."""
    names = every_problem() if options.problem is None else [options.problem]
    if not names:
        raise ProblemError("there is no problem in testcases/")
    if options.cases and options.problem is None:
        raise ProblemError("--cases needs a problem")
    if options.cases and not options.cases.is_dir():
        raise ProblemError(f"{options.cases} is not a folder")
    folders = [stack.enter_context(unpacked(Path(name))) for name in names if is_package(name)]
    packages = list(map(read_package, folders))
    jobs = [find(options, stack.enter_context(package).problem()) for package in packages]
    jobs += [find(options, built(load(name), stack)) for name in names if not is_package(name)]
    check_reports(kept_of(options, jobs), json=options.json, junit=options.junit)
    if options.cases:
        jobs = [job._replace(cases=in_our_text(job, stack)) for job in jobs]
    hidden = {folder for job in jobs for case in job.cases for folder in case.folders}
    hidden.update(folder.absolute() for folder in folders)  # where there are solutions, too
    sandbox = find_isolation(options.sandbox, hidden, strangers=bool(packages))
    for package in packages:
        package.begin(sandbox, options.time)
    return sandbox, jobs


def kept_of(options: argparse.Namespace, jobs: Sequence[Job]) -> dict[str, list[Path]]:
    """What no report may take the place of."""
    cases = [path for job in jobs for case in job.cases for path in (case.puzzle, case.answer)]
    programs, words = [job.path for job in jobs if job.path], list[str]()
    with suppress(ValueError):  # what is no command line is refused later
        words = shlex.split(options.command or "")
    programs += filter(None, map(named_by, words))
    parts = [job.problem.folder / part for job in jobs for part in PARTS]
    parts += [Path(options.problem)] if options.problem and is_archive(options.problem) else []
    return {"a part of the problem": parts, "a case": cases, "the program": programs}


def is_package(name: str) -> bool:
    """Whether that is no name of ours, but a package: a folder or an archive."""
    is_one = is_archive(name) or (name != "" and (Path(name) / "problem.yaml").is_file())
    return is_one and name not in every_problem()


def judge_all(
    console: Console,
    options: argparse.Namespace,
    sandbox: Sandbox | None,
    jobs: list[Job],
    outcomes: list[report.Outcome],
) -> bool:
    """Judge one after the other, filling `outcomes`; whether that was interrupted."""
    try:
        for job in jobs:
            judge_problem(console, options, sandbox, job, outcomes)
            if options.fail_fast and not outcomes[-1].accepted:
                break
    except KeyboardInterrupt:
        console.print("interrupted: what is above was judged")
        return True
    return False


# --- Command line -------------------------------------------------------------------------


def make_parser() -> Parser:
    """The options; see docs/judge.md."""
    parser = Parser(
        prog="python -m judge", description="Judge programs on the cases of logic puzzles."
    )
    add = parser.add_argument
    add("problem", nargs="?", type=name_of, help="a folder of testcases/ or a package; else ours")
    add("program", nargs="?", help="a file or folder; the problem's own solution if not given")
    add("--command", metavar="COMMAND", help="the program as a command line")
    add("--cases", type=path_to, metavar="DIR", help="other cases: *.in with *.ans beside them")
    add_wanted(parser)
    add_common(parser)
    add("--fail-fast", action="store_true", help="stop at the first case that is not accepted")
    add("--json", type=path_to, metavar="FILE", help="write a report as JSON")
    add("--junit", type=path_to, metavar="FILE", help="write a report as JUnit XML")
    add("--show-diff", type=natural, default=3, metavar="N", help="show N wrong answers (3)")
    return parser


# --- Find ---------------------------------------------------------------------------------


def find(options: argparse.Namespace, problem: Problem) -> Job:
    """A problem with the limits asked for, the program, the cases; ProblemError."""
    cases = wanted(cases_in(options.cases) if options.cases else problem.cases(), options)
    if not cases:
        asked = f" that fits {options.case!r}" if options.case else ""
        raise ProblemError(
            f"{problem.name} has no case{asked} in {options.cases or problem.folder}"
        )
    return Job(with_limits(problem, options), path_of(options, problem), cases)


def built(problem: Problem, stack: ExitStack) -> Problem:
    """A problem of another judge with the file to paste as its solution; others as they are."""
    if problem.submission is None:
        return problem
    folder = Path(stack.enter_context(TemporaryDirectory(prefix="judge-submission-")))
    path = folder / f"{problem.submission}.py"
    write_atomically(path, build_submission(problem.submission))
    return replace(problem, solution=path)


def in_our_text(job: Job, stack: ExitStack) -> list[Case]:
    """The cases, where puzzles in formats of other programs are converted; ProblemError.

    What is no puzzle has no right answer, and who answers it is not to blame.
    """
    from formats import Unreadable, checked, decoded, own, puzzle_of  # only added cases need it

    if job.problem.validate or job.problem.name not in all_problems():
        return job.cases
    folder = Path(stack.enter_context(TemporaryDirectory(prefix="judge-cases-")))
    name, cases = job.problem.name, []
    for number, case in enumerate(job.cases):
        with case.puzzle.open("rb") as file:
            data = read(file)
        try:
            puzzle = checked(name, own.plain(puzzle_of(name, decoded(data))))
        except Unreadable as error:
            raise ProblemError(f"{case.puzzle}: {error}") from error
        if puzzle.encode().split() != data.split():  # line ends stay as they are
            case = replace(case, puzzle=folder / f"{number}.in")
            write_atomically(case.puzzle, puzzle)
        cases.append(case)
    return cases


def path_of(options: argparse.Namespace, problem: Problem) -> Path | None:
    """Where the program is; ProblemError if there is no such program."""
    if options.command is not None:
        if options.program is not None:
            raise ProblemError("give a program or --command, not both")
        return None
    path = problem.solution if options.program is None else Path(options.program).absolute()
    if options.program == "" or not path.exists():
        raise ProblemError(f"there is no program {options.program or path}")
    try:
        language_of(path)
    except ValueError as error:
        raise ProblemError(str(error)) from error
    return path


def write_reports(
    options: argparse.Namespace, outcomes: list[report.Outcome], interrupted: bool
) -> None:
    """Write the files that were asked for; OSError if that cannot be."""
    for outcome in outcomes:
        outcome.results.sort(key=lambda result: result.case)
    if options.json:
        write_report(options.json, report.as_json(outcomes, interrupted))
    if options.junit:
        write_report(options.junit, report.as_junit(outcomes))


# --- Run, check, report -------------------------------------------------------------------


def judge_problem(
    console: Console,
    options: argparse.Namespace,
    sandbox: Sandbox | None,
    job: Job,
    outcomes: list[report.Outcome],
) -> None:
    """Judge one program on all cases, and say what comes out as it comes."""
    problem, program = job.problem, program_for(options, sandbox, job)
    name = one_line(options.command or (job.path or Path()).name)
    isolation = isolation_of(sandbox)
    outcome = report.Outcome(problem.name, name, problem.limits, len(job.cases), isolation)
    outcomes.append(outcome)
    shown, start = 0, time.perf_counter()
    bar, judged = progress(problem.name, len(job.cases), console), results_of(options, job, program)
    try:
        with bar as advance, closing(judged) as results:
            for result in results:
                outcome.results.append(replace(result, answer=None))  # it may be long
                advance()
                if result.verdict is Verdict.AC or (shown and result.verdict is Verdict.CE):
                    continue  # it could not be compiled, which has been said
                report.show_failure(console, problem.name, result, shown < options.show_diff)
                shown += 1
                if options.fail_fast:
                    break
    finally:
        console.print(report.summary(outcome, time.perf_counter() - start), soft_wrap=True)


def program_for(
    options: argparse.Namespace, sandbox: Sandbox | None, job: Job
) -> Program | CompileError:
    """The program, ready to run, or why it cannot be compiled."""
    try:
        if job.path:
            return build(job.path, job.problem.limits.memory, sandbox, options.python)
        return program_of(options.command, sandbox)
    except CompileError as error:
        return error
    except ValueError as error:
        raise ProblemError(str(error)) from error


def results_of(
    options: argparse.Namespace, job: Job, program: Program | CompileError
) -> Generator[Result, None, None]:
    """The results as they come."""
    if isinstance(program, CompileError):
        yield from not_built(job.cases, program)
    else:
        with program:
            jobs = options.jobs or half_the_cores()
            yield from judge_cases(job.problem, program, job.cases, jobs)


if __name__ == "__main__":
    heed_signals()
    for stream in filter(None, (sys.stdout, sys.stderr)):
        stream.reconfigure(errors="backslashreplace")  # for terminals without UTF-8
    try:
        sys.exit(main())
    except Stopped:
        sys.exit(complain("judge", "a supervisor process was killed; nothing else is known"))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
