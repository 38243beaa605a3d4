"""The problems of testcases/: each problem.yaml keeps the schema, and what does not is named."""

from pathlib import Path

import pytest

from ground import problems
from ground.problems import ProblemError, all_problems, describe, other_problems


@pytest.mark.parametrize("name", all_problems() + other_problems())
def test_every_problem_is_described(name: str) -> None:
    about = describe(name)
    assert about.solution.is_file()
    assert about.name == about.folder.name == name
    assert about.credits["name"]
    assert (about.submission is None) == (name in all_problems())


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The problem.yaml of the only problem there is."""
    monkeypatch.setattr(problems, "FOLDER", tmp_path)
    (tmp_path / "one").mkdir()
    return tmp_path / "one" / "problem.yaml"


def test_what_is_not_said_is_as_the_schema_has_it(written: Path) -> None:
    written.write_text("name: One\npuzzle: {solution: a.py, time: 2}\nkeywords: a\n")
    about = describe("one")
    assert (about.time, about.memory, about.output, about.processes) == (2, 256, 1, 64)
    assert (about.checker, about.classes, about.credits) == (None, {}, {"name": "One"})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("puzzle: {solution: a.py, time: 0}", "time: expected a number above 0, found 0"),
        ("puzzle: {solution: a.py, time: yes}", "time: expected a number above 0, found True"),
        (
            "puzzle: {solution: a.py, time: 1.0e+22}",
            "time: expected a number below 1000000000, found 1e+22",
        ),
        ("puzzle: {solution: a.py, time: .inf}", "time: expected a number below 1000000000"),
        (f"puzzle: {{solution: a.py, time: {10**400}}}", "time: expected a number below 1000"),
        ("puzzle: {solution: a.py, time: .nan}", "time: expected a number above 0, found nan"),
        ("puzzle: {time: 1}", "the key 'solution' is missing"),
        ("puzzle: {solution: a.py, time: 1, cheker: a}", "nobody knows the key 'cheker' of puzzle"),
        ("puzzle: {solution: a.py, time: 1, 5: a}", "nobody knows the key '5' of puzzle"),
        (
            "puzzle: {solution: a.py, time: 1, classes: [a]}",
            "classes: expected it to be a mapping, found ['a']",
        ),
        ("puzzle: {solution: a.py, time: 1, classes: {a: '('}}", "classes: '(': missing ), "),
        ("puzzle: {solution: a.py, time: 1}\nlimits: {memory: x}", "memory: expected a number "),
        ("puzzle: {\n", "line 2: "),
    ],
)
def test_what_breaks_the_schema_is_named(text: str, message: str, written: Path) -> None:
    written.write_text(text)
    with pytest.raises(ProblemError) as error:
        describe("one")
    assert str(error.value).startswith(f"{written}: {message}")
    assert "\n" not in str(error.value)


def test_those_of_other_judges_lie_apart(written: Path) -> None:
    written.write_text("name: One\npuzzle: {solution: a.py, time: 2}\n")
    other = written.parent.parent / "judges" / "two" / "problem.yaml"
    other.parent.mkdir(parents=True)
    other.write_text("name: Two\npuzzle: {solution: a.py, submission: b, time: 2}\n")
    assert (all_problems(), other_problems()) == (["one"], ["two"])
    assert (describe("one").submission, describe("two").submission) == (None, "b")
    assert describe("two").folder == other.parent
    with pytest.raises(ProblemError, match=r"there are: one, two$"):
        describe("judges")


@pytest.mark.parametrize("name", ["two", "", "..", "one/../one"])
def test_other_names_are_no_problems(name: str, written: Path) -> None:
    written.touch()
    with pytest.raises(ProblemError, match=r"there are: one$"):
        describe(name)
