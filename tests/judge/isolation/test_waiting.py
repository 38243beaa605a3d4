"""Processes that wait for the next case: they go with their judge, and know nothing of the last."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.isolation import keeper
from judge.isolation.levels import find_sandbox
from judge.isolation.limits import MIB
from judge.isolation.sandbox import Sandbox
from judge.run import Run, Runner
from tests.helpers.processes import are_gone, below, wait_until
from tests.helpers.programs import Patient
from tests.helpers.sandboxes import at_levels, found, need_groups

NOTHING = Path(os.devnull)
SEES = """
import os
def is_open(file):
    try:
        return bool(os.fstat(file))
    except OSError:
        return False
print([file for file in range(1024) if is_open(file)], sorted(os.environ.items()))
print(os.getcwd(), os.listdir(), os.umask(0), os.getsid(0) == os.getpgrp() == os.getpid())
"""
LITTERS = """
import os
os.chdir("/usr")
os.umask(0o777)
os.environ["LEFT"] = "1"
for number in range(5):
    open(os.environ["HOME"] + f"/{number}", "w").write("left")
print("x" * 900_000)
"""
JUDGE = """
import os, sys, time
from pathlib import Path
from judge.isolation.levels import find_sandbox
from judge.run import Limits, Runner
sandbox = find_sandbox("landlock")[0].holding(Path(sys.argv[1]))
runner = Runner()
print(runner.run(["/bin/true"], Path(os.devnull), Limits(cpu=5), sandbox).end, flush=True)
time.sleep(60)
"""


class Rig:
    """A runner, and the processes below it."""

    def __init__(self, runner: Runner, sandbox: Sandbox | None, folder: Path) -> None:
        self.runner, self.folder = runner, folder
        self.sandbox = sandbox.holding(folder) if sandbox else None

    def run(self, *words: str, given: tuple[Path, ...] = ()) -> Run:
        """Run a command."""
        return self.runner.run(words, NOTHING, Patient(cpu=1), self.sandbox, given=given)

    def run_python(self, code: str, given: tuple[Path, ...] = ()) -> Run:
        """Run a program of the system's Python."""
        return self.run("/usr/bin/python3", "-I", "-S", "-c", code, given=given)

    def guard(self) -> int:
        """The process that the judge has started."""
        assert self.runner.keeper
        assert self.runner.keeper.process
        return self.runner.keeper.process.pid

    def waiting(self) -> int:
        """The one process that waits for its command."""
        assert wait_until(lambda: len(below(self.guard())) == 2), below(self.guard())
        (supervisor,) = children(self.guard())
        (waiting,) = children(supervisor)
        return waiting


def children(process: int) -> list[int]:
    """The children of a process."""
    return [
        int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()
    ]


def print_bytes(rig: Rig, size: int) -> Run:
    """Run a program that prints as much, with as little memory as it takes."""
    limits = Patient(cpu=1, memory=64 * MIB, output=64 * MIB)
    command = ["/usr/bin/head", "-c", str(size), "/dev/zero"]
    return rig.runner.run(command, NOTHING, limits, rig.sandbox)


@pytest.fixture
def rig(sandbox: Sandbox | None, tmp_path: Path) -> Iterator[Rig]:
    """A runner of one sandbox."""
    with Runner() as runner:
        yield Rig(runner, sandbox, tmp_path)


@at_levels("landlock")
def test_one_waits_after_each_run_and_is_the_next_program(rig: Rig) -> None:
    assert rig.run("/bin/true").end == "exit"
    for _ in range(3):
        waiting = rig.waiting()
        assert rig.run("/bin/sh", "-c", "echo $$").stdout == f"{waiting}\n".encode()


@at_levels("none")
def test_none_waits_where_programs_are_spawned(rig: Rig) -> None:
    assert rig.run("/bin/true").end == "exit"
    time.sleep(0.1)
    assert len(below(rig.guard())) == 1


@at_levels("landlock")
def test_it_is_confined_while_it_waits(rig: Rig) -> None:
    rig.run("/bin/true")
    status = Path(f"/proc/{rig.waiting()}/status")
    assert wait_until(lambda: "Seccomp:\t2" in status.read_text())
    said = status.read_text()
    assert "NoNewPrivs:\t1" in said
    assert "CapEff:\t0000000000000000" in said
    assert os.getsid(rig.waiting()) == rig.waiting()


@at_levels("landlock")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_one_that_somebody_kills_is_replaced(rig: Rig, number: int) -> None:
    rig.run("/bin/true")
    kept = rig.runner.keeper
    for _ in range(3):
        waiting = rig.waiting()
        os.kill(waiting, number)
        assert wait_until(lambda pid=waiting: are_gone({pid}))
        run = rig.run("/bin/echo", "1")
        assert (run.end, run.status, run.stdout) == ("exit", 0, b"1\n")
    assert rig.runner.keeper is kept


@at_levels("landlock")
@pytest.mark.parametrize("victims", ["supervisor", "guard", "both"])
def test_it_goes_when_its_supervisor_is_killed(rig: Rig, victims: str) -> None:
    rig.run("/bin/true")
    guard, waiting = rig.guard(), rig.waiting()
    (supervisor,) = children(guard)
    named = {"supervisor": (supervisor,), "guard": (guard,), "both": (guard, supervisor)}
    for process in named[victims]:
        os.kill(process, signal.SIGKILL)
    if victims == "guard":
        rig.runner.close()  # which its supervisor hears of
    assert wait_until(lambda: are_gone({waiting, supervisor}))


@at_levels("landlock")
def test_a_runner_that_is_closed_leaves_none(rig: Rig) -> None:
    rig.run("/bin/true")
    rig.waiting()
    all_of_them = {rig.guard(), *below(rig.guard())}
    assert len(all_of_them) == 3
    rig.runner.close()
    assert are_gone(all_of_them)


def test_a_judge_that_is_killed_leaves_none(tmp_path: Path) -> None:
    found("landlock")
    words = [sys.executable, "-c", JUDGE, str(tmp_path)]
    with subprocess.Popen(words, stdout=subprocess.PIPE) as judge:
        assert judge.stdout
        assert judge.stdout.readline() == b"exit\n"
        assert wait_until(lambda: len(below(judge.pid)) == 3)
        processes = below(judge.pid)
        judge.kill()
    assert wait_until(lambda: are_gone(processes))


def test_each_of_two_runners_has_its_own(tmp_path: Path) -> None:
    sandbox = found("landlock")
    with Runner() as one, Runner() as other:
        rigs = [Rig(runner, sandbox, tmp_path) for runner in (one, other)]
        for rig in rigs:
            rig.run("/bin/true")
        assert rigs[0].waiting() != rigs[1].waiting()
        one.close()
        assert rigs[1].run("/bin/echo", "1").stdout == b"1\n"


@at_levels("landlock", "bwrap", "none")
def test_a_case_sees_nothing_of_the_one_before(rig: Rig, tmp_path: Path) -> None:
    """Files that are open, environment, folders: as if it were the first."""
    given = tmp_path / "given"
    given.write_text("given")
    with Runner() as fresh:
        first = Rig(fresh, rig.sandbox, tmp_path).run_python(SEES)
    assert first.end == "exit", first
    assert b"[0, 1, 2] " in first.stdout
    for _ in range(2):
        assert rig.run_python(LITTERS, given=(given, given)).end == "exit"
        again = rig.run_python(SEES)
        own = rig.runner.folder.name.encode()
        assert again.stdout == first.stdout.replace(fresh.folder.name.encode(), own)


@at_levels("landlock", "bwrap", "none")
def test_given_files_are_the_only_others(rig: Rig, tmp_path: Path) -> None:
    given = tmp_path / "given"
    given.write_text("given")
    for count in (21, 0, 3):  # as many as there is room for
        run = rig.run_python(SEES, given=(given,) * count)
        assert run.stdout.startswith(str(list(range(3 + count))).encode()), run


@pytest.mark.sweep
@pytest.mark.parametrize(
    "counted",
    [pytest.param(True, id="counted"), pytest.param(False, id="seen", marks=pytest.mark.sweep)],
)
@at_levels("landlock")
def test_while_it_waits_no_clock_runs(
    rig: Rig, counted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if counted:
        need_groups()
    else:
        monkeypatch.setattr(keeper, "group_with", lambda *_: None)
    runs = []
    for _ in range(4):
        runs.append(rig.run("/bin/true"))
        rig.waiting()
        time.sleep(0.6)
    assert min(run.wall for run in runs[1:]) < 0.5
    assert min(run.cpu for run in runs[1:]) < 0.004


@at_levels("landlock")
def test_what_the_last_one_has_printed_is_not_the_next_ones_gain(rig: Rig) -> None:
    """Memory is counted from when the program begins, not from when its process was forked."""
    need_groups()
    held = f"held = bytearray(b'x') * {30 * MIB}; import time; time.sleep(0.05)"
    first = rig.run_python(held).memory
    for _ in range(3):
        assert rig.run_python(LITTERS).end == "exit"
        assert rig.run_python(held).memory == pytest.approx(first, abs=1.5 * MIB)


@pytest.mark.sweep
@at_levels("landlock")
def test_none_waits_where_the_last_one_has_printed_much(rig: Rig) -> None:
    """Else the kernel ends the next, or its supervisor, for what is held until it is read."""
    need_groups()
    assert print_bytes(rig, 5 * MIB).end == "exit"
    rig.waiting()
    for _ in range(3):
        assert print_bytes(rig, 40 * MIB).end == "exit"
        assert len(below(rig.guard())) == 1
        assert print_bytes(rig, 0).end == "exit"


@at_levels("landlock")
def test_its_limit_of_time_is_there_when_it_begins(rig: Rig) -> None:
    limits = {rig.run("/bin/sh", "-c", "ulimit -t").stdout for _ in range(60)}
    assert b"unlimited\n" not in limits


@pytest.mark.sweep
@at_levels("landlock")
def test_a_limit_breaks_no_later_for_it(rig: Rig) -> None:
    for _ in range(2):
        assert rig.run_python("held = bytearray(b'x') * (300 << 20)").end == "memory"
        assert rig.run_python("while True: pass").end == "cpu"
        assert rig.run("/bin/echo", "1").stdout == b"1\n"


def test_the_waiting_process_cannot_be_reached_from_a_sandbox(tmp_path: Path) -> None:
    """A program of another worker can neither signal nor read it."""
    found("landlock")
    sandbox, _ = find_sandbox("landlock")
    with Runner() as one, Runner() as other:
        target, attacker = (Rig(runner, sandbox, tmp_path) for runner in (one, other))
        target.run("/bin/true")
        waiting = target.waiting()
        code = f"import os; os.kill({waiting}, 9)"
        assert b"PermissionError" in attacker.run_python(code).stderr
        code = f"open('/proc/{waiting}/mem', 'rb')"
        assert b"PermissionError" in attacker.run_python(code).stderr
        assert target.waiting() == waiting
