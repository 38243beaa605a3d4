"""What is kept of a module: what is needed, and not what only looks like it."""

import pytest

from judge.submissions.shake import Missing, needed, parts_of, text_of


def shaken(source: str, *wanted: str) -> str:
    """What these names need of a module."""
    return text_of(needed(parts_of(source), wanted))


def test_only_what_is_used_stays() -> None:
    source = "import os\nimport sys\nA = 1\nB = A\nC = sys\n\n\ndef f():\n    return B\n"
    assert shaken(source, "f") == "A = 1\nB = A\n\n\ndef f():\n    return B\n"


@pytest.mark.parametrize(
    "body",
    [
        "g = 1\n    return g",
        "return [g for g in ()]",
        "return lambda g: g",
        "import g\n    return g",
        "for g in ():\n        return g",
        "return h.g",
        "h.g = 1",
        'return "g"',
    ],
)
def test_a_local_name_is_not_the_global_one(body: str) -> None:
    source = f"h = 1\n\n\ndef g():\n    pass\n\n\ndef f():\n    {body}\n"
    assert "def g" not in shaken(source, "f")


@pytest.mark.parametrize(
    "text",
    [
        "def f():\n    return lambda: [g for _ in ()]",
        "def f(x=g):\n    pass",
        "def f():\n    global g\n    g += 1",
        "def f():\n    def inner():\n        return g\n    return inner",
        "@g\ndef f():\n    pass",
        "class f(g):\n    pass",
        "class f:\n    x = g",
        "class f:\n    def __init__(self):\n        g()",
        'def f():\n    return f"{g}"',
        "f = g",
        "f, e = g, 1",
        "f: g = 1",
    ],
)
def test_every_way_to_use_a_name_keeps_it(text: str) -> None:
    assert "def g" in shaken(f"def g():\n    pass\n\n\n{text}\n", "f")


CLASS = '''class A:
    """An A."""

    x = 1

    def __init__(self):
        self.used()

    def used(self):
        """Used."""
        return B()

    # What nobody asks.

    # Not this either.
    def unused(self):
        return C()

    # What somebody asks.

    def asked(self):
        pass


class B:
    pass


class C:
    pass


def f():
    return A().asked
'''


def test_of_a_class_the_methods_that_are_called_stay() -> None:
    text = shaken(CLASS, "f")
    assert [line for line in text.split("\n") if "def" in line or "class" in line] == [
        *("class A:", "    def __init__(self):", "    def used(self):", "    def asked(self):"),
        *("class B:", "def f():"),
    ]
    assert "    # What somebody asks.\n\n    def asked" in text
    assert "Not this" not in text
    assert "nobody" not in text
    assert "def __init__(self):\n        self.used()\n\n    def used" in text


def test_a_method_that_sets_a_name_does_not_use_it() -> None:
    source = "class A:\n    def f(self):\n        self.g = 1\n\n    def g(self):\n        pass\n"
    assert "def g" not in shaken(source + "\n\nA().f\n\n\ndef h():\n    return A().f\n", "h")


HEADED = """# --- One ---


def a():
    pass


# --- Two ---
# More of it.

# Right above.
def b():
    pass


def c():
    pass
"""


def test_who_sets_an_attribute_of_a_name_does_not_define_it() -> None:
    source = "def f():\n    pass\n\n\nf.x, f.y = 1, 2\n"
    assert shaken(source, "f") == "def f():\n    pass\n"


def test_headings_stay_with_what_they_head() -> None:
    assert shaken(HEADED, "a") == "# --- One ---\n\n\ndef a():\n    pass\n"
    below = "# --- Two ---\n# More of it.\n"
    assert shaken(HEADED, "c") == f"{below}\n\ndef c():\n    pass\n"
    assert shaken(HEADED, "b") == f"{below}\n# Right above.\ndef b():\n    pass\n"


def test_docstring_and_program_go() -> None:
    source = '"""Doc."""\n\nA = 1\n\nif __name__ == "__main__":\n    print(A)\n'
    assert shaken(source, "A") == "A = 1\n"
    assert shaken("A = 1\n", "A") == "A = 1\n"


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(Missing, match=r"^nobody$"):
        shaken("A = 1\n", "A", "nobody")
