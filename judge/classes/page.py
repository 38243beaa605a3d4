"""The scoreboard as one page that needs nothing else."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from ground.pages import fill
from judge.classes.scoreboard import Score, standing, total
from judge.classes.store import Row
from judge.isolation.levels import Isolation
from judge.verdict import Compared, Result, Verdict, compared, text_of

PAGE = Path(__file__).with_name("scoreboard.html")
LISTED = 200  # cases of a program, and of what is not judged
Answers = Mapping[tuple[str, str], Path]  # {(problem, case): its expected answer}
Key = tuple[str, str, str]  # name, problem, program


@dataclass(frozen=True, slots=True)
class Failure:
    """A case that is not accepted; its answer beside the expected one, if both are shown."""

    result: Result
    compared: Compared | None


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
    return fill(
        PAGE,
        problems=problems,
        lines=[(name, *line_of(own, problems)) for name, own in standing(scores)],
        sections=[(score, failed.get(key_of(score), [])) for score in scores],
        place=place_of,
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
    shown: Counter[Key] = Counter()
    for row in rows:
        own = found.setdefault(key_of(row), [])
        if row.result.verdict is Verdict.AC or len(own) == LISTED:
            continue
        expected = answers.get((row.problem, row.result.case))
        drawn = row.result.answer is not None and expected and shown[key_of(row)] < pictures
        shown[key_of(row)] += bool(drawn)
        own.append(Failure(row.result, beside(row.result, expected) if drawn else None))
    return found


def beside(result: Result, expected: Path) -> Compared:
    """The expected answer and the actual one."""
    return compared(text_of(expected), result.answer or "", result.cells)
