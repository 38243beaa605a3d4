"""Hints on the terminal: wrong marks that clash, the easiest step for the way of marking."""

import random
import statistics
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import Mock

import pytest

from lessons import hints, solver_of, words_of
from lessons.__main__ import hint
from lessons.hints import Clash, clash, next_step
from lessons.terminal import Lesson
from lessons.trace import Fact, is_mark, trace
from tests.helpers.cases import PROBLEMS, Problem, files
from tests.helpers.lessons import SAMPLES, lessons
from tests.helpers.sweep import swept
from tests.helpers.ways import WAYS, is_out, least_effort, moves

TRIES = 6  # in each way of playing
MOST_MARKS = 4  # in the median


def start_of(problem: Problem, path: Path) -> tuple[ModuleType, Any, dict[str, str]]:
    """The solver, the bare board, what the answer says of each place."""
    solver = problem.module()
    board = solver.parse(path.read_text())
    answer = next(solver.solve(board))
    return solver, board, dict(fact.split(" ", 1) for fact in solver.facts(answer))


def wrong_boards(problem: Problem, path: Path) -> Iterator[tuple[list[str], str]]:
    """Right marks of pupils at play, and a wrong one."""
    solver, _, end = start_of(problem, path)
    chance = random.Random(path.read_text())
    others = {"sea": "island", "bulb": "empty", "path": "blocked"}
    others |= {other: value for value, other in others.items()}
    for way in WAYS:
        played = [move for move in moves(solver, path.read_text(), way) if "not" not in move[1]]
        for _ in range(TRIES):
            right = played[: chance.randrange(len(played))]
            done = {place for place, _ in right}
            place = chance.choice([place for place in end if place not in done])
            value = others.get(end[place]) or ("2" if end[place] == "1" else "1")
            yield [" ".join(move) for move in right], f"{place} {value}"


def told(problem: Problem, path: Path) -> Iterator[tuple[str, Clash]]:
    """Each wrong mark, and what is told of it."""
    solver, board, _ = start_of(problem, path)
    for right, wrong in wrong_boards(problem, path):
        found = clash(solver, board, [*right, wrong])
        assert found, wrong
        yield wrong, found


@pytest.mark.parametrize(("problem", "path"), SAMPLES)
def test_the_culprit_is_among_marks_that_leave_no_answer(problem: Problem, path: Path) -> None:
    solver, board, _ = start_of(problem, path)
    for wrong, found in told(problem, path):
        assert wrong in found.marks
        assert found.law
        with pytest.raises(solver.Contradiction):  # the rules that find them show it of them alone
            for _ in trace(solver, solver.assume(board, found.marks)):
                pass


def test_few_marks_are_told() -> None:
    counts = [len(found.marks) for case in SAMPLES for _, found in told(*case.values)]
    assert len(counts) > 100
    assert statistics.median(counts) <= MOST_MARKS


def test_right_marks_do_not_clash() -> None:
    for case in SAMPLES:
        problem, path = case.values
        solver, board, end = start_of(problem, path)
        marks = [f"{place} {value}" for place, value in end.items()]
        chance = random.Random(path.read_text())
        for _ in range(5):
            assert clash(solver, board, chance.sample(marks, chance.randrange(len(marks)))) is None


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_a_puzzle_without_its_marks_is_the_puzzle(problem: Problem) -> None:
    """Text with marks, as the solution writes it, and without them."""
    words, solver = words_of(Path(problem.solution).stem), problem.module()
    for path in sorted((problem.folder / "data" / "sample").glob("*.in")):
        text = path.read_text()
        again = solver.parse(words.bare(text))
        if problem.checker != "ripple_effect":  # of which numbers may be marks
            assert solver.render(again) == solver.render(solver.parse(text))
        assert solver.facts(again) == []


def test_marks_of_a_board_in_progress_are_told() -> None:
    for name, puzzle, said in [
        ("nurikabe", "5\n.....\n1....\n....3\n..~4.\n2....\n", "r4c3 sea cannot be right: "),
        ("light_up", "1 3\n*.*\n", "r1c1 bulb and r1c3 bulb cannot all be right: "),
        ("ripple_effect", "1 4\naabb\n.22.\n", "r1c2 2 and r1c3 2 cannot all be right: "),
    ]:
        status, output, message = lessons(name, "--hint", puzzle=puzzle)
        assert (status, output) == (1, "")
        assert message.startswith(f"lessons: no solution: {said}"), message
        assert message.count("\n") == 1


