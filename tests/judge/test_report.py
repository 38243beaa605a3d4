"""Reports: wrong answers beside right ones, nothing raw on the terminal, files."""

import io
import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from rich.console import Console

from judge.report import show_difference
from judge.run import MIB
from judge.verdict import Result, Verdict
from tests.helpers import tools
from tests.helpers.programs import Write


def test_wrong_answers_are_shown_beside_the_right_ones(write: Write, cases: Path) -> None:
    done = tools.call("judge", "nurikabe", write("print('~1')"), "--cases", cases, "-j", 2)
    assert done.returncode == 1
    assert "nurikabe/one  the answer changes a clue at r1c1" in done.stdout
    assert "expected" in done.stdout
    assert "[1][~]" in done.stdout
    assert "[~][1]" in done.stdout
    assert "2 cases: 2 WA; slowest" in done.stdout
    assert "\x1b" not in done.stdout


def console_of(width: int, colour: bool) -> Console:
    """A terminal that records what it is shown."""
    return Console(
        file=io.StringIO(),
        width=width,
        force_terminal=True,
        no_color=not colour,
        highlight=False,
        color_system="standard",
    )


def shown(console: Console, expected: str, answer: str) -> list[str]:
    """The lines in which a difference is shown."""
    show_difference(console, expected, Result("case", Verdict.WA, answer=answer))
    return console.file.getvalue().splitlines()  # type: ignore[attr-defined]


def test_differences_side_by_side_and_below_each_other() -> None:
    expected, answer = "10 ~\n~ 1\n", "10 1\n~ 1\n"
    assert shown(console_of(80, colour=False), expected, answer) == [
        "     expected   actual",
        "      10 [ ~]    10 [ 1]",
        "       ~   1      ~   1",
    ]
    below = shown(console_of(20, colour=False), expected, answer)
    assert below[3] == "     actual"
    assert len(below) == 6
    assert any("\x1b[1;37;41m" in line for line in shown(console_of(80, True), expected, answer))


def test_drawings_are_not_taken_apart() -> None:
    expected, answer = "+---+\n──────\n+---+\n", "+---+\n──┐───\n+---+\n"
    assert shown(console_of(80, colour=False), expected, answer) == [
        "     expected   actual",
        "       +---+      +---+",
        "     * ──────   * ──┐───",
        "       +---+      +---+",
    ]
    painted = shown(console_of(80, True), expected, answer)
    assert painted[2].endswith("──\x1b[1;37;41m┐\x1b[0m───")
    boxed = "╔═══╗\n║┌ ┐║\n╚╦ ╦╝\n"  # as of code golf
    assert shown(console_of(80, colour=False), boxed, boxed.replace("┌", "│"))[1:] == [
        "       ╔═══╗      ╔═══╗",
        "     * ║┌ ┐║    * ║│ ┐║",
        "       ╚╦ ╦╝      ╚╦ ╦╝",
    ]


@pytest.mark.parametrize(
    "answer", ["1~\r\n~2\r\n", "1\t~\n~\t2\n", " 1~ \t\n\t~2\f\n \n", "1 ~\v\n~ 2\r"]
)
def test_blanks_of_any_kind_are_no_difference(answer: str) -> None:
    assert shown(console_of(80, colour=False), "1~\n~1\n", answer) == [
        "     expected   actual",
        "      1  ~       1  ~",
        "      ~ [1]      ~ [2]",
    ]
    drawing = "+---+\n──────\n+---+\n"
    lines = shown(console_of(80, colour=False), drawing, drawing.replace("\n", "\t\r\n"))
    assert "*" not in "".join(lines)
    assert "\\t" in "".join(shown(console_of(80, colour=False), drawing, f"+\t{drawing[2:]}"))


def test_the_first_difference_is_shown_however_far_down() -> None:
    rows = ["1~"] * 100
    lines = shown(
        console_of(80, colour=False), "\n".join(rows), "\n".join([*rows[:80], "~~", *rows[81:]])
    )
    assert lines[0] == "     77 rows that are alike, ..."
    assert lines[5] == "     [1] ~      [~] ~"
    assert len(lines) == 2 + 23


