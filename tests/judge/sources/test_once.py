"""A key that stands twice in a problem.yaml is told, wherever it stands."""

import pytest

from judge.sources import once
from tests.helpers import tools
from tests.helpers.programs import SaidOf


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("puzzle: {solution: a.py, time: 1, time: 9}\n", "line 1: the key 'time' stands twice"),
        ("name: x\npuzzle: {solution: a.py, time: 1}\nname: y\n", "line 3: the key 'name' stands"),
        ("puzzle: {solution: a.py, time: 0}\n", "expected a number above 0, found 0"),
        ("name: [", "line 1: "),
    ],
)
def test_a_broken_problem_is_named(text: str, message: str, said_of: SaidOf) -> None:
    assert message in said_of(once.load, text)


def test_ours_are_as_they_were() -> None:
    assert once.load("nurikabe").name == "nurikabe"
    assert tools.call("judge", "nurikabe", "--case", "sample/1").returncode == 0
