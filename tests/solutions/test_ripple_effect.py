"""Ripple Effect: on small boards all is compared with brute force; the exact cover; texts."""

import sys
from collections import Counter
from collections.abc import Callable
from itertools import islice, permutations
from pathlib import Path
from typing import Any

import pytest

from ground import solutions
from judge.checkers.grid import Cell
from judge.checkers.ripple_effect import check
from tests.brute.ripple_effect import answers, boards, read_numbers
from tests.helpers.cases import ROOT, Problem, files
from tests.helpers.logic import check_answers, check_kinds, check_rules, check_search, check_steps
from tests.helpers.pictures import Rows, after_rule, rows_of, views
from tests.helpers.sides import ripple_sides
from tests.helpers.sweep import in_sweep, swept, unless
from tests.helpers.tools import solve

ripple_effect = solutions.load("ripple_effect.py")
SAMPLE = ROOT / "testcases" / "ripple_effect" / "data" / "sample" / "1.in"
ANSWER = SAMPLE.with_suffix(".ans").read_text()
ROUNDS = swept(range(20), 1)


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
def test_the_search_finds_what_brute_force_finds(seed: int) -> None:
    check_search(ripple_effect, boards(4000 + seed), answers)


@pytest.mark.parametrize("seed", ROUNDS)
def test_guesses_find_what_brute_force_finds(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ripple_effect, "MANY", 0)  # else boards are so large
    monkeypatch.setattr(ripple_effect, "KEPT", 1 + seed % 3)
    check_search(ripple_effect, boards(5000 + seed), answers)


@pytest.mark.parametrize("seed", ROUNDS)
def test_covers_are_the_answers_of_brute_force(seed: int) -> None:
    for text in boards(2000 + seed):
        cover = ripple_effect.Cover(ripple_effect.parse(text))
        found = [ripple_effect.render(answer) + "\n" for answer in cover.answers()]
        assert sorted(found) == sorted(answers(text)), text


@pytest.mark.parametrize("seed", ROUNDS)
def test_what_is_overbooked_has_no_answer_by_brute_force(seed: int) -> None:
    booked = Counter[bool]()
    for text in boards(6000 + seed):
        board = ripple_effect.parse(text)
        over = [v for v in board.puzzle.values if ripple_effect.overbooked(board, v)]
        assert not over or not answers(text), f"{text}{over}"
        booked[bool(over)] += 1
    assert len(booked) == 2


