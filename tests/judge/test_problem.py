"""Problems: their cases and limits, and the broken ones, which are named."""

from collections.abc import Callable
from pathlib import Path

import pytest

from judge import problem
from tests.helpers import tools
from tests.helpers.cases import ROOT
from tests.helpers.programs import SaidOf


def test_a_case_without_answer_gets_one_line(cases: Path) -> None:
    (cases / "one.ans").unlink()
    done = tools.call("judge", "nurikabe", "--cases", cases)
    assert (done.returncode, done.stdout) == (2, "")
    assert "one.in has no one.ans beside it" in done.stderr


def test_a_group_that_cannot_be_read_is_not_passed_over(
    cases: Path, close: Callable[[Path], None]
) -> None:
    """All was accepted without it; and of a folder with nothing else it had no case."""
    (cases / "group").mkdir()
    close(cases / "group")
    done = tools.call("judge", "nurikabe", "--cases", cases)
    said = f"judge: cannot use {cases / 'group'}: Permission denied\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


def test_inputs_are_found_in_all_that_can_be_read(
    tmp_path: Path, close: Callable[[Path], None]
) -> None:
    assert problem.inputs_in(tmp_path / "none") == []
    group = tmp_path / "group"
    group.mkdir()
    names = "a.in", "group/b.in", "group/c.in"
    for name in *names, "a.ans":
        (tmp_path / name).touch()
    assert problem.inputs_in(tmp_path) == [tmp_path / name for name in names]
    close(group)
    with pytest.raises(PermissionError) as error:
        problem.inputs_in(tmp_path)
    assert error.value.filename == str(group)


def test_the_name_of_a_case_is_one_line_that_does_no_harm(cases: Path) -> None:
    for path in sorted(cases.iterdir()):
        path.rename(path.with_name(f"a\x1b[2J\nb{path.suffix}"))
    assert [case.name for case in problem.cases_in(cases)] == [r"a\x1b[2J\nb"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name: [", "line 1: "),
        ("name: x\n", "the key 'puzzle' is missing"),
        ("puzzle: {solution: a.py, time: 0}\n", "expected a number above 0, found 0"),
        ("puzzle: {solution: a.py, time: 1, checker: nobody}\n", "there is no checker "),
        ("puzzle: {solution: 5, time: 1}\n", "expected a name, found 5"),
        ("puzzle: 5\n", "expected puzzle to be a mapping, found 5"),
        ("puzzle: {}\nlimits: [1]\n", "expected limits to be a mapping, found [1]"),
        ("name: \x00\n", "unacceptable character #x0000"),
        ("just words\n", "problem.yaml: "),
        ("", "expected the file to be a mapping, found None"),
    ],
)
def test_a_broken_problem_is_named(text: str, message: str, said_of: SaidOf) -> None:
    assert message in said_of(problem.load, text)


@pytest.mark.parametrize("word", ["testcases/nurikabe/", str(ROOT / "testcases" / "nurikabe")])
def test_a_folder_of_ours_is_the_problem_that_is_called_so(word: str) -> None:
    """Not a package of others, whose validator would be missed."""
    done = tools.call("judge", word, "--case", "sample/1")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("nurikabe: nurikabe.py: 1 case: 1 AC")


@pytest.mark.parametrize(
    ("word", "name"),
    [
        ("testcases/judges/uva_11585", "uva_11585"),
        ("testcases/../testcases/alcazar", "alcazar"),
        ("alcazar", "alcazar"),
        ("testcases/judges", "testcases/judges"),
        ("testcases", "testcases"),
        ("alcazar/", "alcazar/"),
        ("", ""),
    ],
)
def test_other_words_stay_as_they_are(
    word: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    assert problem.name_of(word) == name


def test_a_link_to_itself_is_no_problem_and_no_traceback(tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    for word in str(loop), str(loop / "nurikabe"):
        done = tools.call("judge", word)
        assert done.returncode == 2
        assert done.stderr.startswith(f"judge: no problem is called {word!r}")


def test_a_group_may_be_a_link_to_another(cases: Path) -> None:
    """Its cases were passed over; links in what a link leads to are, or some would have no end."""
    group = cases / "group"
    group.mkdir()
    for path in cases.glob("*.*"):
        path.rename(group / path.name)
    (cases / "other").symlink_to("group")
    (group / "around").symlink_to(cases)
    (group / "again").symlink_to("../other")
    (cases / "third").mkdir()
    (cases / "third" / "deep").symlink_to("../group")
    names = [case.name for case in problem.cases_in(cases)]
    places = "group", "other", "third/deep"
    assert names == [f"{place}/{name}" for place in places for name in ("one", "two")]
