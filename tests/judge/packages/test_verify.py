"""Packages verified: a good one, and one for each thing that can be wrong."""

import os
import shlex
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Collection
from pathlib import Path

import pytest
from rich.console import Console

from judge import language
from judge.packages import validator
from judge.packages.package import read_package
from judge.packages.verify import Verifier
from judge.run import Limits, Runner
from tests.helpers import tools
from tests.helpers.cases import ROOT
from tests.helpers.packages import SUBMISSIONS, YAML
from tests.helpers.processes import PATIENCE, is_running, wait_until
from tests.helpers.sweep import in_sweep, swept

SLEEPING = "#!/bin/sh\nexec python3 -c 'import time; time.sleep({})' {}\n"


def test_a_good_package_has_no_error(package: Path) -> None:
    done = tools.run("judge", "verify", package)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "sum: 0 errors, 0 warnings" in done.stdout
    for name, verdict in zip(SUBMISSIONS, ["AC", "WA", "RTE", "TLE"], strict=True):
        assert f"submissions/{name}: {verdict}" in done.stdout
    assert "time limit 0.3 s" in done.stdout


ERRORS = [
    ("data/secret/b.in", "1 2\n", "secret/b.in has no b.ans"),
    ("data/secret/b.ans", "1\n", "data/secret/b.ans has no input"),
    ("data/sample/1.in", "1  2\n", "data/sample/1.in: valid.py: "),
    ("data/invalid_input/right.in", "1 2\n", "right.in is accepted by valid.py"),
    ("data/sample/1.ans", "4\n", "sum.py: WA, sample/1: token 1 is '3' instead of '4'"),
    (
        "submissions/accepted/bad.py",
        "print(",
        "bad.py: CE, compilation: Python: SyntaxError",
    ),
    ("submissions/wrong_answer/right.py", SUBMISSIONS["accepted/sum.py"], "expected WA"),
    (
        "submissions/run_time_error/ok.py",
        SUBMISSIONS["accepted/sum.py"],
        "expected MLE or RTE",
    ),
    ("input_validators/valid.py", "raise ValueError", "valid.py: exit status 1: "),
    ("input_validators/valid.py", "print(", "valid.py cannot be compiled: Python: Syntax"),
    ("output_validator/v.py", "print(", "output_validator cannot be compiled: Python: Syntax"),
    ("input_validators/valid.py", "raise ValueError('no')", "exit status 1: ValueError: no\n"),
    ("include/python3/lib.py", "", "include/ is not put into submissions here"),
    ("problem.yaml", YAML + "validation: custom\n", "is custom, but there is no validator"),
]


@pytest.mark.parametrize(
    ("name", "text", "message"), swept([pytest.param(*error) for error in ERRORS], 3)
)
def test_an_error_of_a_package(package: Path, name: str, text: str, message: str) -> None:
    for folder in "run_time_error", "time_limit_exceeded":  # they are right, and take their time
        shutil.rmtree(package / "submissions" / folder)
    (package / name).parent.mkdir(parents=True, exist_ok=True)
    (package / name).write_text(text)
    done = tools.call("judge", "verify", package)
    assert done.returncode == 1, done.stderr
    assert message in done.stdout
    assert "sum: 0 errors" not in done.stdout
    assert "Traceback (" not in done.stderr


def test_flags_that_are_none_are_an_error_of_outputs_to_reject_too(package: Path) -> None:
    shutil.rmtree(package / "submissions")
    folder = package / "data" / "invalid_output"
    folder.mkdir()
    (folder / "testdata.yaml").write_text("output_validator_flags: float_tolerance x\n")
    for suffix, text in ("in", "1 2\n"), ("ans", "3\n"), ("out", "4\n"):
        (folder / f"a.{suffix}").write_text(text)
    done = tools.call("judge", "verify", package)
    assert done.returncode == 1
    assert "a.out: expected a number from 0 on after float_tolerance, found 'x'" in done.stdout


def told_apart(said: str, *why: tuple[str, str]) -> None:
    """Of these programs it is said why they are not judged, and another one is."""
    for name, reason in why:
        assert f"submissions/accepted/{name} is not judged: {reason}\n" in said
    assert "submissions/wrong_answer/off.py: WA" in said


