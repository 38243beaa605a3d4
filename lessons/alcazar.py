"""What lessons say of Alcazar, and what a page needs to draw it."""

from typing import Any

from judge.solutions import load

solver = load("alcazar.py")
TITLE = "Alcazar"


def givens(board: Any) -> dict[str, object]:
    """{"size": [rows, columns], "edges": those that are no walls, doors too}; all others are walls."""
    plan = board.plan
    return {
        "size": [plan.height, plan.width],
        "edges": solver.names(board, plan.edges).split(),
    }


def known(board: Any) -> dict[str, int]:
    """What is settled: {value: edges}."""
    blocked = board.plan.edges & ~board.unknown & ~board.path
    return {solver.PATH: board.path, solver.BLOCKED: blocked}


LAWS = ("LAW",)
LEGUP: dict[str, str] = {}


def say(step):
    return f"{' '.join(step.places)} {step.value} because of {' '.join(step.because)}."
