"""A whole proof: its file is read, and followed to the end or to the first step that fails.

The command line is in judge/classes/proofs.py.
"""

import importlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from pkgutil import iter_modules
from typing import BinaryIO, NamedTuple

from ground.files import read
from ground.problems import ProblemError, describe
from judge import proofs
from judge.proofs.argument import Checker, Refused
from judge.proofs.board import Board
from judge.proofs.prover import TooMuch
from judge.proofs.steps import BadProof, Reader, header_of, lines_in

ACCEPTED, REFUSED, NO_PROOF = "accepted", "refused", "no proof"
MEMORY = 2 << 30  # bytes that all may take


class Outcome(NamedTuple):
    """What becomes of a proof: how many steps hold, which does not, and why, or what is proved."""

    verdict: str
    steps: int
    step: str
    reason: str
    drawing: Sequence[str] = ()


def outcome_of(problem: str, puzzle: str, file: BinaryIO) -> Outcome:
    """What becomes of the proof in a file, within its own limits; OSError."""
    checker = Checker(board_of(problem, puzzle))
    try:
        with little_memory():
            said = follow(checker, problem, puzzle, file)
    except (MemoryError, TooMuch):  # to read it, or to look at the end at everything
        return Outcome(NO_PROOF, checker.steps, "", "it would take too much memory")
    except BadProof as error:
        return Outcome(NO_PROOF, checker.steps, "", str(error))
    except Refused as refused:
        return Outcome(REFUSED, checker.steps, refused.where, refused.why, refused.drawing)
    return Outcome(ACCEPTED, checker.steps, "", said)


def read_puzzle(path: Path) -> str:
    """The text of a puzzle; ProblemError if it is none."""
    try:
        with path.open(encoding="utf-8-sig") as file:
            return read(file)
    except ValueError as error:
        raise ProblemError(f"{path}: expected text in UTF-8") from error


@contextmanager
def little_memory() -> Iterator[None]:
    """No more than MEMORY, or what we were given; what needs more is a MemoryError."""
    import resource  # which the lab's Python has not

    before = most, hard = resource.getrlimit(resource.RLIMIT_AS)
    least = MEMORY if most == resource.RLIM_INFINITY else min(MEMORY, most)
    resource.setrlimit(resource.RLIMIT_AS, (least, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)


def board_of(problem: str, puzzle: str) -> Board:
    """What knows the facts and laws of a puzzle; ValueError if it is none; ProblemError."""
    checker = describe(problem).checker
    if checker not in (module.name for module in iter_modules(proofs.__path__)):
        raise ProblemError(f"nothing checks proofs of {problem}")
    return importlib.import_module(f"judge.proofs.{checker}").board(puzzle)


def follow(checker: Checker, problem: str, puzzle: str, file: BinaryIO) -> str:
    """What the proof in a file proves, by a checker that knows how many steps hold.

    BadProof, Refused.
    """
    lines = lines_in(file)
    number, data = next(lines, (1, {}))
    reader, ended = Reader(checker.board), False
    try:
        header = header_of(data)
        if header.problem != problem:
            raise ValueError(f'expected "problem": "{problem}"')
        if not is_same(checker.board, problem, puzzle, header.puzzle):
            raise ValueError("expected the puzzle to be the one given")
        for number, data in lines:
            if ended:
                raise ValueError("expected nothing after the line that there is no answer")
            step = reader.top(data, checker.steps + 1)
            ended = not step.facts
            checker.check(step, "the last line" if ended else f"step {checker.steps + 1}")
    except BadProof:
        raise
    except ValueError as error:
        raise BadProof(f"line {number}: {error}") from error
    return checker.proved(ended, checker.steps)


def is_same(board: Board, problem: str, puzzle: str, other: str) -> bool:
    """Whether another text is of this puzzle too."""
    if plain(puzzle) == plain(other):
        return True
    try:
        return board.puzzle == board_of(problem, other).puzzle
    except ValueError:
        return False


def plain(text: str) -> list[str]:
    """The lines of a puzzle, without what does not matter."""
    return [line.rstrip() for line in text.rstrip().split("\n")]
