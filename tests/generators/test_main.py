"""The command line of the generators: what it makes, stores and refuses."""

import os
import re
import shlex
import signal
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from generators import NotFound, nurikabe
from generators.__main__ import PUZZLES, main
from judge.checkers.nurikabe import check
from tests.helpers import tools
from tests.helpers.cases import ROOT, problem_of
from tests.helpers.generators import status
from tests.helpers.logic import has_tier
from tests.helpers.processes import PATIENCE, cpu_seconds, wait_until
from tests.helpers.sides import sides
from tests.helpers.terminals import read_until_closed


def test_every_file_is_a_puzzle() -> None:
    assert {"light_up", "nurikabe"} <= set(PUZZLES)


def test_only_what_makes_this_puzzle_is_loaded() -> None:
    code = (
        "import sys; from generators.__main__ import main\n"
        "main(['nurikabe', '--size', '3', '--difficulty', 'direct'])\n"
        "print([name for name in sys.modules if name in"
        " ('rich', 'generators.nurikabe', 'generators.alcazar')])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True)
    assert done.stdout.endswith(b"['generators.nurikabe']\n")


def test_count_takes_the_next_seeds(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    asked = ["nurikabe", "--size", "6", "--difficulty", "direct", "--seed", "4"]
    assert main([*asked, "--count", "3", "--out", str(tmp_path)]) == 0
    seeds = [4, 5, 6]
    assert {path.stem for path in tmp_path.iterdir()} == {f"6x6-direct-seed{n}" for n in seeds}
    assert main([*asked, "--count", "3"]) == 0
    texts = [(tmp_path / f"6x6-direct-seed{n}.in").read_text() for n in seeds]
    assert capsys.readouterr().out == "\n".join(texts)


REFUSED = {
    "--size 0": "argument --size: expected N or HxW with sides from 1 to 100, found '0'",
    "--size 5x": "argument --size: expected N or HxW with sides from 1 to 100, found '5x'",
    "--size \uff15": "argument --size: expected N or HxW with sides from 1 to 100, found '\uff15'",
    "--size 0000000050000": "argument --size: expected N or HxW with sides from 1 to 100,"
    " found '0000000050000'",
    "--size 101": "argument --size: expected N or HxW with sides from 1 to 100, found '101'",
    "--size 1 --difficulty cases": "a board of 1x1 is too small for --difficulty cases:"
    " expected at least 3x8 or 4x6 or 5x5",
    "--size 7x3 --difficulty cases": "a board of 7x3 is too small for --difficulty cases:"
    " expected at least 3x8 or 4x6 or 5x5",
    "--size 2x2": "a board of 2x2 is too small for --difficulty structural:"
    " expected at least 1x4 or 2x3",
    "--size 3x1": "a board of 3x1 is too small for --difficulty structural:"
    " expected at least 1x4 or 2x3",
    "--size 5 --questions 13": "a board of 5x5 has fewer than 13 clues:"
    " expected --questions of at most 9",
    "--count 0": "argument --count: expected a number from 1 on, found '0'",
    "--largest 0": "argument --largest: expected a number from 1 on, found '0'",
    "--seed x": "argument --seed: expected a number from 0 on, found 'x'",
    "--seed -3": "argument --seed: expected a number from 0 on, found '-3'",
    f"--seed {'9' * 4300} --count 2": "argument --seed: expected at most 4000 digits, found 4300",
    "--out /dev/null": "cannot write /dev/null: File exists",
    "--out /dev/null/x": "cannot write /dev/null/x: Not a directory",
}


@pytest.mark.parametrize("options", REFUSED)
def test_bad_request_gets_one_line(options: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert status("nurikabe", *options.split()) == 2
    assert capsys.readouterr() == ("", f"generators: {REFUSED[options]}\n")


@pytest.mark.parametrize("options", ["", "sudoku", "nurikabe --difficulty easy", "nurikabe x"])
def test_unknown_word_gets_one_line(options: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(*options.split()) == 2
    out, errors = capsys.readouterr()
    assert (out, errors.count("\n"), errors[:12]) == ("", 1, "generators: ")


@pytest.mark.parametrize(("size", "seed"), [("3x5", 4), ("4x5", 2)])
def test_where_clues_are_hidden_a_small_board_may_take_cases(
    size: str, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    words = f"nurikabe --size {size} --difficulty cases --questions 1 --seed {seed}"
    assert main(words.split()) == 0
    puzzle = capsys.readouterr().out
    assert (puzzle.count("?"), has_tier(nurikabe.solver, puzzle, 3)) == (1, True)


def test_no_hidden_clues_may_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    """What is so if nothing is asked was refused."""
    words = "nurikabe --size 4 --difficulty direct".split()
    assert status(*words) == 0
    plain = capsys.readouterr()
    assert status(*words, "--questions", "0") == 0
    assert capsys.readouterr() == plain


def test_nothing_found_is_exit_status_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("nurikabe --size 2x4 --difficulty direct --questions 3".split()) == 1
    expected = "generators: no puzzle 2x4-direct-questions3 was found\n"
    assert capsys.readouterr() == ("", expected)


def test_what_is_the_same_from_another_side_is_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "nurikabe --size 2x3 --difficulty direct --count".split()
    assert main([*words, "6", "--out", str(tmp_path)]) == 0
    texts = [path.read_text() for path in tmp_path.glob("*.in")]
    assert len(texts) == 6
    for one, other in combinations(texts, 2):
        assert other not in sides(problem_of("nurikabe"), one)
    assert main([*words, "99"]) == 1
    said = capsys.readouterr().err
    message = (
        r"generators: no (\d+) different puzzles 2x3-direct were found, only (\d+):"
        r" (\d+) seeds in a row gave no other\n"
    )
    found = re.fullmatch(message, said)
    assert found
    more, found, seeds = map(int, found.groups())
    assert (more, seeds) == (found + 1, max(100, 20 * found))


def made_by(module: Any, seeds: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have each seed from 1 on give the puzzle of its letter, and that of a blank give none."""
    drawn = iter(seeds)

    def make(*_: object) -> tuple[str, str]:
        if (letter := next(drawn)) == " ":
            raise NotFound
        return f"1\n{letter}\n", "1\n"

    monkeypatch.setattr(module, "make", make)


@pytest.mark.parametrize(
    ("seeds", "kept", "said"),
    [
        ("1 2  3", [1, 3, 6], ""),
        ("12     3", [1, 2], "no 3 different puzzles 1x1-direct were found, only 2: 5 seeds"),
        (" 123", [], "no puzzle 1x1-direct was found"),
    ],
)
def test_a_seed_that_gives_none_is_left_out_where_there_are_others(
    seeds: str,
    kept: list[int],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    made_by(nurikabe, seeds, monkeypatch)
    words = "nurikabe --size 1 --difficulty direct --count 3 --out"
    assert main([*words.split(), str(tmp_path)]) == (1 if said else 0)
    assert capsys.readouterr().err.startswith(f"generators: {said}" if said else "")
    assert {path.stem for path in tmp_path.glob("*.in")} == {f"1x1-direct-seed{n}" for n in kept}


def test_ctrl_c_ends_quietly() -> None:
    words = ("generators", "nurikabe", "--size", 60, "--seed", 1)
    with tools.start(*words) as process:
        assert wait_until(lambda: cpu_seconds(process.pid) > 1)  # it is at work
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=PATIENCE) == ("", "")
        assert process.returncode == 130


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    words = ("nurikabe", "--size", 9, "--count", 1000, "--out", tmp_path)
    with tools.start("generators", *words) as process:
        assert wait_until(lambda: len(list(tmp_path.glob("*.in"))) > 1)
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=PATIENCE)
        assert (process.returncode, out) == (130, "")
    kept = list(tmp_path.glob("*.in"))
    assert errors == f"generators: interrupted: {len(kept)} of 1000 puzzles are kept\n"
    assert len(list(tmp_path.iterdir())) == 2 * len(kept)
    for path in kept:
        check(path.read_text(), path.with_suffix(".ans").read_text())


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_whatever_ends_it_keeps_what_is_done(ending: signal.Signals, tmp_path: Path) -> None:
    words = "light_up --size 4 --count 2 --out".split()
    said = "generators: interrupted: 1 of 2 puzzles are kept\n"
    assert tools.end_in_writing(ending, "generators", *words, tmp_path) == (130, said)
    assert {path.suffix for path in tmp_path.iterdir()} == {".in", ".ans"}


def test_a_pair_is_kept_or_nothing_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    replace = Path.replace

    def interrupted(new: Path, path: Path) -> None:
        if path.suffix == ".in":
            raise KeyboardInterrupt
        replace(new, path)

    monkeypatch.setattr(Path, "replace", interrupted)
    words = "nurikabe --size 5 --count 2 --out"
    assert main([*words.split(), str(tmp_path)]) == 130
    assert capsys.readouterr().err == "generators: interrupted: 0 of 2 puzzles are kept\n"
    assert list(tmp_path.iterdir()) == []


DISTURBED = """\
import os, signal, sys
from pathlib import Path
from generators.__main__ import main

def disturbed(new, path, replace=Path.replace):
    replace(new, path)
    os.kill(os.getpid(), {number})

Path.replace = disturbed
sys.exit(main(["light_up", "--size", "4", "--count", "2", "--out", {folder!r}]))
"""


@pytest.mark.parametrize(
    ("number", "status", "said"),
    [
        (signal.SIGINT, 130, "generators: interrupted: 1 of 2 puzzles are kept\n"),
        (signal.SIGTERM, -signal.SIGTERM, ""),
    ],
)
def test_a_signal_waits_until_both_of_a_pair_are_replaced(
    number: signal.Signals, status: int, said: str, tmp_path: Path
) -> None:
    for suffix in ".ans", ".in":
        (tmp_path / f"4x4-easy-seed1{suffix}").write_text("old\n")
    code = DISTURBED.format(number=int(number), folder=str(tmp_path))
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (status, said)
    texts = [path.read_text() for path in tmp_path.iterdir()]
    assert (len(texts), "old\n" in texts) == (2, False)


def test_ctrl_c_ends_quietly_while_the_puzzle_is_loaded(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("importlib.import_module", interrupted)
    assert main(["nurikabe", "--count", "3"]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("mine", [[".ans"], [".ans", ".in"]])
def test_what_was_there_stays_if_a_pair_cannot_be_written(mine: list[str], tmp_path: Path) -> None:
    for suffix in mine:
        (tmp_path / f"4x4-easy-seed1{suffix}").write_text("mine\n")
    before = {path: path.read_text() for path in tmp_path.iterdir()}
    if ".in" in mine:
        limit = "ulimit -f 0; "
    else:
        (tmp_path / "4x4-easy-seed1.in").mkdir()
        limit = ""
    words = shlex.join(tools.command("generators", "light_up", "--size", 4, "--out", tmp_path))
    done = subprocess.run(
        ["sh", "-c", limit + words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert re.fullmatch(f"generators: cannot write {re.escape(str(tmp_path))}.*\n", done.stderr)
    assert {path: path.read_text() for path in before} == before
    assert {path for path in tmp_path.iterdir() if path.is_file()} == set(before)


def test_a_seed_may_be_the_number_of_a_day(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["light_up", "--size", "3", "--seed", "20261125"]) == 0
    assert capsys.readouterr().out


def test_an_output_that_is_closed_gets_one_line(tmp_path: Path) -> None:
    words = shlex.join(tools.command("generators", "light_up", "--size", 4))
    closed = "generators: cannot write the output: it is closed\n"
    for folder, said in ("", closed), (f" --out {shlex.quote(str(tmp_path))}", ""):
        done = subprocess.run(
            ["sh", "-c", f"{words}{folder} >&-"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (2 if said else 0, said)
    assert len(list(tmp_path.iterdir())) == 2


def test_what_is_made_without_docstrings_is_the_same() -> None:
    words = ["generators", "light_up", "--size", "4"]
    plain, bare = (
        subprocess.run(
            [sys.executable, *more, "-m", *words],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        for more in ([], ["-OO"])
    )
    assert (bare.returncode, bare.stdout, bare.stderr) == (0, plain.stdout, "")


def test_an_output_that_is_full_gets_one_line() -> None:
    done = tools.run_full("generators", "light_up", "--size", 4)
    said = "generators: cannot write the output: No space left on device\n"
    assert (done.returncode, done.stderr) == (2, said)


def test_a_bar_shows_how_many_are_done() -> None:
    ours, theirs = os.openpty()
    command = tools.command("generators", "nurikabe", "--size", 9, "--count", 3)
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=theirs) as process:
        os.close(theirs)
        shown = b"".join(read_until_closed(ours))
        printed = process.stdout.read() if process.stdout else b""
    os.close(ours)
    assert process.returncode == 0
    assert [b"%d/3" % done in shown for done in range(3)] == [True] * 3
    assert (b"\x1b" in printed, printed.count(b"\n\n")) == (False, 2)
