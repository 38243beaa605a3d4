"""Verify a problem package: python -m judge verify PACKAGE.

Everything is tried: the inputs with the input validators, the answers with the output
validator, what must be refused, and every submission against the folder that it is in.
Exit status: 0 if there is no error, 1 if there is one, 2 if the package cannot be read.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, closing
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.text import Text

from ground.commands import Parser, one_line, path_to
from ground.problems import ProblemError
from judge.checkers import Wrong
from judge.checkers.grid import counted
from judge.judging import Crew, judge_cases, not_built
from judge.language import CompileError, NotInstalled, build, true_python
from judge.options import add_common, find_isolation, half_the_cores
from judge.packages.archive import unpacked
from judge.packages.package import (
    EXPECTED,
    INPUT_VALIDATORS,
    KEYS,
    OUTPUT_VALIDATORS,
    PASSED_OVER,
    Package,
    read_package,
    with_time,
)
from judge.packages.programs import is_part, linked, why_none
from judge.packages.refused import not_kept
from judge.packages.validator import NotAsked, ValidatorFailed
from judge.problem import Case, Problem, inputs_in
from judge.run import RUNS, Runs, most_at_once
from judge.verdict import Result, Verdict

T = TypeVar("T")
NAME = re.compile(r"[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,254}")  # of what Kattis takes
COMPILATION = "compilation"  # as the name of a case


@dataclass(slots=True)
class Verifier:
    """Says what it finds, and counts."""

    package: Package
    console: Console
    jobs: int
    python: str | None = None
    errors: int = 0
    warnings: int = 0

    def say(self, style: str, word: str, text: str) -> None:
        """A line of the report."""
        text = one_line(self.package.named(text))
        self.console.print(Text(f"{word:8}", style).append(text, "default"), soft_wrap=True)

    def error(self, text: str) -> None:
        """Something that a judge would trip over."""
        self.errors += 1
        self.say("red", "error", text)

    def warn(self, text: str) -> None:
        """Something that is not as it should be."""
        self.warnings += 1
        self.say("yellow", "warning", text)

    def verify(self) -> None:
        """All of it."""
        self.look_at_config()
        cases = self.find_cases()
        if cases:
            self.check_inputs(cases)
        try:
            problem = self.package.problem()
        except ProblemError as error:
            self.error(str(error))
            return
        if cases:
            self.check_answers(cases)
            self.check_submissions(problem, cases)

    # --- Files ----------------------------------------------------------------------------

    def look_at_config(self) -> None:
        """problem.yaml and the statement."""
        about = self.package.about
        for key in "name", "license":
            if not about.get(key):
                self.warn(f"problem.yaml: there is no {key}")
        for key in sorted(set(map(str, about)) - KEYS):
            self.warn(f"problem.yaml: nobody knows the key {key!r}")
        for reason in not_kept(about, self.package.said_limits):
            self.warn(f"problem.yaml: {reason}")
        if "scoring" in str(about.get("type")):
            self.warn("problem.yaml: points are not counted: verdicts alone decide")
        if not self.package.statements():
            self.error("there is no problem_statement/problem.*")
        for path in [] if self.package.custom else self.package.validators(*OUTPUT_VALIDATORS):
            self.warn(f"{self.short(path)} is not asked: validation is not custom")
        if (self.package.folder / (name := "submissions/submissions.yaml")).is_file():
            self.warn(f"{name} is not read: a folder says what is expected")
        for path in *self.package.unread(), *sorted(self.package.folder.glob("graders/*")):
            self.warn(f"{self.short(path)} is not tried: it is of a kind that is not supported")

    def find_cases(self) -> list[Case]:
        """The cases; errors if there are none, or some have no answer."""
        try:
            cases = self.package.cases()
        except ProblemError as error:
            self.error(str(error))
            return []
        for answer in sorted((self.package.folder / "data").rglob("*.ans")):
            alone = not answer.with_suffix(".in").is_file() and "invalid" not in answer.parent.name
            if alone and is_part(answer, self.package.folder):
                self.error(f"{self.short(answer)} has no input")
        self.look_at_names(case.puzzle for case in cases)
        self.look_at_names(path for _, path in self.package.submissions())
        if not any(case.name.startswith("sample/") for case in cases):
            self.warn("data/sample has no case")
        if not any(case.name.startswith("secret/") for case in cases):
            tell = self.warn if cases and self.package.of_domjudge else self.error
            tell("data/secret has no case")
        return cases

    def short(self, path: Path) -> str:
        """A file of the package."""
        return str(path.absolute().relative_to(self.package.folder.absolute()))

    def inputs_in(self, *parts: str) -> list[Path]:
        """The inputs in these parts of data, which programs do not get."""
        folders = (self.package.folder.absolute() / "data" / part for part in parts)
        inputs = (path for folder in folders for path in inputs_in(folder))
        return [path for path in inputs if is_part(path, self.package.folder.absolute())]

    def look_at_names(self, paths: Iterable[Path]) -> None:
        """A warning where Kattis behaves as if files were not there."""
        names = map(self.short, paths)
        odd = [name for name in names if not all(map(NAME.fullmatch, name.split("/")))]
        if odd:
            others = f" and {counted(len(odd) - 1, 'other')}" if odd[1:] else ""
            self.warn(f"{odd[0]}{others}: Kattis passes over such names")

    # --- Validators -------------------------------------------------------------------------

    def check_inputs(self, cases: list[Case]) -> None:
        """Every input is accepted by every input validator; what is junk is rejected by one."""
        validators = self.package.validators(*INPUT_VALIDATORS)
        if not validators:
            if not self.package.unread() and not self.package.of_domjudge:
                self.error("there is no input validator")
            return
        invalid = self.inputs_in("invalid_input", "invalid_inputs")
        junk: dict[Path, list[str]] = {path: [] for path in invalid}  # and who accepts it
        right = [case.puzzle for case in cases] + self.inputs_in("invalid_output", "valid_output")
        for validator in validators:
            try:
                tool = self.package.tool(validator)
            except ProblemError as error:
                self.error(str(error))
                continue

            def reason(path: Path, tool=tool, name=validator.name) -> str:  # noqa: ANN001
                flags = self.package.flags(path, "input_validator_flags", name)
                return tool.accepts_input(path, flags)

            for case, words in self.all_of(right, reason):
                if words:
                    self.error(f"{self.short(case)}: {validator.name}: {words}")
            for case, words in self.all_of(list(junk), reason):
                junk[case] = [] if words else [*junk[case], validator.name]
            junk = {case: names for case, names in junk.items() if names}
        self.tell_junk(junk)

    def tell_junk(self, junk: dict[Path, list[str]]) -> None:
        """Tell what should be rejected, and who accepts it: perhaps not all have been tried."""
        tell = self.warn if self.package.unread() else self.error
        for case, names in junk.items():
            tell(f"{self.short(case)} is accepted by {', '.join(names)}")

    def check_answers(self, cases: list[Case]) -> None:
        """Every answer is accepted as an output."""

        def reason(case: Case) -> str:
            try:
                self.package.validate(case.puzzle, case.answer, self.package.said(case.answer))
            except Wrong as wrong:
                return wrong.message
            return ""

        for case, words in self.all_of(cases, reason):
            if words:
                self.error(f"{case.name}.ans is rejected: {words}")
        for kind in "invalid_output", "valid_output":
            for path in self.inputs_in(kind):
                self.check_output(path, valid=kind == "valid_output")

    def check_output(self, puzzle: Path, valid: bool) -> None:
        """An output that must be accepted, or rejected."""
        output, answer = puzzle.with_suffix(".out"), puzzle.with_suffix(".ans")
        missing = [path.name for path in (output, answer) if not path.is_file()]
        if missing:
            self.error(f"{self.short(puzzle)} has no {' and '.join(missing)} beside it")
            return
        try:
            self.package.validate(puzzle, answer, self.package.said(output))
        except Wrong as wrong:
            if valid:
                self.error(f"{self.short(output)} is rejected: {wrong.message}")
        except (ValidatorFailed, ProblemError, ValueError) as error:
            self.error(f"{output.name}: {error}")
        else:
            if not valid:
                self.error(f"{self.short(output)} is accepted")

    def all_of(self, things: list[T], reason: Callable[[T], str]) -> Iterator[tuple[T, str]]:
        """(thing, what is wrong with it) for all that is tried, several at once."""
        left = Counter[str]()  # so many are not, and why
        runs = Runs()

        def safely(thing: T) -> str | None:
            RUNS.set(runs)
            try:
                return reason(thing)
            except NotAsked as error:
                left[str(error)] += 1
                return None
            except (ValidatorFailed, ProblemError, ValueError) as error:
                return str(error)

        crew, done = Crew(self.jobs), set[Future[str | None]]()
        try:
            futures = [crew.begin(partial(safely, thing)) for thing in things]
            for thing, future in zip(things, futures, strict=True):
                while future not in done:
                    done.update(crew.look_up())
                if (words := future.result()) is not None:
                    yield thing, words
        finally:  # nobody waits for what is done now
            runs.end()
            crew.end()
        for why, count in left.items():
            self.error(f"{counted(count, 'file')}: {why}")

    # --- Submissions ------------------------------------------------------------------------

    def check_submissions(self, problem: Problem, cases: list[Case]) -> None:
        """Every program gets the verdict that its folder stands for; the time limit follows."""
        programs = list(self.package.submissions())
        accepted = [path for folder, path in programs if folder == "accepted"]
        if not accepted:
            self.error("there is no submission that shall be accepted")
        known = self.package.time_limit()
        slowest = max(
            [self.check_submission(problem, cases, "accepted", p) for p in accepted] or [0]
        )
        limit = known or self.package.slowest(slowest)
        words = f"the slowest accepted program takes {slowest:.2f} s"
        words = f"time limit {limit:g} s; {words if slowest else 'no accepted program was judged'}"
        self.console.print(words, soft_wrap=True)
        margin = self.package.margin()
        for folder in dict.fromkeys(folder for folder, _ in programs if folder not in EXPECTED):
            self.warn(f"submissions/{folder}: nobody knows what is expected of these")
        for folder, path in programs:
            if folder in EXPECTED and folder != "accepted":
                seconds = limit * margin if folder == "time_limit_exceeded" else limit
                self.check_submission(with_time(problem, seconds), cases, folder, path)

    def check_submission(
        self, problem: Problem, cases: list[Case], folder: str, path: Path
    ) -> float:
        """Judge one, up to the first case that decides; the most CPU seconds of a case."""
        name, worst, slowest = f"submissions/{folder}/{path.name}", None, 0.0
        try:
            reason = why_none(path)
        except OSError as error:
            reason = error.strerror
        if reason:
            self.warn(f"{name} is not judged: {reason}")
            return 0.0
        for result in self.results(problem, cases, path):
            slowest = max(slowest, result.cpu)
            if result.verdict not in PASSED_OVER.get(folder, {Verdict.AC}):
                worst = result
                break
            if result.verdict is not Verdict.AC:
                worst = worst or result
        verdict = worst.verdict if worst else Verdict.AC
        if worst and worst.case == COMPILATION and verdict is Verdict.JE:
            self.warn(f"{name} is not judged: {worst.reason}")
            return 0.0
        words = f"{name}: {verdict}" + (f", {worst.case}: {worst.reason}" if worst else "")
        if verdict in EXPECTED[folder]:
            self.say("green", "ok", f"{words} ({slowest:.2f} s)")
        elif folder == "accepted" and self.may_be_enough(verdict):
            self.warn(f"{words}; graders are not asked whether that is enough")
            return 0.0  # it was as slow as it could be
        else:
            expected = " or ".join(sorted(EXPECTED[folder]))
            self.error(f"{words}; expected {expected}")
        return slowest

    def may_be_enough(self, verdict: Verdict) -> bool:
        """Whether a grader might accept a program of that verdict for what else is right."""
        return verdict in EXPECTED["partially_accepted"] and self.package.some_is_enough

    def results(self, problem: Problem, cases: list[Case], path: Path) -> Iterator[Result]:
        """The results of a program, as they come."""
        memory = problem.limits.memory
        try:
            with linked(path, self.package.folder) as place:
                program = build(place, memory, self.package.sandbox, self.python)
        except (CompileError, NotInstalled, OSError) as error:
            yield from not_built([Case(COMPILATION, path, path)], error)
            return
        with program, closing(judge_cases(problem, program, cases, 1)) as results:
            for result in results:
                yield replace(result, answer=None)


def main(words: Sequence[str], console: Console) -> int:
    """Verify a package and say what is wrong with it; the exit status."""
    parser = Parser(prog="python -m judge verify", description="Verify a problem package.")
    parser.add_argument("package", type=path_to, help="the folder of a package, or an archive")
    add_common(parser)
    options = parser.parse_intermixed_args(words)
    if options.python:
        true_python(options.python)  # NotInstalled, once for all
    with ExitStack() as stack:
        folder = stack.enter_context(unpacked(options.package))
        sandbox = find_isolation(options.sandbox, [folder.absolute()], strangers=True)
        package = stack.enter_context(read_package(folder, sandbox))
        jobs = min(options.jobs or half_the_cores(), most_at_once())
        verifier = Verifier(package, console, jobs, options.python)
        verifier.verify()
    counts = f"{verifier.errors} errors, {verifier.warnings} warnings"
    console.print(f"{package.name}: {counts}", soft_wrap=True)
    return 1 if verifier.errors else 0
