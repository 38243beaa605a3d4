"""Ripple Effect: on small boards all is compared with brute force; the exact cover; texts."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ground import solutions
from judge.checkers.grid import Cell, beside
from judge.checkers.ripple_effect import check, read
from tests.brute.ripple_effect import answers
from tests.cases import ROOT, Problem, files, solve
from tests.logic import check_answers, check_rules, check_steps, refuses
from tests.pictures import Rows, after_rule, rows_of, text_of, views

ripple_effect = solutions.load("ripple_effect.py")

SAMPLE = ROOT / "testcases" / "ripple_effect" / "data" / "sample" / "1.in"
ANSWER = SAMPLE.with_suffix(".ans").read_text()
SHAPES = [(1, 1), (1, 6), (5, 1), (2, 2), (2, 3), (3, 3), (3, 4), (4, 3), (4, 4), (2, 6)]
ROUNDS = range(20)
BOARDS = 25  # in each round


# --- Random boards -----------------------------------------------------------------------


def boards(seed: int) -> Iterator[str]:
    """Small puzzles with none, one and several answers, with right and wrong givens."""
    rng = random.Random(seed)
    for number in range(BOARDS):
        height, width = rng.choice(SHAPES)
        room = random_rooms(rng, height, width)
        blank = as_text(height, width, room, {})
        found = answers(blank) if number % 3 else []
        numbers = dict(read_numbers(rng.choice(found))) if found else {}
        yield as_text(height, width, room, random_givens(rng, room, numbers))


def random_rooms(rng: random.Random, height: int, width: int) -> dict[Cell, str]:
    """Each cell's room: a letter."""
    cells = [(r, c) for r in range(height) for c in range(width)]
    room: dict[Cell, str] = {}
    for cell in rng.sample(cells, len(cells)):
        most = rng.choice([2, 3, 4, 5])
        near = [room[other] for other in beside(cell) if other in room]
        fitting = [label for label in near if list(room.values()).count(label) < most]
        new = chr(ord("a") + len(set(room.values())))
        room[cell] = rng.choice(fitting) if fitting and rng.random() < 0.85 else new
    return room


def read_numbers(answer: str) -> Iterator[tuple[Cell, int]]:
    """Each cell and its number."""
    for r, row in enumerate(answer.splitlines()):
        yield from (((r, c), int(word)) for c, word in enumerate(row))


def random_givens(
    rng: random.Random, room: dict[Cell, str], numbers: dict[Cell, int]
) -> dict[Cell, int]:
    """Some numbers of an answer, or any that rooms allow, no number twice in a room."""
    share, given = rng.choice([0, 0.1, 0.3]), {}
    used: set[tuple[str, int]] = set()
    for cell, label in room.items():
        number = numbers.get(cell) or rng.randint(1, list(room.values()).count(label))
        if rng.random() < share and (label, number) not in used:
            used.add((label, number))
            given[cell] = number
    return given


def as_text(height: int, width: int, room: dict[Cell, str], given: dict[Cell, int]) -> str:
    """A puzzle as input."""
    grids: tuple[dict[Cell, Any], ...] = (room, given)
    rows = [
        "".join(str(grid.get((r, c), ".")) for c in range(width))
        for grid in grids
        for r in range(height)
    ]
    return f"{height} {width}\n" + "\n".join(rows) + "\n"


# --- Nothing that is deduced is ever false ------------------------------------------------


def confirm(board: Any, found: Any, grids: list[dict[Cell, int]]) -> None:
    """A deduction holds in every answer."""
    for named in ripple_effect.names(board, found.cells).split():
        r, c = (int(part) - 1 for part in named[1:].split("c"))
        for numbers in grids:
            assert meant(found.value, numbers[r, c]), (named, found.value)


def meant(value: Any, number: int) -> bool:
    """Whether a number is what a deduction says: 3, or "not 3"."""
    return number != int(value[4:]) if isinstance(value, str) else number == value


