"""Lessons on a terminal: steps as they are shown, keys, colour."""

import os
import re
import signal
import subprocess
import sys
import termios

import pytest

from lessons.terminal import in_short
from tests.helpers.cases import ROOT
from tests.helpers.lessons import NURIKABE, lessons
from tests.helpers.processes import PATIENCE
from tests.helpers.terminals import read_until_closed, wait_for

FIRST_STEP = """\
1. Surround full island (tier 1)
    An island that has all its cells is surrounded by sea.
    LEGUP: Surround Region (NURI-BASC-0007)
    sea: r1c1 r2c2 r3c1
    because of: island r2c1

  r1c1, r2c2 and r3c1 are sea: the island of 1 at r2c1 already has its one cell.

   1  2  3  4  5
1 [~] .  .  .  .
2 (1)[~] .  .  .
3 [~] .  .  .  3
4  .  .  .  4  .
5  2  .  .  .  .
"""


def test_a_step_on_the_terminal() -> None:
    status, output, message = lessons("nurikabe", str(NURIKABE))
    assert (status, message) == (0, "")
    assert output.startswith("Nurikabe\n~ sea, o island; [ ] what follows, ( ) what proves it\n\n")
    assert FIRST_STEP in output
    assert output.endswith("Solved in 19 steps (19 of tier 1).\n")


ALCAZAR_STEP = """\
    1   2
  +---+---+
1 ══─═══┐ |
  + X + │ +
2 ──────┘ |
  +---+---+
"""


def test_a_drawing_on_the_terminal() -> None:
    puzzle = ROOT / "testcases" / "alcazar" / "data" / "sample" / "1.in"
    assert ALCAZAR_STEP in lessons("alcazar", str(puzzle), "--from", "5")[1]


@pytest.mark.parametrize(
    ("puzzle", "said"),
    [
        ("2\naa\nbb\n..\n.1\n", "Look at room b and r2c2."),
        ("1 3\nabb\n...\n", "Look at room a."),
        ("1 3\naab\n..1\n", "Look at room a and r1c2."),
    ],
)
def test_a_hint_names_the_rooms_that_its_step_is_about(puzzle: str, said: str) -> None:
    assert lessons("ripple_effect", "--hint", puzzle=puzzle)[1].split("\n")[0] == said


CTRL_C = 3


def on_terminal(keys: bytes, *options: str, **environment: str) -> tuple[int, str, bool]:
    """Exit status, all that is shown, and whether the terminal is afterwards as it was."""
    ours, theirs = os.openpty()
    before = termios.tcgetattr(theirs)
    clean = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    command = [sys.executable, "-m", "lessons", *options]
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=ROOT, env=clean | environment
    ) as program:
        shown = b""
        try:
            for key in keys:
                shown += wait_for(ours, b"q: the end")
                if key == CTRL_C:  # which a terminal makes a signal of for whom it controls
                    program.send_signal(signal.SIGINT)
                else:
                    os.write(ours, bytes([key]))
            if keys:
                program.wait(timeout=PATIENCE)
            restored = termios.tcgetattr(theirs) == before
            os.close(theirs)
            shown += b"".join(read_until_closed(ours))
        finally:
            program.kill()
    os.close(ours)
    return program.returncode, shown.decode(), restored


def test_step_waits_for_a_key_and_ends_with_q() -> None:
    status, shown, restored = on_terminal(b" xq", "nurikabe", str(NURIKABE), "--step")
    assert (status, restored) == (0, True)
    assert [f"\n{number}. " in plain(shown) for number in (1, 2, 3, 4)] == [True] * 3 + [False]


def test_step_goes_on_to_the_end() -> None:
    status, shown, restored = on_terminal(
        b"   ", "nurikabe", str(NURIKABE), "--step", "--from", "17"
    )
    assert (status, restored) == (0, True)
    assert "Solved in 19 steps" in shown


def test_ctrl_c_takes_the_question_away() -> None:
    status, shown, restored = on_terminal(b" \x03", "nurikabe", str(NURIKABE), "--step")
    assert (status, restored) == (130, True)
    assert shown.endswith("\r\x1b[K")


def plain(shown: str) -> str:
    """What is shown, without colour and line ends of terminals."""
    lines = shown.replace("\r\x1b[K", "\n").replace("\r", "")
    return re.sub(r"\x1b\[[\d;]*m", "", lines)


@pytest.mark.parametrize(("environment", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_colour_is_for_terminals(environment: dict[str, str], coloured: bool) -> None:
    _, shown, _ = on_terminal(b"", "nurikabe", str(NURIKABE), **environment)
    assert ("\x1b[" in shown) == coloured
    assert FIRST_STEP in plain(shown)


def test_a_law_whose_name_has_a_comma_is_told_in_words() -> None:
    assert in_short("row 3, 1") == "the 1s in row 3"
    assert in_short("column 12, 10") == "the 10s in column 12"


def test_the_name_of_a_room_is_told_as_it_is() -> None:
    assert in_short("crossings r1c1+r1c2+r2c1+r2c2+r3c1") == "crossings of 5 cells"
    assert in_short("crossings r1c1+r1c2") == "crossings r1c1 r1c2"
    assert in_short("room a+b+c+d+e") == "room a+b+c+d+e"
