"""Temporary folders: one a process, and nothing of those that are gone."""

import errno
import fcntl
import os
import tempfile
from contextlib import chdir
from pathlib import Path

import pytest

from judge.isolation import temporary
from judge.isolation.temporary import OWN, own_folder


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where temporary files are in these tests."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def test_all_that_is_temporary_is_in_it_and_goes_with_it(place: Path) -> None:
    with own_folder() as folder:
        assert folder.parent == place
        made = Path(tempfile.mkdtemp())
        assert made.parent == folder
        (made / "closed").mkdir(mode=0)
    assert not list(place.iterdir())
    assert tempfile.gettempdir() == str(place)


def test_leftovers_are_removed_but_nothing_that_somebody_holds(place: Path) -> None:
    (place / f"{OWN}dead" / "deep").mkdir(parents=True)
    (place / f"{OWN}link").symlink_to("/")
    (place / "of-others").mkdir()
    with own_folder() as living, own_folder():
        tempfile.tempdir = str(place)
        temporary.remove_leftovers(place)
        assert living.is_dir()
        assert not (place / f"{OWN}dead").exists()
    assert {path.name for path in place.iterdir()} == {f"{OWN}link", "of-others"}


@pytest.mark.sweep
def test_a_thousand_levels_are_removed_where_no_program_is_found(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    (place / f"{OWN}dead").mkdir()
    with chdir(place / f"{OWN}dead"):
        for _ in range(1500):
            os.mkdir("deep")  # noqa: PTH102 - the whole path is too long
            os.chdir("deep")
    with own_folder() as folder:
        assert list(place.iterdir()) == [folder]


def test_a_folder_that_was_taken_for_a_leftover_is_made_again(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, locked = temporary.lock, list[Path]()

    def lock(folder: Path) -> int | None:
        locked.append(folder)
        if len(locked) == 1:
            folder.rmdir()
        return real(folder)

    monkeypatch.setattr(temporary, "lock", lock)
    with own_folder() as folder:
        assert folder == locked[1]
        assert folder.is_dir()
    assert not list(place.iterdir())


def test_where_nothing_can_be_locked_there_is_one_folder_that_nobody_removes(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:  # as by disks of some clusters
        raise OSError(errno.ENOSYS, "Function not implemented")

    monkeypatch.setattr(fcntl, "flock", refused)
    with own_folder() as folder:
        temporary.remove_leftovers(place)
        assert list(place.iterdir()) == [folder]
    assert not list(place.iterdir())


def test_where_all_files_are_of_another_user_there_is_one_too(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 65_534)  # as on a disk of Windows
    with own_folder() as folder:
        assert list(place.iterdir()) == [folder]
    assert not list(place.iterdir())


def test_where_no_more_files_can_be_opened_that_is_said_at_once(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Folders were made until a thousand were within each other's calls, and all were left."""

    def refused(*_: object) -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    with monkeypatch.context() as full:
        full.setattr(os, "open", refused)
        with pytest.raises(OSError, match="Too many open files"):
            temporary.new_folder()
    assert len(list(place.iterdir())) == 1
    temporary.remove_leftovers(place)
    assert not list(place.iterdir())


def test_one_is_enough_where_standard_input_is_closed(place: Path) -> None:
    """Its handle is 0 then, which was taken for none: a second one was made, and the first left."""
    (place / f"{OWN}dead").mkdir()
    standard = os.dup(0)
    os.close(0)
    try:
        with own_folder() as folder:
            assert list(place.iterdir()) == [folder]
    finally:
        os.dup2(standard, 0)
        os.close(standard)
    assert not list(place.iterdir())
