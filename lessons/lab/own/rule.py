"""A rule of one's own, beside those of the solution: where it speaks, and what it is worth.

It stands in a copy of the solution's file, and that is what is saved: a program for any judge.
"""

import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from copy import deepcopy
from dataclasses import dataclass, field
from math import prod
from types import ModuleType
from typing import Any, NamedTuple

from generators._logic import follow
from ground import solutions
from ground.commands import one_line
from ground.problems import describe
from ground.solutions import rules_to
from lessons import solver_of, words_of
from lessons.lab.calls import Refused, Tell, bare
from lessons.lab.own import cases, small
from lessons.lab.own.nesting import TOO_DEEP, too_deep
from lessons.lab.own.printed import Printed
from lessons.lab.own.small import agrees
from lessons.lab.own.templates import AGAIN, ASKED, CELLS, PLACES
from lessons.lab.own.usable import (
    in_brief,
    is_kept,
    places_in,
    puzzle_of,
    scope_of,
    taken,
    unfit,
)
from lessons.trace import fact_of, news, said, words_of_facts

Said = dict[str, Any]
Rules = tuple[Callable[..., Any], ...]
NAME = "solution.py"
BEGIN = "# --- Own rule ---------------------------------------------------------------------------"
END = "# --- End of the own rule ---"
TABLE, ROW = "TABLE = (\n", "    (1, NEVER, own_rule),\n"
MAIN = 'if __name__ == "__main__":\n'
CHANGED = "expected a rule that leaves its board as it is, found one that changes it"
SHOWN = 6  # places where it speaks, each in a puzzle of its own


def program(problem: str, rule: str) -> str:
    """The solution's file with that rule in its table: what is saved."""
    solution = describe(problem).solution
    source = (solutions.FOLDER / solution.name).read_text(encoding="utf-8")
    at = source.index(TABLE)
    rows = at + len(TABLE)
    start = source.rindex("\n\n\n", 0, at) + 3  # what is said of the table goes with it
    asked = ASKED.format(cells=CELLS[solution.stem], places=PLACES[solution.stem])
    block = f"{BEGIN}\n\n\n{bare(rule).strip()}\n\n\n{END}\n\n\n{asked}\n"
    main = source.index(MAIN)
    table = source[start:rows] + ROW + source[rows:main]
    return source[:start] + block + table + AGAIN + source[main:]


def rule_in(text: str) -> str:
    """The rule in a file that was saved; a file with nothing else is a rule too."""
    _, begin, rest = text.partition(BEGIN)
    rule, end, _ = rest.rpartition(END)
    return (rule if begin and end else text).strip() + "\n"


def silent(_: Said) -> None:
    """Tell nobody."""


# --- It is asked --------------------------------------------------------------------------


class Own(NamedTuple):
    """A solution with a rule of a pupil's in it, and `plain` without."""

    problem: str
    plain: ModuleType
    solver: ModuleType
    rule: Callable[..., Any]
    lines: range  # where the rule stands in the file
    printed: Printed

    def others(self, company: str) -> Rules:
        """The rules that go before it."""
        rules = rules_to(self.solver, {"alone": 0, "direct": 1, "all": 3}[company])
        return tuple(rule for rule in rules if rule is not self.solver.RULES[0])


def load(problem: str, rule: str, tell: Tell = silent) -> Own:
    """The solution with a rule, which tells what it prints.

    Refused says what Python says, and in which line.
    """
    rule = bare(rule)
    if line := too_deep(rule):
        raise Refused(TOO_DEEP, line=line)
    with said_in_one_line(range(1, len(rule) + 2)):
        compile(rule, NAME, "exec")  # alone: what Python says of other lines is of its own
    text = program(problem, rule)
    first = text[: text.index(BEGIN)].count("\n") + 4
    above = rule[: -len(rule.lstrip())].count("\n")  # empty lines, which are left out
    lines = range(first - above, first + rule.strip().count("\n") + 1)
    solver, plain, printed = ModuleType("own_rule"), solver_of(problem), Printed(tell)
    solver.__file__ = NAME
    vars(solver)["print"] = printed.print
    with said_in_one_line(lines):
        code = compile(text, NAME, "exec")
    for name, line in taken(rule.strip(), plain):
        raise Refused(f"{name!r} is a name of the solution's file: take another", line=line + above)
    with said_in_one_line(lines), printed.in_streams():
        exec(code, vars(solver))  # noqa: S102 - this is what it is for
    return Own(problem, plain, solver, vars(solver)["rule"], lines, printed)


