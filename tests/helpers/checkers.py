"""Checkers that a process apart can find, and that misbehave."""

import os
import re

from judge.checkers import Wrong


def accepts(_puzzle: str, _answer: str) -> None:
    """Whatever it is."""


def refuses(puzzle: str, answer: str) -> None:
    """Whatever it is, and says what it was."""
    raise Wrong(f"{answer!r} to {puzzle!r}", [(1, 2)])


def counts_for_ever(_puzzle: str, _answer: str) -> None:
    """And lets nobody interrupt it."""
    while True:
        try:
            while True:
                pass
        except BaseException:  # noqa: BLE001 - it is that bad
            continue


def is_lost_in_an_expression(_puzzle: str, _answer: str) -> None:
    """Where no other thread of its process goes on."""
    re.match(r"(a+)+$", "a" * 60 + "b")


def ends_its_process(_puzzle: str, _answer: str) -> None:
    """Without a word."""
    os._exit(3)


def reads_and_prints(_puzzle: str, _answer: str) -> None:
    """Where others talk."""
    print("hello", input() if os.read(0, 1) else "", flush=True)


def fails(_puzzle: str, _answer: str) -> None:
    """With an error of two lines."""
    raise KeyError("oops\noops")


def exits(_puzzle: str, _answer: str) -> None:
    """As a program does."""
    raise SystemExit(0)


def fills_the_memory(_puzzle: str, _answer: str) -> None:
    """More than any machine has."""
    bytearray(1 << 50)


def says_who_it_is(_puzzle: str, _answer: str) -> None:
    """By the number of its process."""
    raise Wrong(str(os.getpid()))
