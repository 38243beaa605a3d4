"""A lesson on the terminal: each step with its rule, its sentence, and the board."""

import contextlib
import json
import os
import sys
import termios
import tty
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from functools import partial
from types import ModuleType
from typing import Any

from lessons import Job, title_of
from lessons.arguments import words_for
from lessons.arguments.pictures import argument
from lessons.puzzles.drawing import WIDTH, Marks
from lessons.puzzles.screen import screens, wrapped
from lessons.rating.easiest import easiest
from lessons.reasons.alike import in_brief, in_the_same_way
from lessons.reasons.words import beyond, counted, listed
from lessons.rules import Rule, rules_of
from lessons.trace import Step, answers_from, is_mark, trace

FEW = 4  # cells of a region that are named where its law is
NAMED = 24  # places to look at; of more, the whole board
SCHEMA, VERSION = "logic-puzzles/trace", 1


class Lesson:
    """A puzzle's solver, the words for it, and whether to print in colour; the puzzle's text."""

    def __init__(self, problem: str, solver: ModuleType, words: ModuleType, colour: bool) -> None:
        self.problem, self.solver, self.words, self.colour = problem, solver, words, colour
        self.rules, self.puzzle = rules_of(solver, words), ""

    def draw(self, board: Any, marks: Marks | None = None) -> str:
        """The board as text."""
        shown = self.solver.render(board)
        return str(self.words.draw(self.puzzle, shown, marks or Marks()))

    def marks(self, step: Step, *, conclude: bool = True) -> Marks:
        """What of the board to mark for a step: its proof, and what it concludes."""
        follows = frozenset(step.places) if conclude else frozenset()
        return Marks(follows, frozenset(step.because), step.value if conclude else "", self.colour)

    def heading(self, board: Any) -> str:
        """What stands before the first step."""
        return "\n".join([title_of(self.problem), self.words.LEGEND, "", self.draw(board), ""])

    def places(self, board: Any, broken: Any) -> list[str]:
        """Where a law is broken."""
        return self.solver.names(board, broken.cells).split()

    def show(self, step: Step, others: Sequence[Step] = ()) -> str:
        """One step, with those that are alike: its words, and the board below."""
        words = self.words_of(step, others=others)
        return "\n".join([*words, "", self.draw(step.after, self.marks(step)), ""])

    def screens(self, step: Step, others: Sequence[Step] = ()) -> Iterator[str]:
        """The same for a screen, or for several, one after the other."""
        return screens(
            lambda width: self.words_of(step, width, others),
            lambda marks: self.draw(step.after, marks),
            self.marks(step),
            self.words.givens(self.puzzle)["size"],
        )

    def words_of(self, step: Step, width: int = WIDTH, others: Sequence[Step] = ()) -> list[str]:
        """What is said of a step, and of those that are alike, in lines that are so wide."""
        marks = f"{step.value}: {named(step.places)}" if is_mark(step.facts[0]) else ""
        return [
            *self.rule_lines(self.rules[step.rule], f"{step.number}. ", width),
            *wrapped(marks, "    ", width),
            *wrapped(f"because of: {named(reasons(step))}", "    ", width),
            *wrapped(may_be(self.words.candidates(step)), "    ", width),
            "",
            *wrapped(self.words.say(step), "  ", width),
            *argued(step, width),
            *self.alike(step, others, width),
        ]

    def show_end(self, step: Step, law: str) -> str:
        """The look at which a law is seen to be broken: where, why, and the board."""
        wrong = frozenset(self.places(step.before, step.found))
        lines = [
            *self.rule_lines(self.rules[step.rule]),
            *wrapped(f"because of: {named(reasons(step))}", "    "),
            "",
            *wrapped(f"There is no answer: {law}.", "  "),
            *argued(step),
            "",
            self.draw(step.before, Marks(wrong, frozenset(step.because), "", self.colour)),
            "",
        ]
        return "\n".join(lines)

    def alike(self, step: Step, others: Sequence[Step], width: int) -> Iterator[str]:
        """What goes in the same way as a step, in lines."""
        if others:
            yield from ["", *wrapped(in_the_same_way(step, others), "  ", width)]
        for other in others:
            said = f"{other.number}. {in_brief(self.words, step, other)}"
            yield from wrapped(said, "    ", width)

    def rule_lines(self, rule: Rule, number: str = "", width: int = WIDTH) -> list[str]:
        """A rule: title and tier, law, LEGUP's name."""
        title = f"{number}{rule.title} (tier {rule.tier})"
        if self.colour:
            title = f"\033[1m{title}\033[0m"
        legup = wrapped(f"LEGUP: {rule.legup}", "    ", width) if rule.legup else []
        return [title, *wrapped(rule.law, "    ", width), *legup]

    def ending(self, board: Any, steps: Iterable[Step]) -> str:
        """What stands after the last step."""
        tiers = Counter(step.tier for step in steps)
        total = counted(sum(tiers.values()), "step")
        parts = [f"{tiers[tier]} of tier {tier}" for tier in sorted(tiers)]
        where = f" ({', '.join(parts)})" if parts else ""
        if board.unknown:
            return f"Stuck after {total}{where}: {self.open(board)} open."
        return f"Solved in {total}{where}."

    def open(self, board: Any) -> str:
        """How much of the board is open: 3 cells are."""
        places = self.solver.names(board, board.unknown).split()
        number, noun = len(places), "cell" if "-" not in "".join(places) else "edge"
        return f"{counted(number, noun)} {'is' if number == 1 else 'are'}"

    def hint(self, step: Step, level: int, minded: Sequence[Step]) -> str:
        """The next step in three levels: where to look, which rule, what follows.

        What it rests on and nobody can mark is told before it.
        """
        lines = wrapped(where(step), "")
        if level > 1:
            lines += ["", *self.rule_lines(self.rules[step.rule])]
        if level > 2:
            for each in (*minded, step):
                lines += ["", *wrapped(self.words.say(each), "")]
        told = level > 2
        board = step.after if told else step.before
        return "\n".join([*lines, "", self.draw(board, self.marks(step, conclude=told))])

    # For programs.

    def header(self) -> str:
        """The first line for programs."""
        return as_line(
            schema=SCHEMA,
            version=VERSION,
            problem=self.problem,
            title=title_of(self.problem),
            laws=self.words.laws(self.puzzle),
            rules=[asdict(rule) for rule in self.rules.values()],
            puzzle=self.puzzle,
        )

    def record(self, step: Step) -> str:
        """A step for programs."""
        return as_line(
            step=step.number,
            rule=step.rule,
            tier=step.tier,
            places=step.places,
            value=step.value,
            because=step.because,
            **{"from": step.proof["from"]},
            laws=step.proof["laws"],
            sentence=self.words.say(step),
            board=self.solver.render(step.after),
        )