class Asked:
    """A rule for boards of a puzzle; TypeError, in its own line, for what cannot be used there.

    `board` is where it was asked last, `facts` what was known there, `told` what it said last.
    """

    def __init__(self, own: Own, puzzle: str) -> None:
        self.own, self.scope = own, scope_of(own.solver.NAME, puzzle)
        self.board = self.puzzle = None
        self.facts, self.told = [], None

    def __call__(self, board: Any) -> Iterator[Any]:
        """What it says of a board."""
        solver = self.own.solver
        self.board, self.facts, self.told = board, list(solver.facts(board)), None
        self.puzzle = self.puzzle or deepcopy(puzzle_of(board))
        before = known(solver, board)
        found = self.own.rule(board)
        if not isinstance(found, Iterable):
            raise TypeError(
                f"expected a rule that yields, found one that returns {in_brief(found)}"
            )
        for self.told in found:
            changed = CHANGED if self.has_changed(before) else ""
            if wrong := changed or unfit(solver, board, self.told, self.scope):
                with suppress(StopIteration):  # of a rule that catches it, and ends
                    if hasattr(found, "throw"):  # a list, say, has no line where it goes on
                        found.throw(TypeError(wrong))
                raise TypeError(wrong)  # or the rule has caught it
            yield self.told
        if self.has_changed(before):
            raise TypeError(CHANGED)

    def has_changed(self, before: tuple[Any, ...]) -> bool:
        """Whether the rule has changed its board, of which that was known, or the puzzle."""
        kept = is_kept(self.puzzle, puzzle_of(self.board))
        return not kept or known(self.own.solver, self.board) != before

    def places(self, cells: Any) -> list[str]:
        """The places of a set of cells, as far as they are on the board."""
        return places_in(self.own.solver, self.board, cells, self.scope)


def known(solver: ModuleType, board: Any) -> tuple[Any, ...]:
    """The sets of cells of a board, and its facts, which may be remembered: none changes."""
    slots = (getattr(board, name) for name in board.__slots__)
    sets = (tuple(each) if isinstance(each, list) else each for each in slots)
    return *(each for each in sets if isinstance(each, int | tuple)), *solver.facts(board)


@contextmanager
def said_in_one_line(rule: range) -> Iterator[None]:
    """Refused for whatever goes wrong within, with the line of the rule that it comes from."""
    try:
        yield
    except Refused:
        raise
    except BaseException as error:  # noqa: BLE001 - it is a pupil's
        lines = lines_of(error, rule)
        parts = traceback.format_exception_only(error)  # before its notes, after its place
        own = next((part for part in parts if not part.startswith(" ")), parts[-1])
        raise Refused(one_line(own.strip()), **({"line": lines[-1]} if lines else {})) from None


def lines_of(error: BaseException, rule: range) -> list[int]:
    """The lines of a rule that an error comes from, or what was its cause: that of a next()."""
    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno for frame in frames if frame.filename == NAME]
    lines += [error.lineno] if isinstance(error, SyntaxError) else []
    found = [rule.index(line) + 1 for line in lines if line in rule]
    return found or (lines_of(error.__cause__, rule) if error.__cause__ else [])


# --- What it is worth ---------------------------------------------------------------------


@dataclass
class Found:
    """What came out so far; `speaks` and `carried` are names of puzzles."""

    solved: int = 0
    steps: int = 0
    speaks: set[str] = field(default_factory=set)
    carried: list[str] = field(default_factory=list)
    shown: list[Said] = field(default_factory=list)
    wrong: Said | None = None

    def blame(self, place: Said, answer: list[Any]) -> None:
        """Note where it is wrong, and an answer against it: the smallest board says most."""
        if not self.wrong or prod(place["givens"]["size"]) < prod(self.wrong["givens"]["size"]):
            self.wrong = place | {"answer": answer}


