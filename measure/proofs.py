"""Whether the steps of a solution are proofs, case by case, and how hard they are to see.

What is asked of the steps of each case: CHECKS.  A rule is asked on a board with nothing but the
facts and laws that a step names; the checker of proofs knows no rule.  Where the time for a case is
up, the rest of it is not asked.  The effort of a step is how many laws its reason has.
"""

import random
import statistics
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cached_property, partial
from types import ModuleType
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from generators._logic import follow
from ground import solutions
from judge.proofs.argument import Checker, Refused
from judge.proofs.command import board_of
from judge.proofs.steps import Reader
from lessons import solver_of
from lessons.trace import Step, news, trace, words_of_facts
from measure import one_by_one, percentile, print_tables
from measure.cases import Case, within

ORDERS = 2  # of the rules of each tier
LARGEST = 40  # items of a reason, of which each is left out to see
MOST_WRONG = 5  # that are named
Word = str  # what does not hold, or nothing


class Asked:
    """A case, and the steps of its solution."""

    def __init__(self, problem: str, solver: ModuleType, case: Case) -> None:
        self.problem, self.solver, self.text = problem, solver, case.puzzle
        self.bare = solver.parse(self.text)

    @cached_property
    def steps(self) -> list[Step]:
        """Every step."""
        return list(trace(self.solver, self.bare))

    @property
    def proved(self) -> list[Step]:
        """The steps whose proofs there was time for."""
        steps = self.__dict__.get("steps", [])
        return [step for step in steps if "proof" in step.__dict__]

    def end(self, rules: tuple[Any, ...]) -> Any:
        """Where these rules end."""
        return follow(self.solver, self.bare, rules)

    def draws(self, step: Step, items: list[str]) -> bool:
        """Whether the very rule, asked where it looked, draws the conclusion from these alone."""
        board = self.solver.part(step.found.board, items)
        return bool(self.solver.draws(board, step.function, step.found, step.proof["facts"]))


# --- What is asked ------------------------------------------------------------------------


def again(asked: Asked) -> Iterator[Word]:
    """Deducing again from where deducing ended yields nothing."""
    for tier in (1, 2, 3):
        rules = solutions.rules_to(asked.solver, tier)
        more = next(asked.solver.deduce(asked.end(rules), rules), None)
        yield more[0].__name__ if more else ""


def anew(asked: Asked) -> Iterator[Word]:
    """A board made anew from its facts before every rule takes the same step."""
    steps = iter(asked.steps)
    solver, board, before = asked.solver, asked.bare, None
    while before is None or board is not before:
        before, facts = board, solver.facts(board)
        for rule in solver.RULES:
            for found in rule(solver.assume(asked.bare, facts)):
                told = news(solver, board, found)
                if told:
                    board = solver.assume(board, words_of_facts(told))
                    step = next(steps, None)
                    same = step and (step.rule, step.facts) == (rule.__name__, told)
                    yield "" if same else rule.__name__
            if board is not before:
                break
    yield "" if next(steps, None) is None else "it ends early"


def orders(asked: Asked) -> Iterator[Word]:
    """The rules of a tier end alike in any order."""
    chance = random.Random(asked.text)
    for tier in (1, 2, 3):
        rules = solutions.rules_to(asked.solver, tier)
        facts = asked.solver.facts(asked.end(rules))
        for _ in range(ORDERS):
            order = tuple(sorted(rules, key=lambda rule: (rule.tier, chance.random())))
            same = asked.solver.facts(asked.end(order)) == facts
            yield "" if same else f"tier {tier}: {[rule.__name__ for rule in order]}"


def suffices(asked: Asked) -> Iterator[Word]:
    """From what a step names the very rule draws its conclusion."""
    for step in asked.steps:
        items = step.proof["laws"] + step.proof["from"]
        yield "" if asked.draws(step, items) else named(step)


def minimal(asked: Asked, *, direct: bool) -> Iterator[Word]:
    """Of what a step names nothing can be left out."""
    for step in asked.steps:
        if (step.tier == 1) == direct:
            items = step.proof["laws"] + step.proof["from"]
            rests = [items[:at] + items[at + 1 :] for at in range(len(items[:LARGEST]))]
            yield named(step) if any(asked.draws(step, rest) for rest in rests) else ""


