"""The work of a class: who handed in what, and programs that are built while others are judged."""

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from judge.classes.intake import Refused
from judge.classes.store import Row, digest, digest_of
from judge.isolation.interpreters import known_interpreter, version_of
from judge.isolation.sandbox import Sandbox
from judge.judging import Crew, Task, not_built
from judge.language import (
    CompileError,
    NotInstalled,
    Program,
    build,
    language_of,
    program_for,
)
from judge.problem import Case, Problem
from judge.run import RUNS, Runs, most_at_once
from judge.verdict import Result, Verdict

CHANGED = "the case has changed while it was judged"


@dataclass(slots=True)
class Entry:
    """A program that somebody wrote for a problem, and the key of each of its cases."""

    known_as: tuple[str, str, str]  # name, problem and program, in the results
    problem: Problem
    program: Path | Refused  # our copy
    keys: dict[str, Case] = field(default_factory=dict)
    all_else: str = ""  # one word for what the keys are made of besides the cases

    def content(self) -> str:
        """One word for what was handed in."""
        program = self.program
        return (
            digest("refused", str(program)) if isinstance(program, Refused) else digest_of(program)
        )

    def made_by(self, python: str | None) -> str:
        """What its compiler or interpreter here says of its version; "" where it has none.

        A Python that was asked for is named, for it may be on workers alone.
        """
        named = ""
        with suppress(ValueError, NotInstalled):  # which are told where it is to be built
            if isinstance(self.program, Path):
                language = language_of(self.program)
                named = python if python and language and language.name == "Python" else ""
                by = program_for(language, python) if language else known_interpreter(self.program)
                return named + (by and version_of(by))
        return named

    def row(self, key: str, result: Result, steady: bool = True) -> Row:
        """The row of a result, which is no verdict if the key was made of what is no more there.

        Nor if the case was not `steady` meanwhile, though it is as it was.
        """
        with suppress(OSError):
            if steady and key == digest(self.all_else, word_of(self.keys[key])):
                return Row(key, *self.known_as, result)
        return Row(key, *self.known_as, Result(result.case, Verdict.JE, CHANGED))

    def failed(self, keys: Sequence[str], error: Exception) -> list[Row]:
        """The results of these cases when it cannot be judged."""
        results = not_built([self.keys[key] for key in keys], error)
        return [Row(key, *self.known_as, result) for key, result in zip(keys, results, strict=True)]


def word_of(case: Case) -> str:
    """One word for a case as it is now; OSError."""
    return digest(case.puzzle.read_bytes(), case.answer.read_bytes(), case.name)


def times_of(case: Case) -> list[int]:
    """When the files of a case were changed last; none if one is gone."""
    with suppress(OSError):
        return [file.stat().st_ctime_ns for file in (case.puzzle, case.answer)]
    return []


class Work:
    """Programs are built side by side, a few before they are needed, and removed after that."""

    def __init__(
        self,
        missing: list[tuple[Entry, list[str]]],
        sandbox: Sandbox | None,
        python: str | None,
        jobs: int,
    ) -> None:
        self.missing, self.sandbox, self.python = missing, sandbox, python
        self.entries: dict[int, tuple[Entry, dict[str, str]]] = {}  # by program
        self.left: Counter[int] = Counter()
        self.begun: dict[tuple[int, str], list[int]] = {}  # by program and case, its times then
        self.programs: dict[int, Program] = {}
        self.broken: list[Row] = []
        self.builders = max(1, min(jobs, most_at_once() - jobs))
        self.crew = Crew(self.builders)
        # Whose program is being built, and the keys of the cases that it is wanted for.
        self.building: dict[Future[Program], tuple[Entry, list[str]]] = {}
        self.ready: list[Future[Program]] = []
        self.compiling = Runs()

    def tasks(self) -> Iterator[Task]:
        """All that is to be judged."""
        todo = iter(self.missing)
        while True:
            while len(self.building) < self.builders and (one := next(todo, None)):
                self.building[self.crew.begin(partial(self.build, one[0]))] = one
            if not self.building:
                return
            yield from self.tasks_of(self.next_built())

    def next_built(self) -> Future[Program]:
        """The first that is ready: one that takes long keeps nobody else waiting."""
        while not self.ready:
            self.ready += self.crew.look_up()
        return self.ready.pop(0)

    def build(self, entry: Entry) -> Program:
        """A program, ready to run."""
        RUNS.set(self.compiling)
        return build(entry.program, entry.problem.limits.memory, self.sandbox, self.python)

    def tasks_of(self, built: Future[Program]) -> Iterator[Task]:
        """What is to be judged of a program; if it is not built, that is the result of all."""
        entry, keys = self.building.pop(built)
        try:
            program = built.result()
        except (CompileError, ValueError, NotInstalled, OSError) as error:
            self.broken += entry.failed(keys, error)
            return
        self.entries[id(program)] = entry, {entry.keys[key].name: key for key in keys}
        self.left[id(program)] = len(keys)
        self.programs[id(program)] = program
        for key in keys:
            self.begun[id(program), entry.keys[key].name] = times_of(entry.keys[key])
            yield Task(program, entry.problem, entry.keys[key])

    def failed(self) -> list[Row]:
        """The results of programs that could not be built since this was asked last."""
        rows, self.broken = self.broken, []
        return rows

    def row(self, task: Task, result: Result) -> Row:
        """The row of a result; the program goes when it was the last."""
        entry, keys = self.entries[id(task.program)]
        self.left[id(task.program)] -= 1
        if not self.left[id(task.program)]:
            self.programs.pop(id(task.program)).folder.cleanup()
        steady = self.begun.pop((id(task.program), result.case)) == times_of(task.case)
        return entry.row(keys[result.case], result, steady)

    def close(self) -> None:
        """End what is being built, and remove what is left."""
        self.compiling.end()
        self.crew.end()
        for built in self.building:
            if built.done() and not built.exception():
                built.result().folder.cleanup()
        for program in self.programs.values():
            program.folder.cleanup()
