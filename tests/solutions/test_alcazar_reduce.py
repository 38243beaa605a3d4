"""Alcazar: puzzles without the walls that logic can do without."""

from ground import solutions
from judge.checkers.alcazar import read
from tests.brute.alcazar import answers
from tests.helpers.tools import solve

alcazar = solutions.load("alcazar.py")
BOXED = """\
3
+   +---+---+
|           |
+---+---+   +
|           |
+   +---+---+
|           |
+---+---+   +
"""


def test_reduce_leaves_no_wall_that_logic_can_do_without() -> None:
    board = alcazar.parse(BOXED)
    fewer = alcazar.reduce(board)
    rules = alcazar.DIRECT + alcazar.STRUCTURAL
    assert fewer.plan.edges & board.plan.edges == board.plan.edges
    assert alcazar.is_solved(fewer, rules)
    for wall in alcazar.each(sum(fewer.plan.sides) & ~fewer.plan.edges):
        plan = alcazar.Plan(fewer.plan.height, fewer.plan.width, fewer.plan.edges | wall)
        assert not alcazar.is_solved(alcazar.blank(plan), rules)


def test_a_board_in_progress_is_not_reduced() -> None:
    run = solve("alcazar.py", BOXED.replace("  |", "  x", 1).encode(), "-r")
    message = b"alcazar: -r: expected a puzzle without path and x\n"
    assert (run.returncode, run.stdout, run.stderr) == (2, b"", message)


def test_reduced_puzzles_are_solved_on_the_command_line() -> None:
    puzzle, answer = BOXED.encode(), answers(BOXED)[0]
    run = solve("alcazar.py", puzzle, "-r")
    assert (run.returncode, run.stderr) == (0, b"")
    shown = run.stdout.decode()
    assert read(shown).path == read(answer).path
    assert read(shown).walls < read(answer).walls
    verbose = solve("alcazar.py", puzzle, "-r", "-v").stdout.decode()
    assert verbose.startswith("1. ")
    assert verbose.endswith(shown)
