"""The search of Nurikabe: when it drafts islands, what laws tell it, and how soon it ends."""

import random
from collections.abc import Iterator
from itertools import islice, pairwise, repeat
from typing import Any

import pytest

from ground import solutions
from judge.checkers.nurikabe import check
from measure import any_board
from tests.brute.nurikabe import answers, boards
from tests.helpers.boards import boards as some_boards
from tests.helpers.boards import clued, regular
from tests.helpers.cases import ROOT
from tests.helpers.sweep import in_sweep, swept

nurikabe = solutions.load("nurikabe.py")
BEGUN = (ROOT / "testcases/nurikabe/data/secret/12x12-cases-kept-1.in").read_text()
ROUNDS = swept(range(20), 1)


def test_islands_too_small_to_break_all_pools_are_counted() -> None:
    board = nurikabe.parse(regular(18, 3, 3))  # 36 islands break 8 squares each, there are 17 x 17
    assert not list(nurikabe.search(board))


@pytest.mark.timeout(20)
def test_without_a_clue_there_is_no_island_to_draft() -> None:
    assert not list(nurikabe.search(nurikabe.parse("2 5\n~...~\n...o.\n")))


@pytest.mark.sweep
def test_a_sea_of_few_cells_comes_not_far() -> None:
    clues = {(8, 5): 70, (9, 6): 1, (9, 8): 3, (6, 8): 1}
    board = nurikabe.parse(clued(10, clues))  # 25 cells of sea do not go around an island of 70
    assert not list(nurikabe.search(board))


def test_what_joins_the_water_beside_a_cell_is_sought_again_where_that_is_more() -> None:
    board = nurikabe.parse("5\n" + ".....\n" * 5)
    chance, cells = random.Random(0), list(nurikabe.each(board.cells))
    for _ in range(200):
        less = sum(cell for cell in cells if chance.random() < 0.7)
        more = less | sum(cell for cell in cells if chance.random() < 0.3)
        rings, _ = board.straits(less, board.cells, {})
        assert board.straits(more, board.cells, rings)[1].keys() == parted(board, more)


def test_what_joins_the_water_beside_a_cell_is_kept_where_some_comes_and_some_goes() -> None:
    board = nurikabe.parse("6\n" + "......\n" * 6)
    chance, cells, water, rings = random.Random(0), list(nurikabe.each(board.cells)), 0, {}
    for _ in range(500):
        water ^= sum(chance.sample(cells, chance.randrange(4)))
        asked = sum(cell for cell in cells if chance.random() < 0.9)
        rings, found = board.straits(water, asked, rings)
        assert found.keys() == {cell for cell in parted(board, water) if cell & asked}


def parted(board: Any, water: int) -> set[int]:
    """The cells without which some of the water beside them does not come to the rest."""
    found = set()
    for cell in nurikabe.each(water):
        beside = board.around(cell) & water
        if beside & ~board.flood(beside & -beside, water & ~cell):
            found.add(cell)
    return found


def test_the_boxes_of_all_islands_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    of_shores, seen = nurikabe.Laws.of_shores, set()

    def checked(laws: Any) -> Any:
        seen.add(laws.rim)
        assert laws.rim == sum(laws.box(clue, piece) for clue, (piece, _) in laws.pieces.items())
        return of_shores(laws)

    monkeypatch.setattr(nurikabe.Laws, "of_shores", checked)
    for seed in range(8):
        board = nurikabe.parse(any_board.board("of an answer", 8, seed))
        assert list(islice(nurikabe.search(board), 3))
    assert len(seen) > 8


