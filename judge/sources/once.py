"""YAML files are looked through before they are read: no key may stand twice, no number is vast."""

from contextlib import suppress
from pathlib import Path

import yaml

from ground.problems import ProblemError, describe
from judge import problem

NUMBERS = "tag:yaml.org,2002:int", "tag:yaml.org,2002:float"
LONGEST_NUMBER = 100  # characters: of half a million of them it takes minutes to make one


def load(name: str) -> problem.Problem:
    """The problem of that name, with a problem.yaml in which no key stands twice; ProblemError."""
    look_through(describe(name).folder / "problem.yaml", Once)
    return problem.load(name)


class Once(yaml.SafeLoader):
    """YAML in which no key stands twice in a mapping: the last one would count, silently."""

    def compose_scalar_node(self, anchor: str | None) -> yaml.ScalarNode:
        """The next word; ProblemError."""
        node = super().compose_scalar_node(anchor)
        if node.tag in NUMBERS and len(node.value) > LONGEST_NUMBER:
            what = f"a number has more than {LONGEST_NUMBER} characters"
            raise ProblemError(f"{self.name}: line {node.start_mark.line + 1}: {what}")
        return node

    def compose_mapping_node(self, anchor: str | None) -> yaml.MappingNode:
        """The next mapping; ProblemError."""
        node, seen = super().compose_mapping_node(anchor), set[str]()
        for key in (key for key, _ in node.value if isinstance(key, yaml.ScalarNode)):
            if key.value in seen:
                what = f"the key {key.value[:40]!r} stands twice"
                raise ProblemError(f"{self.name}: line {key.start_mark.line + 1}: {what}")
            seen.add(key.value)
        return node


def look_through(path: Path, loader: type[Once]) -> None:
    """ProblemError where a YAML file says what that loader refuses; all else is told elsewhere."""
    told_elsewhere = OSError, ValueError, RecursionError, yaml.YAMLError
    with suppress(*told_elsewhere), path.open(encoding="utf-8") as file:
        yaml.compose(file, loader)
