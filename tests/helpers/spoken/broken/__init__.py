"""The second reader, of laws that break: is it so that a law breaks, and at these places?

A module for each puzzle has a class Board, which learns facts, and READ, which knows each law that
a board without answer is told to break and finds out whether it does on what is known there, be it
that this clashes.
"""

import importlib
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from tests.helpers.spoken import Listing

EVERY_CASE = "every case breaks a law"


def is_so(
    puzzle: str,
    text: str,
    facts: Iterable[Sequence[str]],
    told: tuple[str, Sequence[str]],
    answers: Callable[[], Collection[Any]],
) -> bool:
    """Whether on a puzzle's board with these facts the (law, places) that are told break.

    That every case breaks one is so if there are no answers.
    """
    law, places = told
    if law == EVERY_CASE:
        return not answers()
    module = importlib.import_module(f"tests.helpers.spoken.broken.{puzzle}")
    board = module.Board(text)
    board.learn(facts)
    return bool(module.READ.is_so(law, board, Listing(list(places))))
