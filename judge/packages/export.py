"""Packages for other judges: python -m judge package [PROBLEM] --format FORMAT -o DIR.

An archive holds the statement, the data, the limits, a validator that stands alone (made from
our checker), a validator of inputs (our solver's parse), and programs: our solver, which is
accepted, and for every other verdict one that earns it.
"""

import argparse
import ast
import re
import tokenize
import uuid
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from io import BytesIO, StringIO
from math import ceil
from pathlib import Path

import yaml
from rich.console import Console

from ground.commands import Parser, path_to
from ground.files import write_atomically
from ground.problems import ProblemError, all_problems, describe
from judge import checkers
from judge.packages.statement import as_tex, as_text
from judge.problem import Case, Problem
from judge.run import MIB
from judge.sources.once import load
from judge.submissions.shake import defined

CHECKERS = Path(checkers.__file__).parent
SAME_DATE = 2020, 1, 1, 0, 0, 0  # of all files: the same problem makes the same archive
Files = Iterator[tuple[str, str | bytes]]  # name in the archive, content

VALIDATOR = """

# --- As judges call it: validator INPUT ANSWER FEEDBACK < OUTPUT; 42 accepts, 43 rejects ----

if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        puzzle = file.read()
    try:
        check(puzzle, sys.stdin.buffer.read().decode("utf-8", "replace"))
    except Wrong as wrong:
        with open(sys.argv[3] + "/judgemessage.txt", "a", encoding="utf-8") as file:
            file.write(wrong.message + "\\n")
        sys.exit(43)
    sys.exit(42)
"""
DMOJ_CHECKER = '''

# --- As DMOJ calls it ---------------------------------------------------------------------

from dmoj.result import CheckerResult  # noqa: E402

keeps_the_laws = check


def check(process_output, judge_output, judge_input, point_value=None, **_):
    """The result of an output: all of the points, or none and why."""
    try:
        keeps_the_laws(judge_input.decode("utf-8"), process_output.decode("utf-8", "replace"))
    except Wrong as wrong:
        return CheckerResult(False, 0, wrong.message)
    return CheckerResult(True, point_value or 0)
'''
HEAD = '''"""Does this answer keep the laws of the puzzle?"""

from __future__ import annotations
'''
INPUT_VALIDATOR = '''"""Is this a legal input?  42 if it is, 43 if not, with the reason."""

import sys

import {module}

try:
    text = sys.stdin.buffer.read().decode("utf-8")
    for char in text:
        if char.isspace() and char not in " \\t\\n\\v\\f\\r":
            raise ValueError("expected blanks that all languages know, found " + ascii(char))
    {module}.parse(text)
except ValueError as error:
    print(error)
    sys.exit(43)
sys.exit(42)
'''
RUN = '#!/bin/sh\nexec python3 "$(dirname "$0")/validator.py" "$@"\n'
PROGRAMS = {  # by verdict: what earns it
    "WA": "import sys\n\nprint(sys.stdin.read())\n",
    "TLE": "while True:\n    pass\n",
    "RTE": "import sys\n\nsys.exit(1)\n",
    "MLE": "held = []\nwhile True:\n    held.append(bytearray(1 << 20))\n",
    "OLE": "while True:\n    print('x' * 1000)\n",
    "CE": "print(\n",
}


# --- What all formats have in common ----------------------------------------------------------


def standing_alone(module: str) -> str:
    """A checker as one file: its modules one after the other, without what they import of ours.

    Where two give things of their own the same name, that of the imported one gets longer.
    """
    modules = list(modules_of(CHECKERS / f"{module}.py", {}).values())
    counts = Counter(name for each in modules for name in each.names)
    parts, imports = [], {"import sys"}
    for each in modules:
        text, found = body_of(each, longer_names(each, modules, counts))
        imports |= found
        parts.append(text.strip("\n"))
    return "\n".join([HEAD, *sorted(imports), "", "", "\n\n\n".join(parts), ""])


class Module:
    """A checker, or a module of ours that it needs: the names that it gives to things of its own.

    `imports` are its statements that import, `ours` the names that it has from which other module.
    """

    def __init__(self, path: Path) -> None:
        self.path, self.text = path, path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text)
        body = self.tree.body
        self.imports = [node for node in body if isinstance(node, ast.Import | ast.ImportFrom)]
        self.names = {name for node in body if node not in self.imports for name in defined(node)}
        self.ours: dict[Path, set[str]] = {}
        for node in self.imports:
            if other := module_of(node):
                self.ours.setdefault(other, set()).update(alias.name for alias in node.names)


