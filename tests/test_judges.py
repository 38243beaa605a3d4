"""Every file under testcases/judges/ does what its place says."""

from pathlib import Path

import pytest

from ground.problems import all_problems, describe, other_problems
from judge.checkers import Wrong
from judge.problem import load
from judge.verdict import compare_tokens
from tests.helpers.submissions import JUDGES, cases
from tests.helpers.sweep import swept

NAMES = other_problems()
FEW = dict.fromkeys(NAMES, 3) | {"uva_11585": 2, "ecnu_2371": 2}
CASES = [
    pytest.param(name, path, id=f"{name}/{path.stem}")
    for name in NAMES
    for path in sorted(cases(name), key=lambda path: path.stat().st_size)
]


def some(name: str) -> list[pytest.param]:
    """Cases of a problem, the smaller ones for every day."""
    mine = [case for case in CASES if case.values[0] == name]
    return mine[: FEW[name]] + swept(mine[FEW[name] :], 0)


def test_names_are_of_one_problem_alone() -> None:
    assert sorted(path.name for path in JUDGES.iterdir()) == NAMES
    assert not set(NAMES) & set(all_problems())


@pytest.mark.parametrize("name", NAMES)
def test_folder_is_complete(name: str) -> None:
    statement = (JUDGES / name / "problem_statement" / "problem.en.md").read_text()
    for heading in "Laws", "Input", "Output", "Limits", "Examples":
        assert f"## {heading}\n" in statement
    for part in "sample", "secret":
        assert list((JUDGES / name / "data" / part).glob("*.in"))
    assert describe(name).credits["source_url"].startswith("http")


@pytest.mark.parametrize("name", NAMES)
def test_samples_are_those_of_the_statement(name: str) -> None:
    statement = (JUDGES / name / "problem_statement" / "problem.en.md").read_text()
    for path in (JUDGES / name / "data" / "sample").iterdir():
        assert f"<pre>{'<br>'.join(path.read_text().splitlines()).rstrip('<br>')}" in statement


@pytest.mark.parametrize(("name", "path"), [case for name in NAMES for case in some(name)])
def test_answers_are_those_of_independent_programs(name: str, path: Path) -> None:
    pytest.importorskip("clingo")
    from tests.peers.judges import ANSWERS

    assert name in ANSWERS, "tests/peers/judges.py has no program for it"
    assert ANSWERS[name](path.read_text()) == path.with_suffix(".ans").read_text()


@pytest.mark.parametrize(("name", "path"), CASES)
def test_answers_are_accepted_and_others_are_not(name: str, path: Path) -> None:
    right, check = path.with_suffix(".ans").read_text(), load(name).check
    if check:
        check(path.read_text(), right)
        with pytest.raises(Wrong):
            check(path.read_text(), "")
    elif right.split():
        with pytest.raises(Wrong):
            compare_tokens(right.split(), right.split()[:-1])
