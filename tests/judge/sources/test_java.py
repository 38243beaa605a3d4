"""What a file in Java says, whatever is in it."""

import tracemalloc

import pytest

from judge.sources.java import code, has_main, is_test, main_class, public_class
from tests.helpers.sweep import swept

MAIN = "static public void main(String[] words) {}"
LARGEST = 1 << 20  # bytes of a file that is looked at


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("/*\npublic class Old {\n}\n*/\npublic class New {\n", "New"),
        ("// public class Old\n  public final class New {", "New"),
        ('class Old { String s = "/*"; }\npublic enum New {', "New"),
        ('@SuppressWarnings("unchecked") public class New {', "New"),
        (
            '@SuppressWarnings({"unchecked", "raw"})\npublic @Deprecated(since = "1") class New',
            "New",
        ),
        ("public record New(int a) {", "New"),
        ("public sealed interface New permits A {", "New"),
        ("public class A$B {", "A$B"),
        ("class Old {} public class New {", "New"),
        ("class Old {\npublic class Part {}\n}\npublic class New {", "New"),
        (r"class Old { char a = '\42', b = '\'', c = '{'; } public class New {", "New"),
        ('class Old { String s = """\n \\""" { """; } public class New {', "New"),
        ('class Old { String s = """\n "" { \\\\"""; } public class New {', "New"),
        ("public static void main() {}\nclass Old {", None),
        ("public int a;\nclass Old {", None),
        ("class Old {", None),
    ],
)
def test_the_public_class(text: str, name: str | None) -> None:
    assert public_class(code(text)) == name


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
        ("/* ours */ package a.b; class New { " + MAIN, "a.b.New"),
        ("package a /* ours */ . b$c\n; class New { " + MAIN, "a.b$c.New"),
        ("\fpackage a; class New { " + MAIN, "a.New"),
        ("@Deprecated package a; class New { " + MAIN, "a.New"),
        ('class New { String s = "package a;"; ' + MAIN, "New"),
        ("class New { static synchronized void main(String[] a) {} }\nclass Old {}", "New"),
        ("class Old { " + MAIN + " }\npublic class New { " + MAIN, "New"),
        ("class Old { " + MAIN + " }\nclass Main { " + MAIN, "Main"),
        ("class New { " + MAIN + " }\nclass Old { " + MAIN, "New"),
        ("class New { " + MAIN + " }\npublic class Old {}", "New"),
        ("class Old {}\nclass New {}", "New"),
        ("void main() {}", "usual"),
    ],
)
def test_the_class_that_begins(text: str, name: str) -> None:
    assert main_class(code(text), "usual") == name


def test_main_in_a_comment_is_none() -> None:
    assert has_main(code("class Zed { " + MAIN))
    assert not has_main(code("/* it has no static void main( */ class Aux {}"))


@pytest.mark.parametrize(
    ("text", "test"),
    [
        ("import org.junit.Test;", True),
        ("import static  org.junit.jupiter.api.Assertions.*;", True),
        ("import junit.framework.TestCase;", True),
        ("import org.junitlike.Test;", False),
        ("import java.util.*; class A { String junit; }", False),
        ("import org.junit.Test; class A { " + MAIN, False),
    ],
)
def test_a_file_for_junit_is_one_that_imports_it(text: str, test: bool) -> None:
    assert is_test(text) is test


PARTS = (
    *("@a\n", "@a(\n", "public\n", "class\n", "static\n", "package\n", "package a."),
    *("import\n", "import static\n", "package a\n", ".\n", "a.package a"),
    *("static void main\n", "{", "(", ";", "\n", "a", "\\"),
    *('"\\', "'\"\\", "'", "/*", '"""', '"""\\'),
)


@pytest.mark.timeout(30)  # what is gone through again and again takes minutes, or hours
@pytest.mark.parametrize("part", swept(PARTS, 0, 8))
def test_the_largest_file_is_gone_through_once(part: str) -> None:
    for begin in "", '"', '"""', "public ":
        text = code(begin + part * (LARGEST // len(part)))
        public_class(text), has_main(text), main_class(text, "usual"), is_test(text)


@pytest.mark.parametrize("begin", ['"', "'", '"""', "/*", "//"])
def test_what_has_no_end_takes_little_memory(begin: str) -> None:
    text = begin + "a" * LARGEST
    tracemalloc.start()
    try:
        code(text)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 2 * LARGEST
