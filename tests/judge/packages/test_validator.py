"""Validators: the default one and its flags, and those that a package brings."""

import shutil
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from judge.checkers import Wrong
from judge.isolation.keeper import Keeper
from judge.language import build
from judge.packages import validator
from judge.packages.package import read_package
from judge.packages.validator import Tool, ValidatorFailed, compare, flags_of, limits_of
from judge.run import FILES_OF_ONE, MIB, Limits, Runner
from tests.helpers import tools
from tests.helpers.packages import YAML
from tests.helpers.programs import Patient
from tests.helpers.sweep import in_sweep, unless

OPEN = Path("/proc/self/fd")  # the files that this process has open
VALIDATORS = {
    "py": """import sys
right = open(sys.argv[2]).read().split()
words = sys.stdin.read().split()
if "crash" in words:
    raise ValueError("oops")
if words == right:
    sys.exit(42)
open(sys.argv[3] + "judgemessage.txt", "w").write(f"{words} is not {right} {sys.argv[4:]}")
sys.exit(43)
""",
    "c": """#include <stdio.h>
#include <string.h>
int main(int count, char **words) {
    int right, found;
    char path[999];
    fscanf(fopen(words[2], "r"), "%d", &right);
    if (scanf("%d", &found) != 1) return 1;
    if (found == right) return 42;
    snprintf(path, sizeof path, "%sjudgemessage.txt", words[3]);
    fprintf(fopen(path, "w"), "['%d'] is not ['%d'] ['%s']", found, right, words[4]);
    return 43;
}
""",
    "cpp": """#include <cstdio>
bool read(std::FILE *file, int &number) { return std::fscanf(file, "%d", &number) == 1; }
int main(int, char **words) {
    int right, found;
    read(std::fopen(words[2], "r"), right);
    if (!read(stdin, found)) return 1;
    if (found == right) return 42;
    char path[999];
    std::snprintf(path, sizeof path, "%sjudgemessage.txt", words[3]);
    auto message = std::fopen(path, "w");
    std::fprintf(message, "['%d'] is not ['%d'] ['%s']", found, right, words[4]);
    return 43;
}
""",
}


@pytest.mark.parametrize(
    ("flags", "expected", "output", "right"),
    [
        ("", "One 2", "oNE\n\n2", True),
        ("", "1.0", "1.00", False),
        ("", "1 2", "1", False),
        ("", "1", "1 2", False),
        ("case_sensitive", "One", "one", False),
        ("space_change_sensitive", "1 2\n", "1 2\n", True),
        ("space_change_sensitive", "1 2\n", "1  2\n", False),
        ("space_change_sensitive", "1 2\n", "1 2", False),
        ("float_tolerance 1e-2", "100 x", "101 X", True),
        ("float_tolerance 1e-2", "100", "102", False),
        ("float_absolute_tolerance 0.1", "100", "100.05", True),
        ("float_absolute_tolerance 0.1", "100", "100.2", False),
        ("float_relative_tolerance 0.1", "100", "109.9", True),
        ("float_relative_tolerance 0.1", "0", "0.01", False),
        ("float_tolerance 1e-6", "1", "nan", False),
        ("float_tolerance 1e-6", "1", "one", False),
        ("float_tolerance 1e-6", "1", "1_0", False),
        ("float_tolerance 0", "1", "1.0", True),
        ("case_sensitive float_tolerance 1", "a 1", "A 1", False),
    ],
)
def test_default_validator(flags: str, expected: str, output: str, right: bool) -> None:
    def found() -> bool:
        try:
            compare(expected.encode(), output.encode(), flags_of(flags))
        except Wrong:
            return False
        return True

    assert found() == right


@pytest.mark.parametrize("flags", ["no_such_flag", "float_tolerance", "float_tolerance -1"])
def test_flags_that_nobody_knows(flags: str) -> None:
    with pytest.raises(ValueError, match=r"flag|expected a number"):
        flags_of(flags)


