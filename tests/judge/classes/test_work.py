"""Programs of a class are built side by side, and what is being built ends with the judge."""

import os
import shutil
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from judge.classes import batch as batch_module
from judge.classes import work
from judge.classes.cluster import Wanted
from judge.classes.work import Entry, Work
from judge.judging import Worker
from judge.language import CompileError, Program
from judge.problem import Case, load
from judge.run import Limits, Runner, Stopped
from judge.verdict import Result, Verdict
from tests.helpers import tools
from tests.helpers.classes import batch, judged, verdicts
from tests.helpers.processes import PATIENCE, wait_until


def entries(count: int) -> list[tuple[Entry, list[str]]]:
    """Programs of so many people, each for one case."""
    problem = load("nurikabe")
    keys = {"key": problem.cases()[0]}
    return [
        (Entry((str(n), "nurikabe", "nurikabe.py"), problem, Path(f"{n}.py"), keys), ["key"])
        for n in range(count)
    ]


def test_programs_are_built_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    both = threading.Barrier(2, timeout=PATIENCE)

    def refuse(*_: object) -> Program:
        both.wait()
        raise CompileError("no program")

    monkeypatch.setattr(work, "build", refuse)
    judged = Work(entries(6), None, None, 2)
    assert list(judged.tasks()) == []
    assert sorted(row.name for row in judged.failed()) == list("012345")
    judged.close()


def test_one_that_takes_long_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    others = threading.Semaphore(0)

    def refuse(path: Path, *_: object) -> Program:
        if path.name == "0.py":
            for _ in range(3):
                assert others.acquire(timeout=PATIENCE)
        others.release()
        raise CompileError("no program")

    monkeypatch.setattr(work, "build", refuse)
    judged = Work(entries(4), None, None, 2)
    assert list(judged.tasks()) == []
    assert [row.name for row in judged.failed()][:2] == ["1", "2"]
    judged.close()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_what_is_being_built_ends_with_the_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = list[type]()

    def sleep(*_: object) -> Program:
        try:
            with Runner() as runner:
                runner.run(["/bin/sleep", "600"], Path(os.devnull), Limits(cpu=600))
        except Stopped:
            ended.append(Stopped)
            raise
        raise AssertionError

    monkeypatch.setattr(work, "build", sleep)
    judged = Work(entries(3), None, None, 2)
    waiting = threading.Thread(target=lambda: list(judged.tasks()), daemon=True)
    waiting.start()
    runners = judged.compiling.runners
    assert wait_until(lambda: len(runners) == 2 and all(one.keeper for one in list(runners)))
    judged.close()
    waiting.join(PATIENCE)
    assert ended == [Stopped, Stopped]


@pytest.mark.sweep
def test_another_python_is_asked_about_programs_in_python_alone(folder: Path) -> None:
    script = folder / "zoe" / "light_up"
    script.write_text("#!/bin/sh\nexit 1\n")
    script.chmod(0o755)
    (folder / "=zoe" / "nurikabe.js").unlink()  # Node may not be here
    asked = [], ["--python", sys.executable]
    done = [judged(batch(folder, *words, case="sample/1")) for words in asked]
    assert done == [(0, 4), (1, 3)]


def to_the_first(case: Case) -> None:
    """The case becomes the first, whose answer is not its own."""
    shutil.copy(case.puzzle.with_name("1.in"), case.puzzle)
    shutil.copy(case.answer.with_name("1.ans"), case.answer)


@pytest.mark.parametrize("way", [["-j", "1"], ["--scheduler", "x:1"]])
@pytest.mark.parametrize("change", [to_the_first, lambda case: case.answer.unlink()])
def test_what_is_found_of_a_case_that_changes_meanwhile_is_no_verdict(
    folder: Path, monkeypatch: pytest.MonkeyPatch, change: Callable[[Case], None], way: list[str]
) -> None:
    """A program that prints the answer of the first case is right as long as the second is that."""
    original, data, changes = load("nurikabe"), folder / "__data", [change]
    shutil.copytree(original.folder / "data" / "sample", data)
    cases = [Case(f"sample/{n}", data / f"{n}.in", data / f"{n}.ans") for n in "12"]
    for name in "bob", "<i>eve", "=zoe", "zoe":
        shutil.rmtree(folder / name)

    def judge(case: Case) -> Result:
        if case.name == "sample/1":
            return Result(case.name, Verdict.AC)
        if not changes:
            return Result(case.name, Verdict.WA, "so")
        changes.pop()(case)
        return Result(case.name, Verdict.AC)

    def on_cluster(_: str, tasks: list[Wanted], *__: object) -> Iterator[list[tuple[str, Result]]]:
        for _, _, cases in tasks:
            yield [(key, judge(case)) for key, case in cases.items()]

    monkeypatch.setattr(Worker, "judge", lambda *words: judge(words[-1]))
    monkeypatch.setattr(batch_module, "judge_on_cluster", on_cluster)
    monkeypatch.setattr(batch_module, "load", lambda _: replace(original, parts=lambda: cases))
    report = folder / "r.json"
    found = []
    for _ in range(3):
        known, new = judged(tools.call("judge", "batch", folder, "--json", report, *way))
        found.append((known, new, *verdicts(report)["ann", "sample/2"]))
        shutil.copytree(original.folder / "data" / "sample", data, dirs_exist_ok=True)
    assert found == [
        (0, 2, "JE", "the case has changed while it was judged"),
        (1, 1, "WA", "so"),
        (2, 0, "WA", "so"),
    ]


def test_nor_of_one_that_changes_and_is_put_back_meanwhile(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    original, data = load("nurikabe"), folder / "__data"
    shutil.copytree(original.folder / "data" / "sample", data)
    case = Case("sample/2", data / "2.in", data / "2.ans")
    changes = [
        to_the_first,
        lambda _: shutil.copytree(data.parent / "__kept", data, dirs_exist_ok=True),
    ]
    shutil.copytree(data, data.parent / "__kept")
    for name in "bob", "<i>eve", "=zoe", "zoe":
        shutil.rmtree(folder / name)

    def judge(*_: object) -> Result:
        for _ in range(len(changes)):
            changes.pop(0)(case)
        return Result(case.name, Verdict.AC)

    monkeypatch.setattr(Worker, "judge", judge)
    monkeypatch.setattr(batch_module, "load", lambda _: replace(original, parts=lambda: [case]))
    report = folder / "r.json"
    found = []
    for _ in range(2):
        tools.call("judge", "batch", folder, "--json", report, "-j", 1)
        found.append(verdicts(report)["ann", "sample/2"])
    assert found == [("JE", "the case has changed while it was judged"), ("AC", "")]
