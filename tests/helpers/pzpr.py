"""The engine of pzpr, which serves puzz.link and pzv.jp, says what links and its files mean."""

import json
import shutil
import subprocess

import pytest

from tests.helpers.cases import ROOT

NODE = ROOT / "tests" / "node"


def engine(texts: list[str]) -> list[tuple[str, str]]:
    """What pzpr's own encoders make of links and files: (link, file) of each."""
    if not shutil.which("node"):
        pytest.skip("node is not installed")
    if not (ROOT / "node_modules" / "pzpr").is_dir():
        pytest.skip("the npm package pzpr is not installed: npm ci")
    lines = "".join(json.dumps(each) + "\n" for each in texts)
    done = subprocess.run(
        ["node", str(NODE / "pzpr.js")], input=lines, capture_output=True, text=True, check=True
    )
    return [tuple(json.loads(line)) for line in done.stdout.splitlines()]


def without_blanks(text: str) -> str:
    """A file's text without blanks at the ends of lines."""
    return "\n".join(line.rstrip() for line in text.split("\n"))