def grids_of(text: str) -> list[dict[Cell, int]]:
    """The answers of a puzzle."""
    return [dict(read_numbers(answer)) for answer in answers(text)]


@pytest.mark.parametrize("seed", ROUNDS)
def test_every_rule_agrees_with_brute_force(seed: int) -> None:
    check_rules(ripple_effect, boards(seed), grids_of, confirm)


@pytest.mark.parametrize("seed", ROUNDS)
def test_every_step_agrees_with_brute_force(seed: int) -> None:
    check_steps(ripple_effect, boards(1000 + seed), grids_of, confirm)


@pytest.mark.parametrize("seed", ROUNDS)
def test_answers_are_those_of_brute_force(seed: int) -> None:
    check_answers(ripple_effect, boards(2000 + seed), answers)


@pytest.mark.parametrize("seed", ROUNDS)
def test_covers_are_the_answers_of_brute_force(seed: int) -> None:
    for text in boards(2000 + seed):
        cover = ripple_effect.Cover(ripple_effect.parse(text))
        found = [ripple_effect.render(answer) + "\n" for answer in cover.answers()]
        assert sorted(found) == sorted(answers(text)), text


TIERS = [
    ripple_effect.DIRECT,
    ripple_effect.DIRECT + ripple_effect.STRUCTURAL,
    ripple_effect.RULES,
]


def sides(text: str) -> list[str]:
    """A puzzle from all eight sides: both of its grids are turned."""
    size, *lines = text.splitlines()
    grids = lines[: len(lines) // 2], lines[len(lines) // 2 :]
    seen = [views(rows_of("\n".join([size, *grid]))) for grid in grids]
    return [
        text_of(rooms) + text_of(givens).partition("\n")[2]
        for rooms, givens in zip(*seen, strict=True)
    ]


def end(text: str, rules: Any) -> str | None:
    """Where the rules leave a puzzle, with its size; None if they break off."""
    board = ripple_effect.parse(text)
    try:
        for _, _, board in ripple_effect.deduce(board, rules):
            pass
    except ripple_effect.Contradiction:
        return None
    return text.split("\n")[0] + "\n" + ripple_effect.render(board)


@pytest.mark.parametrize("rules", TIERS, ids=["direct", "structural", "cases"])
@pytest.mark.parametrize("seed", ROUNDS[::4])
def test_conclusions_are_the_same_from_every_side(seed: int, rules: tuple[Any, ...]) -> None:
    for text in boards(3000 + seed):
        first, *others = [end(side, rules) for side in sides(text)]
        expected = views(rows_of(first))[1:] if first else [None] * 7
        assert [other and rows_of(other) for other in others] == expected, text


def shown(lines: list[str], width: int) -> Rows:
    """The rows of a picture, in which a word like -3 can be a cell of a single column."""
    return [line.split() if " " in line or width == 1 else list(line) for line in lines]


@pytest.mark.parametrize(("problem", "path"), files("rules/*/*.txt", "ripple_effect"))
def test_pictures_are_right_from_every_side(problem: Problem, path: Path) -> None:
    before, *_, after = path.read_text().split("\n\n")
    easier = path.read_text().count("\n\n") > 1
    turned = views(shown(after.splitlines(), int(before.split()[1])))
    for board, expected in zip(sides(before), turned, strict=True):
        found = after_rule(problem.module(), path.parent.name, board, easier=easier)
        assert shown(found[-len(expected) :], len(expected[0])) == expected


def test_random_boards_are_of_every_kind() -> None:
    counts = [len(answers(text)) for seed in range(3) for text in boards(seed)]
    assert 0 in counts
    assert 1 in counts
    assert max(counts) > 1


# --- The exact cover ---------------------------------------------------------------------------


def board_of(size: int, room: int) -> Any:
    """An empty square board with rooms along its rows, the longest of `room` cells."""
    labels = [[f"{r}-{c // room}" for c in range(size)] for r in range(size)]
    rows = [" ".join(row) for row in labels] + [" ".join("." * size)] * size
    return ripple_effect.parse(f"{size}\n" + "\n".join(rows))


@pytest.mark.parametrize(("size", "room", "columns"), [(8, 5, 1408), (3, 3, 126), (1, 1, 6)])
def test_full_matrix_has_so_many_columns(size: int, room: int, columns: int) -> None:
    assert ripple_effect.columns(board_of(size, room)) == columns


def test_search_can_be_watched() -> None:
    cover, seen = ripple_effect.Cover(ripple_effect.parse(SAMPLE.read_text())), []
    assert len(list(cover.search(lambda step, option: seen.append((step, option))))) == 1
    picks = [option for step, option in seen if step == "pick"]
    assert cover.nodes == len(picks)
    assert len(picks) >= 9  # a cell each
    assert {step for step, _ in seen} == {"pick", "drop"}


def test_first_answer_comes_without_the_others() -> None:
    """A single room of 3x3 cells can be filled in 362,880 ways."""
    cover = ripple_effect.Cover(ripple_effect.parse("3\n" + "aaa\n" * 3 + "...\n" * 3))
    assert next(cover.answers())
    assert cover.nodes < 100


def test_cover_alone_solves_the_sample() -> None:
    run = solve("ripple_effect.py", SAMPLE.read_bytes(), "--dlx")
    assert (run.returncode, run.stdout.decode(), run.stderr) == (0, ANSWER, b"")
    verbose = solve("ripple_effect.py", SAMPLE.read_bytes(), "--dlx", "-v").stdout.decode()
    assert "pick r3c3 1" in verbose
    assert verbose.endswith(ANSWER)


# --- Texts -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.rstrip("\n"),
        lambda text: text.replace("\n", "  \t\n"),
        lambda text: text + "\n \n\r\n",
        lambda text: text.replace("3\n", "3 3\n", 1),
        lambda text: "3\n" + " ".join(text[2:]),
        lambda text: text.replace("a", "#").replace("b", "."),
    ],
    ids="crlf no-newline trailing trailing-lines two-numbers blanks labels".split(),
)
def test_odd_but_right_formats_are_read(change: Callable[[str], str]) -> None:
    run = solve("ripple_effect.py", change(SAMPLE.read_text()).encode())
    assert (run.returncode, run.stdout.decode(), run.stderr) == (0, ANSWER, b"")


