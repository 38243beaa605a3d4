"""Programs of a class are built side by side, and what is being built ends with the judge."""

import os
import sys
import threading
from pathlib import Path

import pytest

from judge.classes import work
from judge.classes.work import Entry, Work
from judge.language import CompileError, Program
from judge.problem import load
from judge.run import Limits, Runner, Stopped
from tests.helpers.classes import batch, judged
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


def test_another_python_is_asked_about_programs_in_python_alone(folder: Path) -> None:
    script = folder / "zoe" / "light_up"
    script.write_text("#!/bin/sh\nexit 1\n")
    script.chmod(0o755)
    (folder / "=zoe" / "nurikabe.js").unlink()  # Node may not be here
    asked = [], ["--python", sys.executable]
    done = [judged(batch(folder, *words, case="sample/1")) for words in asked]
    assert done == [(0, 4), (1, 3)]
