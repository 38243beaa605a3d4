"""How everybody stands: on the terminal, as one page that needs nothing else, CSV and JSON.

The JSON report, version 1, is one object:

    version      1
    scores       a list of: name, problem, program, cases, verdicts ({verdict: number}),
                 accepted (true if all cases are AC), cpu (seconds, of all cases),
                 slowest (seconds), memory (peak bytes)
    results      a list of: name, problem, program, case, verdict, reason, cpu, wall, memory, cells
"""

import csv
import io
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from html import escape as quoted
from itertools import zip_longest
from pathlib import Path

from rich.table import Table
from rich.text import Text

from ground.commands import escape
from judge.classes.store import Row
from judge.report import COLOURS, grid
from judge.verdict import Result, Verdict, text_of

Rows = Callable[[], Iterable[Row]]
COLUMNS = "name problem program case verdict reason cpu wall memory cells".split()
PAGE = Path(__file__).with_name("scoreboard.html")
SHOWN_ROWS = 60  # of a grid
LISTED = 200  # cases of a program on the page


@dataclass(slots=True)
class Score:
    """What one program came to."""

    name: str
    problem: str
    program: str
    cases: int
    verdicts: Counter[Verdict] = field(default_factory=Counter)
    cpu: float = 0.0
    slowest: float = 0.0
    memory: int = 0
    worst: Verdict | None = None  # the first that is not AC

    @property
    def accepted(self) -> bool:
        """Whether every case was judged, and accepted."""
        return self.verdicts[Verdict.AC] == self.cases

    def add(self, result: Result) -> None:
        """Count a result."""
        self.verdicts[result.verdict] += 1
        self.cpu += result.cpu
        self.slowest = max(self.slowest, result.cpu)
        self.memory = max(self.memory, result.memory)
        if result.verdict is not Verdict.AC and self.worst is None:
            self.worst = result.verdict

    @property
    def words(self) -> str:
        """`92/92`, or `80/92 WA`."""
        return f"{self.verdicts[Verdict.AC]}/{self.cases}" + (
            f" {self.worst}" if self.worst else ""
        )


def tally(rows: Iterable[Row], cases: Mapping[tuple[str, str, str], int]) -> list[Score]:
    """The score of each program, also of those of which nothing is known yet."""
    scores = {key: Score(*key, number) for key, number in cases.items()}
    for row in rows:
        scores[row.name, row.problem, row.program].add(row.result)
    return list(scores.values())


def standing(scores: Iterable[Score]) -> list[tuple[str, list[Score]]]:
    """(name, its scores), best first: more cases accepted, then less time."""
    names: dict[str, list[Score]] = {}
    for score in scores:
        names.setdefault(score.name, []).append(score)

    def rank(item: tuple[str, list[Score]]) -> tuple[int, float, str]:
        name, own = item
        accepted = sum(score.verdicts[Verdict.AC] for score in own)
        return -accepted, sum(score.cpu for score in own), name

    return sorted(names.items(), key=rank)


# --- On the terminal ------------------------------------------------------------------------


def as_table(scores: list[Score]) -> Table:
    """A line for each name, a column for each problem."""
    problems = sorted({score.problem for score in scores})
    table = Table(box=None, pad_edge=False)
    for title in ("", "name", *problems, "accepted", "CPU s"):
        table.add_column(title, justify="left" if title == "name" else "right")
    for place, (name, own) in enumerate(standing(scores), 1):
        accepted = sum(score.verdicts[Verdict.AC] for score in own)
        cells = [cell_of([score for score in own if score.problem == each]) for each in problems]
        seconds = sum(score.cpu for score in own)
        table.add_row(str(place), Text(name), *cells, str(accepted), f"{seconds:.2f}")
    return table


def cell_of(scores: list[Score]) -> Text:
    """What a name has for a problem, in the colour of the verdict."""
    line = Text()
    for number, score in enumerate(scores):
        colour = COLOURS.get(score.worst or Verdict.AC, "yellow")
        line.append(" " if number else "").append(score.words, colour if score.verdicts else "dim")
    return line


# --- In files ---------------------------------------------------------------------------------


def values_of(row: Row) -> dict[str, object]:
    """The columns of a result."""
    result = row.result
    return {
        "name": row.name,
        "problem": row.problem,
        "program": row.program,
        "case": result.case,
        "verdict": str(result.verdict),
        "reason": result.reason,
        "cpu": round(result.cpu, 4),
        "wall": round(result.wall, 4),
        "memory": result.memory,
        "cells": result.cells,
    }


def as_csv(rows: Iterable[Row]) -> str:
    """All results; a word that a spreadsheet would take for a formula gets an apostrophe."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(COLUMNS)
    for row in rows:
        values = {
            **values_of(row),
            "cells": " ".join(f"r{r + 1}c{c + 1}" for r, c in row.result.cells),
        }
        writer.writerow([harmless(values[name]) for name in COLUMNS])
    return file.getvalue()


def harmless(value: object) -> object:
    """A text that no spreadsheet runs."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@") else value


