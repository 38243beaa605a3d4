"""A rule of one's own, beside those of the solution: where it speaks, and what it is worth.

It stands in a copy of the solution's file, and that is what is saved: a program for any judge.
"""

import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, NamedTuple

from generators._logic import follow
from ground import solutions
from ground.commands import one_line
from ground.problems import describe
from ground.solutions import rules_to
from lessons import words_of
from lessons.lab.calls import Refused, Tell, bare
from lessons.lab.own import cases, small
from lessons.lab.own.names import taken
from lessons.lab.own.nesting import TOO_DEEP, too_deep
from lessons.lab.own.printed import Printed
from lessons.lab.own.small import agrees
from lessons.lab.own.templates import AGAIN, ASKED, CELLS
from lessons.trace import fact_of, news, said

Said = dict[str, Any]
Rules = tuple[Callable[..., Any], ...]
NAME = "solution.py"
BEGIN = "# --- Own rule ---------------------------------------------------------------------------"
END = "# --- End of the own rule ---"
TABLE, ROW = "TABLE = (\n", "    (1, NEVER, own_rule),\n"
MAIN = 'if __name__ == "__main__":\n'
KINDS = {"alcazar": "edges without a wall", "light_up": "white cells"}  # of what a rule speaks
CHANGED = "expected a rule that leaves its board as it is, found one that changes it"
SHOWN = 6  # places where it speaks, each in a puzzle of its own


def program(problem: str, rule: str) -> str:
    """The solution's file with that rule in its table: what is saved."""
    solution = describe(problem).solution
    source = (solutions.FOLDER / solution.name).read_text(encoding="utf-8")
    at = source.index(TABLE)
    rows = at + len(TABLE)
    start = source.rindex("\n\n\n", 0, at) + 3  # what is said of the table goes with it
    asked = ASKED.format(cells=CELLS[solution.stem])
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

    def asked(self, puzzle: str) -> Callable[..., Any]:
        """The rule, for boards of a puzzle: it has to yield what the solution can use there."""
        return checked(self.solver, self.rule, scope_of(self.solver.NAME, puzzle))


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
    solver, plain, printed = ModuleType("own_rule"), cases.solver_of(problem), Printed(tell)
    solver.__file__ = NAME
    vars(solver)["print"] = printed.print
    with said_in_one_line(lines):
        code = compile(text, NAME, "exec")
    for name, line in taken(rule.strip(), plain):
        raise Refused(f"{name!r} is a name of the solution's file: take another", line=line + above)
    with said_in_one_line(lines), printed.in_streams():
        exec(code, vars(solver))  # noqa: S102 - this is what it is for
    return Own(problem, plain, solver, vars(solver)["rule"], lines, printed)


class Scope(NamedTuple):
    """What a rule can speak of in a puzzle: places, how they are called together, and values."""

    kind: str
    places: set[str]
    values: list[Any]  # none where the solution itself knows them


def scope_of(name: str, puzzle: str) -> Scope:
    """What a rule can speak of in a puzzle of that solution."""
    givens = words_of(name).givens(puzzle)
    kind = f"{KINDS.get(name, 'cells')} of the board of {'x'.join(map(str, givens['size']))}"
    return Scope(kind, places_of(givens), values_of(givens))


def checked(solver: ModuleType, rule: Callable[..., Any], scope: Scope) -> Callable[..., Any]:
    """A rule for boards of a puzzle; TypeError, in its own line, for what cannot be used there."""

    def asked(board: Any) -> Iterator[Any]:
        before = known(solver, board)
        found = rule(board)
        if not isinstance(found, Iterable):
            raise TypeError(f"expected a rule that yields, found one that returns {found!r}")
        for told in found:
            changed = CHANGED if known(solver, board) != before else ""
            if wrong := changed or unfit(solver, board, told, scope):
                if hasattr(found, "throw"):  # a list, say, has no line where it goes on
                    found.throw(TypeError(wrong))
                raise TypeError(wrong)  # or the rule has caught it
            yield told
        if known(solver, board) != before:
            raise TypeError(CHANGED)

    return asked


def known(solver: ModuleType, board: Any) -> tuple[Any, ...]:
    """The sets of cells of a board, and its facts, which may be remembered: none changes."""
    slots = (getattr(board, name) for name in board.__slots__)
    return *(each for each in slots if isinstance(each, int)), *solver.facts(board)


def places_of(givens: Said) -> set[str]:
    """The places of a puzzle of which a rule can say something."""
    if "edges" in givens:
        return set(givens["edges"])
    height, width = givens["size"]
    grid = givens.get("grid", ["." * width] * height)
    cells = ((r, c) for r in range(height) for c in range(width) if grid[r][c] == ".")
    return {f"r{r + 1}c{c + 1}" for r, c in cells}


