"""A problem: a folder of testcases/ with its limits, cases, checker and solution."""

import importlib
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ground import problems
from ground.commands import one_line
from ground.problems import ProblemError, describe
from judge.isolation.limits import MIB, Limits
from judge.verdict import Checker, Validator


@dataclass(frozen=True, slots=True)
class Case:
    """An input and the file of an answer to it; in a group, its name begins with that."""

    name: str
    puzzle: Path
    answer: Path

    @property
    def folders(self) -> set[Path]:
        """Where its files lie, and where they really do if they are links."""
        files = self.puzzle, self.answer
        return {path.parent for file in files for path in (file, file.resolve())}


@dataclass(frozen=True, slots=True)
class Problem:
    """What problem.yaml says."""

    name: str
    folder: Path
    limits: Limits
    solution: Path
    check: Checker | None
    validate: Validator | None = None
    submission: str | None = None
    parts: Callable[[], list[Case]] | None = None  # its cases, where not all files are parts of it

    @property
    def checker(self) -> str | None:
        """The name of the checker; None where it is none of ours."""
        return self.check.__module__.rpartition(".")[2] if self.check else None

    def cases(self) -> list[Case]:
        """The cases in data/sample and data/secret."""
        return self.parts() if self.parts else cases_of(self.folder)


def cases_of(folder: Path) -> list[Case]:
    """The cases of a problem: those of sample and secret, in all groups."""
    data = folder / "data"
    return [case for part in ("sample", "secret") for case in cases_in(data / part, f"{part}/")]


def cases_in(folder: Path, prefix: str = "") -> list[Case]:
    """The *.in in a folder with the *.ans beside them; ProblemError if one is none, or missing.

    What has a name that begins with a dot is of other programs, which leave it everywhere.
    """
    cases = []
    for puzzle in inputs_in(folder):
        if any(part.startswith(".") for part in puzzle.relative_to(folder).parts):
            continue
        answer = puzzle.with_suffix(".ans")
        if not puzzle.is_file():
            raise ProblemError(f"{puzzle} is not a file")
        if not answer.is_file():
            raise ProblemError(f"{puzzle} has no {answer.name} beside it")
        name = prefix + one_line(str(puzzle.relative_to(folder).with_suffix("")))
        cases.append(Case(name, puzzle.absolute(), answer.absolute()))
    return cases


def refuse(error: OSError) -> None:
    """Raise why a folder cannot be read."""
    raise error


def inputs_in(
    folder: Path, links: bool = True, unread: Callable[[OSError], object] = refuse
) -> list[Path]:
    """The *.in in a folder, also where links lead, but to a folder around them.

    In what a link leads to no other is followed.  Of a folder that cannot be read `unread` is told
    why; RecursionError where there are too many within each other; one that is gone holds none.
    """
    found: list[Path] = []

    def tell(error: OSError) -> None:
        if not isinstance(error, FileNotFoundError):
            unread(error)

    for place, folders, files in os.walk(folder, onerror=tell):
        found += (Path(place, name) for name in (*folders, *files) if name.endswith(".in"))
        linked = filter(os.path.islink, (Path(place, name) for name in folders if links))
        for link in linked:
            if not Path(place).resolve().is_relative_to(link.resolve()):
                found += inputs_in(link, False, unread)
    return sorted(found)


def check_here() -> None:
    """OSError where the folder that we are in is gone: files are looked for from there."""
    try:
        Path.cwd()
    except OSError as error:  # which names nothing
        where = "the folder that it is started in"
        raise OSError(error.errno, error.strerror, where) from error


def name_of(word: str) -> str:
    """The name of our problem whose folder that is; else the word as it stands."""
    folder, ours = Path(os.path.realpath(word)), problems.FOLDER.resolve()
    is_ours = folder.parent in (ours, ours / "judges") and folder.name in problems.every_problem()
    return folder.name if word and is_ours else word


def load(name: str) -> Problem:
    """The problem of that name; ProblemError if there is none or its problem.yaml is broken."""
    about = describe(name)
    try:
        check = find_checker(about.checker)
    except ValueError as error:
        raise ProblemError(f"{about.folder / 'problem.yaml'}: {error}") from error
    limits = Limits(
        cpu=about.time,
        memory=int(about.memory * MIB),
        output=int(about.output * MIB),
        processes=about.processes,
    )
    submission = about.submission
    return Problem(name, about.folder, limits, about.solution, check, submission=submission)


def find_checker(name: str | None) -> Checker | None:
    """The check function of judge/checkers/NAME.py; None where tokens are compared."""
    if name is None:
        return None
    if not (Path(__file__).parent / "checkers" / f"{name}.py").is_file():
        raise ValueError(f"there is no checker judge/checkers/{name}.py")
    try:
        return importlib.import_module(f"judge.checkers.{name}").check
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise ValueError(f"judge/checkers/{name}.py cannot be loaded: {reason}") from error
