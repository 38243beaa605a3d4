"""Steps as a proof file has them: see docs/proofs.md."""

import json
from collections.abc import Iterable, Iterator

from lessons.trace import Proof

SCHEMA, VERSION = "logic-puzzles/proof", 1


def lines_of(problem: str, puzzle: str, steps: Iterable[Proof]) -> Iterator[str]:
    """The lines of a proof: the puzzle, the steps by number, and what breaks where it is told."""
    yield line(schema=SCHEMA, version=VERSION, problem=problem, puzzle=puzzle)
    for number, step in enumerate(steps, 1):
        yield line(**({"step": number} if "facts" in step else {}), **step)


def line(**values: object) -> str:
    """An object in one line of JSON."""
    return f"{json.dumps(values, ensure_ascii=False)}\n"