def modules_of(path: Path, known: dict[Path, Module]) -> dict[Path, Module]:
    """A checker and the modules of ours that it imports, those first, besides what is known."""
    module = Module(path)
    for other in module.ours:
        if other not in known:
            modules_of(other, known)
    known[path] = module
    return known


def longer_names(module: Module, modules: list[Module], counts: Counter[str]) -> dict[str, str]:
    """What is called differently in a module: what it defines, or imports from one of ours."""
    wanted = {}
    for other in modules[:-1]:
        names = module.names if other is module else module.ours.get(other.path, set())
        wanted |= {name: f"{other.path.stem}_{name}" for name in names if counts[name] > 1}
    return wanted


def module_of(node: ast.Import | ast.ImportFrom) -> Path | None:
    """The module of ours that is imported from."""
    name = (node.module if isinstance(node, ast.ImportFrom) else None) or ""
    if name != "judge.checkers" and not name.startswith("judge.checkers."):
        return None
    return CHECKERS / f"{name.removeprefix('judge.checkers').lstrip('.') or '__init__'}.py"


def body_of(module: Module, names: dict[str, str]) -> tuple[str, set[str]]:
    """The text of a module without docstring and imports, and the imports of other modules."""
    imports = {ast.unparse(node) for node in module.imports if not module_of(node)}
    gone = module.imports + module.tree.body[: ast.get_docstring(module.tree) is not None]
    away = {n for node in gone for n in range(node.lineno - 1, node.end_lineno or node.lineno)}
    lines = renamed(module.text, names).split("\n")
    return "\n".join(line for n, line in enumerate(lines) if n not in away), imports


def renamed(text: str, names: dict[str, str]) -> str:
    """A module's text with other names for these; attributes of that name stay."""
    lines, before = text.split("\n"), ""
    changes = []
    for token in tokenize.generate_tokens(StringIO(text).readline):
        if token.type == tokenize.NAME and token.string in names and before != ".":
            changes.append(token)
        before = token.string
    for token in reversed(changes):
        (row, start), (_, end) = token.start, token.end
        line = lines[row - 1]
        lines[row - 1] = line[:start] + names[token.string] + line[end:]
    return "\n".join(lines)


def statement_of(problem: Problem) -> str:
    """The statement, in Markdown."""
    path = problem.folder / "problem_statement" / "problem.en.md"
    if not path.is_file():
        raise ProblemError(f"{problem.name} has no problem_statement/problem.en.md")
    return path.read_text(encoding="utf-8")


def checker_of(problem: Problem) -> str:
    """The checker as one file."""
    module = describe(problem.name).checker
    if not module:
        raise ProblemError(f"{problem.name} has no checker to make a validator from")
    return standing_alone(module)


def data_of(problem: Problem) -> Files:
    """The cases."""
    for case in problem.cases():
        yield f"data/{case.name}.in", case.puzzle.read_bytes()
        yield f"data/{case.name}.ans", case.answer.read_bytes()


def problem_yaml(problem: Problem) -> str:
    """problem.yaml, with the keys that every judge knows."""
    data = dict(describe(problem.name).credits)
    data["uuid"] = str(uuid.uuid5(uuid.NAMESPACE_URL, f"logic-puzzles/{problem.name}"))
    data["validation"] = "custom"
    data["limits"] = {
        "memory": ceil(problem.limits.memory / MIB),
        "output": ceil(problem.limits.output / MIB),
    }
    return yaml.safe_dump(data, sort_keys=False, allow_unicode=True)


def input_validator(problem: Problem) -> Files:
    """The parse of our solver as a program."""
    folder, module = "input_validators/validate", problem.solution.stem
    yield f"{folder}/main.py", INPUT_VALIDATOR.format(module=module)
    yield f"{folder}/{module}.py", problem.solution.read_text(encoding="utf-8")


def submissions(problem: Problem, folders: dict[str, str]) -> Files:
    """Our solver, and for each verdict a program that earns it."""
    yield (
        f"submissions/accepted/{problem.solution.name}",
        problem.solution.read_text(encoding="utf-8"),
    )
    for verdict, folder in folders.items():
        yield f"submissions/{folder}/{verdict.lower()}.py", PROGRAMS[verdict]


# --- The formats ------------------------------------------------------------------------------


