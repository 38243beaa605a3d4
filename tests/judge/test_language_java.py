"""How source files in Java are called, and which of them begins."""

from pathlib import Path

import pytest

from judge.language import copy, language_of, main_source

MAIN = "static public void main(String[] words) {}"


@pytest.mark.parametrize(
    ("text", "name"),
    [("public final class New {", "New"), ("class Old {", "usual")],
)
def test_a_file_in_java_is_called_after_its_public_class(
    text: str, name: str, tmp_path: Path
) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / "usual.java").write_text(text)
    (tmp_path / "new").mkdir()
    copy(tmp_path / "old" / "usual.java", tmp_path / "new")
    assert [path.stem for path in (tmp_path / "new").iterdir()] == [name]


def test_main_in_a_comment_is_none(tmp_path: Path) -> None:
    (tmp_path / "Aux.java").write_text("/* it has no static void main( */ class Aux {}")
    (tmp_path / "Zed.java").write_text("class Zed { " + MAIN)
    found = main_source(language_of(tmp_path), tmp_path, [Path("Aux.java"), Path("Zed.java")])
    assert found == Path("Zed.java")