def as_json(scores: list[Score], rows: Iterable[Row]) -> str:
    """The scores and all results; see the top of this file."""
    report = {
        "version": 1,
        "scores": [values_of_score(score) for score in scores],
        "results": [values_of(row) for row in rows],
    }
    return json.dumps(report, indent=1) + "\n"


def values_of_score(score: Score) -> dict[str, object]:
    """The columns of a score."""
    return {
        "name": score.name,
        "problem": score.problem,
        "program": score.program,
        "cases": score.cases,
        "verdicts": {str(verdict): number for verdict, number in score.verdicts.items()},
        "accepted": score.accepted,
        "cpu": round(score.cpu, 4),
        "slowest": round(score.slowest, 4),
        "memory": score.memory,
    }


# --- As a page ----------------------------------------------------------------------------------


def as_html(
    scores: list[Score], rows: Iterable[Row], answers: Mapping[tuple[str, str], Path], pictures: int
) -> str:
    """One page: a table to sort and filter, and below it what is wrong, with pictures."""
    problems = sorted({score.problem for score in scores})
    head = "".join(f"<th data-sort=number>{quoted(each)}</th>" for each in problems)
    lines = "".join(
        line_of(place, *each, problems) for place, each in enumerate(standing(scores), 1)
    )
    details = "".join(details_of(scores, rows, answers, pictures))
    page = PAGE.read_text(encoding="utf-8")
    for name, text in ("HEAD", head), ("LINES", lines), ("DETAILS", details):
        page = page.replace(f"<!--{name}-->", text, 1)
    return page


def line_of(place: int, name: str, own: list[Score], problems: list[str]) -> str:
    """A line of the table."""
    cells = []
    for problem in problems:
        scores = [score for score in own if score.problem == problem]
        best = max((score.verdicts[Verdict.AC] / score.cases for score in scores), default=-1)
        links = " ".join(
            f'<a class={score.worst or "AC"} href="#{anchor(score)}">{quoted(score.words)}</a>'
            for score in scores
        )
        cells.append(f'<td data-value="{best:.4f}">{links}</td>')
    accepted = sum(score.verdicts[Verdict.AC] for score in own)
    seconds = sum(score.cpu for score in own)
    numbers = f"<td>{accepted}</td><td>{seconds:.2f}</td>"
    return f"<tr><td>{place}</td><th scope=row>{quoted(name)}</th>{''.join(cells)}{numbers}</tr>\n"


def anchor(score: Score | Row) -> str:
    """Where the details of a program are."""
    return quoted("/".join((score.name, score.problem, score.program)).replace(" ", "_"))


def details_of(
    scores: list[Score], rows: Iterable[Row], answers: Mapping[tuple[str, str], Path], pictures: int
) -> Iterator[str]:
    """A section for each program, with the cases that are not accepted."""
    failed: dict[str, list[str]] = {}
    shown: Counter[str] = Counter()
    for row in rows:
        if row.result.verdict is Verdict.AC:
            continue
        key = anchor(row)
        items = failed.setdefault(key, [])
        if len(items) < LISTED:
            expected = answers.get((row.problem, row.result.case))
            drawn = row.result.answer is not None and expected and shown[key] < pictures
            shown[key] += bool(drawn)
            items.append(item_of(row.result, expected if drawn else None))
    for score in scores:
        key = anchor(score)
        items = failed.get(key, [])
        title = f"{quoted(score.name)}: {quoted(score.problem)}: {quoted(score.program)}"
        facts = f"{quoted(score.words)}, slowest {score.slowest:.2f} s, {score.memory >> 20} MiB"
        body = f"<ul>{''.join(items)}</ul>" if items else "<p>Nothing is wrong.</p>"
        yield f'<section id="{key}"><h2>{title}</h2><p>{facts}</p>{body}</section>\n'


def item_of(result: Result, expected: Path | None) -> str:
    """A case that is not accepted."""
    words = f"<b class={result.verdict}>{result.verdict}</b> {quoted(result.case)}: "
    text = f"<li>{words}{quoted(result.reason)} ({result.cpu:.2f} s)"
    if result.stderr:
        text += f"<pre>{quoted(result.stderr[-2000:])}</pre>"
    if expected:
        right, ours = grid(escape(text_of(expected))), grid(escape(result.answer or ""))
        pictures = (
            picture("expected", right, ours, []),
            picture("actual", ours, right, result.cells),
        )
        text += f"<div class=pair>{''.join(pictures)}</div>"
    return text + "</li>\n"


def picture(
    title: str, rows: list[list[str]], others: list[list[str]], cells: list[tuple[int, int]]
) -> str:
    """A grid as a table; cells that differ, and those that show what is wrong, are marked."""
    lines = []
    for r, (row, other) in enumerate(list(zip_longest(rows, others, fillvalue=[]))[:SHOWN_ROWS]):
        line = ""
        for c, (cell, against) in enumerate(zip_longest(row, other[: len(row)], fillvalue="")):
            mark = " class=d" if cell != against else " class=m" if (r, c) in cells else ""
            line += f"<td{mark}>{quoted(cell)}"
        lines.append(f"<tr>{line}")
    kind = "grid drawing" if any("+" in row for row in rows + others) else "grid"
    return f'<table class="{kind}"><caption>{title}</caption>{"".join(lines)}</table>'
