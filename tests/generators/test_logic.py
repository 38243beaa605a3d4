"""What the generators ask of a solver."""

from generators._logic import follow, is_refuted
from ground import solutions

solver = solutions.load("nurikabe.py")


def test_rules_lead_as_far_as_they_go() -> None:
    board = solver.parse("1 4\n1..1\n")
    assert follow(solver, board, ()) is board
    assert not follow(solver, board, solver.DIRECT).unknown


def test_what_leads_to_a_contradiction_is_refuted() -> None:
    board = solver.parse("1 4\n1..1\n")
    cell = next(iter(solver.each(board.unknown)))
    assert is_refuted(solver, board, cell, solver.ISLAND, solver.DIRECT)
    assert not is_refuted(solver, board, cell, solver.SEA, solver.DIRECT)
