"""The same judging on a cluster: a scheduler and workers on loopback."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.helpers import tools
from tests.helpers.cases import ROOT
from tests.helpers.classes import SLOW, batch, verdicts
from tests.helpers.processes import LONGEST, below, wait_until


class Cluster(NamedTuple):
    """Where its scheduler is, and its workers."""

    address: str
    workers: list["subprocess.Popen[bytes]"]


def start(*words: str) -> "subprocess.Popen[bytes]":
    """A process of Dask."""
    command = [sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:]]
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, stdout=quiet, stderr=quiet, cwd=ROOT)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    """A scheduler that answers, and two workers that know where it is."""
    pytest.importorskip("distributed")
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    address = f"tcp://127.0.0.1:{port}"
    options = ["--host", "127.0.0.1", "--port", str(port), "--no-dashboard"]
    scheduler = start("scheduler", *options)
    workers = [
        start("worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard",
              "--local-directory", str(tmp_path / f"worker{number}"))
        for number in range(2)
    ]  # fmt: skip
    try:
        assert wait_until(lambda: answers(port))
        yield Cluster(address, workers)
    finally:
        for process in [*workers, scheduler]:
            process.kill()
            process.wait()


def answers(port: int) -> bool:
    """Whether somebody listens there."""
    with socket.socket() as client:
        return client.connect_ex(("127.0.0.1", port)) == 0


def is_judging(worker: "subprocess.Popen[bytes]") -> bool:
    """Whether a worker has begun with a case."""
    commands = [Path(f"/proc/{pid}/cmdline") for pid in below(worker.pid)]
    return any(path.exists() and b"supervisor.py" in path.read_bytes() for path in commands)


def test_the_same_on_a_cluster(folder: Path, tmp_path: Path, cluster: Cluster) -> None:
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    batch(folder, "--json", here, "--results", tmp_path / "here.sqlite")
    done = batch(folder, "--json", there, "--scheduler", cluster.address)
    assert done.returncode == 1, done.stderr
    assert verdicts(here) == verdicts(there)


def test_a_worker_that_dies_loses_nothing(folder: Path, tmp_path: Path, cluster: Cluster) -> None:
    (folder / "ann" / "nurikabe.py").write_text(SLOW)
    words = ("--case", "*seed1", "--scheduler", cluster.address, "--json", tmp_path / "r.json")
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


def test_a_scheduler_that_cannot_be_reached(folder: Path) -> None:
    pytest.importorskip("distributed")
    done = batch(folder, "--scheduler", "tcp://127.0.0.1:9")
    assert done.returncode == 2
    assert done.stderr == "judge: the scheduler tcp://127.0.0.1:9 cannot be reached\n"


def test_without_dask_that_is_said(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "distributed.py").write_text("raise ImportError")
    done = tools.run("judge", "batch", folder, "--scheduler", "x", PYTHONPATH=str(tmp_path))
    assert done.returncode == 2
    assert "--scheduler needs dask: pip install" in done.stderr
