"""What holds for every solution file: cheap to start, alone, and the copied part is a copy."""

import ast
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.helpers import tools
from tests.helpers.cases import PROBLEMS, ROOT, Problem, files, problem_of, solve, text
from tests.helpers.processes import LONGEST
from tests.helpers.sweep import unless

SOLUTIONS = sorted((ROOT / "solutions").glob("*.py"))
SAMPLES = files("data/sample/*.in")
SECOND = re.compile("sample/2|wormholes")  # of a solution

# The frame: defined with the same text in every file, in this order.
FRAME = (
    *("Contradiction", "Deduction", "count", "each", "deduce", "finish", "solve", "Search"),
    *("fewest", "news", "draws", "knows", "prove", "branch", "saying", "agree", "by_cases"),
    "refute",
    *("wrong", "parse_size", "render"),
    *(
        "Options",
        "read_options",
        "complain",
        "tell",
        "explain",
        "find",
        "main",
        "give_up_after",
        "run",
    ),
)
# What differs from puzzle to puzzle, under the same name.
HOOKS = (
    *("NAME", "PLACES", "REMEMBER", "TABLE", "Board", "search", "facts", "assume"),
    *("opposite", "argue", "sources", "part", "parse", "draw", "names", "FIRST", "INSTEAD"),
)
LONGEST_FUNCTION = 25  # lines

# Modules that cost more at start than solving a small board does.
HEAVY = set(
    "argparse copy dataclasses enum functools heapq inspect json logging random re typing".split()
)


@cache
def definitions(path: Path) -> dict[str, str]:
    """The text of each thing that a file defines at its top level."""
    source = path.read_text()
    lines = source.splitlines()
    texts = {}
    for node in ast.parse(source).body:
        targets = node.targets if isinstance(node, ast.Assign) else [node]
        for name in [getattr(target, "name", getattr(target, "id", "")) for target in targets]:
            texts[name] = "\n".join(lines[node.lineno - 1 : node.end_lineno])
    return texts


@pytest.mark.parametrize("name", FRAME)
def test_copies_have_the_same_text(name: str) -> None:
    copies = {path.name: definitions(path).get(name, "") for path in SOLUTIONS}
    assert all(copies.values()), f"{name} is missing in {[n for n in copies if not copies[n]]}"
    assert len(set(copies.values())) == 1, f"{name} in {list(copies)}"


def test_copies_of_grouped_searches_have_the_same_text() -> None:
    copies = {path.stem: definitions(path).get("Grouped", "") for path in SOLUTIONS}
    assert copies.pop("nurikabe") == ""  # its laws have no groups
    assert all(copies.values())
    assert len(set(copies.values())) == 1


@pytest.mark.parametrize("path", SOLUTIONS, ids=lambda path: path.stem)
def test_the_frame_stands_in_the_same_order(path: Path) -> None:
    assert [name for name in definitions(path) if name in FRAME] == list(FRAME)


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_hooks_are_there(problem: Problem) -> None:
    module = problem.module()
    assert not [name for name in HOOKS if not hasattr(module, name)]


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_rules_have_their_place_in_one_table(problem: Problem) -> None:
    module = problem.module()
    assert [rule for _, _, rule in module.TABLE] == list(module.RULES)
    assert [rule.tier for rule in module.RULES] == sorted(rule.tier for rule in module.RULES)


@pytest.mark.parametrize("path", SOLUTIONS, ids=lambda path: path.stem)
def test_functions_are_short(path: Path) -> None:
    long = [
        f"{node.name} has {node.end_lineno - node.lineno + 1} lines"
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef)
        and (node.end_lineno or 0) - node.lineno >= LONGEST_FUNCTION
    ]
    assert not long


