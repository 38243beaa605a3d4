"""One program on many cases, several at once."""

import itertools
import shlex
import shutil
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Thread
from types import FrameType
from typing import Any

import pytest

from judge.checkers import apart
from judge.checkers.apart import Apart
from judge.judging import Crew, Task, judge_cases, judge_tasks, not_built
from judge.language import CompileError, NotInstalled, build, program_of
from judge.problem import Case, Problem
from judge.run import Runner
from judge.verdict import Checker, Verdict
from tests.helpers import checkers
from tests.helpers.processes import PATIENCE, is_running, wait_until
from tests.helpers.programs import LIMITS, Write

PROBLEM = Problem("", Path(), LIMITS, Path(), None)


@pytest.fixture
def cases(tmp_path: Path) -> list[Case]:
    """Cases whose answer is their input, and one whose answer is another."""
    for number in range(9):
        (tmp_path / f"{number}.in").write_text(f"{number}\n")
        (tmp_path / f"{number}.ans").write_text(f"{number % 8}\n")
    paths = sorted(tmp_path.glob("*.in"))
    return [Case(path.stem, path, path.with_suffix(".ans")) for path in paths]


@pytest.mark.parametrize("jobs", [1, 3])
def test_every_case_is_judged_once(cases: list[Case], jobs: int) -> None:
    with program_of("/bin/cat", None) as program:
        results = list(judge_cases(PROBLEM, program, cases, jobs))
    assert sorted(result.case for result in results) == [case.name for case in cases]
    assert [result.case for result in results if result.verdict is Verdict.WA] == ["8"]
    assert all(result.verdict in (Verdict.AC, Verdict.WA) for result in results)


def test_one_worker_gives_the_results_in_order(
    cases: list[Case], monkeypatch: pytest.MonkeyPatch
) -> None:
    def late(crew: Crew, usual: Callable[[Crew], object] = Crew.look_up) -> object:
        assert wait_until(lambda: crew.done.qsize() == 2 or not crew.todo.qsize())
        return usual(crew)

    monkeypatch.setattr(Crew, "look_up", late)  # so that several are done
    with program_of("/bin/cat", None) as program:
        for _ in range(5):
            results = list(judge_cases(PROBLEM, program, cases, 1))
            assert [result.case for result in results] == [case.name for case in cases]


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("print(0); exit(30)", "exit status 30, though the answer is right"),
        ("print(0, flush=True); import os; os.abort()", "killed by signal 6 (SIGABRT), though "),
        ("print(1); exit(30)", "exit status 30"),
        ("exit(30)", "exit status 30"),
    ],
)
def test_of_a_program_that_failed_it_is_said_if_its_answer_is_right(
    cases: list[Case], write: Write, code: str, reason: str
) -> None:
    """As where main of C gives whatever the last call has left."""
    with build(write(code), LIMITS.memory) as program:
        [result] = judge_cases(PROBLEM, program, cases[:1], 1)
    assert result.verdict is Verdict.RTE
    assert result.reason.startswith(reason)
    assert result.reason.endswith("right") == ("though" in reason)


@pytest.mark.parametrize(("answer", "is_said"), [(rb"\xc4\n", True), (rb"\xc3\xb6", False)])
def test_of_a_wrong_answer_in_another_encoding_that_is_said(
    cases: list[Case], write: Write, answer: bytes, is_said: bool
) -> None:
    """As a console of Windows has it: what is drawn with is no character then."""
    code = f"import sys; sys.stdout.buffer.write(b'{answer.decode()}')"
    with build(write(code), LIMITS.memory) as program:
        [result] = judge_cases(PROBLEM, program, cases[:1], 1)
    assert result.verdict is Verdict.WA
    assert result.reason.endswith(" instead of '0'; the answer is not in UTF-8") == is_said


def test_a_program_that_somebody_has_removed_is_not_to_blame(
    cases: list[Case], write: Write
) -> None:
    with build(write("print(0)"), LIMITS.memory) as program:
        shutil.rmtree(program.folder.name)  # as who tidies up the temporary folder
        [result] = judge_cases(PROBLEM, program, cases[:1], 1)
    assert (result.verdict, result.reason) == (Verdict.JE, "the copy of the program was removed")


def test_where_so_many_threads_cannot_begin_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    start, begun = Thread.start, list[Thread]()

    def begin(thread: Thread) -> None:
        if len(begun) == 2:
            raise RuntimeError("can't start new thread")
        start(thread)
        begun.append(thread)

    monkeypatch.setattr(Thread, "start", begin)
    with pytest.raises(OSError, match=r"^3 threads cannot begin: fewer with -j \(see ulimit -u\)$"):
        Crew(3)
    assert not any(thread.is_alive() for thread in begun)


