"""Verdicts on a busy machine: the cases are what they say, and flips are counted."""

import subprocess
import sys
from pathlib import Path

import pytest

from measure import stability
from tests.helpers.cases import ROOT
from tests.helpers.processes import are_gone, wait_until
from tests.helpers.sweep import in_sweep


def test_cases_lie_between_their_shares_of_the_limit(tmp_path: Path) -> None:
    cases = stability.write_cases(tmp_path, 8)
    seconds = [float(case.puzzle.read_text()) for case in cases]
    assert seconds == sorted(seconds)
    assert seconds[0] == pytest.approx(0.06)
    assert seconds[-1] == pytest.approx(0.095)


@pytest.mark.parametrize(
    ("share", "cpu", "words"),
    [(0.1, 0.5, "0 of 6 verdicts flipped\n"), in_sweep(pytest.param(9.0, 0.1, "flipped, 6 TLE"))],
)
def test_flips_are_counted(
    share: float,
    cpu: float,
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(stability, "LEAST", share)
    monkeypatch.setattr(stability, "MOST", share)
    monkeypatch.setattr(stability, "LIMITS", stability.Limits(cpu=cpu))
    monkeypatch.setattr(stability, "CPU", cpu)
    stability.print_flips("none", stability.write_cases(tmp_path, 2))
    assert words in capsys.readouterr().out


def test_busy_loops_end_with_who_has_begun_them() -> None:
    code = (
        "import os; from pathlib import Path; from measure.stability import busy_loops\n"
        "with busy_loops():\n"
        "    print(Path(f'/proc/self/task/{os.getpid()}/children').read_text(), flush=True)\n"
        "    os.kill(os.getpid(), 9)"
    )
    words = [sys.executable, "-c", code]
    done = subprocess.run(words, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    loops = [int(word) for word in done.stdout.split()]
    assert len(loops) == stability.LOOPS
    assert wait_until(lambda: are_gone(loops))


def test_ctrl_c_is_not_the_business_of_busy_loops() -> None:
    """Each of them printed a Traceback."""
    code = (
        "import os, signal, time; from measure.stability import busy_loops\n"
        "signal.signal(signal.SIGINT, lambda *_: None)\n"
        "with busy_loops():\n"
        "    time.sleep(0.5)\n"
        "    os.killpg(0, signal.SIGINT)\n"
        "    time.sleep(0.5)"
    )
    words = [sys.executable, "-c", code]
    done = subprocess.run(
        words, cwd=ROOT, stderr=subprocess.PIPE, text=True, check=False, start_new_session=True
    )
    assert (done.returncode, done.stderr) == (0, "")
