"""The command line: python -m generators PUZZLE [options]; see --help of each puzzle.

Exit status: 0 if all was made, 1 if a puzzle could not be found, 2 for a wrong command line,
130 after Ctrl-C.
"""

from ground import end_by_signal

if __name__ == "__main__":
    end_by_signal()  # Ctrl-C: while we are loaded, nothing is said

import argparse
import contextlib
import errno
import importlib
import math
import os
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count
from pathlib import Path

from generators import Chance, Impossible, NotFound, _asked
from generators._views import canonical
from ground import commands
from ground.commands import INTERRUPTED, Parser, heed_signals, natural, path_to, progress, whole
from ground.files import write_together

PUZZLES = sorted(
    path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith("_")
)
SAME, EACH = 100, 20  # seeds in a row that give nothing new, and for each puzzle that there is
NONE = 5  # seeds in a row that give none at all
DIGITS = 4000  # of a seed: those after it must be written too, and Python writes up to 4300
USUAL = {"seed": 1, "count": 1}  # if nothing else is asked

complain = partial(commands.complain, "generators")


def main(argv: Sequence[str] | None = None) -> int:
    """Make the puzzles that the command line asks for; the exit status."""
    options, kept = argparse.Namespace(count=1, out=None), list[str]()
    try:
        options = read_options(sys.argv[1:] if argv is None else argv)
        settle(options)
        prepare(options.out)
        for name, puzzle, answer in different(options):
            if kept and not options.out:
                print()
            keep(options.out, name, puzzle, answer, kept)
    except Impossible as error:
        return complain(error, 1 if isinstance(error, NotFound) else 2)
    except OSError as error:
        return commands.unwritten("generators", error, error.filename or options.out)
    except KeyboardInterrupt:
        return interrupted(len(kept), options)
    return 0


def read_options(argv: Sequence[str]) -> argparse.Namespace:
    """The command line's options."""
    return make_parser([name for name in argv[:1] if name in PUZZLES]).parse_args(argv)


def settle(options: argparse.Namespace) -> None:
    """Settle what is left open; Impossible if nothing can be as asked."""
    _asked.settle(options)
    with _asked.ended_after(options.limit):
        options.module.check(options)
    _asked.fill(options, USUAL)


def prepare(folder: Path | None) -> None:
    """Make the folder to write to; OSError if nothing can be written there, or printed without."""
    if not folder and not sys.stdout:
        raise OSError(errno.EBADF, "it is closed")
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK | os.X_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))


def interrupted(kept: int, options: argparse.Namespace) -> int:
    """Say how many of several puzzles are kept; the exit status."""
    if (options.count or 1) == 1:
        return INTERRUPTED
    done = "kept" if options.out else "printed"
    return complain(f"interrupted: {kept} of {options.count} puzzles are {done}", INTERRUPTED)


def keep(folder: Path | None, name: str, puzzle: str, answer: str, kept: list[str]) -> None:
    """Print a puzzle, or write it and its answer into a folder, both or neither; note its name."""
    if not folder:
        print(puzzle, end="", flush=True)
        kept.append(name)
        return
    with undisturbed():
        write_together({folder / f"{name}.ans": answer, folder / f"{name}.in": puzzle})
        kept.append(name)


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Signals wait for the end, or of two files that are replaced one might stay old."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# --- Puzzle after puzzle ------------------------------------------------------------------


def different(options: argparse.Namespace) -> Iterator[tuple[str, str, str]]:
    """(name, puzzle, answer) with seed after seed, those left out that are there already.

    NotFound if the first seed gives none, or many in a row none that is new.
    """
    seen: set[str] = set()
    known = none = 0
    for seed in count(options.seed):
        name = name_of(options, seed)
        with progress(name, options.count if options.count > 1 else None) as advance:
            advance(len(seen))
            made = make_another(options, seed, bool(seen))
        known, none = known + 1, 0 if made else none + 1
        if made and (form := canonical(made[0])) not in seen:
            known = 0
            seen.add(form)
            yield name, *made
        if len(seen) == options.count:
            return
        if known >= max(SAME, EACH * len(seen)) or none == NONE:
            raise NotFound(no_more(options, len(seen), known))


def make_another(options: argparse.Namespace, seed: int, there: bool) -> tuple[str, str] | None:
    """(puzzle, answer) as asked; None if this seed has none, NotFound where none is there yet."""
    try:
        return make_one(options, seed)
    except NotFound:
        if not there:
            raise
        return None


def no_more(options: argparse.Namespace, found: int, known: int) -> str:
    """That there seem to be so many puzzles, and no more."""
    asked = f"no {found + 1} different puzzles {kind_of(options)} were found"
    return f"{asked}, only {found}: {known} seeds in a row gave no other"


def make_one(options: argparse.Namespace, seed: int) -> tuple[str, str]:
    """(puzzle, answer) as asked, the first of those drawn from this seed; NotFound."""
    return next(found for found in drawn(options, seed) if found)


def drawn(options: argparse.Namespace, seed: int) -> Iterator[tuple[str, str] | None]:
    """(puzzle, answer) of each draw from this seed, None for those not as asked; NotFound."""
    chance, why, late = Chance(seed), Counter[str](), False
    try:
        for seconds in _asked.drawn(options):
            with _asked.ended_after(seconds):
                puzzle, answer = options.module.make(options, chance)
                unfit = _asked.unfit(options, puzzle)
            yield None if unfit else (puzzle, answer)
            why[unfit] += 1
        late = why.total() < _asked.DRAWS
    except NotFound as end:
        late = isinstance(end, _asked.Late)
    told = _asked.in_words(options, why, late=late)
    raise NotFound(f"no puzzle {kind_of(options)} was found{told}")


def name_of(options: argparse.Namespace, seed: int) -> str:
    """How to make a puzzle again."""
    kind, _, last = options.module.name(options, seed).rpartition("-")
    return "-".join([kind, *_asked.words(options), last])


def kind_of(options: argparse.Namespace) -> str:
    """The name of puzzles of all seeds."""
    return name_of(options, 0).rpartition("-")[0]


# --- What is asked for --------------------------------------------------------------------


def seed_in(text: str) -> int:
    """A seed, however large: the number of a day, or of a pupil."""
    if len(text) > DIGITS:
        message = f"expected at most {DIGITS} digits, found {len(text)}"
        raise argparse.ArgumentTypeError(message)
    return natural(text, most=math.inf)


def make_parser(names: Sequence[str] = ()) -> Parser:
    """The options that all puzzles have, and those of each; only of these puzzles if any are named.

    What makes a puzzle takes time to load.
    """
    parser = Parser(
        prog="python -m generators", description="Make puzzles that have exactly one answer."
    )
    puzzles = parser.add_subparsers(metavar="PUZZLE", required=True, dest="puzzle")
    for name in names or PUZZLES:
        module = importlib.import_module(f"generators.{name}")
        one = puzzles.add_parser(name, help=(module.__doc__ or "").split("\n")[0])
        one.set_defaults(module=module)
        one.add_argument("--seed", type=seed_in, help="the same seed, the same puzzle (1)")
        one.add_argument("--count", type=whole, help="so many, all different (1)")
        one.add_argument(
            "--out", type=path_to, metavar="DIR", help="write NAME.in and NAME.ans there"
        )
        _asked.add_options(one)
        module.add_options(one)
    return parser


if __name__ == "__main__":
    heed_signals()
    sys.exit(main())