@pytest.mark.parametrize(
    ("check", "verdict", "reason"),
    [
        (checkers.accepts, Verdict.AC, ""),
        (checkers.refuses, Verdict.WA, "'8\\n' to '8\\n'"),
        (checkers.counts_for_ever, Verdict.JE, "the checker failed: it took more than 0.1 s"),
        (checkers.fails, Verdict.JE, "the checker failed: KeyError: 'oops\\noops'"),
    ],
)
def test_the_checker_decides(
    check: Checker,
    verdict: Verdict,
    reason: str,
    cases: list[Case],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(apart, "SECONDS", 0.1 if "0.1 s" in reason else apart.SECONDS)
    problem = replace(PROBLEM, check=check)
    with program_of("/bin/cat", None) as program:
        (result,) = judge_cases(problem, program, cases[-1:], 1)
    assert (result.verdict, result.reason) == (verdict, reason)


def test_tasks_are_taken_as_they_are_needed(cases: list[Case]) -> None:
    taken = []
    with program_of("/bin/cat", None) as program:
        endless = (Task(program, PROBLEM, case) for case in itertools.cycle(cases))
        tasks = (taken.append(task) or task for task in endless)
        with closing(judge_tasks(tasks, 2)) as results:
            done = [result for some in itertools.islice(results, 3) for result in some]
    assert done
    assert len(taken) <= len(done) + 2 * 2


def interrupted_at(number: int, act: Callable[[], object]) -> bool:
    """Do something, with Ctrl-C at its opcode of that number; whether it has so many."""

    def trace(frame: FrameType, event: str, _: object) -> Any:
        nonlocal number
        frame.f_trace_opcodes = True
        number -= event == "opcode"
        if not number:
            sys.settrace(None)
            raise KeyboardInterrupt
        return trace

    before = sys.gettrace()
    sys._getframe().f_trace_opcodes = True  # or Python 3.12 does not see that others ask for it
    sys.settrace(trace)
    try:
        act()
    except KeyboardInterrupt:
        return True
    finally:
        sys.settrace(before)
    return False


def test_ctrl_c_at_any_time_leaves_nobody_waiting() -> None:
    """Threads of concurrent.futures waited for ever in some of a hundred tries."""
    for number in itertools.count(1):
        crew = Crew(2)
        crew.begin(partial(time.sleep, 0.001))
        act = lambda: (crew.begin(time.time), crew.look_up())  # noqa: B023, E731
        with ThreadPoolExecutor(1) as aside:  # where errors may stay that are half handled
            interrupted = aside.submit(interrupted_at, number, act).result()
        ending = Thread(target=crew.end, daemon=True)
        ending.start()
        ending.join(PATIENCE)
        assert not ending.is_alive(), number
        if not interrupted:
            break
    assert number > 20


def test_whoever_stops_listening_stops_the_programs(
    cases: list[Case], write: Write, mark: str
) -> None:
    code = f"""
        import os, sys
        if input() == "0":
            print(0)
        else:
            os.execv("/bin/sleep", ["{mark}", "600"])
        """
    with program_of(shlex.join([sys.executable, "-S", str(write(code))]), None) as program:
        with closing(judge_cases(PROBLEM, program, cases, 2)) as results:
            assert next(results).verdict is Verdict.AC
        assert not is_running(mark)


def test_ctrl_c_while_they_end_leaves_no_worker(
    cases: list[Case], monkeypatch: pytest.MonkeyPatch
) -> None:
    closed, usual = list[Runner](), Runner.close

    def interrupted(runner: Runner) -> None:
        usual(runner)
        closed.append(runner)
        if len(closed) == 1:
            raise KeyboardInterrupt

    ended, end = list[Apart](), Apart.close
    monkeypatch.setattr(Apart, "close", lambda apart: (ended.append(apart), end(apart)))
    monkeypatch.setattr(Runner, "close", interrupted)
    with program_of("/bin/cat", None) as program, pytest.raises(KeyboardInterrupt):
        list(judge_cases(PROBLEM, program, cases, 3))
    assert (len(closed), len(ended)) == (3, 3)


def test_what_cannot_be_compiled_is_so_on_all_cases(cases: list[Case]) -> None:
    results = not_built(cases, CompileError("C: no\nmain", "all of it"))
    assert [result.case for result in results] == [case.name for case in cases]
    assert {(result.verdict, result.reason, result.stderr) for result in results} == {
        (Verdict.CE, "C: no\\nmain", "all of it")
    }
    assert not_built(cases[:1], NotInstalled("gcc"))[0].verdict is Verdict.JE
