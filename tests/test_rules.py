"""A rule is in the solution, in one place of the lessons, and in pictures; what is missing is said.

The steps are those of docs/build.md, "Add a rule".
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lessons import words_of
from lessons.rules import TABLE, rules_of, with_tables
from lessons.site import pictures_of
from tests.helpers.cases import PROBLEMS, ROOT, Problem
from tests.helpers.sweep import unless

OWN = [problem for problem in PROBLEMS if f"{problem.name}.py" == problem.solution]
EVERY = [
    pytest.param(problem, rule.__name__, id=f"{problem.name}-{rule.__name__}")
    for problem in OWN
    for rule in problem.module().RULES
]
LONG = re.compile("refute_opposite|fit_many_shapes|chain_shapes")  # most of the time: they argue


def missing(problem: Problem, rule: str) -> Iterator[str]:
    """What a rule still lacks, a sentence each."""
    module, name = problem.module(), problem.name
    if rule not in [function.__name__ for _, _, function in module.TABLE]:
        yield f"{rule} has no row in TABLE of solutions/{name}.py: its tier, and who uses it"
    reasons = ROOT / "lessons" / "reasons" / f"{name}.py"
    if not re.search(rf"^def {rule}\(\w+: Step\) -> str:$", reasons.read_text(), re.M):
        yield f"{rule} is not said: lessons/reasons/{name}.py has no function of that name"
    speaking, silent = pictures(problem, rule)
    if not speaking:
        yield f"{rule} has no picture where it speaks, in testcases/{name}/rules/{rule}/"
    if not silent:
        folder = f"testcases/{name}/rules/{rule}"
        yield f"{rule} has no picture where it must not speak, as {folder}/silent-why.txt"


def pictures(problem: Problem, rule: str) -> tuple[list[Path], list[Path]]:
    """The pictures in which a rule speaks, and those in which it is silent."""
    every = sorted(ROOT.glob(f"testcases/*/rules/{rule}/*.txt"))
    own = [path for path in every if is_of(problem, path)]
    silent = [path for path in own if path.stem.startswith("silent")]
    return [path for path in own if path not in silent], silent


def is_of(problem: Problem, path: Path) -> bool:
    """Whether a picture is of a problem that the same solution solves."""
    name = path.parents[2].name
    return any(other.name == name and other.solution == problem.solution for other in PROBLEMS)


@pytest.mark.parametrize("problem", OWN, ids=lambda problem: problem.name)
def test_every_rule_has_all_that_a_rule_takes(problem: Problem) -> None:
    lacks = [word for rule in problem.module().RULES for word in missing(problem, rule.__name__)]
    assert not lacks, "\n".join(lacks)


@pytest.mark.parametrize("problem", OWN, ids=lambda problem: problem.name)
def test_every_rule_is_in_the_table_of_its_page(problem: Problem) -> None:
    page = ROOT / "docs" / f"{problem.name}.md"
    assert TABLE.search(page.read_text()), f"{page} has no place for the table of rules"
    assert with_tables(page.read_text()) == page.read_text(), "`make docs` writes the table anew"


def test_what_a_new_rule_lacks_is_said() -> None:
    said = list(missing(OWN[0], "shine_brightly"))
    assert len(said) == 4
    assert all(word.startswith("shine_brightly ") for word in said)


@pytest.mark.parametrize(("problem", "rule"), unless(LONG.search, EVERY))
def test_a_rule_speaks_in_its_pictures_but_in_those_that_say_why_it_is_silent(
    problem: Problem, rule: str
) -> None:
    solver = problem.module()
    for name, picture in pictures_of(problem.name, rules_of(solver, words_of(solver.NAME))[rule]):
        assert picture["silent"] == (not picture["said"]), name
        assert picture["title"] or not picture["silent"], f"{name} does not say why"


@pytest.mark.parametrize("problem", OWN, ids=lambda problem: problem.name)
def test_nothing_is_left_of_a_rule_that_is_gone(problem: Problem) -> None:
    rules = {rule.__name__ for rule in problem.module().RULES}
    drawn = {path.name for path in (problem.folder / "rules").iterdir()}
    assert drawn <= rules, f"pictures of no rule: {sorted(drawn - rules)}"
