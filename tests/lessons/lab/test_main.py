"""The command line."""

from pathlib import Path

from lessons import site as lessons


def test_the_site_has_the_lessons_and_the_lab(
    written: Path, site_folder: Path, offline: Path
) -> None:
    assert (site_folder / "lab.html").is_file()
    assert offline.is_file()
    assert (written / "asked").read_text().split("\n") == ["-o", str(site_folder)]


def test_the_index_leads_to_the_lab_where_it_is() -> None:
    assert 'href="lab.html"' in lessons.index([], lab=True)
    assert 'href="lab.html"' not in lessons.index([])
