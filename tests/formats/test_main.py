"""The command line of the formats."""

import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import formats
from formats import own
from ground.problems import ProblemError
from tests.helpers import tools
from tests.helpers.cases import ROOT
from tests.helpers.puzzles import AKARI_6, CASTLE, CASTLE_BOXES, LINK, RIPPLE_8


def run(*options: str, puzzle: str = "") -> tuple[int, str, str]:
    """Exit status, output and messages of the command."""
    done = tools.fork("formats", *options, text=puzzle)
    return done.returncode, done.stdout, done.stderr


def test_command_converts_a_text() -> None:
    assert run("--to", "own", "akari/6/6/nekcakbl") == (0, AKARI_6, "")


BLANK = "20\n" + ("." * 20 + "\n") * 20


@pytest.mark.parametrize("text", ["20x20:" + "a" * 400, BLANK])
def test_a_text_may_be_longer_than_the_name_of_a_file(text: str) -> None:
    assert run("--to", "own", "--problem", "light_up", text) == (0, BLANK, "")


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_a_file_may_be_saved_by_any_editor(encoding: str, end: str, tmp_path: Path) -> None:
    mark = "\ufeff" if encoding == "utf-16-le" else ""
    data = (mark + CASTLE_BOXES.replace("\n", end)).encode(encoding)
    (tmp_path / "castle").write_bytes(data)
    assert run("--to", "own", str(tmp_path / "castle")) == (0, CASTLE, "")


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_a_text_of_the_command_line_may_be_of_any_editor_too(end: str) -> None:
    text = "\ufeff" + CASTLE_BOXES.replace("\n", end)
    assert run("--to", "own", text) == (0, CASTLE, "")


def test_command_converts_standard_input() -> None:
    assert run("--to", "box_drawing", puzzle=CASTLE) == (0, CASTLE_BOXES, "")


def test_command_converts_a_file_into_a_file(tmp_path: Path) -> None:
    (tmp_path / "a.in").write_text(RIPPLE_8)
    assert run("--to", "dlx_cells", "-o", str(tmp_path / "b"), str(tmp_path / "a.in")) == (
        0,
        "",
        "",
    )
    assert run("--from", "dlx_cells", "--to", "own", str(tmp_path / "b")) == (0, RIPPLE_8, "")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.in", "b"]


def test_command_takes_the_problem_from_whoever_knows() -> None:
    status, output, message = run("--to", "puzz_link", puzzle="2\n.1\n..\n")
    assert (status, output) == (2, "")
    assert message == "formats: this can be light_up or nurikabe: name the problem (--problem)\n"
    linked = run("--problem", "nurikabe", "--to", "puzz_link", puzzle="2\n.1\n..\n")
    assert linked == (0, "https://puzz.link/p?nurikabe/2/2/g1h\n", "")


def test_command_lists_all_formats() -> None:
    status, output, message = run("--list")
    assert (status, message) == (0, "")
    assert [line.split()[0] for line in output.split("\n")[::2] if line] == [*formats.names()]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ((), "expected --to NAME, or --list"),
        (("--to", "nonsense"), "argument --to: invalid choice: 'nonsense'"),
        (("--to", "own", "no/such/file"), "expected a file, or a text in a known format"),
        (("--to", "own", ""), "expected a file, or a text in a known format, found ''"),
        (("--to", "own", "."), "cannot read .: Is a directory"),
        (("--to", "own", "/dev/zero"), "cannot read /dev/zero: it has more than 8 MiB"),
        (("--to", "own"), "no format is recognised; there are: "),
        (
            ("--to", "own", "akari/6/6/nekcakb!"),
            "character 18: expected 0 to 9, a to e, . or g to z",
        ),
        (("--to", "janko", "nurikabe/1/1/."), "this format cannot hold islands of unknown size"),
        (
            ("--to", "own", "--problem", "alcazar", "akari/1/1/."),
            "expected a puzzle of alcazar, found one of light_up (as puzz_link)",
        ),
        (("--to", "puzz_link", "--proof", "akari/1/1/."), "puzz_link holds no steps (--proof)"),
        (
            ("--to", "legup", "--problem", "light_up", "--proof"),
            "this is no light_up puzzle: line 1: expected the size, N or H W, found nothing",
        ),
        (
            ("--to", "own", "-o", "/no/such/folder/x", "akari/1/1/."),
            "cannot write /no/such/folder/x",
        ),
    ],
    ids=lambda options: " ".join(options) if isinstance(options, tuple) else "",
)
def test_bad_command_is_one_line(options: tuple[str, ...], said: str) -> None:
    status, output, message = run(*options)
    assert (status, output) == (2, "")
    assert message.startswith(f"formats: {said}")
    assert message.count("\n") == 1


