"""The command line: python -m generators PUZZLE [options]; see --help of each puzzle.

Exit status: 0 if all was made, 1 if a puzzle could not be found, 2 for a wrong command line,
130 after Ctrl-C.
"""

import argparse
import errno
import importlib
import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from generators import Chance, Impossible, NotFound
from ground import commands
from ground.commands import INTERRUPTED, Parser, progress, whole
from ground.files import write_atomically

PUZZLES = sorted(
    path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith("_")
)
complain = partial(commands.complain, "generators")


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
        return complain(f"cannot write {error.filename}: {error.strerror}")
    except KeyboardInterrupt:
        return INTERRUPTED
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
        one.add_argument("--count", type=whole, default=1, help="so many, with seeds from SEED on")
        one.add_argument("--out", type=Path, metavar="DIR", help="write NAME.in and NAME.ans there")
        module.add_options(one)
    return parser


if __name__ == "__main__":
    sys.exit(main())
