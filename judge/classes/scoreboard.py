"""How everybody stands: on the terminal, as CSV and as JSON; page.py makes a page of it.

The JSON report, version 1, is one object:

    version      1
    isolation    sandbox (bwrap, landlock or none), counted (by the kernel or judge)
    scores       a list of: name, problem, program, cases, verdicts ({verdict: number}),
                 accepted (true if all cases, and at least one, are AC),
                 cpu (seconds, of all cases), slowest (seconds), memory (peak bytes)
    results      a list of: name, problem, program, case, verdict, reason, cpu, wall, memory, cells
"""

import csv
import io
import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ground.commands import one_line
from judge.checkers.grid import counted
from judge.classes.store import Row
from judge.isolation.levels import Isolation
from judge.report import COLOURS
from judge.verdict import Result, Verdict

Rows = Callable[[], Iterable[Row]]
WIDEST, WIDEST_NAME = 100_000, 40  # characters of a table, and of a name in one line of it
FAULTS = 8  # reasons that are shown: there are seven languages
COLUMNS = "name problem program case verdict reason cpu wall memory cells".split()
FORMULA = re.compile('(^|;)(?=[\\s"]*[-=+@\uff0d\uff1d\uff0b\uff20])')  # some part at semicolons


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
        """Whether there is a case, and every one was judged and accepted."""
        return 0 < self.cases == self.verdicts[Verdict.AC]

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
        accepted, seconds = total(own)
        return -accepted, seconds, name

    return sorted(names.items(), key=rank)


def total(own: Iterable[Score]) -> tuple[int, float]:
    """Somebody's (cases accepted, seconds): of several programs for a problem the best counts.

    So nobody gains by the same program under several names.
    """
    best: dict[str, tuple[int, float]] = {}
    for score in own:
        one = score.verdicts[Verdict.AC], -score.cpu
        best[score.problem] = max(one, best.get(score.problem, one))
    return sum(one[0] for one in best.values()), sum(-one[1] for one in best.values())


# --- On the terminal ------------------------------------------------------------------------


def show_faults(console: Console, rows: Iterable[Row]) -> None:
    """Print why the judge or the machine has failed, each reason once."""
    reasons = Counter(row.result.reason for row in rows if row.result.verdict is Verdict.JE)
    shown = dict(reasons.most_common(FAULTS))
    if others := reasons.total() - sum(shown.values()):
        shown["for other reasons"] = others
    for reason, number in shown.items():
        console.print(f"JE in {counted(number, 'case')}: {one_line(reason)}", soft_wrap=True)


def show(console: Console, scores: list[Score]) -> None:
    """Print the table, as wide as it is: of what is wider than a terminal nothing is cut off."""
    table = as_table(scores)
    room = console.options.update(max_width=WIDEST)
    table.width = console.measure(table, options=room).maximum
    console.print(table, crop=False)


def as_table(scores: list[Score]) -> Table:
    """A line for each name, a column for each problem."""
    problems = sorted({score.problem for score in scores})
    table = Table(box=None, pad_edge=False)
    table.add_column(justify="right")
    table.add_column("name", max_width=WIDEST_NAME, overflow="fold")
    for title in (*problems, "accepted", "CPU s"):
        table.add_column(title, justify="right")
    for place, (name, own) in enumerate(standing(scores), 1):
        accepted, seconds = total(own)
        cells = [cell_of([score for score in own if score.problem == each]) for each in problems]
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
    return FORMULA.sub(r"\1'", value) if isinstance(value, str) else value


def as_json(scores: list[Score], rows: Iterable[Row], isolation: Isolation) -> str:
    """The scores and all results; see the top of this file."""
    report = {
        "version": 1,
        "isolation": isolation._asdict(),
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
