"""Many programs: results that survive, scoreboards, the same on a cluster."""

import csv
import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from html.parser import HTMLParser
from pathlib import Path

import pytest

from ground.problems import ProblemError
from judge.classes import scoreboard
from judge.classes.store import Row, Store
from judge.verdict import Result, Verdict

ROOT = Path(__file__).parent.parent
CASES = "sample/*"
RIGHT = (ROOT / "solutions" / "nurikabe.py").read_text()
SLOW = "import time\ntime.sleep(0.1)\n" + RIGHT
WRONG = "print(open(0).read())\n"


@pytest.fixture(autouse=True)
def own_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a judge that is killed leaves is removed with the test."""
    (tmp_path / "tmp").mkdir()
    monkeypatch.setenv("TMPDIR", str(tmp_path / "tmp"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The programs of some people."""
    programs = {
        "ann/nurikabe.py": RIGHT,
        "bob/nurikabe.py": WRONG,
        "<i>eve/nurikabe.py": "print(",
        "=zoe/nurikabe.js": "process.exit(1)",
        "zoe/notes.txt": "",
    }
    for name, text in programs.items():
        path = tmp_path / "class" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "class"


def batch(folder: Path, *words: object, case: str = CASES) -> subprocess.CompletedProcess[str]:
    """Judge a folder, on few cases."""
    command = [sys.executable, "-m", "judge", "batch", folder, "--case", case, *words]
    return subprocess.run(
        list(map(str, command)), capture_output=True, text=True, cwd=ROOT, timeout=55, check=False
    )


def judged(done: subprocess.CompletedProcess[str]) -> tuple[int, int]:
    """(known, judged) as the judge says."""
    found = re.search(r"(\d+) known, (\d+) judged", done.stdout)
    assert found, done.stdout + done.stderr
    return int(found[1]), int(found[2])


def verdicts(path: Path) -> dict[tuple[str, str], tuple[str, str]]:
    """{(name, case): (verdict, reason)} in a JSON report."""
    results = json.loads(path.read_text())["results"]
    return {(one["name"], one["case"]): (one["verdict"], one["reason"]) for one in results}


def kept(path: Path) -> dict[str, float]:
    """{key: seconds} in a results file."""
    with closing(sqlite3.connect(path)) as database:
        return dict(database.execute("select key, wall from results"))


def test_a_scoreboard(folder: Path) -> None:
    done = batch(folder)
    assert done.returncode == 1, done.stderr
    assert "not judged: " in done.stdout
    assert "no problem is called 'notes'" in done.stdout
    lines = [line.split() for line in done.stdout.split("\n")]
    assert lines[-5][:4] == ["1", "ann", "2/2", "2"]
    places = {line[1]: line[2:4] for line in lines[-4:] if line}
    assert places["bob"] == ["0/2", "WA"]
    assert places["<i>eve"] == ["0/2", "CE"]
    assert places["=zoe"] in (["0/2", "RTE"], ["0/2", "JE"])


def test_nothing_is_judged_twice_unless_it_changes(folder: Path) -> None:
    shutil.rmtree(folder / "=zoe")
    assert judged(batch(folder)) == (0, 6)
    assert judged(batch(folder)) == (6, 0)
    (folder / "bob" / "nurikabe.py").write_text(RIGHT)
    again = batch(folder)
    assert judged(again) == (4, 2)
    assert re.search(r"bob\s+2/2", again.stdout)
    assert judged(batch(folder, "-t", 5)) == (0, 6)
    assert judged(batch(folder)) == (6, 0)


def test_errors_of_the_judge_are_tried_again(tmp_path: Path) -> None:
    rows = [
        Row(key, "ann", "nurikabe", "a.py", Result("1", verdict))
        for key, verdict in (("a", Verdict.AC), ("b", Verdict.JE))
    ]
    with Store(tmp_path / "s.sqlite") as store:
        store.add(rows)
        assert store.known() == {"a"}
        assert [row.result.verdict for row in store.rows(["b", "a", "c"])] == ["JE", "AC"]
        with pytest.raises(ProblemError, match="another judge uses it"):
            Store(tmp_path / "s.sqlite")


