"""What a package asks for that is not done here: no verdict is better than a wrong one."""

import shutil
from pathlib import Path

import pytest

from judge.packages.refused import not_kept
from tests.helpers import tools

ASKED = [
    ("data/secret/group/a.files/b.txt", "x\n", "secret/group/a.files is not given to programs"),
    ("data/secret/group/a.yaml", "args: [--all]\n", "secret/group/a: programs get no arguments"),
    ("data/sample/test_group.yaml", "args: [x]\n", "sample/1: programs get no arguments here"),
    ("static_validator/check.py", "", "static_validator/ is not asked about submissions here"),
    ("domjudge-problem.ini", "special_compare = 'float'\n", "special_compare names a program of"),
    (
        "submissions/wrong_answer/c.py",
        "print({{most}})",
        "submissions/wrong_answer/c.py: the constant",
    ),
    ("input_validators/c.h", "{{most.tex}}", "input_validators/c.h: the constant most is not put"),
]


@pytest.mark.parametrize(("name", "text", "message"), ASKED)
def test_what_a_package_asks_for_in_vain_is_said(
    package: Path, name: str, text: str, message: str
) -> None:
    about = package / "problem.yaml"
    about.write_text(f"{about.read_text()}constants: {{most: 5}}\n")
    (package / name).parent.mkdir(exist_ok=True)
    (package / name).write_text(text)
    done = tools.call("judge", package)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"judge: {package}: {message}"), done.stderr
    assert f"sum: {message}" in tools.call("judge", "verify", package).stdout


def test_what_only_looks_so_is_judged(package: Path) -> None:
    about = package / "problem.yaml"
    about.write_text(f"{about.read_text()}constants: {{most: 5}}\n")
    for name, text in {
        "data/secret/group/a.yaml": "args: []\nhint: none\n",
        "data/secret/group/test_group.yaml": "args: [x]\n",
        "submissions/wrong_answer/c.cc": "int n[2][2] = {{most, 1}, {1, 2}};",
        "problem_statement/problem.de.tex": "{{most}}",
        "domjudge-problem.ini": "timelimit = 2\nspecial_run = ''\n",
    }.items():
        (package / name).write_text(text)
    assert tools.call("judge", package).returncode == 0


def test_constants_that_are_none_are_told(package: Path) -> None:
    (package / "problem.yaml").write_text("constants: 5\n")
    done = tools.call("judge", package)
    said = f"judge: {package}/problem.yaml: expected constants to be a mapping, found 5\n"
    assert (done.returncode, done.stderr) == (2, said)


def test_limits_that_are_not_kept_are_told(package: Path) -> None:
    shutil.rmtree(package / "submissions")
    about = package / "problem.yaml"
    usual = about.read_text()
    about.write_text(f"{usual}  code: 128\n  compilation_time: 60\n  compilation_memory:\n")
    said = tools.call("judge", "verify", package).stdout
    assert said
    assert "is not kept" not in said
    about.write_text(f"{usual}  code: 4\n  compilation_time: 5.5\n  compilation_memory: 64\n")
    said = tools.call("judge", "verify", package).stdout
    assert "problem.yaml: limits: code is not kept: a program may be of any size" in said
    assert "limits: compilation_time is not kept: a program may take 60 s to be compiled" in said
    assert "limits: compilation_memory is not kept: a program may take 2048 MiB to be" in said


def verified(package: Path, more: str) -> str:
    """What is said of a package without programs whose problem.yaml says so much more."""
    shutil.rmtree(package / "submissions", ignore_errors=True)
    with (package / "problem.yaml").open("a") as about:
        about.write(more)
    return tools.call("judge", "verify", package).stdout


def test_which_programs_may_be_handed_in_is_not_kept_and_told(package: Path) -> None:
    said = verified(package, "languages: [cpp, java]\nallow_file_writing: false\n")
    assert "languages is not kept: a program may be in any language of the judge\n" in said
    assert "problem.yaml: allow_file_writing is not kept: a program may write files\n" in said


def test_that_usual_programs_may_be_handed_in_needs_no_word(package: Path) -> None:
    said = verified(package, "languages: all\nallow_file_writing: true\n")
    assert said
    assert "is not kept" not in said


@pytest.mark.parametrize("version", ["legacy", "legacy-icpc", "2023-07-draft", "2025-09", "null"])
def test_formats_that_are_read(version: str) -> None:
    about = {"problem_format_version": None if version == "null" else version}
    assert not list(not_kept(about, {}))


def test_a_format_that_nobody_knows_is_told(package: Path) -> None:
    said = verified(package, "problem_format_version: 2025-9\n")
    assert "problem.yaml: nobody knows the format '2025-9': it is read as 2025-09\n" in said


@pytest.mark.parametrize("validation", ["default", "custom", "custom score", "null"])
def test_validations_that_are_done(validation: str) -> None:
    assert not list(not_kept({"validation": None if validation == "null" else validation}, {}))


@pytest.mark.parametrize("validation", ["True", "customised", "custom-multi"])
def test_a_validation_that_nobody_knows_is_told(package: Path, validation: str) -> None:
    said = verified(package, f"validation: {validation}\n")
    assert f"nobody knows the validation '{validation}': the default validator compares\n" in said