def accepted(asked: Asked) -> Iterator[Word]:
    """The checker, which knows no rule, accepts the step and its whole argument."""
    board = board_of(asked.problem, asked.text)
    checker, reader = Checker(board), Reader(board)
    for step in asked.steps:
        told = reader.top({"step": step.number, **step.proof}, step.number)
        try:
            checker.check(told, f"step {step.number}")
            yield ""
        except Refused as refused:
            checker.scope.add(told.facts)  # each step is asked, whatever was wrong before
            yield str(refused)


def named(step: Step) -> Word:
    """A step by its number, rule and facts."""
    return f"step {step.number}, {step.rule}: {', '.join(step.proof['facts'])}"


CHECKS: dict[str, tuple[Callable[[Asked], Iterator[Word]], float]] = {  # what, and how often
    "deducing again yields nothing": (again, 1.0),
    "the same steps on boards made anew": (anew, 1.0),
    "the same end in another order": (orders, 1.0),
    "reasons suffice": (suffices, 1.0),
    "reasons are minimal, tier 1": (partial(minimal, direct=True), 1.0),
    "reasons are minimal, tiers 2 and 3": (partial(minimal, direct=False), 0.95),
    "the checker accepts": (accepted, 1.0),
}


# --- Of all cases -------------------------------------------------------------------------


class Tally:
    """How often something was asked, and what did not hold; in how many cases time was up."""

    def __init__(self) -> None:
        self.asked, self.wrong, self.cut = 0, [], 0

    @property
    def right(self) -> int:
        """How often it held."""
        return self.asked - len(self.wrong)

    def ask(self, case: Case, words: Iterator[Word], seconds: float) -> None:
        """Ask of one case, as long as there is time."""
        try:
            with within(seconds):
                for word in words:
                    self.asked += 1
                    self.wrong += [f"{case.path}: {word}"] if word else []
        except TimeoutError:
            self.cut += 1

    def holds(self, often: float) -> bool:
        """Whether it holds as often as it must."""
        return self.right >= often * self.asked

    def row(self) -> list[str]:
        """The figures."""
        share = "-"
        if self.asked:  # what is cut off is not rounded: all is said of all only
            share = "{}.{:02}%".format(*divmod(10_000 * self.right // self.asked, 100))
        return [str(self.asked), str(self.right), share, str(self.cut)]


def hold(problem: str, cases: list[Case], seconds: float) -> bool:
    """Ask all of these cases, and print what holds and the effort of each rule; whether it does."""
    solver = solver_of(problem)
    tallies = {name: Tally() for name in CHECKS}
    efforts: dict[str, list[int]] = defaultdict(list)
    for case in one_by_one(cases, f"{problem}: proofs", len(cases)):
        asked = Asked(problem, solver, case)
        for name, (asks, _) in CHECKS.items():
            tallies[name].ask(case, asks(asked), seconds)
        for step in asked.proved:
            efforts[step.rule].append(step.effort)
    print_tables(table_of(problem, tallies), table_of_efforts(solver, efforts))
    failed = [name for name, (_, often) in CHECKS.items() if not tallies[name].holds(often)]
    for name in failed:
        for word in tallies[name].wrong[:MOST_WRONG]:
            print(f"not so: {name}: {word}", file=sys.stderr)
    return not failed


def table_of(problem: str, tallies: dict[str, Tally]) -> Table:
    """A line for each thing that is asked."""
    columns = ["what", "asked", "holds", "of 100", "cases cut short"]
    table = titled(f"{problem}: what holds", columns)
    for name, tally in tallies.items():
        table.add_row(name, *tally.row())
    return table


def table_of_efforts(solver: ModuleType, efforts: dict[str, list[int]]) -> Table:
    """A line for each rule that was used."""
    table = titled("effort", ["rule", "tier", "steps", "median", "p95", "largest"])
    for rule in solver.RULES:
        found = sorted(efforts.get(rule.__name__, []))
        if found:
            late = percentile(found, 0.95)
            figures = f"{statistics.median(found):g}", str(late), str(found[-1])
            table.add_row(rule.__name__, str(rule.tier), str(len(found)), *figures)
    return table


def titled(title: str, columns: list[str]) -> Table:
    """A table whose first column is words."""
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for heading in columns:
        table.add_column(heading, justify="left" if heading == columns[0] else "right")
    return table
