"""The command line that all solutions share."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from judge.checkers.alcazar import Puzzle
from tests.helpers import cases
from tests.helpers.cases import PROBLEMS, ROOT, Problem, files, text
from tests.helpers.processes import LONGEST, is_asleep, unread, wait_until
from tests.helpers.sides import as_text
from tests.helpers.sweep import swept, unless
from tests.helpers.terminals import read_until_closed
from tests.helpers.tools import solve

FIRST = files("data/sample/1.in")
FEW = swept(FIRST, 2)  # where all four say the same in the same words
ONE = swept(FIRST, 1)  # where there are many such words
MANY = unless(re.compile("row|two-ways").search, files("data/several_answers/*.in"))


def run(problem: Problem, puzzle: Path | bytes, *options: str) -> tuple[int, str, str]:
    """Exit status, output and messages of the problem's solution, which is loaded already."""
    done = solve(
        problem.solution, puzzle if isinstance(puzzle, bytes) else puzzle.read_bytes(), *options
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def command(problem: Problem, *options: str) -> list[str]:
    """The solution as a command."""
    return [sys.executable, str(ROOT / "solutions" / problem.solution), *options]


@pytest.mark.parametrize(("problem", "path"), FIRST)
def test_plain_run_prints_the_answer_and_nothing_else(problem: Problem, path: Path) -> None:
    done = cases.solve(problem.solution, path.read_bytes())
    assert (done.returncode, done.stdout.decode(), done.stderr) == (0, text(path, ".ans"), b"")


@pytest.mark.parametrize(("problem", "path"), FIRST)
def test_file_is_read_instead_of_standard_input(problem: Problem, path: Path) -> None:
    assert run(problem, b"", "-f", str(path)) == (0, text(path, ".ans"), "")


@pytest.mark.parametrize(("problem", "path"), FEW)
def test_a_byte_order_mark_is_passed_over(problem: Problem, path: Path) -> None:
    assert run(problem, b"\xef\xbb\xbf" + path.read_bytes()) == (0, text(path, ".ans"), "")


@pytest.mark.parametrize(
    "options",
    [
        *(("-f", "no/such/file"), ("-f", "."), ("-f", ""), ("-f",)),
        *(("--no-such-option",), ("word",)),
    ],
)
@pytest.mark.parametrize(("problem", "path"), ONE)
def test_bad_usage_is_one_line(problem: Problem, path: Path, options: tuple[str, ...]) -> None:
    status, output, message = run(problem, path, *options)
    assert (status, output) == (2, "")
    assert message.startswith(f"{Path(problem.solution).stem}: ")
    assert message.count("\n") == 1


@pytest.mark.parametrize(("problem", "path"), FEW)
def test_options_are_read_without_docstrings(problem: Problem, path: Path) -> None:
    words = [sys.executable, "-OO", *command(problem, "--unique", "-f", str(path))[1:]]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, text(path, ".ans"), "")


