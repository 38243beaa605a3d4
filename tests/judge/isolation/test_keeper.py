"""Supervisors as the judge keeps them: what they are given, and how they end."""

import compileall
import ctypes
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from judge.isolation import keeper
from judge.isolation.keeper import Keeper, NotStarted, end_below
from judge.isolation.limits import MIB, Limits
from judge.isolation.sandbox import Sandbox
from judge.language import build
from judge.run import Run, Runner
from tests.helpers.processes import below, is_running, wait_until
from tests.helpers.programs import Patient
from tests.helpers.sandboxes import at_levels, need_groups
from tests.helpers.sweep import in_sweep

LIMITS = Limits(cpu=5)
SPENT = """
import os, resource, signal

def spent():
    mine = resource.getrusage(resource.RUSAGE_SELF)
    return mine.ru_utime + mine.ru_stime

signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # so that nobody is told of their time
total = 0.0
for _ in range(5):
    ours, theirs = os.pipe()
    if not os.fork():
        while spent() < 0.3:
            pass
        os.write(theirs, b"%.6f" % spent())
        os._exit(0)
    os.close(theirs)
    total += float(os.read(ours, 99))
    os.read(ours, 1)  # until it has ended
    os.close(ours)
print(total + spent(), flush=True)
os._exit(0)
"""
IN_FILES = """
#define _GNU_SOURCE
#include <sys/mman.h>
#include <unistd.h>
static char page[1 << 16];
int main(void) {
    for (int file = 0, i = 0; i < 2000; i++) {
        if (i % 100 == 0) file = memfd_create("held", 0);
        if (write(file, page, sizeof page) < 0) pause();
    }
    return 0;
}
"""
HEIR = """
import os, signal, sys, time
supervisor, tasks = os.getppid(), int(sys.argv[1])
os.kill(supervisor, signal.SIGSTOP)  # so that it does not look
for process, rank in (supervisor, "1000"), ("self", "0"):
    with open(f"/proc/{process}/oom_score_adj", "w") as file:
        file.write(rank)
while time.process_time() < 0.2:
    pass
for _ in range(tasks):
    try:
        if not os.fork():
            time.sleep(60)
    except OSError:
        break
held = bytearray(b"x") * (1 << 27)
"""
GET_SUBREAPER = 37  # PR_GET_CHILD_SUBREAPER of linux/prctl.h


def run(command: list[str], sandbox: Sandbox | None, folder: Path) -> Run:
    """Run a command in a sandbox."""
    with Runner() as runner:
        inside = sandbox.holding(folder) if sandbox else None
        return runner.run(command, Path(os.devnull), LIMITS, inside)


