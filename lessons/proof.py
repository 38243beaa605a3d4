"""The steps of a lesson as a proof file, an object a line: see docs/proofs.md."""

import json
from collections.abc import Iterator

from lessons.terminal import Steps

SCHEMA, VERSION = "logic-puzzles/proof", 1


def proof_lines(problem: str, puzzle: str, steps: Steps) -> Iterator[str]:
    """The lines of the file; where there is no answer the last says which law breaks, and why."""
    yield json.dumps({"schema": SCHEMA, "version": VERSION, "problem": problem, "puzzle": puzzle})
    for step in steps:
        yield json.dumps({"step": step.number, **step.proof})
    if steps.broken:
        broken = steps.broken
        yield json.dumps(steps.lesson.solver.prove(steps.board, broken.rule, broken))
