"""Results that are kept."""

from pathlib import Path

import pytest

from ground.problems import ProblemError
from judge.classes.store import Row, Store
from judge.verdict import Result, Verdict
from tests.helpers.classes import RIGHT, batch


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


def test_a_results_file_that_is_none(folder: Path) -> None:
    done = batch(folder, "--results", folder / "ann" / "nurikabe.py")
    assert done.returncode == 2
    assert "nurikabe.py: file is not a database" in done.stderr
    assert (folder / "ann" / "nurikabe.py").read_text() == RIGHT
