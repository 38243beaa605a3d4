"""What the generators ask of a solver."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

Rules = tuple[Callable[[Any], Any], ...]


def follow(solver: ModuleType, board: Any, rules: Rules) -> Any:
    """Where rules lead from a board."""
    for _, _, board in solver.deduce(board, rules):
        pass
    return board


def is_refuted(solver: ModuleType, board: Any, cells: int, value: Any, rules: Rules) -> bool:
    """Whether these rules find that cells cannot have this value."""
    try:
        follow(solver, board.mark(cells, value), rules)
    except solver.Contradiction:
        return True
    return False
