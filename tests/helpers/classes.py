"""A class to judge: programs of some people, and what a batch says of them."""

import json
import re
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from tests.helpers import tools
from tests.helpers.cases import ROOT

RIGHT = (ROOT / "solutions" / "nurikabe.py").read_text()
SLOW = "import time\ntime.sleep(0.1)\n" + RIGHT
STUCK_CASE = ROOT / "testcases" / "nurikabe" / "data" / "secret" / "04-one-column.in"
STUCK = f"""import io, sys, time
text = sys.stdin.read()
if text == {STUCK_CASE.read_text()!r}:
    time.sleep(600)
sys.stdin = io.StringIO(text)
{RIGHT}"""  # whoever judges it is still at work when the test goes on
SMALL, ALL_BUT_STUCK = "0?-*", "0[!4]-*"  # cases
WRONG = "print(open(0).read())\n"
PROGRAMS = {
    "ann/nurikabe.py": RIGHT,
    "bob/nurikabe.py": WRONG,
    "<i>eve/nurikabe.py": "print(",
    "=zoe/nurikabe.js": "process.exit(1)",
    "zoe/notes.txt": "",
}


def batch(folder: Path, *words: object, case: str = "sample/*") -> subprocess.CompletedProcess[str]:
    """Judge a folder, on few cases."""
    return tools.run("judge", "batch", folder, "--case", case, *words)


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
    """{key: seconds} in a results file, also while a judge writes to it."""
    with closing(sqlite3.connect(path)) as database:
        return dict(database.execute("select key, wall from results"))


def kept_so_far(results: Path, copy: Path) -> bool:
    """Whether a judge that is at work, and lets nobody else read, has kept something."""
    for suffix in "", "-wal":
        original = Path(f"{results}{suffix}")
        if not original.exists():
            return False
        shutil.copy(original, f"{copy}{suffix}")
    Path(f"{copy}-shm").unlink(missing_ok=True)
    try:
        return bool(kept(copy))
    except sqlite3.Error:
        return False
