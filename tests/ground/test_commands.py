"""What the command lines have in common: complaints, the bar, the types of options."""

import argparse
import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from ground.commands import (
    Parser,
    above_zero,
    complain,
    cores,
    path_to,
    progress,
    whole,
)
from tests.helpers import tools
from tests.helpers.cases import ROOT
from tests.helpers.processes import unread
from tests.helpers.sweep import in_sweep


@pytest.mark.parametrize(
    ("prog", "room"),
    [
        ("python -m judge batch", "judge"),
        ("python -m formats", "formats"),
        ("python -m measure.bench", "measure"),
    ],
)
def test_a_wrong_command_line_gets_one_line(
    prog: str, room: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        Parser(prog=prog).parse_args(["--no\n-such"])
    assert ended.value.code == 2
    assert capsys.readouterr().err == f"{room}: unrecognized arguments: --no\\n-such\n"


def test_a_complaint_does_no_harm_to_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert complain("judge", ValueError("\x1b[2J"), 1) == 1
    assert capsys.readouterr().err == "judge: \\x1b[2J\n"


def test_a_file_that_cannot_be_used_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert complain("judge", IsADirectoryError(21, "Is a directory", "a\nb")) == 2
    assert complain("judge", BrokenPipeError(32, "Broken pipe")) == 2
    said = "judge: cannot use a\\nb: Is a directory\njudge: [Errno 32] Broken pipe\n"
    assert capsys.readouterr().err == said


def test_a_complaint_without_room_is_one_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    with Path("/dev/full").open("wb", buffering=0) as full:
        monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(full, write_through=True))
        assert complain("judge", "the disk is full") == 2


@pytest.mark.parametrize("title", ["nurikabe", "{odd} [red]name"])
def test_a_bar_is_shown_on_a_terminal(title: str) -> None:
    shown = io.StringIO()
    with progress(title, 2, Console(file=shown, force_terminal=True, width=60)) as advance:
        advance()
        advance(1)
    assert title in shown.getvalue()
    assert "2/2" in shown.getvalue()


def test_no_bar_is_shown_in_a_pipe() -> None:
    shown = io.StringIO()
    with progress("nurikabe", 2, Console(file=shown)) as advance:
        advance()
    assert not shown.getvalue()


@pytest.mark.parametrize("term", ["dumb", "unknown"])
def test_no_bar_is_shown_on_a_terminal_that_cannot_draw_one(term: str) -> None:
    """It got an empty line for each."""
    shown = io.StringIO()
    console = Console(file=shown, force_terminal=True, _environ={"TERM": term})
    with progress("nurikabe", 2, console) as advance:
        advance()
    assert not shown.getvalue()


def test_nobody_waits_for_a_bar_that_is_not_shown() -> None:
    code = (
        "import sys; from ground.commands import progress\n"
        "with progress('nurikabe', 2) as advance: advance(1)\n"
        "print('rich' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True)
    assert (done.stdout, done.stderr) == (b"False\n", b"")


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [(whole, "1", 1), (above_zero, "0.5", 0.5), (path_to, "a", Path("a"))],
)
def test_options_are_read(kind: Callable[[str], Any], text: str, value: object) -> None:
    assert kind(text) == value


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        *((whole, text) for text in ("0", "-1", "1.5", "x", "", "9" * 5000, "1_0", "\u0661")),
        *((above_zero, text) for text in ("0", "nan", "inf", "-0.1")),
        (path_to, ""),
        (path_to, "-"),
    ],
)
def test_options_out_of_range_are_named(kind: Callable[[str], Any], text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match=r"^expected .*, found "):
        kind(text)


