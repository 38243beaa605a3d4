"""The same judging on a cluster: a scheduler and workers on loopback."""

import logging
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

import pytest

from ground.problems import ProblemError
from judge.classes import cluster as cluster_module
from judge.classes.worker import versions
from judge.problem import Case
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
from tests.helpers.processes import LONGEST, PATIENCE, below, is_running, wait_until
from tests.helpers.sweep import in_sweep

REFUSED = (
    r"judge: the worker tcp://\S+ has another version of the checkers: install the same there, "
    r"or stop it\n"
)
ADDRESS = re.compile(r"Scheduler at: *(tcp://\S+:\d+)")


class Cluster(NamedTuple):
    """Where its scheduler is, and its processes."""

    address: str
    scheduler: "subprocess.Popen[bytes]"
    workers: list["subprocess.Popen[bytes]"]


def start(log: Path, *words: str, project: Path = ROOT) -> "subprocess.Popen[bytes]":
    """A process of Dask, in that project."""
    command = [sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:]]
    temporary = os.environ | {"TMPDIR": str(log.parent)}
    with log.open("wb") as file:
        return subprocess.Popen(command, stdout=file, stderr=file, cwd=project, env=temporary)


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
def nanny(request: pytest.FixtureRequest) -> str:
    """Whether a process of their own begins workers again."""
    return getattr(request, "param", "--no-nanny")


@pytest.fixture
def cluster(tmp_path: Path, projects: list[Path], nanny: str) -> Iterator[Cluster]:
    """A scheduler, and the workers that it knows."""
    pytest.importorskip("distributed")
    log = tmp_path / "scheduler.log"
    logs = [tmp_path / f"worker{number}.log" for number in range(len(projects))]
    processes = [start(log, "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")]
    try:
        assert wait_until(lambda: ADDRESS.search(log.read_text()))
        [address] = ADDRESS.findall(log.read_text())
        processes += [
            start(log, "worker", address, "--nthreads", "1", nanny, "--no-dashboard",
                  "--local-directory", str(log.with_suffix("")), project=project)
            for log, project in zip(logs, projects, strict=True)
        ]  # fmt: skip
        assert wait_until(lambda: all("Registered to" in log.read_text() for log in logs))
        yield Cluster(address, processes[0], processes[1:])
    finally:
        for process in reversed(processes):
            process.kill()
            process.wait()


def is_judging(worker: "subprocess.Popen[bytes]") -> bool:
    """Whether a worker has begun with a case."""
    commands = [Path(f"/proc/{pid}/cmdline") for pid in below(worker.pid)]
    return any(path.exists() and b"import supervisor" in path.read_bytes() for path in commands)


def test_that_there_is_no_worker_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    cluster_module.check_workers({})
    assert capsys.readouterr().err == "judge: the scheduler has no worker yet: waiting for one\n"


def test_a_case_that_is_gone_before_it_is_sent_ends_nothing(tmp_path: Path) -> None:
    problem = SimpleNamespace(limits=None, checker=None)
    case = Case("sample/1", tmp_path / "1.in", tmp_path / "1.ans")
    (tmp_path / "main.py").write_text("")
    cases = [(problem, tmp_path / "main.py", {"a key": case})]
    (sent,) = cluster_module.shipped(cases, "none", None)
    assert (sent.key, sent.puzzle, sent.answer) == ("a key", b"", b"")


def test_why_a_worker_cannot_judge_is_said() -> None:
    cluster_module.check_workers({"a": versions(), "b": OSError("it has just ended")})
    said = "^the worker b cannot judge: No module named 'judge': install the same there, or stop it"
    with pytest.raises(ProblemError, match=said):
        cluster_module.check_workers({"b": ModuleNotFoundError("No module named 'judge'")})


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("127.0.0.1:{port}", ""),  # nothing is said there, as by a web server that is asked so
        ("http://127.0.0.1:{port}", r": unknown address scheme 'http' .*"),
        ("tls://127.0.0.1:{port}", r": TLS expects .*"),
    ],
)
def test_what_is_no_scheduler_is_not_waited_for(
    address: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(cluster_module, "PATIENCE", 0.5)
    monkeypatch.setattr(logging, "disable", lambda _: None)  # for other tests
    with (  # in a thread of its own, as the browser of other tests has an event loop in ours
        ThreadPoolExecutor(1) as thread,
        socket.create_server(("127.0.0.1", 0)) as listener,
    ):
        address = address.format(port=listener.getsockname()[1])
        with pytest.raises(
            ProblemError, match=rf"^the scheduler {address} cannot be reached{said}$"
        ):
            thread.submit(cluster_module.connected(address).__enter__).result()


@pytest.mark.sweep
@pytest.mark.parametrize("projects", ["one"], indirect=True)
def test_the_address_of_a_worker_and_one_that_stands_still(
    folder: Path, tmp_path: Path, cluster: Cluster
) -> None:
    [worker] = cluster.workers
    [address] = re.findall(r"Start worker at: *(\S+)", (tmp_path / "worker0.log").read_text())
    done = batch(folder, "--scheduler", address)
    said = f"judge: the scheduler {address} cannot be reached: it is that of a Worker\n"
    assert (done.returncode, done.stderr) == (2, said)
    worker.send_signal(signal.SIGSTOP)
    with tools.start("judge", "batch", folder, "--scheduler", cluster.address) as process:
        assert process.stderr
        assert process.stderr.readline().startswith("judge: a worker does not answer: ")
        worker.send_signal(signal.SIGCONT)
        out, err = process.communicate(timeout=LONGEST)
    assert (process.returncode, err) == (1, ""), out


@pytest.mark.parametrize("projects", ["one", in_sweep("two")], indirect=True)
def test_the_same_on_a_cluster(folder: Path, tmp_path: Path, cluster: Cluster) -> None:
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    batch(folder, "--json", here, "--results", tmp_path / "here.sqlite")
    done = batch(folder, "--json", there, "--scheduler", cluster.address)
    assert done.returncode == 1, done.stderr
    assert verdicts(here) == verdicts(there)


@pytest.mark.sweep
@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGTERM])
def test_a_worker_that_dies_loses_nothing(
    ending: signal.Signals, folder: Path, tmp_path: Path, cluster: Cluster
) -> None:
    (folder / "ann" / "nurikabe.py").write_text(SLOW)
    words = ("--case", SMALL, "--scheduler", cluster.address, "--json", tmp_path / "r.json")
    with tools.start("judge", "batch", folder, *words) as process:
        assert wait_until(lambda: is_judging(cluster.workers[0]))
        cluster.workers[0].send_signal(ending)
        out, err = process.communicate(timeout=LONGEST)
    assert process.returncode == 1, err
    results = verdicts(tmp_path / "r.json")
    assert "Traceback" not in err
    assert {verdict for (name, _), (verdict, _) in results.items() if name == "ann"} == {"AC"}
    counts = {name: sum(one == name for one, _ in results) for name, _ in results}
    assert len(set(counts.values())) == 1
    assert f"0 known, {len(results)} judged" in out


