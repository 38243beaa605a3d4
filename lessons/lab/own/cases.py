"""What a program can be run on: a problem's cases, and new ones from the smallest size up."""

from dataclasses import asdict, replace
from functools import cache, lru_cache
from typing import Any

from ground.problems import all_problems
from judge.isolation.limits import Limits
from judge.problem import Problem, load
from lessons import finished, solver_of, title_of
from lessons.lab import making
from lessons.lab.calls import Refused
from lessons.lab.own.templates import PROGRAM, RULES

Case = dict[str, str]  # {"name", "puzzle", "answer"}: one of the answers
EACH, LARGEST = 6, 8  # so many new cases of each size, up to this one
ANSWERS = 256  # that are remembered, more than any problem has cases: a page stays open
STATEMENT = "problem_statement/problem.en.md"
DIRECT = {"light_up": "--tier"}  # by solution: the option for the tier, if not the usual


@lru_cache(ANSWERS)
def answer_to(problem: str, puzzle: str) -> Any:
    """The only answer of a puzzle, as a board of its solution; or one of several."""
    solver = solver_of(problem)
    return next(solver.solve(solver.parse(puzzle)))


def problems() -> list[dict[str, Any]]:
    """What there is of each, see about."""
    return [about(name) for name in all_problems()]


def about(name: str) -> dict[str, Any]:
    """What a page shows of a problem: its title, statement and limits, what to begin with.

    `samples` and `cases` say how many there are.
    """
    problem = load(name)
    names = [case.name for case in problem.cases()]
    return {
        "problem": name,
        "title": title_of(name),
        "statement": (problem.folder / STATEMENT).read_text(encoding="utf-8"),
        "limits": as_value(problem.limits),
        "samples": len([each for each in names if each.startswith("sample/")]),
        "cases": len(names),
        "program": PROGRAM.format(title=title_of(name)),
        "rule": RULES[solver_of(name).NAME],
    }


def as_value(limits: Limits) -> dict[str, float]:
    """Limits as a value, with that by the clock."""
    return {**asdict(limits), "wall": limits.wall}


def limits(problem: str, seconds: float) -> dict[str, float]:
    """The limits of a problem, if it has so many seconds of CPU time."""
    return as_value(problem_with(problem, seconds).limits)


def problem_with(name: str, seconds: float) -> Problem:
    """A problem with so many seconds of CPU time, as `python -m judge -t` has it."""
    problem = load(name)
    return replace(problem, limits=replace(problem.limits, cpu=seconds))


def given(problem: str, samples: bool) -> list[Case]:
    """The samples of a problem, or all its cases."""
    return [
        {
            "name": case.name,
            "puzzle": case.puzzle.read_text(encoding="utf-8"),
            "answer": case.answer.read_text(encoding="utf-8"),
        }
        for case in load(problem).cases()
        if case.name.startswith("sample/") or not samples
    ]


def number_of_new() -> int:
    """How many new cases there are."""
    return EACH * LARGEST


@cache
def new(problem: str, number: int) -> Case | None:
    """The new case of that number, from 0, a size after the other; None if there is none.

    They are the same each time, so that a program that is mended can be tried again.
    """
    size, seed = number // EACH + 1, number % EACH + 1
    solver = solver_of(problem)
    asked = {"--size": str(size), DIRECT.get(solver.NAME, "--difficulty"): "direct"}
    if problem == "wormholes":
        asked["--wormholes"] = "1"
    try:
        made = finished(making.make(solver.NAME, asked, seed))
    except Refused:
        return None
    text = solver.render(answer_to(problem, made["puzzle"])).rstrip("\n") + "\n"
    return {"name": f"new/{made['name']}", "puzzle": made["puzzle"], "answer": text}
