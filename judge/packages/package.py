"""Problem packages that others wrote: the legacy format of Kattis, read as a Problem.

https://www.kattis.com/problem-package-format/spec/legacy.html
"""

import math
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any, Self, TypeVar

from ground.commands import complain, one_line
from ground.files import LONGEST, read
from ground.problems import REQUIRED, ProblemError, mapping, positive, value_of
from judge.checkers import Wrong
from judge.isolation.sandbox import Sandbox
from judge.language import CompileError, NotInstalled
from judge.packages.flags import flags_of_case, graders_hear, look_at, said_in, words
from judge.packages.programs import build_validator, is_part, is_program, programs_in
from judge.packages.refused import refusals
from judge.packages.validator import Tool, compare, flags_of, limits_of
from judge.problem import Case, Problem, cases_of
from judge.run import MIB, Limits
from judge.verdict import Verdict

T = TypeVar("T")

EXPECTED = {  # the verdict that programs in these folders of submissions/ shall get
    "accepted": {Verdict.AC},
    "slow_accepted": {Verdict.AC, Verdict.TLE},
    "wrong_answer": {Verdict.WA},
    "run_time_error": {Verdict.RTE, Verdict.MLE},
    "time_limit_exceeded": {Verdict.TLE},
    "memory_limit_exceeded": {Verdict.MLE},
    "output_limit_exceeded": {Verdict.OLE},
    "compile_error": {Verdict.CE},
    "compiler_error": {Verdict.CE},  # as DOMjudge calls it, and the next
    "output_limit": {Verdict.OLE},
    "no_output": {Verdict.WA},
    "brute_force": {Verdict.RTE, Verdict.MLE, Verdict.TLE},  # in the newer format
    "partially_accepted": set(Verdict) - {Verdict.CE, Verdict.JE},
    "rejected": set(Verdict) - {Verdict.AC, Verdict.JE},
}
PASSED_OVER = {  # what such programs may get in some cases, and others decide
    "time_limit_exceeded": {Verdict.AC, Verdict.WA},
    "run_time_error": {Verdict.AC, Verdict.WA, Verdict.TLE},
}
INPUT_VALIDATORS = "input_validators", "input_format_validators"
UNKNOWN_LIMIT = 60.0  # seconds, while the time limit is not known
OUTPUT_VALIDATORS = "output_validators", "output_validator"
KEYS = {
    "problem_format_version", "type", "name", "uuid", "author", "source", "source_url", "license",
    "rights_owner", "limits", "validation", "validator_flags", "grading", "keywords", "languages",
    "short_name", "credits", "version", "embargo_until", "allow_file_writing", "constants",
    "puzzle",
}  # fmt: skip
LIMIT_IN = {  # where a time limit may stand, and how; of both DOMjudge takes the first
    "domjudge-problem.ini": r"(?m)^[ \t]*timelimit[ \t]*=[ \t]*['\"]?([^'\"\s]*)",
    ".timelimit": r"\s*(\S*)",
}
PARTS = (  # of a package, or a problem of ours
    *("problem.yaml", *LIMIT_IN, "problem_statement", "statement", "data", "submissions"),
    *(*INPUT_VALIDATORS, *OUTPUT_VALIDATORS, "graders", "generators", "include", "attachments"),
    *("solution", "rules"),
)


