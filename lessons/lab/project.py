"""What the worker needs of the project, packed: all its Python but tools, and the problems.

Nothing is changed on the way, but for two things that a browser has not: each problem.yaml is
written as JSON, which is YAML too, and inside/yaml.py reads that.
"""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

from ground.problems import all_problems, describe, read_yaml

ROOT = Path(__file__).parent.parent.parent
INSIDE = Path(__file__).parent / "inside"
ROOMS = "solutions", "ground", "formats", "judge", "generators", "lessons"
LEFT_OUT = "judge/attacks.py", "judge/classes", "judge/packages"
PARTS = "problem_statement", "data/sample", "data/secret"  # of a problem's folder


def packed() -> bytes:
    """The project as JSON, {path: text}, packed; nothing in it depends on when it is made."""
    files = {name: content.decode() for name, content in sorted(contents())}
    return gzip.compress(json.dumps(files, ensure_ascii=False).encode(), mtime=0)


def contents() -> Iterator[tuple[str, bytes]]:
    """(name, content) of all files."""
    for room in ROOMS:
        for path in (ROOT / room).rglob("*.py"):
            name = path.relative_to(ROOT).as_posix()
            if not name.startswith(LEFT_OUT) and INSIDE not in path.parents:
                yield name, path.read_bytes()
    for path in INSIDE.glob("[a-z]*.py"):
        yield path.name, path.read_bytes()
    for problem in all_problems():
        yield from of_problem(describe(problem).folder)


def of_problem(folder: Path) -> Iterator[tuple[str, bytes]]:
    """The same of a problem: what it says, its statement and its cases."""
    about = folder / "problem.yaml"
    yield about.relative_to(ROOT).as_posix(), json.dumps(read_yaml(about)).encode()
    for part in PARTS:
        for path in filter(Path.is_file, (folder / part).rglob("*")):
            yield path.relative_to(ROOT).as_posix(), path.read_bytes()
