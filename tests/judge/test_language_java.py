"""What the judge finds out about source files in Java."""

from pathlib import Path

import pytest

from judge.language import copy, java_name, language_of, main_source

MAIN = "static public void main(String[] words) {}"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("/*\npublic class Old {\n}\n*/\npublic class New {\n", "New"),
        ("// public class Old\n  public final class New {", "New"),
        ('class Old { String s = "/*"; }\npublic enum New {', "New"),
        ('@SuppressWarnings("unchecked") public class New {', "New"),
        ("public record New(int a) {", "New"),
        ("public sealed interface New permits A {", "New"),
        ("public class A$B {", "A$B"),
        ("class Old {", None),
    ],
)
def test_a_file_in_java_is_called_after_its_public_class(
    text: str, name: str | None, tmp_path: Path
) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / "usual.java").write_text(text)
    (tmp_path / "new").mkdir()
    copy(tmp_path / "old" / "usual.java", tmp_path / "new")
    assert [path.stem for path in (tmp_path / "new").iterdir()] == [name or "usual"]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("class Node { int v; }\nclass New { " + MAIN, "New"),
        ("// A class that solves it\nclass New { " + MAIN, "New"),
        ("/* class Foo */ final class New { " + MAIN, "New"),
        ("class New { static class Part { int a; } " + MAIN, "New"),
        ("class New { String s = \"}\"; char c = '}'; class Part {} " + MAIN, "New"),
        ('class New { String s = """\n " class Old {\n"""; ' + MAIN, "New"),
        ("package a.b;\nclass New { " + MAIN + "\nclass Old {}", "a.b.New"),
        ("void main() {}", "usual"),
    ],
)
def test_the_class_of_java_that_begins(text: str, name: str, tmp_path: Path) -> None:
    (tmp_path / "usual.java").write_text(text)
    assert java_name(tmp_path / "usual.java") == name


def test_main_in_a_comment_is_none(tmp_path: Path) -> None:
    (tmp_path / "Aux.java").write_text("/* it has no static void main( */ class Aux {}")
    (tmp_path / "Zed.java").write_text("class Zed { " + MAIN)
    found = main_source(language_of(tmp_path), tmp_path, [Path("Aux.java"), Path("Zed.java")])
    assert found == Path("Zed.java")
