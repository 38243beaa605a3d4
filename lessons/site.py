"""All lessons as pages that need nothing else: python -m lessons.site [-o DIR] (make lessons).

An index, a page per puzzle with its laws and its rules in pictures, and lessons: every sample,
and some of the secret cases, of each tier and of small and large boards.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

from ground.commands import Parser, complain
from ground.files import write_atomically
from ground.problems import FOLDER, all_problems
from lessons import solver_of, words_of
from lessons.page import built, data_of, facts_of, fill, page_of, title_of
from lessons.rules import Rule, rules_of
from lessons.trace import Fact, is_mark, one_look, trace

TIERS = "direct", "structural", "cases"
SIDES = 6, 10, 20  # of the boards chosen for each tier: those that come nearest
HOME = "index.html", "All lessons"
UNTITLED = "first", "second", "third", "fourth", "fifth"  # names that say nothing


@dataclass(frozen=True, slots=True)
class Entry:
    """A lesson in the index."""

    file: str
    problem: str
    name: str
    size: str
    rating: str
    steps: int


def main(argv: Sequence[str] | None = None) -> int:
    """Write all pages; the exit status."""
    parser = Parser(prog="python -m lessons.site", description=__doc__)
    parser.add_argument("-o", dest="folder", type=Path, default=Path("build/lessons"))
    folder: Path = parser.parse_args(argv).folder
    console = Console(highlight=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        entries = write_lessons(folder, console)
        for problem in all_problems():
            write_atomically(folder / f"{problem}.html", rules_page(problem))
        write_atomically(folder / "index.html", index(entries))
    except OSError as error:
        return complain("lessons", error)
    console.print(f"{folder / 'index.html'}: {len(entries)} lessons", soft_wrap=True)
    return 0


def write_lessons(folder: Path, console: Console) -> list[Entry]:
    """Write the lessons, several at once."""
    wanted = [(folder, problem, path) for problem in all_problems() for path in chosen(problem)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        done = pool.map(write_lesson, wanted)
        return list(track(done, "lessons", total=len(wanted), console=console, transient=True))


def write_lesson(wanted: tuple[Path, str, Path]) -> Entry:
    """Write one lesson."""
    folder, problem, path = wanted
    name = path.stem if path.parent.name == "secret" else f"sample {path.stem}"
    data = data_of(problem, name, path.read_text(encoding="utf-8"))
    file = f"{problem}-{path.parent.name}-{path.stem}.html"
    crumbs = [HOME, (f"{problem}.html", title_of(problem))]
    write_atomically(folder / file, page_of(data, crumbs))
    height, width = data["givens"]["size"]
    return Entry(file, problem, name, f"{height} x {width}", data["rating"], len(data["steps"]))


def chosen(problem: str) -> list[Path]:
    """Every sample; of the generated secret cases those of each tier nearest to SIDES."""
    data = FOLDER / problem / "data"
    made = sorted((data / "secret").glob("*seed*.in"))
    picked: dict[Path, None] = {}
    for tier in (*TIERS, None):
        some = [path for path in made if tier_in(path) == tier]
        for side in SIDES:
            near = [path for path in some if abs(side_of(path) - side) <= side / 3]
            if near:
                picked[min(near, key=lambda path: abs(side_of(path) - side))] = None
    return [*sorted((data / "sample").glob("*.in")), *picked]


def tier_in(path: Path) -> str | None:
    """The tier that a generated case has in its name."""
    return next((word for word in path.stem.split("-") if word in TIERS), None)


def side_of(path: Path) -> float:
    """The side of a square as large as the board of a generated case: 8 for 4x16."""
    height, width = path.stem.split("-")[0].split("x")
    return (int(height) * int(width)) ** 0.5


# --- The index --------------------------------------------------------------------------------


def index(entries: list[Entry]) -> str:
    """All lessons, easiest first."""
    problems = [
        (
            problem,
            title_of(problem),
            sorted((entry for entry in entries if entry.problem == problem), key=by_rating),
        )
        for problem in all_problems()
    ]
    return fill("index", "Lessons", problems=problems)


def by_rating(entry: Entry) -> tuple[float, int, str]:
    """Easiest first."""
    return float(entry.rating), entry.steps, entry.name


# --- The rules of a puzzle --------------------------------------------------------------------


def rules_page(problem: str) -> str:
    """The laws and rules of a puzzle, with pictures, which a script draws."""
    solver = solver_of(problem)
    words = words_of(solver.NAME)
    rules = [(rule, dict(pictures_of(problem, rule))) for rule in rules_of(solver, words).values()]
    pictures = {name: picture for _, found in rules for name, picture in found.items()}
    return fill(
        "rules",
        title_of(problem),
        [HOME],
        laws=words.LAWS,
        rules=rules,
        data={"solution": solver.NAME, "pictures": pictures},
        script=built("rules.js"),
    )


def pictures_of(problem: str, rule: Rule) -> Iterator[tuple[str, dict[str, Any]]]:
    """(id, what a picture shows) for the pictures of a rule; where it is silent last."""
    solver = solver_of(problem)
    words = words_of(solver.NAME)
    home = problem if (FOLDER / problem / "rules").is_dir() else solver.NAME
    paths = sorted((FOLDER / home / "rules" / rule.name).glob("*.txt"), key=silent_last)
    easier = list(takewhile(lambda other: other.__name__ != rule.name, solver.RULES))
    for path in paths:
        before, *others = path.read_text(encoding="utf-8").split("\n\n")
        text, told = split(before)
        board = solver.assume(solver.parse(text), told)
        givens, facts = words.givens(text), facts_of(solver, board)
        if len(others) > 1:  # easier rules come first
            for step in trace(solver, board, easier):
                board, facts = step.after, [*facts, *step.facts]
        picture = {
            "title": "" if path.stem in UNTITLED else path.stem.removeprefix("silent-"),
            "silent": path.stem.startswith("silent"),
            "givens": givens,
            "before": facts,
        }
        said = looked(solver, words, board, solver.RULES[len(easier)], facts)
        yield f"{rule.name}-{path.stem}", picture | said


def split(text: str) -> tuple[str, list[str]]:
    """(The board of a picture, the facts in words that stand below it)."""
    lines = text.rstrip().splitlines()
    board = list(takewhile(lambda line: " not r" not in line, lines))
    return "\n".join(board) + "\n", lines[len(board) :]


def silent_last(path: Path) -> tuple[bool, str]:
    """The order of a rule's pictures."""
    return path.stem.startswith("silent"), path.stem


def looked(solver: Any, words: Any, board: Any, rule: Any, facts: list[Fact]) -> dict[str, Any]:
    """What one look of a rule says of a board with these facts."""
    try:
        steps = list(one_look(solver, board, rule))
    except solver.Contradiction as broken:
        return {"after": None, "said": [f"No answer: {broken.law}."]}
    return {
        "after": [*facts, *(fact for step in steps for fact in step.facts)] if steps else None,
        "decided": [place for step in steps for place in step.places],
        "because": [place for step in steps for place in step.because],
        "told": [fact for step in steps for fact in step.facts if not is_mark(fact)][:1],
        "said": [words.say(step) for step in steps],
    }


if __name__ == "__main__":
    sys.exit(main())