@pytest.mark.parametrize("path", SOLUTIONS, ids=lambda path: path.stem)
def test_solution_needs_the_standard_library_only(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            assert {alias.name for alias in node.names} <= sys.stdlib_module_names
        if isinstance(node, ast.ImportFrom):
            assert node.module in sys.stdlib_module_names


@pytest.mark.parametrize("path", SOLUTIONS, ids=lambda path: path.stem)
def test_solution_can_be_pasted(path: Path) -> None:
    source = path.read_text()
    assert len(source) < 100_000
    ast.parse(source, feature_version=(3, 8))


def imported(*command: str, puzzle: bytes = b"") -> set[str]:
    """The modules that a Python program imports, by the interpreter's own account."""
    run = subprocess.run(
        [sys.executable, "-X", "importtime", *command],
        input=puzzle,
        capture_output=True,
        check=True,
        timeout=LONGEST,
    )
    lines = run.stderr.decode().splitlines()
    return {line.split("|")[-1].strip() for line in lines if line.startswith("import time:")}


@pytest.mark.parametrize(("problem", "path"), SAMPLES)
def test_solving_imports_nothing_heavy(problem: Problem, path: Path) -> None:
    program = str(ROOT / "solutions" / problem.solution)
    loaded = imported(program, puzzle=path.read_bytes()) - imported("-c", "")
    assert not loaded & HEAVY


@pytest.mark.parametrize("python", ["pypy3", "python3.8"])
@pytest.mark.parametrize(("problem", "path"), unless(SECOND.search, SAMPLES))
def test_other_interpreters_agree(problem: Problem, path: Path, python: str) -> None:
    run = solve(problem.solution, path.read_bytes(), python=tools.interpreter(python))
    assert (run.stdout.decode(), run.stderr) == (text(path, ".ans"), b"")


@pytest.mark.parametrize(
    ("name", "chains", "case"),
    [
        ("light_up", "chain", "10x10-easy-structural-seed1"),
        ("alcazar", "Chains", "12x12-few-structural-seed1"),
    ],
)
def test_a_search_does_not_wait_for_chains(
    name: str, chains: str, case: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It follows them sooner: in a comb of walls they took a hundred times as long."""
    solver = problem_of(name).module()
    secret = ROOT / "testcases" / name / "data" / "secret"
    board = solver.parse((secret / f"{case}.in").read_text())
    monkeypatch.setattr(solver, chains, None)
    answer = next(solver.solve(board))
    assert solver.render(answer).rstrip() == (secret / f"{case}.ans").read_text().rstrip()
    with pytest.raises(TypeError):
        solver.finish(board)


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_a_search_that_begins_again_guesses_in_turn_as_before_and_alike(problem: Problem) -> None:
    search = problem.module().Search(3, 1, lambda _: ())
    guessed = []
    for turn in range(1, 9):
        search.guesses.append(0)
        search.best = [0, 3]  # of things 0 and 1; 2 stays as it was
        search.weight[2] = 7.0
        search.begin_again(turn)
        guessed.append("".join(map(str, search.first)))
    assert guessed == ["011", "111", "011", "000", "010", "111", "011", "000"]
    assert search.weight == [0.0, 0.0, 7.0]  # what was in conflicts is not forgotten
    assert search.guess()
    assert search.trail == [0]


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_a_search_guesses_by_its_weights(problem: Problem) -> None:
    search = problem.module().Search(3, 1, lambda _: ())
    search.bump = 1e50
    search.weigh([0.25, 0.75, 0.5])
    while search.guess():
        pass
    assert (search.trail, search.bump) == ([3, 5, 1], 1.0)


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_a_search_begins_again_after_conflicts_of_what_it_is_told_too(problem: Problem) -> None:
    def told(search: Any) -> list[list[int]]:
        settled = len(search.trail) == 20
        return [[literal ^ 1 for literal in search.trail]] if settled else []

    search = problem.module().Search(20, 1, told)
    learn, conflicts = search.learn, []
    search.learn = lambda broken: conflicts.append(broken) or learn(broken)
    assert next(search.answers()) is False
    assert len(conflicts) == 101


GROUPED = [problem for problem in PROBLEMS if hasattr(problem.module(), "Grouped")]


@pytest.mark.parametrize("problem", GROUPED, ids=lambda problem: problem.name)
def test_what_is_implied_step_by_step_is_not_learnt(problem: Problem) -> None:
    search = problem.module().Grouped(6, 1, lambda _: ())
    for clause in [1, 2], [3, 4]:  # where 1 is so 0 is, and where 2 is so 1 is
        assert search.add(clause)
    for guessed in 5, 7:  # 2 is so, with what follows; then 3
        search.guesses.append(len(search.trail))
        search.settle(guessed, None)
        assert search.follow() is None
    assert search.blame([6, 0, 4]) == (7, [4])  # not all of 3, 0 and 2: so not both of 3 and 2


@pytest.mark.parametrize("problem", GROUPED, ids=lambda problem: problem.name)
def test_a_search_in_groups_begins_again_ever_more_seldom(problem: Problem) -> None:
    search = problem.module().Grouped(2, 1, lambda _: ())
    begun = []
    for turn in range(1, 20):
        search.guesses.append(0)
        search.begin_again(turn)
        if not search.guesses:
            begun.append(turn)
        search.guesses.clear()
    assert begun == [1, 3, 7, 15]
