"""Cases of one's own: what is a case, in which formats, and who sees it."""

import os
from contextlib import ExitStack
from pathlib import Path

import pytest

from judge.__main__ import find_all, make_parser
from tests.helpers import tools
from tests.helpers.programs import Write
from tests.helpers.puzzles import LINK


@pytest.mark.parametrize(
    ("puzzle", "message"),
    [
        ("", "line 1: expected the size, N or H W, found nothing"),
        ("2\n1.\n", "line 3: expected row 2 of 2, found the end"),
        ("2\n1.\n.\n", "line 3: expected 2 cells, found 1"),
        ("2 1\n1\n\ufffd\n", "line 3: "),
    ],
)
def test_a_case_is_a_puzzle(puzzle: str, message: str, cases: Path) -> None:
    (cases / "two.in").write_text(puzzle)
    done = tools.call("judge", "nurikabe", "--cases", cases)
    said = f"judge: {cases / 'two.in'}: it is no nurikabe puzzle; in our own text, {message}"
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith(said)


def test_blanks_of_web_pages_are_blanks_in_a_case(cases: Path) -> None:
    (cases / "two.in").write_text("1 3\n2\u00a0. \u3000.\n", encoding="utf-8")
    done = tools.call("judge", "nurikabe", "--cases", cases, "--sandbox", "none")
    assert "2 cases: 2 AC" in done.stdout, done.stdout


def test_else_programs_get_a_case_as_it_is(cases: Path, write: Write) -> None:
    (cases / "one.in").write_bytes(b"1 2\r\n 1.\t")
    program = "import sys; print('1~' * (sys.stdin.buffer.read() == b'1 2\\r\\n 1.\\t'))"
    words = "--cases", cases, "--case", "one", "--sandbox", "none"
    assert tools.call("judge", "nurikabe", write(program), *words).returncode == 0


@pytest.mark.parametrize("code", ["utf-8-sig", "utf-16"])
def test_a_case_is_in_the_code_that_programs_of_windows_save(
    code: str, cases: Path, write: Write
) -> None:
    """One in UTF-16 was no puzzle to the judge alone; programs get it as all others."""
    (cases / "one.in").write_bytes("1 2\r\n1.\r\n".encode(code))
    program = "import sys; print('1~' * (sys.stdin.buffer.read() == b'1 2\\n1.\\n'))"
    words = "--cases", cases, "--case", "one", "--sandbox", "none"
    done = tools.call("judge", "nurikabe", write(program), *words)
    assert done.returncode == 0, done.stdout + done.stderr


def test_answers_are_hidden_where_they_are(
    cases: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also of cases in another format, which are converted, and of those that are links."""
    foreign, linked, hidden = tmp_path / "foreign", tmp_path / "linked", set[Path]()
    foreign.mkdir()
    (foreign / "one.in").write_text(LINK)
    (foreign / "one.ans").write_text("")
    linked.mkdir()
    for file in cases.iterdir():
        (linked / file.name).symlink_to(file)
    monkeypatch.setattr("judge.__main__.find_isolation", lambda _, some, **__: hidden.update(some))
    for words in ("light_up", foreign), ("nurikabe", linked):
        with ExitStack() as stack:
            find_all(make_parser().parse_args([words[0], "--cases", str(words[1])]), stack)
    assert hidden >= {foreign, linked, cases}


def test_the_judge_takes_links(tmp_path: Path) -> None:
    (tmp_path / "one.in").write_text(LINK)
    (tmp_path / "one.ans").write_text("")
    done = tools.call("judge", "light_up", "--cases", tmp_path, "--sandbox", "none")
    assert "1 case: 1 AC" in done.stdout
    (tmp_path / "one.in").write_text(LINK.replace("akari", "nurikabe"))
    done = tools.call("judge", "light_up", "--cases", tmp_path, "--sandbox", "none")
    assert done.returncode == 2
    assert done.stderr.startswith(f"judge: {tmp_path / 'one.in'}: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("name", ["two.in", "two.ans"])
def test_a_case_that_is_too_long_is_named(name: str, cases: Path, write: Write) -> None:
    os.truncate(cases / name, 1 << 40)
    words = "--cases", cases, "--case", "two", "--sandbox", "none"
    done = tools.call("judge", "nurikabe", write("print('~~~')"), *words)
    said = f"judge: cannot use {cases / name}: it has more than 8 MiB"
    assert (done.returncode, done.stderr.splitlines()[-1]) == (2, said)
