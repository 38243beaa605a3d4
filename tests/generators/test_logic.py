"""What the generators ask of a solver."""

from generators._logic import follow, has_one_answer, refutes, rules_before
from ground import solutions

solver = solutions.load("nurikabe.py")


def test_rules_lead_as_far_as_they_go() -> None:
    board = solver.parse("1 4\n1..1\n")
    assert follow(solver, board, ()) is board
    assert not follow(solver, board, solver.DIRECT).unknown


def test_what_leads_to_a_contradiction_is_refuted() -> None:
    board = solver.parse("1 4\n1..1\n")
    assert refutes(solver, board, "r1c2 island", solver.DIRECT)
    assert not refutes(solver, board, "r1c2 sea", solver.DIRECT)


def test_rules_before_another_are_those_that_are_easier() -> None:
    assert rules_before(solver, "part_islands") == solver.RULES[:1]
    assert rules_before(solver, solver.RULES[0].__name__) == ()


def test_one_answer_is_told_from_several() -> None:
    one, two = solver.parse("1 4\n1..1\n"), solver.parse("1 3\n.2.\n")
    assert (has_one_answer(solver, one), has_one_answer(solver, two)) == (True, False)
