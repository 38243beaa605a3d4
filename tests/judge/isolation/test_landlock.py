"""Rulesets of Landlock."""

import os
from pathlib import Path

import pytest

from judge.isolation import landlock


def test_a_ruleset_names_what_is_missing(tmp_path: Path) -> None:
    if not landlock.version():
        pytest.skip("no Landlock here")
    rules = landlock.ruleset(["/usr"], "", str(tmp_path), compiling=False)
    os.close(rules)
    with pytest.raises(FileNotFoundError, match="no-such"):
        landlock.ruleset([str(tmp_path / "no-such")], "", str(tmp_path), compiling=False)


@pytest.mark.parametrize(("version", "rights"), [(1, 13), (2, 14), (3, 15), (4, 15), (9, 16)])
def test_each_version_has_its_rights(
    version: int, rights: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(landlock, "version", lambda: version)
    assert landlock.every() == (1 << rights) - 1


def test_a_kernel_without_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(landlock, "version", lambda: 0)
    with pytest.raises(OSError, match=r"Linux 5\.13"):
        landlock.check()
