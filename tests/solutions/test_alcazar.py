"""Alcazar: on small boards every deduction is compared with brute force; drawings."""

import contextlib
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest

from ground import solutions
from judge.checkers.alcazar import Edge, Puzzle, check, read
from tests.brute.alcazar import answers, boards
from tests.helpers.cases import ROOT
from tests.helpers.logic import check_answers, check_kinds, check_rules, check_search, check_steps
from tests.helpers.sides import as_text, mirrored, turned
from tests.helpers.sweep import swept
from tests.helpers.tools import solve

alcazar = solutions.load("alcazar.py")
SAMPLES = ROOT / "testcases" / "alcazar" / "data" / "sample"
ROUNDS = swept(range(20), 1)
VALUES = alcazar.PATH, alcazar.BLOCKED


# --- Nothing that is deduced is ever false ------------------------------------------------


def confirm(board: Any, found: Any, truths: list[Any]) -> None:
    """A deduction holds in every answer."""
    for truth in truths:
        wrong = ~truth.path if found.value == alcazar.PATH else truth.path
        assert not found.cells & wrong, alcazar.names(board, found.cells)


def truths_of(text: str) -> list[Any]:
    """The answers of a puzzle, as boards."""
    return [alcazar.parse(answer) for answer in answers(text)]


@pytest.mark.parametrize("seed", ROUNDS)
def test_every_rule_agrees_with_brute_force(seed: int) -> None:
    check_rules(alcazar, boards(seed), truths_of, confirm)


@pytest.mark.parametrize("seed", ROUNDS)
def test_every_step_agrees_with_brute_force(seed: int) -> None:
    check_steps(alcazar, boards(1000 + seed), truths_of, confirm)


@pytest.mark.parametrize("seed", ROUNDS)
def test_answers_are_those_of_brute_force(seed: int) -> None:
    check_answers(alcazar, boards(2000 + seed), answers)


@pytest.mark.parametrize("seed", ROUNDS)
def test_the_search_finds_what_brute_force_finds(seed: int) -> None:
    check_search(alcazar, boards(5000 + seed), answers)


@pytest.mark.parametrize("seed", ROUNDS)
def test_half_solved_boards_are_read_again(seed: int) -> None:
    for text in boards(3000 + seed):
        size, board = text.split("\n")[0], alcazar.parse(text)
        try:
            steps = [after for _, _, after in alcazar.deduce(board)]
        except alcazar.Contradiction:
            continue
        for board in steps:
            again = alcazar.parse(f"{size}\n{alcazar.render(board)}")
            assert again.path == board.path
            assert again.unknown == board.unknown or not board.unknown
            assert alcazar.render(again) == alcazar.render(board)


# --- Nor does it depend on how the board lies ------------------------------------------------


def end(puzzle: Puzzle, rules: Any) -> tuple[set[Edge], set[Edge]] | None:
    """Path and open edges where the rules leave a puzzle; None if they break off."""
    board = alcazar.parse(as_text(puzzle, {}))
    try:
        for _, _, board in alcazar.deduce(board, rules):
            pass
    except alcazar.Contradiction:
        return None
    after = read(alcazar.render(board))
    return after.path, after.blocked if board.unknown else set()


TIERS = [alcazar.DIRECT, alcazar.DIRECT + alcazar.STRUCTURAL, alcazar.RULES]


@pytest.mark.parametrize("rules", TIERS, ids=["direct", "structural", "cases"])
@pytest.mark.parametrize("seed", swept(range(0, 20, 4), 1))
def test_conclusions_are_the_same_from_every_side(seed: int, rules: tuple[Any, ...]) -> None:
    for text in boards(4000 + seed):
        puzzle = read(text)._replace(path=set(), blocked=set())
        first = end(puzzle, rules)
        for change in (turned, mirrored):
            there = end(change(puzzle), rules)
            moved = first and tuple(
                change(Puzzle(puzzle.height, puzzle.width, edges, set(), set())).walls
                for edges in first
            )
            assert there == moved, text


def test_a_corner_between_two_doors_is_passed_whatever_door_is_known() -> None:
    """Who comes by one door of a cell and goes by another has been to no other cell."""
    bare = alcazar.parse(as_text(Puzzle(4, 5, set(), set(), set()), {}))
    known = ["r1c4-r1c5 blocked", "r4c1-bottom blocked"]
    for more in [], ["r4c1-r4c2 blocked"]:  # then the path uses a door of r4c1
        board = alcazar.finish(alcazar.assume(bare, known + more), alcazar.DIRECT)
        assert alcazar.knows(board, ["r1c5-r2c5 path"]), more


def test_random_boards_are_of_every_kind() -> None:
    check_kinds(boards, answers)


# --- Nor on what is remembered, or is looked at besides -------------------------------------


