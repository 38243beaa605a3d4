"""What a package says to its validators about a case: the flags of its group, or its own.

In the legacy format testdata.yaml says them in one text.  In the next one test_group.yaml and the
file NAME.yaml of a case do, in lists of words.
"""

import shlex
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from ground.problems import ProblemError, read_yaml, value_of
from judge.sources.once import Once, look_through

MOST_SAID = 1 << 20  # bytes of a file of it: those of YAML take a quarter of a minute to read


def flags_of_case(case: Path, data: Path, key: str, validator: str) -> str:
    """The flags that the file next to a case gives to a validator; "" if none does; ValueError."""
    newer = key.replace("_flags", "_args")
    for said in said_near(case, data):
        if newer in said:
            return args_for(validator, said[newer], newer)
        if key in said:
            return flags_for(validator, said[key], key)
    return ""


def graders_hear(data: Path, word: str) -> bool:
    """Whether a group tells its grader that; what cannot be read is told where cases are judged."""
    for path in data.rglob("testdata.yaml"):
        with suppress(ProblemError, ValueError):
            if word in value_of(said_in(path), "grader_flags", words, "").split():
                return True
    return False


def said_near(case: Path, data: Path) -> Iterator[dict[str, Any]]:
    """What is said of a case, the nearest first; one from elsewhere is as a secret one.

    ProblemError.
    """
    places = [case.with_suffix(".yaml")]
    for folder in case.parents if case.is_relative_to(data) else (data / "secret", data):
        if folder.is_relative_to(data):
            places += folder / "test_group.yaml", folder / "testdata.yaml"
    for place in filter(Path.is_file, places):
        about = place.stat()
        yield said_then(place, about.st_mtime_ns, about.st_size)


def said_in(path: Path) -> dict[str, Any]:
    """What a YAML file says; ProblemError, also where a few lines of it have no end."""
    look_at(path)
    look_through(path, Plain)
    try:
        return read_yaml(path, empty={})
    except (LookupError, AttributeError) as error:  # which the parser lets through
        raise ProblemError(f"{path}: a value is not what its tag says") from error


@cache
def said_then(path: Path, _changed: int, _size: int) -> dict[str, Any]:
    """The same, of a file as it was when it was so: every case asks for it."""
    return said_in(path)


def look_at(path: Path) -> None:
    """ProblemError where that is no file, or one that takes long to read."""
    if path.exists() and not path.is_file():
        raise ProblemError(f"{path} is not a file")
    if path.exists() and path.stat().st_size > MOST_SAID:  # a small archive may hold much more
        raise ProblemError(f"{path} has more than {MOST_SAID >> 20} MiB")


class Plain(Once):
    """YAML in which no part stands for another either."""

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node:
        """The next part; ProblemError."""
        if self.check_event(yaml.AliasEvent):
            raise ProblemError(f"{self.name}: part of it stands for another part")
        return super().compose_node(parent, index)


def words(value: object) -> str:
    """What is said in one line; ValueError if it is a list or the like."""
    if isinstance(value, list | dict):
        raise ValueError(f"expected words, found {value!r:.40}")
    return "" if value is None else str(value)


def flags_for(validator: str, value: object, key: str) -> str:
    """The flags for a validator that a group gives to all, or to one by its name; ValueError."""
    if not isinstance(value, dict):
        return value_of({key: value}, key, words, "")
    name = str(value.get("name"))
    if validator and validator not in (name, f"{name}{Path(validator).suffix}"):
        return ""
    return value_of(value, "flags", words, "")


def args_for(validator: str, value: object, key: str) -> str:
    """The same, where they are a list, or one for each validator by its name; ValueError."""
    if isinstance(value, dict):
        names = validator, Path(validator).stem
        value = next((value[name] for name in names if name in value), [])
    if not isinstance(value, list):
        raise ValueError(f"{key}: expected a list of words, found {value!r:.40}")
    return shlex.join(value_of({key: word}, key, words, "") for word in value)