def examine(
    problem: str, rule: str, company: str, tell: Tell = silent
) -> Generator[Said, None, Said]:
    """All that can be said of a rule; how far that is is told, and what it prints.

    {"puzzles", "solved": without it, "speaks": in how many puzzles, "steps", "shown": places,
    "carried": names of puzzles, "boards", "wrong": a place or None}; a place is as place_of.
    """
    own, found, boards = load(problem, rule, tell), Found(), 0
    given = cases.given(problem, False)
    for done, case in enumerate(given):
        yield {"done": done, "of": len(given), "what": "puzzles"}
        with asked_in(own, case) as asked:
            in_case(asked, own.others(company), case, found)
    for boards, board in enumerate(small.boards(problem, own.plain), 1):
        if boards % 20 == 0:
            yield {"done": boards, "of": None, "what": "small boards"}
        case = {"name": "a small board", "puzzle": board.puzzle}
        with asked_in(own, case) as asked:
            wrong = error_on(asked, case, board)
        if wrong:
            found.wrong = wrong  # it is small, and says more than one of a puzzle
            break
    numbers = {"puzzles": len(given), "speaks": len(found.speaks), "boards": boards}
    return {**vars(found), **numbers}


@contextmanager
def asked_in(own: Own, case: dict[str, str]) -> Iterator[Asked]:
    """The rule for boards of a case; Refused says where it was when something went wrong."""
    asked = Asked(own, case["puzzle"])
    try:
        with said_in_one_line(own.lines), own.printed.in_streams():
            yield asked
    except Refused as refused:
        if asked.board is not None:
            places = asked.places(getattr(asked.told, "cells", 0))
            refused.more["place"] = place_of(own, case, asked.facts, places=places)
        raise


def in_case(asked: Asked, others: Rules, case: dict[str, str], found: Found) -> None:
    """Note what the rule does with a case, from where others are stuck."""
    own, solver = asked.own, asked.own.solver
    board = follow(solver, solver.parse(case["puzzle"]), others)
    if not board.unknown:
        found.solved += 1
        return
    try:
        for rule, told, after in solver.deduce(board, (*others, asked)):
            if rule is asked and not note(own, case, board, told, found):
                return
            board = after
    except solver.Contradiction as broken:
        told = said(solver, board, broken.found) if broken.found else []
        places = None if told else asked.places(broken.cells)
        law = "" if told else broken.law
        place = place_of(own, case, solver.facts(board), told, law, places)
        found.blame(place, facts_of(own, cases.answer_to(own.problem, case["puzzle"])))
        return
    if not board.unknown:
        found.carried.append(case["name"])


def note(own: Own, case: dict[str, str], board: Any, told: Any, found: Found) -> bool:
    """Note what the rule says of a case; whether it is right."""
    facts = news(own.solver, board, told)
    found.steps += 1
    answer = cases.answer_to(own.problem, case["puzzle"])
    right = agrees(own.plain, answer, words_of_facts(facts))
    first = case["name"] not in found.speaks
    found.speaks.add(case["name"])
    if (first and len(found.shown) < SHOWN) or not right:
        place = place_of(own, case, own.solver.facts(board), facts)
        found.shown += [place][: SHOWN - len(found.shown)]
        if not right:
            found.blame(place, facts_of(own, answer))
    return right


def error_on(asked: Asked, case: dict[str, str], where: small.Board) -> Said | None:
    """What the rule says of a board that is not so in all its answers; None if nothing is."""
    own, solver = asked.own, asked.own.solver
    board = solver.assume(solver.parse(where.puzzle), where.facts)
    try:
        for told in asked(board):
            facts = said(solver, board, told)
            for answer in where.answers:
                if not agrees(own.plain, answer, words_of_facts(facts)):
                    place = place_of(own, case, where.facts, facts)
                    return place | {"answer": facts_of(own, answer)}
    except solver.Contradiction as broken:
        places = asked.places(broken.cells)
        place = place_of(own, case, where.facts, [], broken.law, places)
        return place | {"answer": facts_of(own, where.answers[0])}
    return None


def facts_of(own: Own, answer: Any) -> list[Any]:
    """All facts of an answer."""
    return list(map(fact_of, own.plain.facts(answer)))


def place_of(
    own: Own,
    case: dict[str, str],
    known: list[str],
    told: Any = (),
    broken: str = "",
    places: list[str] | None = None,
) -> Said:
    """Where a rule spoke: what was known there, and what it said; or the law it saw broken.

    `places` are those it was about, if not those of what it said.
    """
    return {
        "case": case["name"],
        "solution": own.plain.NAME,
        "givens": words_of(own.plain.NAME).givens(case["puzzle"]),
        "facts": list(map(fact_of, known)),
        "told": list(told),
        "broken": broken,
        "places": [place for place, _ in told] if places is None else places,
    }
