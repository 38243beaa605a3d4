"""What all tests of measures need."""

import pytest


@pytest.fixture(autouse=True)
def signals_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tool that is called, and not started, leaves the signals of other tests alone."""
    monkeypatch.setattr("ground.commands.heed_signals", lambda: None)
