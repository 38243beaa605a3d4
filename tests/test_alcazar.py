"""Alcazar: on small boards every deduction is compared with brute force; drawings."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ground import solutions
from judge.checkers.alcazar import Edge, Puzzle, check, read
from tests.brute.alcazar import answers
from tests.cases import ROOT, solve
from tests.logic import check_answers, check_rules, check_steps, refuses

alcazar = solutions.load("alcazar.py")

SAMPLES = ROOT / "testcases" / "alcazar" / "data" / "sample"
SHAPES = [(1, 1), (1, 2), (1, 5), (4, 1), (2, 2), (2, 3), (3, 3), (3, 4), (4, 3), (4, 4), (2, 6)]
BOXED = """\
3
+   +---+---+
|           |
+---+---+   +
|           |
+   +---+---+
|           |
+---+---+   +
"""
ROUNDS = range(20)
BOARDS = 25  # in each round


# --- Random boards -----------------------------------------------------------------------


def boards(seed: int) -> Iterator[str]:
    """Small puzzles and boards in progress, with none, one and several answers."""
    rng, made = random.Random(seed), 0
    while made < BOARDS:
        bare = Puzzle(*rng.choice(SHAPES), set(), set(), set())
        inside, rim = rng.choice([0, 0.1, 0.2, 0.3, 0.4]), rng.choice([0.3, 0.6, 0.8])
        for edge in bare.edges():
            if rng.random() < (rim if bare.is_door(edge) else inside):
                bare.walls.add(edge)
        if sum(bare.is_door(edge) for edge in set(bare.edges()) - bare.walls) > 1:
            made += 1
            yield as_text(bare, told(rng, bare)) if made % 3 == 0 else as_text(bare, {})


def told(rng: random.Random, puzzle: Puzzle) -> dict[Edge, str]:
    """Some edges in the path or blocked, mostly as in some answer."""
    paths = [read(answer).path for answer in answers(as_text(puzzle, {}))]
    path = rng.choice(paths) if paths else set()
    share = rng.random() / 2
    free = [edge for edge in puzzle.edges() if edge not in puzzle.walls]
    chosen = [edge for edge in free if rng.random() < share]
    lie = rng.random() < 0.1
    return {
        edge: "path" if (edge in path) != (lie and edge == chosen[0]) else "x" for edge in chosen
    }


def as_text(puzzle: Puzzle, facts: dict[Edge, str]) -> str:
    """A board as input."""
    lines = puzzle.draw(edge for edge, what in facts.items() if what == "path")
    canvas = [list(line.ljust(4 * puzzle.width + 1)) for line in lines]
    for edge, what in facts.items():
        r, c = edge[1]
        if what == "x" and edge[0][0] < r:
            canvas[2 * r][4 * c + 2] = "x"
        elif what == "x":
            canvas[2 * r + 1][4 * c] = "x"
    drawing = "\n".join("".join(line).rstrip() for line in canvas)
    return f"{puzzle.height} {puzzle.width}\n{drawing}\n"


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


def turned(puzzle: Puzzle) -> Puzzle:
    """The puzzle turned by a quarter."""

    def turn(edges: set[Edge]) -> set[Edge]:
        cells = ({(c, puzzle.height - 1 - r) for r, c in edge} for edge in edges)
        return {(min(pair), max(pair)) for pair in cells}

    return Puzzle(puzzle.width, puzzle.height, *map(turn, puzzle[2:]))


def mirrored(puzzle: Puzzle) -> Puzzle:
    """The puzzle as in a mirror."""

    def mirror(edges: set[Edge]) -> set[Edge]:
        cells = ({(r, puzzle.width - 1 - c) for r, c in edge} for edge in edges)
        return {(min(pair), max(pair)) for pair in cells}

    return Puzzle(puzzle.height, puzzle.width, *map(mirror, puzzle[2:]))


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
@pytest.mark.parametrize("seed", ROUNDS[::4])
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


def test_random_boards_are_of_every_kind() -> None:
    counts = [len(answers(text)) for seed in range(3) for text in boards(seed)]
    assert 0 in counts
    assert 1 in counts
    assert max(counts) > 1


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


def test_checker_accepts_odd_but_right_answers() -> None:
    puzzle, answer = (SAMPLES / "1.in").read_text(), (SAMPLES / "1.ans").read_text()
    for odd in (answer.replace("\n", "\r\n"), answer.rstrip("\n"), answer.replace("\n", "  \n")):
        check(puzzle, odd)


@pytest.mark.parametrize("seed", ROUNDS)
def test_checker_accepts_the_answers_and_nothing_else(seed: int) -> None:
    rng = random.Random(seed)
    for text in boards(5000 + seed):
        puzzle, right = read(text), answers(text)
        free = [edge for edge in puzzle.edges() if edge not in puzzle.walls]
        for _ in range(5):
            base = set(read(rng.choice(right)).path) if right else set()
            tried = base ^ {edge for edge in free if rng.random() < 0.1}
            drawn = "\n".join(puzzle.draw(tried)) + "\n"
            assert refuses(check, text, drawn) != (drawn in right), text + drawn
        assert not any(refuses(check, text, answer) for answer in right)


@pytest.mark.parametrize("seed", ROUNDS)
def test_checker_refuses_garbage(seed: int) -> None:
    rng = random.Random(seed)
    puzzle = (SAMPLES / "1.in").read_text()
    for _ in range(200):
        length = rng.choice([0, 1, 9, 55, 200])
        noise = "".join(rng.choice("+-| ─│┌┘\n\n\t\r\0\x1cx²\udcff") for _ in range(length))
        assert refuses(check, puzzle, noise)


# --- Fewer walls ---------------------------------------------------------------------------------


def test_reduce_leaves_no_wall_that_logic_can_do_without() -> None:
    board = alcazar.parse(BOXED)
    fewer = alcazar.reduce(board)
    rules = alcazar.DIRECT + alcazar.STRUCTURAL
    assert fewer.plan.edges & board.plan.edges == board.plan.edges
    assert alcazar.is_solved(fewer, rules)
    for wall in alcazar.each(sum(fewer.plan.sides) & ~fewer.plan.edges):
        plan = alcazar.Plan(fewer.plan.height, fewer.plan.width, fewer.plan.edges | wall)
        assert not alcazar.is_solved(alcazar.blank(plan), rules)


def test_reduced_puzzles_are_solved_on_the_command_line() -> None:
    puzzle, answer = BOXED.encode(), answers(BOXED)[0]
    run = solve("alcazar.py", puzzle, "-r")
    assert (run.returncode, run.stderr) == (0, b"")
    shown = run.stdout.decode()
    assert read(shown).path == read(answer).path
    assert read(shown).walls < read(answer).walls
    verbose = solve("alcazar.py", puzzle, "-r", "-v").stdout.decode()
    assert verbose.startswith("1. ")
    assert verbose.endswith(shown)