def test_cores_are_those_that_we_may_use(monkeypatch: pytest.MonkeyPatch) -> None:
    one = min(os.sched_getaffinity(0))
    words = ["taskset", "-c", str(one), sys.executable, "-c"]
    code = "from ground.commands import cores; print(cores())"
    done = subprocess.run([*words, code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "1\n"
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert cores() == 1


@pytest.mark.parametrize("room", ["judge", "formats", *map(in_sweep, ("lessons", "generators"))])
def test_a_help_without_room_is_not_passed_over(room: str) -> None:
    full = tools.run_full(room, "--help")
    words = [sys.executable, "-m", room, "--help"]
    closed = subprocess.run(
        ["sh", "-c", 'exec "$@" >&-', "sh", *words], cwd=ROOT, stderr=-1, text=True, check=False
    )
    for done, why in (full, "No space left on device"), (closed, "it is closed"):
        said = f"{room}: cannot write the output: {why}\n"
        assert (done.returncode, done.stderr) == (2, said)


@pytest.mark.parametrize(
    "words", ["judge --help", "generators light_up --size 4", "formats --to janko akari/1/1/."]
)
def test_who_reads_only_the_beginning_is_told_nothing(words: str) -> None:
    with unread() as output:
        command = tools.command(*words.split())
        asked = subprocess.run(command, cwd=ROOT, stdout=output, stderr=-1, check=False)
    assert asked.stderr == b""
    assert asked.returncode == 1


@pytest.mark.parametrize("words", ["formats --to own", "generators nurikabe", "lessons nurikabe"])
def test_ctrl_c_says_nothing_while_a_tool_is_loaded(words: str) -> None:
    command = [sys.executable, "-X", "importtime", "-m", *words.split()]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", cwd=ROOT
    ) as loading:
        next(line for line in loading.stderr if line.endswith("ground.files\n"))
        loading.send_signal(signal.SIGINT)
        said = loading.stderr.read()
    assert loading.returncode in (-signal.SIGINT, 130)  # 130 to every shell
    assert "Traceback" not in said


def test_ctrl_c_says_nothing_where_a_tool_has_not_yet_begun() -> None:
    code = """import os, signal
from ground.commands import heed_signals
heed_signals()
os.kill(os.getpid(), signal.SIGINT)
signal.pause()"""
    asked = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, stderr=subprocess.PIPE, check=False, timeout=60
    )
    assert asked.stderr == b""
    assert asked.returncode in (-signal.SIGINT, 130)


@pytest.mark.parametrize("room", ["formats", "generators", "lessons", "judge", "measure"])
def test_what_is_loaded_before_ctrl_c_can_be_heeded_is_light(room: str) -> None:
    code = f"import {room}, sys; print({{'ground', 'argparse', 'yaml'}} & sys.modules.keys())"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True)
    assert done.stdout == b"set()\n"


@pytest.mark.parametrize("room", ["formats", "generators", "lessons"])
def test_ctrl_c_says_nothing_while_a_command_line_is_read(
    room: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Parser, "add_argument", interrupted)
    assert import_module(f"{room}.__main__").main(["nurikabe"]) == 130
    assert capsys.readouterr() == ("", "")


def test_ctrl_c_is_no_other_error_while_the_usage_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: object) -> str:
        raise KeyboardInterrupt

    parser = Parser(prog="python -m judge")
    parser.add_argument("problem", nargs="?")
    monkeypatch.setattr(argparse.HelpFormatter, "format_help", interrupt)
    with pytest.raises(KeyboardInterrupt):
        parser.parse_intermixed_args(["nurikabe"])


ENDING = """
import os, signal, sys
from ground import commands

class Last:
    def __del__(self, kill=os.kill, me=os.getpid(), ending=signal.SIGINT):
        kill(me, ending)

last = Last()  # which goes when Python no longer has any handlers
commands.heed_signals()
try:
    signal.raise_signal(signal.SIGINT)
except KeyboardInterrupt:
    sys.exit(130)
"""


def test_a_signal_at_the_very_end_does_not_change_how_it_ends() -> None:
    done = subprocess.run([sys.executable, "-c", ENDING], cwd=ROOT, check=False)
    assert done.returncode == 130


LOST = """
import signal, sys
from ground import commands

class Tidy:
    def __del__(self):
        signal.raise_signal(signal.SIGINT)

commands.heed_signals()
tidy = Tidy()
del tidy  # Python passes over what is raised in that
try:
    signal.raise_signal(signal.SIGTERM)
except KeyboardInterrupt:
    sys.exit(130)
"""


def test_where_python_loses_an_interruption_the_next_one_ends_it() -> None:
    done = subprocess.run([sys.executable, "-c", LOST], cwd=ROOT, stderr=-1, check=False)
    assert (done.returncode, done.stderr) == (130, b"")


LOST_OTHERWISE = """
import signal
from ground import commands

class Broken:
    def __del__(self):
        raise ValueError("something else")

commands.heed_signals()
try:
    signal.raise_signal(signal.SIGINT)
except KeyboardInterrupt:
    Broken()
"""


def test_what_else_python_loses_after_an_interruption_is_told() -> None:
    words = [sys.executable, "-c", LOST_OTHERWISE]
    done = subprocess.run(words, cwd=ROOT, stderr=-1, text=True, check=False)
    assert done.stderr.endswith("\nValueError: something else\n")
