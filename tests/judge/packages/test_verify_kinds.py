"""Packages verified: what DOMjudge and the newer format have otherwise."""

import shutil
from pathlib import Path

import pytest

from judge.__main__ import main
from judge.isolation.levels import NoSandbox
from judge.packages.package import read_package
from tests.helpers import tools


def test_a_package_of_domjudge_may_have_samples_only(package: Path) -> None:
    """A statement beside problem.yaml shows whose it is."""
    for name in "input_validators", "problem_statement", "data/invalid_input", "data/secret":
        shutil.rmtree(package / name)
    for name in "run_time_error", "time_limit_exceeded":
        shutil.rmtree(package / "submissions" / name)
    (package / "problem.pdf").touch()
    said = tools.call("judge", "verify", package).stdout
    assert "warning data/secret has no case" in said
    assert "sum: 0 errors, 1 warnings" in said


def test_outputs_and_inputs_to_be_tried_in_any_folder(package: Path) -> None:
    shutil.rmtree(package / "submissions")
    for name, text in {
        "invalid_input/deep/right.in": "1 2\n",
        "invalid_output/deep/b.in": "1  2\n",
        "invalid_output/deep/b.ans": "3\n",
        "invalid_output/deep/b.out": "3\n",
        "valid_output/c.in": "1 2\n",
        "valid_output/c.ans": "3\n",
        "valid_output/c.out": "4\n",
        "valid_output/d.in": "1 2\n",
    }.items():
        (package / "data" / name).parent.mkdir(parents=True, exist_ok=True)
        (package / "data" / name).write_text(text)
    said = tools.call("judge", "verify", package).stdout
    assert "error   data/invalid_input/deep/right.in is accepted by valid.py\n" in said
    assert "error   data/invalid_output/deep/b.in: valid.py: " in said
    assert "error   data/invalid_output/deep/b.out is accepted\n" in said
    assert "error   data/valid_output/c.out is rejected: token 1 is '4' instead of '3'\n" in said
    assert "error   data/valid_output/d.in has no d.out and d.ans beside it\n" in said


def test_the_time_limit_that_domjudge_takes_of_two(package: Path) -> None:
    (package / "domjudge-problem.ini").write_text("timelimit = 2\n")
    assert read_package(package).time_limit() == 2
    (package / "domjudge-problem.ini").write_text("color = red\n")
    assert read_package(package).time_limit() == 0.3


@pytest.mark.parametrize(
    ("version", "limit"), [("legacy", 4.5), ("2025-09", 2), ("2023-07-draft", 2)]
)
def test_how_a_time_limit_follows_depends_on_the_format(
    package: Path, version: str, limit: float
) -> None:
    limits = "limits: {time_resolution: 0.5}\n"
    (package / "problem.yaml").write_text(f"problem_format_version: {version}\n{limits}")
    with read_package(package) as read:
        assert read.slowest(0.9) == limit
        assert read.margin() == (2 if version == "legacy" else 1.5)
        assert read.slowest(0) == 0.5


@pytest.mark.sweep  # some seconds
def test_what_nobody_knows_is_said_once_for_a_folder(package: Path) -> None:
    for folder in "run_time_error", "time_limit_exceeded":
        shutil.rmtree(package / "submissions" / folder)
    for name in "mixed/a.py", "mixed/b.py", "brute_force/c.py":
        (package / "submissions" / name).parent.mkdir(exist_ok=True)
        (package / "submissions" / name).write_text("1 / 0\n")
    (package / "submissions" / "submissions.yaml").write_text("mixed: {permitted: [WA]}\n")
    said = tools.call("judge", "verify", package).stdout
    assert said.count("submissions/mixed: nobody knows what is expected of these\n") == 1
    assert "submissions/brute_force/c.py: RTE, sample/1: exit status 1" in said
    assert (
        "warning submissions/submissions.yaml is not read: a folder says what is expected" in said
    )
    assert "sum: 0 errors, 2 warnings" in said


def test_a_validator_in_no_language_of_the_judge_is_not_called_missing(package: Path) -> None:
    shutil.rmtree(package / "submissions")
    (package / "input_validators" / "README.md").touch()
    assert "not tried" not in tools.call("judge", "verify", package).stdout
    (package / "input_validators" / "valid.py").write_text("#!/usr/bin/python2\n")
    said = tools.call("judge", "verify", package).stdout
    assert "input_validators/valid.py is not tried: it is of a kind that is not supported" in said
    assert "there is no input validator" not in said


