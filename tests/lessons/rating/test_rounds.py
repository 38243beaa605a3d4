"""Looks and rounds: on boards that one can follow by hand."""

import pytest

from generators._logic import follow
from ground.solutions import rules_to
from lessons.rating import rounds
from lessons.trace import news
from tests.helpers.cases import PROBLEMS

NURIKABE = next(problem for problem in PROBLEMS if problem.name == "nurikabe").module()
BY_HAND = {
    # the 1 is full, and the 2 has one exit: both are seen at once
    "1 4\n1..2\n": ("take_only_exit", 1, 1, 2),
    # then the 2 is full, which takes a second look, but no harder rule
    "1 5\n1...2\n": ("take_only_exit", 2, 1, 2),
    # that the 1 is full is all there is to see
    "1 2\n1.\n": ("surround_full_island", 1, 1, 1),
}


@pytest.mark.parametrize(("puzzle", "said"), BY_HAND.items())
def test_looks_and_times_are_as_by_hand(puzzle: str, said: tuple[str, int, int, int]) -> None:
    rule, looks, times, wall = said
    hardest = [one.__name__ for one in NURIKABE.RULES].index(rule)
    board, tier = NURIKABE.parse(puzzle), NURIKABE.RULES[hardest].tier
    assert rounds.effort(NURIKABE, board, hardest) == (looks, times)
    assert rounds.wall(NURIKABE, board, tier) == wall


def test_the_last_look_ends_where_the_board_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    board = NURIKABE.parse("1 4\n1..2\n")
    looked, told = list[str](), rounds.told
    monkeypatch.setattr(
        rounds, "told", lambda _s, _b, rule: (looked.append(rule.__name__), told(_s, _b, rule))[1]
    )
    assert rounds.looks(NURIKABE, board, (), NURIKABE.RULES) == 1
    assert NURIKABE.RULES[-1].__name__ not in looked


def test_a_rule_that_stops_early_is_asked_everywhere() -> None:
    board, rule = NURIKABE.parse("1 9\n.2.....2.\n"), NURIKABE.fit_shapes
    found = {fact for one in rule(board) for fact in NURIKABE.news(board, one)}
    assert found == {"r1c1 island", "r1c3 sea"}
    told = {" ".join(fact) for fact in rounds.told(NURIKABE, board, rule)}
    assert told == found | {"r1c9 island", "r1c7 sea"}


def test_enough_of_what_cases_say_leads_where_all_of_it_leads() -> None:
    alcazar = next(problem for problem in PROBLEMS if problem.name == "alcazar")
    solver, less = alcazar.module(), 0
    tier = rules_to(solver, 2)
    for path in sorted((alcazar.folder / "data" / "secret").glob("*cases*.in")):
        board = follow(solver, solver.parse(path.read_text()), tier)
        said = [
            {" ".join(fact) for found in ask(board) for fact in news(solver, board, found)}
            for ask in (solver.try_edge.everywhere, solver.try_edge.enough)
        ]
        ends = [follow(solver, solver.assume(board, facts), tier) for facts in said]
        assert said[1] <= said[0]
        assert ends[0] == ends[1]
        less += len(said[1]) < len(said[0])
    assert less
