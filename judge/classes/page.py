"""The scoreboard as one page that needs nothing else."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from urllib.parse import quote

from ground.pages import fill
from judge.classes.scoreboard import Score, standing, total
from judge.classes.store import Row
from judge.isolation.levels import Isolation
from judge.verdict import Compared, Result, Verdict, compared, text_of

PAGE = Path(__file__).with_name("scoreboard.html")
LISTED = 200  # cases of a program, and of what is not judged
LONGEST = 4000  # characters of an input
MEANING = {
    Verdict.WA: "wrong answer",
    Verdict.TLE: "too slow, or without end",
    Verdict.MLE: "too much memory, as calls without end may take",
    Verdict.OLE: "too much output, or too large files",
    Verdict.RTE: "a crash, an exit status other than 0, too many processes, or any that outlive it",
    Verdict.CE: "cannot be compiled or started",
    Verdict.JE: "the judge or the machine failed, which is no fault of the program",
}
MARKS = {
    "differs": "Red: differs; any other right answer will do.",
    "breaks": "Yellow: breaks the law.",
}
Answers = Mapping[tuple[str, str], Path]  # {(problem, case): its expected answer}
Key = tuple[str, str, str]  # name, problem, program


@dataclass(frozen=True, slots=True)
class Failure:
    """A case that is not accepted; its answer beside the expected one, if both are shown.

    Its input, if that is shown, and the earlier case in which the program has said the same.
    """

    result: Result
    compared: Compared | None
    puzzle: str
    like: str


def as_html(
    scores: list[Score],
    rows: Iterable[Row],
    answers: Answers,
    pictures: int,
    isolation: Isolation,
    passed: Sequence[str] = (),
) -> str:
    """One page: a table to sort and filter, and below it what was passed over, and what is wrong,
    with pictures.
    """
    failed = failures(rows, answers, pictures)
    problems = sorted({score.problem for score in scores})
    met = {verdict for score in scores for verdict in score.verdicts}
    return fill(
        PAGE,
        problems=problems,
        lines=[(name, *line_of(own, problems)) for name, own in standing(scores)],
        sections=[(score, *told_of(score, failed)) for score in scores],
        place=place_of,
        meaning=[(verdict, words) for verdict, words in MEANING.items() if verdict in met],
        marks=[words for mark, words in MARKS.items() if mark in marks_in(failed)],
        isolation=isolation,
        passed=passed[:LISTED],
        more=len(passed[LISTED:]),
    )


def line_of(
    own: list[Score], problems: list[str]
) -> tuple[list[tuple[float, list[Score]]], int, float]:
    """Somebody's (best share, scores) for each problem, the cases accepted, and the seconds."""
    cells = []
    for problem in problems:
        scores = [score for score in own if score.problem == problem]
        shares = (score.verdicts[Verdict.AC] / score.cases for score in scores if score.cases)
        cells.append((max(shares, default=-1), scores))
    return cells, *total(own)


def key_of(of: Score | Row) -> Key:
    """Whose it is."""
    return of.name, of.problem, of.program


def place_of(score: Score) -> str:
    """Where on the page the details of a program are: no two have the same."""
    return "/".join(quote(word, safe="") for word in key_of(score))


def failures(rows: Iterable[Row], answers: Answers, pictures: int) -> dict[Key, list[Failure]]:
    """The cases of each program that are not accepted, the first of them with pictures."""
    found: dict[Key, list[Failure]] = {}
    said: dict[tuple[Key, str], str] = {}  # where it was first
    shown: Counter[tuple[Key, bool]] = Counter()
    for row in rows:
        key, result = key_of(row), row.result
        own = found.setdefault(key, [])
        if result.verdict is Verdict.AC or len(own) == LISTED:
            continue
        answered, both, puzzle = result.answer is not None, None, ""
        expected = None if result.verdict is Verdict.CE else answers.get((row.problem, result.case))
        if expected and shown[key, answered] < pictures:
            shown[key, answered] += 1
            puzzle, both = input_of(expected), beside(result, expected) if answered else None
        first = said.setdefault((key, result.stderr), result.case)
        like = first if result.stderr and first != result.case else ""
        said_here = "" if like else result.stderr
        own.append(Failure(replace(result, answer=None, stderr=said_here), both, puzzle, like))
    return found


def told_of(score: Score, failed: Mapping[Key, list[Failure]]) -> tuple[list[Failure], bool]:
    """The cases of a program that are told, and whether it is one for all: it never started."""
    own, never = failed.get(key_of(score), []), {*score.verdicts} == {Verdict.CE}
    return own[:1] if never else own, never


def input_of(expected: Path) -> str:
    """The input that stands beside an expected answer, or how it begins."""
    puzzle = expected.with_suffix(".in")
    text = text_of(puzzle) if puzzle.exists() else ""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}\n..."


def beside(result: Result, expected: Path) -> Compared:
    """The expected answer and the actual one."""
    return compared(text_of(expected), result.answer or "", result.cells)


def marks_in(failed: Mapping[Key, list[Failure]]) -> set[str]:
    """How cells are marked in the pictures."""
    pictures = [failure.compared for own in failed.values() for failure in own if failure.compared]
    return {cell.mark for both in pictures for row in both.actual for cell in row}
