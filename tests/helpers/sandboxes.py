"""Run a test in several sandboxes; where one cannot be had, its tests are left out."""

from collections.abc import Iterable
from typing import Any

import pytest

from judge.isolation import cgroup
from judge.isolation.levels import MODES, NoSandbox, find_sandbox
from judge.isolation.sandbox import Sandbox
from tests.helpers.sweep import in_sweep


def at_levels(*levels: str, late: Iterable[str] = ()) -> pytest.MarkDecorator:
    """Run a test in each of these, as its `sandbox`; in those that are `late` in a sweep."""
    return pytest.mark.parametrize("sandbox", [*levels, *map(in_sweep, late)], indirect=True)


def modes(*now: str) -> list[Any]:
    """Each way to ask for a sandbox, as parameters; those that are not named here in a sweep."""
    return [mode if mode in now else in_sweep(mode) for mode in MODES]


def found(level: str) -> Sandbox | None:
    """The sandbox of a level."""
    try:
        return find_sandbox(level)[0]
    except NoSandbox as error:
        pytest.skip(str(error))


def need_groups() -> None:
    """Leave the test out where the kernel counts nothing for us."""
    try:
        cgroup.find()
    except cgroup.NoGroups as error:
        pytest.skip(str(error))
