"""The pages: every command runs, every option and path is there, every table is the code's.

Which commands there are says tests/helpers/docs.py.  Lines set in deeper than a command that begin
with a dash are options of the command above them.
"""

import doctest
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

import formats
from ground.problems import all_problems, every_problem
from judge.problem import load
from judge.sources.table import BY_SUFFIX
from judge.verdict import Verdict
from lessons import solver_of
from lessons.rules import TABLE, with_tables
from tests.helpers import tools
from tests.helpers.cases import ROOT
from tests.helpers.docs import COMMAND, PAGES, commands, like, own_paths, told_by
from tests.helpers.once import once
from tests.helpers.pictures import after_rule
from tests.helpers.processes import LONGEST
from tests.helpers.sweep import unless

OPTION = re.compile(r"(?<![\w-])--?[a-z][a-z-]*")
MODULE = re.compile(r"(?:\w+/)*\w+\.(?:py|js|yaml|java)\b")
FOLDER = re.compile(r"`(\w+(?:/\w+)*/)`")
MOST_LINES = 110  # of the front page
LONG = re.compile(
    r"/(build|classes|generators|judge|packages|submissions)\.md$"
)  # what they show takes seconds
GAP = 8  # between the two drawings of a picture
EXAMPLE = ROOT / "testcases" / "nurikabe" / "data" / "sample" / "1.in"
LEFT_OUT = shutil.ignore_patterns(
    *(".git", ".venv", ".*_cache", "node_modules", "build", "dist", "secret"),
    *("*-pytest-*", "*.pyc.*"),  # what the tests themselves compile, and who is just compiling
)

# What a reader has who follows the pages: his puzzles, his programs, a package, a class.
OWN = {
    "case.in": EXAMPLE.read_text(),
    "castle.in": (ROOT / "testcases" / "alcazar" / "data" / "sample" / "1.in").read_text(),
    "puzzle.in": "2 3\n.1x\n.#.\n",
    "proof.jsonl": "".join(re.findall(r" {4}({.*}\n)", (ROOT / "docs/proofs.md").read_text())[:4]),
    "rooms.in": "3\nabb\naab\nccd\n...\n...\n...\n",
    "my.py": (ROOT / "solutions" / "nurikabe.py").read_text(),
    "my.pl": "print 1;",
    "DIR/Ann Lee/nurikabe.py": (ROOT / "solutions" / "nurikabe.py").read_text(),
    "DIR/nurikabe/1.in": EXAMPLE.read_text(),
    "DIR/nurikabe/1.ans": EXAMPLE.with_suffix(".ans").read_text(),
    "PACKAGE/problem.yaml": "name: Nurikabe\nlicense: permission\n",
    "PACKAGE/problem_statement/problem.en.md": "# Nurikabe\n",
    "PACKAGE/input_validators/any.py": "raise SystemExit(42)\n",
    "PACKAGE/data/sample/1.in": EXAMPLE.read_text(),
    "PACKAGE/data/sample/1.ans": EXAMPLE.with_suffix(".ans").read_text(),
    "PACKAGE/data/secret/1.in": EXAMPLE.read_text(),
    "PACKAGE/data/secret/1.ans": EXAMPLE.with_suffix(".ans").read_text(),
    "PACKAGE/submissions/accepted/my.py": (ROOT / "solutions" / "nurikabe.py").read_text(),
}
OWN["FOLDER/Ann/proof.jsonl"] = OWN["proof.jsonl"]

# The commands that do not end with 0: the program that they judge is wrong.
STATUS = {'.venv/bin/python -m judge nurikabe --command "perl my.pl"': 1}


# --- Commands that are not run, and why -------------------------------------------------------


def in_makefile(command: str) -> None:
    """Make knows the target, and everything that it needs."""
    run(ROOT, f"{command} --dry-run --no-print-directory")


def on_a_page(command: str) -> None:
    """What make would run is itself a command of a page."""
    shown = {other for page in PAGES for other, _ in commands(page)}
    assert run(ROOT, f"{command} --dry-run --no-print-directory").stdout.strip() in shown


def in_project(command: str) -> None:
    """The parts in brackets are optional dependencies of the project."""
    parts = re.findall(r"\[(\w+)\]", command)
    assert parts
    assert set(parts) <= set(project()["optional-dependencies"])


def in_front_page(command: str) -> None:
    """The front page names the package of Debian."""
    assert f"{command.split()[-1]} (Debian)" in PAGES[0].read_text()


def in_recipe(command: str) -> None:
    """The Makefile calls the module."""
    assert command.split("-m ")[1] in (ROOT / "Makefile").read_text()


def in_help(command: str) -> None:
    """The options are those of the program."""
    program = program_of(command)
    options = set(OPTION.findall(command.removeprefix(program)))
    assert options <= set(OPTION.findall(help_of(program)))