@pytest.mark.sweep  # some seconds
@pytest.mark.parametrize("suffix", unless("cpp".__eq__, VALIDATORS))
@pytest.mark.parametrize("sandbox", ["auto", in_sweep("none")])
def test_validators_of_its_own(package: Path, suffix: str, sandbox: str) -> None:
    compiler = {"c": "gcc", "cpp": "g++"}.get(suffix, "sh")
    if not shutil.which(compiler):
        pytest.skip(f"{compiler} is not installed")
    text = YAML + "validation: custom\nvalidator_flags: hello\n"
    (package / "problem.yaml").write_text(text)
    (package / "output_validators").mkdir()
    (package / "output_validators" / f"v.{suffix}").write_text(VALIDATORS[suffix])
    done = tools.call(
        "judge", package, package / "submissions/wrong_answer/off.py", "--sandbox", sandbox
    )
    assert done.returncode == 1, done.stderr
    assert "WA " in done.stdout
    assert "sum/secret/group/a  ['5'] is not ['4'] ['hello']" in done.stdout
    assert tools.call("judge", package, "--sandbox", sandbox).returncode == 0
    (package / "crash.py").write_text("print('crash')")
    done = tools.call("judge", package, package / "crash.py", "--sandbox", sandbox)
    assert "2 JE" in done.stdout
    assert f"the checker failed: ValidatorFailed: v.{suffix}: exit status 1" in done.stdout


def test_a_validator_without_its_interpreter_cannot_be_started(package: Path) -> None:
    (package / "problem.yaml").write_text(YAML + "validation: custom\n")
    (package / "output_validators").mkdir()
    validator = package / "output_validators" / "v"
    validator.write_text("#!/usr/bin/nowhere\n")
    validator.chmod(0o755)
    done = tools.call("judge", package)
    assert "the checker failed: ValidatorFailed: v: cannot be started: " in done.stdout


@pytest.mark.sweep  # some seconds
@pytest.mark.parametrize("sandbox", ["auto", "landlock", "none"])
def test_a_validator_may_start_others_that_read_the_files(package: Path, sandbox: str) -> None:
    (package / "problem.yaml").write_text(
        YAML + "validation: custom\nvalidator_flags: a $HOME 'b c'"
    )
    (package / "output_validators/v").mkdir(parents=True)
    first = package / "output_validators/v/main.py"
    first.write_text(
        "import subprocess, sys\n"
        "assert sys.argv[4:] == ['a', '$HOME', 'b c'], sys.argv\n"
        "sum = subprocess.check_output(['cat', *sys.argv[1:3]], text=True).split()\n"
        "sys.exit(42 if [*map(int, sum)][2:] == [int(input())] else 43)\n"
    )
    done = tools.call("judge", package, "--sandbox", sandbox)
    assert done.returncode == 0, done.stdout
    done = tools.call("judge", package, package / "submissions/wrong_answer/off.py")
    assert "the validator rejects it" in done.stdout


def test_a_validator_that_does_not_end_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(validator, "LIMITS", Patient(cpu=0.2))
    program, case = tmp_path / "v.py", tmp_path / "case"
    program.write_text("while True: pass")
    case.write_text("1\n")
    with (
        closing(Tool(build(program, MIB))) as tool,
        pytest.raises(ValidatorFailed, match=r"^v\.py: more than 0\.2 s of CPU time$"),
    ):
        tool.accepts_output(case, case, b"1", "")


@pytest.mark.parametrize("body", ["while True: pass", in_sweep("import time; time.sleep(600)")])
def test_a_validator_that_has_run_out_of_its_time_is_not_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str
) -> None:
    monkeypatch.setattr(validator, "LIMITS", Limits(cpu=0.2))
    program, case = tmp_path / "v.py", tmp_path / "case"
    program.write_text(body)
    case.write_text("1\n")
    with closing(Tool(build(program, MIB))) as tool:
        with pytest.raises(ValidatorFailed, match=r"^v\.py: more than [0-9.]+ s "):
            tool.accepts_input(case, "")
        for ask in (
            lambda: tool.accepts_input(case, ""),
            lambda: tool.accepts_output(case, case, b"1", ""),
        ):
            with pytest.raises(ValidatorFailed, match=r"^v\.py: not asked, as it took more "):
                ask()


