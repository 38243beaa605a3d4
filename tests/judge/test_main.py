"""The judge's command line: what it judges, what it refuses, and when it ends early."""

import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ground import problems
from judge.isolation.levels import Isolation, find_sandbox, isolation_of
from tests.helpers import tools
from tests.helpers.cases import ROOT
from tests.helpers.processes import PATIENCE, is_running, wait_until
from tests.helpers.programs import Write
from tests.helpers.puzzles import LINK
from tests.helpers.sandboxes import modes
from tests.helpers.sweep import in_sweep

IGNORING = """
import os, signal, sys
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
os.execv(sys.argv[1], sys.argv[1:])
"""
MANY_WORDS = f"cat {' '.join(map(str, range(20_000)))}"


@pytest.mark.sweep  # as `make judge` does
def test_samples_of_every_problem_are_accepted() -> None:
    done = tools.run("judge", "--case", "sample/*")
    assert done.returncode == 0, done.stdout
    for name in problems.all_problems():
        assert f"{name}: " in done.stdout
    for name in problems.other_problems():
        assert f"{name}: {name}.py: " in done.stdout
    assert " AC; slowest" in done.stdout


def test_a_problem_of_another_judge_takes_its_own_form(write: Write, tmp_path: Path) -> None:
    program = write("print('solved')")
    done = tools.call("judge", "uva_11585", program, "--case", "sample/*", "--sandbox", "none")
    assert "1 WA" in done.stdout
    (tmp_path / "one.in").write_text("1\n.\n")
    (tmp_path / "one.ans").write_text("0\n")
    done = tools.call("judge", "kattis_lightup", "--cases", tmp_path, "--sandbox", "none")
    assert "kattis_lightup.py: 1 case: 1 AC" in done.stdout


def test_a_command_is_a_program_too(cases: Path) -> None:
    solution = ROOT / "solutions" / "nurikabe.py"
    done = tools.call(
        "judge",
        "nurikabe",
        "--command",
        shlex.join([sys.executable, str(solution)]),
        "--cases",
        cases,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_words_of_a_command_are_kept_unless_they_are_files(cases: Path) -> None:
    done = tools.call("judge", "nurikabe", "--cases", cases, "--command", "sed -e s/1/a/b/ LICENSE")
    assert "unknown option to `s'" in done.stdout
    done = tools.call("judge", "nurikabe", "--cases", cases, "--command", "head -qn1 LICENSE")
    assert "'MIT License' at" not in done.stdout + done.stderr
    assert "2 WA" in done.stdout


def test_a_word_of_a_command_may_be_longer_than_a_name(cases: Path) -> None:
    words = ["python3", "-c", f"{'pass;' * 1000} print('found')"]
    done = tools.call("judge", "nurikabe", "--cases", cases, "--command", shlex.join(words))
    assert "2 WA" in done.stdout, done.stderr


def test_fail_fast_stops(write: Write, cases: Path) -> None:
    done = tools.call("judge", "nurikabe", write("print('~1')"), "--cases", cases, "--fail-fast")
    assert done.returncode == 1
    assert "1 of 2 cases" in done.stdout


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
        (["--cases", "testcases/nurikabe/data/sample"], "judge: --cases needs a problem\n"),
        (["nurikabe", "--cases", "no-such"], "no-such is not a folder"),
        (["nurikabe", "--json", "no-such/x"], "cannot write no-such/x"),
        (["nurikabe", "--case", "sample/1", "--json", "LICENSE/x"], "cannot write LICENSE/x"),
        (["-t", "0"], "argument -t: expected a number above 0, found '0'"),
        (["-t", "nan"], "argument -t: expected a number above 0, found 'nan'"),
        (["-t", "1e22"], "argument -t: expected at most 1000000, found '1e22'"),
        (["-m", "-1"], "argument -m: expected a number from 1 on, found '-1'"),
        (["-m", "0.0001"], "argument -m: expected a number from 1 on, found '0.0001'"),
        (["nurikabe", "--command", f"cat {'x' * 120_000}"], "judge: --command: it is too long\n"),
        (["nurikabe", "--command", MANY_WORDS], "judge: --command: it is too long\n"),
        (["-j", "0"], "argument -j: expected a number from 1 on, found '0'"),
        (["-j", "1000001"], "argument -j: expected at most 1000000, found '1000001'"),
        (["--show-diff", "x"], "argument --show-diff: expected a number from 0 on, found 'x'"),
    ],
)
def test_a_wrong_command_line_gets_one_line(words: list[str], message: str) -> None:
    done = tools.call("judge", *words)
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stderr.count("\n") == 1
    assert not done.stdout


