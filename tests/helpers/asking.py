"""Asks the checker of proofs: a question, or a whole proof."""

import io
import json
from collections.abc import Iterable, Sequence
from typing import Any

from judge.proofs.argument import Checker, Refused
from judge.proofs.board import Board, known_of
from judge.proofs.command import board_of, follow
from judge.proofs.prover import Prover
from judge.proofs.steps import BadProof
from tests.helpers.witness import Witness


def follows(board: Board, facts: Sequence[str], laws: Iterable[str], conclusion: str) -> bool:
    """Whether the checker sees that a fact follows; TooMuch."""
    known = [*map(board.fact, facts), board.opposite(board.fact(conclusion))]
    yes, no = known_of(known)
    meaning = board.meaning(known, [board.law(law) for law in laws])
    return Prover().way(meaning, yes | board.fixed[0], no | board.fixed[1]) is None


def law_says(checker: str, puzzle: str, facts: str, law: str, conclusion: str) -> bool:
    """Whether a fact follows by one law (or none) from facts with commas between.

    The witness has the same opinion; and what follows by a law does not follow without.
    """
    named, told = [law] if law else [], facts.split(", ") if facts else []
    board, witness = board_of(checker, puzzle), Witness(checker, puzzle)
    found = follows(board, told, named, conclusion)
    assert witness.follows(told, [board.law(law) for law in named], conclusion) is found
    assert not (found and named and follows(board, told, [], conclusion))
    return found


def header(problem: str, puzzle: str) -> dict[str, Any]:
    """The first line of a proof."""
    return {
        "schema": "logic-puzzles/proof",
        "version": 1,
        "problem": problem,
        "puzzle": puzzle,
    }


def verdict(lines: Sequence[dict[str, Any]]) -> str:
    """What the checker says of a proof with these lines: accepted, refused or bad, and why."""
    data = "\n".join(map(json.dumps, lines)).encode()
    problem, puzzle = lines[0]["problem"], lines[0]["puzzle"]
    try:
        checker = Checker(board_of(problem, puzzle))
        return f"accepted: {follow(checker, problem, puzzle, io.BytesIO(data))}"
    except Refused as refused:
        return f"refused: {refused}"
    except BadProof as error:
        return f"bad: {error}"
