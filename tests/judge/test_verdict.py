"""Verdicts: what a run comes to, and what the checker says."""

import os
from pathlib import Path
from types import SimpleNamespace

import pytest

from judge import verdict as verdicts
from judge.checkers import Wrong
from judge.run import MIB, Limits, Run
from judge.verdict import Verdict, compared, judge_run, refused, telling

LIMITS = Limits(cpu=0.5, memory=100 * MIB, output=MIB // 4, processes=10)


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
        (
            Run("output", -9, stdout=b"1 2", stderr=b"x"),
            Verdict.OLE,
            "more than 0.25 MiB of output to standard error",
        ),
        (
            Run("output", 0, stdout=b"x" * (MIB // 4), stderr=b"x"),
            Verdict.OLE,
            "more than 0.25 MiB of output",
        ),
        (Run("processes", -9), Verdict.RTE, "more than 10 processes"),
        (Run("error", 2), Verdict.CE, "cannot be started: No such file or directory"),
    ],
)
def test_verdict(run: Run, verdict: str, reason: str, tmp_path: Path) -> None:
    got = verdict_of(run, tmp_path)
    assert got[0] == verdict
    assert got[1].startswith(reason)


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (2, "No such file or directory, as where what should run it is not there"),
        (-8, "Exec format error, as where a script has no first line like #!/bin/sh"),
        (13, "Permission denied"),
    ],
)
def test_why_a_program_is_not_started(error: int, why: str, tmp_path: Path) -> None:
    assert verdict_of(Run("error", error), tmp_path) == (Verdict.CE, f"cannot be started: {why}")


@pytest.mark.parametrize(("size", "shown"), [(1, True), (9 * MIB, False), (None, False)])
def test_a_long_answer_of_a_package_is_not_shown_beside_a_wrong_one(
    size: int | None, shown: bool, tmp_path: Path
) -> None:
    """Nor one that is gone: what shows it would end all judging."""
    expected = tmp_path / "case.ans"
    if size:
        expected.write_bytes(b"1" * size)

    def rejects(*_: object) -> None:
        raise Wrong("no")

    run = Run("exit", 0, stdout=b"2")
    result = judge_run("case", run, LIMITS, expected, expected, None, rejects)
    assert (result.verdict, result.expected == expected) == (Verdict.WA, shown)


def test_of_a_wrong_answer_as_much_is_kept_as_the_right_one_has(tmp_path: Path) -> None:
    """What was cut off was said to differ, where the answer was wrong farther down."""
    expected = tmp_path / "case.ans"
    expected.write_text("1\n" * 50_000)

    def rejects(*_: object) -> None:
        raise Wrong("no")

    wrong = "1\n" * 49_999 + "2\n"
    run = Run("exit", 0, stdout=wrong.encode() + b"3\n" * 50_000)
    result = judge_run("case", run, LIMITS, expected, expected, rejects)
    assert result.answer == wrong
    both = compared(expected.read_text(), result.answer, [])
    assert both.above == 49_996


def test_of_a_wrong_answer_no_more_is_kept_where_the_right_one_is_too_long(tmp_path: Path) -> None:
    expected = tmp_path / "case.ans"
    expected.write_text("1\n" * MIB)

    def rejects(*_: object) -> None:
        raise Wrong("no")

    run = Run("exit", 0, stdout=b"2\n" * MIB)
    result = judge_run("case", run, LIMITS, expected, expected, None, rejects)
    assert result.expected is None
    assert len(result.answer or "") == verdicts.SHOWN


@pytest.mark.parametrize(
    ("status", "reason"),
    [
        (128, "exit status 128"),
        (139, "exit status 139, as after signal 11 (SIGSEGV)"),
        (192, "exit status 192, as after signal 64 (SIGRTMAX)"),
        (193, "exit status 193"),  # there are no more signals
        (255, "exit status 255"),  # as exit(-1) makes it
    ],
)
def test_an_exit_status_that_shells_make_names_the_signal(
    status: int, reason: str, tmp_path: Path
) -> None:
    assert verdict_of(Run("exit", status), tmp_path) == ("RTE", reason)


