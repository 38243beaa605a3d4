"""A small package."""

from pathlib import Path

import pytest

from tests.helpers.packages import SUBMISSIONS, YAML


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small package that is right in all things."""
    folder = tmp_path / "sum"
    texts = {
        "problem.yaml": YAML,
        ".timelimit": "0.3\n",
        "problem_statement/problem.en.tex": "\\problemname{Sum}\n",
        "data/sample/1.in": "1 2\n",
        "data/sample/1.ans": "3\n",
        "data/secret/group/a.in": "2 2\n",
        "data/secret/group/a.ans": "4\n",
        "data/invalid_input/letters.in": "a b\n",
        "input_validators/valid.py": "import sys, re\n"
        "sys.exit(42 if re.fullmatch(r'\\d+ \\d+\\n', sys.stdin.read()) else 43)\n",
        **{f"submissions/{name}": text for name, text in SUBMISSIONS.items()},
    }
    for name, text in texts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder
