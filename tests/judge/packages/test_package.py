"""Packages that cannot be read."""

import os
import shutil
import time
import xml.etree.ElementTree as ET
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path

import pytest

from ground.problems import ProblemError
from judge import language
from judge.__main__ import find_all, make_parser
from judge.language import Program
from judge.packages.package import read_package
from tests.helpers import tools
from tests.helpers.sweep import in_sweep

GROWING = "a: &a [" + "x," * 9 + "]\n"  # nine times as much in each line
GROWING += "".join(f"{b}: &{b} [{f'*{a},' * 9}]\n" for a, b in pairwise("abcdefghi"))


@pytest.mark.timeout(20)
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name: [", "problem.yaml: line 1: "),
        ("limits: {memory: -1}", "problem.yaml: memory: expected a number above 0, found -1"),
        ("limits: {output: x}", "problem.yaml: output: expected a number above 0, found 'x'"),
        ("limits: {time_limit: []}", "problem.yaml: time_limit: expected a number above 0, found"),
        ("limits: 5", "problem.yaml: expected limits to be a mapping, found 5"),
        ("limits: {time_multipliers: 5}", "expected time_multipliers to be a mapping, found 5"),
        (
            "limits: {time_multipliers: {ac_to_time_limit: x}}",
            "problem.yaml: ac_to_time_limit: expected a number above 0, found 'x'",
        ),
        ("puzzle: {}", "problem.yaml: the key 'time' is missing"),
        ("puzzle: 5", "problem.yaml: expected puzzle to be a mapping, found 5"),
        ("validation: [custom]", "problem.yaml: validation: expected words, found ['custom']"),
        ("validation: {a: 1}", "problem.yaml: validation: expected words, found {'a': 1}"),
        ("validator_flags: [x]", "problem.yaml: validator_flags: expected words, found ['x']"),
        ("validation: custom\nvalidator_flags: [x]", "validator_flags: expected words, found"),
        ("limits: []\nname: x", "problem.yaml: "),
        ("validator_flags: no_such", "problem.yaml: the default validator has no flag 'no_such'"),
        ("- 1", "problem.yaml: expected the file to be a mapping"),
        (f"limits: {'[' * 500}", "problem.yaml: "),
        (f"{GROWING}limits: *i", "problem.yaml: part of it stands for another part"),
        ("name: a\nlimits:\n  memory: 1\n  memory: 2\n", "line 4: the key 'memory' stands twice"),
        ("name: a\n'name': b", "problem.yaml: line 2: the key 'name' stands twice"),
        ("name: !!bool maybe", "problem.yaml: a value is not what its tag says"),
        ("name: !!timestamp never", "problem.yaml: a value is not what its tag says"),
        ("limits: {memory: !!int ''}", "problem.yaml: a value is not what its tag says"),
        (f"type: 0x{'f' * 5000}", "problem.yaml: line 1: a number has more than 100 characters"),
        (f"? 0x{'f' * 5000}\n: x", "problem.yaml: line 1: a number has more than 100 characters"),
        (f"name:\n  {'1:' * 400}1.5", "line 2: a number has more than 100 characters"),
        (f"name: {'1:' * 500000}1", "line 1: a number has more than 100 characters"),
    ],
)
def test_a_package_that_cannot_be_read(package: Path, text: str, message: str) -> None:
    (package / "problem.yaml").write_text(text)
    (package / ".timelimit").unlink()
    if text.startswith("limits: []"):
        shutil.rmtree(package / "submissions" / "time_limit_exceeded")
        assert tools.call("judge", "verify", package).returncode == 0
        return
    done = tools.call("judge", "verify", package)
    assert (done.returncode, done.stdout) == (2, "")
    assert message in done.stderr
    assert done.stderr.count("\n") == 1
    with pytest.raises(ProblemError):
        read_package(package)


def test_no_package(tmp_path: Path) -> None:
    done = tools.run("judge", "verify", tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "problem.yaml: No such file or directory" in done.stderr


@pytest.mark.timeout(20)
def test_what_a_small_archive_unpacks_to_is_not_read_for_hours(package: Path) -> None:
    """Megabytes of YAML, and of empty lines before a time limit."""
    (package / ".timelimit").unlink()
    (package / "domjudge-problem.ini").write_text("\n" * 1_000_000 + "a=1\ntimelimit = 2\n")
    with read_package(package) as one:
        assert one.time_limit() == 2
    about = package / "problem.yaml"
    about.write_text(f"name: [{'a, ' * 1_000_000}]\n")
    with pytest.raises(ProblemError, match=r"problem\.yaml has more than 1 MiB"):
        read_package(package)


@pytest.mark.timeout(20)
@pytest.mark.parametrize("name", ["problem.yaml", ".timelimit", "domjudge-problem.ini"])
def test_a_file_without_end_is_not_read(package: Path, name: str) -> None:
    for other in ".timelimit", name:
        (package / other).unlink(missing_ok=True)
    with (package / name).open("wb") as file:
        file.truncate(1 << 32)  # which takes no place
    with pytest.raises(ProblemError, match=f"{name} has more than 1 MiB$"):
        read_package(package)


@pytest.mark.timeout(20)
@pytest.mark.parametrize("device", ["/dev/zero", "pipe"])
def test_a_package_that_is_described_by_no_file(package: Path, device: str) -> None:
    os.mkfifo(package / "pipe")
    (package / "problem.yaml").unlink()
    (package / "problem.yaml").symlink_to(device)
    with pytest.raises(ProblemError, match=r"problem\.yaml is not a file$"):
        read_package(package)


@pytest.mark.sweep
def test_where_endless_output_is_allowed_no_more_is_read_than_is_there(package: Path) -> None:
    """Memory for all that might be there is not to be had."""
    about = package / "problem.yaml"
    about.write_text(f"{about.read_text()}  output: 9.0e+8\n")
    for words in ["verify", package], [package, "--case", "sample/1"]:
        done = tools.call("judge", *words)
        assert (done.returncode, done.stderr) == (0, ""), done.stdout


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("color = #FF0000\nshort-name = A\n", None),
        ("", None),
        ("; timelimit in s\ntimelimit='2'\n", 2.0),
        ('timelimit = "1.5"\n', 1.5),
    ],
)
def test_the_time_limit_of_domjudge(package: Path, text: str, seconds: float | None) -> None:
    (package / ".timelimit").unlink()
    (package / "domjudge-problem.ini").write_text(text)
    assert read_package(package).time_limit() == seconds


@pytest.mark.parametrize(
    ("name", "text"), [(".timelimit", "2\r\n"), ("domjudge-problem.ini", "timelimit='2'\r\n")]
)
def test_a_byte_order_mark_before_the_time_limit(package: Path, name: str, text: str) -> None:
    (package / ".timelimit").unlink()
    (package / name).write_bytes(text.encode("utf-8-sig"))
    assert read_package(package).time_limit() == 2


def test_its_own_solution_is_one_that_can_be_judged(package: Path) -> None:
    accepted = package / "submissions" / "accepted"
    (accepted / "first.kt").write_text("fun main() {}\n")
    assert tools.call("judge", package).returncode == 0
    (accepted / "sum.py").unlink()
    done = tools.call("judge", package)
    assert done.returncode == 2
    assert done.stderr.startswith("judge: first.kt is neither executable")


@pytest.mark.parametrize("kind", ["interactive", "[pass-fail, multi-pass]"])
def test_what_is_not_judged_is_said(package: Path, kind: str) -> None:
    about = package / "problem.yaml"
    about.write_text(f"{about.read_text()}type: {kind}\n")
    done = tools.call("judge", package)
    said = f"judge: {package}: interactive and multi-pass problems are not judged\n"
    assert (done.returncode, done.stderr) == (2, said)


def test_flags_of_the_problem_and_of_a_group_are_both_given(package: Path) -> None:
    case = package / "data" / "secret" / "group" / "a.in"
    about = (package / "problem.yaml").read_text()
    (package / "problem.yaml").write_text(about + "validator_flags: float_tolerance 1e-3\n")
    (case.parent / "testdata.yaml").write_text("output_validator_flags: case_sensitive\n")
    read = read_package(package)
    assert read.flags(case, "output_validator_flags") == "float_tolerance 1e-3 case_sensitive"
    assert read.flags(package / "data/sample/1.in", "output_validator_flags") == (
        "float_tolerance 1e-3"
    )
    assert read.flags(case, "input_validator_flags") == ""


def test_flags_of_a_group_wherever_we_stand(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (package / "data/testdata.yaml").write_text("output_validator_flags: case_sensitive\n")
    monkeypatch.chdir(package)
    for folder in package, Path(), Path(os.path.pardir, package.name):
        read = read_package(folder)
        for case in read.cases()[0].puzzle, folder / "data/sample/1.in":
            assert read.flags(case, "output_validator_flags") == "case_sensitive"


def test_flags_of_a_group_may_be_for_one_validator(package: Path) -> None:
    case = package / "data/secret/group/a.in"
    (package / "data/secret/testdata.yaml").write_text(
        "input_validator_flags:\n  name: valid\n  flags: --most 5\n"
    )
    read = read_package(package)
    assert read.flags(case, "input_validator_flags", "valid.py") == "--most 5"
    assert read.flags(case, "input_validator_flags", "valid") == "--most 5"
    assert read.flags(case, "input_validator_flags", "other.py") == ""
    (package / "data/secret/testdata.yaml").write_text("input_validator_flags: [--most, 5]\n")
    with pytest.raises(ValueError, match="input_validator_flags: expected words, found"):
        read.flags(case, "input_validator_flags", "valid.py")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (".timelimit", b"soon\n"),
        (".timelimit", b""),
        (".timelimit", b"-1\n"),
        (".timelimit", b"\xff1\n"),
        ("domjudge-problem.ini", b"timelimit = soon\n"),
        ("domjudge-problem.ini", b"\xff\ntimelimit = 1\n"),
    ],
)
def test_a_time_limit_that_is_none_is_told_with_its_file(
    package: Path, name: str, text: bytes
) -> None:
    (package / ".timelimit").unlink()
    (package / name).write_bytes(text)
    with pytest.raises(ProblemError, match=name):
        read_package(package)


def test_a_time_limit_that_is_too_long_is_told_as_such(package: Path) -> None:
    (package / ".timelimit").write_text("1e22\n")
    with pytest.raises(ProblemError) as error:
        read_package(package)
    wrong = "expected a number below 1000000000, found 1e+22"
    assert str(error.value) == f"{package / '.timelimit'}: {wrong}"


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        in_sweep(pytest.param("p\udcff", r"p\udcff")),
        ("q\x1b[31mx\n", r"q\x1b[31mx\n"),
    ],
)
def test_the_name_of_a_folder_does_no_harm(
    package: Path, name: str, shown: str, tmp_path: Path
) -> None:
    shutil.rmtree(package / "submissions" / "time_limit_exceeded")
    folder = package.rename(package.with_name(name))
    report = tmp_path / "report.xml"
    done = tools.call("judge", folder, "--case", "sample/1", "--junit", report)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"{shown}: sum.py: 1 case: 1 AC")
    assert ET.parse(report).getroot()[0].get("name") == f"{shown}: sum.py"
    done = tools.call("judge", "verify", folder)
    assert done.stdout.endswith(f"{shown}: 0 errors, 0 warnings\n")


@pytest.mark.parametrize("missing", ["submissions", "submissions/accepted"])
def test_a_package_without_accepted_program_needs_one(package: Path, missing: str) -> None:
    folder = package / "submissions" / "accepted"
    shutil.rmtree(package / missing)
    done = tools.call("judge", package, "--sandbox", "none")
    said = f"judge: there is no program {folder}\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)
    folder.mkdir(parents=True)
    (folder / ".gitkeep").touch()
    done = tools.call("judge", package, "--sandbox", "none")
    said = "judge: accepted holds no program\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


def test_all_of_a_package_is_hidden_from_programs(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hidden: set[Path] = set()
    monkeypatch.setattr("judge.__main__.find_isolation", lambda _, some, **__: hidden.update(some))
    monkeypatch.chdir(package.parent)
    with ExitStack() as stack:
        find_all(make_parser().parse_args([package.name]), stack)
    assert package in hidden


@pytest.mark.parametrize("name", [".1", "-1", "-group/1", ".group/1"])
def test_what_is_no_part_of_a_package_is_no_case(package: Path, name: str) -> None:
    """Neither where it is verified nor where a program is judged."""
    case = package / "data" / "secret" / name
    case.parent.mkdir(exist_ok=True)
    for end in (".in", ".ans"):
        case.with_name(case.name + end).write_text("1\n")
    with read_package(package) as one:
        assert one.problem().cases() == one.cases()
        assert [case.name for case in one.cases()] == ["sample/1", "secret/group/a"]


def test_a_package_may_be_called_as_a_problem_of_ours(package: Path) -> None:
    folder = package.rename(package.with_name("nurikabe"))
    words = "--cases", folder / "data" / "sample", "--sandbox", "none"
    done = tools.call("judge", folder, folder / "submissions" / "accepted" / "sum.py", *words)
    assert "nurikabe: sum.py: 1 case: 1 AC" in done.stdout, done.stderr


def test_an_input_may_be_longer_than_a_puzzle_is(package: Path) -> None:
    with (package / "data" / "sample" / "1.in").open("a") as file:
        file.write("\n" * (9 << 20))
    done = tools.call("judge", package, "--case", "sample/1", "--sandbox", "none")
    assert "sum: sum.py: 1 case: 1 AC" in done.stdout, done.stdout


@pytest.mark.parametrize("text", ["import sys\nsys.exit(42)\n", "print("])
def test_a_validator_is_compiled_once(
    package: Path, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    validator = package / "input_validators" / "valid.py"
    validator.write_text(text)
    built = []

    def slow_build(path: Path, *words: object) -> Program:
        built.append(path)
        time.sleep(0.1)
        return language.build(path, *words)

    monkeypatch.setattr("judge.packages.programs.build", slow_build)
    with read_package(package) as read, ThreadPoolExecutor(4) as pool:
        asked = [pool.submit(read.tool, validator) for _ in range(4)]
        assert len({str(one.exception() or one.result()) for one in asked}) == 1
    assert built == [validator]


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("problem.yaml", "a part of the problem"),
        (".timelimit", "a part of the problem"),
        ("domjudge-problem.ini", "a part of the problem"),
        ("input_validators/valid.py", "a part of the problem"),
        ("data/secret/new.json", "a part of the problem"),
        ("submissions/wrong_answer/off.py", "a part of the problem"),
        ("data/sample/1.ans", "a case"),
        ("submissions/accepted/sum.py", "the program"),
        ("report.json", ""),
    ],
)
def test_a_report_does_not_take_the_place_of_a_part(package: Path, name: str, what: str) -> None:
    path = package / name
    before = path.read_bytes() if path.exists() else None
    done = tools.call("judge", package, "--case", "sample/1", "--json", path)
    if not what:
        assert done.returncode == 0
        return
    assert (path.read_bytes() if path.exists() else None) == before
    assert (done.returncode, done.stderr) == (2, f"judge: --json names {what}\n")
