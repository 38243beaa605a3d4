"""New puzzles by the generators: what can be asked of each, and one that is made."""

import argparse
import re
from collections.abc import Generator, Iterator
from contextlib import redirect_stderr
from importlib import import_module
from io import StringIO
from typing import Any

from formats import own
from generators import Impossible
from generators import __main__ as generators
from ground.problems import all_problems
from lessons import solver_of, words_of
from lessons.lab.calls import Refused
from lessons.rules import rules_of

NOT_ASKED = "help", "seed", "count", "out", "limit", "reduce"  # of what a command line can ask
QUOTED = r"""'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*\""""
OPTION = re.compile(rf"{QUOTED}|--([a-z-]*[a-z])")


def kinds() -> list[dict[str, Any]]:
    """{"puzzle", "title", "options"} of each generator; an option as option_of has it."""
    return [
        {
            "puzzle": name,
            "title": words_of(name).TITLE,
            "options": [option_of(name, action) for action in actions(name)],
        }
        for name in generators.PUZZLES
    ]


def actions(name: str) -> Iterator[argparse.Action]:
    """The options of a generator that a page asks for, as its own command line has them."""
    parser = generators.make_parser()
    (puzzles,) = (each for each in parser._actions if each.dest == "puzzle")
    own_parser = puzzles.choices[name]
    return (each for each in own_parser._actions if each.dest not in NOT_ASKED)


def option_of(name: str, action: argparse.Action) -> dict[str, Any]:
    """{"flag", "help", "choices", "usual"} of an option; choices are [value, words]."""
    if action.dest == "rule":
        solver = solver_of(name)
        rules = rules_of(solver, words_of(name)).values()
        choices = [[rule.name, f"{rule.title} (tier {rule.tier})"] for rule in rules]
    else:
        choices = [[value, value] for value in action.choices or ()]
    settled = getattr(import_module(f"generators.{name}"), "USUAL", {})
    usual = settled.get(action.dest, action.default)
    return {
        "flag": action.option_strings[-1],
        "help": action.help or "",
        "choices": choices,
        "usual": "x".join(map(str, usual)) if isinstance(usual, tuple) else usual,
    }


def make(name: str, asked: dict[str, str], seed: float) -> Generator[Any, None, dict[str, Any]]:
    """{"problem", "puzzle", "name"} as asked, {flag: value}; each draw is told; Refused."""
    words = [f"{flag}={value}" for flag, value in asked.items() if value]
    options = parsed([name, *words, f"--seed={seed}"])
    try:
        generators.settle(options)
        for tried, found in enumerate(generators.drawn(options, options.seed), 1):
            if found:
                made = generators.name_of(options, options.seed)
                return {"problem": problem_of(name, found[0]), "puzzle": found[0], "name": made}
            yield {"tried": tried}
    except Impossible as error:
        raise Refused(in_words(str(error))) from None
    raise AssertionError("the generators say NotFound")


def parsed(words: list[str]) -> argparse.Namespace:
    """The options that a command line would give; Refused says what is wrong with them."""
    said = StringIO()
    try:
        with redirect_stderr(said):
            return generators.make_parser().parse_args(words)
    except SystemExit:
        raise Refused(in_words(said.getvalue().strip().removeprefix("generators: "))) from None


def in_words(said: str) -> str:
    """A complaint with options as the page calls them: --largest-room is the largest room.

    What it quotes stays as it was given.
    """
    said = said.removeprefix("argument ")
    return OPTION.sub(lambda found: found[0] if not found[1] else found[1].replace("-", " "), said)


def problem_of(name: str, puzzle: str) -> str:
    """The problem of a puzzle that a generator has made."""
    return next(
        problem
        for problem in all_problems()
        if name == solver_of(problem).NAME and own.fits(problem, puzzle)
    )
