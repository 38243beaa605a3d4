"""Jobs side by side: what they give, their errors, and that none is left."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any, ClassVar

import pytest

from lessons import processes, solver_of
from lessons.__main__ import main
from lessons.page import data_of
from lessons.processes import begun
from tests.helpers.cases import ROOT, Problem, files
from tests.helpers.processes import PATIENCE, wait_until


@pytest.fixture(autouse=True)
def two_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1})


def slow(number: int) -> tuple[int, int]:
    """The number, after a moment that is shorter for later ones; and in which process."""
    time.sleep((5 - number) / 50)
    return number, os.getpid()


def failing() -> None:
    message = "a job that fails"
    raise ValueError(message)


def test_each_gives_its_own_whichever_is_done_first() -> None:
    with begun(partial(slow, number) for number in range(6)) as jobs:
        told = [job() for job in jobs]
    assert [number for number, _ in told] == list(range(6))
    places = {place for _, place in told}
    assert len(places) == 2
    assert os.getpid() not in places
    assert not any(Path(f"/proc/{place}").exists() for place in places)


def test_with_one_core_they_are_done_here_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {1})
    with begun([os.getpid, failing]) as (one, _):
        assert one() == os.getpid()


def test_an_error_comes_where_its_job_is_asked_for() -> None:
    with begun([failing, os.getpid]) as (bad, good):
        assert good()
        with pytest.raises(ValueError, match="a job that fails"):
            bad()


def test_an_error_of_a_solution_comes_as_what_it_is() -> None:
    solver = solver_of("nurikabe")
    steps = solver.deduce(solver.parse("1 2\n11\n"))
    with begun([partial(next, steps), os.getpid]) as (bad, good):
        with pytest.raises(solver.Contradiction) as broken:
            bad()
        assert good()
    assert (broken.value.law, broken.value.cells) == ("an island has two clues", 3)


def test_a_process_that_is_killed_is_told_of() -> None:
    with (
        begun([partial(signal.raise_signal, signal.SIGKILL)]) as (job,),
        pytest.raises(ChildProcessError, match="was killed"),
    ):
        job()


@pytest.mark.parametrize("size", [1, 10**7])
def test_so_is_one_that_is_killed_between_two_jobs_or_while_it_tells(size: int) -> None:
    with begun([partial(bytes, size), partial(time.sleep, 60), os.getpid]) as (job, *_):
        time.sleep(0.5)  # it is done, or has told as much as fits
        for process in multiprocessing.active_children():
            process.kill()
            process.join()
        with pytest.raises(ChildProcessError, match="was killed"):
            job()


def test_what_cannot_be_told_is_an_error_of_its_job(capfd: pytest.CaptureFixture[str]) -> None:
    with begun([lambda: lambda: None, os.getpid]) as (bad, good):
        with pytest.raises(AttributeError, match=r"Can't (pickle|get) local object"):
            bad()
        assert good()
    assert capfd.readouterr() == ("", "")


def test_a_page_whose_process_is_killed_gets_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("lessons.page.prove", lambda *_: signal.raise_signal(signal.SIGKILL))
    puzzle, page = ROOT / "testcases/nurikabe/data/sample/1.in", tmp_path / "page.html"
    assert main(["nurikabe", str(puzzle), "--html", str(page)]) == 1
    message = "lessons: a process that did a part of the work was killed\n"
    assert capsys.readouterr() == ("", message)
    assert not page.exists()


def test_who_leaves_early_leaves_no_process() -> None:
    with begun([os.getpid, partial(time.sleep, 60)]) as (first, _):
        place = first()
    assert not Path(f"/proc/{place}").exists()


def test_processes_end_with_who_began_them() -> None:
    program = (
        "import os, time\n"
        "from functools import partial\n"
        "from lessons.processes import begun\n"
        "os.sched_getaffinity = lambda _: {0, 1}\n"
        "with begun([os.getpid, partial(time.sleep, 60), partial(time.sleep, 60)]) as jobs:\n"
        "    print(jobs[0](), flush=True)\n"
        "    jobs[1]()\n"
    )
    run = [sys.executable, "-c", program]
    with subprocess.Popen(run, cwd=ROOT, stdout=subprocess.PIPE, text=True) as begin:
        assert begin.stdout
        place = begin.stdout.readline().strip()
        begin.kill()
        while Path(f"/proc/{place}").exists():  # pytest-timeout ends this
            time.sleep(0.05)


@pytest.mark.parametrize(("problem", "path"), files("data/sample/1.in"))
def test_a_page_made_side_by_side_is_the_same(
    problem: Problem, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lessons.openings.SECONDS", -1)  # or chance has a say in how many there are
    pages: list[Any] = [
        data_of(problem.name, "sample 1", path.read_text(), *how) for how in ((), (begun,))
    ]
    assert pages[0] == pages[1]


def test_ctrl_c_is_for_who_began_them(capfd: pytest.CaptureFixture[str]) -> None:
    with begun([partial(signal.raise_signal, signal.SIGINT), os.getpid]) as (interrupted, after):
        assert interrupted() is None
        assert after()
    assert capfd.readouterr() == ("", "")
    assert processes.LOOK <= 1


def test_ctrl_c_while_they_begin_is_no_traceback() -> None:
    program = (
        "import os, signal\n"
        "from lessons.processes import begun\n"
        "os.sched_getaffinity = lambda _: {0, 1}\n"
        "os.register_at_fork(after_in_child=lambda: signal.raise_signal(signal.SIGINT))\n"
        "with begun([os.getpid, os.getpid]) as jobs:\n"
        "    print(len({job() for job in jobs}) > 0)\n"
    )
    run = [sys.executable, "-c", program]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("True\n", "")


def test_who_is_ended_while_they_begin_is_no_traceback() -> None:
    program = (
        "import os, signal\n"
        "from ground.commands import heed_signals\n"
        "from lessons.processes import begun\n"
        "heed_signals()\n"
        "os.sched_getaffinity = lambda _: {0, 1}\n"
        "os.register_at_fork(after_in_child=lambda: signal.raise_signal(signal.SIGTERM))\n"
        "with begun([os.getpid, os.getpid]) as jobs:\n"
        "    try:\n"
        "        jobs[0]()\n"
        "    except ChildProcessError:\n"
        "        print('ended')\n"
    )
    run = [sys.executable, "-c", program]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("ended\n", "")


def test_where_no_process_can_begin_jobs_are_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> int:
        raise BlockingIOError

    monkeypatch.setattr(os, "fork", full)
    with begun([os.getpid, os.getpid]) as jobs:
        assert {job() for job in jobs} == {os.getpid()}


def test_where_one_process_can_begin_it_does_all(monkeypatch: pytest.MonkeyPatch) -> None:
    fork, forks = os.fork, list[int]()

    def once() -> int:
        if forks:
            raise BlockingIOError
        forks.append(fork())
        return forks[0]

    monkeypatch.setattr(os, "fork", once)
    with begun([os.getpid, os.getpid, os.getpid]) as jobs:
        assert [job() for job in jobs] == [forks[0]] * 3


def test_who_is_ended_tidies_up_first(tmp_path: Path) -> None:
    def write() -> None:
        try:
            (tmp_path / "begun").touch()
            time.sleep(60)
        finally:
            (tmp_path / "begun").unlink()

    with begun([write]):
        while not (tmp_path / "begun").exists():
            time.sleep(0.01)
    assert not (tmp_path / "begun").exists()


class Interrupted(subprocess.Popen[bytes]):
    """A process that starts just as we are interrupted."""

    pids: ClassVar[list[int]] = []

    def __init__(self, *words: Any, **options: Any) -> None:
        super().__init__(*words, **options)
        self.pids.append(self.pid)
        signal.raise_signal(signal.SIGINT)


def test_a_program_that_starts_as_we_are_interrupted_is_killed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(subprocess, "Popen", Interrupted)
    with pytest.raises(KeyboardInterrupt):
        processes.run("sleep", "600")
    (pid,) = Interrupted.pids
    assert not Path(f"/proc/{pid}").exists()


def test_what_a_program_said_is_told_with_its_status() -> None:
    done = processes.run("sh", "-c", "echo out; echo err >&2; exit 3")
    assert (done.returncode, done.stdout, done.stderr) == (3, b"out\n", b"err\n")


def test_a_job_in_a_thread_sees_that_nobody_waits_any_more() -> None:
    seen = list[bool]()

    def waiting(end: Event) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        seen.append(end.wait(PATIENCE))

    assert processes.aside(lambda _: 7) == 7
    with pytest.raises(ValueError, match="a job that fails"):
        processes.aside(lambda _: failing())
    with pytest.raises(KeyboardInterrupt):
        processes.aside(waiting)
    assert wait_until(lambda: seen == [True])