def as_line(**values: Any) -> str:
    """An object in one line of JSON."""
    return json.dumps(values, ensure_ascii=False)


def may_be(left: dict[str, list[str]]) -> str:
    """What places may still be: r1c1 2 or 3, r1c2 1 or 3."""
    some = ", ".join(f"{place} {listed(values, 'or')}" for place, values in left.items())
    return f"may be: {some}" if some else ""


def argued(step: Step, width: int = WIDTH) -> Iterator[str]:
    """The argument of a step in numbered lines, each as far in as it is supposed."""
    pictures = argument(step)
    if pictures:
        yield ""
    for number, picture in enumerate(pictures, 1):
        sign = f"{number}. "
        indent = "    " + "  " * picture.depth
        lines = wrapped(picture.says, indent + " " * len(sign), width)
        yield indent + sign + lines[0].lstrip()
        yield from lines[1:]


def named(words: Iterable[str]) -> str:
    """Places or facts one after the other."""
    names = list(words)
    return (", " if " " in "".join(names) else " ").join(names)


def reasons(step: Step) -> list[str]:
    """The facts and laws from which a step follows."""
    facts = words_for(step.solver.NAME).gathered(step.proof["from"])
    return [*facts, *map(in_short, step.proof["laws"])]


def in_short(law: str) -> str:
    """A law; of a region with many cells their number."""
    kind, _, cells = law.partition(" ")
    if kind == "room":  # its name may be anything
        return law
    if kind in ("row", "column"):
        line, value = cells.split(", ")
        return f"the {value}s in {kind} {line}"
    many = cells.count("+") + 1
    return f"{kind} of {many} cells" if many > FEW else law.replace("+", " ")


def where(step: Step) -> str:
    """Where to look for a step: at the rooms of its laws, and at what proves it."""
    if len(step.because) > NAMED:
        return f"Look at the whole board, and at what is known around {step.places[0]}."
    return f"Look at {listed([*step.rooms, *step.because] or step.places[:1])}."


def chosen(steps: Iterable[Step], first: int, last: int | None) -> Iterator[Step]:
    """The steps from `first` to `last`."""
    for step in steps:
        if step.number >= first and (last is None or step.number <= last):
            yield step


class Steps:
    """The steps of a lesson one by one, and how they end: where the board is, which law broke.

    They are easy ones, or those that the rules take in their order, which is faster.
    """

    def __init__(self, lesson: Lesson, board: Any, *, in_order: bool = False) -> None:
        self.lesson, self.board, self.seen, self.broken = lesson, board, [], None
        solver, puzzle = lesson.solver, lesson.puzzle
        self.steps = trace(solver, board) if in_order else easiest(solver, board, puzzle)

    def __iter__(self) -> Iterator[Step]:
        try:
            for step in self.steps:
                self.seen.append(step)
                self.board = step.after
                yield step
        except self.lesson.solver.Contradiction as broken:
            self.broken = broken

    def end(self) -> str:
        """How it ends: solved, stuck or no answer."""
        return "no answer" if self.broken else "stuck" if self.board.unknown else "solved"

    def why_stuck(self) -> str:
        """Why no rule says more, where none does; it may turn out that there is no answer."""
        if self.broken or not self.board.unknown:
            return ""
        try:
            return beyond(unique=len(answers_from(self.lesson.solver, self.board)) == 1)
        except self.lesson.solver.Contradiction as broken:
            self.broken = broken
            return ""

    def proofs(self) -> Iterator[Job]:
        """What gives the proof of each step, and of the law that broke."""
        for step in self.seen:
            yield partial(getattr, step, "proof")
        if look := self.last_look():
            yield partial(getattr, look, "proof")

    def last_look(self) -> Step | None:
        """The one at which a law is seen broken: a step without facts; None if no rule saw it."""
        found = self.broken
        if not (found and found.rule):
            return None
        number = len(self.seen) + 1
        return Step(number, found.rule, (), found, self.board, self.board, self.lesson.solver)

    def places(self) -> list[str]:
        """Where the law is broken."""
        return self.lesson.places(self.board, self.broken) if self.broken else []


def another() -> bool:
    """Wait for a key; whether it is not the one that ends."""
    with keys():
        try:
            print("any key: on; q: the end", end="", flush=True)
            key = os.read(sys.stdin.fileno(), 64)
        finally:  # Ctrl-C ends the waiting too
            print("\r\033[K", end="", flush=True)
    return key not in (b"", b"q", b"Q", b"\x04")


@contextlib.contextmanager
def keys() -> Iterator[None]:
    """A terminal that gives each key at once and shows none; as it was, afterwards."""
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal, termios.TCSANOW)  # a key pressed too early counts
        yield
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
