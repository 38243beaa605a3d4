"""The table of languages: whose a file is, by its name."""

from pathlib import Path

import pytest

from judge.language import build, language_of
from judge.run import MIB, Limits, Runner

CODE = {
    "C++": "#include <iostream>\nint main() { std::cout << 1; }\n",
    "Python": "import sys\nprint(sys.version_info.major - 2)\n",
}


@pytest.mark.parametrize(
    ("name", "language"),
    [("a.C", "C++"), ("p/main.C", "C++"), ("a.py3", "Python"), ("p/main.PY3", "Python")],
)
def test_names_that_are_seldom(name: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.parent.mkdir(exist_ok=True)
    file.write_text(CODE[language])
    path = tmp_path / Path(name).parts[0]
    row = language_of(path)
    assert row
    assert row.name == language
    with build(path, 256 * MIB) as program, Runner() as runner:
        assert runner.run(program.command, file, Limits(cpu=10)).stdout.strip() == b"1"
