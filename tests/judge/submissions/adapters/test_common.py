"""What adapters have in common says what the solutions say."""

import pytest

from ground import solutions
from judge.submissions.adapters._common import finish
from tests.helpers.cases import ROOT

SOLUTIONS = [path.name for path in sorted((ROOT / "solutions").glob("*.py"))]


@pytest.mark.parametrize("name", SOLUTIONS)
def test_it_ends_where_a_solution_ends(name: str) -> None:
    solution = solutions.load(name)
    rules = solutions.rules_to(solution, 1)
    paths = sorted((ROOT / "testcases").glob(f"{name[:-3]}/data/*/[4-9]x*.in"))
    boards = [solution.parse(path.read_text()) for path in paths]
    ends = [finish(board, rules) for board in boards]
    assert ends == [solution.finish(board, rules) for board in boards]
    assert ends != boards