@dataclass(slots=True)
class Package:
    """A package: what problem.yaml says, and its programs as they are needed; to be closed."""

    folder: Path
    about: dict[str, Any]
    sandbox: Sandbox | None = None
    tools: dict[Path, Tool] = field(default_factory=dict)
    broken: dict[Path, str] = field(default_factory=dict)  # why such a program cannot be compiled
    compiling: Lock = field(default_factory=Lock)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with ExitStack() as stack:  # all of them, also where Ctrl-C comes meanwhile
            for tool in self.tools.values():
                stack.callback(tool.close)

    @property
    def name(self) -> str:
        """The name of its folder, as people and programs see it."""
        return one_line(self.folder.resolve().name)

    def words(self, key: str) -> str:
        """What problem.yaml says under a key, nothing if that is not there; ValueError."""
        return value_of(self.about, key, words, "")

    @property
    def custom(self) -> bool:
        """Whether it has an output validator of its own; the next version shows it by a folder."""
        if "validation" in self.about:
            return self.words("validation").split()[:1] == ["custom"]
        return (self.folder / "output_validator").is_dir()

    @property
    def legacy(self) -> bool:
        """Whether it is in the legacy format, which need not be said."""
        return str(self.about.get("problem_format_version") or "legacy").startswith("legacy")

    @property
    def of_domjudge(self) -> bool:
        """Whether it is DOMjudge's, which needs less: no input validator, and no secret case."""
        names = "domjudge-problem.ini", *(f"problem.{kind}" for kind in ("pdf", "html", "txt"))
        return any((self.folder / name).is_file() for name in names)

    @property
    def some_is_enough(self) -> bool:
        """Whether a program is accepted that is right in one group, or one case, and not in all."""
        return graders_hear(self.folder / "data", "accept_if_any_accepted")

    def statements(self) -> list[Path]:
        """The statements; DOMjudge has one beside problem.yaml."""
        found = [*self.folder.glob("problem_statement/problem.*")]
        found += self.folder.glob("statement/problem.*")
        if self.of_domjudge:
            found += (path for path in self.folder.glob("problem.*") if path.suffix != ".yaml")
        return found

    def unread(self) -> list[Path]:
        """Its input validators in languages that are not read here."""
        files = (path for folder in INPUT_VALIDATORS for path in (self.folder / folder).rglob("*"))
        read = self.validators(*INPUT_VALIDATORS)
        found = (path for path in files if path.is_file() and is_part(path, self.folder))
        return sorted(path for path in found if not read or path.suffix in (".ctd", ".viva"))

    @property
    def said_limits(self) -> dict[str, Any]:
        """What problem.yaml says of limits."""
        return mapping(self.about.get("limits") or {}, "limits")

    def time_limit(self) -> float | None:
        """The seconds that somebody has written down; in this format that is the exception."""
        for name, pattern in LIMIT_IN.items():
            path = self.folder / name
            limit = checked(path, partial(limit_in, path, pattern)) if path.is_file() else None
            if limit:
                return limit
        if "puzzle" in self.about:
            return value_of(mapping(self.about["puzzle"], "puzzle"), "time", positive, REQUIRED)
        return value_of(self.said_limits, "time_limit", positive, None)

    def limits(self, cpu: float) -> Limits:
        """The limits of a case."""
        return Limits(
            cpu=cpu,
            memory=int(value_of(self.said_limits, "memory", positive, 2048) * MIB),
            output=int(value_of(self.said_limits, "output", positive, 8) * MIB),
        )

    def slowest(self, seconds: float) -> float:
        """The time limit, where the slowest accepted program takes so long."""
        factor = self.multiplier("time_multiplier", "ac_to_time_limit", 5 if self.legacy else 2)
        unit = value_of(self.said_limits, "time_resolution", positive, 1.0)
        return unit * max(1, math.ceil(seconds * factor / unit))

    def margin(self) -> float:
        """What programs above the time limit must exceed it by."""
        margin = 2 if self.legacy else 1.5
        return self.multiplier("time_safety_margin", "time_limit_to_tle", margin)

    def multiplier(self, name: str, newer: str, otherwise: float) -> float:
        """A factor of problem.yaml's limits, under its name here or in the next version."""
        factors = mapping(self.said_limits.get("time_multipliers") or {}, "time_multipliers")
        otherwise = value_of(factors, newer, positive, otherwise)
        return value_of(self.said_limits, name, positive, otherwise)

    def cases(self) -> list[Case]:
        """The cases of sample and secret, in all groups."""
        data = self.folder.absolute() / "data"
        return [case for case in cases_of(self.folder) if is_part(case.puzzle, data)]

    def submissions(self) -> Iterator[tuple[str, Path]]:
        """(folder, program) for each program that is handed in with it."""
        for folder in sorted((self.folder / "submissions").glob("*/")):
            for path in sorted(folder.iterdir()):
                if is_part(path, self.folder):
                    yield folder.name, path

    def validators(self, *folders: str) -> list[Path]:
        """The programs in the first of these folders that there is."""
        found = (self.folder / folder for folder in folders if (self.folder / folder).is_dir())
        return next(map(programs_in, found), [])

    def tool(self, path: Path) -> Tool:
        """One of its programs, compiled for whoever asks first; ProblemError."""
        with self.compiling:
            if path not in self.tools and path not in self.broken:
                try:
                    program = build_validator(path, self.folder, self.sandbox)
                    self.tools[path] = Tool(program, limits_of(self.said_limits))
                except CompileError as error:
                    message = f"{path} cannot be compiled: {error.message}"
                    if error.verdict is not Verdict.CE:  # the machine's fault, which may pass
                        raise ProblemError(message) from error
                    self.broken[path] = message
                except OSError as error:
                    said = f"{error.strerror}: {str(error.filename)!r}" if error.filename else error
                    raise ProblemError(said) from error
                except (ValueError, NotInstalled) as error:
                    self.broken[path] = str(error)
        if path in self.broken:
            raise ProblemError(self.broken[path])
        return self.tools[path]

    def begin(self, sandbox: Sandbox | None, seconds: float | None) -> None:
        """Have validators run in that sandbox; say so if there is no time limit, nor `seconds`."""
        self.sandbox = sandbox
        if not seconds and self.time_limit() is None:
            what = f"{self.name} gives no time limit, so {UNKNOWN_LIMIT:g} s are allowed"
            complain("judge", f"{what}: give one with -t, judge verify finds it")

    def flags(self, case: Path, key: str, validator: str = "") -> str:
        """The flags for a validator of a case: those of problem.yaml (output), and its nearest."""
        everywhere = self.words("validator_flags") if key.startswith("output") else ""
        told = flags_of_case(case.absolute(), self.folder.absolute() / "data", key, validator)
        return f"{everywhere} {told}".strip()

    def named(self, text: str) -> str:
        """The text with its name for its folder, which of an archive nobody finds later."""
        return text.replace(str(self.folder.absolute()), self.name)

    def validate(self, puzzle: Path, expected: Path, output: bytes) -> None:
        """Wrong unless that output is right; ProblemError."""
        try:
            self.accept(puzzle, expected, output)
        except ProblemError as error:
            raise ProblemError(self.named(str(error))) from error

    def accept(self, puzzle: Path, expected: Path, output: bytes) -> None:
        """The same, where errors name the files as they are here."""
        key = "output_validator_flags"
        if not self.custom:
            compare(self.said(expected), output, flags_of(self.flags(puzzle, key)))
            return
        for path in self.validators(*OUTPUT_VALIDATORS):
            flags = self.flags(puzzle, key, path.name)
            reason = self.tool(path).accepts_output(puzzle, expected, output, flags)
            if reason:
                raise Wrong(reason)

    def said(self, output: Path) -> bytes:
        """What a program may print; ProblemError where that is too long."""
        try:
            with output.open("rb") as file:  # of which no more is asked for than is there
                most = max(LONGEST, self.limits(1).output)
                return read(file, min(most, output.stat().st_size))
        except OSError as error:
            raise ProblemError(f"{output}: {error.strerror}") from error

    def problem(self, cpu: float | None = None) -> Problem:
        """The problem, with that time limit or the one written down; ProblemError.

        Its validators are compiled when they are needed: by then a sandbox is known.
        """
        asked = refusals(self.folder, self.about)
        if reason := checked(self.folder / "problem.yaml", lambda: next(asked, "")):
            raise ProblemError(f"{self.folder}: {reason}")
        if self.custom and not self.validators(*OUTPUT_VALIDATORS):
            what = "there is no validator in a language of the judge"
            raise ProblemError(f"{self.folder}: validation is custom, but {what}")
        accepted = [path for folder, path in self.submissions() if folder == "accepted"]
        solutions = [*filter(is_program, accepted), *accepted, self.folder / "submissions/accepted"]
        return Problem(
            name=self.name,
            folder=self.folder,
            limits=self.limits(cpu or self.time_limit() or UNKNOWN_LIMIT),
            solution=solutions[0],
            check=None,
            validate=self.validate,
            parts=self.cases,
        )


