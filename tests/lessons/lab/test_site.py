"""The pages of the lab as files."""

from pathlib import Path

import pytest

from lessons.lab import site
from lessons.lab.__main__ import main
from tests.helpers.lab import need_pyodide

MOST = 10_000_000  # bytes of the one page


def test_the_page_has_its_files_beside_it(site_folder: Path) -> None:
    page = site_folder / "lab.html"
    there = {path.name for path in (site_folder / "python").iterdir()}
    assert there == {*site.TAKEN, site.LOCK, site.WORKER, "project.gz", "snapshot.gz"}
    assert "://" not in head(page)


def head(page: Path) -> str:
    """A page up to its scripts."""
    return page.read_text(encoding="utf-8").split("<script")[0]


def test_one_page_is_small_enough(offline: Path) -> None:
    assert offline.stat().st_size <= MOST


def test_what_is_not_installed_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(site, "PYODIDE", tmp_path / "nowhere")
    assert main(["-o", str(tmp_path), "--alone"]) == 2
    assert "the npm package pyodide is not installed: npm ci" in capsys.readouterr().err


def test_a_lab_alone_leads_to_lessons_only_where_there_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(site, "files", list)
    monkeypatch.setattr(site, "write_snapshot", lambda _: None)
    (tmp_path / site.FOLDER).mkdir()
    assert "index.html" not in head(site.write(tmp_path, alone=True))
    assert "index.html" in head(site.write(tmp_path))
    (tmp_path / "index.html").touch()
    assert "index.html" in head(site.write(tmp_path, alone=True))


HALF = """\
import { writeFileSync } from "node:fs";
writeFileSync(process.argv[3] ?? `${process.argv[2]}/snapshot.gz`, "half");
process.exit(1);
"""


def test_a_snapshot_that_fails_leaves_the_one_that_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    need_pyodide()
    script, there = tmp_path / "half.mjs", tmp_path / "snapshot.gz"
    script.write_text(HALF)
    there.write_text("whole")
    monkeypatch.setattr(site, "SNAPSHOT", script)
    with pytest.raises(site.Missing, match=r"^node cannot start Python"):
        site.write_snapshot(tmp_path)
    assert there.read_text() == "whole"
    assert set(tmp_path.iterdir()) == {script, there}
