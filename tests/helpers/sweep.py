"""What is tested when: a few of a kind in `make test`, more in `make sweep`, then `make every`."""

import re
from collections.abc import Callable, Iterable
from typing import Any

import pytest

LONGEST = 7200  # seconds


def swept(values: Iterable[Any], few: int, most: int | None = None) -> list[Any]:
    """Parameters of a test: `few` of the values, from all over them; the others in a sweep.

    Or no more than `most` of those, from all over them too, and the rest in `make every`.
    """
    every = list(values)
    now = spread(len(every), few)
    late = [at for at in range(len(every)) if at not in now]
    then = {late[at] for at in spread(len(late), len(late) if most is None else most)}
    return [
        value if at in now else in_sweep(value) if at in then else in_every(value)
        for at, value in enumerate(every)
    ]


def spread(many: int, few: int) -> set[int]:
    """`few` places of so many, as far from each other as they can be; the first if it is one."""
    return {round(at * (many - 1) / max(1, few - 1)) for at in range(few)} if many else set()


def unless(
    late: Callable[[str], object],
    values: Iterable[Any],
    latest: Callable[[str], object] = lambda _: False,
) -> list[Any]:
    """Parameters of a test: those of whose id or text this is so only in a sweep.

    Those that are `latest` only in `make every`.
    """
    names = [(value, getattr(value, "id", None) or str(value)) for value in values]
    return [
        in_every(value) if latest(name) else in_sweep(value) if late(name) else value
        for value, name in names
    ]


def some_of(values: Iterable[Any], one_of: int) -> list[Any]:
    """Parameters of tests that take long: one of so many in the sweep, each in `make every`."""
    return [in_every(value) if at % one_of else in_sweep(value) for at, value in enumerate(values)]


def others(cases: list[Any], known: list[Any]) -> list[Any]:
    """Those of the cases that are not known."""
    ids = {case.id for case in known}
    return [case for case in cases if case.id not in ids]


def in_sweep(value: Any) -> Any:
    """A parameter, or what is one already, only for the sweep."""
    return marked(value, pytest.mark.sweep)


def in_every(value: Any) -> Any:
    """A parameter, or what is one already, only for `make every`, however long it takes."""
    return marked(value, pytest.mark.every, pytest.mark.timeout(LONGEST))


def marked(value: Any, *marks: pytest.MarkDecorator) -> Any:
    """A parameter, or what is one already, with a mark."""
    if isinstance(value, type(pytest.param())):
        others = [mark for mark in value.marks if mark.name not in ("sweep", "every")]
        return pytest.param(*value.values, id=value.id, marks=[*others, *marks])
    return pytest.param(value, marks=marks)


def leave(items: list[pytest.Item], late: re.Pattern[str]) -> None:
    """Leave of each test those to a sweep whose parameters fit, unless all do."""
    tests: dict[str, list[pytest.Item]] = {}
    for item in items:
        if not {"sweep", "every"} & {mark.name for mark in item.iter_markers()}:
            tests.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for same in tests.values():
        fit = [item for item in same if late.search(item.name)]
        for item in fit if len(fit) < len(same) else []:
            item.add_marker(pytest.mark.sweep)