def kattis(problem: Problem) -> Files:
    """The legacy format of Kattis; it knows three verdicts beside accepted."""
    folders = {"WA": "wrong_answer", "TLE": "time_limit_exceeded"}
    folders |= dict.fromkeys(("RTE", "MLE"), "run_time_error")
    files = {
        "problem.yaml": problem_yaml(problem),
        "problem_statement/problem.en.tex": as_tex(statement_of(problem)),
        "output_validators/validator/validator.py": checker_of(problem) + VALIDATOR,
    }
    short = re.sub("[^a-z0-9]", "", problem.name)  # all that Kattis takes in a name
    yield from ((f"{short}/{name}", content) for name, content in files.items())
    for more in data_of(problem), input_validator(problem), submissions(problem, folders):
        yield from ((f"{short}/{name}", content) for name, content in more)


def domjudge(problem: Problem) -> Files:
    """The same as DOMjudge reads it: its own limits and statement, no folder around it."""
    yield "problem.yaml", problem_yaml(problem)
    yield "domjudge-problem.ini", f"timelimit='{problem.limits.cpu:g}'\n"
    yield "problem.txt", as_text(statement_of(problem))
    yield "output_validators/validator/validator.py", checker_of(problem) + VALIDATOR
    yield "output_validators/validator/run", RUN
    yield from data_of(problem)
    folders = {"WA": "wrong_answer", "TLE": "time_limit_exceeded", "CE": "compiler_error"}
    folders |= {"RTE": "run_time_error", "MLE": "run_time_error", "OLE": "output_limit"}
    yield from submissions(problem, folders)


def dmoj(problem: Problem) -> Files:
    """A problem folder of DMOJ; its tests are for DMOJ's own test suite."""
    cases = [
        {"in": f"data/{case.name}.in", "out": f"data/{case.name}.ans", "points": points_of(case)}
        for case in problem.cases()
    ]
    init = {
        "checker": {"name": "checker.py"},
        "output_limit_length": problem.limits.output,
        "test_cases": cases,
    }
    yield "init.yml", yaml.safe_dump(init, sort_keys=False, allow_unicode=True)
    yield "statement.md", statement_of(problem)
    yield "checker.py", checker_of(problem) + DMOJ_CHECKER
    yield from data_of(problem)
    for verdict, source in {"AC": problem.solution.read_text(encoding="utf-8"), **PROGRAMS}.items():
        test = {
            "language": "PY3",
            "time": problem.limits.cpu if verdict == "AC" else 1,
            "memory": problem.limits.memory // 1024,
            "source": f"{verdict.lower()}.py",
            "expect": [verdict, "SC", *(["IR"] if verdict == "RTE" else [])],  # after that: skipped
        }
        yield f"tests/{verdict.lower()}/test.yml", yaml.safe_dump(test, sort_keys=False)
        yield f"tests/{verdict.lower()}/{verdict.lower()}.py", source


def points_of(case: Case) -> int:
    """Samples count nothing."""
    return 0 if case.name.startswith("sample/") else 1


FORMATS: dict[str, Callable[[Problem], Files]] = {
    "kattis": kattis,
    "domjudge": domjudge,
    "dmoj": dmoj,
}


def write(problem: Problem, form: str, folder: Path) -> Path:
    """Write an archive; its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{problem.name}-{form}.zip"
    data = BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in FORMATS[form](problem):
            info = zipfile.ZipInfo(name, SAME_DATE)
            info.external_attr = (0o755 if re.search(r"(^|/)run$", name) else 0o644) << 16
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, content)
    write_atomically(path, data.getvalue())
    return path


def main(words: Sequence[str], console: Console) -> int:
    """Write the archives that are asked for; the exit status."""
    parser = Parser(prog="python -m judge package", description="Make packages for other judges.")
    add = parser.add_argument
    add("problem", nargs="?", help="a folder of testcases/; all of them if not given")
    add("--format", choices=FORMATS, help="for which judge; for all of them if not given")
    where = Path("dist")
    add("-o", dest="folder", type=path_to, default=where, metavar="DIR", help=f"where to ({where})")
    options: argparse.Namespace = parser.parse_intermixed_args(words)
    for name in [options.problem] if options.problem is not None else all_problems():
        problem = load(name)
        if problem.submission:
            raise ProblemError(
                f"{name} is of another judge, which has it: no package is made of it"
            )
        for form in [options.format] if options.format else FORMATS:
            path = write(problem, form, options.folder)
            console.print(f"{path}: {len(problem.cases())} cases", soft_wrap=True)
    return 0