@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGINT])
def test_what_was_judged_survives(folder: Path, tmp_path: Path, ending: signal.Signals) -> None:
    (folder / "ann" / "nurikabe.py").write_text(SLOW)
    results = folder / "results.sqlite"
    command = [sys.executable, "-m", "judge", "batch", str(folder), "--case", "*1*", "-j", "1"]
    process = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    time.sleep(3)
    process.send_signal(ending)
    out, err = process.communicate(timeout=20)
    assert process.returncode == (130 if ending == signal.SIGINT else -ending), err
    if ending == signal.SIGINT:
        assert "interrupted: " in out
    before = kept(results)
    assert before
    shutil.rmtree(folder / "=zoe")
    (folder / "ann" / "nurikabe.py").touch()
    done = batch(folder, "--json", tmp_path / "r.json", case="*1*")
    known, new = judged(done)
    assert known + new == len(verdicts(tmp_path / "r.json"))
    after = kept(results)
    assert before.items() <= after.items()
    assert known > 0


def test_reports(folder: Path, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("r.html", "r.csv", "r.json")]
    done = batch(folder, "--html", files[0], "--csv", files[1], "--json", files[2])
    assert done.returncode == 1, done.stderr
    with files[1].open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 8
    assert {row["verdict"] for row in rows if row["name"] == "ann"} == {"AC"}
    assert {row["name"] for row in rows} >= {"'=zoe", "<i>eve"}
    report = json.loads(files[2].read_text())
    assert report["version"] == 1
    assert [score["accepted"] for score in report["scores"]].count(True) == 1
    page = files[0].read_text()
    assert page.count("<tr><td>") >= 4
    assert "<i>eve" not in page
    assert "&lt;i&gt;eve" in page
    assert "<caption>expected</caption>" in page
    assert "class=d>" in page
    assert not re.search(r"(src|href)=[\"']?(https?:)?//", page)
    parser = Closed()
    parser.feed(page)
    assert set(parser.links) <= set(parser.places)


class Closed(HTMLParser):
    """The links of a page, and the places that they may lead to."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag links to, and what it is called."""
        values = dict(attrs)
        if tag == "a":
            self.links.append(str(values["href"]).removeprefix("#"))
        self.places.append(str(values.get("id")))


def test_words_that_a_spreadsheet_would_run() -> None:
    row = Row("k", "=1+1", "p", "@x", Result("-c", Verdict.WA, "+r"))
    line = scoreboard.as_csv([row]).split("\n")[1]
    assert line.startswith("'=1+1,p,'@x,'-c,WA,'+r,")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["no-such"], "no-such is not a folder"),
        (["tests/peers"], "tests/peers holds no NAME/PROBLEM.EXT"),
        (["tests", "--html", "x", "--csv", "./x"], "--html and --csv name the same file"),
        (["tests", "--results", "/dev/null/x"], "/dev/null/x: unable to open database file"),
        ([], "the following arguments are required: folder"),
    ],
)
def test_a_wrong_command_line_gets_one_line(words: list[str], message: str) -> None:
    command = [sys.executable, "-m", "judge", "batch", *words]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_results_file_that_is_none(folder: Path) -> None:
    done = batch(folder, "--results", folder / "ann" / "nurikabe.py")
    assert done.returncode == 2
    assert "nurikabe.py: file is not a database" in done.stderr
    assert (folder / "ann" / "nurikabe.py").read_text() == RIGHT


# --- On a cluster -------------------------------------------------------------------------------


def start(*words: str) -> subprocess.Popen[bytes]:
    """A process of Dask."""
    command = [sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:]]
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, stdout=quiet, stderr=quiet, cwd=ROOT)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler and two workers on loopback: the address, and the workers."""
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
    yield address, workers
    for process in [*workers, scheduler]:
        process.kill()
        process.wait()


@pytest.mark.timeout(180)
def test_the_same_on_a_cluster(
    folder: Path, tmp_path: Path, cluster: tuple[str, list[subprocess.Popen[bytes]]]
) -> None:
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    batch(folder, "--json", here, "--results", tmp_path / "here.sqlite")
    done = batch(folder, "--json", there, "--scheduler", cluster[0])
    assert done.returncode == 1, done.stderr
    assert verdicts(here) == verdicts(there)


@pytest.mark.timeout(180)
def test_a_worker_that_dies_loses_nothing(
    folder: Path, tmp_path: Path, cluster: tuple[str, list[subprocess.Popen[bytes]]]
) -> None:
    (folder / "ann" / "nurikabe.py").write_text(SLOW)
    command = [sys.executable, "-m", "judge", "batch", str(folder), "--case", "*1*"]
    command += ["--scheduler", cluster[0], "--json", str(tmp_path / "r.json")]
    process = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    time.sleep(6)
    assert process.poll() is None
    cluster[1][0].kill()
    out, err = process.communicate(timeout=50)
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
    command = [sys.executable, "-m", "judge", "batch", str(folder), "--scheduler", "x"]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        check=False,
    )
    assert done.returncode == 2
    assert "--scheduler needs dask: pip install" in done.stderr
