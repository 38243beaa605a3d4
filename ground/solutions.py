"""The solution files as modules, for tools that look inside: load("nurikabe.py")."""

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

FOLDER = Path(__file__).parent.parent / "solutions"


def load(name: str) -> ModuleType:
    """The solution of that file name as a module of its own."""
    path = FOLDER / name
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def rules_to(solver: ModuleType, tier: int) -> tuple[Any, ...]:
    """A solution's rules of all tiers up to this one, easiest first."""
    return tuple(rule for rule in solver.RULES if rule.tier <= tier)


def each(cells: int) -> Iterator[int]:
    """The cells of a set, one by one: a set is an int with a bit for each cell."""
    while cells:
        yield cells & -cells
        cells &= cells - 1
