"""Runs one after the other: second chances, input, a folder that is empty every time."""

import errno
import os
import sys
from contextvars import copy_context
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from judge.isolation.sandbox import Sandbox
from judge.run import RUNS, Runner, Runs, Stopped
from judge.verdict import Verdict, judge_run
from tests.helpers.programs import LIMITS, Write, run_python
from tests.helpers.sweep import in_sweep


def test_a_case_that_is_not_there_is_an_error_of_the_judge(runner: Runner, tmp_path: Path) -> None:
    run = runner.run(["/bin/cat"], tmp_path / "gone.in", LIMITS)
    assert run.end == "case"
    result = judge_run("gone", run, LIMITS, tmp_path, tmp_path, None)
    assert result.verdict is Verdict.JE
    assert result.reason == "the case cannot be read: No such file or directory"


def test_a_case_without_an_end_is_not_waited_for(runner: Runner, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.in")
    (tmp_path / "zeros.in").symlink_to("/dev/zero")
    for name in "pipe.in", "zeros.in":
        run = runner.run(["/bin/cat"], tmp_path / name, LIMITS)
        assert (run.end, run.status) == ("case", errno.EOPNOTSUPP)


@pytest.mark.parametrize("more", [1, 1 << 40])
def test_a_case_that_is_too_long_is_not_copied(runner: Runner, tmp_path: Path, more: int) -> None:
    with (tmp_path / "long.in").open("wb") as file:
        file.truncate((256 << 20) + more)
    run = runner.run(["/bin/true"], tmp_path / "long.in", LIMITS)
    assert (run.end, run.status) == ("case", errno.EFBIG)


@pytest.mark.parametrize(
    ("seconds", "end", "runs"),
    [
        ("0.51 if runs == 1 else 0.1", "exit", 2),
        in_sweep(pytest.param("0.51", "cpu", 3)),
        ("9", "cpu", 1),
    ],
)
def test_a_run_a_little_above_the_limit_gets_other_chances(
    runner: Runner, write: Write, tmp_path: Path, seconds: str, end: str, runs: int
) -> None:
    code = f"""
        import time
        with open("{tmp_path}/runs", "a+") as file:
            file.write("x")
            runs = file.tell()
        while time.process_time() < ({seconds}): pass
        """
    program = write(code)
    run = runner.best_run([sys.executable, "-S", str(program)], program, LIMITS)
    assert (run.end, len((tmp_path / "runs").read_text())) == (end, runs)


def test_much_output_may_be_allowed(runner: Runner, tmp_path: Path) -> None:
    case = tmp_path / "case"
    case.write_bytes(b"as it is\n")
    run = runner.run(["/bin/cat"], case, replace(LIMITS, output=1 << 50))
    assert (run.end, run.stdout) == ("exit", b"as it is\n")


def test_a_large_input_need_not_be_read(runner: Runner, write: Write, tmp_path: Path) -> None:
    case = tmp_path / "large"
    case.write_bytes(b"x" * (8 << 20))
    assert run_python(runner, write("print('hello')"), case).stdout == b"hello\n"


def test_files_of_a_program_are_removed(runner: Runner, write: Write) -> None:
    code = "import os; os.makedirs('a/b'); open('a/b/c', 'w').write('x'); print(os.getcwd())"
    run = run_python(runner, write(code))
    folder = Path(run.stdout.decode().strip())
    assert folder.is_dir()
    assert not list(folder.iterdir())


@pytest.mark.parametrize(
    ("code", "free", "verdict"),
    [
        ("open('a', 'w'); exit(1)", 0, Verdict.JE),
        ("open('a', 'w'); exit(1)", 1 << 20, Verdict.RTE),
        ("exit(1)", 0, Verdict.RTE),
        ("open('a', 'w'); print(1)", 0, Verdict.AC),
    ],
)
def test_a_full_disk_is_no_fault_of_a_program_that_writes(
    write: Write, monkeypatch: pytest.MonkeyPatch, code: str, free: int, verdict: Verdict
) -> None:
    """Where files of programs lie on one, as in landlock."""
    about = SimpleNamespace(f_bavail=free, f_frsize=1, f_files=0, f_favail=0)
    monkeypatch.setattr(os, "statvfs", lambda _: about)
    program = write(code)
    with Runner() as runner:
        run = run_python(runner, program)
    result = judge_run("case", run, LIMITS, program, program, lambda *_: None)
    assert result.verdict is verdict
    assert (result.reason == "the disk is full") is (verdict is Verdict.JE)


def test_the_next_program_may_fill_the_folder_again(
    sandbox: Sandbox | None, tmp_path: Path
) -> None:
    """It finds nothing of the last one, and may do what that did."""
    words = ["/bin/sh", "-c", "ls -R . && echo x > d/y && echo x > z && pwd && ls && cat z"]
    inside = sandbox.holding(tmp_path) if sandbox else None
    with Runner() as runner:
        runs = [
            runner.run(words, Path(os.devnull), LIMITS, inside, folders=["d"]) for _ in range(3)
        ]
    assert [(run.end, run.status, run.stderr) for run in runs] == [("exit", 0, b"")] * 3
    assert runs[0].stdout == runs[1].stdout == runs[2].stdout


@pytest.mark.parametrize("deed", ["os.rmdir(here)", "os.rmdir(here); os.symlink('/', here)"])
def test_a_program_may_ruin_its_folder(runner: Runner, write: Write, deed: str) -> None:
    run = run_python(runner, write(f"import os; here = os.getcwd(); {deed}"))
    assert run.status == 0
    again = run_python(runner, write("import os; print(os.getcwd(), os.listdir())"))
    assert again.stdout.decode().strip() == f"{runner.folder.name} []"


def test_a_closed_runner_leaves_nothing() -> None:
    with Runner() as runner:
        folder = Path(runner.folder.name)
        process = runner.keeper_for(None, LIMITS).process
    assert process.poll() is not None
    assert not folder.exists()


def test_what_would_begin_after_the_end_does_not(tmp_path: Path) -> None:
    runs, left = Runs(), tmp_path / "left"

    def run() -> None:
        RUNS.set(runs)
        with Runner() as runner:
            runner.run(["/usr/bin/touch", left], Path(os.devnull), LIMITS)

    copy_context().run(run)
    assert left.exists()
    left.unlink()
    runs.end()
    with pytest.raises(Stopped):
        copy_context().run(run)
    assert not left.exists()