@pytest.mark.sweep  # some seconds
def test_a_validator_that_is_not_asked_is_told(package: Path) -> None:
    shutil.rmtree(package / "submissions")
    (package / "output_validators").mkdir()
    (package / "output_validators" / "v.py").write_text("raise SystemExit(42)\n")
    said = "output_validators/v.py is not asked: validation is not custom\n"
    assert f"warning {said}" in tools.call("judge", "verify", package).stdout
    with (package / "problem.yaml").open("a") as about:
        about.write("validation: custom\n")
    assert said not in tools.call("judge", "verify", package).stdout


def test_that_no_time_limit_is_known_is_told(package: Path) -> None:
    """Slow programs are right then, which is no verdict of the judge that the package is for."""
    (package / ".timelimit").unlink()
    done = tools.call("judge", package)
    said = "sum gives no time limit, so 60 s are allowed: give one with -t, judge verify finds it"
    assert (done.returncode, done.stderr) == (0, f"judge: {said}\n")
    assert tools.call("judge", package, "-t", 1).stderr == ""


@pytest.mark.sweep  # some seconds
def test_names_that_kattis_passes_over_are_told(package: Path) -> None:
    shutil.rmtree(package / "submissions" / "time_limit_exceeded")
    for name in "1 (2)", "1 (3)":
        for suffix in "in", "ans":
            (package / "data" / "secret" / f"{name}.{suffix}").write_text("3\n")
    (package / "input_validators" / "valid.py").write_text("raise SystemExit(42)\n")
    off = package / "submissions" / "wrong_answer" / "off.py"
    off.rename(off.with_name("größe.py"))
    said = tools.call("judge", "verify", package).stdout
    assert "warning data/secret/1 (2).in and 1 other: Kattis passes over such names\n" in said
    assert "warning submissions/wrong_answer/größe.py: Kattis passes over such names\n" in said
    assert "1 errors, 2 warnings" in said  # the input that is no longer junk


@pytest.mark.parametrize("words", [(), ("verify",)])
def test_packages_are_of_strangers(
    package: Path,
    words: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Their programs, and scripts that build validators, ran in none where there is no sandbox."""

    def fail(level: str) -> None:
        raise NoSandbox(f"no {level} here")

    monkeypatch.setattr("judge.isolation.levels.usable", fail)
    said = "judge: no sandbox for the programs of others (no bwrap here; no landlock here); "
    assert main([*words, str(package)]) == 2
    assert capsys.readouterr().err == f"{said}or --sandbox none\n"


def test_a_program_in_another_language_is_a_warning_though_it_is_executable(package: Path) -> None:
    shutil.rmtree(package / "submissions")
    (package / "submissions" / "accepted").mkdir(parents=True)
    (package / "submissions" / "accepted" / "sum.hs").write_text("main = print 3\n")
    (package / "submissions" / "accepted" / "sum.hs").chmod(0o755)
    said = tools.call("judge", "verify", package).stdout
    why = "sum.hs is executable, but begins as no program does"
    assert f"warning submissions/accepted/sum.hs is not judged: {why}\n" in said
    assert "sum: 0 errors, 1 warnings" in said


HALF = "a, b = map(int, input().split())\nprint(a + b if a == 1 else 0)\n"
SLOW = "a, b = map(int, input().split())\nwhile a == 2: pass\nprint(a + b)\n"


@pytest.mark.sweep  # some seconds
@pytest.mark.parametrize(
    ("flags", "word"), [("first_error accept_if_any_accepted", "warning"), ("min", "error  ")]
)
def test_where_one_group_is_enough_others_may_go_wrong(
    package: Path, flags: str, word: str
) -> None:
    """Such a program tells no time limit either: it was as slow as it could be."""
    shutil.rmtree(package / "submissions")
    (package / "submissions" / "accepted").mkdir(parents=True)
    for name, text in ("half.py", HALF), ("slow.py", SLOW):
        (package / "submissions" / "accepted" / name).write_text(text)
    with (package / "problem.yaml").open("a") as file:
        file.write("type: scoring\n")
    (package / "data" / "secret" / "testdata.yaml").write_text(f"grader_flags: {flags}\n")
    said = tools.call("judge", "verify", package).stdout
    assert "warning problem.yaml: points are not counted: verdicts alone decide\n" in said
    assert f"{word} submissions/accepted/half.py: WA, secret/group/a: " in said
    assert f"{word} submissions/accepted/slow.py: TLE, secret/group/a: " in said
    assert ("; no accepted program was judged\n" in said) == (word == "warning")
