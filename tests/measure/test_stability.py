"""Verdicts on a busy machine: the cases are what they say, and flips are counted."""

from pathlib import Path

import pytest

from measure import stability


def test_cases_lie_between_their_shares_of_the_limit(tmp_path: Path) -> None:
    cases = stability.write_cases(tmp_path, 8)
    seconds = [float(case.puzzle.read_text()) for case in cases]
    assert seconds == sorted(seconds)
    assert seconds[0] == pytest.approx(0.06)
    assert seconds[-1] == pytest.approx(0.095)


@pytest.mark.parametrize(
    ("share", "cpu", "words"),
    [(0.1, 0.5, "0 of 6 verdicts flipped\n"), (9.0, 0.1, "flipped, 6 TLE")],
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