@pytest.mark.parametrize(
    ("said", "hint"),
    [
        (b"Traceback:\n  File 1\nMemoryError\n", ", for want of memory as it says"),
        (b"what():  std::bad_alloc\n", ", for want of memory as it says"),
        (
            b"java.lang.OutOfMemoryError: Java heap space\n\tat A.main",
            ", for want of memory as it says",
        ),
        (b"memory allocation of 99 bytes failed\n", ", for want of memory as it says"),
        (b"fatal error: runtime: out of memory\n", ", for want of memory as it says"),
        (b"FATAL ERROR: JavaScript heap out of memory\n", ", for want of memory as it says"),
        (b"KeyError: 'memory'\n", ""),
    ],
)
def test_who_gets_no_memory_may_say_so(said: bytes, hint: str, tmp_path: Path) -> None:
    assert verdict_of(Run("exit", 1, stderr=said), tmp_path) == ("RTE", f"exit status 1{hint}")


DEEP = "".join(f"\n\tat Main.dfs(Main.java:{n})" for n in range(1000))


@pytest.mark.parametrize(
    ("said", "first", "last"),
    [
        (
            'bad row\nException in thread "main" java.lang.Error: no' + DEEP,
            "Exception in",
            "java:3)",
        ),
        (
            f"Exception: a{DEEP}\nCaused by: Exception: b{DEEP}\n\t... 9 more",
            "Caused by: ",
            "java:3)",
        ),
        (
            "a.js:1\n\n  ^\nTypeError: no\n" + "    at f (a.js)\n" * 9 + "\nNode.js",
            "TypeError",
            "js)",
        ),
        ("a.rb:2:in `f': no (NoMethodError)\n\n  g.foo\n" + "\tfrom a.rb\n" * 9, "a.rb:2", "a.rb"),
        ("panic: no\n\ngoroutine 1 [running]:\nmain.f()\n\ta.go\nmain.g()\n", "panic: no", "a.go"),
        ("panic: no\n[signal SIGSEGV]\n\ngoroutine 1:\n\ta.go\nmain.g()\n", "panic: no", "a.go"),
        (
            "KeyError: 1\n\nDuring\nTraceback\n  File\n    f()\nValueError: 2\n",
            "During",
            "ValueError: 2",
        ),
        (
            "loader:1\n  throw err;\n  ^\n\nError: no module\nRequire stack:\n- a.js\n"
            + "    at f (a.js)\n" * 9
            + "{\n  code: 1\n}\n\nNode.js",
            "Error: no module",
            "js)",
        ),
        (
            "  ^\n\nAssertionError [X]: no\n\n1 !== 2\n\n"
            + "    at f (a.js)\n" * 9
            + "{\n  a: 1\n" * 9
            + "}\n\nNode.js",
            "AssertionError",
            "js)",
        ),
        (
            'a\nException in thread "main" Bad: this row:\n~~\n11' + DEEP,
            "Exception in",
            "java:1)",
        ),
        (
            "ValueError: 1\n\nDuring\nTraceback\n  File\n    from a import b\nImportError: 2",
            "During",
            "ImportError: 2",
        ),
        ("Error: a bad row\n1\n2\n3\n4\n5\n6", "2", "6"),
        ("Error: a bad row\n\n1\n2\n3\n4\n5\n6", "2", "6"),
        ("one", "one", "one"),
    ],
)
def test_where_calls_follow_an_error_it_is_told(
    said: str, first: str, last: str, tmp_path: Path
) -> None:
    case = tmp_path / "1.in"
    case.touch()
    result = judge_run("1", Run("exit", 1, stderr=said.encode()), LIMITS, case, case, None)
    told = telling(result.stderr, 5)
    assert len(told) <= 5
    assert told[0].startswith(first)
    assert told[-1].endswith(last)
    assert len(result.stderr) < 5000
    assert not any("\\t" in line for line in told)


@pytest.mark.parametrize(
    ("printed", "told"), [(b" \n", "1 2"), (b"3", ""), (b"1 2\n", "")], ids=["no", "wrong", "right"]
)
def test_what_is_said_elsewhere_is_told_where_there_is_no_answer(
    printed: bytes, told: str, tmp_path: Path
) -> None:
    case = tmp_path / "1.ans"
    case.write_text("1 2\n")
    run = Run("exit", 0, stdout=printed, stderr=b"1 2\n")  # as println of Go has it
    assert judge_run("1", run, LIMITS, case, case, None).stderr == told


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


