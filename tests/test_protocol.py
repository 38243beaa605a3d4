"""The protocol of a solution: what it has, and that tools ask for nothing else.

docs/build.md lists the names, and the tools that look inside, with the names that they use besides.
"""

import ast
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.cases import PROBLEMS, ROOT, Problem
from tests.helpers.processes import LONGEST
from tests.helpers.sweep import unless

PAGE = ROOT / "docs" / "build.md"
ROOMS = "ground", "formats", "generators", "lessons", "measure", "tests/helpers"
MOST = 12


def part(title: str) -> str:
    """The text of the page under a heading."""
    return re.split(rf"^## {title}\n", PAGE.read_text(), flags=re.M)[1].split("\n## ")[0]


def protocol() -> set[str]:
    """The twelve names."""
    return set(re.findall(r"^\| `(?:board\.)?(\w+)", part("The protocol of a solution"), re.M))


def known() -> dict[str, set[str]]:
    """{what: names}: of a solution, a board, and what a step and a broken law are made of."""
    rows = dict(re.findall(r"^\| `(\w+).*?` \| (.*) \|$", part("The protocol of a solution"), re.M))
    names = {name: set(re.findall(r"`(\w+)`", text)) for name, text in rows.items()}
    return {
        "module": protocol() - {"unknown"} | {"NAME"},
        "Board": {"unknown"},
        "Puzzle": set(),
        "Deduction": names["deduce"],
        "Contradiction": names["Contradiction"],
    }


def inside() -> dict[str, set[str]]:
    """{tool: names} of the tools that look inside."""
    rows = re.findall(r"^\| `([\w/.]+\.py)` \| (.*) \|$", part("What looks inside"), re.M)
    return {tool: set(re.findall(r"`(\w+)`", names)) for tool, names in rows}


def test_the_protocol_is_short() -> None:
    assert len(protocol()) <= MOST, sorted(protocol())


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_every_solution_has_it(problem: Problem) -> None:
    module = problem.module()
    assert [name for name in protocol() - {"unknown", "Cover"} if not hasattr(module, name)] == []
    assert hasattr(module.parse((problem.folder / "data/sample/1.in").read_text()), "unknown")


# --- What the text of tools asks ------------------------------------------------------------------


def tools() -> Iterator[str]:
    """Every module that may ask something of a solution."""
    for room in ROOMS:
        yield from (str(path.relative_to(ROOT)) for path in sorted((ROOT / room).rglob("*.py")))


def asked_in(tool: str) -> set[str]:
    """The names that a tool's text asks of solutions."""
    return {
        node.attr
        for node in ast.walk(ast.parse((ROOT / tool).read_text()))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value).split(".")[-1] == "solver"
    }


@pytest.mark.parametrize("tool", list(tools()))
def test_tools_ask_for_nothing_else(tool: str) -> None:
    more = asked_in(tool) - known()["module"] - inside().get(tool, set())
    more = {name for name in more if not name.startswith("__")}
    assert not more, f"{tool} asks for {sorted(more)}, which {PAGE.name} does not list"


def test_what_looks_inside_uses_the_names_that_are_listed() -> None:
    for tool, names in inside().items():
        text = (ROOT / tool).read_text()
        gone = [name for name in names if not re.search(rf"\.{name}\b", text)]
        assert not gone, f"{PAGE.name} lists {gone} for {tool}, which does not use them"


# --- What tools ask as they run -------------------------------------------------------------------

SIZES = {
    "nurikabe": "--size 5x5 --difficulty structural",
    "light_up": "--size 5x5 --difficulty hard",
    "wormholes": "",
    "ripple_effect": "--size 5x5 --difficulty structural",
    "alcazar": "--size 4x4 --difficulty structural",
}

WRITTEN = {
    "nurikabe": "nurikabe/data/secret/5x5-cases-seed1.in --to legup --proof",
    "light_up": "light_up/data/secret/10x10-hard-cases-1.in --to legup --proof",
    "alcazar": "alcazar/data/sample/2.in --to alcazam",
}


def runs(problem: str) -> Iterator[str]:
    """What is run; the words in braces are filled in."""
    case = f"testcases/{problem}/data/sample/1.in"
    for option in "--html {out}.html", "--proof {out}.proof", "--json", "--rate", "--hint 3":
        yield f"lessons {problem} {case} {option}"
    if SIZES[problem]:
        yield f"generators {problem} {SIZES[problem]} --out {{out}}s"
        yield f"measure.bench {problem} --corpus {{corpus}}"
    if problem in WRITTEN:
        yield f"formats testcases/{WRITTEN[problem]} --problem {problem}"


def test_a_new_puzzle_takes_no_file_that_is_not_named() -> None:
    solutions = {path.stem for path in ROOT.glob("solutions/*.py")}
    rooms = [path for path in ROOT.iterdir() if path.is_dir() and re.fullmatch(r"\w+", path.name)]
    tops = [room for room in rooms if room.name not in ("node_modules", "build", "dist")]
    for first in (path for top in tops for path in top.rglob("nurikabe.*")):
        same = [first.with_stem(name) for name in solutions]
        if all(path.is_file() for path in same):
            name = first.with_stem("NAME").relative_to(ROOT)
            assert f"`{name}`" in part("Add a puzzle")


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    """The first sample of each problem."""
    for problem in PROBLEMS:
        (tmp_path / "corpus" / problem.name).mkdir(parents=True)
        for suffix in ".in", ".ans":
            sample = problem.folder / "data" / "sample" / f"1{suffix}"
            (tmp_path / "corpus" / problem.name / sample.name).write_text(sample.read_text())
    return tmp_path / "corpus"


@pytest.mark.parametrize("problem", unless(lambda name: name != "alcazar", SIZES))
def test_tools_ask_for_nothing_else_as_they_run(problem: str, tmp_path: Path, corpus: Path) -> None:
    told, out = tmp_path / "asked", shlex.quote(str(tmp_path / "out"))
    words = [run.format(out=out, corpus=shlex.quote(str(corpus))) for run in runs(problem)]
    command = [sys.executable, "-m", "tests.helpers.watched", str(told), *words]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=LONGEST, check=False
    )
    assert done.returncode == 0, done.stderr
    asked = [line.split() for line in told.read_text().splitlines()]
    assert asked, "a solution was asked"
    names = known()
    more = [
        f"{tool} asks a {what} for {name}"
        for tool, what, name in asked
        if name not in names[what] | inside().get(tool, set())
    ]
    assert not more, f"{PAGE.name} does not list that {', '.join(more)}"
