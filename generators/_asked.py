"""What can be asked of every puzzle: its size, a rule that it needs, its hardest step's effort.

And how long it may take.
"""

import argparse
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

from generators import Impossible, NotFound
from generators._logic import TIERS, follow, rules_without
from ground.commands import above_zero
from ground.solutions import rules_to

DRAWS = 300  # how many puzzles are drawn for what is asked
LONGEST_SIDE = 100  # of a puzzle
SECONDS = 120  # of computing, after which a seed is given up
SOON = 1e-3  # seconds: a timer of 0 is none
AGAIN = 0.1  # seconds until what was told while Python tidied up, and was lost, is told again


class Late(NotFound):
    """The time is over."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options that all puzzles have."""
    parser.add_argument(
        "--rule",
        metavar="NAME",
        help="one that cannot be solved without that rule, and can with it",
    )
    parser.add_argument(
        "--effort",
        type=bounds,
        metavar="A-B",
        help="one whose hardest step needs from A to B laws, such as 3-5, always taking the easiest"
        " rule that tells something, as the solution does",
    )
    parser.add_argument(
        "--limit",
        type=above_zero,
        default=SECONDS,
        metavar="SECONDS",
        help=f"give a seed up after so much computing ({SECONDS})",
    )


def fill(options: argparse.Namespace, usual: dict[str, Any]) -> None:
    """Take what is usual where nothing is asked."""
    for name, value in usual.items():
        if getattr(options, name) is None:
            setattr(options, name, value)


def size(text: str) -> tuple[int, int]:
    """(rows, columns) of N or HxW."""
    sides = text.lower().split("x")
    if len(sides) > 2 or not all(map(is_side, sides)):
        message = f"expected N or HxW with sides from 1 to {LONGEST_SIDE}, found {text!r}"
        raise argparse.ArgumentTypeError(message)
    return int(sides[0]), int(sides[-1])


def is_side(text: str) -> bool:
    """Whether a text is the length of a side."""
    return is_count(text) and 0 < int(text) <= LONGEST_SIDE


def is_count(text: str) -> bool:
    """Whether a text is a number from 0 on, of a length that can be sensible."""
    return text.isascii() and text.isdigit() and len(text) < 9


def bounds(text: str) -> tuple[int, int]:
    """(least, most) of A-B or of just one number."""
    words = text.split("-")
    if not (len(words) <= 2 and all(map(is_count, words))):
        raise argparse.ArgumentTypeError(f"expected A-B, found {text!r}")
    least, most = int(words[0]), int(words[-1])
    if least > most:
        raise argparse.ArgumentTypeError(f"expected A-B with A not above B, found {text!r}")
    if not most:
        raise argparse.ArgumentTypeError(f"expected A-B with B above 0, found {text!r}")
    return least, most


def settle(options: argparse.Namespace) -> None:
    """Take the tier of the rule asked for if no tier is; Impossible if the two do not agree."""
    if options.rule is None:
        options.tier = options.tier or options.usual_tier
        return
    own = tier_of(options.module.solver, options.rule)
    fitting = [tier for tier, number in TIERS.items() if number >= own]
    options.tier = options.tier or fitting[0]
    if options.tier not in fitting:
        raise Impossible(f"{options.rule} is of tier {own}: expected {' or '.join(fitting)}")


def tier_of(solver: ModuleType, name: str) -> int:
    """The tier of a rule; Impossible if there is none of that name."""
    tiers: dict[str, int] = {rule.__name__: rule.tier for rule in solver.RULES}
    if name not in tiers:
        raise Impossible(f"no rule is called {name!r}; there are: {', '.join(tiers)}")
    return tiers[name]


def words(options: argparse.Namespace) -> list[str]:
    """What is asked, for the puzzle's name."""
    effort = ["effort{}-{}".format(*options.effort)] if options.effort else []
    return [options.rule, *effort] if options.rule else effort


def drawn(options: argparse.Namespace) -> Iterator[float]:
    """The seconds that are left for each draw for what is asked; for nothing, there is one."""
    until = time.process_time() + options.limit
    for _ in range(DRAWS if words(options) else 1):
        left = until - time.process_time()
        if left < 0:
            return
        yield max(left, SOON)


@contextmanager
def ended_after(seconds: float) -> Iterator[None]:
    """Late after so much computing, where a timer can interrupt it."""
    beside = threading.current_thread() is not threading.main_thread()
    if beside or sys.platform == "emscripten":
        yield
        return

    def late(*_: object) -> None:
        raise Late(f"there was no end in {seconds:g} s")

    before = signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def unfit(options: argparse.Namespace, puzzle: str) -> str:
    """Why a puzzle is not as asked; nothing if it is."""
    solver = options.module.solver
    if options.rule and not needs(solver, puzzle, options.rule, TIERS[options.tier]):
        return "solved without that rule"
    return off_effort(solver, solver.parse(puzzle), *options.effort) if options.effort else ""


def in_words(options: argparse.Namespace, why: Counter[str], *, late: bool) -> str:
    """What is said of puzzles that are all not as asked: how many, why; `late`: in what time."""
    within = f" in {options.limit:g} s" if late else ""
    if not words(options):
        return within
    each = ", ".join(f"{reason}: {number}" for reason, number in sorted(why.items()))
    told = f" ({each})" if why else ""
    return f"; drawn{within}: {why.total()}{told}" if why or late else ""


def needs(solver: ModuleType, puzzle: str, name: str, tier: int) -> bool:
    """Whether the rules up to the tier finish a puzzle, and without this one they do not."""
    rules = rules_to(solver, tier)
    stuck = follow(solver, solver.parse(puzzle), rules_without(rules, name))
    return bool(stuck.unknown) and not follow(solver, stuck, rules).unknown


def off_effort(solver: ModuleType, board: Any, least: int, most: int) -> str:
    """Why the hardest step that the solution takes needs not so many laws; nothing if it does."""
    hardest = 0
    for rule, found, after in solver.deduce(board):
        hardest = max(hardest, len(solver.prove(board, rule, found)["laws"]))
        if hardest > most:
            return "too hard"
        board = after
    if board.unknown:  # it has one answer, but no step leads there
        return "not solved by logic"
    return "too easy" if hardest < least else ""
