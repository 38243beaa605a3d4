"""The same judging on a cluster: a scheduler and workers on loopback."""

import re
import shutil
import socket
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

import pytest

from ground.problems import FOLDER, ProblemError
from judge.classes import cluster as cluster_module
from judge.classes.cluster import OtherVersion, Shipped, judge_shipped, shipped, versions
from judge.language import CompileError
from judge.problem import load
from judge.verdict import Verdict
from tests.helpers import tools
from tests.helpers.cases import ROOT
from tests.helpers.classes import (
    ALL_BUT_STUCK,
    SLOW,
    SMALL,
    STUCK,
    batch,
    judged,
    kept,
    kept_so_far,
    verdicts,
)
from tests.helpers.processes import LONGEST, below, wait_until
from tests.helpers.sandboxes import found
from tests.helpers.sweep import in_sweep

REFUSED = (
    r"judge: the worker tcp://\S+ has another version of the checkers: install the same there, "
    r"or stop it\n"
)


class Cluster(NamedTuple):
    """Where its scheduler is, and its processes."""

    address: str
    scheduler: "subprocess.Popen[bytes]"
    workers: list["subprocess.Popen[bytes]"]


def start(log: Path, *words: str, project: Path = ROOT) -> "subprocess.Popen[bytes]":
    """A process of Dask, in that project."""
    command = [sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:]]
    with log.open("wb") as file:
        return subprocess.Popen(command, stdout=file, stderr=file, cwd=project)


@pytest.fixture
def projects(request: pytest.FixtureRequest, tmp_path: Path) -> list[Path]:
    """Where the workers run: two in this project, one, or one in one with other checkers."""
    if getattr(request, "param", "two") == "two":
        return [ROOT, ROOT]
    if request.param == "one":
        return [ROOT]
    for room in "judge", "ground":
        compiled = shutil.ignore_patterns("__pycache__")  # others may be writing there
        shutil.copytree(ROOT / room, tmp_path / "other" / room, ignore=compiled)
    with (tmp_path / "other" / "judge" / "checkers" / "nurikabe.py").open("a") as file:
        file.write("# another one")
    return [tmp_path / "other"]


@pytest.fixture
def cluster(tmp_path: Path, projects: list[Path]) -> Iterator[Cluster]:
    """A scheduler, and the workers that it knows."""
    pytest.importorskip("distributed")
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    address = f"tcp://127.0.0.1:{port}"
    options = ["--host", "127.0.0.1", "--port", str(port), "--no-dashboard"]
    scheduler = start(tmp_path / "scheduler.log", "scheduler", *options)
    logs = [tmp_path / f"worker{number}.log" for number in range(len(projects))]
    workers = [
        start(log, "worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard",
              "--local-directory", str(log.with_suffix("")), project=project)
        for log, project in zip(logs, projects, strict=True)
    ]  # fmt: skip
    try:
        assert wait_until(lambda: all("Registered to" in log.read_text() for log in logs))
        yield Cluster(address, scheduler, workers)
    finally:
        for process in [*workers, scheduler]:
            process.kill()
            process.wait()


def is_judging(worker: "subprocess.Popen[bytes]") -> bool:
    """Whether a worker has begun with a case."""
    commands = [Path(f"/proc/{pid}/cmdline") for pid in below(worker.pid)]
    return any(path.exists() and b"import supervisor" in path.read_bytes() for path in commands)


def test_that_there_is_no_worker_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    cluster_module.check_workers({})
    assert capsys.readouterr().err == "judge: the scheduler has no worker yet: waiting for one\n"


@pytest.mark.parametrize("projects", ["one", in_sweep("two")], indirect=True)
def test_the_same_on_a_cluster(folder: Path, tmp_path: Path, cluster: Cluster) -> None:
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    batch(folder, "--json", here, "--results", tmp_path / "here.sqlite")
    done = batch(folder, "--json", there, "--scheduler", cluster.address)
    assert done.returncode == 1, done.stderr
    assert verdicts(here) == verdicts(there)


