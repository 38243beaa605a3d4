"""Run a test in several sandboxes; where one cannot be had, its tests are left out."""

import pytest

from judge.isolation import cgroup
from judge.isolation.levels import NoSandbox, find_sandbox
from judge.isolation.sandbox import Sandbox


def at_levels(*levels: str) -> pytest.MarkDecorator:
    """Run a test in each of these, as its `sandbox`."""
    return pytest.mark.parametrize("sandbox", levels, indirect=True)


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
