"""What the judge says: progress, differences, a line per problem, JSON and JUnit.

The JSON report, version 1, is one object:

    version      1
    interrupted  true if the run was ended by Ctrl-C before all was judged
    accepted     true if every verdict is AC, and every case was judged
    problems     a list of
        problem, program    names
        limits              cpu and wall (seconds), memory and output (bytes), processes
        isolation           sandbox (bwrap, landlock or none), counted (by the kernel or judge)
        planned             how many cases there are; --fail-fast and Ctrl-C leave some out
        cases               a list of
            case, verdict, reason
            cpu, wall       seconds
            memory          peak bytes
            cells           [row, column] from 0 that show what is wrong, may be empty
"""

import json
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import zip_longest

from rich.console import Console
from rich.text import Text

from ground.commands import escape
from judge.isolation.levels import Isolation
from judge.run import Limits
from judge.verdict import Result, Verdict, text_of

SHOWN_ROWS, SHOWN_COLUMNS, LONGEST_CELL = 60, 60, 8
COMPILER_LINES = 20  # of what a compiler says
ROWS_TOO_MANY = 3  # so many are shown of those that an answer has beyond the expected ones
COLOURS = {Verdict.AC: "green", Verdict.WA: "red", Verdict.CE: "magenta", Verdict.JE: "magenta"}


@dataclass(slots=True)
class Outcome:
    """The results of one program on one problem."""

    problem: str
    program: str
    limits: Limits
    planned: int
    isolation: Isolation
    results: list[Result] = field(default_factory=list)

    @property
    def accepted(self) -> bool:
        """Whether all was judged, and every verdict is AC."""
        return len(self.results) == self.planned and all(
            result.verdict is Verdict.AC for result in self.results
        )


# --- On the terminal ----------------------------------------------------------------------


def show_failure(console: Console, problem: str, result: Result, with_diff: bool) -> None:
    """A line for a case that is not accepted; where the answer is wrong, what differs."""
    line = Text(f"{result.verdict:4}", style=COLOURS.get(result.verdict, "yellow"))
    line.append(f"{result.cpu:7.2f} s  {problem}/{result.case}", style="default")
    line.append(f"  {result.reason}", style="bold")
    console.print(line, soft_wrap=True)
    if with_diff and result.answer is not None and result.expected is not None:
        show_difference(console, escape(text_of(result.expected)), result)
    if with_diff and result.stderr:
        lines = result.stderr.rstrip().split("\n")
        for text in lines[:COMPILER_LINES] if result.verdict is Verdict.CE else lines[-5:]:
            console.print(Text(f"     | {text[:200]}"), soft_wrap=True)


def show_difference(console: Console, expected: str, result: Result) -> None:
    """Expected and actual side by side, or one below the other where both are too wide."""
    right, ours = grid(expected), grid(escape(result.answer or ""))
    slot = max((len(cell) for row in right + ours for cell in row), default=1)
    colour = console.is_terminal and not console.no_color
    shown = min(SHOWN_ROWS, len(right) + ROWS_TOO_MANY)
    pairs = list(zip_longest(right[:shown], ours[:shown], fillvalue=[]))
    if is_drawing(expected):
        left = [paint_drawing(line, other, colour) for line, other in pairs]
        actual = [paint_drawing(other, line, colour) for line, other in pairs]
    else:
        left = [paint(line, other, r, slot, colour, []) for r, (line, other) in enumerate(pairs)]
        actual = [
            paint(other, line, r, slot, colour, result.cells)
            for r, (line, other) in enumerate(pairs)
        ]
    left, actual = [Text("expected"), *left], [Text("actual"), *actual]
    width = max(map(len, left))
    if console.is_terminal and width + max(map(len, actual)) + 8 > console.width:
        lines = left + actual
    else:
        lines = [
            Text.assemble(line, " " * (width + 3 - len(line)), other)
            for line, other in zip(left, actual, strict=True)
        ]
    for line in lines:
        line.rstrip()
        console.print(Text("     ") + line, soft_wrap=True)
    if (more := max(len(right), len(ours)) - shown) > 0:
        console.print(f"     ... and {more} row{'s' * (more > 1)} more", soft_wrap=True)


def grid(text: str) -> list[list[str]]:
    """The cells of an answer: words where each line has several of them, else characters."""
    lines = text.rstrip("\n").split("\n")
    words = [line.split() for line in lines]
    if any(len(row) > 1 for row in words) and not is_drawing(text):
        return [[shortened(word) for word in row[:SHOWN_COLUMNS]] for row in words]
    return [list(line.rstrip()[: 2 * SHOWN_COLUMNS]) for line in lines]


def is_drawing(text: str) -> bool:
    """Whether an answer is drawn with corners and walls, so that its cells are no words."""
    return "+" in text


