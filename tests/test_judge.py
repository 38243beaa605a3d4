"""The judge with real processes: every verdict, every limit, reports, wrong command lines."""

import io
import json
import os
import signal
import subprocess
import sys
import tempfile
import textwrap
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from ground import problems
from judge import problem
from judge import verdict as verdicts
from judge.checkers import Wrong
from judge.report import show_difference
from judge.run import MIB, Limits, Run, Runner
from judge.verdict import Result, Verdict, judge_run

ROOT = Path(__file__).parent.parent
Judge = Callable[..., subprocess.CompletedProcess[str]]
Write = Callable[[str], Path]
LIMITS = Limits(cpu=0.5, memory=100 * MIB, output=MIB // 4, processes=10)


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a program in Python into a folder of the test."""

    def write(code: str) -> Path:
        path = tmp_path / "program.py"
        path.write_text(textwrap.dedent(code))
        return path

    return write


@pytest.fixture
def cases(tmp_path: Path) -> Path:
    """Two small puzzles and their answers."""
    folder = tmp_path / "cases"
    folder.mkdir()
    for name, puzzle, answer in ("one", "1 2\n1.\n", "1~\n"), ("two", "1 3\n2..\n", "22~\n"):
        (folder / f"{name}.in").write_text(puzzle)
        (folder / f"{name}.ans").write_text(answer)
    return folder


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    """One runner for many programs."""
    with Runner() as runner:
        yield runner


def judge(*words: object, **options: object) -> subprocess.CompletedProcess[str]:
    """The judge as its users run it."""
    command = [sys.executable, "-m", "judge", *map(str, words)]
    return subprocess.run(
        command, capture_output=True, text=True, cwd=ROOT, timeout=50, check=False, **options
    )


def run_python(runner: Runner, program: Path, case: Path | None = None) -> Run:
    """Run a program in Python under LIMITS."""
    return runner.run([sys.executable, "-S", str(program)], case or program, LIMITS)


def is_running(mark: str) -> bool:
    """Whether a process has this word in its command line."""
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if mark.encode() in path.read_bytes() and path.parent.name != str(os.getpid()):
                return True
        except OSError:
            continue
    return False


# --- One run ------------------------------------------------------------------------------

ENDS = {
    "cpu": "while True: pass",
    "wall": "import time; time.sleep(60)",
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
        if not os.fork():
            if not os.fork():
                os.setsid()
                while time.process_time() < 0.3: pass
            os._exit(0)
        time.sleep(1)
        """
    assert 0.25 < run_python(runner, write(code)).cpu < 0.5


def test_time_of_children_that_nobody_waits_for_counts(runner: Runner, write: Write) -> None:
    code = """
        import os, signal, time
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)
        for _ in range(10):
            if not os.fork():
                while time.process_time() < 0.1: pass
                os._exit(0)
            time.sleep(0.12)
        """
    assert run_python(runner, write(code)).end == "cpu"


@pytest.mark.parametrize("deed", ["pass", "os.setsid()"])
def test_a_program_that_multiplies_is_ended(runner: Runner, write: Write, deed: str) -> None:
    code = f"""
        import os, time
        for _ in range(9):
            if not os.fork():
                {deed}
        os.execv("/bin/sleep", ["multiplied-of-the-test", "60"])
        """
    assert run_python(runner, write(code)).end == "processes"
    assert not is_running("multiplied-of-the-test")


def test_a_daemon_does_not_survive(runner: Runner, write: Write) -> None:
    code = """
        import os, sys, time
        if os.fork() == 0:
            os.setsid()
            if os.fork() == 0:
                os.execv(sys.executable, [sys.executable, "-c",
                         "import time; time.sleep(60)", "daemon-of-the-test"])
            os._exit(0)
        time.sleep(0.2)
        print("done")
        """
    run = run_python(runner, write(code))
    assert (run.end, run.status, run.stdout) == ("left", 0, b"done\n")
    assert not is_running("daemon-of-the-test")


def test_a_program_that_kills_its_supervisor_does_not_survive(runner: Runner, write: Write) -> None:
    code = """
        import os, signal, sys
        os.kill(os.getppid(), signal.SIGKILL)
        if os.fork():
            os.setpgid(0, 0)
        os.execv(sys.executable, [sys.executable, "-c", "import time; time.sleep(60)",
                                  "killer-of-the-test"])
        """
    assert run_python(runner, write(code)).end == "supervisor"
    assert not is_running("killer-of-the-test")
    assert run_python(runner, write("print(1)")).stdout == b"1\n"


def test_a_program_that_stops_its_supervisor_is_ended(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("judge.run.PATIENCE", 0.2)
    code = """
        import os, signal, sys
        os.kill(os.getppid(), signal.SIGSTOP)
        os.execv("/bin/sleep", ["stopper-of-the-test", "60"])
        """
    with Runner() as runner:
        limits = Limits(cpu=0.1)
        assert runner.run([sys.executable, write(code)], write(code), limits).end == "supervisor"
        assert not is_running("stopper-of-the-test")
        assert runner.run(["/bin/echo", "1"], write(code), limits).stdout == b"1\n"


def test_a_case_that_is_not_there_is_an_error_of_the_judge(runner: Runner, tmp_path: Path) -> None:
    run = runner.run(["/bin/cat"], tmp_path / "gone.in", LIMITS)
    assert run.end == "case"
    assert verdict_of(run, tmp_path) == ("JE", "the case cannot be read: No such file or directory")


@pytest.mark.parametrize(
    ("seconds", "end", "runs"),
    [("0.51 if runs == 1 else 0.1", "exit", 2), ("0.51", "cpu", 3), ("9", "cpu", 1)],
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


def test_memory_that_is_only_reserved_is_free(runner: Runner, write: Write) -> None:
    run = run_python(runner, write("import mmap; held = mmap.mmap(-1, 4 << 30); print(1)"))
    assert (run.end, run.stdout) == ("exit", b"1\n")


def test_closing_the_output_does_not_end_the_watch(runner: Runner, write: Write) -> None:
    run = run_python(runner, write("import os; os.close(1); os.close(2)\nwhile True: pass"))
    assert run.end == "cpu"


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


@pytest.mark.parametrize("deed", ["os.rmdir(here)", "os.rmdir(here); os.symlink('/', here)"])
def test_a_program_may_ruin_its_folder(runner: Runner, write: Write, deed: str) -> None:
    run = run_python(runner, write(f"import os; here = os.getcwd(); {deed}"))
    assert run.status == 0
    again = run_python(runner, write("import os; print(os.getcwd(), os.listdir())"))
    assert again.stdout.decode().strip() == f"{runner.folder.name} []"


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


def test_a_closed_runner_leaves_nothing() -> None:
    with Runner() as runner:
        folder = Path(runner.folder.name)
    assert runner.process.poll() is not None
    assert not folder.exists()


# --- Verdicts -----------------------------------------------------------------------------


def verdict_of(run: Run, tmp_path: Path, check: verdicts.Checker | None = None) -> tuple[str, str]:
    """(verdict, reason) of a run whose answer should be "1 2"."""
    expected = tmp_path / "case.ans"
    expected.write_text("1 2\n")
    result = judge_run("case", run, LIMITS, expected, expected, check)
    return result.verdict, result.reason


@pytest.mark.parametrize(
    ("run", "verdict", "reason"),
    [
        (Run("exit", 0, stdout=b" 1\n2"), Verdict.AC, ""),
        (Run("exit", 0, stdout=b"1 3"), Verdict.WA, "token 2 is '3' instead of '2'"),
        (Run("exit", 0, stdout=b"1"), Verdict.WA, "1 tokens instead of 2"),
        (Run("exit", 0, stdout=b"\xff\x00\x1b"), Verdict.WA, "token 1 is"),
        (Run("exit", 3, stdout=b"1 2"), Verdict.RTE, "exit status 3"),
        (Run("exit", -11, stdout=b"1 2"), Verdict.RTE, "killed by signal 11 (SIGSEGV)"),
        (Run("cpu", -9), Verdict.TLE, "more than 0.5 s of CPU time"),
        (Run("wall", -9), Verdict.TLE, "more than 3.5 s by the clock"),
        (Run("memory", -9), Verdict.MLE, "more than 100 MiB"),
        (Run("output", -9), Verdict.OLE, "more than 0.25 MiB of output"),
        (Run("processes", -9), Verdict.RTE, "more than 10 processes"),
        (Run("error", 2), Verdict.CE, "cannot be started: No such file or directory"),
    ],
)
def test_verdict(run: Run, verdict: str, reason: str, tmp_path: Path) -> None:
    got = verdict_of(run, tmp_path)
    assert got[0] == verdict
    assert got[1].startswith(reason)


def test_the_checker_decides(tmp_path: Path) -> None:
    def check(_puzzle: str, _answer: str) -> None:
        raise Wrong("a pool at r1c1", [(0, 0)])

    assert verdict_of(Run("exit", 0), tmp_path, check) == (Verdict.WA, "a pool at r1c1")
    assert verdict_of(Run("exit", 0, stdout=b"5 6"), tmp_path, lambda *_: None) == (Verdict.AC, "")


@pytest.mark.parametrize("error", [KeyError("oops\noops"), SystemExit(0), RecursionError()])
def test_a_checker_that_fails_is_an_error_of_the_judge(
    error: BaseException, tmp_path: Path
) -> None:
    def check(_puzzle: str, _answer: str) -> None:
        raise error

    verdict, reason = verdict_of(Run("exit", 0), tmp_path, check)
    assert verdict == Verdict.JE
    assert type(error).__name__ in reason
    assert "\n" not in reason


# --- The command line ---------------------------------------------------------------------


def test_samples_of_every_problem_are_accepted() -> None:
    done = judge("--case", "sample/*")
    assert done.returncode == 0, done.stdout
    for name in problems.all_problems():
        assert f"{name}: " in done.stdout
    assert " AC; slowest" in done.stdout


def test_wrong_answers_are_shown_beside_the_right_ones(write: Write, cases: Path) -> None:
    done = judge("nurikabe", write("print('~1')"), "--cases", cases, "-j", 2)
    assert done.returncode == 1
    assert "nurikabe/one  the answer changes a clue at r1c1" in done.stdout
    assert "expected" in done.stdout
    assert "[1][~]" in done.stdout
    assert "[~][1]" in done.stdout
    assert "2 cases: 2 WA; slowest" in done.stdout
    assert "\x1b" not in done.stdout


def console_of(width: int, colour: bool) -> Console:
    """A terminal that records what it is shown."""
    return Console(
        file=io.StringIO(),
        width=width,
        force_terminal=True,
        no_color=not colour,
        highlight=False,
        color_system="standard",
    )


def shown(console: Console, expected: str, answer: str) -> list[str]:
    """The lines in which a difference is shown."""
    show_difference(console, expected, Result("case", Verdict.WA, answer=answer))
    return console.file.getvalue().splitlines()  # type: ignore[attr-defined]


def test_differences_side_by_side_and_below_each_other() -> None:
    expected, answer = "10 ~\n~ 1\n", "10 1\n~ 1\n"
    assert shown(console_of(80, colour=False), expected, answer) == [
        "     expected   actual",
        "      10 [ ~]    10 [ 1]",
        "       ~   1      ~   1",
    ]
    below = shown(console_of(20, colour=False), expected, answer)
    assert below[3] == "     actual"
    assert len(below) == 6
    assert any("\x1b[1;37;41m" in line for line in shown(console_of(80, True), expected, answer))


def test_drawings_are_not_taken_apart() -> None:
    expected, answer = "+---+\n──────\n+---+\n", "+---+\n──┐───\n+---+\n"
    assert shown(console_of(80, colour=False), expected, answer) == [
        "     expected   actual",
        "       +---+      +---+",
        "     * ──────   * ──┐───",
        "       +---+      +---+",
    ]
    painted = shown(console_of(80, True), expected, answer)
    assert painted[2].endswith("──\x1b[1;37;41m┐\x1b[0m───")


def test_prose_instead_of_an_answer_is_cut() -> None:
    lines = shown(console_of(80, colour=False), "1~\n~1\n", "too-long-a-word and more\n" * 99)
    assert "[too-lo..][     and]" in lines[1]
    assert lines[-1] == "     ... and 94 rows more"
    assert len(lines) == 7


def test_only_some_differences_are_shown(write: Write, cases: Path) -> None:
    done = judge("nurikabe", write("print('~1')"), "--cases", cases, "--show-diff", 1)
    assert done.stdout.count("expected") == 1


def test_nothing_that_a_program_prints_reaches_the_terminal_raw(write: Write, cases: Path) -> None:
    code = r"import sys; sys.stdout.write('\x1b[2J\x00\x07'); sys.stderr.write('\x1b]0;x\x07')"
    done = judge("nurikabe", write(code), "--cases", cases)
    assert not {"\x1b", "\x00", "\x07"} & set(done.stdout + done.stderr)
    failing = judge("nurikabe", write(code + "; sys.exit(1)"), "--cases", cases)
    assert "exit status 1" in failing.stdout
    assert r"\x1b]0;x\x07" in failing.stdout
    assert not {"\x1b", "\x00", "\x07"} & set(failing.stdout)


def test_limits_from_the_command_line(write: Write, cases: Path) -> None:
    loop = judge("nurikabe", write("while True: pass"), "--cases", cases, "-t", 0.1)
    assert loop.stdout.count("more than 0.1 s of CPU time") == 2
    code = "import time; held = bytearray(b'x') * (80 << 20); time.sleep(1)"
    big = judge("nurikabe", write(code), "--cases", cases, "-m", 50, "--case", "o*")
    assert "MLE" in big.stdout
    assert "more than 50 MiB" in big.stdout


def test_a_command_is_a_program_too(cases: Path) -> None:
    solution = ROOT / "solutions" / "nurikabe.py"
    done = judge("nurikabe", "--command", f"{sys.executable} {solution}", "--cases", cases)
    assert done.returncode == 0, done.stdout + done.stderr


def test_options_may_stand_anywhere(write: Write, cases: Path) -> None:
    done = judge("--cases", cases, "nurikabe", "-j", 1, write("print('~1')"), "--show-diff", 0)
    assert "2 cases: 2 WA" in done.stdout, done.stderr


def test_words_of_a_command_are_kept_unless_they_are_files(cases: Path) -> None:
    done = judge("nurikabe", "--cases", cases, "--command", "sed -e s/1/a/b/ LICENSE")
    assert "unknown option to `s'" in done.stdout
    done = judge("nurikabe", "--cases", cases, "--command", "head -qn1 LICENSE")
    assert "'MIT License' at" not in done.stdout + done.stderr
    assert "2 WA" in done.stdout


def test_answers_and_cases_that_are_no_text(write: Write, cases: Path) -> None:
    (cases / "one.ans").write_bytes(b"\xff\x1b[2J\n")
    (cases / "two.ans").rename(cases / "\x1b\udcff.ans")
    (cases / "two.in").rename(cases / "\x1b\udcff.in")
    done = judge("nurikabe", "--cases", cases, write("print('~1\u2500')"))
    assert done.returncode == 1
    assert r"nurikabe/\x1b\udcff" in done.stdout
    assert "\x1b" not in done.stdout
    done = judge(
        *("nurikabe", "--cases", cases, write("print('\u2500')")),
        env={
            **os.environ,
            "PYTHONIOENCODING": "",
            "PYTHONUTF8": "0",
            "LC_ALL": "C",
            "PYTHONCOERCECLOCALE": "0",
        },
    )
    assert "2 cases: " in done.stdout, done.stderr


def test_devices_are_written_and_not_replaced(write: Write, cases: Path) -> None:
    words = ("nurikabe", write("print('~1')"), "--cases", cases)
    done = judge(*words, "--json", "/dev/stdout", "--junit", "/dev/null")
    assert done.returncode == 1
    assert '"accepted": false' in done.stdout
    assert Path("/dev/null").is_char_device()


def test_fail_fast_stops(write: Write, cases: Path) -> None:
    done = judge("nurikabe", write("print('~1')"), "--cases", cases, "--fail-fast")
    assert done.returncode == 1
    assert "1 of 2 cases" in done.stdout


def test_reports_in_files(write: Write, cases: Path, tmp_path: Path) -> None:
    program = write("print('1~' if len(input()) and len(input()) == 2 else 'x')")
    files = tmp_path / "r.json", tmp_path / "r.xml"
    done = judge("nurikabe", program, "--cases", cases, "--json", files[0], "--junit", files[1])
    assert done.returncode == 1
    report = json.loads(files[0].read_text())
    assert (report["version"], report["accepted"], report["interrupted"]) == (1, False, False)
    one, two = report["problems"][0]["cases"]
    assert (one["case"], one["verdict"], two["verdict"]) == ("one", "AC", "WA")
    assert one["cpu"] > 0
    assert one["memory"] > MIB
    suite = ET.fromstring(files[1].read_text()).find("testsuite")
    assert suite is not None
    assert (suite.get("tests"), suite.get("failures"), suite.get("errors")) == ("2", "1", "0")
    failure = suite.find("testcase[@name='two']/failure")
    assert failure is not None
    assert str(failure.get("message")).startswith("WA: ")
    assert sorted(path.name for path in tmp_path.glob(".r*")) == []


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["sudoku"], "no problem is called 'sudoku'; there are: "),
        (["nurikabe", "no-such.py"], "there is no program "),
        (["nurikabe", "LICENSE"], "is neither executable (chmod +x) nor one of .py"),
        (["nurikabe", "--command", "no-such-program"], "there is no program 'no-such-program'"),
        (["nurikabe", "--command", "'"], "--command: No closing quotation"),
        (["nurikabe", "--command", ""], "--command: there is no program ''"),
        (["nurikabe", ""], "there is no program "),
        ([""], "no problem is called ''"),
        (["nurikabe", "a\n\x1b.py"], r"there is no program a\n\x1b.py"),
        (["nurikabe", "--json", "x", "--junit", "./x"], "--json and --junit name the same file"),
        (["nurikabe", "--json", "/dev/no-such"], "cannot write /dev/no-such"),
        (["nurikabe", "a.py", "--command", "b"], "give a program or --command, not both"),
        (["nurikabe", "--case", "no-such"], "has no case that fits 'no-such'"),
        (["nurikabe", "--cases", "no-such"], "no-such is not a folder"),
        (["nurikabe", "--json", "no-such/x"], "cannot write no-such/x"),
        (["-t", "0"], "argument -t: expected a number above 0, found '0'"),
        (["-t", "nan"], "argument -t: expected a number above 0, found 'nan'"),
        (["-m", "-1"], "argument -m: expected a number above 0, found '-1'"),
        (["-j", "0"], "argument -j: expected a number from 1 on, found '0'"),
        (["--show-diff", "x"], "argument --show-diff: expected a number from 0 on, found 'x'"),
        (["--no-such"], "unrecognized arguments: --no-such"),
    ],
)
def test_a_wrong_command_line_gets_one_line(words: list[str], message: str) -> None:
    done = judge(*words)
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stderr.count("\n") == 1
    assert not done.stdout