def test_ctrl_c_while_validators_end_leaves_none(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed, usual = list[Runner](), Runner.close

    def interrupted(runner: Runner) -> None:
        usual(runner)
        closed.append(runner)
        if len(closed) == 1:
            raise KeyboardInterrupt

    program = package / "input_validators" / "valid.py"
    built = [Tool(build(program, MIB)) for _ in range(2)]
    for tool in built:
        tool.runners = [Runner(), Runner()]
    read = replace(read_package(package), tools=dict(zip((package, program), built, strict=True)))
    monkeypatch.setattr(Runner, "close", interrupted)
    with pytest.raises(KeyboardInterrupt), read:
        pass
    assert len(closed) == 4
    assert not any(Path(tool.program.folder.name).exists() for tool in built)


@pytest.mark.parametrize("flags", ["word " * 30_000, "one\0word", "\ud800"])
def test_flags_that_no_program_can_be_given(tmp_path: Path, flags: str) -> None:
    program, case = tmp_path / "v.py", tmp_path / "case"
    program.write_text("import sys; sys.exit(42)")
    case.write_text("1\n")
    with closing(Tool(build(program, MIB))) as tool:
        for asked in (
            lambda: tool.accepts_input(case, flags),
            lambda: tool.accepts_output(case, case, b"1", flags),
        ):
            with pytest.raises(ValidatorFailed, match=r"^v\.py: its flags are too long, or"):
                asked()


def test_who_validates_has_as_many_files_open_as_is_counted_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where many did at once there were too many, and nothing was judged."""
    program, case = tmp_path / "v.py", tmp_path / "case"
    program.write_text("import sys; sys.exit(42)")
    case.write_text("1\n")
    counts, usual = [len([*OPEN.iterdir()])], Keeper.ask

    def asked(keeper: Keeper, *what: Any) -> dict[str, Any]:
        counts.append(len([*OPEN.iterdir()]))
        return usual(keeper, *what)

    monkeypatch.setattr(Keeper, "ask", asked)
    with closing(Tool(build(program, MIB))) as tool, Runner() as runner:
        runner.run(["/bin/true"], case, Limits(cpu=1))
        assert not tool.accepts_output(case, case, b"1", "")
    assert max(counts) - counts[0] <= FILES_OF_ONE


def test_flags_of_a_group(package: Path) -> None:
    flags = package / "data" / "secret" / "group" / "testdata.yaml"
    flags.write_text("output_validator_flags: float_tolerance 1\n")
    done = tools.call("judge", package, package / "submissions/wrong_answer/off.py")
    assert "2 cases: 1 AC, 1 WA" in done.stdout, done.stderr


@pytest.mark.sweep  # some seconds
def test_a_package_may_give_its_validators_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(validator, "LIMITS", Limits(cpu=0.1, memory=64 * MIB, output=MIB))
    program = tmp_path / "v.py"
    program.write_text(
        "import sys, time\nwhile time.process_time() < 0.4: pass\n"
        "kept = b'x' * (80 << 20)\nprint('x' * (3 << 19))\nsys.exit(42)\n"
    )
    less = {"validation_time": 0.01, "validation_memory": 1, "validation_output": 1}
    more = {"validation_time": 5, "validation_memory": 256, "validation_output": 4}
    with (
        closing(Tool(build(program, MIB), limits_of(less))) as tool,
        pytest.raises(ValidatorFailed, match=r"more than 0\.1 s of CPU time"),
    ):
        tool.accepts_input(program, "")
    with closing(Tool(build(program, MIB), limits_of(more))) as tool:
        assert not tool.accepts_input(program, "")
