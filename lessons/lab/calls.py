"""Calls from a page: a function of this room by its name, its answer, what is wrong as a value.

A call is "module.function" and its arguments, and gives what the function returns.  Long work is a
generator: what it yields is told while it goes on, and what it returns is the answer.  A function
with a parameter `tell` gets what tells at any time.
"""

import importlib
import inspect
import json
from collections.abc import Callable
from typing import Any

from lessons import finished

Tell = Callable[[Any], object]


class Refused(Exception):
    """A call cannot be done: `said` in one line, `line` where a text is wrong, and what helps."""

    def __init__(self, said: str, **more: object) -> None:
        super().__init__(said)
        self.more = more

    @property
    def value(self) -> dict[str, object]:
        """It as a value."""
        return {"said": str(self), **self.more}


def answer(name: str, arguments: str, tell: Callable[[str], object]) -> str:
    """What a call gives, all of it as JSON: {"value": ...} or {"error": {"said": ...}}."""
    try:
        found = call(name, json.loads(arguments), lambda told: tell(in_json(told)))
    except Refused as refused:
        return in_json({"error": refused.value})
    return in_json({"value": found})


def call(name: str, arguments: list[Any], tell: Tell) -> Any:
    """What a function of this room gives."""
    module, _, function = name.rpartition(".")
    called = getattr(importlib.import_module(f"lessons.lab.{module}"), function)
    told = {"tell": tell} if "tell" in inspect.signature(called).parameters else {}
    found = called(*arguments, **told)
    return finished(found, tell) if inspect.isgenerator(found) else found


def bare(text: str) -> str:
    """A text without the mark that files of Windows begin with: who pastes it does not see it."""
    return text.removeprefix("\ufeff")


def warm() -> None:
    """Have what most calls need, so that Python as it is then can be kept."""
    for name in "puzzle", "making", "moves", "drawn":
        importlib.import_module(f"lessons.lab.{name}")
    call("puzzle.problems", [], str)  # it reads the solutions


def in_json(value: object) -> str:
    """A value as a page reads it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
