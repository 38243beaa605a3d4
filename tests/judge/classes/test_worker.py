"""What a worker on a cluster does, in the process of the test."""

import tarfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from ground.problems import FOLDER
from judge.classes import worker as worker_module
from judge.classes.cluster import shipped
from judge.classes.worker import OtherVersion, Shipped, Workshop, judge_shipped, versions
from judge.language import CompileError
from judge.problem import load
from judge.run import RUNS, Stopped
from judge.verdict import Verdict
from tests.helpers.processes import PATIENCE, is_running, wait_until
from tests.helpers.sandboxes import found


@pytest.fixture
def shipped_cases(folder: Path) -> list[Shipped]:
    """The tasks of a program that cannot be compiled."""
    problem = load("nurikabe")
    cases = {str(number): case for number, case in enumerate(problem.cases()[:5])}
    return list(shipped([(problem, folder / "<i>eve" / "nurikabe.py", cases)], "none", None))


def test_a_worker_that_comes_later_is_refused_too(shipped_cases: list[Shipped]) -> None:
    other = replace(shipped_cases[0], versions={**versions(), "version of the judge": "other"})
    with pytest.raises(OtherVersion, match="a worker has another version of the judge: install"):
        judge_shipped(other)


def test_a_worker_hides_the_answers_that_it_has() -> None:
    """They would be seen where the project lies within /usr."""
    if not found("auto"):
        pytest.skip("there is no sandbox here")
    sandbox = worker_module.sandbox_for("auto")
    assert sandbox
    assert sandbox.hidden == (str(FOLDER),)


@pytest.mark.parametrize(("verdict", "times"), [("CE", 1), ("JE", 5)])
def test_a_worker_compiles_a_program_once(
    verdict: str,
    times: int,
    shipped_cases: list[Shipped],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compiled = []

    def fail(path: Path, *_: object) -> None:
        compiled.append(path.read_text())
        raise CompileError("no", verdict=Verdict(verdict))

    monkeypatch.setattr(worker_module, "build", fail)
    monkeypatch.setattr(worker_module, "WORKSHOPS", [])
    results = [judge_shipped(task) for task in shipped_cases]
    worker_module.WORKSHOPS[0].close()
    assert RUNS.get() is None  # who calls it next is not ended with it
    assert {result.verdict for result in results} == {verdict}
    assert compiled == ["print("] * times


def test_a_worker_unpacks_where_python_filters_no_archives(
    shipped_cases: list[Shipped], monkeypatch: pytest.MonkeyPatch
) -> None:
    def extractall(archive: tarfile.TarFile, folder: str) -> None:  # as before Python 3.11.4
        for part in archive:
            archive.extract(part, folder)

    unpacked = []

    def fail(path: Path, *_: object) -> None:
        unpacked.append(path.read_text())
        raise CompileError("no", verdict=Verdict.CE)

    monkeypatch.delattr(tarfile, "tar_filter", raising=False)
    monkeypatch.setattr(tarfile.TarFile, "extractall", extractall)
    monkeypatch.setattr(worker_module, "build", fail)
    monkeypatch.setattr(worker_module, "WORKSHOPS", [])
    assert judge_shipped(shipped_cases[0]).verdict == "CE"
    worker_module.WORKSHOPS[0].close()
    assert unpacked == ["print("]


def test_a_workshop_that_is_closed_ends_what_runs_for_it(
    folder: Path, mark: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = folder / "ann" / "nurikabe.py"
    words = f"[sys.executable, '-c', 'import time; time.sleep(60)', '{mark}']"
    path.write_text(f"import os, sys\nos.execv(sys.executable, {words})\n")
    problem = load("nurikabe")
    [task] = shipped([(problem, path, {"1": problem.cases()[0]})], "none", None)
    monkeypatch.setattr(worker_module, "WORKSHOPS", [])
    with ThreadPoolExecutor() as pool:
        judging = pool.submit(judge_shipped, task)
        assert wait_until(lambda: is_running(mark))
        worker_module.WORKSHOPS[0].close()
        assert isinstance(judging.exception(PATIENCE / 10), Stopped)
    assert not is_running(mark)
    assert not worker_module.WORKSHOPS[0].folder.exists()


def test_a_task_whose_workshop_is_closed_meanwhile_goes_to_another_worker(
    shipped_cases: list[Shipped], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        worker_module.WORKSHOPS[0].close()
        raise FileNotFoundError("the folder is gone")

    monkeypatch.setattr(worker_module, "build", fail)
    monkeypatch.setattr(worker_module, "WORKSHOPS", [])
    with pytest.raises(Stopped):  # a JE would be its result
        judge_shipped(shipped_cases[0])


def test_a_workshop_that_is_closed_begins_nothing() -> None:
    workshop = Workshop()
    workshop.close()
    with pytest.raises(Stopped), workshop.worker():
        pass
