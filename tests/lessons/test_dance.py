"""Dancing links, step by step."""

from lessons import solver_of
from lessons.dance import search_of
from tests.helpers.cases import problem_of
from tests.helpers.dance import looks
from tests.helpers.spoken.ripple_effect import Board

CASE = "data/secret/7x7-cases-seed1.in"


def test_every_item_has_the_fewest_options_that_are_left() -> None:
    text = (problem_of("ripple_effect").folder / CASE).read_text()
    solver = solver_of("ripple_effect")
    search = search_of(solver, solver.parse(text))
    assert search
    *steps, last = looks(text, search)
    assert len(steps) == search["total"]
    for look in steps:
        if look.option:
            assert look.option in look.open[look.item]
            assert len(look.open[look.item]) == min(map(len, look.open.values()))
        elif look.item:
            assert look.open[look.item] == []
    assert not last.open, "it ends with a number in every cell"


def test_the_items_of_an_option_are_those_that_it_covers() -> None:
    text = (problem_of("ripple_effect").folder / CASE).read_text()
    solver = solver_of("ripple_effect")
    search = search_of(solver, solver.parse(text))
    assert search
    cover, board = search["cover"], Board(text)
    options = {
        option: set(row) for option, row in zip(cover["options"], cover["rows"], strict=True)
    }
    assert set(options) == {f"{cell} {n}" for cell, numbers in board.may.items() for n in numbers}
    for option, row in options.items():
        cell, value = option.split()
        assert {cover["items"][item] for item in row} == {
            f"{cell} needs a number",
            f"room {board.room[cell]} needs its {value}",
        }


def test_one_option_is_not_called_options() -> None:
    solver = solver_of("ripple_effect")
    search = search_of(solver, solver.parse("1\na\n.\n"))
    assert search
    assert " by 1 option, each a cell with a number." in search["about"]
