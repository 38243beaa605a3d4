"""The rules with which LEGUP's proofs are written, compared with LEGUP's own definitions."""

from collections.abc import Callable, Iterable
from typing import Any
from xml.etree import ElementTree

from formats import legup
from tests.helpers.legup.boards import Board
from tests.helpers.legup.proof import board_of
from tests.helpers.legup.rules import CONTRADICTIONS, DIRECT


def board_in(problem: str, puzzle: str) -> Board:
    """A puzzle as LEGUP has it."""
    root = ElementTree.fromstring(legup.write(problem, puzzle))
    return board_of(root.find("puzzle/board"))


def check_laws(made: Callable[[], Any], problem: str, texts: Iterable[str]) -> set[str]:
    """All that a puzzle's rules say of these boards holds in LEGUP; the rules that said it.

    What a round finds, some direct rule must say too.
    """
    said = set()
    for text in texts:
        laws = made()
        board, theirs = laws.solver.parse(text), board_in(problem, text)
        dead = laws.contradiction(board)
        known = {name for name, (_, law) in CONTRADICTIONS.items() if law(theirs)}
        if dead:
            assert dead.id in known, text
            said.add(dead.id)
            continue
        for cells, value, _ in (found for some in laws.rounds(board) for found in some):
            for cell in laws.each(cells & board.unknown):
                r, c = laws.solver.names(board, cell)[1:].split("c")
                place = int(c) - 1, int(r) - 1
                after = {**theirs, place: laws.values[value]}
                rules = list(laws.direct(board, cell, value))
                assert rules, text
                assert all(DIRECT[each.id][1](theirs, after, place) for each in rules), text
                said |= {each.id for each in rules}
    return said