@pytest.mark.parametrize(("problem", "path"), FEW)
def test_nobody_reading_is_no_error(problem: Problem, path: Path) -> None:
    with unread() as output:
        done = subprocess.run(
            command(problem, "-v"),
            input=path.read_bytes(),
            stdout=output,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.parametrize("options", [(), ("-v",), ("--unique",)])
@pytest.mark.parametrize(("problem", "_"), FEW)
def test_stopped_by_hand_it_ends_in_silence(
    problem: Problem, _: Path, tmp_path: Path, options: tuple[str, ...]
) -> None:
    puzzle = tmp_path / "puzzle"
    os.mkfifo(puzzle)
    with (
        subprocess.Popen(
            command(problem, "-f", str(puzzle), *options),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        ) as program,
        puzzle.open("wb"),
    ):  # returns as soon as the program opens it, too
        # Python notices what comes just before it reads only when it has read.
        assert wait_until(lambda: is_asleep(program.pid))
        program.send_signal(signal.SIGINT)
        output, message = program.communicate(timeout=LONGEST)
    assert (program.returncode, output, message) == (130, b"", b"")


@pytest.mark.parametrize(("problem", "path"), FIRST)
def test_steps_name_their_rules_and_end_with_the_answer(problem: Problem, path: Path) -> None:
    status, output, message = run(problem, path, "-v")
    assert (status, message) == (0, "")
    assert output.endswith(text(path, ".ans"))
    assert any(rule.__name__.replace("_", " ") in output for rule in problem.module().DIRECT)
    assert "\x1b" not in output


@pytest.mark.parametrize(
    ("problem", "path"), files("data/no_answer/progress-land-no-clue-reaches.in")
)
def test_where_a_law_breaks_with_nothing_supposed_that_is_said(
    problem: Problem, path: Path
) -> None:
    """The line ended after `suppose`."""
    _, output, _ = run(problem, path, "-v")
    assert output.endswith("\n   suppose nothing\n      owner r1c5 is broken\n")


@pytest.mark.parametrize(("environment", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
@pytest.mark.parametrize(("problem", "path"), FEW)
def test_colour_is_for_terminals(
    problem: Problem, path: Path, environment: dict[str, str], coloured: bool
) -> None:
    ours, theirs = os.openpty()
    clean = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    with (
        path.open("rb") as puzzle,
        subprocess.Popen(
            command(problem, "-v"), stdin=puzzle, stdout=theirs, env=clean | environment
        ) as program,
    ):
        os.close(theirs)
        output = b"".join(read_until_closed(ours))
    os.close(ours)
    assert program.returncode == 0
    assert (b"\x1b[" in output) == coloured


@pytest.mark.parametrize(("problem", "path"), FIRST)
def test_logic_alone_solves_the_sample(problem: Problem, path: Path) -> None:
    assert run(problem, path, "--logic") == (0, text(path, ".ans"), "")


@pytest.mark.parametrize(("problem", "path"), FIRST)
def test_unique_accepts_one_answer(problem: Problem, path: Path) -> None:
    assert run(problem, path, "--unique") == (0, text(path, ".ans"), "")


# --- Boards with several answers -----------------------------------------------------------


@pytest.mark.parametrize(("problem", "path"), MANY)
def test_logic_that_is_stuck_shows_the_board_so_far(problem: Problem, path: Path) -> None:
    status, output, message = run(problem, path, "--logic")
    assert status == 1
    assert "stuck" in message
    assert message.count("\n") == 1
    lines, shown = path.read_text().splitlines(), output.splitlines()
    board = "\n".join([*lines[: len(lines) - len(shown)], *shown])
    assert run(problem, board.encode(), "--logic") == (status, output, message)


@pytest.mark.parametrize(("problem", "path"), MANY)
def test_logic_that_is_stuck_says_nothing_of_guessing(problem: Problem, path: Path) -> None:
    status, output, message = run(problem, path, "--logic", "-v")
    assert (status, "guess" in output, "stuck" in message) == (1, False, True)
    assert output.endswith(run(problem, path, "--logic")[1])


@pytest.mark.parametrize(("problem", "path"), MANY)
def test_one_of_several_answers_is_printed(problem: Problem, path: Path) -> None:
    status, output, message = run(problem, path)
    assert (status, message) == (0, "")
    problem.check(path.read_text(), output)


@pytest.mark.parametrize(("problem", "path"), MANY)
def test_unique_refuses_several_answers(problem: Problem, path: Path) -> None:
    status, output, message = run(problem, path, "--unique")
    assert (status, output) == (1, "")
    assert message.count("\n") == 1


# --- A limit of time -------------------------------------------------------------------------

# Boards that are no puzzles, and take their time.
LONG = {
    "alcazar": as_text(Puzzle(80, 80, set(), set(), set()), {}),
    "light_up": "100\n" + ("." * 100 + "\n") * 100,
    "nurikabe": "32\n" + (("." * 32 + "\n") * 2 + "..8." * 8 + "\n" + "." * 32 + "\n") * 8,
    "ripple_effect": "60\n"
    + "".join(20 * (20 * a + 20 * b + 20 * c + "\n") for a, b, c in ("abc", "def", "ghi"))
    + 60 * ("." * 60 + "\n"),
}


@pytest.mark.parametrize("name", unless("alcazar".__eq__, swept(LONG, 2)))
def test_who_gives_up_says_so_in_one_line(name: str) -> None:
    problem = next(problem for problem in PROBLEMS if problem.name == name)
    expected = (1, "", f"{name}: gave up after 0.2 seconds\n")
    assert run(problem, LONG[name].encode(), "--limit", "0.2") == expected


def test_one_second_is_not_called_seconds() -> None:
    problem = next(problem for problem in PROBLEMS if problem.name == "ripple_effect")
    expected = (1, "", "ripple_effect: gave up after 1 second\n")
    assert run(problem, LONG[problem.name].encode(), "--limit", "1") == expected


@pytest.mark.parametrize(("problem", "path"), FEW)
def test_who_has_time_does_not_give_up(problem: Problem, path: Path) -> None:
    assert run(problem, path, "--limit", f"{LONGEST}") == (0, text(path, ".ans"), "")


@pytest.mark.parametrize("limit", ["nan", "inf", "1e30", "0", "-5", "soon"])
@pytest.mark.parametrize(("problem", "path"), ONE)
def test_a_limit_is_a_number_of_seconds(problem: Problem, path: Path, limit: str) -> None:
    status, output, message = run(problem, path, f"--limit={limit}")
    assert (status, output, message.count("\n")) == (2, "", 1)
    assert "--limit: " in message


@pytest.mark.parametrize(("problem", "path"), FEW)
def test_a_name_of_a_file_does_no_harm_to_a_terminal(problem: Problem, path: Path) -> None:
    status, output, message = run(problem, path, "-f", "no\nsuch\x1b[31m")
    assert (status, output, message.count("\n")) == (2, "", 1)
    assert "cannot read no\\nsuch\\x1b[31m: No such file" in message


@pytest.mark.parametrize(("problem", "path"), FEW)
def test_what_is_printed_is_utf8_wherever_it_goes(problem: Problem, path: Path) -> None:
    done = subprocess.run(
        command(problem, "-f", str(path)),
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        timeout=LONGEST,
        check=False,
    )
    assert (done.returncode, done.stdout.decode(), done.stderr) == (0, text(path, ".ans"), b"")


@pytest.mark.parametrize("options", [[], ["-v"], ["--logic"]], ids=" ".join)
@pytest.mark.parametrize(("problem", "path"), FEW)
def test_an_output_that_is_closed_is_said(problem: Problem, path: Path, options: list[str]) -> None:
    words = command(problem, "-f", str(path), *options)
    closed = ["/bin/sh", "-c", 'exec "$@" >&-', "sh", *words]
    done = subprocess.run(closed, capture_output=True, text=True, timeout=LONGEST, check=False)
    name = Path(problem.solution).stem
    assert (done.returncode, done.stderr) == (1, f"{name}: cannot write: it is closed\n")


@pytest.mark.parametrize("options", [["-h"], ["-v"], []], ids=" ".join)
@pytest.mark.parametrize(("problem", "path"), FEW)
def test_an_output_without_room_is_said(problem: Problem, path: Path, options: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        words = command(problem, "-f", str(path), *options)
        done = subprocess.run(words, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    said = f"{Path(problem.solution).stem}: cannot write: No space left on device\n"
    assert (done.returncode, done.stderr) == (1, said)


@pytest.mark.parametrize("options", [["--no-such-option"], ["-f", "no/such/file"]], ids=" ".join)
@pytest.mark.parametrize("heard", ["full", "unread"])
@pytest.mark.parametrize(("problem", "_"), ONE)
def test_a_complaint_that_nobody_hears_keeps_its_exit_status(
    problem: Problem, _: Path, heard: str, options: list[str]
) -> None:
    with Path("/dev/full").open("w") if heard == "full" else unread() as messages:
        done = subprocess.run(
            command(problem, *options), stdout=subprocess.PIPE, stderr=messages, check=False
        )
    assert (done.returncode, done.stdout) == (2, b"")


@pytest.mark.parametrize(("problem", "path"), ONE)
def test_who_reads_slowly_still_gets_the_answer(problem: Problem, path: Path) -> None:
    read_end, write_end = os.pipe()
    os.set_blocking(write_end, False)
    room = 0
    with contextlib.suppress(BlockingIOError):
        while True:
            room += os.write(write_end, bytes(4096))
    os.set_blocking(write_end, True)
    os.read(read_end, 1)  # not enough for any answer
    limited = command(problem, "-f", str(path), "--limit", "1.5")
    with subprocess.Popen(limited, stdout=write_end, stderr=subprocess.PIPE) as solver:
        os.close(write_end)
        time.sleep(2.5)  # the limit is over while the answer waits
        with os.fdopen(read_end, "rb") as output:
            said = output.read()
        assert solver.stderr
        assert solver.stderr.read() == b""
    assert (said[room - 1 :].decode(), solver.returncode) == (text(path, ".ans"), 0)


# --- Input without end ---------------------------------------------------------------------

ENDLESS = {"zeros": "cat /dev/zero", "lines": "yes ''"}
MEMORY = 2 << 30  # bytes of address space


@pytest.mark.parametrize("made", ENDLESS.values(), ids=ENDLESS)
@pytest.mark.parametrize(("problem", "path"), FIRST)
def test_input_without_end_is_bad_input(problem: Problem, path: Path, made: str) -> None:
    limited = f'ulimit -v {MEMORY >> 10}; {made} | "$@"'
    words = ["/bin/sh", "-c", limited, "sh", *command(problem)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=LONGEST, check=False)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), path
    assert done.stderr.startswith(f"{Path(problem.solution).stem}: line ")
