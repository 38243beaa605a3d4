"""Nurikabe: on small boards every deduction is compared with brute force; the command line."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ground import solutions
from judge.checkers import Wrong
from judge.checkers.grid import Cell, beside, cells_of, pieces
from judge.checkers.nurikabe import check, read
from tests.brute.nurikabe import answers
from tests.cases import ROOT, Problem, files, solve
from tests.logic import check_answers, check_rules, check_steps
from tests.pictures import Rows, after_rule, rows_of, seen_from_all_sides, text_of, views

nurikabe = solutions.load("nurikabe.py")

SAMPLE = ROOT / "testcases" / "nurikabe" / "data" / "sample" / "1.in"
ANSWER = SAMPLE.with_suffix(".ans").read_text()
SHAPES = [(1, 1), (1, 6), (5, 1), (2, 2), (2, 3), (3, 2), (2, 5), (3, 3), (3, 4), (4, 3), (2, 7)]
ROUNDS = range(20)
BOARDS = 30  # in each round


# --- Random boards -----------------------------------------------------------------------


def boards(seed: int) -> Iterator[str]:
    """Small puzzles and boards in progress, with none, one and several answers."""
    rng = random.Random(seed)
    for number in range(BOARDS):
        height, width = rng.choice(SHAPES)
        make = puzzle_with_answer if number % 3 else random_puzzle
        told, truth = make(rng, height, width)
        if rng.random() < 0.6:
            reveal(rng, told, truth)
        yield as_text(height, width, told)


def random_puzzle(
    rng: random.Random, height: int, width: int
) -> tuple[dict[Cell, str], dict[Cell, str]]:
    """Clues anywhere, and facts that need not be true."""
    cells = [(r, c) for r in range(height) for c in range(width)]
    clues = rng.sample(cells, rng.randint(0, min(4, len(cells))))
    told = {cell: rng.choice("1123456?") for cell in clues}
    return told, {cell: rng.choice("~~o12") for cell in cells} | told


def puzzle_with_answer(
    rng: random.Random, height: int, width: int
) -> tuple[dict[Cell, str], dict[Cell, str]]:
    """The clues of a random answer, and that answer."""
    cells = [(r, c) for r in range(height) for c in range(width)]
    water = random_sea(rng, cells)
    told, truth = {}, dict.fromkeys(water, "~")
    for island in pieces(set(cells) - water):
        told[rng.choice(sorted(island))] = rng.choice(["?"] + [str(len(island))] * 4)
        truth |= {cell: rng.choice(["o", str(len(island))]) for cell in island}
    return told, truth | told


def random_sea(rng: random.Random, cells: list[Cell]) -> set[Cell]:
    """Water in one piece and without a pool."""
    water = {rng.choice(cells)}
    for _ in range(rng.randint(0, 3 * len(cells))):
        cell = rng.choice(cells)
        if water.intersection(beside(cell)) and not makes_pool(cell, water):
            water.add(cell)
    return water


def makes_pool(cell: Cell, water: set[Cell]) -> bool:
    """Would water in this cell complete a 2x2 square of water?"""
    r, c = cell
    return any(
        {(r + down, c), (r, c + right), (r + down, c + right)} <= water
        for down in (-1, 1)
        for right in (-1, 1)
    )


def reveal(rng: random.Random, told: dict[Cell, str], truth: dict[Cell, str]) -> None:
    """Tell some more cells."""
    share = rng.random() / 2
    for cell, word in truth.items():
        if cell not in told and rng.random() < share:
            told[cell] = word


def as_text(height: int, width: int, told: dict[Cell, str]) -> str:
    """A board as input; blanks between the cells as soon as they are needed."""
    words = [[told.get((r, c), ".") for c in range(width)] for r in range(height)]
    gap = " " if any(len(word) > 1 for word in told.values()) else ""
    return f"{height} {width}\n" + "".join(gap.join(row) + "\n" for row in words)


# --- Nothing that is deduced is ever false ------------------------------------------------


def places(board: Any, cells: int) -> list[Cell]:
    """A set of cells of the solver's as (row, column)."""
    named = (name[1:].split("c") for name in nurikabe.names(board, cells).split())
    return [(int(r) - 1, int(c) - 1) for r, c in named]


def confirm(board: Any, found: Any, grids: list[list[list[str]]]) -> None:
    """A deduction holds in every answer."""
    for grid in grids:
        for r, c in places(board, found.cells):
            assert (grid[r][c] == "~") == (found.value == nurikabe.SEA), found.value


def grids_of(text: str) -> list[list[list[str]]]:
    """The answers of a puzzle as rows of cells."""
    width = read(text).width
    return [[cells_of(row, width) for row in answer.splitlines()] for answer in answers(text)]


@pytest.mark.parametrize("seed", ROUNDS)
def test_every_rule_agrees_with_brute_force(seed: int) -> None:
    check_rules(nurikabe, boards(seed), grids_of, confirm)


@pytest.mark.parametrize("seed", ROUNDS)
def test_every_step_agrees_with_brute_force(seed: int) -> None:
    check_steps(nurikabe, boards(1000 + seed), grids_of, confirm)


