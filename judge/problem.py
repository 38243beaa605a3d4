"""A problem: a folder of testcases/ with its limits, cases, checker and solution."""

import importlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from judge.run import MIB, Limits
from judge.verdict import Checker, Validator, escape

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "testcases"


class ProblemError(Exception):
    """Something is wrong with a problem's files or with the cases asked for; one line."""


@dataclass(frozen=True, slots=True)
class Case:
    """An input and the file of an answer to it; in a group, its name begins with that."""

    name: str
    puzzle: Path
    answer: Path


@dataclass(frozen=True, slots=True)
class Problem:
    """What problem.yaml says."""

    name: str
    folder: Path
    limits: Limits
    solution: Path
    check: Checker | None
    validate: Validator | None = None

    def cases(self) -> list[Case]:
        """The cases in data/sample and data/secret."""
        return cases_in(self.folder / "data" / "sample", "sample/") + cases_in(
            self.folder / "data" / "secret", "secret/"
        )


def cases_in(folder: Path, prefix: str = "") -> list[Case]:
    """The *.in in a folder with the *.ans beside them; ProblemError if one is missing."""
    cases = []
    for puzzle in sorted(folder.rglob("*.in")):
        answer = puzzle.with_suffix(".ans")
        if not answer.is_file():
            raise ProblemError(f"{puzzle} has no {answer.name} beside it")
        name = prefix + escape(str(puzzle.relative_to(folder).with_suffix("")))
        cases.append(Case(name, puzzle.absolute(), answer.absolute()))
    return cases


def all_problems() -> list[str]:
    """The names of all problems."""
    return sorted(path.parent.name for path in FOLDER.glob("*/problem.yaml"))


def load(name: str) -> Problem:
    """The problem of that name; ProblemError if there is none or its problem.yaml is broken."""
    path = FOLDER / name / "problem.yaml"
    if name not in all_problems():
        known = ", ".join(all_problems()) or "none"
        raise ProblemError(f"no problem is called {name!r}; there are: {known}")
    try:
        data = mapping(yaml.safe_load(path.read_text(encoding="utf-8")), "the file")
        puzzle = mapping(data["puzzle"], "puzzle")
        limits = mapping(data.get("limits") or {}, "limits")
        return Problem(
            name,
            path.parent,
            Limits(
                cpu=positive(puzzle["time"]),
                memory=int(positive(limits.get("memory", 256)) * MIB),
                output=int(positive(limits.get("output", 1)) * MIB),
                processes=int(positive(puzzle.get("processes", 64))),
            ),
            ROOT / "solutions" / word(puzzle["solution"]),
            find_checker(puzzle.get("checker")),
        )
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise ProblemError(f"{path}: line {line}: {error.problem}") from error
    except yaml.YAMLError as error:
        raise ProblemError(f"{path}: {' '.join(str(error).split())}") from error
    except KeyError as error:
        raise ProblemError(f"{path}: the key {error.args[0]!r} is missing") from error
    except (OSError, TypeError, ValueError, AttributeError) as error:
        raise ProblemError(f"{path}: {error}") from error


def mapping(value: object, name: str) -> dict[str, Any]:
    """A mapping; ValueError if it is none."""
    if not isinstance(value, dict):
        raise ValueError(f"expected {name} to be a mapping, found {value!r:.40}")
    return value


def word(value: object) -> str:
    """A name; ValueError if it is none."""
    if not isinstance(value, str):
        raise ValueError(f"expected a name, found {value!r:.40}")
    return value


def positive(value: object) -> float:
    """A number above 0; ValueError if it is none."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < 1e9:
        raise ValueError(f"expected a number above 0, found {value!r}")
    return float(value)


def find_checker(name: object) -> Checker | None:
    """The check function of judge/checkers/NAME.py; None where tokens are compared."""
    if name is None:
        return None
    if not (Path(__file__).parent / "checkers" / f"{word(name)}.py").is_file():
        raise ValueError(f"there is no checker judge/checkers/{name}.py")
    try:
        return importlib.import_module(f"judge.checkers.{name}").check
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise ValueError(f"judge/checkers/{name}.py cannot be loaded: {reason}") from error