def said(rule: Any, board: Any, *at: Any) -> list[tuple[Any, ...]]:
    """What a rule says of a board, and where it saw that."""
    return [(found.cells, found.value, found.at) for found in rule(board, *at)]


def begun(seed: int) -> Iterator[Any]:
    """Boards where tier 1 ends, also of puzzles with many answers or none."""
    for text in boards(seed):
        with contextlib.suppress(alcazar.Contradiction):
            yield alcazar.finish(alcazar.parse(text), alcazar.DIRECT)


@pytest.mark.parametrize("rule", alcazar.CHAINS, ids=lambda rule: rule.__name__)
@pytest.mark.parametrize("seed", ROUNDS)
def test_chains_are_seen_from_an_edge_as_in_a_look_at_all(seed: int, rule: Any) -> None:
    for board in begun(7000 + seed):
        edges = [said(rule, board, edge) for edge in alcazar.each(board.unknown)]
        assert said(rule, board) == [found for edge in edges for found in edge]


@pytest.mark.parametrize("seed", ROUNDS)
def test_cases_that_go_on_end_as_those_that_begin_anew(seed: int) -> None:
    for board in begun(8000 + seed):
        for edge in list(alcazar.each(board.unknown))[::5]:
            said(alcazar.try_every_edge, board)
            for one, turn in product(alcazar.each(board.unknown), range(len(alcazar.ROUNDS))):
                path, blocked = (board.tries.end(board, one, value, turn) for value in VALUES)
                assert path == alcazar.finished(board, one, 0, turn)
                assert blocked == alcazar.finished(board, 0, one, turn)
            board = board.mark(edge, alcazar.BLOCKED)


@pytest.mark.parametrize("seed", ROUNDS)
def test_a_look_at_all_edges_tries_fewer_and_says_what_each_says(seed: int) -> None:
    every, looked = [], []
    for board in begun(9000 + seed):
        apart = anew(board)
        names = product(range(len(alcazar.ROUNDS)), alcazar.each(board.unknown))
        told = {fact for turn, edge in names for fact in says(alcazar.try_both, board, edge, turn)}
        assert says(alcazar.try_every_edge, apart) == told
        if board.unknown:
            every += board.tries.ends
            looked += apart.tries.ends
    assert len(looked) < len(every)


def anew(board: Any) -> Any:
    """The same board, of which nothing is remembered."""
    return alcazar.Board(board.plan, board.path, board.unknown, board.ends, None)


def says(rule: Any, board: Any, *at: Any) -> set[tuple[int, str]]:
    """The edges, each with its value, that a rule tells."""
    return {(edge, found.value) for found in rule(board, *at) for edge in alcazar.each(found.cells)}


@pytest.mark.parametrize("seed", ROUNDS)
def test_to_refute_a_value_the_other_is_not_tried(seed: int) -> None:
    for board in begun(10000 + seed):
        for found in alcazar.try_every_edge(board):
            edge, _, values = found.at
            apart = anew(board)
            assert (found.cells, found.value) in says(alcazar.try_edge, apart, found.at)
            assert {value for _, value, _ in apart.tries.ends} == set(values)
            assert len(values) == 2 or found.cells == edge


# --- Boards that are no puzzles ----------------------------------------------------------------


def castle(height: int, width: int, doors: Callable[[int, int], bool]) -> str:
    """A castle without walls inside and with these doors at the top and at the bottom."""
    rims = (
        "+".join(["", *("   " if doors(r, c) else "---" for c in range(width)), ""])
        for r in (0, height)
    )
    top, bottom = rims
    row, between = "|" + " " * (4 * width - 1) + "|", "+   " * width + "+"
    rows = [line for _ in range(height) for line in (row, between)][:-1]
    return "\n".join([f"{height} {width}", top, *rows, bottom, ""])


@pytest.mark.parametrize("size", [(2, 60), (11, 11), (12, 12), (20, 20)])
def test_castles_without_walls_have_many_answers(size: tuple[int, int]) -> None:
    puzzle = castle(*size, lambda _r, _c: True)
    run = solve("alcazar.py", puzzle.encode())
    assert (run.returncode, run.stderr) == (0, b"")
    check(puzzle, run.stdout.decode())
    unique = solve("alcazar.py", puzzle.encode(), "--unique")
    assert (unique.returncode, unique.stderr) == (1, b"alcazar: several solutions\n")