def test_a_case_without_answer_gets_one_line(cases: Path) -> None:
    (cases / "one.ans").unlink()
    done = judge("nurikabe", "--cases", cases)
    assert (done.returncode, done.stdout) == (2, "")
    assert "one.in has no one.ans beside it" in done.stderr


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name: [", "line 1: "),
        ("name: x\n", "the key 'puzzle' is missing"),
        ("puzzle: {solution: a.py, time: 0}\n", "expected a number above 0, found 0"),
        ("puzzle: {solution: a.py, time: 1, checker: nobody}\n", "there is no checker "),
        ("puzzle: {solution: 5, time: 1}\n", "expected a name, found 5"),
        ("puzzle: 5\n", "expected puzzle to be a mapping, found 5"),
        ("puzzle: {}\nlimits: [1]\n", "expected limits to be a mapping, found [1]"),
        ("name: \x00\n", "unacceptable character #x0000"),
        ("just words\n", "problem.yaml: "),
        ("", "expected the file to be a mapping, found None"),
    ],
)
def test_a_broken_problem_is_named(
    text: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(problems, "FOLDER", tmp_path)
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "problem.yaml").write_text(text)
    with pytest.raises(problems.ProblemError, match=r"problem\.yaml") as error:
        problem.load("broken")
    assert message in str(error.value)
    assert "\n" not in str(error.value)