def test_checker_accepts_odd_but_right_answers() -> None:
    spaced = "\n".join(" ".join(row) for row in ANSWER.split())
    for odd in (ANSWER.replace("\n", "\r\n"), ANSWER.rstrip("\n"), ANSWER + "\n\n", spaced):
        check(SAMPLE.read_text(), odd)


@pytest.mark.parametrize("seed", ROUNDS)
def test_checker_accepts_the_answers_and_nothing_else(seed: int) -> None:
    rng = random.Random(seed)
    for text in boards(4000 + seed):
        right, puzzle = answers(text), read(text)
        for _ in range(10):
            rows = [["1"] * puzzle.width for _ in range(puzzle.height)]
            for (r, c), number in read_numbers(rng.choice(right)) if right else ():
                rows[r][c] = str(number if rng.random() < 0.9 else rng.randint(1, 4))
            tried = "".join("".join(row) + "\n" for row in rows)
            assert refuses(check, text, tried) != (tried in right), text + tried
        assert not any(refuses(check, text, answer) for answer in right)


@pytest.mark.parametrize("seed", ROUNDS)
def test_checker_refuses_garbage(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(200):
        length = rng.choice([0, 1, 3, 12, 200])
        noise = "".join(rng.choice("1123. \n\n\t\r\0\x1ca-²٣\udcff") for _ in range(length))
        assert refuses(check, SAMPLE.read_text(), noise) != (noise.split() == ANSWER.split())