@pytest.mark.parametrize("option", ["--json", "--junit"])
def test_a_report_is_not_written_to_a_link_to_itself(option: str, tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    done = tools.call("judge", "nurikabe", "--case", "sample/1", option, str(loop))
    assert (done.returncode, done.stderr) == (2, f"judge: cannot write {loop}\n")


@pytest.mark.parametrize("option", ["--json", "--junit"])
def test_a_report_does_not_take_the_place_of_the_program(option: str, tmp_path: Path) -> None:
    program = tmp_path / "a.py"
    program.write_text("print(1)\n")
    (tmp_path / "link.py").symlink_to(program)
    words = "nurikabe", str(program), "--case", "sample/1", option, str(tmp_path / "link.py")
    done = tools.call("judge", *words)
    assert (done.returncode, done.stderr) == (2, f"judge: {option} names the program\n")
    assert program.read_text() == "print(1)\n"


@pytest.mark.parametrize("option", ["--json", "--junit"])
@pytest.mark.parametrize("given", [["folder"], ["--command", "python3 folder/main.py"]])
def test_nor_that_of_a_part_of_it(given: list[str], option: str, tmp_path: Path) -> None:
    program = tmp_path / "a folder" / "main.py"
    program.parent.mkdir()
    program.write_text("print(1)\n")
    at = str(program.parent)
    given = [word.replace("folder", at if word == "folder" else shlex.quote(at)) for word in given]
    done = tools.call("judge", "nurikabe", *given, "--case", "sample/1", option, str(program))
    assert (done.returncode, done.stderr) == (2, f"judge: {option} names the program\n")
    assert program.read_text() == "print(1)\n"


@pytest.mark.parametrize("words", [["nurikabe"], []])
def test_nor_that_of_the_program_that_is_judged_otherwise(
    words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("judge.__main__.write_reports", print)  # it is our own solution
    done = tools.call("judge", *words, "--case", "sample/1", "--json", "solutions/nurikabe.py")
    assert (done.returncode, done.stderr) == (2, "judge: --json names the program\n")


def test_a_time_limit_may_be_long() -> None:
    done = tools.call("judge", "light_up", "--case", "sample/1", "-t", "1000000")
    assert (done.returncode, done.stderr) == (0, "")


def test_nor_that_of_a_case(tmp_path: Path) -> None:
    for suffix in "in", "ans":
        sample = ROOT / "testcases/light_up/data/sample" / f"1.{suffix}"
        (tmp_path / sample.name).write_bytes(sample.read_bytes())
    answer = tmp_path / "1.ans"
    words = "light_up", "--cases", str(tmp_path), "--json", str(answer)
    done = tools.call("judge", *words)
    assert (done.returncode, done.stderr) == (2, "judge: --json names a case\n")
    assert "{" not in answer.read_text()


@pytest.mark.parametrize("make", [os.mkfifo, Path.mkdir], ids=["pipe", "folder"])
def test_a_case_is_a_file(make: Callable[[Path], None], tmp_path: Path) -> None:
    make(tmp_path / "one.in")
    (tmp_path / "one.ans").write_text("")
    done = tools.run("judge", "nurikabe", "--cases", tmp_path)
    said = f"judge: {tmp_path / 'one.in'} is not a file\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


def test_nor_that_of_a_case_in_another_format(tmp_path: Path) -> None:
    (tmp_path / "one.in").write_text(LINK)
    (tmp_path / "one.ans").write_text("")
    done = tools.call("judge", "light_up", "--cases", tmp_path, "--json", tmp_path / "one.in")
    assert (done.returncode, done.stderr) == (2, "judge: --json names a case\n")
    assert (tmp_path / "one.in").read_text() == LINK


def test_so_does_one_of_a_process() -> None:
    done = tools.run("judge", "--no-such")
    assert done.returncode == 2
    assert (done.stdout, done.stderr) == ("", "judge: unrecognized arguments: --no-such\n")


# --- When things end early ------------------------------------------------------------------


@pytest.fixture(params=modes("auto", "none"))
def judging(
    write: Write, cases: Path, mark: str, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[subprocess.Popen[str]]:
    """A judge that runs a program that sleeps, seen to be running; its folders are in tmp_path."""
    code = f"""
        import os, sys
        open("left", "w").close()
        os.execv(sys.executable, [sys.executable, "-c", "import time; time.sleep(60)", "{mark}"])
        """
    words = ("judge", "nurikabe", write(code), "--cases", cases, "--sandbox", request.param)
    with tools.start(*words, TMPDIR=str(tmp_path)) as process:
        assert wait_until(lambda: is_running(mark))
        yield process
        process.kill()


@pytest.mark.parametrize("ending", [signal.SIGINT, *map(in_sweep, (signal.SIGTERM, signal.SIGHUP))])
def test_ctrl_c_says_what_was_done_and_leaves_nothing(
    judging: subprocess.Popen[str], mark: str, ending: signal.Signals, tmp_path: Path
) -> None:
    for _ in range(3):
        judging.send_signal(ending)
    out, err = judging.communicate(timeout=PATIENCE)
    assert judging.returncode == 130
    assert "0 of 2 cases" in out
    assert "interrupted" in out
    assert "Traceback" not in err
    assert not is_running(mark)
    assert not list(tmp_path.glob("judge-*"))


def test_ctrl_c_says_nothing_while_it_is_loaded() -> None:
    words = [sys.executable, "-X", "importtime", "-m", "judge", "nurikabe", "--show-diff", "none"]
    with subprocess.Popen(words, stderr=subprocess.PIPE, encoding="utf-8", cwd=ROOT) as loading:
        next(line for line in loading.stderr if line.endswith("ground.files\n"))
        loading.send_signal(signal.SIGINT)
        said = loading.stderr.read()
    assert loading.returncode in (-signal.SIGINT, 130)  # 130 to every shell
    assert "Traceback" not in said


@pytest.mark.sweep
def test_two_signals_at_once_are_one(judging: subprocess.Popen[str], mark: str) -> None:
    judging.send_signal(signal.SIGSTOP)  # so that both are there when it looks
    for number in signal.SIGINT, signal.SIGTERM, signal.SIGCONT:
        judging.send_signal(number)
    out, err = judging.communicate(timeout=PATIENCE / 3)  # also where a worker takes the first
    assert judging.returncode == 130
    assert "interrupted" in out
    assert "Error" not in err
    assert not is_running(mark)


@pytest.mark.parametrize("mode", modes("auto"))
def test_who_starts_it_may_ignore_the_ends_of_children(mode: str, cases: Path) -> None:
    words = tools.command("judge", "nurikabe", "--cases", cases, "--sandbox", mode)
    run = [sys.executable, "-c", IGNORING, *words]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "2 cases: 2 AC" in done.stdout, done.stdout + done.stderr


def names_below(folder: Path) -> set[str]:
    """The names of all that is in a folder, but for what vanishes while it is looked at."""
    return {name for _, folders, files in os.walk(folder) for name in folders + files}


def test_nothing_survives_the_judge_when_it_is_killed(
    judging: subprocess.Popen[str], mark: str, tmp_path: Path
) -> None:
    judging.kill()
    judging.communicate(timeout=PATIENCE)
    assert wait_until(lambda: not is_running(mark))
    assert wait_until(lambda: "left" not in names_below(tmp_path))


@pytest.mark.parametrize("mode", ["auto", "none"])
def test_reports_say_how_programs_were_isolated(
    mode: str, write: Write, cases: Path, tmp_path: Path
) -> None:
    words = ("nurikabe", write("print('1~')"), "--cases", cases, "--sandbox", mode)
    done = tools.call("judge", *words, "--json", tmp_path / "report.json")
    [problem] = json.loads((tmp_path / "report.json").read_text())["problems"]
    told = Isolation(**problem["isolation"])
    assert str(told) in done.stdout
    assert told == isolation_of(find_sandbox(mode)[0])
    assert (told.sandbox == "none") == ("programs are not isolated" in done.stderr)


@pytest.mark.sweep  # some seconds
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