NOT_RUN: dict[str, tuple[str, Callable[[str], None]]] = {
    "make judge": ("its command is on the page of the judge, and run there", on_a_page),
    "make test": ("it would run itself", in_makefile),
    "make sweep": ("it takes minutes", in_makefile),
    "make every": ("it takes hours", in_makefile),
    "make lint": ("it is run by itself, and needs no page", in_makefile),
    "make lessons": ("it takes a minute", in_makefile),
    **dict.fromkeys(("make site", "make lab"), ("it takes a minute, and needs npm", in_makefile)),
    "python3 -m http.server": ("it serves until it is ended", in_help),
    "make web": ("it needs npm, and a test of its own builds the same", in_makefile),
    "make overhead": ("it takes half a minute", in_makefile),
    "make stability": ("it takes a quarter of an hour", in_makefile),
    "make verify": ("it installs DMOJ's judge, and takes minutes", in_makefile),
    "python -m dmoj": ("DMOJ's judge is installed by make verify alone", in_recipe),
    ".venv/bin/pip install": ("it changes what is installed", in_project),
    "apt install": ("it changes the machine", in_front_page),
    ".venv/bin/dask": ("it serves until it is ended", in_help),
    ".venv/bin/python -m lessons.lab": ("it needs npm's packages", in_help),
    ".venv/bin/python -m measure.lab": ("it takes minutes, and needs npm", in_help),
    ".venv/bin/python -m judge batch DIR --scheduler": ("it needs a scheduler", in_help),
}


# --- Commands as they are run ------------------------------------------------------------------


def run(folder: Path, command: str) -> subprocess.CompletedProcess[str]:
    """Run a command in that folder as in a shell; it must end as it should, without a traceback.

    Make is told that all is installed.
    """
    stamps = re.findall(r"^(\S+\.stamp):", (ROOT / "Makefile").read_text(), re.M)
    told = "".join(f"-o {stamp} " for stamp in stamps)
    path = f"{Path(sys.prefix, 'bin')}:{os.environ['PATH']}"
    done = subprocess.run(
        ["sh", "-c", re.sub(r"^make ", f"make {told}", command)],
        cwd=folder,
        env={**os.environ, "PATH": path, "MAKEFLAGS": "", "MAKEOVERRIDES": "", "ARGS": ""},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )
    said = f"{command}\n{done.stdout}{done.stderr}"
    assert done.returncode == STATUS.get(command, 0), said
    assert "Traceback" not in said, said
    return done


@cache
def help_of(program: str) -> str:
    """What a program says of its options; those that are loaded here are not started for it."""
    own = re.fullmatch(r"\S+ -m ((?:judge|lessons|formats|generators)(?: \w+)?)", program)
    return (tools.call(*own[1].split(), "--help") if own else run(ROOT, f"{program} --help")).stdout


@cache
def project() -> dict[str, dict[str, list[str]]]:
    """What pyproject.toml says of the project."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


# --- Commands and options ---------------------------------------------------------------------


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project, which all workers have in common."""
    return once(tmp_path_factory, "project", write_copy)


def write_copy(folder: Path) -> None:
    """Copy the project with the sample cases alone, and write what a reader has."""
    shutil.copytree(ROOT, folder, ignore=LEFT_OUT, dirs_exist_ok=True)
    (folder / ".venv").symlink_to(sys.prefix)
    for name, content in OWN.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content)


@pytest.fixture
def place(copy: Path, tmp_path: Path) -> Path:
    """The same files: whoever writes one puts another in its place."""
    return like(copy, tmp_path / "project", {"docs", *(name.split("/")[0] for name in OWN)})


@pytest.mark.parametrize("page", unless(LONG.search, PAGES), ids=lambda page: page.stem)
def test_every_command_does_what_the_page_says(page: Path, place: Path) -> None:
    for command, shown in told_by(page).items():
        check = next((NOT_RUN[start][1] for start in NOT_RUN if command.startswith(start)), None)
        if check:
            check(command)
            continue
        printed = run(place, command).stdout
        if shown is not None:
            same = doctest.OutputChecker().check_output(shown, printed, doctest.ELLIPSIS)
            assert same, f"{command}\n{printed}"


def test_what_is_not_run_is_on_a_page() -> None:
    shown = [command for page in PAGES for command, _ in commands(page)]
    for start in [*NOT_RUN, *STATUS]:
        assert any(command.startswith(start) for command in shown), start


JUDGE, GENERATORS = ".venv/bin/python -m judge", ".venv/bin/python -m generators"


