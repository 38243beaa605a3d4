"""The problems: what problem.yaml says in testcases/, and of other judges in testcases/judges/."""

import math
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from ground import solutions

FOLDER = Path(__file__).parent.parent / "testcases"
CREDITS = "name", "author", "source", "source_url", "license", "rights_owner"


class ProblemError(Exception):
    """Something is wrong with a problem's files or with the cases asked for; one line."""


@dataclass(frozen=True, slots=True)
class Description:
    """What problem.yaml says: the limits in seconds and MiB, and the credits as they stand."""

    name: str
    folder: Path
    solution: Path
    submission: str | None
    checker: str | None
    time: float
    processes: int
    memory: float
    output: float
    classes: dict[str, str]
    credits: dict[str, Any]


def all_problems() -> list[str]:
    """The names of all problems in the formats of this project."""
    return sorted(path.parent.name for path in FOLDER.glob("*/problem.yaml"))


def other_problems() -> list[str]:
    """The names of the problems of other judges."""
    return sorted(path.parent.name for path in FOLDER.glob("judges/*/problem.yaml"))


def every_problem() -> list[str]:
    """The names of all of these; ours first."""
    return all_problems() + other_problems()


def describe(name: str) -> Description:
    """The problem of that name; ProblemError if there is none or its problem.yaml is broken."""
    if name not in (here := every_problem()):
        raise ProblemError(f"no problem is called {name!r}; there are: {', '.join(here) or 'none'}")
    path = FOLDER / (name if name in all_problems() else f"judges/{name}") / "problem.yaml"
    data = read_yaml(path)
    credited = {key: data[key] for key in CREDITS if key in data}
    try:
        return Description(name, path.parent, credits=credited, **checked(data))
    except ValueError as error:
        raise ProblemError(f"{path}: {error}") from error


def read_yaml(path: Path, empty: object = None) -> dict[str, Any]:
    """What a YAML file says, or if it says nothing that it is `empty`; ProblemError."""
    try:
        return mapping(yaml.safe_load(path.read_text(encoding="utf-8")) or empty, "the file")
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise ProblemError(f"{path}: line {line}: {error.problem}") from error
    except (OSError, ValueError, RecursionError, yaml.YAMLError) as error:
        reason = error.strerror if isinstance(error, OSError) else " ".join(str(error).split())
        raise ProblemError(f"{path}: {reason}") from error


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
    if isinstance(value, bool) or not isinstance(value, int | float) or not value > 0:
        raise ValueError(f"expected a number above 0, found {value!r}")
    if value >= 1e9:
        raise ValueError(f"expected a number below 1000000000, found {value!r:.40}")
    return float(value)


def patterns(value: object) -> dict[str, str]:
    """Regular expressions by name; ValueError if they are none."""
    for pattern in (named := mapping(value, "it")).values():
        try:
            re.compile(word(pattern))
        except re.error as error:
            raise ValueError(f"{pattern!r:.40}: {error}") from error
    return {str(name): pattern for name, pattern in named.items()}


REQUIRED = object()  # as the value of a key that is not there
Keys = dict[str, tuple[Any, object]]  # what reads a value or raises ValueError, and what it is else
PUZZLE: Keys = {
    "solution": (lambda value: solutions.FOLDER / word(value), REQUIRED),
    "submission": (word, None),
    "checker": (word, None),
    "time": (positive, REQUIRED),
    "processes": (lambda value: math.ceil(positive(value)), 64),
    "classes": (patterns, {}),
}
LIMITS: Keys = {"memory": (positive, 256), "output": (positive, 1)}  # others' have more keys


def checked(data: dict[str, Any]) -> dict[str, Any]:
    """The values of all keys of ours; ValueError says which is wrong."""
    puzzle = mapping(value_of(data, "puzzle", lambda value: value, REQUIRED), "puzzle")
    limits = mapping(data.get("limits") or {}, "limits")
    if unknown := sorted(map(str, puzzle.keys() - PUZZLE)):
        raise ValueError(f"nobody knows the key {unknown[0]!r} of puzzle")
    values = {key: value_of(puzzle, key, *how) for key, how in PUZZLE.items()}
    return values | {key: value_of(limits, key, *how) for key, how in LIMITS.items()}


def value_of(section: dict[str, Any], key: str, kind: Any, otherwise: object) -> Any:
    """What a section says under a key; ValueError."""
    value = section.get(key, otherwise)
    if value is REQUIRED:
        raise ValueError(f"the key {key!r} is missing")
    try:
        return value if value is otherwise else kind(value)
    except ValueError as error:
        raise ValueError(f"{key}: {error}") from error