TIERS = [
    ripple_effect.DIRECT,
    ripple_effect.DIRECT + ripple_effect.STRUCTURAL,
    ripple_effect.RULES,
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
@pytest.mark.parametrize("seed", swept(range(0, 20, 4), 2))
def test_conclusions_are_the_same_from_every_side(seed: int, rules: tuple[Any, ...]) -> None:
    for text in boards(3000 + seed):
        first, *others = [end(side, rules) for side in ripple_sides(text)]
        expected = views(rows_of(first))[1:] if first else [None] * 7
        assert [other and rows_of(other) for other in others] == expected, text


def shown(lines: list[str], width: int) -> Rows:
    """The rows of a picture, in which a word like -3 can be a cell of a single column."""
    return [line.split() if " " in line or width == 1 else list(line) for line in lines]


@pytest.mark.parametrize(("problem", "path"), files("rules/*/*.txt", "ripple_effect"))
def test_pictures_are_right_from_every_side(problem: Problem, path: Path) -> None:
    solver, (before, *_, after) = problem.module(), path.read_text().split("\n\n")
    easier = path.read_text().count("\n\n") > 1
    turned = views(shown(after.splitlines(), int(before.split()[1])))
    for board, expected in zip(ripple_sides(before), turned, strict=True):
        found = after_rule(solver, path.parent.name, board, easier=easier)
        assert shown(found[-len(expected) :], len(expected[0])) == expected


def test_random_boards_are_of_every_kind() -> None:
    check_kinds(boards, answers)


# --- Boards that are no puzzles ----------------------------------------------------------------


def blocks(size: tuple[int, int], room: tuple[int, int]) -> str:
    """A puzzle without givens, whose rooms are blocks of that height and width."""
    height, width = size
    labels = [[f"{r // room[0]}-{c // room[1]}" for c in range(width)] for r in range(height)]
    rows = [" ".join(row) for row in labels] + [" ".join("." * width)] * height
    return f"{height} {width}\n" + "\n".join(rows) + "\n"


SOLVED = {
    "one-cell": blocks((1, 1), (1, 1)),
    "one-row": blocks((1, 60), (1, 60)),
    "one-room": blocks((12, 12), (12, 12)),
    "one-large-room": blocks((40, 40), (40, 40)),
    "rows": blocks((12, 12), (1, 12)),
    "columns": blocks((16, 16), (16, 1)),
    "blocks-of-9": blocks((9, 9), (3, 3)),
    "blocks-of-16": blocks((16, 16), (4, 4)),
    "long-rooms": blocks((6, 18), (1, 9)),
}
# 29 rooms need a 10, but 11x11 cells hold at most 11, 11x9 at most 9, 4x11 and 4x9 at most 4: 28.
ONE_TOO_MANY = [
    "aabbbbcccddddeefffff",
    "aaabbbccccdddeeeffff",
    "aaabbbcccgdddeeehhhf",
    "aaiijjjkkggggeehhhhl",
    "iiiijjjkkggggmmhhhll",
    "iiiijjnkkoopgmmmqlll",
    "rrrsjjnkkooppmmmllll",
    "rrrsnnnkkoopppmmtttu",
    "rrrsnnnnoooppvvvtttu",
    "wrssnxxyozzppvvvtttt",
    "wwssxxxyyyyyAvvvBBCC",
    "wwssxxxyyyyAAADvBBCC",
    "wwEsExxFFFGAAADBBBCC",
    "wwEEEEFFFFGAAADBBBCC",
    "HwEEEEFFFGGDDDDDDDCC",
]
# No value is one too many, but not all 33 rooms of 12 have place for it: windows have prices.
OVERBOOKED = [
    "aaaaaabbbbbbbbbbbbcc",
    "aaaddddddddddddccccc",
    "aaaeeeeeeeeeeeeffccc",
    "gghhhhhhijjkkkffflcc",
    "gghhhhhmijjnnkffflll",
    "ggohppmmiiinnkkfflll",
    "ggopppmmiiinnkkqflll",
    "ggopppmmiiinnkqqfrrl",
    "ggoppppmminnnkqqsrrl",
    "ttooooommmnuukvqsrrr",
    "ttwooouuuuuuukvqsrrr",
    "ttwwxxxxxxuuuyvqssrr",
    "ttwwwzzxxxyyyyvqssAA",
    "ttwwwwzxxBByyyvqssAA",
    "ttCCCwzzxBByyyvqssAA",
    "DCCCCwzzzBBByBvqsAAE",
    "DCCCCCzzzzBBBBvFFAAE",
    "DDDDGGGGGGFvvvvFFAAE",
    "DDDDGGGGGGFFFFFFFEEE",
    "DDHHHHHHHHHHHHEEEEEE",
]
WITHOUT = {
    "overbooked": "\n".join(["20 20", *OVERBOOKED, *["." * 20] * 20, ""]),
    "one-too-many": "\n".join(["15 20", *ONE_TOO_MANY, *["." * 20] * 15, ""]),
    "all-single": blocks((20, 20), (1, 1)),
    "dominoes": blocks((20, 20), (1, 2)),
    "blocks-of-9": blocks((20, 20), (3, 3)),
    "full-windows": blocks((20, 20), (4, 4)),
    "full-windows-of-12": blocks((24, 24), (3, 4)),
    "crowded": blocks((11, 33), (1, 11)),
    "crowded-columns": blocks((33, 11), (11, 1)),
}


def named(boards: dict[str, str]) -> list[Any]:
    """Boards as parameters that have their names."""
    return [pytest.param(text, id=name) for name, text in boards.items()]


MOST_CALLS = 1_000_000  # a second of work


def calls(ask: Callable[[], Any]) -> int:
    """How many functions something calls: work that no busy machine makes more."""
    seen = Counter[str]()
    sys.setprofile(lambda _frame, event, _argument: seen.update([event]))
    try:
        ask()
    finally:
        sys.setprofile(None)
    return seen["call"]


@pytest.mark.parametrize("text", swept(named(SOLVED), 2))
def test_boards_that_are_no_puzzles_are_solved(text: str) -> None:
    found: list[Any] = []
    ends = ripple_effect.solve(ripple_effect.parse(text))
    assert calls(lambda: found.extend(islice(ends, 20))) < MOST_CALLS
    assert found
    for end in found:
        check(text, ripple_effect.render(end) + "\n")


@pytest.mark.parametrize("side", [3, 6])
def test_guesses_fill_large_rooms(side: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ripple_effect, "MANY", 0)  # else rooms are so large
    text = blocks((2 * side, 2 * side), (side, side))
    found: list[Any] = []
    ends = ripple_effect.solve(ripple_effect.parse(text))
    assert calls(lambda: found.append(next(ends))) < MOST_CALLS
    check(text, ripple_effect.render(found[0]) + "\n")


def test_prices_are_asked_of_the_most_crowded_value(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not of the largest, of which a line has place for one anyway."""
    asked: list[int] = []
    monkeypatch.setattr(ripple_effect, "overbooked", lambda _, value: asked.append(value) or True)
    rooms = [*OVERBOOKED, *["@" * 20] * 8, *["#" * 20] * 8]
    text = "\n".join(["36 20", *rooms, *["." * 20] * 36, ""])
    assert not list(ripple_effect.solve(ripple_effect.parse(text)))
    assert asked == [12]


@pytest.mark.parametrize("text", unless("crowded-columns".__eq__, swept(named(WITHOUT), 2)))
def test_boards_without_an_answer_are_seen(text: str) -> None:
    found: list[Any] = []
    ends = ripple_effect.solve(ripple_effect.parse(text))
    assert calls(lambda: found.extend(ends)) < MOST_CALLS
    assert not found
    run = solve("ripple_effect.py", text.encode())
    assert (run.returncode, run.stdout, run.stderr.count(b"\n")) == (1, b"", 1)
    assert run.stderr.startswith(b"ripple_effect: no solution: ")


@pytest.mark.parametrize("most", [6, in_sweep(7)])
def test_hundreds_of_answers_are_listed_once_each(most: int) -> None:
    found: list[Any] = []
    ends = ripple_effect.solve(ripple_effect.parse(blocks((1, most), (1, most))))
    assert calls(lambda: found.extend(map(ripple_effect.render, ends))) < MOST_CALLS
    assert sorted(found) == ["".join(numbers) for numbers in permutations("1234567"[:most])]


# --- The exact cover ---------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "room", "columns"), [(8, 5, 1408), (3, 3, 126), (1, 1, 6)])
def test_full_matrix_has_so_many_columns(size: int, room: int, columns: int) -> None:
    board = ripple_effect.parse(blocks((size, size), (1, room)))
    assert ripple_effect.columns(board) == columns


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


def test_a_law_whose_name_has_a_comma_is_told_apart_from_others() -> None:
    steps = solve("ripple_effect.py", SAMPLE.read_bytes(), "-v").stdout.decode()
    assert ", because of r3c3 1; column 3, 1; row 3, 1\n" in steps


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


def test_zeros_before_a_number_say_nothing() -> None:
    assert solve("ripple_effect.py", b"1 1\na\n0000000001\n").stdout == b"1\n"
    done = solve("ripple_effect.py", b"2 2\naa\naa\n0000000021 .\n. .\n")
    assert done.returncode == 2
    assert b"expected . or a number from 1 to 4 in room 'a', found '0000000021'" in done.stderr
