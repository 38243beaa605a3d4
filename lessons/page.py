"""A lesson as one page that needs nothing else: the data as JSON, and what is in web/."""

import json
from dataclasses import asdict
from functools import cache
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from lessons import solution_of, words_of
from lessons.rating import rate
from lessons.rules import rules_of
from lessons.trace import trace

WEB = Path(__file__).parent / "web"
SCHEMA = 1  # of the data in a page; lessons/web/lesson.js reads it
DLX_STEPS = 4000  # of the search that are shown


def page(problem: str, name: str, puzzle: str, crumbs: str = "") -> str:
    """The page of a lesson.

    ValueError if the text is no puzzle of that kind; Contradiction if it has no answer.
    """
    data = data_of(problem, name, puzzle)
    scripts = "board", data["solution"], "lesson", "play"
    parts = [script(name) for name in scripts if (WEB / f"{name}.js").exists()]
    return Template(file_text("page.html")).substitute(
        title=escape(f"{data['title']} {name}"),
        css=file_text("page.css"),
        crumbs=crumbs,
        puzzle=escape(puzzle),
        data=as_json(data),
        js="\n".join([*parts, "start();"]),
    )


def data_of(problem: str, name: str, puzzle: str) -> dict[str, Any]:
    """All that a page knows of a puzzle; page.html and lesson.js say what is what."""
    solution = solution_of(problem)
    words = words_of(solution)
    solver = words.solver
    board = solver.parse(puzzle)
    steps = list(trace(solver, board))
    last = steps[-1].after if steps else board
    answer = last if not last.unknown else next(solver.solve(last))
    return {
        "schema": SCHEMA,
        "problem": problem,
        "solution": solution,
        "title": words.TITLE,
        "name": name,
        "puzzle": puzzle,
        "laws": words.LAWS,
        "rules": [asdict(rule) for rule in rules_of(solution)],
        "rating": str(rate(solver, board)),
        "solved": not last.unknown,
        "givens": words.givens(board),
        "start": facts_of(words, board),
        "steps": [
            {
                "rule": step.rule,
                "tier": step.tier,
                "places": step.places,
                "value": step.value,
                "because": step.because,
                "sentence": words.say(step),
            }
            for step in steps
        ],
        "end": facts_of(words, answer),
        "dlx": search_of(solver, board),
        "exports": [],
    }


def facts_of(words: Any, board: Any) -> list[list[str]]:
    """What a board has settled: [place, value] of each."""
    return [
        [place, value]
        for value, cells in words.known(board).items()
        for place in words.solver.names(board, cells).split()
    ]


def search_of(solver: Any, board: Any) -> dict[str, Any] | None:
    """The steps of dancing links, where a solver has them: [picked or dropped, cell, number]."""
    if not hasattr(solver, "Cover"):
        return None
    steps: list[list[Any]] = []
    total = 0

    def watch(step: str, option: tuple[int, int]) -> None:
        nonlocal total
        total += 1
        if total <= DLX_STEPS:
            cell, value = option
            steps.append([int(step == "pick"), solver.names(board, cell), str(value)])

    cover = solver.Cover(board)
    next(cover.search(watch), None)
    about = (
        f"The same puzzle as an exact cover of {len(cover.items) - 1} items by "
        f"{len(cover.options)} options, each a cell with a number. Always the item with the "
        "fewest options left is covered next; what turns out wrong is taken back."
    )
    if total > DLX_STEPS:
        about += f" The search takes {total} steps; the first {DLX_STEPS} are shown."
    return {"about": about, "steps": steps, "total": total}


# --- Files ------------------------------------------------------------------------------------


@cache
def file_text(name: str) -> str:
    """A file of web/."""
    return (WEB / name).read_text(encoding="utf-8").rstrip("\n")


def script(name: str) -> str:
    """A script of web/."""
    return file_text(f"{name}.js")


def as_json(data: object) -> str:
    """JSON that can stand in a script element."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")