@pytest.fixture
def hardly_a_conflict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that fails at its hundredth conflict."""
    learn, conflicts = nurikabe.Search.learn, []

    def counted(search: Any, broken: Any) -> Any:
        conflicts.append(broken)
        assert len(conflicts) < 100, "the search goes astray"
        return learn(search, broken)

    monkeypatch.setattr(nurikabe.Search, "learn", counted)


PLACES = (0, 0), (9, 9), (19, 10)


@pytest.mark.parametrize(
    ("side", "clues"),
    [
        *swept((pytest.param(20, {at: size}) for at in PLACES for size in (200, 250, 300)), 1),
        (10, {(1, 1): 18, (1, 5): 23, (2, 7): 29}),
        (20, {(4, 14): 90, (15, 15): 120}),
        in_sweep(pytest.param(25, {(3, 13): 100, (12, 18): 100, (13, 19): 100})),
    ],
)
@pytest.mark.usefixtures("hardly_a_conflict")
def test_large_islands_are_found_almost_without_conflicts(
    side: int, clues: dict[tuple[int, int], int]
) -> None:
    puzzle = clued(side, clues)
    check(puzzle, nurikabe.render(next(nurikabe.solve(nurikabe.parse(puzzle)))) + "\n")


@pytest.mark.parametrize(
    ("puzzle", "turns"),
    [
        (regular(10, 10, 40), [*range(0, 41, 2)]),  # few clues
        (regular(20, 4, 9), [*range(0, 41, 2)]),  # hardly begun
        (regular(20, 3, 3), [*range(3, 41, 3)]),  # many clues
        (regular(36, 12, 36), []),  # large
    ],
)
def test_islands_are_drafted_in_turn_with_the_search(
    puzzle: str, turns: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    turn, drafted = 0, []

    def drafts(_: Any) -> Iterator[list[int]]:
        while True:
            drafted.append(turn)
            yield []

    def answers(_: Any) -> Iterator[bool]:
        nonlocal turn
        for turn in range(1, 41):
            yield False

    monkeypatch.setattr(nurikabe, "drafts", drafts)
    monkeypatch.setattr(nurikabe.Search, "answers", answers)
    assert not list(nurikabe.search(nurikabe.parse(puzzle)))
    assert drafted == turns


def test_the_search_starts_elsewhere_ever_more_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """From some starts a board of 20x20 took 0.5 s and from others 18."""
    weights = []

    def answers(search: Any) -> Iterator[bool]:
        for _ in range(20):
            before = search.weight = [7.0] * len(search.weight)  # as if all had been in conflicts
            yield False
            weights.append(None if search.weight is before else search.weight)

    monkeypatch.setattr(nurikabe, "drafts", lambda _: repeat([]))  # they take their time
    monkeypatch.setattr(nurikabe.Search, "answers", answers)
    assert not list(nurikabe.search(nurikabe.parse(regular(20, 4, 9))))
    assert [turn for turn, some in enumerate(weights, 1) if some] == [1, 3, 7, 15]
    some = [each for each in weights if each]
    assert len({tuple(sorted(range(len(each)), key=each.__getitem__)) for each in some}) == 4
    assert all(max(each) < 1 for each in some)  # what is in conflicts from then on is more


@pytest.mark.parametrize("clues", [{(2, 2): 20, (7, 7): 28}, {(4, 4): 30, (0, 9): 25, (9, 0): 3}])
def test_drafts_go_on_until_one_is_an_answer_and_then_to_others(
    clues: dict[tuple[int, int], int],
) -> None:
    board, found = nurikabe.parse(puzzle := clued(10, clues)), set()
    for drawn in islice(nurikabe.drafts(board), 50):
        island = board.cells & sum(1 << at for at, land in enumerate(drawn) if land)
        answer = board.mark(island, nurikabe.ISLAND)
        answer = answer.mark(board.cells & ~island, nurikabe.SEA)
        assert board.flood(answer.sea & -answer.sea, answer.sea) == answer.sea
        assert len(answer.lands()) == len(clues)
        if not board.pools(answer.sea) and not any(land.left for land in answer.lands()):
            check(puzzle, nurikabe.render(answer) + "\n")
            found.add(island)
    assert len(found) > 1


def test_of_many_islands_a_draft_keeps_most_of_the_one_before() -> None:
    """Each began with chance alone, so that none came nearer to an answer than another."""
    board = nurikabe.parse(regular(20, 3, 4))
    drawn = [
        {at for at, land in enumerate(each) if land} for each in islice(nurikabe.drafts(board), 8)
    ]
    assert sum(len(one ^ other) for one, other in pairwise(drawn)) < 7 * 100


@pytest.mark.parametrize("seed", ROUNDS)
def test_a_draft_keeps_the_sea_in_one_piece_and_each_island_to_its_clue(seed: int) -> None:
    for text in some_boards("nurikabe", 30, seed):
        board = nurikabe.parse(text).puzzle.board()
        sea, clues = board.cells & ~board.island, board.puzzle.clues
        apart = len(board.lands()) == len(clues) and board.flood(sea & -sea, sea) == sea
        if not apart or not clues or not sea:
            continue
        for drawn in islice(nurikabe.drafts(board), 3):
            island = board.cells & sum(1 << at for at, land in enumerate(drawn) if land)
            answer = board.mark(island, nurikabe.ISLAND).mark(sea & ~island, nurikabe.SEA)
            assert len(answer.waters()) <= 1, text
            assert {land.clue for land in answer.lands()} == set(clues), text
            assert len(answer.lands()) == len(clues), text


@pytest.mark.parametrize(
    "puzzle",
    [
        *(regular(20, 4, 12), regular(20, 5, 20), regular(30, 3, 6)),
        clued(7, {(0, 5): 10, (2, 3): 13, (5, 4): 16}),  # here it is seen while they grow
        clued(8, {(1, 3): 1, (1, 6): 2, (3, 4): 8, (4, 1): 16, (7, 6): 17}),
    ],
)
@pytest.mark.usefixtures("hardly_a_conflict")
def test_islands_that_need_more_shore_than_the_sea_has_are_soon_refuted(puzzle: str) -> None:
    assert not list(nurikabe.solve(nurikabe.parse(puzzle)))


@pytest.mark.parametrize("seed", ROUNDS)
def test_no_answer_breaks_a_law(seed: int) -> None:
    asked = 0
    for text in boards(5000 + seed):
        for answer in answers(text):
            board = nurikabe.parse(f"{text.splitlines()[0]}\n{answer}")
            size = board.cells.bit_length()
            made = nurikabe.Search(size, 0, None)
            for at in range(size):
                made.settle(2 * at + (board.island >> at & 1), None)
            assert not nurikabe.Laws(nurikabe.parse(text)).told(made), text
            asked += 1
    assert asked


@pytest.mark.parametrize("seed", ROUNDS)
def test_laws_that_look_where_something_changed_tell_what_they_tell_anew(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, asked = nurikabe.Laws.told, []

    def both(laws: Any, made: Any) -> Any:
        clauses = told(laws, made)
        assert clauses == told(nurikabe.Laws(laws.board), made)
        asked.append(clauses)
        return clauses

    monkeypatch.setattr(nurikabe.Laws, "told", both)
    for text in [*boards(6000 + seed), *some_boards("nurikabe", 3, seed)]:
        list(islice(nurikabe.search(nurikabe.parse(text)), 3))
    assert any(asked)


@pytest.mark.parametrize("seed", ROUNDS)
def test_every_cell_that_keeps_the_sea_whole_is_told_of(seed: int) -> None:
    chance, found = random.Random(seed), 0
    board = nurikabe.parse(regular(9, 4, 2))
    laws, island, sea = nurikabe.Laws(board), board.island, 0
    for _ in range(300):  # cells come and go, as guesses do
        cell = 1 << chance.randrange(board.cells.bit_length()) & board.cells & ~board.island
        was = island, sea
        island, sea = island & ~cell, sea & ~cell
        if cell and not cell & (was[0] | was[1]):
            island, sea = (island | cell, sea) if chance.random() < 0.7 else (island, sea | cell)
        free, start = board.cells & ~island, sea & -sea
        if sea and free & ~board.flood(start, free):  # what the sea cannot come to is told first
            island, sea = was
            continue
        laws.island, laws.sea = island, sea
        cuts = {one for one in nurikabe.each(free & ~sea) if sea & ~board.flood(start, free & ~one)}
        told = {1 << (literal >> 1) for clause in laws.of_sea() for literal in clause}
        assert {one for one in told if one & free & ~sea} == cuts
        found += len(cuts)
    assert found


@pytest.mark.parametrize(
    ("puzzle", "begun"), [(regular(30, 4, 7), False), (regular(20, 3, 4), False), (BEGUN, True)]
)
def test_long_lists_are_made_only_of_what_is_begun(
    puzzle: str, begun: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    monkeypatch.setattr(nurikabe, "listed", lambda *_: asked.append(1) or {})
    nurikabe.begin(nurikabe.parse(puzzle))
    assert bool(asked) == begun


@pytest.mark.parametrize("known", [False, True])
def test_cases_come_before_the_search_where_most_of_many_islands_is_known(
    known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    finish, asked = nurikabe.finish, []

    def recorded(board: Any, rules: Any) -> Any:
        asked.append(rules)
        assert known or rules != nurikabe.SOON, "cases of a board hardly begun take minutes"
        return finish(board, rules)

    board = nurikabe.parse(regular(20, 3, 3))
    assert len(board.active()) > nurikabe.CROWDED
    if known:
        board = next(nurikabe.solve(nurikabe.parse("2\n1.\n..\n")))
        monkeypatch.setattr(nurikabe, "CROWDED", -1)
    else:  # the search itself takes seconds
        monkeypatch.setattr(nurikabe.Search, "answers", lambda _: iter(()))
    monkeypatch.setattr(nurikabe, "finish", recorded)
    assert list(nurikabe.search(board)) == [board] * known
    assert (nurikabe.SOON in asked) == known
    assert nurikabe.RULES not in asked  # the later rounds of cases take minutes on such boards


def test_cases_before_the_search_are_of_two_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    board, asked = nurikabe.parse("2\n1.\n..\n"), []
    monkeypatch.setattr(nurikabe, "try_both", lambda *words: asked.append(words[2]) or iter(()))
    assert not list(nurikabe.SOON[-1](board))
    assert sorted({*asked}) == [0, 1]
    asked.clear()
    assert not list(nurikabe.refute_opposite(board))
    assert sorted({*asked}) == [0, 1, 2, 3]


@pytest.mark.parametrize(("islands", "waits"), [(10, False), (11, True)])
def test_laws_wait_until_a_guess_is_about_what_was_in_conflicts(
    islands: int, waits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    clues = {(k // 4 * 5 + 2, k % 4 * 5 + 2): 20 for k in range(islands)}
    search = nurikabe.opened(nurikabe.parse(clued(20, clues)))
    monkeypatch.setattr(nurikabe.Laws, "of_sea", lambda _: asked.append(1) or ["a clause"])

    def is_told() -> bool:
        asked.clear()
        assert search.told(search) == (["a clause"] if asked else ())
        return bool(asked)

    assert is_told()  # before the first guess
    assert search.guess()
    assert is_told() is not waits
    thing = search.trail[search.guesses[-1]] >> 1
    search.weight[thing] = 1.0  # now it was in a conflict
    assert is_told()
    search.weight[thing] = 0.0
    while search.guess():
        pass
    assert is_told()  # all is settled
