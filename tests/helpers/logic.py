"""What holds for every solution: on small boards all that it says agrees with brute force."""

import random
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any

from ground.solutions import rules_to
from judge.checkers import Wrong
from lessons.trace import Fact, news

Truths = list[Any]  # all answers of a puzzle, in the form that `confirm` takes


def check_rules(
    solver: ModuleType,
    boards: Iterable[str],
    truths_of: Callable[[str], Truths],
    confirm: Callable[[Any, Any, Truths], None],
) -> None:
    """Every rule by itself says what is so in all answers, or there are none.

    So it does where it goes on everywhere, and there it says all that it said before.
    """
    for text in boards:
        board, truths = solver.parse(text), truths_of(text)
        for rule in solver.RULES:
            try:
                some = every = list(rule(board))
                if hasattr(rule, "everywhere"):
                    every = list(rule.everywhere(board))
            except solver.Contradiction:
                assert not truths, f"{rule.__name__} sees no answer to\n{text}"
                continue
            for found in every:
                confirm(board, found, truths)
            if truths and some is not every:
                assert facts_of(solver, board, some) <= facts_of(solver, board, every), text


def facts_of(solver: ModuleType, board: Any, told: list[Any]) -> set[Fact]:
    """What deductions say that is new to a board."""
    return {fact for found in told for fact in news(solver, board, found)}


def check_steps(
    solver: ModuleType,
    boards: Iterable[str],
    truths_of: Callable[[str], Truths],
    confirm: Callable[[Any, Any, Truths], None],
) -> None:
    """So does every step of all rules together; and they never solve what has several answers."""
    for text in boards:
        board, truths = solver.parse(text), truths_of(text)
        try:
            for _, found, after in solver.deduce(board):
                confirm(board, found, truths)
                board = after
        except solver.Contradiction:
            assert not truths, f"no answer is seen to\n{text}"
            continue
        assert board.unknown or len(truths) == 1, f"solved by logic:\n{text}"


def check_answers(
    solver: ModuleType, boards: Iterable[str], answers: Callable[[str], list[str]]
) -> None:
    """Solving yields every answer, once."""
    for text in boards:
        found = solver.solve(solver.parse(text))
        assert rendered(solver, found) == sorted(answers(text)), text


def check_kinds(
    boards: Callable[[int], Iterable[str]], answers: Callable[[str], list[str]]
) -> None:
    """Of the boards on which all this is looked at some have no answer, some one, some several."""
    counts = [len(answers(text)) for seed in range(3) for text in boards(seed)]
    assert 0 in counts
    assert 1 in counts
    assert max(counts) > 1


def refuses(check: Callable[[str, str], None], puzzle: str, answer: str) -> bool:
    """Whether a checker refuses an answer."""
    try:
        check(puzzle, answer)
    except Wrong:
        return True
    return False


def left_open(solver: ModuleType, puzzle: str, tier: int) -> bool:
    """Whether the rules up to this tier (0: none) leave something of the puzzle open."""
    board = solver.parse(puzzle)
    for _, _, board in solver.deduce(board, rules_to(solver, tier)):
        pass
    return bool(board.unknown)


def has_tier(solver: ModuleType, puzzle: str, tier: int) -> bool:
    """Whether the puzzle takes exactly the rules of this tier."""
    return left_open(solver, puzzle, tier - 1) and not left_open(solver, puzzle, tier)


def check_search(
    solver: ModuleType, boards: Iterable[str], answers: Callable[[str], list[str]]
) -> None:
    """The search alone finds every answer, once: of the bare board, and of one with some facts."""
    for text in boards:
        board, rng = solver.parse(text), random.Random(text)
        ends = list(solver.search(board))
        assert rendered(solver, ends) == sorted(answers(text)), text
        for _ in range(3 if ends else 0):
            some, others = solver.facts(rng.choice(ends)), solver.facts(rng.choice(ends))
            told = rng.sample(some, min(2, len(some)))
            told += map(solver.opposite, rng.sample(others, min(1, len(others))))
            left = [end for end in ends if solver.knows(end, told)]
            found = searched(solver, board, told)
            assert rendered(solver, found) == rendered(solver, left), f"{text}with {told}"


def searched(solver: ModuleType, board: Any, told: list[str]) -> list[Any]:
    """The answers that the search finds of a board with these facts too; none if they clash."""
    try:
        return list(solver.search(solver.assume(board, told)))
    except solver.Contradiction:
        return []


def rendered(solver: ModuleType, ends: Iterable[Any]) -> list[str]:
    """Answers as texts, in order."""
    return sorted(solver.render(end) + "\n" for end in ends)
