"""The command line: python -m formats [--from NAME] --to NAME [FILE or text].

Exit status: 0 if the puzzle was converted, 2 for bad input or a wrong command line, 1 if nobody
reads the output or a proof does not end in the answer or there is none, 130 after Ctrl-C.
"""

from ground import end_by_signal

if __name__ == "__main__":
    end_by_signal()  # Ctrl-C: while we are loaded, nothing is said

import argparse
import errno
import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import formats
from formats import OWN, Unreadable, Unwritable, own
from formats._puzzles import parsed
from ground import commands
from ground.commands import INTERRUPTED, Parser, heed_signals, path_to
from ground.files import write_atomically
from ground.problems import ProblemError, all_problems

complain = partial(commands.complain, "formats")


class Unsolvable(Unwritable):
    """A puzzle has no answer, so that no proof leads to one."""


def main(argv: Sequence[str] | None = None) -> int:
    """Convert what the command line asks for; the exit status."""
    options = argparse.Namespace(out=None)
    try:
        options = make_parser().parse_args(argv)
        if not options.list and not options.to:
            return complain("expected --to NAME, or --list")
        text, is_stuck = (listing(), False) if options.list else convert(options)
        put(text, options.out)
    except (Unreadable, Unwritable, ProblemError) as error:
        return complain(error, 1 if isinstance(error, Unsolvable) else 2)
    except OSError as error:
        if error.filename not in (None, str(options.out)):  # a problem's own, which is half made
            return complain(error)
        return commands.unwritten("formats", error, options.out)
    except KeyboardInterrupt:
        return INTERRUPTED
    return complain("stuck: the proof does not end in an answer", 1) if is_stuck else 0


def make_parser() -> Parser:
    """The options."""
    parser = Parser(
        prog="python -m formats", description="Convert puzzles from one format to another."
    )
    names = formats.names()
    parser.add_argument("--from", dest="source", metavar="NAME", choices=names, help="the format")
    parser.add_argument("--to", metavar="NAME", choices=names, help="the format wanted")
    parser.add_argument(
        "--problem", choices=all_problems(), help="whose puzzle it is, where that is not clear"
    )
    parser.add_argument(
        "--proof", action="store_true", help="with the solver's steps, for formats that hold them"
    )
    parser.add_argument("-o", dest="out", type=path_to, metavar="FILE", help="write to FILE")
    parser.add_argument("--list", action="store_true", help="show all formats and what they hold")
    parser.add_argument(
        "puzzle", nargs="?", metavar="FILE or text", help="the puzzle (standard input)"
    )
    return parser


def listing() -> str:
    """A line for each format."""
    lines = []
    for name in formats.names():
        module = formats.load(name)
        lines.append(f"{name:12}  {module.TITLE}\n{'':12}  {', '.join(module.PROBLEMS)}\n")
    return "".join(lines)


def convert(options: argparse.Namespace) -> tuple[str, bool]:
    """The puzzle that the options name, in the format that they ask for; if a proof is stuck."""
    if options.proof and not formats.holds_steps(options.to):
        others = ", ".join(filter(formats.holds_steps, formats.names()))
        raise Unwritable(f"{options.to} holds no steps (--proof); these do: {others}")
    problem, puzzle = read(given(options.puzzle), options.source, options.problem)
    if not options.proof:
        return formats.write(options.to, problem, puzzle), False
    formats.holding(options.to, problem)  # or the steps would be looked for in vain
    steps, end = proof(problem, puzzle)
    return formats.write(options.to, problem, puzzle, steps), bool(end.unknown)


def proof(problem: str, puzzle: str) -> tuple[list[Any], Any]:
    """The steps to a puzzle's answer, and the board where they end; Unsolvable if it has none."""
    solver, board = formats.solver(problem), parsed(problem, puzzle)
    try:
        steps = list(solver.deduce(board))
        return steps, steps[-1][2] if steps else board
    except solver.Contradiction as broken:
        where = f" at {solver.names(board, broken.cells)}" if broken.cells else ""
        raise Unsolvable(f"no solution: {broken.law}{where}") from None


def read(text: str, name: str | None, problem: str | None) -> tuple[str, str]:
    """(problem, puzzle) of a text in the format of that name, or in any."""
    name = name or formats.recognise(text)
    if name == OWN:
        return own.read(text, problem)
    if problem is None:
        return formats.read(text, name)
    return problem, formats.puzzle_of(problem, text, name)


def given(argument: str | None) -> str:
    """The text of a file, or of the command line itself, or of standard input; Unreadable."""
    try:
        if argument is None:
            if not sys.stdin:
                raise Unreadable("cannot read the standard input: it is closed")
            return formats.text_in(sys.stdin.buffer)
        if is_file(argument):
            with Path(argument).open("rb") as file:
                return formats.text_in(file)
    except OSError as error:
        name = argument or "the standard input"
        raise Unreadable(f"cannot read {name}: {error.strerror}") from None
    text = formats.decoded(os.fsencode(argument))
    if formats.recognise(text) is None:
        found = ascii(argument[:60])
        raise Unreadable(f"expected a file, or a text in a known format, found {found}")
    return text


def is_file(argument: str) -> bool:
    """Whether there is a file of that name; OSError if that cannot be looked up."""
    try:
        return bool(argument) and "\0" not in argument and Path(argument).exists()
    except OSError as error:
        if error.errno == errno.ENAMETOOLONG:
            return False
        raise


def put(text: str, out: Path | None) -> None:
    """Write a text to a file, or to standard output."""
    if out:
        write_atomically(out, text)
    elif not sys.stdout:
        raise OSError(errno.EBADF, "it is closed")
    else:
        sys.stdout.buffer.write(text.encode())
        sys.stdout.flush()


if __name__ == "__main__":
    heed_signals()
    sys.exit(main())
