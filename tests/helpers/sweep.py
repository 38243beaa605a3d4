"""Sweeps: many more of the same, left to `make sweep`; a few of them are in `make test`."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest


def swept(values: Iterable[Any], few: int) -> list[Any]:
    """Parameters of a test: `few` of the values, from all over them; the others in a sweep."""
    every = list(values)
    kept = {round(at * (len(every) - 1) / max(1, few - 1)) for at in range(few)}
    return [value if at in kept else in_sweep(value) for at, value in enumerate(every)]


def unless(late: Callable[[str], object], values: Iterable[Any]) -> list[Any]:
    """Parameters of a test: those of whose id or text this is so only in a sweep."""
    return [in_sweep(value) if late(getattr(value, "id", None) or str(value)) else value
            for value in values]  # fmt: skip


def in_sweep(value: Any) -> Any:
    """A parameter, or what is one already, only for the sweep."""
    if isinstance(value, type(pytest.param())):
        return pytest.param(*value.values, id=value.id, marks=[*value.marks, pytest.mark.sweep])
    return pytest.param(value, marks=pytest.mark.sweep)
