"""Options that all of the judge's command lines share: limits, cases, reports."""

import argparse
import os
from pathlib import Path

import pytest

from judge import options
from judge.options import fits, natural
from tests.helpers import tools
from tests.helpers.cases import ROOT
from tests.helpers.programs import Write


def test_limits_from_the_command_line(write: Write, cases: Path) -> None:
    loop = tools.call("judge", "nurikabe", write("while True: pass"), "--cases", cases, "-t", 0.05)
    assert loop.stdout.count("more than 0.05 s of CPU time") == 2
    code = "import time; held = bytearray(b'x') * (80 << 20); time.sleep(1)"
    big = tools.call("judge", "nurikabe", write(code), "--cases", cases, "-m", 50, "--case", "o*")
    assert "MLE" in big.stdout
    assert "more than 50 MiB" in big.stdout


def test_the_byte_order_mark_of_a_case_is_no_part_of_it(write: Write, cases: Path) -> None:
    for path in cases.iterdir():
        path.write_text("\ufeff" + path.read_text())
    code = "print({'1 2': '1~', '1 3': '22~'}[input()])"
    done = tools.call("judge", "nurikabe", write(code), "--cases", cases)
    assert "2 cases: 2 AC" in done.stdout, done.stdout


def test_so_much_memory_that_no_machine_has_it(write: Write, cases: Path) -> None:
    program = write("import threading\nthreading.Thread(target=print, args=('1~',)).start()")
    done = tools.call("judge", "nurikabe", program, "--cases", cases, "-m", 1e6, "--case", "one")
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("pattern", "names"),
    [
        ("secret/[1] a", ["secret/[1] a"]),
        ("[1] a", ["secret/[1] a"]),
        ("[1]*", ["sample/1", "secret/1"]),
        ("secret/*", ["secret/[1] a", "secret/1"]),
    ],
)
def test_a_case_is_found_by_the_name_that_is_printed(pattern: str, names: list[str]) -> None:
    known = "sample/1", "secret/[1] a", "secret/1"
    assert [name for name in known if fits(name, pattern)] == names


def test_options_may_stand_anywhere(write: Write, cases: Path) -> None:
    done = tools.call(
        "judge", "--cases", cases, "nurikabe", "-j", 1, write("print('~1')"), "--show-diff", 0
    )
    assert "2 cases: 2 WA" in done.stdout, done.stderr


def test_nothing_of_ours_is_shown_where_the_system_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Below /usr a program could have begun one of our solutions."""
    folders = options.find_isolation("auto", [])
    if not folders:
        pytest.skip("there is no sandbox")
    assert str(ROOT / "solutions") not in folders.hidden
    monkeypatch.setattr("judge.options.is_of_system", lambda _: True, raising=False)
    hidden = options.find_isolation("auto", []).hidden
    assert {str(ROOT / name) for name in ("testcases", "solutions", "lessons")} < {*hidden}
    assert str(ROOT / ".venv") not in hidden


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_a_report_does_not_follow_a_link_of_somebody_else(write: Write, cases: Path) -> None:
    """In a folder that all may write to it replaced the file of ours that the link names."""
    (cases / "ours").write_text("x")
    (cases / "r.json").symlink_to("ours")
    os.chown(cases / "r.json", 65534, 65534, follow_symlinks=False)
    words = ("nurikabe", write("print('~1')"), "--cases", cases, "--json", cases / "r.json")
    done = tools.call("judge", *words)
    said = f"judge: cannot write {cases / 'r.json'}: it is a link of another user\n"
    assert (done.returncode, done.stderr) == (2, said)
    assert (cases / "ours").read_text() == "x"
    os.chown(cases / "r.json", 0, 0, follow_symlinks=False)
    assert tools.call("judge", *words).returncode == 1
    assert (cases / "ours").read_text() != "x"


@pytest.mark.parametrize("option", ["json", "junit", "csv", "html"])
def test_a_report_does_not_follow_such_a_link_that_comes_while_cases_are_judged(
    option: str, write: Write, cases: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "link").symlink_to("ours")
    looks = iter([False, True])
    monkeypatch.setattr(options, "is_trap", lambda _: next(looks))
    words = ["nurikabe", write("print('~1')"), "--cases", cases]
    if option in ("csv", "html"):
        (tmp_path / "class" / "ann").mkdir(parents=True)
        (tmp_path / "class" / "ann" / "nurikabe.py").write_text("print(1)")
        words = ["batch", tmp_path / "class", "--case", "secret/03-one-row"]
    done = tools.call("judge", *words, f"--{option}", tmp_path / "link")
    said = f"judge: cannot use {tmp_path / 'link'}: it is a link of another user\n"
    assert (done.returncode, done.stderr) == (2, said)
    assert not (tmp_path / "ours").exists()


@pytest.mark.sweep
def test_devices_are_written_and_not_replaced(write: Write, cases: Path) -> None:
    words = ("nurikabe", write("print('~1')"), "--cases", cases)
    done = tools.run("judge", *words, "--json", "/dev/stdout", "--junit", "/dev/null")
    assert done.returncode == 1
    assert '"accepted": false' in done.stdout
    assert Path("/dev/null").is_char_device()


@pytest.mark.parametrize(
    "words",
    [
        ["nurikabe", "--case", ""],
        ["nurikabe", "--python", ""],
        ["batch", "tests", "--case="],
        ["batch", "tests", "--scheduler", ""],
        ["doctor", "--attack", ""],
        ["submission", "poj_2870", "-o", ""],
        ["proof", "nurikabe", "", "x"],
    ],
)
def test_an_empty_name_is_no_name(words: list[str]) -> None:
    done = tools.call("judge", *words)
    option = next((word for word in words if word.startswith("-")), "PUZZLE").rstrip("=")
    assert done.stderr == f"judge: argument {option}: expected a name, found ''\n"
    assert done.returncode == 2


@pytest.mark.parametrize("option", ["--json", "--junit"])
def test_a_report_for_which_there_is_no_room_is_named(option: str, cases: Path) -> None:
    words = "nurikabe", "--cases", cases, "--sandbox", "none", option, "/dev/full"
    done = tools.call("judge", *words)
    said = "judge: cannot use /dev/full: No space left on device"
    assert (done.returncode, done.stderr.splitlines()[1:]) == (2, [said])


def test_nothing_is_a_number_of_pictures() -> None:
    assert natural("0") == 0


@pytest.mark.parametrize("text", ["-1", "1e3", "1000001"])
def test_what_is_no_number_of_pictures_is_named(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match=r"^expected .*, found "):
        natural(text)
