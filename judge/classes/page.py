"""The scoreboard as one page that needs nothing else."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from urllib.parse import quote

from ground.pages import fill
from judge.classes.scoreboard import Score, standing, total
from judge.classes.store import Row
from judge.isolation.levels import Isolation
from judge.verdict import Result, Verdict, grid, is_drawing, readable, text_of

PAGE = Path(__file__).with_name("scoreboard.html")
SHOWN_ROWS = 60  # of a grid
LISTED = 200  # cases of a program
Answers = Mapping[tuple[str, str], Path]  # {(problem, case): its expected answer}
Key = tuple[str, str, str]  # name, problem, program


@dataclass(frozen=True, slots=True)
class Picture:
    """A grid; cells that differ, or show what is wrong, have a class of their own."""

    title: str
    drawn: bool
    rows: list[list[tuple[str, str]]]  # the text and the class of each cell


@dataclass(frozen=True, slots=True)
class Failure:
    """A case that is not accepted."""

    result: Result
    pictures: list[Picture]


def as_html(
    scores: list[Score],
    rows: Iterable[Row],
    answers: Answers,
    pictures: int,
    isolation: Isolation,
) -> str:
    """One page: a table to sort and filter, and below it what is wrong, with pictures."""
    failed = failures(rows, answers, pictures)
    problems = sorted({score.problem for score in scores})
    return fill(
        PAGE,
        problems=problems,
        lines=[(name, *line_of(own, problems)) for name, own in standing(scores)],
        sections=[(score, failed.get(key_of(score), [])) for score in scores],
        place=place_of,
        isolation=isolation,
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
        own.append(Failure(row.result, pictures_of(row.result, expected) if drawn else []))
    return found


def pictures_of(result: Result, expected: Path) -> list[Picture]:
    """The expected answer and the actual one."""
    right, ours = readable(text_of(expected)), readable(result.answer or "")
    drawn = is_drawing(right) or is_drawing(ours)
    return [
        Picture("expected", drawn, list(marked(grid(right), grid(ours), []))),
        Picture("actual", drawn, list(marked(grid(ours), grid(right), result.cells))),
    ]


def marked(
    rows: list[list[str]], others: list[list[str]], cells: list[tuple[int, int]]
) -> Iterator[list[tuple[str, str]]]:
    """The cells of a grid: `d` are those that differ, `m` those that show what is wrong."""
    for r, (row, other) in enumerate(list(zip_longest(rows, others, fillvalue=[]))[:SHOWN_ROWS]):
        pairs = zip_longest(row, other[: len(row)], fillvalue="")
        yield [
            (cell, "d" if cell != against else "m" if (r, c) in cells else "")
            for c, (cell, against) in enumerate(pairs)
        ]
