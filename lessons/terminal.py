"""A lesson on the terminal: each step with its rule, its sentence, and the board."""

import json
import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from types import ModuleType
from typing import Any

from lessons.drawing import WIDTH, Marks
from lessons.rules import Rule, rules_of
from lessons.trace import Step
from lessons.words import counted, listed

NAMED = 24  # places that are listed; the board shows them all
SCHEMA, VERSION = "logic-puzzles/trace", 1


class Lesson:
    """A puzzle's solver, the words for it, and whether to print in colour."""

    def __init__(self, problem: str, solver: ModuleType, words: ModuleType, colour: bool) -> None:
        self.problem, self.solver, self.words, self.colour = problem, solver, words, colour
        self.rules = rules_of(solver, words)

    def draw(self, board: Any, marks: Marks | None = None) -> str:
        """The board as text."""
        return str(self.words.draw(self.solver, board, marks or Marks()))

    def marks(self, step: Step, *, conclude: bool = True) -> Marks:
        """What of the board to mark for a step: its proof, and what it concludes."""
        follows = frozenset(step.places) if conclude else frozenset()
        return Marks(follows, frozenset(step.because), step.value if conclude else "", self.colour)

    def heading(self, board: Any) -> str:
        """What stands before the first step."""
        return "\n".join([self.words.TITLE, self.words.LEGEND, "", self.draw(board), ""])

    def show(self, step: Step) -> str:
        """One step."""
        sentence = self.words.say(step)
        lines = [
            *self.rule_lines(self.rules[step.rule], f"{step.number}. "),
            *wrapped(f"{step.value}: {named(step.places)}", "    "),
            *wrapped(f"because of: {named(step.because)}", "    "),
            "",
            *wrapped(sentence, "  "),
            "",
            self.draw(step.after, self.marks(step)),
            "",
        ]
        return "\n".join(lines)

    def rule_lines(self, rule: Rule, number: str = "") -> list[str]:
        """A rule: title and tier, law, LEGUP's name."""
        title = f"{number}{rule.title} (tier {rule.tier})"
        if self.colour:
            title = f"\033[1m{title}\033[0m"
        legup = wrapped(f"LEGUP: {rule.legup}", "    ") if rule.legup else []
        return [title, *wrapped(rule.law, "    "), *legup]

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
        number = self.solver.count(board.unknown)
        noun = "edge" if hasattr(board, "path") else "cell"
        return f"{counted(number, noun)} {'is' if number == 1 else 'are'}"

    def hint(self, step: Step, level: int) -> str:
        """The next step in three levels: where to look, which rule, what follows."""
        lines = wrapped(where(step), "")
        if level > 1:
            lines += ["", *self.rule_lines(self.rules[step.rule])]
        if level > 2:
            lines += ["", *wrapped(self.words.say(step), "")]
        told = level > 2
        board = step.after if told else step.before
        return "\n".join([*lines, "", self.draw(board, self.marks(step, conclude=told))])

    # For programs.

    def header(self, puzzle: str) -> str:
        """The first line for programs."""
        return as_line(
            schema=SCHEMA,
            version=VERSION,
            problem=self.problem,
            title=self.words.TITLE,
            laws=self.words.LAWS,
            rules=[asdict(rule) for rule in self.rules.values()],
            puzzle=puzzle,
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
            sentence=self.words.say(step),
            board=self.solver.render(step.after),
        )


def as_line(**values: Any) -> str:
    """An object in one line of JSON."""
    return json.dumps(values, ensure_ascii=False)


def wrapped(text: str, indent: str) -> list[str]:
    """A text in lines that fit."""
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent,
        break_on_hyphens=False,
        break_long_words=False,
    )


def named(places: Iterable[str]) -> str:
    """Places one after the other; of a great many the first."""
    names = list(places)
    more = f" and {len(names) - NAMED} more" if len(names) > NAMED else ""
    return " ".join(names[:NAMED]) + more or "nothing but the laws"


def where(step: Step) -> str:
    """Where to look for a step."""
    if not step.because:
        return f"Look at {step.places[0]}."
    if len(step.because) > NAMED:
        return f"Look at the whole board, and at what is known around {step.places[0]}."
    return f"Look at {listed(step.because, most=NAMED)}."


def chosen(steps: Iterable[Step], first: int, last: int | None) -> Iterator[Step]:
    """The steps from `first` to `last`."""
    for step in steps:
        if step.number >= first and (last is None or step.number <= last):
            yield step
