"""The command line: python -m lessons PROBLEM [FILE] [options]; see --help.

Exit status: 0 if the puzzle is solved, or rated; 1 if it has no answer, the rules are stuck, the
time is over or nobody reads the output; 2 for bad input, a wrong command line or an output that
cannot be written; 130 after Ctrl-C.
"""

from ground import end_by_signal

if __name__ == "__main__":
    end_by_signal()  # Ctrl-C: while we are loaded, nothing is said

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from types import ModuleType
from typing import Any, TextIO

from ground import commands
from ground.commands import INTERRUPTED, Parser, above_zero, heed_signals, one_line, path_to, whole
from ground.files import write_atomically
from ground.problems import ProblemError, all_problems
from lessons import Late, solver_of, unwritten, within, words_of
from lessons.hints import Clash, clash, next_step
from lessons.puzzles.source import Unfit, parse, read, source, spare
from lessons.rating.command import rate_all
from lessons.reasons.alike import in_a_row
from lessons.reasons.words import beyond, broken_law, listed
from lessons.terminal import Lesson, Steps, another, as_line, chosen
from lessons.trace import lines_of

EPILOG = """\
--json prints one object a line. The first has schema "logic-puzzles/trace", version, problem,
title, laws, rules (name, title, tier, law, legup) and puzzle (the text that was read). Then
comes a line per step: step (its number), rule, tier, places, value, because (places), from
(facts), laws, sentence, board (the text after the step). The last has end ("solved", "stuck" or
"no answer"), steps and open (places left); if there is no answer also law and places.
"""
complain = partial(commands.complain, "lessons")


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; the exit status."""
    if not sys.stdout:
        return complain("cannot write the output: it is closed")
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")  # boards are drawn with it, whatever is set
    try:
        status = run(read_options(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
        return status
    except Unfit as error:
        return complain(error)
    except KeyboardInterrupt:
        return INTERRUPTED
    except (ChildProcessError, Late) as error:
        return complain(error, 1)
    except OSError as error:
        return unwritten(error)


def read_options(argv: Sequence[str]) -> argparse.Namespace:
    """The command line's options."""
    parser = Parser(
        prog="python -m lessons",
        description="Every step to a puzzle's answer, in words.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("problem", metavar="PROBLEM", help="a folder of testcases/: nurikabe, ...")
    parser.add_argument(
        "file", metavar="FILE", nargs="?", type=source, help="or a link, or standard input"
    )
    parser.add_argument("--from", dest="first", type=whole, metavar="N", help="from step N on")
    parser.add_argument("--to", dest="last", type=whole, metavar="M", help="up to step M")
    parser.add_argument("--json", action="store_true", help="for programs: see below")
    parser.add_argument("--limit", type=above_zero, metavar="SECONDS", help="give up after so long")
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--step", action="store_true", help="wait for a key before each; q ends")
    ways.add_argument(
        "--hint",
        type=int,
        choices=(1, 2, 3),
        metavar="LEVEL",
        help="the next step only: 1 where to look (the default), 2 which rule, 3 what follows",
    )
    ways.add_argument(
        "--rate", action="store_true", help="how difficult FILE is, or each *.in of a folder"
    )
    parser.add_argument(
        "--exact", action="store_true", help="with --rate: also K*, the least there is to see"
    )
    ways.add_argument("--html", type=path_to, metavar="OUT", help="a page that needs nothing else")
    ways.add_argument(
        "--proof", type=path_to, metavar="OUT", help="a proof that `python -m judge proof` checks"
    )
    options = parser.parse_intermixed_args(level_told(argv))
    fits(parser, options)
    return options


def level_told(argv: Sequence[str]) -> list[str]:
    """The command line, with level 1 after a --hint that has none."""
    told = list(argv)
    for at, word in enumerate(argv):
        if word == "--hint" and not (at + 1 < len(argv) and is_level(argv[at + 1])):
            told[at] = "--hint=1"
    return told


def is_level(word: str) -> bool:
    """Whether a word is meant as a level, right or wrong."""
    return not word or word.lstrip("-").isdecimal()


def fits(parser: Parser, options: argparse.Namespace) -> None:
    """End with a line that says so if options do not go together."""
    some = options.first or options.last
    if options.first and options.last and options.first > options.last:
        parser.error(f"expected --from not above --to, found {options.first} and {options.last}")
    given = vars(options)
    for name in "hint", "rate", "html", "proof":
        if some and given[name]:
            parser.error(f"--from and --to do not go with --{name}")
    if options.limit and options.step:
        parser.error("--limit does not go with --step")
    if options.exact and not options.rate:
        parser.error("--exact goes with --rate")
    for name in "hint", "step", "html", "proof":
        if options.json and given[name]:
            parser.error(f"--json does not go with --{name}")


def run(options: argparse.Namespace) -> int:
    """Load the puzzle's solver and do what is asked; the exit status."""
    known = all_problems()
    if options.problem not in known:  # those of other judges have formats of their own
        raise Unfit(f"expected a problem of {', '.join(known)}, found {options.problem!r}")
    try:
        solver = solver_of(options.problem)
    except ProblemError as error:
        raise Unfit(error) from error
    colour = sys.stdout.isatty() and "NO_COLOR" not in os.environ
    lesson = Lesson(options.problem, solver, words_of(solver.NAME), colour)
    if options.rate:
        return rate_all(lesson, options)
    if out := options.html or options.proof:
        spare(options.file, out)
    lesson.puzzle = read(lesson.problem, options.file)
    board = parse(solver, lesson.puzzle, options.file)
    with within(options.limit):
        return show(lesson, board, options)


def show(lesson: Lesson, board: Any, options: argparse.Namespace) -> int:
    """Show of a puzzle what is asked; the exit status."""
    if options.html:
        return write_page(lesson, board, options)
    if options.proof:
        return write_proof(lesson, board, options.proof)
    if options.hint:
        return hint(lesson, board, options.hint)
    if options.json:
        return records(lesson, board, options)
    return tell(lesson, board, options)


def write_page(lesson: Lesson, board: Any, options: argparse.Namespace) -> int:
    """Write the lesson as a page; the exit status is 0 if its steps settle everything."""
    from lessons.page import data_of, page_of  # heavier than all that a terminal needs
    from lessons.processes import begun

    name = one_line(options.file.stem) if options.file else ""
    try:
        data = data_of(lesson.problem, name, lesson.puzzle, begun)
    except lesson.solver.Contradiction as broken:
        law = broken_law(broken.law, lesson.places(board, broken))
        return complain(f"no solution: {law}", 1)
    save(options.html, page_of(data))
    if data["solved"]:
        return 0
    return complain(f"stuck: no rule says more: {beyond(unique=data['unique'])}", 1)


def write_proof(lesson: Lesson, board: Any, path: Path) -> int:
    """Write the solution as a proof; the exit status is 0 if it settles everything."""
    from lessons.processes import begun  # heavier than all that a terminal needs

    steps = Steps(lesson, board)
    list(steps)
    with begun(steps.proofs()) as jobs:
        lines = lines_of(lesson.problem, lesson.puzzle, (job() for job in jobs))
        save(path, "".join(lines))
    return ended(steps)


def save(path: Path, content: str) -> None:
    """Write a file; Unfit if that cannot be, but where who read it has gone, as of all output."""
    try:
        write_atomically(path, content)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Unfit(f"cannot write {path}: {error.strerror}") from error


def no_answer(steps: Steps) -> int:
    """Say that there is no answer, and why; the exit status."""
    return complain(f"no solution: {broken_law(steps.broken.law, steps.places())}", 1)


def ended(steps: Steps) -> int:
    """Say it if the rules do not lead to the end, and why; the exit status."""
    why = steps.why_stuck()
    if steps.broken:
        return no_answer(steps)
    if not steps.board.unknown:
        return 0
    open_ = steps.lesson.open(steps.board)
    return complain(f"stuck: {open_} open, and no rule says more: {why}", 1)


def tell(lesson: Lesson, board: Any, options: argparse.Namespace) -> int:
    """Print every step; the exit status."""
    if options.step and not (options.file and all(map(is_terminal, (sys.stdin, sys.stdout)))):
        raise Unfit("--step works only on a terminal, and with the puzzle in a FILE")
    steps, first = Steps(lesson, board), options.first or 1
    if first == 1:
        print(lesson.heading(board))
    show = lesson.screens if sys.stdout.isatty() else lambda *told: [lesson.show(*told)]
    for step, *others in in_a_row(chosen(steps, first, options.last)):
        for shown in show(step, others):
            print(shown, flush=options.step)
            if options.step and not another():
                return 0
    begin_within(steps, first)
    if not steps.broken:
        print(lesson.ending(steps.board, steps.seen), end="", flush=True)  # why may take long
        why = steps.why_stuck()
        print(f" No rule says more: {why}." if why else "")
    if not steps.broken:
        return 1 if steps.board.unknown else 0
    if look := steps.last_look():
        print(lesson.show_end(look, broken_law(look.found.law, steps.places())))
    return no_answer(steps)


def is_terminal(stream: TextIO | None) -> bool:
    """Whether it is one; a stream that is closed is none."""
    return stream is not None and stream.isatty()


def hint(lesson: Lesson, board: Any, level: int) -> int:
    """Print the next step, as far as the level goes; the exit status.

    All steps are looked at first: a wrong mark may show only later.
    """
    solver, words, steps = lesson.solver, lesson.words, Steps(lesson, board, in_order=True)
    list(steps)
    if steps.broken or steps.board.unknown:
        start, marks = solver.parse(words.bare(lesson.puzzle)), solver.facts(board)
        found = clash(solver, start, marks, stuck=not steps.broken)
        if found:
            return complain(f"no solution: {told(found, words, lesson.puzzle)}", 1)
    if steps.seen:
        step, minded = next_step(solver, words, board, steps.seen)
        print(lesson.hint(step, level, minded))
        return 0
    if not board.unknown:
        print("Nothing is open: this is the answer.")
        return 0
    return ended(steps)


def told(found: Clash, words: ModuleType, puzzle: str) -> str:
    """The marks of a board that clash, and the law."""
    law = broken_law(found.law, found.places)
    if not found.marks:
        return law
    as_written = getattr(words, "as_written", lambda _, marks: marks)
    marks = as_written(puzzle, found.marks)
    verb, them = ("cannot be right", "it") if len(marks) == 1 else ("cannot all be right", "them")
    later = f"with what follows from {them} " if found.later else ""
    return f"{listed(marks)} {verb}: {later}{law}"


def begin_within(steps: Steps, first: int) -> None:
    """Unfit unless there is a step of that number, which is the first to be told."""
    if first > max(len(steps.seen), 1) and not steps.broken:
        most = f"up to {len(steps.seen)}, the last step" if steps.seen else "1, as there is no step"
        raise Unfit(f"expected --from {most}, found {first}")


def records(lesson: Lesson, board: Any, options: argparse.Namespace) -> int:
    """Print every step for programs; the exit status."""
    print(lesson.header())
    steps, first = Steps(lesson, board), options.first or 1
    for step in chosen(steps, first, options.last):
        print(lesson.record(step))
    begin_within(steps, first)
    last: dict[str, Any] = {"end": steps.end(), "steps": len(steps.seen)}
    last["open"] = len(lesson.solver.names(steps.board, steps.board.unknown).split())
    if steps.broken:
        last |= {"law": steps.broken.law, "places": steps.places()}
    print(as_line(**last))
    return 0 if steps.end() == "solved" else 1


if __name__ == "__main__":
    heed_signals()
    sys.exit(main())
