"""Verdicts in the page are those of the judge, for programs that are not about processes."""

import json
import re
from pathlib import Path

import pytest

from ground.problems import all_problems, describe
from judge.attacks import FOLDER
from lessons.lab.own.templates import PROGRAM
from tests.helpers import tools
from tests.helpers.own import Desk, Row
from tests.helpers.sweep import swept

PROCESSES = re.compile(r"fork|kill|signal|threading|pipe|execv|socket|/proc|getppid")
HOSTILE = [
    path
    for path in sorted(FOLDER.glob("*/*.py"))
    if not PROCESSES.search(path.read_text().partition("\n")[2])
]
WRITTEN = {
    "cannot_be_read": "print(\n",
    "badly_indented": "if 1:\nprint(1)\n",
    "nothing": "",
    "prints_nothing": "input()\n",
    "reads_too_much": "while True:\n    input()\n",
    "imports_what_is_not_there": "import no_such_module\n",
    "imports_the_browser": "import js\njs.fetch('x')\n",
    "status": "import sys\nprint(1)\nsys.exit('no answer')\n",
    "deep": "def f(n):\n    return f(n + 1)\nf(0)\n",
    "closes_a_folder": "import os\nos.makedirs('a/b')\nos.chmod('a', 0)\nos.umask(511)\nprint()\n",
    "pool": "n = int(input())\nfor _ in range(n):\n    print('~' * n)\n",
    "own_answer": "print('~~~~3\\n1~4~3\\n~~4~3\\n2~44~\\n2~~~~')\n",
    "blanks": "print('\\n ~ ~ ~ ~ 3 \\n1~4~3\\n~~4~3\\n2~44~\\n2~~~~\\n\\n')\n",
}
SECONDS = "0.5"


def judged(problem: str, path: Path, folder: Path, *words: str) -> list[Row]:
    """What the judge says of the samples."""
    report = folder / "report.json"
    asked = ("--case", "sample/*", "--json", report, "--show-diff", "0", *words)
    tools.call("judge", problem, path, *asked)
    cases = json.loads(report.read_text())["problems"][0]["cases"]
    return [Row(case["verdict"], case["reason"]) for case in cases]


def shown(desk: Desk, problem: str, path: Path, seconds: str = SECONDS) -> list[Row]:
    """What the page says of them."""
    desk.choose(problem)
    desk.at("input[type=number]").fill(seconds)
    desk.open(path)
    desk.press("Run on the")
    return desk.rows()


def verdicts(rows: list[Row]) -> set[str]:
    """The verdicts alone; what cannot be compiled has one for all cases."""
    return {row.verdict for row in rows}


@pytest.mark.parametrize(
    "path", swept([pytest.param(path, id=path.stem) for path in HOSTILE], 0, 3)
)
def test_hostile_programs(path: Path, desk: Desk, tmp_path: Path) -> None:
    ours = shown(desk, "nurikabe", path)
    theirs = judged("nurikabe", path, tmp_path, "-t", SECONDS)
    assert verdicts(ours) == verdicts(theirs), (ours, theirs)
    assert len(ours) == len(theirs)


def test_there_are_such_programs() -> None:
    names = {path.stem for path in HOSTILE}
    assert names >= {"endless_loop", "allocates_without_end", "line_of_100_mb", "fills_the_disk"}
    assert len(names) > 15


@pytest.mark.parametrize("name", swept(WRITTEN, 0, 2))
def test_novices_programs(name: str, desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "my.py"
    path.write_text(WRITTEN[name] or "\n")
    ours = shown(desk, "nurikabe", path)
    theirs = judged("nurikabe", path, tmp_path, "-t", SECONDS)
    assert verdicts(ours) == verdicts(theirs), (ours, theirs)
    if verdicts(ours) <= {"AC", "WA"}:
        assert ours == theirs


@pytest.mark.parametrize("problem", swept(all_problems(), 0, 1))
def test_solutions_and_what_pupils_begin_with(problem: str, desk: Desk, tmp_path: Path) -> None:
    ours = shown(desk, problem, describe(problem).solution, "10")
    assert ours == judged(problem, describe(problem).solution, tmp_path)
    assert verdicts(ours) == {"AC"}
    path = tmp_path / "my.py"
    path.write_text(PROGRAM.format(title="It"))
    ours = shown(desk, problem, path)
    assert ours == judged(problem, path, tmp_path)
    assert verdicts(ours) == {"WA"}
