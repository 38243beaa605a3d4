"""A key that stands twice in a problem.yaml is told, wherever it stands."""

from pathlib import Path

import pytest

from ground import problems
from judge.packages import once
from tests.helpers import tools


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("puzzle: {solution: a.py, time: 1, time: 9}\n", "line 1: the key 'time' stands twice"),
        ("name: x\npuzzle: {solution: a.py, time: 1}\nname: y\n", "line 3: the key 'name' stands"),
        ("puzzle: {solution: a.py, time: 0}\n", "expected a number above 0, found 0"),
        ("name: [", "line 1: "),
    ],
)
def test_a_broken_problem_is_named(
    text: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(problems, "FOLDER", tmp_path)
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "problem.yaml").write_text(text)
    with pytest.raises(problems.ProblemError, match=r"problem\.yaml") as error:
        once.load("broken")
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_ours_are_as_they_were() -> None:
    assert once.load("nurikabe").name == "nurikabe"
    assert tools.call("judge", "nurikabe", "--case", "sample/1").returncode == 0