@pytest.mark.sweep
def test_a_worker_that_dies_loses_nothing(folder: Path, tmp_path: Path, cluster: Cluster) -> None:
    (folder / "ann" / "nurikabe.py").write_text(SLOW)
    words = ("--case", SMALL, "--scheduler", cluster.address, "--json", tmp_path / "r.json")
    with tools.start("judge", "batch", folder, *words) as process:
        assert wait_until(lambda: is_judging(cluster.workers[0]))
        cluster.workers[0].kill()
        out, err = process.communicate(timeout=LONGEST)
    assert process.returncode == 1, err
    results = verdicts(tmp_path / "r.json")
    assert "Traceback" not in err
    assert {verdict for (name, _), (verdict, _) in results.items() if name == "ann"} == {"AC"}
    counts = {name: sum(one == name for one, _ in results) for name, _ in results}
    assert len(set(counts.values())) == 1
    assert f"0 known, {len(results)} judged" in out


@pytest.mark.sweep
def test_a_scheduler_that_cannot_be_reached(folder: Path) -> None:
    pytest.importorskip("distributed")
    code = """if True:
        import sys
        from judge import __main__
        from judge.classes import cluster
        cluster.PATIENCE = 0.5
        sys.exit(__main__.main())
        """
    words = "batch", folder, "--scheduler", "tcp://127.0.0.1:9"
    done = subprocess.run(
        [sys.executable, "-c", code, *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr == "judge: the scheduler tcp://127.0.0.1:9 cannot be reached\n"


@pytest.mark.parametrize("address", ["here", "tcp://127.0.0.1:x", "tcp://127.0.0.1/8786"])
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(ProblemError, match="cannot be reached: expected HOST:PORT"):
        cluster_module.connected(address).__enter__()


@pytest.mark.sweep
@pytest.mark.parametrize("projects", ["one"], indirect=True)
def test_a_lost_scheduler_is_said_in_one_line(
    folder: Path, tmp_path: Path, cluster: Cluster
) -> None:
    (folder / "ann" / "nurikabe.py").write_text(STUCK)
    results = folder / "results.sqlite"
    words = ("--case", SMALL, "--scheduler", cluster.address)
    with tools.start("judge", "batch", folder, *words) as process:
        assert wait_until(lambda: kept_so_far(results, tmp_path / "copy.sqlite"))
        cluster.scheduler.kill()
        out, err = process.communicate(timeout=LONGEST)
    assert process.returncode == 2, out
    lost = f"judge: the scheduler {cluster.address} is lost; what was judged is kept: start again\n"
    assert err == lost
    known, _ = judged(batch(folder, case=ALL_BUT_STUCK))
    assert known > 0


@pytest.mark.parametrize("status", ["running", "closed"])
@pytest.mark.parametrize("error", ["CommClosedError", "FutureCancelledError", "KeyError"])
def test_whoever_lost_the_scheduler_may_not_know_it_yet(status: str, error: str) -> None:
    distributed = pytest.importorskip("distributed")
    errors = {
        "CommClosedError": distributed.comm.CommClosedError("gone"),
        "FutureCancelledError": distributed.client.FutureCancelledError("key", "gone"),
        "KeyError": KeyError("ours"),
    }
    lost = cluster_module.is_lost(SimpleNamespace(status=status), errors[error])
    assert lost == (status == "closed" or error != "KeyError")


@pytest.mark.sweep
@pytest.mark.parametrize("projects", ["other"], indirect=True)
def test_a_worker_with_another_checker_is_refused(folder: Path, cluster: Cluster) -> None:
    done = batch(folder, "--scheduler", cluster.address)
    assert done.returncode == 2
    assert re.fullmatch(REFUSED, done.stderr), done.stderr
    assert not kept(folder / "results.sqlite")


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
    sandbox = cluster_module.sandbox_for("auto")
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

    monkeypatch.setattr(cluster_module, "build", fail)
    monkeypatch.setattr(cluster_module, "WORKSHOPS", [])
    results = [judge_shipped(task) for task in shipped_cases]
    cluster_module.WORKSHOPS[0].close()
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
    monkeypatch.setattr(cluster_module, "build", fail)
    monkeypatch.setattr(cluster_module, "WORKSHOPS", [])
    assert judge_shipped(shipped_cases[0]).verdict == "CE"
    cluster_module.WORKSHOPS[0].close()
    assert unpacked == ["print("]


def test_without_dask_that_is_said(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "distributed.py").write_text("raise ImportError")
    done = tools.run("judge", "batch", folder, "--scheduler", "x:1", PYTHONPATH=str(tmp_path))
    assert done.returncode == 2
    assert "--scheduler needs dask: .venv/bin/pip install" in done.stderr
