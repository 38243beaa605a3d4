"""What `python -m lessons --rate` prints: the rating of a puzzle, or of all in a folder."""

import argparse
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

from ground import commands
from ground.commands import one_line
from lessons import Late, within
from lessons.puzzles.source import Source, Unfit, parse, read, said_of
from lessons.rating import BEYOND, MOST, Rating, meaning, rate
from lessons.rating.rounds import CASES
from lessons.reasons.words import broken_law, counted
from lessons.terminal import Lesson, as_line
from lessons.trace import answers_from

complain = partial(commands.complain, "lessons")


class NoAnswer(Exception):
    """A puzzle has no answer; one line that says why."""


def rate_all(lesson: Lesson, options: argparse.Namespace) -> int:
    """Print the rating of a puzzle, or of all in a folder; the exit status.

    What has none gets a line that says why, and the others are rated all the same.
    """
    folder = options.file if options.file and options.file.is_dir() else None
    paths, unread = puzzles_in(folder) if folder else ([options.file], [])
    if options.exact:
        need_exact(lesson.problem)
    rated: list[tuple[str, Rating]] = []
    status = max(map(complain, unread), default=0)
    for path in paths:
        name = str(path.relative_to(folder).with_suffix("")) if folder else str(path or "-")
        try:
            if folder and is_pipe(path):  # for which one would wait
                raise Unfit(f"{path}: it is a pipe")
            with within(options.limit):
                rated.append((one_line(name), rating_of(lesson, path, exact=options.exact)))
        except Unfit as error:
            status = complain(error)
        except NoAnswer as error:
            status = max(status, complain(error, 1))
        except Late as error:
            status = max(status, complain(said_of(path, error), 1))
    if not rated:
        return status
    rated.sort(key=lambda pair: (str(pair[1]), pair[0]))
    for line in rating_lines(lesson, rated, options):
        print(line)
    return status


def puzzles_in(folder: Path) -> tuple[list[Path], list[OSError]]:
    """The files with puzzles in a folder, and why others in it cannot be read; Unfit if neither."""
    from judge.problem import inputs_in  # heavier than all that a terminal needs

    unread: list[OSError] = []
    try:
        paths = inputs_in(folder, unread=unread.append)
    except RecursionError:
        raise Unfit("there are folders too deep within each other") from None
    if not (paths or unread):
        raise Unfit(f"there is no *.in in {folder}")
    return paths, unread


def is_pipe(path: Path) -> bool:
    """Whether a file is one; who may not look at it is told so on reading it."""
    with suppress(OSError):
        return path.is_fifo()
    return False


def need_exact(problem: str) -> None:
    """Unfit if no puzzle of a problem can have its K*."""
    from lessons.rating.exact import Unrated, need  # heavier than all that a terminal needs

    try:
        need(problem)
    except Unrated as error:
        raise Unfit(error) from error


def rating_of(lesson: Lesson, path: Source, *, exact: bool) -> Rating:
    """The rating of a puzzle, with its K* or without; Unfit if it has none, NoAnswer."""
    text = read(lesson.problem, path)
    board = parse(lesson.solver, text, path)
    try:
        rating = rate(lesson.solver, board, text)
        if exact and rating.tier == BEYOND:  # search is sooner than laws without rules
            need_one_answer(lesson.solver, board, path)
    except ValueError as error:
        raise Unfit(said_of(path, f"no rating: {error}")) from error
    except lesson.solver.Contradiction as broken:
        law = broken_law(broken.law, lesson.places(board, broken))
        raise NoAnswer(said_of(path, f"no solution: {law}")) from broken
    if not exact:
        return rating
    from lessons.rating.exact import Unrated
    from lessons.rating.exact import exact as least

    try:
        return replace(rating, exact=least(lesson.problem, text))
    except Unrated as error:
        raise Unfit(said_of(path, error)) from error


def need_one_answer(solver: ModuleType, board: Any, path: Source) -> None:
    """Unfit if a board has several answers; Contradiction if it has none."""
    if len(answers_from(solver, board)) > 1:
        raise Unfit(said_of(path, "it has several answers"))


def rating_lines(
    lesson: Lesson, rated: list[tuple[str, Rating]], options: argparse.Namespace
) -> Iterable[str]:
    """Ratings: for programs, or of a folder a table, or one of them with its rules."""
    if options.json:
        return rating_records(lesson, rated)
    if options.file and options.file.is_dir():
        return rating_table(rated)
    return rating_in_words(lesson, rated[0][1])


def rating_records(lesson: Lesson, rated: list[tuple[str, Rating]]) -> Iterator[str]:
    """Ratings for programs, an object a line."""
    yield as_line(schema="logic-puzzles/rating", version=2, problem=lesson.problem)
    for name, rating in rated:
        yield as_line(name=name, rating=str(rating), **asdict(rating))


def rating_table(rated: list[tuple[str, Rating]]) -> Iterator[str]:
    """The ratings of a folder, a line each."""
    exact = any(rating.exact for _, rating in rated)
    yield f" rating  times  entry  wall  steps  {'  K*  ' * exact}puzzle"
    for name, rating in rated:
        steps = sum(rating.steps.values())
        figures = f"{rating.times:>5}  {rating.entry:>5}  {rating.wall:>4}  {steps:>5}"
        laws = f"{'<=' * rating.exact.cut}{rating.exact.laws}" if rating.exact else ""
        yield f"{rating}  {figures}  {f'{laws:>4}  ' * exact}{name}"


def rating_in_words(lesson: Lesson, rating: Rating) -> Iterator[str]:
    """One rating, with its rules."""
    yield f"{rating}: {meaning(rating, [*lesson.rules.values()])}"
    if rating.entry:
        yield f"entry: tier {rating.entry} has the first step"
    if rating.wall:
        facts = counted(rating.wall, "fact")
        yield f"wall: {facts} to find by tier {rating.tier} at the first breakthrough"
    if rating.facts is not None and 0 < rating.effort < MOST:
        yield f"facts: the hardest step starts from {counted(rating.facts, 'known fact')}"
    if rating.looks:
        yield f"looks: {rating.looks}, if {looking(rating.tier)}"
    yield f"steps: {sum(rating.steps.values())}"
    if rating.exact:
        yield f"K*: {rating.exact}, whatever rules one knows"
    yield ""
    for name, steps in rating.steps.items():
        if steps:
            rule = lesson.rules[name]
            yield f"{steps:>5}  {rule.title} (tier {rule.tier})"


def looking(tier: int) -> str:
    """How one looks where looks are counted: rules about cases have their turn last."""
    if tier == CASES:
        return f"rules of tier {tier} look only where all others are stuck"
    return "at each all is marked that the rules up to that one see"