def read_package(folder: Path, sandbox: Sandbox | None = None) -> Package:
    """The package in a folder; ProblemError if its problem.yaml is broken."""
    path = folder / "problem.yaml"
    about = said_in(path)
    package = Package(folder, about, sandbox.hiding(folder.absolute()) if sandbox else None)
    checked(path, lambda: (package.limits(1), package.time_limit()))
    checked(path, lambda: (package.slowest(1), package.margin(), limits_of(package.said_limits)))
    checked(path, lambda: (package.custom, package.words("validator_flags")))
    if not package.custom:
        checked(path, lambda: flags_of(package.words("validator_flags")))
    return package


def limit_in(path: Path, pattern: str) -> float | None:
    """The time limit that a file gives, if it does; ValueError."""
    look_at(path)
    found = re.search(pattern, path.read_text(encoding="utf-8-sig"))
    return positive(float(found[1])) if found else None


def checked(path: Path, read: Callable[[], T]) -> T:
    """What is read; ProblemError if something in a file makes no sense."""
    try:
        return read()
    except (ValueError, KeyError, IndexError) as error:
        raise ProblemError(f"{path}: {error}") from error


def with_time(problem: Problem, cpu: float) -> Problem:
    """The same problem with another time limit."""
    return replace(problem, limits=replace(problem.limits, cpu=cpu))