def test_a_row_of_cells_is_parted_without_a_flood_for_each_edge(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = alcazar.parse(castle(1, 300, lambda _r, _c: True))
    flood, floods = alcazar.Plan.flood, []
    monkeypatch.setattr(alcazar.Plan, "flood", lambda *words: floods.append(1) or flood(*words))
    assert len(list(alcazar.parted_regions(board))) == 299
    assert len(floods) < 3


def test_a_chain_is_looked_at_no_further_than_around_what_it_blocks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = alcazar.parse(castle(3, 301, lambda _r, _c: True))
    flood, reached = alcazar.Plan.flood, []

    def counted(*words: Any) -> Any:
        reached.append(alcazar.count(flood(*words)))
        return flood(*words)

    monkeypatch.setattr(alcazar.Plan, "flood", counted)
    assert not alcazar.breaks_law(board, 0, 1 << 4)  # the edge between r1c1 and r1c2
    assert len(reached) == 1
    assert reached[0] < 30


def test_who_remembers_nothing_goes_on_from_no_board_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(alcazar, "REMEMBER", False)
    text = castle(3, 3, lambda _r, _c: True)
    board, anew = alcazar.parse(text), alcazar.parse(text)
    assert list(alcazar.try_every_edge(board))
    board.tries.ends = dict.fromkeys(board.tries.ends, ())  # as if all were refuted
    edge = board.unknown & -board.unknown
    after = [each.mark(edge, alcazar.BLOCKED) for each in (board, anew)]
    one, other = (
        [(found.cells, found.value) for found in alcazar.try_every_edge(each)] for each in after
    )
    assert one == other


def test_a_search_for_a_path_begins_again_each_time() -> None:
    """From one start a path through a comb of walls may take ten times as long."""
    walk = alcazar.Walk(alcazar.parse(castle(3, 3, lambda _r, _c: True)))
    for turn in range(1, 9):
        assert walk.guess()
        walk.begin_again(turn)
        assert not walk.guesses


@pytest.mark.parametrize("columns", [(0, 2), (1, 3)])
def test_doors_of_the_wrong_colour_are_seen_at_once(columns: tuple[int, int]) -> None:
    run = solve("alcazar.py", castle(20, 20, lambda r, c: r == 0 and c in columns).encode())
    assert (run.returncode, run.stdout) == (1, b"")
    assert run.stderr.startswith(b"alcazar: no solution: ")
    assert run.stderr.count(b"\n") == 1


# --- Drawings ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.rstrip("\n"),
        lambda text: text.replace("\n", "  \t\n"),
        lambda text: text + "\n \n\r\n",
        lambda text: text.replace("2\n", "2 2\n", 1),
        lambda text: text.partition("\n")[2],
        lambda text: "# a comment\n\n" + text.replace("\n", "\n#\n"),
        lambda text: (
            text.partition("\n")[2]
            .replace("+---+---+", "  +---+---+")
            .replace("\n   ", "\n     ")
            .replace("\n+   +", "\n  +   +")
        ),
    ],
    ids="crlf no-newline trailing trailing-lines two-numbers no-size comments margin".split(),
)
def test_odd_but_right_formats_are_read(change: Callable[[str], str]) -> None:
    puzzle, answer = (SAMPLES / "1.in").read_text(), (SAMPLES / "1.ans").read_text()
    run = solve("alcazar.py", change(puzzle).encode())
    assert (run.returncode, run.stdout.decode(), run.stderr) == (0, answer, b"")
    check(change(puzzle), answer)


# Without the law of a cell its third edge may close a loop within a path: so the chain says.
LOOPED = """\
+   +   +   +   +   +---+   +   +   +   +
                                |
+   +---+   +---+   +---+   +   +   +   +
            |               |
+   +   +   +   +---+   +   +---+   +   +

+   +   +---+ x +   +   +   +   +   +   +
        | ╷             |   |
+   +---+ │ +   +   +---+   +   +   +---+
          ╵
+   +   +   +---+   +   +   +   +   +   +
        |   |
+   +   +   +   +   +---+   +   +---+   +
    |               |       |
+   +   +   +   +   +   +---+   +   +   +
|       |       |               |   |
+---+   +   +   +   +   +   +   +   +   +
                    |       |   |
+   +   +   +   +   +   +   +   +   +   +
                      ╶───────╴
+   +   +   +   +---+   +   +   +   +   +
"""


def test_a_chain_that_a_loop_within_a_path_breaks_is_argued() -> None:
    board = alcazar.parse(LOOPED)
    steps = [step for step in alcazar.deduce(board) if step[0] is alcazar.break_chain]
    assert steps
    assert all("then" in alcazar.prove(found.board, rule, found) for rule, found, _ in steps)


@pytest.mark.parametrize("drawing", ["+ │ +\n  └──\n+ │ +\n", "+ │ +\n─────\n+---+\n"])
def test_three_doors_of_one_cell_break_a_law(drawing: str) -> None:
    done = solve("alcazar.py", drawing.encode(), "-v")
    assert done.returncode == 1
    assert b"no solution: the path has too many doors of one colour" in done.stderr
