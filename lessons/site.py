"""All lessons as pages that need nothing else: python -m lessons.site [-o DIR] (make lessons).

An index, a page per puzzle with its laws and its rules in pictures, and lessons: every sample,
and some of the secret cases, of each tier and of small and large boards.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from rich.console import Console
from rich.progress import track

from ground.files import write_atomically
from ground.problems import FOLDER, all_problems
from lessons import solver_of, words_of
from lessons.page import as_json, data_of, facts_of, file_text, page_of, script, title_of
from lessons.rules import Rule, rules_of
from lessons.trace import trace

TIERS = "direct", "structural", "cases"
SIDES = 6, 10, 20  # of the boards chosen for each tier: those that come nearest
HOME = '<p class="crumbs"><a href="index.html">All lessons</a></p>\n'
INTRODUCTION = """Each lesson solves a puzzle step by step, and says why; then try it yourself.
The difficulty is T.NN: tier T is needed (1 direct, 2 structural, 3 cases), in NN rounds."""
UNTITLED = "silent", "first", "second", "third", "fourth", "fifth"  # names that say nothing


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
    parser = argparse.ArgumentParser(prog="python -m lessons.site", description=__doc__)
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
        print(f"lessons: {error}", file=sys.stderr)
        return 2
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
    crumbs = HOME.replace("</p>", f' / <a href="{problem}.html">{title_of(problem)}</a></p>')
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
    parts = [f"<p>{INTRODUCTION}</p>"]
    for problem in all_problems():
        own = sorted((entry for entry in entries if entry.problem == problem), key=by_rating)
        title = escape(title_of(problem))
        parts.append(f'<h2>{title}</h2>\n<p><a href="{problem}.html">Laws and rules</a></p>')
        rows = "\n".join(row_of(entry) for entry in own)
        parts.append(
            '<div class="wide"><table><thead><tr><th scope="col">lesson</th>'
            '<th scope="col" class="number">size</th><th scope="col" class="number">difficulty</th>'
            f'<th scope="col" class="number">steps</th></tr></thead>\n<tbody>{rows}</tbody></table>'
            "</div>"
        )
    return fill("Lessons", "", "\n".join(parts), {}, [])


def by_rating(entry: Entry) -> tuple[float, int, str]:
    """Easiest first."""
    return float(entry.rating), entry.steps, entry.name


def row_of(entry: Entry) -> str:
    """A line of the index."""
    return (
        f'<tr><td><a href="{escape(entry.file)}">{escape(entry.name)}</a></td>'
        f'<td class="number">{entry.size}</td><td class="number">{entry.rating}</td>'
        f'<td class="number">{entry.steps}</td></tr>'
    )


# --- The rules of a puzzle --------------------------------------------------------------------


def rules_page(problem: str) -> str:
    """The laws and rules of a puzzle, with pictures."""
    solver = solver_of(problem)
    words = words_of(solver.NAME)
    laws = "".join(f"<li>{escape(law)}</li>" for law in words.LAWS)
    parts = [f"<h2>Laws</h2>\n<ul>{laws}</ul>\n<h2>Rules</h2>"]
    pictures: dict[str, Any] = {}
    for rule in rules_of(solver, words).values():
        found = dict(pictures_of(problem, rule))
        pictures |= found
        parts.append(rule_html(rule, found))
    data = {"solution": solver.NAME, "pictures": pictures}
    return fill(title_of(problem), HOME, "\n".join(parts), data, ["board", solver.NAME, "rules"])


def pictures_of(problem: str, rule: Rule) -> Iterator[tuple[str, dict[str, Any]]]:
    """(id, what a picture shows) for the pictures of a rule; where it is silent last."""
    solver = solver_of(problem)
    words = words_of(solver.NAME)
    home = problem if (FOLDER / problem / "rules").is_dir() else solver.NAME
    paths = sorted((FOLDER / home / "rules" / rule.name).glob("*.txt"), key=silent_last)
    functions = {function.__name__: at for at, function in enumerate(solver.RULES)}
    for path in paths:
        before, *others = path.read_text(encoding="utf-8").split("\n\n")
        board = solver.parse(before)
        givens, facts = words.givens(solver, board), facts_of(solver, words, board)
        number = functions[rule.name]
        if len(others) > 1:  # easier rules come first
            for step in trace(solver, board, solver.RULES[:number]):
                board, facts = step.after, facts + [list(fact) for fact in step.facts]
        picture = {
            "title": "" if path.stem in UNTITLED else path.stem.removeprefix("silent-"),
            "silent": path.stem.startswith("silent"),
            "givens": givens,
            "before": facts,
        }
        said = looked(solver, words, board, number, facts)
        yield f"{rule.name}-{path.stem}", picture | said


def silent_last(path: Path) -> tuple[bool, str]:
    """The order of a rule's pictures."""
    return path.stem.startswith("silent"), path.stem


def looked(
    solver: Any, words: Any, board: Any, number: int, facts: list[list[str]]
) -> dict[str, Any]:
    """What one look of a rule says of a board with these facts."""
    steps = []
    try:
        for step in trace(solver, board, [solver.RULES[number]]):
            if step.read is not board:
                break
            steps.append(step)
    except solver.Contradiction as broken:
        return {"after": None, "said": [f"No answer: {broken.law}."]}
    return {
        "after": facts + [list(fact) for step in steps for fact in step.facts] if steps else None,
        "decided": [place for step in steps for place in step.places],
        "because": [place for step in steps for place in step.because],
        "said": [words.say(step) for step in steps],
    }


def rule_html(rule: Rule, pictures: dict[str, Any]) -> str:
    """A rule with its pictures, which a script draws."""
    legup = f" In LEGUP: {escape(rule.legup)}." if rule.legup else ""
    figures = "\n".join(figure(name, picture) for name, picture in pictures.items())
    return (
        f'<section class="rule" id="{rule.name}"><h3>{escape(rule.title)} '
        f'<span class="tier">tier {rule.tier}</span></h3>\n<p>{escape(rule.law)}{legup}</p>\n'
        f'<div class="pictures">{figures}</div></section>'
    )


def figure(name: str, picture: dict[str, Any]) -> str:
    """A board before and after."""
    title = escape(picture["title"].replace("-", " "))
    said = " ".join(map(escape, picture["said"])) or "The rule says nothing."
    boards = f'<svg class="board before" role="img" aria-label="{title or name}: before"></svg>'
    if picture["after"] is not None:
        boards += f'<span>→</span><svg class="board after" role="img" aria-label="{said}"></svg>'
    lead = ": ".join(part for part in ("Not here" * picture["silent"], title) if part)
    return (
        f'<figure id="{escape(name)}"><div class="pair">{boards}</div>'
        f"<figcaption>{f'<b>{lead}.</b> ' * bool(lead)}{said}</figcaption></figure>"
    )


def fill(title: str, crumbs: str, body: str, data: object, scripts: list[str]) -> str:
    """A page that is no lesson."""
    return Template(file_text("rules.html")).substitute(
        title=escape(title),
        css=file_text("page.css"),
        crumbs=crumbs,
        main=body,
        data=as_json(data),
        js="\n".join([*map(script, scripts), *(["drawPictures();"] if scripts else [])]),
    )


if __name__ == "__main__":
    sys.exit(main())
