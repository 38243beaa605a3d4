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

import errno
import json
import os
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from typing import Any

from rich.console import Console
from rich.text import Text

from judge.checkers.grid import counted
from judge.isolation.levels import Isolation
from judge.run import Limits
from judge.verdict import Cell, Result, Verdict, compared, telling, text_of

WIDTH = 80  # characters, where none is known
COMPILER_LINES, PROGRAM_LINES = 20, 5  # of what they say
STYLES = {"": "", "differs": "bold white on red", "breaks": "black on yellow"}
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


@contextmanager
def to_output() -> Iterator[None]:
    """While the standard output is written to: OSError names it as if it were a file.

    What could not be written goes nowhere, or Python would try again at its end.
    """
    if not sys.stdout:  # print would say nothing
        raise OSError(errno.EBADF, "it is closed", "the standard output")
    try:
        yield
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        raise OSError(error.errno, error.strerror, "the standard output") from error


class Output(Console):
    """The standard output; what goes wrong with it is said of it."""

    def print(self, *things: Any, **how: Any) -> None:
        """Print something; OSError names the output as if it were a file."""
        with to_output():
            super().print(*things, **how)


def new_console() -> Console:
    """Where all is said; there must be room, of which COLUMNS=0 leaves none."""
    console = Output(highlight=False, emoji=False, markup=False)
    if not console.width:
        console.width = WIDTH
    return console


def show_failure(console: Console, problem: str, result: Result, with_diff: bool) -> None:
    """A line for a case that is not accepted; where the answer is wrong, what differs."""
    line = Text(f"{result.verdict:4}", style=COLOURS.get(result.verdict, "yellow"))
    line.append(f"{result.cpu:7.2f} s  {problem}/{result.case}", style="default")
    line.append(f"  {result.reason}", style="bold")
    console.print(line, soft_wrap=True)
    if with_diff and result.answer is not None and result.expected is not None:
        show_difference(console, text_of(result.expected), result)
    if with_diff and result.stderr:
        by_compiler = result.verdict is Verdict.CE
        said = result.stderr.rstrip().split("\n")[:COMPILER_LINES]
        for text in said if by_compiler else telling(result.stderr, PROGRAM_LINES):
            console.print(Text(f"     | {text[:200]}"), soft_wrap=True)


def show_difference(console: Console, expected: str, result: Result) -> None:
    """Expected and actual side by side, or one below the other where both are too wide."""
    colour = console.is_terminal and not console.no_color
    both = compared(expected, result.answer or "", result.cells)
    slot = max((len(cell.text) for row in both.expected + both.actual for cell in row), default=1)

    def painted(title: str, rows: list[list[Cell]], others: list[list[Cell]]) -> list[Text]:
        if both.is_drawing:
            pairs = zip(rows, others, strict=True)
            return [Text(title), *(paint_drawing(row, other, colour) for row, other in pairs)]
        return [Text(title), *(paint(row, slot, colour) for row in rows)]

    if both.above:
        console.print(f"     {both.above} rows that are alike, ...", soft_wrap=True)
    left = painted("expected", both.expected, both.actual)
    actual = painted("actual", both.actual, both.expected)
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
    if both.more:
        console.print(f"     ... and {counted(both.more, 'row')} more", soft_wrap=True)


def paint(row: list[Cell], slot: int, colour: bool) -> Text:
    """The cells of a row; those that differ are coloured, or in a pipe stand in brackets."""
    painted = Text(" " if colour and slot > 1 else "")
    for cell in row:
        text = cell.text.rjust(slot)
        if colour:
            painted.append(text, STYLES[cell.mark]).append(" " if slot > 1 else "")
        else:
            painted.append(f"[{text}]" if cell.mark == "differs" else f" {text} ")
    return painted


def paint_drawing(row: list[Cell], other: list[Cell], colour: bool) -> Text:
    """A line of a drawing; what differs is coloured, or in a pipe the line is marked."""
    if colour:
        return Text.assemble(*((cell.text, STYLES[cell.mark]) for cell in row))
    differs = [cell.text for cell in row] != [cell.text for cell in other]
    return Text(("* " if differs else "  ") + "".join(cell.text for cell in row))


def summary(outcome: Outcome, seconds: float) -> Text:
    """The line of a problem: cases, verdict counts, the slowest case, total time."""
    counts = Counter(result.verdict for result in outcome.results)
    cases = counted(len(outcome.results), "case")
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