def values_of(givens: Said) -> list[Any]:
    """The values that a cell of a puzzle can have, or not have, where these depend on its rooms."""
    numbers = range(1, max(map(len, givens.get("rooms", [])), default=0) + 1)
    return [*numbers, *(f"not {number}" for number in numbers)]


def unfit(solver: ModuleType, board: Any, told: Any, scope: Scope) -> str:
    """Why a solution cannot use what a rule yields; nothing if it can."""
    if not isinstance(told, solver.Deduction):
        return f"expected Deduction(cells, value, at), found {told!r}"
    if not isinstance(told.cells, int) or told.cells < 0:
        return f"expected a set of cells of the board, found {told.cells!r}"
    beyond = solver.names(board, told.cells & ~board.unknown).split()
    if wrong := [place for place in beyond if place not in scope.places]:
        return f"expected {scope.kind}, found {wrong[0]}"
    if (scope.values and told.value not in scope.values) or not can_mark(solver, board, told):
        return f"expected a value of the puzzle, found {told.value!r}"
    return ""


def can_mark(solver: ModuleType, board: Any, told: Any) -> bool:
    """Whether a solution knows what to do with the value that a rule yields."""
    try:
        solver.assume(board, words_of_facts(said(solver, board, told)))
        board.mark(told.cells, told.value)
    except solver.Contradiction:
        pass
    except Exception:  # noqa: BLE001 - whatever the solution makes of it
        return False
    return True


@contextmanager
def said_in_one_line(rule: range) -> Iterator[None]:
    """Refused for whatever goes wrong within, with the line of the rule that it comes from."""
    try:
        yield
    except Refused:
        raise
    except (Exception, SystemExit) as error:  # noqa: BLE001 - it is a pupil's
        lines = lines_of(error, rule)
        last = one_line(traceback.format_exception_only(error)[-1].strip())
        raise Refused(last, **({"line": lines[-1]} if lines else {})) from None


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
        with said_in_one_line(own.lines), own.printed.in_streams():
            in_case(own, own.others(company), case, found)
    for boards, board in enumerate(small.boards(problem, own.plain), 1):
        if boards % 20 == 0:
            yield {"done": boards, "of": None, "what": "small boards"}
        with said_in_one_line(own.lines), own.printed.in_streams():
            wrong = error_on(own, board)
        if wrong:
            found.wrong = wrong  # it is small, and says more than one of a puzzle
            break
    numbers = {"puzzles": len(given), "speaks": len(found.speaks), "boards": boards}
    return {**vars(found), **numbers}


def in_case(own: Own, others: Rules, case: dict[str, str], found: Found) -> None:
    """Note what the rule does with a case, from where others are stuck."""
    solver, own_rule = own.solver, own.asked(case["puzzle"])
    board = follow(solver, solver.parse(case["puzzle"]), others)
    if not board.unknown:
        found.solved += 1
        return
    try:
        for rule, told, after in solver.deduce(board, (*others, own_rule)):
            if rule is own_rule and not note(own, case, board, told, found):
                return
            board = after
    except solver.Contradiction as broken:
        told = said(solver, board, broken.found) if broken.found else []
        law = "" if told else broken.law
        found.wrong = place_of(own, case, solver.facts(board), told, law)
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
        found.wrong = found.wrong if right else place
        found.shown += [place][: SHOWN - len(found.shown)]
    return right


def error_on(own: Own, where: small.Board) -> Said | None:
    """What the rule says of a board that is not so in all its answers; None if nothing is."""
    solver, plain = own.solver, own.plain
    board = solver.assume(solver.parse(where.puzzle), where.facts)
    case = {"name": "a small board", "puzzle": where.puzzle}
    try:
        for told in own.asked(where.puzzle)(board):
            facts = said(solver, board, told)
            for answer in where.answers:
                if not agrees(plain, answer, words_of_facts(facts)):
                    end = list(map(fact_of, plain.facts(answer)))
                    return place_of(own, case, where.facts, facts) | {"answer": end}
    except solver.Contradiction as broken:
        return place_of(own, case, where.facts, [], broken.law)
    return None


def words_of_facts(facts: Any) -> list[str]:
    """Facts in the solution's words."""
    return [" ".join(fact) for fact in facts]


def place_of(own: Own, case: dict[str, str], known: list[str], told: Any, broken: str = "") -> Said:
    """Where a rule spoke: what was known there, and what it said; or the law it saw broken."""
    return {
        "case": case["name"],
        "solution": own.plain.NAME,
        "givens": words_of(own.plain.NAME).givens(case["puzzle"]),
        "facts": list(map(fact_of, known)),
        "told": list(told),
        "broken": broken,
    }