def test_what_differs_is_marked_in_both_answers() -> None:
    both = compared("12\n34\n", "13\n34\n5\n", [(1, 0), (0, 1)])
    assert [[cell.mark for cell in row] for row in both.expected] == [["", "differs"], ["", ""], []]
    assert [[cell.mark for cell in row] for row in both.actual] == [
        ["", "differs"],
        ["breaks", ""],
        ["differs"],
    ]
    assert (both.more, both.is_drawing) == (0, False)
    assert compared("1\n", "1\n" * 9, []).more == 5
    assert compared("+ +\n", "+-+\n", [(0, 0)]).is_drawing


def test_words_that_a_program_prints_beside_its_answer_change_no_cell() -> None:
    both = compared("12\n34\n", "12\n34\nDone in 1 ms\n", [])
    assert [cell for row in both.actual[:2] for cell in row] == [(c, "") for c in "1234"]
    assert [cell.text for cell in both.actual[2]] == ["Done", "in", "1", "ms"]
    both = compared("10 2\n3 14\n1 3\n", "10 2\n314\n1 3\n", [])
    assert [cell.text for row in both.actual for cell in row] == ["10", "2", "314", "1", "3"]


def test_an_answer_is_taken_apart_as_the_expected_one_is() -> None:
    both = compared("+ +\n", "no answer\n", [])
    assert "".join(cell.text for cell in both.actual[0]) == "no answer"
    both = compared("10 2\n3 14\n", "10 2\n3 +\n", [])
    assert [cell.text for row in both.actual for cell in row] == ["10", "2", "3", "+"]


def test_what_a_terminal_would_not_show_is_one_cell() -> None:
    (row,) = compared("..*\n", "\ufeff..\0\n", []).actual
    assert row == [("\\ufeff", "differs"), (".", ""), (".", "differs"), ("\\x00", "differs")]
    (row,) = compared("1 2\n", "1 \u2028 \t2\r\n", []).actual
    assert row == [("1", ""), ("\\u2028", "differs"), ("2", "differs")]
    (row,) = compared("+ +\n", "+\t+\r\n", []).actual
    assert row == [("+", ""), ("\\t", "differs"), ("+", "")]


def test_what_a_compiler_says_begins_with_its_first_error() -> None:
    message, said = refused("Python", "  File 1\nSyntaxError: no\x1b\n")
    assert message == "Python: SyntaxError: no\\x1b"
    assert said.startswith("File 1")
    assert refused("C", "", "exit status 1")[0] == "C: exit status 1"
    said = "go: errors parsing go.mod:\ngo.mod:3: unknown directive: so\n"
    assert refused("Go", said)[0] == "Go: go.mod:3: unknown directive: so"


@pytest.mark.timeout(30)  # what is gone through again and again took minutes
def test_what_a_source_says_of_a_linker_that_was_killed_is_gone_through_once(
    tmp_path: Path,
) -> None:
    said = "error: linking with `" + "` failed: signal: 9 " * 100_000 + "\n --> a.rs:1:1\n"
    run = Run("exit", 1, stdout=said.encode() + b"x" * 4 * MIB)
    assert verdicts.fault_of_machine(run, tmp_path) == ""


@pytest.mark.parametrize(
    ("files", "left", "full"), [(9999, 20, True), (9999, 9000, False), (0, 0, False)]
)
def test_a_disk_that_takes_no_more_files_is_no_fault_of_the_program(
    files: int, left: int, full: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the compiler had made is gone at its end; not all file systems count their files."""
    disk = SimpleNamespace(f_files=files, f_favail=left)
    monkeypatch.setattr(os, "statvfs", lambda _: disk)
    run = Run("exit", 1, stdout=b"collect2: error: ld returned 1 exit status\n")
    said = "the compiler cannot write: No space left on device"
    assert verdicts.fault_of_machine(run, tmp_path) == (said if full else "")