def shortened(word: str) -> str:
    """A word that is no cell but prose must not widen all cells."""
    return word if len(word) <= LONGEST_CELL else word[: LONGEST_CELL - 2] + ".."


def paint(
    row: list[str], other: list[str], r: int, slot: int, colour: bool, cells: list[tuple[int, int]]
) -> Text:
    """The cells of a row; those that differ are coloured, or in a pipe stand in brackets."""
    painted = Text(" " if colour and slot > 1 else "")
    for c, (cell, against) in enumerate(zip_longest(row, other[: len(row)], fillvalue="")):
        differs, text = cell != against, cell.rjust(slot)
        style = "bold white on red" if differs else "black on yellow" if (r, c) in cells else ""
        if colour:
            painted.append(text, style).append(" " if slot > 1 else "")
        else:
            painted.append(f"[{text}]" if differs else f" {text} ")
    return painted


def paint_drawing(row: list[str], other: list[str], colour: bool) -> Text:
    """A line of a drawing; what differs is coloured, or in a pipe the line is marked."""
    if not colour:
        return Text(("* " if row != other else "  ") + "".join(row))
    painted = Text()
    for cell, against in zip_longest(row, other[: len(row)], fillvalue=""):
        painted.append(cell, "bold white on red" if cell != against else "")
    return painted


def summary(outcome: Outcome, seconds: float) -> Text:
    """The line of a problem: cases, verdict counts, the slowest case, total time."""
    counts = Counter(result.verdict for result in outcome.results)
    cases = f"{len(outcome.results)} case{'' if len(outcome.results) == 1 else 's'}"
    if len(outcome.results) < outcome.planned:
        cases = f"{len(outcome.results)} of {outcome.planned} cases"
    line = Text(f"{outcome.problem}: {outcome.program}: {cases}: ")
    for number, verdict in enumerate(verdict for verdict in Verdict if counts[verdict]):
        line.append(", " if number else "")
        line.append(f"{counts[verdict]} {verdict}", style=COLOURS.get(verdict, "yellow"))
    if outcome.results:
        slowest = max(outcome.results, key=lambda result: result.cpu)
        largest = max(result.memory for result in outcome.results)
        line.append(f"; slowest {slowest.cpu:.2f} s ({slowest.case})")
        line.append(f"; memory {largest / (1 << 20):.0f} MiB")
    line.append(f"; {seconds:.1f} s in all; {outcome.isolation}")
    return line


# --- In files -----------------------------------------------------------------------------


def as_json(outcomes: Sequence[Outcome], interrupted: bool) -> str:
    """The report as JSON; see the top of this file."""
    problems = [
        {
            "problem": outcome.problem,
            "program": outcome.program,
            "limits": {**asdict(outcome.limits), "wall": outcome.limits.wall},
            "isolation": outcome.isolation._asdict(),
            "planned": outcome.planned,
            "cases": [case_of(result) for result in outcome.results],
        }
        for outcome in outcomes
    ]
    accepted = not interrupted and all(outcome.accepted for outcome in outcomes)
    report = {"version": 1, "interrupted": interrupted, "accepted": accepted, "problems": problems}
    return json.dumps(report, indent=1) + "\n"


def case_of(result: Result) -> dict[str, object]:
    """One case of the JSON report."""
    names = ("case", "verdict", "reason", "cpu", "wall", "memory", "cells")
    return {name: getattr(result, name) for name in names}


def as_junit(outcomes: Sequence[Outcome]) -> str:
    """The report as JUnit XML: a suite per problem; JE and CE are errors, the rest failures."""
    root = ET.Element("testsuites")
    for outcome in outcomes:
        errors = [result for result in outcome.results if result.verdict in ("JE", "CE")]
        failures = [result for result in outcome.results if result.verdict is not Verdict.AC]
        suite = ET.SubElement(
            root,
            "testsuite",
            name=f"{outcome.problem}: {outcome.program}",
            tests=str(len(outcome.results)),
            failures=str(len(failures) - len(errors)),
            errors=str(len(errors)),
            time=f"{sum(result.wall for result in outcome.results):.3f}",
        )
        for result in outcome.results:
            add_junit_case(suite, outcome.problem, result)
    ET.indent(root)
    return ET.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def add_junit_case(suite: ET.Element, problem: str, result: Result) -> None:
    """One case of the JUnit report."""
    case = ET.SubElement(
        suite, "testcase", classname=problem, name=result.case, time=f"{result.wall:.3f}"
    )
    if result.verdict is not Verdict.AC:
        tag = "error" if result.verdict in ("JE", "CE") else "failure"
        words = f"{result.verdict}: {result.reason}"
        ET.SubElement(case, tag, type=str(result.verdict), message=words).text = result.stderr
