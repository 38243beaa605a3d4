"""Where a program of several files begins."""

from pathlib import Path

import pytest

from judge.sources.beginning import main_source


@pytest.mark.parametrize(
    ("names", "main"),
    [
        (["lib/index.py", "main.py"], "main.py"),
        (["__main__.py", "index.py", "main.py"], "main.py"),
        (["__main__.py", "index.py"], "__main__.py"),
        (["a.py", "lib/index.py", "src/main.py"], "src/main.py"),
        (["index.js", "lib/main.js"], "index.js"),
        (["a/deep/main.py", "b/index.py"], "b/index.py"),
        (["a/part.py", "sum.py"], "sum.py"),
        (["a/part.js", "main.mjs"], "main.mjs"),
    ],
)
def test_a_folder_begins_in_main(names: list[str], main: str, tmp_path: Path) -> None:
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    sources = sorted(map(Path, names))
    assert main_source(tmp_path, sources, of_java=False) == Path(main)