def test_prose_instead_of_an_answer_is_cut() -> None:
    lines = shown(console_of(80, colour=False), "1~\n~1\n", "too-long-a-word and more\n" * 99)
    assert "[too-lo..][     and]" in lines[1]
    assert lines[-1] == "     ... and 94 rows more"
    assert len(lines) == 7


def test_only_some_differences_are_shown(write: Write, cases: Path) -> None:
    done = tools.call("judge", "nurikabe", write("print('~1')"), "--cases", cases, "--show-diff", 1)
    assert done.stdout.count("expected") == 1


@pytest.mark.sweep
def test_nothing_that_a_program_prints_reaches_the_terminal_raw(write: Write, cases: Path) -> None:
    code = r"import sys; sys.stdout.write('\x1b[2J\x00\x07'); sys.stderr.write('\x1b]0;x\x07')"
    done = tools.run("judge", "nurikabe", write(code), "--cases", cases)
    assert not {"\x1b", "\x00", "\x07"} & set(done.stdout + done.stderr)
    failing = tools.run("judge", "nurikabe", write(code + "; sys.exit(1)"), "--cases", cases)
    assert "exit status 1" in failing.stdout
    assert r"\x1b]0;x\x07" in failing.stdout
    assert not {"\x1b", "\x00", "\x07"} & set(failing.stdout)


@pytest.mark.sweep
def test_answers_and_cases_that_are_no_text(write: Write, cases: Path) -> None:
    (cases / "one.ans").write_bytes(b"\xff\x1b[2J\n")
    (cases / "two.ans").rename(cases / "\x1b\udcff.ans")
    (cases / "two.in").rename(cases / "\x1b\udcff.in")
    done = tools.run("judge", "nurikabe", "--cases", cases, write("print('~1\u2500')"))
    assert done.returncode == 1
    assert r"nurikabe/\x1b\udcff" in done.stdout
    assert "\x1b" not in done.stdout
    done = tools.run(
        "judge",
        *("nurikabe", "--cases", cases, write("print('\u2500')")),
        PYTHONIOENCODING="",
        PYTHONUTF8="0",
        LC_ALL="C",
        PYTHONCOERCECLOCALE="0",
    )
    assert "2 cases: " in done.stdout, done.stderr


def test_reports_in_files(write: Write, cases: Path, tmp_path: Path) -> None:
    program = write("print('1~' if len(input()) and len(input()) == 2 else 'x')")
    files = tmp_path / "r.json", tmp_path / "r.xml"
    done = tools.call(
        "judge", "nurikabe", program, "--cases", cases, "--json", files[0], "--junit", files[1]
    )
    assert done.returncode == 1
    report = json.loads(files[0].read_text())
    assert (report["version"], report["accepted"], report["interrupted"]) == (1, False, False)
    one, two = report["problems"][0]["cases"]
    assert (one["case"], one["verdict"], two["verdict"]) == ("one", "AC", "WA")
    assert one["cpu"] > 0
    assert one["memory"] > MIB
    suite = ET.fromstring(files[1].read_text()).find("testsuite")
    assert suite is not None
    assert (suite.get("tests"), suite.get("failures"), suite.get("errors")) == ("2", "1", "0")
    failure = suite.find("testcase[@name='two']/failure")
    assert failure is not None
    assert str(failure.get("message")).startswith("WA: ")
    assert sorted(path.name for path in tmp_path.glob(".r*")) == []


@pytest.mark.sweep
def test_something_is_said_in_no_width_too(cases: Path) -> None:
    done = tools.run("judge", "nurikabe", "--cases", cases, "--sandbox", "none", COLUMNS="0")
    assert "2 cases: 2 AC" in done.stdout


@pytest.mark.parametrize("words", ["nurikabe --case sample/1", "submission poj_2870"])
def test_an_output_without_room_is_named(words: str) -> None:
    done = tools.run_full("judge", *words.split())
    said = "judge: cannot use the standard output: No space left on device\n"
    assert (done.returncode, done.stderr) == (2, said)
