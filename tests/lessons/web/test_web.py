"""The modules of pages: what is built of them is there, and a puzzle is one file."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.helpers.cases import ROOT

WEB = ROOT / "lessons" / "web"
BUILT = WEB / "built"
SOURCES = sorted(
    path
    for path in WEB.rglob("*")
    if path.suffix in (".js", ".ts", ".css") and BUILT not in path.parents
)
MOST_LINES, MOST_MODULES = 350, 10


def contents(folder: Path) -> dict[str, bytes]:
    """{name: bytes} of the files in a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_what_is_built_is_what_esbuild_makes_of_the_sources(tmp_path: Path) -> None:
    if not shutil.which("npm"):
        pytest.skip("npm is not installed")
    if not (ROOT / "node_modules" / "esbuild").is_dir():
        pytest.skip("the npm package esbuild is not installed: npm ci")
    command = ["npm", "run", "--silent", "build", "--", f"--outdir={tmp_path}"]
    quiet = {**os.environ, "npm_config_update_notifier": "false"}
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert contents(tmp_path) == contents(BUILT), "make web brings lessons/web/built up to date"


def test_only_its_own_file_knows_a_puzzle() -> None:
    puzzles = {path.stem for path in (WEB / "puzzles").glob("*.js")}
    assert puzzles == {path.stem for path in (ROOT / "solutions").glob("*.py")}
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        assert not [name for name in puzzles if name in text], path


def test_modules_of_pages_are_short_and_few() -> None:
    for path in SOURCES:
        assert path.read_text(encoding="utf-8").count("\n") <= MOST_LINES, path
        beside = [other for other in SOURCES if other.parent == path.parent]
        assert len([other for other in beside if other.suffix != ".css"]) <= MOST_MODULES, (
            path.parent
        )
