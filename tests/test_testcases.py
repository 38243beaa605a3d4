"""Every file under testcases/ does what its place says."""

import importlib
import re
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from string import ascii_uppercase

import pytest

from judge.checkers import Wrong
from tests.helpers.cases import PROBLEMS, Problem, cells, files, solve, text
from tests.helpers.pictures import after_rule
from tests.helpers.sweep import in_sweep

STORED = [*files("data/sample/*.in"), *files("data/secret/*.in")]
LARGEST = 15 * 15  # cells that do not wait for the sweep
SMALL_FIRST = [one if cells(one.values[1]) <= LARGEST else in_sweep(one) for one in STORED]

module_of = cache(Problem.module)


def told_of(problem: Problem, path: Path) -> tuple[int, str, str]:
    """Exit status, output and messages of a solution, in the process of the test."""
    with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as errors:
        status = module_of(problem).main(["-f", str(path)])
    return status, out.getvalue(), errors.getvalue()


def test_there_are_problems() -> None:
    assert PROBLEMS


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_folder_is_complete(problem: Problem) -> None:
    assert (problem.folder / "problem_statement" / "problem.en.md").exists()
    for folder in (
        *("sample", "secret", "several_answers"),
        *("invalid_input", "invalid_output", "no_answer"),
    ):
        assert list((problem.folder / "data" / folder).glob("*.in")), f"{folder} has no case"


@pytest.mark.parametrize(("problem", "path"), STORED)
def test_answer_is_accepted(problem: Problem, path: Path) -> None:
    problem.check(text(path, ".in"), text(path, ".ans"))


@pytest.mark.parametrize(("problem", "path"), SMALL_FIRST)
def test_answer_is_the_only_one(problem: Problem, path: Path) -> None:
    pytest.importorskip("clingo")
    peer = importlib.import_module(f"tests.peers.{problem.checker}")
    assert peer.answers(text(path, ".in"), most=2) == [text(path, ".ans")]


@pytest.mark.parametrize(("problem", "path"), files("data/sample/*.in"))
def test_sample_is_solved_to_the_byte(problem: Problem, path: Path) -> None:
    run = solve(problem.solution, path.read_bytes())
    assert (run.returncode, run.stdout.decode(), run.stderr) == (0, text(path, ".ans"), b"")


@pytest.mark.parametrize(("problem", "path"), files("data/invalid_output/*.in"))
def test_wrong_answer_is_refused(problem: Problem, path: Path) -> None:
    with pytest.raises(Wrong) as refused:
        problem.check(text(path, ".in"), text(path, ".out"))
    assert refused.value.message + "\n" == text(path, ".why")


@pytest.mark.parametrize(("problem", "path"), files("data/invalid_input/*.in"))
def test_bad_input_is_refused(problem: Problem, path: Path) -> None:
    assert told_of(problem, path) == (2, "", text(path, ".why"))


@pytest.mark.parametrize(("problem", "path"), files("data/no_answer/*.in"))
def test_broken_law_is_named(problem: Problem, path: Path) -> None:
    assert told_of(problem, path) == (1, "", text(path, ".why"))


@pytest.mark.parametrize(("problem", "path"), files("data/no_answer/*.in"))
def test_there_is_no_answer(problem: Problem, path: Path) -> None:
    pytest.importorskip("clingo")
    peer = importlib.import_module(f"tests.peers.{problem.checker}")
    assert peer.answers(text(path, ".in"), most=1) == []


# --- Pictures of rules: a board, a blank line, the board after that one rule ------------


@pytest.mark.parametrize(("problem", "path"), files("rules/*/*.txt"))
def test_rule_does_what_its_picture_shows(problem: Problem, path: Path) -> None:
    before, _, after = path.read_text().partition("\n\n")
    shown = after_rule(module_of(problem), path.parent.name, before, easier="\n\n" in after)
    assert shown == after.splitlines()


@pytest.mark.parametrize("solution", sorted({problem.solution for problem in PROBLEMS}))
def test_every_rule_has_a_picture_and_every_picture_a_rule(solution: str) -> None:
    solved = [problem for problem in PROBLEMS if problem.solution == solution]
    pictures = [path for problem in solved for path in problem.folder.glob("rules/*/*.txt")]
    rules = {rule.__name__ for rule in solved[0].module().RULES}
    assert {path.parent.name for path in pictures} == rules


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_every_rule_says_its_law_in_one_sentence(problem: Problem) -> None:
    for rule in problem.module().RULES:
        sentence = (rule.__doc__ or "").split("\n\n")[0].strip()
        assert sentence.endswith("."), rule.__name__


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_rules_are_the_tiers_in_order(problem: Problem) -> None:
    module = problem.module()
    assert module.RULES == module.DIRECT + module.STRUCTURAL + module.CASES
    assert len({rule.__name__ for rule in module.RULES}) == len(module.RULES)


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_the_statement_tells_of_all_that_stands_in_inputs(problem: Problem) -> None:
    """By it alone, nobody knew of half-solved boards and line ends of Windows in secret cases."""
    statement = (problem.folder / "problem_statement" / "problem.en.md").read_text()
    told = statement.partition("## Input")[2].partition("## Output")[0]
    inputs = [path.read_bytes().decode() for path in (problem.folder / "data").glob("s*[et]/*.in")]
    found = set("".join(text.partition("\n")[2] for text in inputs)) - set(" \n0123456789")
    assert "\r" not in found or "Windows" in told
    anything = "A label is any" in told or "whatever else stands in a gap" in told
    signs = "\r" + "".join(re.findall("`(.*?)`", told)) + ascii_uppercase * ("A to Z" in told)
    assert anything or found <= set(signs)