@pytest.mark.parametrize(
    ("closed", "said"),
    [("<&-", "read the standard input"), ("akari/1/1/. >&-", "write the output")],
)
def test_what_is_closed_is_said_in_one_line(closed: str, said: str) -> None:
    command = f"{shlex.quote(sys.executable)} -m formats --to own {closed}"
    done = subprocess.run(
        ["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (2, f"formats: cannot {said}: it is closed\n")


def test_a_proof_that_does_not_end_in_the_answer_is_written_and_said_to() -> None:
    several = str(ROOT / "testcases/light_up/data/several_answers/small.in")
    words = ["--to", "legup", "--problem", "light_up", several]
    status, output, message = run("--proof", *words)
    assert (status, message) == (1, "formats: stuck: the proof does not end in an answer\n")
    assert output.startswith("<?xml")
    assert run(*words)[::2] == (0, "")


@pytest.mark.parametrize(
    ("puzzle", "why"),
    [
        ("4 3\n...\n...\n0.3\n...\n", "a number has too few bulbs at r3c3"),
        ("2 6\n......\n...*.*\n", "two bulbs see each other at r2c4 r2c6"),
    ],
)
def test_of_what_has_no_answer_there_is_no_proof(puzzle: str, why: str) -> None:
    status, output, message = run("--proof", "--to", "legup", "--problem", "light_up", puzzle)
    assert (status, output, message) == (1, "", f"formats: no solution: {why}\n")


def test_a_proof_is_written_where_it_is_asked_for() -> None:
    bare = tools.run("formats", "--to", "legup", LINK)
    proof = tools.run("formats", "--to", "legup", "--proof", LINK)
    assert "<transition" not in bare.stdout
    assert "<transition" in proof.stdout


@pytest.mark.timeout(30)
def test_what_cannot_be_written_is_refused_before_its_steps_are_looked_for() -> None:
    rows = ["+   " * 40 + "+", " " * 161]
    puzzle = "\n".join(["40", *rows * 40, rows[0]])  # takes minutes
    said = "formats: legup cannot hold alcazar, only light_up, nurikabe\n"
    assert run("--to", "legup", "--proof", puzzle=puzzle) == (2, "", said)


HALF = [  # how far a new problem has come
    (ProblemError("problem.yaml: the key 'puzzle' is missing"), "problem.yaml: the key"),
    (FileNotFoundError(2, "No such file", "solutions/new.py"), "cannot use solutions/new.py: No"),
]


@pytest.mark.parametrize(("error", "said"), HALF)
def test_a_problem_that_is_half_made_gets_one_line(
    error: Exception, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It was a traceback, or the output was said to be what cannot be written."""
    monkeypatch.setattr(own, "checked", lambda *_: raised(error))
    for options in (), ("-o", str(tmp_path / "out")):
        status, output, message = run("--to", "own", *options, puzzle=CASTLE)
        assert (status, output, message.count("\n")) == (2, "", 1)
        assert message.startswith(f"formats: {said}")


def raised(error: Exception) -> None:
    """Nothing comes of it but this."""
    raise error


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_nothing_half_is_left_by_who_is_ended(ending: signal.Signals, tmp_path: Path) -> None:
    words = "formats", "--to", "own", "-o", tmp_path / "out", LINK
    assert tools.end_in_writing(ending, *words) == (130, "")
    assert list(tmp_path.iterdir()) == []
