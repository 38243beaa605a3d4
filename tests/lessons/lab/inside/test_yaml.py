"""The stand-in reads what the worker has as PyYAML does, and refuses what it cannot read."""

import json

import pytest
import yaml

from ground.problems import FOLDER, all_problems
from lessons.lab.inside import yaml as inside


@pytest.mark.parametrize("problem", all_problems())
def test_it_says_what_pyyaml_says(problem: str) -> None:
    said = yaml.safe_load((FOLDER / problem / "problem.yaml").read_text())
    assert inside.safe_load(json.dumps(said)) == yaml.safe_load(json.dumps(said)) == said


def test_what_is_not_json_is_refused() -> None:
    with pytest.raises(inside.YAMLError):
        inside.safe_load("name: Nurikabe")