@pytest.mark.sweep
@pytest.mark.parametrize("projects", ["one"], indirect=True)
@pytest.mark.parametrize("nanny", ["--nanny", "--no-nanny"], indirect=True)
def test_a_worker_that_is_stopped_ends_what_it_runs(
    folder: Path, tmp_path: Path, cluster: Cluster
) -> None:
    code = "os.execv(sys.executable, [sys.executable, '-c', 'import time; time.sleep(600)', '{}'])"
    (folder / "ann" / "nurikabe.py").write_text(f"import os, sys\n{code.format(tmp_path)}\n")
    words = ("--case", SMALL, "--scheduler", cluster.address)
    with tools.start("judge", "batch", folder, *words) as process:
        try:
            assert wait_until(lambda: is_running(f"time.sleep(600)\0{tmp_path}"))
            cluster.workers[0].terminate()
            cluster.workers[0].wait(PATIENCE / 10)
        finally:
            process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=LONGEST)
    assert (process.returncode, err) == (130, ""), out
    assert "killing" not in (tmp_path / "worker0.log").read_text()
    assert not list(tmp_path.glob("judge-of-one-process-*"))


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


@pytest.mark.sweep
@pytest.mark.parametrize("projects", ["one"], indirect=True)
def test_a_scheduler_that_stands_still_is_lost(folder: Path, cluster: Cluster) -> None:
    """Whether before workers are asked, which was told of them, or when results are waited for."""
    code = """if True:
        import os, signal, sys
        from judge import __main__
        from judge.classes import cluster
        cluster.PATIENCE, cluster.STILL = 8, 1
        def ask(client, usual=cluster.ask_workers):
            if {before}:
                os.kill({pid}, signal.SIGSTOP)
            usual(client)
            os.kill({pid}, signal.SIGSTOP)
        cluster.ask_workers = ask
        sys.exit(__main__.main())
        """
    for before in True, False:
        words = "batch", folder, "--case", SMALL, "--scheduler", cluster.address
        run = [sys.executable, "-c", code.format(before=before, pid=cluster.scheduler.pid), *words]
        done = subprocess.run(
            run, cwd=ROOT, capture_output=True, text=True, timeout=LONGEST, check=False
        )
        cluster.scheduler.send_signal(signal.SIGCONT)
        said = f"judge: the scheduler {cluster.address} is lost; what was judged is kept: start "
        assert (done.returncode, done.stderr) == (2, f"{said}again\n"), done.stdout


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


def test_what_is_submitted_when_the_scheduler_is_lost_is_not_waited_for() -> None:
    """It stays as it is for ever: the client tells only what it knew before."""
    distributed = pytest.importorskip("distributed")
    client, waiting = SimpleNamespace(status="connecting"), SimpleNamespace(has_ready=bool)
    with pytest.raises(distributed.comm.CommClosedError):
        cluster_module.next_done(client, waiting)


@pytest.mark.sweep
@pytest.mark.parametrize("projects", ["other"], indirect=True)
def test_a_worker_with_another_checker_is_refused(folder: Path, cluster: Cluster) -> None:
    done = batch(folder, "--scheduler", cluster.address)
    assert done.returncode == 2
    assert re.fullmatch(REFUSED, done.stderr), done.stderr
    assert not kept(folder / "results.sqlite")


def test_without_dask_that_is_said(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "distributed.py").write_text("raise ImportError")
    done = tools.run("judge", "batch", folder, "--scheduler", "x:1", PYTHONPATH=str(tmp_path))
    assert done.returncode == 2
    assert "--scheduler needs dask: .venv/bin/pip install" in done.stderr
