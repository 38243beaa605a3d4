"""Which of several source files in Java begins."""

from pathlib import Path

import pytest

from judge.sources.beginning import main_source

MAIN = "static public void main(String[] words) {}"


def test_main_in_a_comment_is_none(tmp_path: Path) -> None:
    (tmp_path / "Aux.java").write_text("/* it has no static void main( */ class Aux {}")
    (tmp_path / "Zed.java").write_text("class Zed { " + MAIN)
    found = main_source(tmp_path, [Path("Aux.java"), Path("Zed.java")], of_java=True)
    assert found == Path("Zed.java")


@pytest.mark.parametrize(
    ("names", "main"),
    [
        (["A.java", "Main.java"], "Main.java"),
        (["Test.java", "a/Main.java"], "a/Main.java"),
        (["a/Main.java", "Main.java"], "Main.java"),
        (["a/b/Run.java", "b/Run.java"], "b/Run.java"),
    ],
)
def test_of_several_main_methods_that_in_main_is_meant(
    names: list[str], main: str, tmp_path: Path
) -> None:
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("class A { " + MAIN + "}")
    sources = sorted(map(Path, names))
    assert main_source(tmp_path, sources, of_java=True) == Path(main)