def test_the_environment_is_not_the_judges(
    sandbox: Sandbox | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECRET_OF_THE_JUDGE", "1")
    said = run(["/usr/bin/env"], sandbox, tmp_path).stdout.decode()
    names = {line.partition("=")[0] for line in said.splitlines()}
    assert names == {"PATH", "HOME", "TMPDIR", "LANG", "PYPY_GC_NURSERY"}


def test_memory_of_pypy_does_not_depend_on_the_caches_of_the_machine(
    sandbox: Sandbox | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYPY_GC_NURSERY", "1G")  # what it asks for where caches are large
    said = run(["/bin/sh", "-c", "echo $PYPY_GC_NURSERY"], sandbox, tmp_path).stdout
    assert said == b"4M\n"


def test_the_stack_is_as_large_as_the_memory(sandbox: Sandbox | None, tmp_path: Path) -> None:
    said = run(["/bin/sh", "-c", "ulimit -s"], sandbox, tmp_path).stdout
    assert int(said) * 1024 == LIMITS.memory


def test_the_host_takes_in_no_orphans(sandbox: Sandbox | None, tmp_path: Path) -> None:
    run(["/bin/true"], sandbox, tmp_path)
    answer = ctypes.c_int(-1)
    ctypes.CDLL(None).prctl(GET_SUBREAPER, ctypes.byref(answer), 0, 0, 0)
    assert answer.value == 0


@at_levels("none")
def test_only_processes_of_its_own_are_ended(sandbox: None, mark: str, tmp_path: Path) -> None:
    """A supervisor that is killed takes its programs with it, but none that the host started."""
    bystander = subprocess.Popen(["/bin/sleep", "60"], start_new_session=True)
    kill = f"kill -9 $PPID; (setsid sh -c 'sleep 60 {mark}' &); sleep 60"
    assert run(["/bin/sh", "-c", kill], sandbox, tmp_path).end == "supervisor"
    assert wait_until(lambda: not is_running(f"60 {mark}"))
    assert bystander.poll() is None
    bystander.kill()
    bystander.wait()


def test_the_clock_starts_with_the_program(sandbox: Sandbox | None, tmp_path: Path) -> None:
    with Runner() as runner:
        inside = sandbox.holding(tmp_path) if sandbox else None
        seconds = [
            runner.run(["/bin/true"], Path(os.devnull), LIMITS, inside).cpu for _ in range(20)
        ]
    assert min(seconds) < 0.004  # what bubblewrap takes is more


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("sandbox", "counted"),
    [
        pytest.param("bwrap", True, id="bwrap-counted"),
        pytest.param("landlock", False, id="landlock-seen"),
        in_sweep(pytest.param("bwrap", False, id="bwrap-seen")),
        in_sweep(pytest.param("landlock", True, id="landlock-counted")),
    ],
    indirect=["sandbox"],
)
def test_time_is_exact_to_two_percent(
    sandbox: Sandbox, counted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if counted:
        need_groups()
    else:
        monkeypatch.setattr(keeper, "group_with", lambda *_: None)
    (tmp_path / "spent.py").write_text(SPENT)
    with build(tmp_path / "spent.py", LIMITS.memory, sandbox) as program, Runner() as runner:
        limits = Patient(cpu=5)
        spent = runner.run(program.command, Path(os.devnull), limits, program.sandbox)
    assert (spent.end, spent.status) == ("exit", 0), spent
    assert spent.cpu == pytest.approx(float(spent.stdout), rel=0.02)


@pytest.mark.parametrize("held", [0, 80 * MIB])
@at_levels("bwrap", late=("landlock", "none"))
def test_a_run_begins_at_zero(sandbox: Sandbox | None, held: int, tmp_path: Path) -> None:
    """Whatever those before it have used, in the group in which it begins."""
    need_groups()
    code = f"held = bytearray(b'x') * {held}; import time\nwhile time.process_time() < 0.2: pass"
    (tmp_path / "first.py").write_text(code)
    with build(tmp_path / "first.py", LIMITS.memory, sandbox) as program, Runner() as runner:
        runner.run(program.command, Path(os.devnull), LIMITS, program.sandbox)
        kept = runner.keeper
        run = runner.run(["/bin/true"], Path(os.devnull), LIMITS, program.sandbox)
        assert runner.keeper is kept
    assert run.cpu < 0.1
    assert run.memory < 20 * MIB


@at_levels("bwrap", late=("landlock", "none"))
def test_no_more_memory_is_told_than_was_allowed(sandbox: Sandbox | None, tmp_path: Path) -> None:
    """What is resident may be more: pages of libraries too, which the kernel does not count."""
    need_groups()
    limits = Limits(cpu=5, memory=16 * MIB)
    (tmp_path / "loads.py").write_text("import ssl, sqlite3, ctypes, decimal; print(1)")
    with build(tmp_path / "loads.py", LIMITS.memory, sandbox) as program, Runner() as runner:
        run = runner.run(program.command, Path(os.devnull), limits, program.sandbox)
    assert (run.end, run.stdout) == ("exit", b"1\n")
    assert run.memory <= limits.memory


@pytest.mark.skipif(not shutil.which("gcc"), reason="gcc is not installed")
@at_levels("bwrap", late=("landlock", "none"))
def test_a_program_that_takes_its_supervisor_along_has_held_too_much(
    sandbox: Sandbox | None, tmp_path: Path
) -> None:
    """Memory that is in no process: the kernel ends the largest one, which is not the program."""
    need_groups()
    limits = Patient(cpu=5, memory=64 * MIB)
    (tmp_path / "held.c").write_text(IN_FILES)
    with build(tmp_path / "held.c", LIMITS.memory, sandbox) as program, Runner() as runner:
        for _ in range(2):
            run = runner.run(program.command, Path(os.devnull), limits, program.sandbox)
            assert run.end == "memory"
        run = runner.run(["/bin/true"], Path(os.devnull), limits, program.sandbox)
        assert (run.end, run.status) == ("exit", 0)


@at_levels("bwrap", late=("landlock", "none"))
def test_of_a_group_that_holds_too_much_the_supervisor_is_left(
    sandbox: Sandbox | None, tmp_path: Path
) -> None:
    """Though it is larger than each process of the program: the figures are known."""
    need_groups()
    code = "#include <unistd.h>\nint main(void) {\n"
    code += "usleep(300000);\n"  # who starts a program is of its rank, for as long as that takes
    code += "for (int i = 0; i < 20; i++) if (!fork()) break;\n"
    code += "static char held[4 << 20]; for (unsigned i = 0; i < sizeof held; i += 4096)\n"
    code += "((volatile char *)held)[i] = 1; for (;;) pause(); }\n"
    limits = Patient(cpu=5, memory=48 * MIB)
    (tmp_path / "held.c").write_text(code)
    with build(tmp_path / "held.c", LIMITS.memory, sandbox) as program, Runner() as runner:
        run = runner.run(program.command, Path(os.devnull), limits, program.sandbox)
        assert (run.end, run.status) == ("memory", -9)  # as only the supervisor can tell
        assert run.cpu > 0
        assert run.memory > 40 * MIB


@pytest.mark.parametrize(
    ("code", "end"),
    [
        ("held = bytearray(b'x') * (1 << 27)", "memory"),
        ("import os; [os.fork() or os.read(os.pipe()[0], 1) for _ in range(8)]", "processes"),
    ],
)
@at_levels("bwrap", late=("landlock", "none"))
def test_after_a_run_that_holds_too_much_another_supervisor_is_begun(
    sandbox: Sandbox | None, code: str, end: str, tmp_path: Path
) -> None:
    """What the dead have held is counted for a while yet, and may be the old one's end."""
    limits = Patient(cpu=5, memory=64 * MIB, processes=4)
    (tmp_path / "held.py").write_text(code)
    with build(tmp_path / "held.py", LIMITS.memory, sandbox) as program, Runner() as runner:
        run = runner.run(program.command, Path(os.devnull), limits, program.sandbox)
        assert run.end == end
        assert not runner.keeper
        assert not list(Path(runner.folder.name).iterdir())


@pytest.mark.parametrize(("tasks", "end"), [(0, "memory"), (30, "threads")])
def test_what_the_kernel_has_counted_outlives_the_supervisor(
    tasks: int, end: str, tmp_path: Path
) -> None:
    """A program has it killed in its own place: by what it holds, or as it became too many."""
    need_groups()
    if os.geteuid():
        pytest.skip("the rank of a supervisor can be changed by root only")
    (tmp_path / "heir.py").write_text(HEIR)
    limits = Patient(cpu=5, memory=64 * MIB, processes=40, threads=20)
    with Runner() as runner:
        for _ in range(2):  # the second one is not told what the first has done
            command = [sys.executable, "-S", str(tmp_path / "heir.py"), str(tasks)]
            run = runner.run(command, Path(os.devnull), limits)
            assert run.end == end
            assert 0.2 <= run.cpu < 2
            assert run.wall >= 0.2
            assert 60 * MIB < run.memory <= 65 * MIB
            assert not runner.keeper
        run = runner.run(["/bin/true"], Path(os.devnull), limits)
        assert (run.end, run.status) == ("exit", 0)


def test_programs_begin_in_a_group_that_is_removed() -> None:
    need_groups()
    with Runner() as runner:
        said = runner.run(["/bin/cat", "/proc/self/cgroup"], Path(os.devnull), LIMITS).stdout
        folders = runner.keeper.group.folders.values()
        assert all(said.count(folder.name.encode()) >= 1 for folder in folders)
    assert not any(folder.exists() for folder in folders)


def test_what_does_not_start_says_why_and_is_closed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed, close = list[Keeper](), Keeper.close
    monkeypatch.setattr(Keeper, "close", lambda keeper: closed.append(keeper) or close(keeper))
    with pytest.raises(NotStarted, match="no-such"):
        Keeper(Sandbox("landlock", program="/no-such"), str(tmp_path), LIMITS)
    assert len(closed) == 1


@pytest.mark.parametrize("at", ["set_up", "ask", "hang_up"])
def test_nothing_is_left_of_one_where_ctrl_c_comes(
    at: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it begins, while it works, while it ends."""
    need_groups()
    kept, usual = list[Keeper](), getattr(Keeper, at)

    def interrupted(keeper: Keeper, *_: object) -> None:
        kept.append(keeper)
        monkeypatch.setattr(Keeper, at, usual)
        raise KeyboardInterrupt

    monkeypatch.setattr(Keeper, at, interrupted)
    with pytest.raises(KeyboardInterrupt):
        Keeper(None, str(tmp_path), LIMITS).close()
    assert kept[0].socket.fileno() < 0
    assert not any(folder.exists() for folder in kept[0].group.folders.values())
    assert wait_until(lambda: kept[0].process.poll() is not None)


def test_all_below_a_process_are_ended(mark: str) -> None:
    process = subprocess.Popen(["/bin/sh", "-c", f"sh -c 'sleep 60; : {mark}' & wait"])
    assert wait_until(lambda: len(below(process.pid)) >= 2)
    children = below(process.pid)
    end_below(process.pid)
    process.wait(10)
    assert wait_until(lambda: not is_running(mark)), children


def test_a_process_that_is_called_as_one_that_has_ended_is_found(tmp_path: Path) -> None:
    (tmp_path / "x) Z ").symlink_to("/bin/sleep")
    with subprocess.Popen([tmp_path / "x) Z ", "60"]) as process:
        assert process.pid in keeper.below(os.getpid())
        process.kill()


@pytest.mark.parametrize("left", [0, 8, 16, 100, 4096])
@at_levels("bwrap", late=("landlock", "none"))
def test_supervisors_that_were_not_compiled_to_their_end_run_all_the_same(
    sandbox: Sandbox | None, left: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a judge with a full disk, or with `ulimit -f 8`: for ever nothing was judged."""
    inside = tmp_path / "inside"
    shutil.copytree(keeper.INSIDE, inside, ignore=shutil.ignore_patterns("__pycache__"))
    compileall.compile_dir(inside, quiet=2)
    for code in inside.glob("__pycache__/*.pyc"):
        os.truncate(code, min(left, code.stat().st_size))
    monkeypatch.setattr(keeper, "INSIDE", inside)
    keeper.compiled.cache_clear()
    with Runner() as runner:
        run = runner.run(["/bin/echo", "1"], Path(os.devnull), LIMITS, sandbox)
    assert (run.end, run.stdout) == ("exit", b"1\n"), run.stderr
