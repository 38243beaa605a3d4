"""The project's tools as their users run them: real processes, unless a test says otherwise."""

import importlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import chdir, redirect_stderr, redirect_stdout
from functools import cache
from io import StringIO
from multiprocessing import get_context
from pathlib import Path
from shutil import which
from tempfile import TemporaryFile
from typing import IO, Any

import pytest

from ground import solutions
from tests.helpers.cases import ROOT
from tests.helpers.processes import LONGEST


def command(*words: object) -> list[str]:
    """The command line of a tool: command("judge", "nurikabe")."""
    return [sys.executable, "-m", *map(str, words)]


@cache
def interpreter(name: str) -> str:
    """Where that Python is, pypy3 or python3.8; the test is skipped where it is not installed.

    What stands in its place in the folders of programs may be a script that looks for it.
    """
    ask = "import sys; print(sys.executable)"
    found = which(name) and subprocess.run([name, "-c", ask], capture_output=True, check=False)
    if not found or found.returncode:
        pytest.skip(f"{name} is not installed")
    return found.stdout.decode().strip()


def run(*words: object, text: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a tool to its end, with that text as its input."""
    return subprocess.run(
        command(*words),
        cwd=ROOT,
        input=text,
        env={**os.environ, **environment},
        capture_output=True,
        encoding="utf-8",
        timeout=LONGEST,
        check=False,
    )


def run_full(*words: object) -> subprocess.CompletedProcess[str]:
    """Run a tool whose output goes where no room is left."""
    with Path("/dev/full").open("w") as full:
        return subprocess.run(
            command(*words),
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            timeout=LONGEST,
            check=False,
        )


def call(room: str, *words: object) -> subprocess.CompletedProcess[str]:
    """Run a tool in the process of the test, which takes less time than to start one."""
    main = importlib.import_module(f"{room}.__main__").main
    with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as errors, chdir(ROOT):
        try:
            status = main([str(word) for word in words])
        except SystemExit as left:
            status = left.code
    return subprocess.CompletedProcess(words, status, out.getvalue(), errors.getvalue())


def fork(room: str, *words: object, text: str = "") -> subprocess.CompletedProcess[str]:
    """The same as run, in a process that has loaded the tool: to load it takes the longest."""
    main = importlib.import_module(f"{room}.__main__").main
    status, *said = forked(main, *map(str, words), given=text.encode())
    return subprocess.CompletedProcess(words, status, *(each.decode() for each in said))


def solve(solution: str, puzzle: bytes, *options: str) -> subprocess.CompletedProcess[bytes]:
    """Run a solution as cases.solve does, but that it is loaded and compiled already."""
    words = [solution, *options]
    return subprocess.CompletedProcess(words, *forked(loaded(solution), *options, given=puzzle))


@cache
def loaded(solution: str) -> Callable[[list[str]], object]:
    """What a solution does as a program."""
    program = solutions.load(solution).run
    return lambda _: program()


def forked(main: Callable[[list[str]], Any], *words: str, given: bytes) -> tuple[int, bytes, bytes]:
    """The status, output and messages of what begins with these words and is given that to read."""
    with TemporaryFile() as puzzle, TemporaryFile() as output, TemporaryFile() as errors:
        puzzle.write(given)
        puzzle.seek(0)
        streams = puzzle, output, errors
        process = get_context("fork").Process(target=begin, args=(main, words, streams))
        process.start()
        try:
            process.join(LONGEST)
            assert process.exitcode is not None, words
        finally:
            process.kill()
        output.seek(0)
        errors.seek(0)
        return process.exitcode, output.read(), errors.read()


def begin(main: Any, words: tuple[str, ...], streams: tuple[IO[bytes], ...]) -> None:
    """Do what a tool does in a process of its own, where these are 0, 1 and 2."""
    for number, stream in enumerate(streams):
        os.dup2(stream.fileno(), number)
    sys.stdin, sys.stdout = map(os.fdopen, range(2), "rw")
    sys.stderr = os.fdopen(2, "w", buffering=1)
    sys.argv[1:] = words
    os.chdir(ROOT)
    sys.exit(main([*words]))


def start(*words: object, **environment: str) -> subprocess.Popen[str]:
    """Start a tool, and do not wait for it."""
    return subprocess.Popen(
        command(*words),
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )


ENDED = """import runpy, signal, sys
from ground import files

def disturbed(path, unlink=files.Path.unlink, **how):
    signal.raise_signal(signal.{name})
    unlink(path, **how)

files.put = lambda *_: signal.raise_signal(signal.{name})
files.Path.unlink = disturbed
sys.argv[1:] = {words}
runpy.run_module({room!r}, run_name="__main__", alter_sys=True)
"""


def end_in_writing(ending: signal.Signals, room: str, *words: object) -> tuple[int, str]:
    """End a tool by a signal that comes when it writes a file: its status, and what it says.

    While it tidies up, the signal comes again.
    """
    code = ENDED.format(name=ending.name, room=room, words=[*map(str, words)])
    run = [sys.executable, "-c", code]
    done = subprocess.run(
        run, cwd=ROOT, capture_output=True, text=True, timeout=LONGEST, check=False
    )
    return done.returncode, done.stdout + done.stderr
