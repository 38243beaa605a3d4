"""The doctor: what it finds, and what it says of attacks that get through."""

import pytest
from rich.console import Console

from judge import attacks, doctor
from judge.isolation.levels import LEVELS
from tests.helpers import tools


def test_it_says_what_there_is() -> None:
    done = tools.run("judge", "doctor", "--look-only")
    for word in (*(f"sandbox {level}" for level in LEVELS), "Landlock", "filter", "limits", "C++"):
        assert f"\n{word}" in f"\n{done.stdout}", done.stderr


def test_attacks_that_get_through_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    level = next((level for level in LEVELS if not doctor.missing(level)), "")
    if not level:
        pytest.skip("no sandbox here")
    some = [path for path in attacks.attacks() if path.stem in ("reads_the_answer", "nul_bytes")]
    monkeypatch.setattr(doctor, "attacks", lambda: some)
    assert doctor.holds(level, Console())
    assert f"{len(some)} of {len(some)} attacks are held" in capsys.readouterr().out
    monkeypatch.setattr(doctor, "expected", lambda *_: ["AC"])
    assert not doctor.holds(level, Console())
    assert "reads_the_answer.c WA" in capsys.readouterr().out.replace("RTE", "WA")


def test_wrong_words_are_one_line() -> None:
    done = tools.run("judge", "doctor", "--no-such")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
