"""Checkers in a process apart: what they say comes through, and none goes on for ever."""

import os
import subprocess
import sys
from collections.abc import Iterator
from textwrap import dedent

import pytest

from judge.checkers import Wrong, apart
from judge.checkers.apart import Apart, Check, Failed
from tests.helpers import checkers
from tests.helpers.cases import ROOT
from tests.helpers.processes import below


@pytest.fixture
def clerk() -> Iterator[Apart]:
    """A process for one test, which leaves nothing."""
    before, clerk = below(os.getpid()), Apart()
    yield clerk
    clerk.close()
    assert below(os.getpid()) <= before


def test_what_a_checker_says_comes_through(clerk: Apart) -> None:
    clerk.check(checkers.accepts, "1 1\n", "2\n")
    with pytest.raises(Wrong, match="'2' to '1'") as wrong:
        clerk.check(checkers.refuses, "1", "2")
    assert wrong.value.cells == [(1, 2)]


def test_many_answers_are_checked_by_one_process(clerk: Apart) -> None:
    said = set()
    for _ in range(3):
        with pytest.raises(Wrong) as wrong:
            clerk.check(checkers.says_who_it_is, "", "")
        said.add(wrong.value.message)
    assert len(said) == 1
    assert said != {str(os.getpid())}


@pytest.mark.parametrize("check", [checkers.counts_for_ever, checkers.is_lost_in_an_expression])
def test_a_check_that_does_not_end_is_ended(
    check: Check, clerk: Apart, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(apart, "SECONDS", 0.1)
    with pytest.raises(Failed, match=r"^it took more than 0\.1 s$"):
        clerk.check(check, "", "")
    monkeypatch.undo()
    clerk.check(checkers.accepts, "", "")


@pytest.mark.parametrize(
    ("check", "words"),
    [
        (checkers.fails, "KeyError: 'oops"),
        (checkers.exits, "SystemExit: 0"),
        (checkers.ends_its_process, "its process ended with 3"),
        (checkers.fills_the_memory, "MemoryError"),
    ],
)
def test_a_checker_that_fails_is_quoted(check: Check, words: str, clerk: Apart) -> None:
    with pytest.raises(Failed, match=words):
        clerk.check(check, "", "")
    clerk.check(checkers.accepts, "", "")


def test_a_limit_that_is_lower_than_ours_is_kept() -> None:
    code = """
        import resource
        from judge.checkers.apart import Apart
        from tests.helpers import checkers

        resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
        clerk = Apart()
        clerk.check(checkers.accepts, "", "")
        clerk.close()
        """
    run = [sys.executable, "-c", dedent(code)]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_what_a_checker_prints_is_lost(clerk: Apart) -> None:
    clerk.check(checkers.reads_and_prints, "", "")
    clerk.check(checkers.accepts, "", "")


def test_a_long_answer_is_no_matter(clerk: Apart) -> None:
    with pytest.raises(Wrong) as wrong:
        clerk.check(checkers.refuses, "x" * (1 << 20), "y" * (1 << 20))
    assert len(wrong.value.message) > 2 << 20


def test_nobody_checks_once_it_is_closed(clerk: Apart) -> None:
    clerk.check(checkers.accepts, "", "")
    clerk.close()
    with pytest.raises(Failed):
        clerk.check(checkers.accepts, "", "")