def test_it_is_said_whether_a_law_breaks_at_once_or_by_what_follows() -> None:
    message = lessons("nurikabe", "--hint", puzzle="5\n.....\n1....\n....3\n...4.\n2.o..\n")[2]
    said = "r5c3 island cannot be right: with what follows from it the sea is in pieces at"
    assert message.startswith(f"lessons: no solution: {said}"), message
    message = lessons("light_up", "--hint", puzzle="1 3\n*.*\n")[2]
    assert message.endswith(": two bulbs see each other at r1c1 and r1c3\n")


def test_no_clue_is_called_wrong_where_equal_numbers_do_not_tell_which_it_is() -> None:
    for puzzle, said in [
        ("3 4\n2.~.\n2~~3\n2...\n", "r1c1 2, r2c1 2 and r3c1 2 cannot all be right: "),
        ("1 5\n22.~2\n", "r1c4 sea cannot be right: "),
        ("2 3\n02 2 .\n2 . ~\n", "r1c1 02, r1c2 2 and r2c1 2 cannot all be right: "),
        ("2 4\n2o.2\no...\n", "r1c2 island and r2c1 island cannot all be right: "),
    ]:
        message = lessons("nurikabe", "--hint", puzzle=puzzle)[2]
        assert message.startswith(f"lessons: no solution: {said}"), message


def test_rules_that_are_stuck_are_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a large board that takes minutes."""
    asked: list[Any] = []
    monkeypatch.setattr(hints, "breach", lambda *words: asked.append(words))
    lesson = Lesson("light_up", solver_of("light_up"), words_of("light_up"), colour=False)
    lesson.puzzle = "2\n..\n..\n"
    assert hint(lesson, lesson.solver.parse(lesson.puzzle), 1) == 1
    assert asked == []


def test_what_only_search_shows_is_found() -> None:
    """With no rule to help, every answer is looked for."""
    problem, path = files("data/sample/1.in", "nurikabe")[0].values
    solver, board, end = start_of(problem, path)
    place = next(place for place, value in end.items() if value == "sea")
    solver.RULES = ()
    assert clash(solver, board, [f"{place} island"]) == Clash(
        [f"{place} island"], "every case breaks a law", [], later=True
    )


# --- The easiest step -----------------------------------------------------------------------


def test_a_step_of_one_law_ends_the_looking() -> None:
    efforts = iter([3, 2, 2, 1, 1])
    step = hints.least_effort(Mock(effort=effort) for effort in efforts)
    assert step is not None
    assert (step.effort, list(efforts)) == (1, [1])
    assert hints.least_effort(iter(())) is None


HEARD = {  # what other steps have ruled out nobody has told, nor drawn
    "5 5\n....6\n.....\n.....\n..4..\n.....\n": "r4c2 is island: all 25 shapes left to",
    "1 5\naabbb\n....1\n": "r1c2 is not 2: room b has its 2 at r1c3 or r1c4, both too close.",
}


@pytest.mark.parametrize("puzzle", HEARD)
def test_a_hint_rests_on_the_board_and_on_what_it_tells(puzzle: str) -> None:
    name = "ripple_effect" if "a" in puzzle else "nurikabe"
    status, output, _ = lessons(name, "--hint", "3", puzzle=puzzle)
    assert status == 0
    assert HEARD[puzzle] in " ".join(output.split())


def test_what_a_rule_says_besides_is_not_known_to_a_hint() -> None:
    solver = solver_of("light_up")
    board = solver.parse("2 3\n*..\n..*\n")
    steps = list(hints.seen(solver, board, solver.empty_cells_in_light))
    assert len(steps) > 1
    assert all(step.before is board for step in steps)


PLAYED = [
    pytest.param(*case.values, way, id=f"{case.id}-{way}") for case in SAMPLES for way in WAYS
]


def boards(problem: Problem, path: Path, way: str) -> Iterator[list[Fact]]:
    """The marks of a pupil at some moments before the end."""
    played = list(moves(problem.module(), path.read_text(), way))
    chance = random.Random(way)
    for _ in range(TRIES):
        part = played[: chance.randrange(len(played))]
        yield [move for move in part if "not" not in move[1]]


@pytest.mark.parametrize(("problem", "path", "way"), swept(PLAYED, 2, len(SAMPLES)))
def test_a_hint_takes_no_more_laws_than_need_be(problem: Problem, path: Path, way: str) -> None:
    solver, words = problem.module(), words_of(Path(problem.solution).stem)
    for marks in boards(problem, path, way):
        board = solver.assume(solver.parse(path.read_text()), map(" ".join, marks))
        if not board.unknown:
            continue
        step, minded = next_step(solver, words, board, list(trace(solver, board)))
        assert is_mark(step.facts[0])
        only = bool(marks) and not any(map(is_out, marks))
        assert not (only and is_out(step.facts[0]))
        if not minded and not step.value.startswith("not "):
            least = least_effort(solver, board, written_only=only)
            assert len(step.proof["laws"]) <= least or len(step.facts) > 1
