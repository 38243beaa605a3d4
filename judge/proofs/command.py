"""The command line: python -m judge proof PROBLEM PUZZLE PROOF.

Exit status: 0 if the proof is accepted, 1 if a step is refused, 2 if it cannot be read.
"""

import importlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, BinaryIO

from ground.commands import Parser, one_line, path_to
from ground.files import read
from ground.problems import ProblemError, describe
from judge import proofs
from judge.proofs.argument import Checker, Refused
from judge.proofs.board import Board
from judge.proofs.prover import TooMuch
from judge.proofs.steps import BadProof, Reader, header_of, lines_in

if TYPE_CHECKING:
    from rich.console import Console

MEMORY = 2 << 30  # bytes that all may take


def main(words: Sequence[str], console: "Console") -> int:
    """Check a proof, and say what it proves; the exit status."""
    options = make_parser().parse_args(words)
    describe(options.problem)  # or there is none, whatever the files are
    puzzle = read_puzzle(options.puzzle)
    try:
        board = board_of(options.problem, puzzle)
    except ValueError as error:
        raise ProblemError(f"{options.puzzle}: {error}") from error
    try:
        with options.proof.open("rb") as file, little_memory():
            said = check(board, options.problem, puzzle, file)
    except (MemoryError, TooMuch):  # to read it, or to look at the end at everything
        said = f"{options.proof}: it would take too much memory"
        raise ProblemError(said) from None
    except BadProof as error:
        raise ProblemError(f"{options.proof}: {error}") from error
    except Refused as refused:
        said = one_line(f"refused: {refused}")
        console.print(said, *refused.drawing, sep="\n", soft_wrap=True)
        return 1
    console.print(f"accepted: {said}", soft_wrap=True)
    return 0


def make_parser() -> Parser:
    """The options."""
    parser = Parser(
        prog="python -m judge proof",
        description="Check that every step of a proof follows from what it names.",
    )
    parser.add_argument("problem", metavar="PROBLEM", help="a folder of testcases/")
    parser.add_argument("puzzle", metavar="PUZZLE", type=path_to, help="a puzzle of it")
    parser.add_argument("proof", metavar="PROOF", type=path_to, help="its proof, as JSON lines")
    return parser


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


def check(board: Board, problem: str, puzzle: str, file: BinaryIO) -> str:
    """What the proof in a file proves; BadProof, Refused."""
    lines = lines_in(file)
    number, data = next(lines, (1, {}))
    checker, reader, ended = Checker(board), Reader(board), False
    steps = 0
    try:
        header = header_of(data)
        if header.problem != problem:
            raise ValueError(f'expected "problem": "{problem}"')
        if not is_same(board, problem, puzzle, header.puzzle):
            raise ValueError("expected the puzzle to be the one given")
        for number, data in lines:
            if ended:
                raise ValueError("expected nothing after the line that there is no answer")
            step = reader.top(data, steps + 1)
            ended = not step.facts
            steps += not ended
            checker.check(step, "the last line" if ended else f"step {steps}")
    except BadProof:
        raise
    except ValueError as error:
        raise BadProof(f"line {number}: {error}") from error
    return checker.proved(ended, steps)


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
