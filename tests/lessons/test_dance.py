"""Dancing links, step by step."""

from lessons import solver_of
from lessons.dance import search_of
from tests.helpers.cases import problem_of
from tests.helpers.spoken.ripple_effect import Board

CASE = "data/secret/7x7-cases-seed1.in"


def test_every_item_has_the_options_that_are_left_and_the_fewest() -> None:
    text = (problem_of("ripple_effect").folder / CASE).read_text()
    solver = solver_of("ripple_effect")
    search = search_of(solver, solver.parse(text))
    assert search
    tried: list[str] = []
    for step in search["steps"]:
        here = f"{step['place']} {step['value']}"
        if step["picked"]:
            board = after(text, tried)
            assert here in step["left"]
            assert sorted(step["left"]) == sorted(own(board, step["item"]))
            tried.append(here)
        else:
            assert tried.pop() == here
        done = {fact.split()[0] for fact in tried}
        board = after(text, tried)
        left = sum(len(numbers) for cell, numbers in board.may.items() if cell not in done)
        assert step["options"] == left
    assert len(tried) == len(board.may), "it ends with a number in every cell"


def after(text: str, tried: list[str]) -> Board:
    """The board with what is tried, and what that takes from others; givens take nothing yet."""
    board = Board(text)
    for fact in tried:
        cell, value = fact.split()
        board = board.supposing(
            [fact]
            + [
                f"{other} not {value}"
                for other in board.may
                if other != cell and board.clash(cell, other, int(value))
            ]
        )
    return board


def own(board: Board, item: str) -> list[str]:
    """The options of an item."""
    words = item.split()
    if words[0] == "room":
        return [f"{cell} {words[-1]}" for cell in board.places(words[1], int(words[-1]))]
    return [f"{words[0]} {value}" for value in board.may[words[0]]]