# --- When things end early ------------------------------------------------------------------


def start_judge(program: Path, cases: Path) -> subprocess.Popen[str]:
    """A judge that runs a program that sleeps, seen to be running."""
    command = [sys.executable, "-m", "judge", "nurikabe", str(program), "--cases", str(cases)]
    process = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    deadline = time.monotonic() + 10
    while not is_running("sleeper-of-the-test") and time.monotonic() < deadline:
        time.sleep(0.02)
    return process


SLEEPER = """
    import os, sys
    open("left", "w").close()
    os.execv(sys.executable, [sys.executable, "-c", "import time; time.sleep(60)",
                              "sleeper-of-the-test"])
    """


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_says_what_was_done_and_leaves_no_process(
    write: Write, cases: Path, ending: signal.Signals
) -> None:
    process = start_judge(write(SLEEPER), cases)
    for _ in range(3):
        process.send_signal(ending)
    out, err = process.communicate(timeout=10)
    assert process.returncode == 130
    assert "0 of 2 cases" in out
    assert "interrupted" in out
    assert "Traceback" not in err
    assert not is_running("sleeper-of-the-test")


def test_nothing_survives_the_judge_when_it_is_killed(write: Write, cases: Path) -> None:
    process = start_judge(write(SLEEPER), cases)
    assert is_running("sleeper-of-the-test")
    folders = set(Path(tempfile.gettempdir()).glob("judge-*/left"))
    assert folders
    process.kill()
    process.communicate(timeout=10)
    deadline = time.monotonic() + 5
    while is_running("sleeper-of-the-test") and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not is_running("sleeper-of-the-test")
    while any(folder.exists() for folder in folders) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(folder.exists() for folder in folders)


def test_memory_does_not_grow_with_the_cases(write: Write, tmp_path: Path) -> None:
    code = """
        import resource, sys
        sys.argv = ["judge", "nurikabe", "--cases", sys.argv[1], "--command", "/bin/cat"]
        from judge.__main__ import main
        status = main(sys.argv[1:])
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        print(status, peak, file=sys.stderr)
        """
    peaks = []
    for number in 20, 500:
        folder = tmp_path / str(number)
        folder.mkdir()
        for case in range(number):
            (folder / f"{case}.in").write_text("1 1\n1\n" + "\n" * 20000)
            (folder / f"{case}.ans").write_text("1\n")
        command = [sys.executable, str(write(code)), str(folder)]
        done = subprocess.run(
            command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True
        )
        status, peak = map(int, done.stderr.split()[-2:])
        assert status == 1
        peaks.append(peak)
    assert peaks[1] < peaks[0] + 6000  # KiB: 480 cases more, each with 20 KB of wrong answer
