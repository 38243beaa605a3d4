"""The command line: python -m generators PUZZLE [options]; see --help of each puzzle.

Exit status: 0 if all was made, 1 if a puzzle could not be found, 2 for a wrong command line,
130 after Ctrl-C.
"""

import argparse
import importlib
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from generators import Chance, Impossible
from judge.report import write_atomically

PUZZLES = sorted(
    path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith("_")
)


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str) -> None:
        """Say it, and end with exit status 2."""
        sys.exit(complain(message, 2))


def complain(message: object, status: int) -> int:
    """Say in one line what is wrong; the exit status."""
    print(f"generators: {message}", file=sys.stderr)
    return status


def main(argv: Sequence[str] | None = None) -> int:
    """Make the puzzles that the command line asks for; the exit status."""
    options = make_parser().parse_args(argv)
    puzzle: ModuleType = options.module
    try:
        puzzle.check(options)
        if options.out:
            options.out.mkdir(parents=True, exist_ok=True)
    except (Impossible, OSError) as error:
        return complain(error, 2)
    for seed in range(options.seed, options.seed + options.count):
        start = time.monotonic()
        try:
            text, answer = puzzle.make(options, Chance(seed))
            hand_out(options, puzzle.name(options, seed), text, answer)
        except Impossible as error:
            return complain(error, 1)
        except OSError as error:
            return complain(error, 2)
        if options.count > 1 and sys.stderr.isatty():
            print(f"seed {seed}: {time.monotonic() - start:.1f} s", file=sys.stderr)
    return 0


def hand_out(options: argparse.Namespace, name: str, text: str, answer: str) -> None:
    """Print a puzzle, or write it and its answer into the folder asked for."""
    if not options.out:
        print(text, end="")
        return
    write_atomically(options.out / f"{name}.ans", answer)
    write_atomically(options.out / f"{name}.in", text)


def make_parser() -> Parser:
    """The options that all puzzles have, and those of each."""
    parser = Parser(
        prog="python -m generators", description="Make puzzles that have exactly one answer."
    )
    puzzles = parser.add_subparsers(metavar="PUZZLE", required=True, dest="puzzle")
    for name in PUZZLES:
        module = importlib.import_module(f"generators.{name}")
        one = puzzles.add_parser(name, help=module.__doc__.split("\n")[0])
        one.set_defaults(module=module)
        one.add_argument("--seed", type=int, default=1, help="the same seed, the same puzzle (1)")
        one.add_argument(
            "--count", type=positive, default=1, help="so many, with seeds from SEED on"
        )
        one.add_argument("--out", type=Path, metavar="DIR", help="write NAME.in and NAME.ans there")
        module.add_options(one)
    return parser


def positive(text: str) -> int:
    """A number from 1 on."""
    if not text.isdecimal() or not 0 < int(text) <= 10**6:
        raise argparse.ArgumentTypeError(f"expected a number from 1 on, found {text!r}")
    return int(text)


def size(text: str) -> tuple[int, int]:
    """(rows, columns) of N or HxW."""
    sides = text.lower().split("x")
    if len(sides) > 2 or not all(side.isdecimal() and 0 < int(side) <= 100 for side in sides):
        message = f"expected N or HxW with sides from 1 to 100, found {text!r}"
        raise argparse.ArgumentTypeError(message)
    return int(sides[0]), int(sides[-1])


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
