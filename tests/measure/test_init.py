"""Figures that several tables have."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ground.problems import describe
from measure import ended, one_by_one, percentile
from tests.helpers import tools
from tests.helpers.cases import ROOT
from tests.helpers.processes import unread

TOOLS = [
    path.stem for path in sorted((ROOT / "measure").glob("*.py")) if "(ended(" in path.read_text()
]


@pytest.mark.parametrize(("share", "value"), [(0.5, 50), (0.95, 95), (0.99, 99), (1, 100)])
def test_a_share_of_the_values_stays_within(share: float, value: int) -> None:
    assert percentile(range(1, 101), share) == value


def test_of_few_values_the_last_is_told() -> None:
    assert percentile([1.5, 2.5, 3.5], 0.99) == 3.5


def test_of_what_is_shown_one_by_one_nothing_is_lost() -> None:
    assert list(one_by_one(iter("abc"), "letters", 3)) == ["a", "b", "c"]


def test_ctrl_c_ends_a_tool_quietly() -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    assert [ended(interrupted), ended(lambda: 1), ended(lambda: None)] == [130, 1, None]


@pytest.mark.parametrize("tool", TOOLS)
def test_ctrl_c_while_a_tool_is_loaded_is_no_traceback(tool: str, tmp_path: Path) -> None:
    module = tmp_path / "argparse.py"  # which is loaded with it
    module.write_text("import signal\nsignal.raise_signal(signal.SIGINT)\n")
    done = tools.run(f"measure.{tool}", PYTHONPATH=f"{tmp_path}:{ROOT}")
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")


TIDY = """
import sys, time
from measure import ended

def main():
    try:
        print("begun", flush=True)
        time.sleep(600)
    finally:
        print("tidied up")

sys.exit(ended(main))
"""


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_tool_tidies_up_whatever_ends_it(ending: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", TIDY], cwd=ROOT, stdout=-1, stderr=-1, text=True
    ) as tool:
        assert tool.stdout
        assert tool.stdout.readline() == "begun\n"
        tool.send_signal(ending)
        assert tool.communicate() == ("tidied up\n", "")
    assert tool.returncode == 130


@pytest.mark.parametrize("said", ["print('a')", "print('a', flush=True)"])
def test_an_output_without_room_gets_one_line(said: str) -> None:
    code = f"import sys; from measure import ended; sys.exit(ended(lambda: {said}))"
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, stdout=full, stderr=-1, text=True, check=False
        )
    words = "measure: cannot write the output: No space left on device\n"
    assert (done.returncode, done.stderr) == (2, words)


def test_an_output_that_is_closed_gets_one_line() -> None:
    code = "from measure import ended; raise SystemExit(ended(lambda: print('a')))"
    words = ["sh", "-c", 'exec "$@" >&-', "sh", sys.executable, "-c", code]
    done = subprocess.run(words, cwd=ROOT, stderr=-1, text=True, check=False)
    said = "measure: cannot write the output: it is closed\n"
    assert (done.returncode, done.stderr) == (2, said)


def test_an_output_that_nobody_reads_ends_a_tool_quietly() -> None:
    code = "import sys; from measure import ended; sys.exit(ended(lambda: print('a')))"
    with unread() as output:
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, stdout=output, stderr=-1, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (1, "")


def test_a_file_that_cannot_be_read_gets_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert ended(lambda: Path("no-such").stat().st_size) == 2
    assert capsys.readouterr().err == "measure: cannot use no-such: No such file or directory\n"


def test_a_problem_that_is_half_made_gets_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert ended(lambda: len(describe("new").name)) == 2
    assert capsys.readouterr().err.startswith("measure: no problem is called 'new'; there are: ")
