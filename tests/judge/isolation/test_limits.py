"""Limits, and what a supervisor is told of them."""

import marshal
from pathlib import Path

import pytest

from judge.isolation.limits import MIB, Limits, stack_for


def test_a_sleeper_has_three_times_as_long_and_two_seconds() -> None:
    assert Limits(cpu=2).wall == 8


@pytest.mark.parametrize(("cpu", "most"), [(1, 1.1), (100, 100.5)])
def test_a_run_a_little_above_the_limit_is_not_cut_off(cpu: float, most: float) -> None:
    assert Limits(cpu=cpu).most_cpu == pytest.approx(most)


@pytest.mark.parametrize(("memory", "stack"), [(1, 8), (100, 100), (10_000, 1024)])
def test_a_stack_is_as_large_as_the_memory_as_far_as_that_goes(memory: int, stack: int) -> None:
    assert stack_for(memory * MIB) == stack * MIB


def test_a_request_can_be_sent() -> None:
    request = marshal.loads(marshal.dumps(Limits(cpu=1).request([Path("/bin/true"), "x"])))
    assert request["command"] == ["/bin/true", "x"]
    assert (request["wall"], request["files"], request["wanted"]) == (5, 256, [])
