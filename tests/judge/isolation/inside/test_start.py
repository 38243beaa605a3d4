"""The start of a program: the limits that it has."""

import resource

import pytest

from tests.helpers.inside import load

start = load("start")


def test_a_limit_stays_below_the_one_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    monkeypatch.setattr(start.resource, "getrlimit", lambda _: (50, 100))
    monkeypatch.setattr(start.resource, "prlimit", lambda *words: found.append(words))
    start.limit(resource.RLIMIT_STACK, 200, resource.RLIM_INFINITY)
    start.limit(resource.RLIMIT_CPU, 20, 30, process=7)
    assert found == [(0, resource.RLIMIT_STACK, (100, 100)), (7, resource.RLIMIT_CPU, (20, 30))]


def test_the_kernels_limit_of_time_leaves_room_for_how_it_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who was within ours would be killed, and nobody would say why."""
    found = []
    monkeypatch.setattr(start.resource, "getrlimit", lambda _: (-1, -1))
    monkeypatch.setattr(start.resource, "prlimit", lambda *words: found.extend(words))
    start.limit_cpu({"most cpu": 60.5}, 7)
    _, _, (soft, hard) = found
    assert 60.5 * 1.1 < soft < hard


def test_no_program_comes_before_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where users may: those that work with sound, say."""
    found = {}
    monkeypatch.setattr(start.resource, "getrlimit", lambda _: (95, 95))
    monkeypatch.setattr(start.resource, "prlimit", lambda _, kind, both: found.update({kind: both}))
    start.limit_all({"output": 1, "disk": 1, "files": 1, "stack": 1})
    assert found[resource.RLIMIT_RTPRIO] == found[resource.RLIMIT_NICE] == (0, 0)
