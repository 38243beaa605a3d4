"""Which sandboxes there are, and what is refused where there is none."""

from collections.abc import Iterator

import pytest

from judge.isolation import bubblewrap, landlock, levels
from judge.isolation.keeper import Keeper
from judge.isolation.levels import NoSandbox, find_sandbox
from judge.options import find_isolation
from tests.helpers.sandboxes import need_groups


@pytest.fixture(autouse=True)
def _asked_again() -> Iterator[None]:
    """What was found for other tests is another matter."""
    levels.usable.cache_clear()
    yield
    levels.usable.cache_clear()


@pytest.fixture
def no_bubblewrap(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without it."""
    monkeypatch.setattr(bubblewrap.shutil, "which", lambda _: None)


@pytest.fixture
def no_landlock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel without it."""
    monkeypatch.setattr(landlock, "version", lambda: 0)


@pytest.mark.usefixtures("no_bubblewrap")
def test_auto_takes_the_next_best() -> None:
    if not landlock.version():
        pytest.skip("no Landlock here")
    sandbox, reason = find_sandbox("auto")
    assert sandbox is not None
    assert (sandbox.level, reason) == ("landlock", "")
    with pytest.raises(NoSandbox, match="apt install bubblewrap"):
        find_sandbox("bwrap")


@pytest.mark.usefixtures("no_bubblewrap", "no_landlock")
def test_without_any_strangers_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert find_isolation("auto", []) is None
    said = capsys.readouterr().err
    assert "programs are not isolated: bwrap is not installed" in said
    assert "Landlock" in said
    with pytest.raises(NoSandbox, match="--sandbox none"):
        find_isolation("auto", [], strangers=True)
    assert find_isolation("none", [], strangers=True) is None


def test_a_bubblewrap_that_does_not_work_is_quoted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: bubblewrap.Path
) -> None:
    (tmp_path / "bwrap").write_text("#!/bin/sh\necho no permission to do this >&2\nexit 1\n")
    (tmp_path / "bwrap").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    with pytest.raises(NoSandbox, match="no permission to do this"):
        find_sandbox("bwrap")


def test_nothing_is_left_of_a_trial_where_ctrl_c_comes(
    tmp_path: bubblewrap.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    need_groups()
    kept = list[Keeper]()

    def interrupted(keeper: Keeper, *_: object) -> None:
        kept.append(keeper)
        if len(kept) > 1:  # it has begun
            raise KeyboardInterrupt

    monkeypatch.setattr(Keeper, "ask", interrupted)
    with pytest.raises(KeyboardInterrupt):
        levels.tried(None, str(tmp_path))
    assert not any(folder.exists() for folder in kept[0].group.folders.values())
