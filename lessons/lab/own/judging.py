"""Verdicts on a pupil's program, by the judge's own code: this is only how they come and go."""

import base64
import py_compile
import re
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from judge.isolation.limits import Run
from judge.verdict import Result, Verdict, compared, judge_run, refused, text_of
from lessons.lab.own.cases import problem_with
from lessons.lab.own.nesting import TOO_DEEP, too_deep
from lessons.lab.own.running import NAME

Said = dict[str, Any]
PLACE = r'"?(?:[^"\s(]*/)?' + re.escape(NAME) + r'"?, line (\d+)'
LINE = re.compile(rf"(?:File |\(){PLACE}")


def compiled(source: str) -> Said | None:
    """The verdict on a program that Python cannot compile, on all cases; None if it can."""
    if line := too_deep(source):
        return not_compiled(f'File "{NAME}", line {line}\n{TOO_DEEP}')
    with TemporaryDirectory() as folder:
        path = Path(folder, NAME)
        path.write_text(source, encoding="utf-8", errors="surrogatepass", newline="")
        try:
            py_compile.compile(str(path), str(path) + "c", doraise=True)
        except py_compile.PyCompileError as error:
            return not_compiled(str(error).replace(f"{folder}/", ""))
    return None


def not_compiled(words: str) -> Said:
    """The verdict on a program of which Python says that when it compiles it."""
    reason, said = refused("Python", words)
    return as_value(Result("", Verdict.CE, reason, stderr=said))


def verdict(problem: str, seconds: float, case: dict[str, str], run: Said) -> Said:
    """The verdict on a run, as `python -m judge` would say it; see as_value.

    A run is what judge.isolation.limits.Run has, its bytes in base 64.
    """
    asked = problem_with(problem, seconds)
    streams = {name: base64.b64decode(run[name]) for name in ("stdout", "stderr")}
    with TemporaryDirectory() as folder:
        puzzle, expected = Path(folder, "case.in"), Path(folder, "case.ans")
        puzzle.write_text(case["puzzle"], encoding="utf-8")
        expected.write_text(case["answer"], encoding="utf-8")
        result = judge_run(
            *(case["name"], Run(**run | streams), asked.limits, puzzle, expected),
            check=asked.check,
        )
        return as_value(result)


def as_value(result: Result) -> Said:
    """A result: {"case", "verdict", "reason", "seconds", "memory", "said", "line", "picture"}.

    `said` is what Python says of an error, `line` the last line of the program that it names, and
    `picture` of a wrong answer what is expected and what came, as rows of [text, mark].
    """
    found = LINE.findall(result.stderr)
    return {
        "case": result.case,
        "verdict": str(result.verdict),
        "reason": result.reason,
        "seconds": result.cpu,
        "memory": result.memory,
        "said": result.stderr,
        "line": int(found[-1]) if found else None,
        "picture": picture(result),
    }


def picture(result: Result) -> Said | None:
    """A wrong answer beside what is expected."""
    if result.answer is None or result.expected is None:
        return None
    both = compared(text_of(result.expected), result.answer, result.cells)
    return both._asdict()
