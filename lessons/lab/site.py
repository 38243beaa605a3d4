"""The pages of the lab: one that has its files beside it, and one that has them all within."""

import base64
import gzip
import json
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from ground.files import write_atomically
from lessons.lab.project import ROOT, packed
from lessons.page import built, fill
from lessons.processes import run

PYODIDE = ROOT / "node_modules" / "pyodide"
TAKEN = "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"
SNAPSHOT = ROOT / "lessons" / "web" / "lab" / "python" / "snapshot.mjs"
FROZEN = "snapshot.gz"  # where Python goes on
LOCK = "pyodide-lock.json"
WORKER = "worker.js"
FOLDER = "python"  # of the files, beside the page
HOME = "index.html", "All lessons"
ALLOWED = {  # its own files, and workers that are bound by this too
    "script-src": "'self' blob: 'wasm-unsafe-eval'",
    "connect-src": "'self' blob:",
    "worker-src": "blob:",
}


class Missing(Exception):
    """Something is not installed that the lab is made of; one line."""


def write(folder: Path, alone: bool = False) -> Path:
    """Write the lab into the folder of a site; its page, with a way to the lessons if there are."""
    (folder / FOLDER).mkdir(parents=True, exist_ok=True)
    for name, content in files():
        write_atomically(folder / FOLDER / name, content)
    write_snapshot(folder / FOLDER)
    write_atomically(folder / FOLDER / WORKER, built(WORKER))  # for lessons: the lab holds it
    away = alone and not (folder / HOME[0]).is_file()
    write_atomically(folder / "lab.html", page({}, [] if away else [HOME]))
    return folder / "lab.html"


def write_snapshot(folder: Path) -> None:
    """Write Python as it is with the project imported: it starts in a fifth of the time."""
    node = shutil.which("node")
    if not node:
        raise Missing("node is not installed")
    with tempfile.TemporaryDirectory() as name:
        made = Path(name, FROZEN)
        done = run(node, SNAPSHOT, folder, made)
        if done.returncode:
            said = done.stderr.decode("utf-8", "replace").strip()
            raise Missing(f"node cannot start Python: {said[-200:]}")
        write_atomically(folder / FROZEN, made.read_bytes())


def write_offline(path: Path) -> None:
    """Write the lab as one page that needs nothing else."""
    within = {name: as_text(content) for name, content in files()}
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, page(within))


def files() -> Iterator[tuple[str, bytes]]:
    """(name, content) of what the worker needs; Missing."""
    if not PYODIDE.is_dir():
        raise Missing("the npm package pyodide is not installed: npm ci")
    for name in TAKEN:
        yield name, (PYODIDE / name).read_bytes()
    lock = json.loads((PYODIDE / LOCK).read_bytes())
    yield LOCK, json.dumps({**lock, "packages": {}}).encode()  # none of them is used
    yield "project.gz", packed()


def as_text(content: bytes) -> str:
    """A file as it stands in a page."""
    return base64.b64encode(gzip.compress(content, mtime=0)).decode()


def page(within: dict[str, str], crumbs: list[tuple[str, str]] | None = None) -> str:
    """The page, with these files in it."""
    return fill(
        "lab",
        "The lab",
        crumbs or [],
        ALLOWED,
        packed=within,
        worker=built(WORKER),
        program=built("program.js"),
        data={},
        own_styles=built("lab.css"),
        script=built("lab.js"),
    )
