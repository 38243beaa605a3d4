"""What the solution's file can use of an own rule: names that are still free, and what it yields.

The rule stands in that file: a helper called `count` would be the solution's own `count` as well.
"""

import ast
import dis
from collections.abc import Iterator
from importlib import import_module
from types import CodeType, ModuleType
from typing import Any, NamedTuple

from lessons import words_of
from lessons.trace import said, words_of_facts

Said = dict[str, Any]
FREE = "rule", "sys", "_", "__doc__"  # itself, what both may import, what nobody looks at
OWN, GLOBAL = ("STORE_NAME", "DELETE_NAME"), ("STORE_GLOBAL", "DELETE_GLOBAL")  # as Python does it
PARTS = int, str, range, tuple, list, dict  # of what never changes of a puzzle
LONGEST = 200  # characters of what a rule gives
KINDS = {"alcazar": "edges without a wall", "light_up": "white cells"}  # of what a rule speaks


# --- Names ---


def taken(rule: str, solver: ModuleType) -> Iterator[tuple[str, int]]:
    """(Name, line) of what a rule's text sets or deletes, and the solution's file has set."""
    text = ast.parse(rule)
    imports = [each for each in ast.walk(text) if isinstance(each, ast.Import | ast.ImportFrom)]
    lines = {  # of a name, as dis has that of the statement
        (name.asname or name.name, each.lineno): name.lineno
        for each in imports
        for name in each.names
    }
    for name, line in (*names_set(compile(rule, "", "exec")), *names_imported(imports)):
        if name in vars(solver) and name not in FREE:
            yield name, lines.get((name, line), line)


def names_set(
    code: CodeType, kinds: tuple[str, ...] = (*OWN, *GLOBAL)
) -> Iterator[tuple[str, int]]:
    """(Name, line) of all that a text sets for the whole file, its functions as global names."""
    for each in dis.get_instructions(code):
        if each.opname in kinds and each.positions and each.positions.lineno:
            yield str(each.argval), each.positions.lineno
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from names_set(part, GLOBAL)


def names_imported(imports: list[ast.Import | ast.ImportFrom]) -> Iterator[tuple[str, int]]:
    """(Name, line) of all that a text imports without naming it."""
    for each in imports:
        if isinstance(each, ast.ImportFrom) and each.names[0].name == "*":
            yield from ((name, each.lineno) for name in names_in(each.module))


def names_in(module: str | None) -> list[str]:
    """The names that an import of all that is in a module sets; none if there is no such module."""
    try:
        found = vars(import_module(module or ""))
    except Exception:  # noqa: BLE001 - what the import raises is said where the rule imports it
        return []
    return list(found.get("__all__") or (name for name in found if name[0] != "_"))


# --- Boards ---


def puzzle_of(board: Any) -> Said:
    """What the puzzle of a board is made of: sets of cells, lists and tables of these, texts."""
    puzzle = board.plan if hasattr(board, "plan") else board.puzzle
    names = getattr(puzzle, "__slots__", None) or vars(puzzle)
    parts = ((name, getattr(puzzle, name)) for name in names)
    return {name: part for name, part in parts if isinstance(part, PARTS)}


def is_kept(before: Any, now: Any) -> bool:
    """Whether all that was there is there still; more may be remembered besides."""
    if before == now:
        return True
    if isinstance(before, dict) and isinstance(now, dict):
        return all(key in now and is_kept(each, now[key]) for key, each in before.items())
    both = isinstance(before, list) and isinstance(now, list)
    return both and len(before) == len(now) and all(map(is_kept, before, now))


# --- Deductions ---


class Scope(NamedTuple):
    """What a rule can speak of in a puzzle: places, how they are called together, and values.

    `board` are all of its places.
    """

    kind: str
    places: set[str]
    board: set[str]
    values: list[Any]  # none where the solution itself knows them


def scope_of(name: str, puzzle: str) -> Scope:
    """What a rule can speak of in a puzzle of that solution."""
    givens = words_of(name).givens(puzzle)
    kind = f"{KINDS.get(name, 'cells')} of the board of {'x'.join(map(str, givens['size']))}"
    return Scope(kind, places_of(givens), board_of(givens), values_of(givens))


def board_of(givens: Said) -> set[str]:
    """All cells of a puzzle, and all edges of which something can be said."""
    height, width = givens["size"]
    cells = {f"r{r + 1}c{c + 1}" for r in range(height) for c in range(width)}
    return cells.union(givens.get("edges", ()))


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


def places_in(solver: ModuleType, board: Any, cells: Any, scope: Scope) -> list[str]:
    """The places of a set of cells that are on the board; none if it is no such set."""
    if not isinstance(cells, int) or cells < 0:
        return []
    return [place for place in solver.names(board, cells).split() if place in scope.board]


def unfit(solver: ModuleType, board: Any, told: Any, scope: Scope) -> str:
    """Why a solution cannot use what a rule yields; nothing if it can."""
    if not isinstance(told, solver.Deduction):
        return f"expected Deduction(cells, value, at), found {in_brief(told)}"
    if not isinstance(told.cells, int) or told.cells < 0:
        return f"expected a set of cells of the board, found {in_brief(told.cells)}"
    beyond = solver.names(board, told.cells & ~board.unknown).split()
    if wrong := [place for place in beyond if place not in scope.places]:
        return f"expected {scope.kind}, found {wrong[0]}"
    if (scope.values and told.value not in scope.values) or not can_mark(solver, board, told):
        return f"expected a value of the puzzle, found {in_brief(told.value)}"
    return ""


def in_brief(value: object) -> str:
    """What a rule gives, as Python writes it; of much the beginning, or else what it is."""
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001 - of a number that is too long, or by the rule's own doing
        return f"some {type(value).__name__}"
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


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
