"""The supervisor with real processes: every limit, and nothing that outlives its run."""

import sys

import pytest

from judge.run import MIB, Limits, Runner
from tests.helpers.processes import is_running
from tests.helpers.programs import LIMITS, Write, run_python

ENDS = {
    "cpu": "while True: pass",
    "memory": "import time; held = bytearray(b'x') * (300 << 20); time.sleep(5)",
    "output": "while True: print('x' * 1000)",
    "processes": """
        import os, time
        for _ in range(40):
            if not os.fork():
                time.sleep(60)
        time.sleep(60)
        """,
}


@pytest.mark.parametrize("end", ENDS)
def test_a_program_over_a_limit_is_ended(runner: Runner, write: Write, end: str) -> None:
    run = run_python(runner, write(ENDS[end]))
    assert run.end == end
    assert run.cpu < LIMITS.cpu + 1


def test_a_program_that_sleeps_is_ended(runner: Runner, write: Write) -> None:
    program = write("import time; time.sleep(600)")
    assert runner.run([sys.executable, "-S", str(program)], program, Limits(cpu=0.1)).end == "wall"


@pytest.mark.sweep
def test_a_program_that_ignores_signals_is_ended(runner: Runner, write: Write) -> None:
    code = """
        import signal
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGXCPU, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)
        while True:
            pass
        """
    assert run_python(runner, write(code)).end == "cpu"


def test_output_to_standard_error_counts(runner: Runner, write: Write) -> None:
    run = run_python(runner, write("import sys\nwhile True: sys.stderr.write('x' * 1000)"))
    assert run.end == "output"
    assert len(run.stderr) <= 4096


def test_the_error_that_many_calls_follow_is_kept(runner: Runner, write: Write) -> None:
    code = """
        import sys
        calls = "".join(f"\\n\\tat A.f(A.java:{n})" for n in range(1024))
        sys.stderr.write("debug\\n" * 1000 + "Exception in thread 1: no" + calls + "\\n")
        """
    said = run_python(runner, write(code)).stderr
    assert said.startswith(b"Exception in thread 1: no\n\tat A.f(A.java:0)\n")
    assert len(said) <= 4096


def test_memory_of_children_adds_up(runner: Runner, write: Write) -> None:
    code = """
        import os, time
        for _ in range(4):
            if not os.fork():
                held = bytearray(b'x') * (40 << 20)
                time.sleep(60)
        time.sleep(60)
        """
    assert run_python(runner, write(code)).end == "memory"


@pytest.mark.sweep
def test_time_of_children_adds_up(runner: Runner, write: Write) -> None:
    code = """
        import os, time
        for _ in range(3):
            if not os.fork():
                while True: pass
        time.sleep(60)
        """
    assert run_python(runner, write(code)).end == "cpu"


def test_time_of_dead_orphans_counts(runner: Runner, write: Write) -> None:
    code = """
        import os, time
        ours, theirs = os.pipe()
        if not os.fork():
            if not os.fork():
                os.setsid()
                while time.process_time() < 0.3: pass
            os._exit(0)
        os.close(theirs)
        os.read(ours, 1)  # until both end
        time.sleep(0.2)
        """
    assert 0.25 < run_python(runner, write(code)).cpu < 0.5


def test_time_of_children_that_nobody_waits_for_counts(runner: Runner, write: Write) -> None:
    code = """
        import contextlib, os, signal, time
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)
        for _ in range(10):
            if not os.fork():
                while time.process_time() < 0.1: pass
                os._exit(0)
            with contextlib.suppress(ChildProcessError):  # it waits, and gets no figures
                os.wait()
        """
    assert run_python(runner, write(code)).end == "cpu"


@pytest.mark.parametrize("deed", ["pass", "os.setsid()"])
def test_a_program_that_multiplies_is_ended(
    runner: Runner, write: Write, mark: str, deed: str
) -> None:
    code = f"""
        import os, time
        for _ in range(7):  # more than may be, but not more than the threads that may be
            if not os.fork():
                {deed}
        os.execv("/bin/sleep", ["{mark}", "60"])
        """
    assert run_python(runner, write(code)).end == "processes"
    assert not is_running(mark)


def test_a_daemon_does_not_survive(runner: Runner, write: Write, mark: str) -> None:
    code = f"""
        import os, sys, time
        if os.fork() == 0:
            os.setsid()
            if os.fork() == 0:
                os.execv(sys.executable, [sys.executable, "-c",
                         "import time; time.sleep(60)", "{mark}"])
            os._exit(0)
        time.sleep(0.2)
        print("done")
        """
    run = run_python(runner, write(code))
    assert (run.end, run.status, run.stdout) == ("left", 0, b"done\n")
    assert not is_running(mark)


def test_a_program_that_kills_its_supervisor_does_not_survive(
    runner: Runner, write: Write, mark: str
) -> None:
    code = f"""
        import os, signal, sys
        os.kill(os.getppid(), signal.SIGKILL)
        if os.fork():
            os.setpgid(0, 0)
        os.execv(sys.executable, [sys.executable, "-c", "import time; time.sleep(60)",
                                  "{mark}"])
        """
    assert run_python(runner, write(code)).end == "supervisor"
    assert not is_running(mark)
    assert run_python(runner, write("print(1)")).stdout == b"1\n"


@pytest.mark.sweep
def test_a_program_that_stops_its_supervisor_is_ended(
    write: Write, mark: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("judge.run.PATIENCE", 0.2)
    monkeypatch.setattr("judge.isolation.keeper.PATIENCE", 0.2)
    code = f"""
        import os, signal, sys
        os.kill(os.getppid(), signal.SIGSTOP)
        os.execv("/bin/sleep", ["{mark}", "60"])
        """
    with Runner() as runner:
        limits = Limits(cpu=0.1)
        assert runner.run([sys.executable, write(code)], write(code), limits).end == "supervisor"
        assert not is_running(mark)
        assert runner.run(["/bin/echo", "1"], write(code), limits).stdout == b"1\n"


def test_memory_that_is_only_reserved_is_free(runner: Runner, write: Write) -> None:
    run = run_python(runner, write("import mmap; held = mmap.mmap(-1, 4 << 30); print(1)"))
    assert (run.end, run.stdout) == ("exit", b"1\n")


@pytest.mark.sweep
def test_closing_the_output_does_not_end_the_watch(runner: Runner, write: Write) -> None:
    run = run_python(runner, write("import os; os.close(1); os.close(2)\nwhile True: pass"))
    assert run.end == "cpu"


def test_figures_of_a_run(runner: Runner, write: Write) -> None:
    code = "held = bytearray(b'x') * (50 << 20)\nimport time\nwhile time.process_time() < 0.2: pass"
    run = run_python(runner, write(code))
    assert run.end == "exit"
    assert 0.2 <= run.cpu < 0.4
    assert run.wall >= 0.2
    assert 55 * MIB < run.memory < 70 * MIB


def test_a_small_program_is_not_charged_for_the_judge(runner: Runner, write: Write) -> None:
    run = runner.run(["/bin/true"], write(""), LIMITS)
    assert run.memory < 12 * MIB


def test_peak_memory_is_the_programs_own(write: Write) -> None:
    weight = bytearray(b"x") * (200 * MIB)
    with Runner() as runner:
        run = run_python(runner, write("print('done')"))
    assert run.memory < 20 * MIB < len(weight)
