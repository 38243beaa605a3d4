"""Our own text, which docs/ describes; what it shows has to be found out from its content."""

import re

from formats import Unreadable, checked
from formats._puzzles import parsed
from ground.problems import all_problems

TITLE = "our own text, as it stands in testcases/"
PROBLEMS = tuple(all_problems())

BEGIN = re.compile(r"\s*+(?:#.*\n\s*+)*+(?:[0-9]{1,5}(?:[^\S\n]+[0-9]{1,5})?[^\S\n]*\n|[ -]*\+)")

ODD_BLANKS = re.compile(r"[^\S \t\n\v\f\r]")  # those that only Python knows


def looks_like(text: str) -> bool:
    """Whether it begins with a size, or with a drawing's line of corners."""
    return BEGIN.match(text) is not None


def read(text: str, problem: str | None = None) -> tuple[str, str]:
    """(problem, the text itself): of that problem, or of the one that it can only be of."""
    text = plain(text if text.endswith("\n") else text + "\n")
    fitting = [problem] if problem else [name for name in PROBLEMS if fits(name, text)]
    if not fitting:
        message = f"expected a puzzle of {', '.join(PROBLEMS)}, found none"
        raise Unreadable(f"{message}; name the problem (--problem) to see what is wrong")
    if len(fitting) > 1:
        raise Unreadable(f"this can be {' or '.join(fitting)}: name the problem (--problem)")
    return fitting[0], checked(fitting[0], text)


def plain(text: str) -> str:
    """The same with blanks that every program knows."""
    return ODD_BLANKS.sub(" ", text)


def fits(problem: str, text: str) -> bool:
    """Whether a text can be a puzzle of the problem; one with wormholes is of no other problem."""
    if problem in ("light_up", "wormholes"):
        has_wormholes = re.search(r"[A-Z]", text) is not None
        if has_wormholes != (problem == "wormholes"):
            return False
    try:
        checked(problem, text)
    except Unreadable:
        return False
    return True


def write(problem: str, puzzle: str) -> str:
    """The text itself, if it is a puzzle of the problem."""
    parsed(problem, puzzle)
    return puzzle
