"""What a solution can use of an own rule: names that it would take from the file."""

from copy import deepcopy

import pytest

from lessons import solver_of
from lessons.lab.calls import Refused
from lessons.lab.own import rule
from lessons.lab.own.cases import given
from lessons.lab.own.usable import in_brief, is_kept, places_in, puzzle_of, scope_of, taken

RULE = "def rule(board):\n    return []\n"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("def count(cells):\n    return len(cells)\n", [("count", 1)]),
        ("x = 1\nfrom itertools import chain, count\n", [("count", 2)]),
        ("import heapq as each\n", [("each", 1)]),
        ("from itertools import (\n    chain,\n    combinations as count,\n)\n", [("count", 3)]),
        ("class Board:\n    SEA = 1\n", [("Board", 1)]),
        ("x = SEA, y = 3, 4\n", [("SEA", 1)]),
        ("def break_pool(board):\n    return []\nrule = break_pool\n", [("break_pool", 1)]),
        ("for _ in range(3):\n    union = _\n", [("union", 2)]),
        ("from itertools import *\n", [("count", 1)]),
        ("x = 1\ndel Deduction, x\n", [("Deduction", 2)]),
        ("from math import *\nfrom no_such import *\nfrom . import *\n", []),
        ("def mine():\n    global count\n    count = 3\n", [("count", 3)]),
        ("class Mine:\n    global count\n    del count\n", [("count", 3)]),
        ("mine = [1 for each in (1, 2) if (count := each)]\n", [("count", 1)]),
        ("def mine(board, most=(count := 3)):\n    return most\n", [("count", 1)]),
        ("match 3:\n    case count:\n        pass\n", [("count", 2)]),
        ("def mine(board):\n    global count\n    return count(board)\n", []),
        ('"""How I did it."""\nimport sys\nfrom collections import deque\n', []),
        ("import sys\nfrom collections import deque\n", []),
        ("def mine(count):\n    SEA = count\n    return [SEA for each in SEA]\n", []),
        ("mine = [each for each in (1, 2)]\n", []),
        ("mine = lambda count: count\nmine.names = SEA\nmine[SEA] = names\n", []),
    ],
)
def test_what_a_rule_sets_and_the_file_needs(text: str, found: list[tuple[str, int]]) -> None:
    assert list(taken(text + RULE, solver_of("nurikabe"))) == found


def test_such_a_rule_is_refused_with_its_line() -> None:
    helper = "\n\ndef each(cells):\n    return []\n\n\n"
    with pytest.raises(Refused, match="'each' is a name of the solution's file") as refused:
        rule.load("nurikabe", helper + RULE)
    assert refused.value.more["line"] == 3


def test_the_name_of_an_error_that_is_caught_is_set_too() -> None:
    text = "try:\n    int('x')\nexcept ValueError as count:\n    pass\n"
    assert set(taken(text + RULE, solver_of("nurikabe"))) >= {("count", 3)}


@pytest.mark.parametrize(
    ("cells", "places"), [(1 | 1 << 8000, ["r1c1"]), (-1, []), ("x", []), (None, [])]
)
def test_of_a_set_of_cells_those_on_the_board_are_told(cells: object, places: list[str]) -> None:
    solver, puzzle = solver_of("light_up"), given("light_up", True)[0]["puzzle"]
    scope = scope_of(solver.NAME, puzzle)
    assert places_in(solver, solver.parse(puzzle), cells, scope) == places


def test_what_a_puzzle_is_made_of_is_kept_while_more_is_remembered() -> None:
    board = solver_of("ripple_effect").parse(given("ripple_effect", True)[0]["puzzle"])
    before = deepcopy(puzzle_of(board))
    board.puzzle.reach(1, 2)
    assert before != puzzle_of(board)
    assert is_kept(before, puzzle_of(board))
    board.puzzle.rooms.pop()
    assert not is_kept(before, puzzle_of(board))


@pytest.mark.parametrize("now", [{}, {"a": [1, {}], "b": 2}, {"a": [1]}, {"a": None}])
def test_what_is_gone_or_another_is_not_kept(now: dict[str, object]) -> None:
    assert not is_kept({"a": [1, {2: 3}]}, now)


@pytest.mark.parametrize(
    ("value", "told"),
    [("x", "'x'"), ("x" * 1000, "'" + "x" * 199 + "…"), (-(10**5000), "some int")],
    ids=["short", "long", "without words"],
)
def test_what_a_rule_gives_is_told_in_brief(value: object, told: str) -> None:
    assert in_brief(value) == told
