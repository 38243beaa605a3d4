"""The table of languages: whose a file is, by its name."""

import os
from pathlib import Path

import pytest

from judge.isolation.sandbox import Sandbox
from judge.language import NotInstalled, build, language_of
from judge.run import MIB, Limits, Runner
from judge.sources.table import BY_SUFFIX, LANGUAGES
from tests.helpers.sandboxes import at_levels

CODE = {
    "C++": '#include <cstdio>\nint main() { std::puts("1"); }\n',
    "JavaScript": "console.log(require('fs').readFileSync(0).length + 1);\n",
    "Python": "import sys\nprint(sys.version_info.major - 2)\n",
}


def printed(path: Path, sandbox: Sandbox | None = None) -> str:
    """What a program prints."""
    try:
        with build(path, 256 * MIB, sandbox) as program, Runner() as runner:
            run = runner.run(program.command, Path(os.devnull), Limits(cpu=10), program.sandbox)
    except NotInstalled as error:
        pytest.skip(str(error))
    return run.stdout.decode().strip()


def test_no_suffix_is_that_of_two_languages() -> None:
    assert sorted(BY_SUFFIX) == sorted(suffix for one in LANGUAGES for suffix in one.suffixes)


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("a.C", "C++"),
        ("p/main.C", "C++"),
        ("a.py3", "Python"),
        ("p/main.PY3", "Python"),
        ("a.cjs", "JavaScript"),
    ],
)
def test_names_that_are_seldom(name: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.parent.mkdir(exist_ok=True)
    file.write_text(CODE[language])
    path = tmp_path / Path(name).parts[0]
    row = language_of(path)
    assert row
    assert row.name == language
    assert printed(path) == "1"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.c", '#ifdef ONLINE_JUDGE\nint main(void) { puts("1"); return 0; }\n#endif\n'),
        ("a.cpp", '#include <cstdio>\nint main() { std::printf("%d", ONLINE_JUDGE); }\n'),
        (
            "A.java",
            (
                "class A { public static void main(String[] words) {"
                ' System.out.println(System.getProperty("ONLINE_JUDGE").length() - 3); } }\n'
            ),
        ),
    ],
)
def test_programs_are_told_that_a_judge_runs_them(name: str, text: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text(text)
    assert printed(file) == "1"


@at_levels("bwrap", late=["landlock", "none"])
def test_javascript_collects_what_it_needs_no_more_before_its_memory_is_full(
    tmp_path: Path, sandbox: Sandbox | None
) -> None:
    file = tmp_path / "a.js"
    file.write_text(
        "const live = [];\n"
        "for (let k = 0; k < 400; k++) live[k % 60] = new Array(131072).fill(k);\n"
        "console.log(live[0][0] > 0 ? 1 : 0);\n"
    )
    assert printed(file, sandbox) == "1"
