"""The command line: python -m generators PUZZLE [options]; see --help of each puzzle.

Exit status: 0 if all was made, 1 if a puzzle could not be found, 2 for a wrong command line,
130 after Ctrl-C.
"""

import argparse
import contextlib
import errno
import importlib
import os
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from generators import Chance, Impossible, NotFound
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
    try:
        options.module.check(options)
        prepare(options.out)
        for number in range(options.count):
            if number and not options.out:
                print()
            make_one(options, options.seed + number)
    except Impossible as error:
        return complain(error, 1 if isinstance(error, NotFound) else 2)
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except OSError as error:
        return complain(f"cannot write {error.filename}: {error.strerror}", 2)
    except KeyboardInterrupt:
        return 130
    return 0


def prepare(folder: Path | None) -> None:
    """Make the folder to write to; OSError if nothing can be written there."""
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK | os.X_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))


def make_one(options: argparse.Namespace, seed: int) -> None:
    """Make one puzzle; print it, or write it and its answer into the folder asked for."""
    name = options.module.name(options, seed)
    with progress(name):
        puzzle, answer = options.module.make(options, Chance(seed))
    if options.out:
        write_atomically(options.out / f"{name}.ans", answer)
        write_atomically(options.out / f"{name}.in", puzzle)
    else:
        print(puzzle, end="", flush=True)


@contextlib.contextmanager
def progress(name: str) -> Iterator[None]:
    """Say on a terminal, second by second, for how long a puzzle is being made."""
    done = threading.Event()

    def tell() -> None:
        start = time.monotonic()
        while not done.wait(1):
            print(
                f"\r{name}: {time.monotonic() - start:.0f} s", end="", file=sys.stderr, flush=True
            )

    thread = threading.Thread(target=tell, daemon=True)
    if sys.stderr.isatty():
        thread.start()
    try:
        yield
    finally:
        done.set()
        if thread.ident:
            thread.join()
            print("\r\033[K", end="", file=sys.stderr, flush=True)


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
    sys.exit(main())