@pytest.mark.parametrize(
    ("program", "page"),
    [
        (JUDGE, "judge"), (f"{JUDGE} batch", "classes"), (f"{JUDGE} submission", "submissions"),
        (f"{JUDGE} package", "packages"), (f"{JUDGE} verify", "packages"),
        (f"{JUDGE} proof", "proofs"),
        (".venv/bin/python -m lessons", "lessons"), (".venv/bin/python -m formats", "formats"),
        *((f"{GENERATORS} {path.stem}", "generators") for path in ROOT.glob("solutions/*.py")),
        *((f"python3 solutions/{path.name}", path.stem) for path in ROOT.glob("solutions/*.py")),
    ],
)  # fmt: skip
def test_every_option_is_on_the_page(program: str, page: str) -> None:
    text = (ROOT / "docs" / f"{page}.md").read_text()
    if "solutions/" in program:
        text += (ROOT / "docs" / "solve.md").read_text()
    known = set(OPTION.findall(help_of(program).split("options:")[1])) - {"-h", "--help"}
    assert known <= set(OPTION.findall(text)), f"docs/{page}.md does not name all of them"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_options_under_a_command_are_its_own(page: Path) -> None:
    program = ""
    for line in page.read_text().splitlines():
        if found := COMMAND.match(line):
            program = program_of(found[1])
        elif re.match(r" {6,}-", line):
            options = re.split(r"(?<=\S) {2,}", line)[0]
            assert set(OPTION.findall(options)) <= set(OPTION.findall(help_of(program))), line


def program_of(command: str) -> str:
    """The words of a command before its options: a module or file, and a command of that."""
    return re.match(
        r"\S+ (-m )?\S+( (batch|package|verify|proof|submission)|(?<=generators) \w+)?", command
    )[0]


# --- Tables -----------------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_rules_are_those_of_the_code(page: Path) -> None:
    assert page.read_text() == with_tables(page.read_text()), "make docs writes them anew"


def test_every_solution_has_a_table_of_its_rules() -> None:
    shown = {found[2] for page in PAGES for found in TABLE.finditer(page.read_text())}
    assert shown == {solver_of(problem).NAME for problem in all_problems()}


def test_every_format_language_and_verdict_is_explained() -> None:
    text = (ROOT / "docs" / "formats.md").read_text()
    new = {f"`{name}`" for name in formats.names()} - set(re.findall(r"`\w+`", text))
    assert not new, "docs/formats.md has no row for them"
    text = (ROOT / "docs" / "judge.md").read_text()
    new = {f"`{suffix}`" for suffix in BY_SUFFIX} - set(re.findall(r"`\.[\w+]+`", text))
    assert not new, "docs/judge.md has no row for them"
    assert re.findall(r"^\| ([A-Z]{2,3}) \|", text, re.M) == [verdict.name for verdict in Verdict]


def test_what_the_project_stands_on_is_said() -> None:
    wanted = list(chain(project()["dependencies"], *project()["optional-dependencies"].values()))
    names = {re.match(r"[\w-]+", one)[0] for one in wanted} - {project()["name"]}
    needed = json.loads((ROOT / "package.json").read_text())["devDependencies"]
    names |= {name.strip("@").split("/")[0] for name in needed}
    said = PAGES[0].read_text().split("## What it stands on")[1]
    assert not {name for name in names if name not in said}


def test_the_front_page_is_one_page_with_the_cases_that_there_are() -> None:
    text = PAGES[0].read_text()
    assert text.count("\n") <= MOST_LINES
    said = re.findall(r"^    (\w+): (\w+\.py): (\d+) cases: (\d+) AC;", text, re.M)
    there = []
    for name in every_problem():
        problem, cases = load(name), str(len(load(name).cases()))
        program = f"{problem.submission}.py" if problem.submission else problem.solution.name
        there.append((name, program, cases, cases))
    assert said == there, "the front page shows what `make judge` prints"


def test_pictures_of_alcazar_show_what_the_rules_do() -> None:
    text = (ROOT / "docs" / "alcazar.md").read_text()
    pictures = re.findall(r"\((\w+ \w+ ?\w*)\)\n\n((?: {4}.*\n)+)", text)
    assert len(pictures) == text.count("\n*")
    for rule, picture in pictures:
        lines = [line[4:] for line in picture.splitlines()]
        width = (len(lines[0]) - GAP) // 2
        before = "".join(f"{line[:width]}\n" for line in lines)
        after = after_rule(solver_of("alcazar"), rule.replace(" ", "_"), before)
        assert after == [line[width + GAP :] for line in lines], rule


# --- Links ------------------------------------------------------------------------------------


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    titles = re.findall(r"^#+ (.*)", page.read_text(), re.M)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text()):
        name, _, anchor = target.partition("#")
        if not name.startswith("https:"):
            path = page.parent / name if name else page
            assert path.is_file(), target
            assert not anchor or anchor in anchors(path), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_files_that_are_named_are_there(page: Path) -> None:
    """Trees give names alone; NAME and class/ are examples."""
    text = page.read_text()
    for name in {*MODULE.findall(text), *FOLDER.findall(text)} - OWN.keys():
        if not re.search("[A-Z]{3}|^class/", name):
            end = f"/{name.rstrip('/')}"
            assert (ROOT / name).exists() or any(path.endswith(end) for path in own_paths()), name


def test_every_page_can_be_reached_from_the_front() -> None:
    linked = set(re.findall(r"\]\(docs/(\w+\.md)\)", PAGES[0].read_text()))
    assert linked == {page.name for page in PAGES[1:]}, "the front page links every page"
