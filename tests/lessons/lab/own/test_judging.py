"""Verdicts on what came out of a page's worker."""

import base64
from typing import Any

import pytest

from lessons.lab.own import cases, judging


def run(end: str = "exit", status: int = 0, stdout: str = "", stderr: str = "") -> dict[str, Any]:
    """A run as the page tells it."""
    text = {"stdout": stdout, "stderr": stderr}
    packed = {name: base64.b64encode(each.encode()).decode() for name, each in text.items()}
    return {"end": end, "status": status, "cpu": 0.1, "wall": 0.1, "memory": 1, **packed}


def verdict(**options: Any) -> dict[str, Any]:
    """What the judge says of a run on the first sample."""
    return judging.verdict("nurikabe", 0.5, cases.given("nurikabe", True)[0], run(**options))


def test_a_right_answer_is_accepted() -> None:
    said = verdict(stdout=cases.given("nurikabe", True)[0]["answer"])
    assert (said["verdict"], said["reason"], said["picture"]) == ("AC", "", None)


def test_of_a_wrong_answer_law_and_cells_are_shown() -> None:
    answer = cases.given("nurikabe", True)[0]["answer"].replace("4~3", "~~3")
    said = verdict(stdout=answer)
    assert said["verdict"] == "WA"
    assert said["reason"] == "pool at r1c2"
    cells = {mark for row in said["picture"]["actual"] for _, mark in row}
    assert "differs" in cells
    assert len(said["picture"]["expected"]) == 5


def test_line_ends_of_windows_are_no_difference() -> None:
    answer = cases.given("nurikabe", True)[0]["answer"].replace("4~3", "~~3")
    said, other = verdict(stdout=answer), verdict(stdout=answer.replace("\n", " \r\n"))
    assert other["picture"] == said["picture"]


@pytest.mark.parametrize(
    ("end", "status", "expected", "reason"),
    [
        ("wall", -9, "TLE", "more than 3.5 s by the clock"),
        ("output", -9, "OLE", "more than 1 MiB of output"),
        ("memory", -9, "MLE", "more than 256 MiB"),
        ("exit", -11, "RTE", "killed by signal 11 (SIGSEGV)"),
        ("exit", 3, "RTE", "exit status 3"),
    ],
)
def test_limits_are_the_judges(end: str, status: int, expected: str, reason: str) -> None:
    said = verdict(end=end, status=status)
    assert (said["verdict"], said["reason"]) == (expected, reason)


def test_brackets_are_counted_before_python_needs_a_stack(monkeypatch: pytest.MonkeyPatch) -> None:
    deep, text = (
        f"y = 1\nx = {'([' * 100}({')' + '])' * 100}\n",
        f"x = '{'(' * 999}'  # {'(' * 999}\n",
    )
    native = judging.compiled(deep)
    monkeypatch.setattr(judging.py_compile, "compile", lambda *_, **__: None)
    said = judging.compiled(deep)
    assert said
    assert (said["verdict"], said["line"]) == ("CE", 2)
    assert said["reason"] == "Python: SyntaxError: too many nested parentheses"
    assert native == said
    for fine in deep.replace("(", "", 1).replace(")", "", 1), text, "(" * 200, "'", "", "x = 1 +":
        assert judging.compiled(fine) is None, fine


def test_the_last_line_of_the_program_is_named() -> None:
    trace = 'File "/a/program.py", line 9, in f\n  File "/usr/lib/x.py", line 4\nKeyError: 1\x1b'
    said = verdict(status=1, stderr=f'File "/a/program.py", line 3\n  {trace}')
    assert said["line"] == 9
    assert "\\x1b" in said["said"]
    assert verdict(status=1)["line"] is None


@pytest.mark.parametrize(
    ("source", "line"), [("x = 1\ndef f(:\n", 2), ("a\tb\n\0", None), ("if x:\npass", 2)]
)
def test_what_cannot_be_compiled_is_a_ce(source: str, line: int | None) -> None:
    said = judging.compiled(source)
    assert said
    assert said["verdict"] == "CE"
    assert said["reason"].startswith("Python: ")
    assert line is None or said["line"] == line
    assert "/tmp" not in said["said"]


def test_what_can_be_compiled_is_let_through() -> None:
    assert judging.compiled("print(1)\n") is None