@pytest.mark.parametrize("seed", ROUNDS)
def test_answers_are_those_of_brute_force(seed: int) -> None:
    check_answers(nurikabe, boards(2000 + seed), answers)


@pytest.mark.parametrize("seed", ROUNDS)
def test_half_solved_boards_are_read_again(seed: int) -> None:
    for text in boards(3000 + seed):
        size, board = text.split("\n")[0], nurikabe.parse(text)
        try:
            steps = [after for _, _, after in nurikabe.deduce(board)]
        except nurikabe.Contradiction:
            continue
        for shown in map(nurikabe.render, steps):
            if set(shown) & set("~o"):  # else each number is a clue of its own
                assert nurikabe.render(nurikabe.parse(f"{size}\n{shown}")) == shown, text
                assert answers(f"{size}\n{shown}") == answers(text), text


# --- Nor does it depend on how the board lies ----------------------------------------------


def end(board: Rows, rules: Any) -> Rows | None:
    """Where the rules leave a board, as island, sea and open cells; None if they break off."""
    after = nurikabe.parse(text_of(board))
    try:
        for _, _, after in nurikabe.deduce(after, rules):
            pass
    except nurikabe.Contradiction:
        return None
    rows = rows_of(f"{len(board)} {len(board[0])}\n{nurikabe.render(after)}")
    return [[word if word in "~." else "o" for word in row] for row in rows]


@pytest.mark.parametrize("tiers", [("DIRECT",), ("DIRECT", "STRUCTURAL"), ("RULES",)])
@pytest.mark.parametrize("seed", ROUNDS[::4])
def test_conclusions_are_the_same_from_every_side(seed: int, tiers: tuple[str, ...]) -> None:
    rules = sum((getattr(nurikabe, tier) for tier in tiers), ())
    for text in boards(4000 + seed):
        ends = [end(view, rules) for view in views(rows_of(text))]
        assert ends == (views(ends[0]) if ends[0] else [None] * len(ends)), text


@pytest.mark.parametrize(("problem", "path"), files("rules/*/*.txt", "nurikabe"))
def test_pictures_are_right_from_every_side(problem: Problem, path: Path) -> None:
    before, _, after = path.read_text().partition("\n\n")
    for board, expected in seen_from_all_sides(before, after):
        assert after_rule(problem.module(), path.parent.name, board) == expected


def test_random_boards_are_of_every_kind() -> None:
    counts = [len(answers(text)) for seed in range(3) for text in boards(seed)]
    assert 0 in counts
    assert 1 in counts
    assert max(counts) > 1


# --- Texts ---------------------------------------------------------------------------------


def run(puzzle: bytes, *options: str) -> tuple[int, str, str]:
    """Exit status, output and messages of the solver."""
    done = solve("nurikabe.py", puzzle, *options)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace(b"\n", b"\r\n"),
        lambda text: text.rstrip(b"\n"),
        lambda text: text.replace(b"\n", b"  \t\n"),
        lambda text: text + b"\n \n\r\n",
        lambda text: text.replace(b"5\n", b"5 5\n"),
        lambda text: b"5\n" + b" ".join(text[i : i + 1] for i in range(2, len(text))),
    ],
    ids=["crlf", "no-newline", "trailing-blanks", "trailing-lines", "two-numbers", "blanks"],
)
def test_odd_but_right_formats_are_read(change: Callable[[bytes], bytes]) -> None:
    assert run(change(SAMPLE.read_bytes())) == (0, ANSWER, "")


@pytest.mark.parametrize(
    "rows",
    [
        "~~~~3/1~4~3/~~4~3/2~44~/2~~~~",
        "....3/1~..3/....3/...4./2....",
        "...../1..~./..o.3/...4./2....",
    ],
    ids=["solved", "numbers-known", "land-known"],
)
def test_half_solved_boards_are_puzzles(rows: str) -> None:
    assert run(("5\n" + rows.replace("/", "\n")).encode(), "--unique") == (0, ANSWER, "")


def test_checker_accepts_odd_but_right_answers() -> None:
    puzzle = SAMPLE.read_text()
    for answer in (
        ANSWER.replace("\n", "\r\n"),
        ANSWER.rstrip("\n"),
        ANSWER.replace("\n", " \n") + "\n\n",
        "\n".join(" ".join(row) for row in ANSWER.split()),
    ):
        check(puzzle, answer)
        check(puzzle.replace("\n", "\r\n"), answer)


@pytest.mark.parametrize("seed", ROUNDS)
def test_checker_refuses_garbage(seed: int) -> None:
    rng = random.Random(seed)
    puzzle = SAMPLE.read_text()
    for _ in range(200):
        length = rng.choice([0, 1, 5, 29, 200])
        noise = "".join(rng.choice("~~134 \n\n\t\r\0\x1c.-²٣\udcff") for _ in range(length))
        with pytest.raises(Wrong):
            check(puzzle, noise)


@pytest.mark.parametrize("answer", ["~" * 10**6, "9 " * 10**5, "\n" * 10**6, "9" * 10**5, "\0"])
def test_checker_refuses_endless_answers(answer: str) -> None:
    with pytest.raises(Wrong) as refused:
        check(SAMPLE.read_text(), answer)
    assert len(refused.value.message) < 100