@pytest.mark.sweep
def test_a_program_that_cannot_be_taken_is_a_warning_and_others_go_on(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in "run_time_error", "time_limit_exceeded":
        shutil.rmtree(package / "submissions" / folder)
    for name in "closed", "piped":
        (package / "submissions" / "accepted" / name).mkdir()
        (package / "submissions" / "accepted" / name / "main.py").write_text("")
    os.mkfifo(package / "submissions" / "accepted" / "piped" / "pipe")
    copy = language.copy

    def partly(path: Path, folder: Path, suffixes: Collection[str]) -> None:
        if path.name == "closed":
            raise PermissionError("main.py cannot be copied: Permission denied")
        copy(path, folder, suffixes)

    monkeypatch.setattr(language, "copy", partly)
    done = tools.call("judge", "verify", package)
    assert (done.returncode, done.stderr) == (0, "")
    told_apart(
        done.stdout,
        ("closed", "main.py cannot be copied: Permission denied"),
        ("piped", "piped holds pipe, which is neither a file nor a folder"),
    )


@pytest.mark.sweep
def test_a_program_that_cannot_be_read_is_told_and_others_go_on(package: Path) -> None:
    for folder in "run_time_error", "time_limit_exceeded":
        shutil.rmtree(package / "submissions" / folder)
    (package / "submissions/accepted/gone.py").symlink_to("nowhere")
    with (package / "submissions/accepted/long.py").open("wb") as file:
        file.truncate(9 << 20)
    (package / "input_validators/gone.py").symlink_to("nowhere")
    done = tools.call("judge", "verify", package)
    assert (done.returncode, done.stderr) == (1, "")
    told_apart(
        done.stdout,
        ("gone.py", "No such file or directory"),
        ("long.py", "it has more than 8 MiB"),
    )
    assert "No such file or directory: 'sum/input_validators/gone.py'\n" in done.stdout
    assert "sum: 1 errors, 2 warnings" in done.stdout


@pytest.mark.sweep
def test_what_a_validator_that_takes_too_long_is_not_asked_about_is_counted(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.rmtree(package / "submissions")
    monkeypatch.setattr(validator, "LIMITS", Limits(cpu=0.5))
    (package / "input_validators" / "valid.py").write_text("import time; time.sleep(600)")
    for number in range(20):
        for suffix in "in", "ans":
            (package / "data" / "sample" / f"{number:02}.{suffix}").write_text("1 2\n")
    done = tools.call("judge", "verify", package, "-j", 1)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.count("data/sample/00.in: valid.py: ") == 1
    assert "data/sample/01.in" not in done.stdout
    for files in "21 files", "1 file":
        why = "valid.py: not asked, as it took more than 3.5 s by the clock"
        assert f"error   {files}: {why}\n" in done.stdout
    assert "is accepted by" not in done.stdout


LATER = [  # in secret/group/a, after a wrong answer to sample/1
    ("time_limit_exceeded", "while True: pass", "TLE, secret/group/a: "),
    ("time_limit_exceeded", "1 / 0", "RTE, secret/group/a: exit status 1; expected TLE"),
    ("time_limit_exceeded", "print(0)", "WA, sample/1: "),
    ("run_time_error", "1 / 0", "RTE, secret/group/a: "),
    ("wrong_answer", "1 / 0", "WA, sample/1: "),
    ("accepted", "print(4)", "WA, sample/1: "),
]


@pytest.mark.parametrize(
    ("folder", "text", "said"), swept([pytest.param(*one) for one in LATER], 2)
)
def test_what_programs_in_a_folder_may_do_before_a_case_decides(
    package: Path, folder: str, text: str, said: str
) -> None:
    shutil.rmtree(package / "submissions")
    (package / "submissions" / folder).mkdir(parents=True)
    later = f"if input() == '1 2': print(0)\nelse:\n    {text}\n"
    (package / "submissions" / folder / "later.py").write_text(later)
    assert f"later.py: {said}" in tools.call("judge", "verify", package).stdout


@pytest.mark.sweep
def test_one_validator_is_enough_to_reject_what_is_junk(package: Path) -> None:
    shutil.rmtree(package / "submissions")
    (package / "input_validators" / "other.py").write_text("import sys\nsys.exit(42)\n")
    assert "is accepted by" not in tools.call("judge", "verify", package).stdout
    (package / "data" / "invalid_input" / "right.in").write_text("1 2\n")
    said = tools.call("judge", "verify", package).stdout
    assert "right.in is accepted by other.py, valid.py" in said


def test_what_is_not_tried_is_said(package: Path) -> None:
    shutil.rmtree(package / "submissions")
    for name in "input_validators/v.ctd", "graders/grader.py", "submissions/accepted/Sum.hs":
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).touch()
    (package / "input_validators" / "valid.py").unlink()
    done = tools.call("judge", "verify", package)
    assert done.returncode == 0, done.stdout
    for name in "input_validators/v.ctd", "graders/grader.py":
        assert f"{name} is not tried: it is of a kind that is not supported\n" in done.stdout
    assert "time limit 0.3 s; no accepted program was judged\n" in done.stdout
    assert "sum: 0 errors, 3 warnings" in done.stdout


def test_a_package_of_domjudge_needs_less(package: Path) -> None:
    for name in "submissions", "input_validators", "problem_statement", "data/invalid_input":
        shutil.rmtree(package / name)
    (package / "domjudge-problem.ini").write_text("timelimit='0.3'\n")
    (package / "problem.txt").write_text("Add two numbers.\n")
    for folder, text in ("accepted", SUBMISSIONS["accepted/sum.py"]), ("compiler_error", "print("):
        (package / "submissions" / folder).mkdir(parents=True)
        (package / "submissions" / folder / "sum.py").write_text(text)
    done = tools.call("judge", "verify", package)
    assert "sum: 0 errors, 0 warnings" in done.stdout, done.stdout


@pytest.mark.parametrize(
    ("words", "room"),
    [
        (["verify"], "input_validators"),
        in_sweep(pytest.param(["verify"], "output_validators")),
        in_sweep(pytest.param([], "output_validators")),
    ],
)
@pytest.mark.parametrize("when", ["runs", in_sweep(pytest.param("is built"))])
def test_ctrl_c_ends_validators_too(
    package: Path, room: str, words: list[str], when: str, tmp_path: Path
) -> None:
    mark = f"validator-of-{tmp_path}"
    (package / "problem.yaml").write_text(YAML + "validation: custom\n")
    shutil.rmtree(package / room, ignore_errors=True)
    folder = package / room / "sleeps"
    folder.mkdir(parents=True)
    (folder / "run").write_text(SLEEPING.format(600, shlex.quote(mark)))
    if when == "is built":
        (folder / "build").write_text(SLEEPING.format(3, shlex.quote(mark)))
    with tools.start("judge", *words, package) as process:
        assert wait_until(lambda: is_running(mark))
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == 130
        assert "Traceback" not in err
    assert not is_running(mark)


def test_ctrl_c_that_reaches_who_waits_for_a_validator_is_seen(
    package: Path,
) -> None:
    """It is seen by the main thread, which waits for that validator, and only when it looks up."""

    def slow(_: int) -> str:
        time.sleep(0.3)  # until it waits
        signal.pthread_kill(threading.get_ident(), signal.SIGUSR1)
        with Runner() as runner:
            runner.run(["/bin/sleep", "60"], Path(os.devnull), validator.LIMITS)
        return ""

    before = signal.signal(signal.SIGUSR1, signal.default_int_handler)
    start = time.monotonic()
    try:
        with read_package(package) as read, pytest.raises(KeyboardInterrupt):
            list(Verifier(read, Console(), 2).all_of([1, 2, 3], slow))
    finally:
        signal.signal(signal.SIGUSR1, before)
    assert time.monotonic() - start < 30


def test_a_python_that_is_not_there_is_told_before_anything_is_tried(package: Path) -> None:
    done = tools.call("judge", "verify", package, "--python", "no-such-python")
    said = "judge: there is no Python no-such-python\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


@pytest.mark.sweep
def test_no_more_at_once_than_there_may_be_open_files(package: Path) -> None:
    shutil.rmtree(package / "submissions")
    valid = package / "input_validators" / "valid.py"
    valid.write_text("import time\ntime.sleep(0.2)\n" + valid.read_text())
    for number in range(30):
        for suffix in "in", "ans":
            (package / "data" / "sample" / f"{number}.{suffix}").write_text("1 2\n")
    words = tools.command("judge", "verify", package, "-j", 50)
    few = ["sh", "-c", 'ulimit -n 100 && exec "$@"', "sh", *words]
    done = subprocess.run(few, capture_output=True, text=True, check=False, cwd=ROOT)
    assert "sum: 1 errors, 0 warnings" in done.stdout, done.stdout + done.stderr


def test_an_answer_that_is_too_long_is_an_error(package: Path) -> None:
    for folder in "run_time_error", "time_limit_exceeded":
        shutil.rmtree(package / "submissions" / folder)
    with (package / "data" / "secret" / "group" / "a.ans").open("wb") as answer:
        answer.truncate(1 << 40)
    done = tools.call("judge", "verify", package)
    assert done.returncode == 1
    assert ".ans: it has more than 8 MiB" in done.stdout, done.stdout + done.stderr


@pytest.mark.sweep  # some seconds
@pytest.mark.timeout(60)
def test_what_a_group_says_is_read_once(package: Path) -> None:
    """So much takes seconds to read, and every case of the group asks for it."""
    for name in set(SUBMISSIONS) - {"accepted/sum.py"}:
        (package / "submissions" / name).unlink()
    (package / "data/secret/testdata.yaml").write_text(f"a: [{'1,' * 70_000}1]\n")
    for number in range(20):
        (package / f"data/secret/{number}.in").write_text("1 2\n")
        (package / f"data/secret/{number}.ans").write_text("3\n")
    done = tools.call("judge", "verify", package)
    assert (done.returncode, done.stderr) == (0, "")
