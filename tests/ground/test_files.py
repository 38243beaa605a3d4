"""Files are written whole or not at all."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ground.files import is_device, read, write_atomically, write_together
from tests.helpers.cases import ROOT


@pytest.mark.parametrize("content", ["ü\n", b"\x00\xff"])
def test_a_file_is_replaced(content: str | bytes, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("what was there before")
    write_atomically(path, content)
    assert path.read_bytes() == (content.encode() if isinstance(content, str) else content)
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


def test_a_link_goes_on_pointing_to_the_file(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "file")
    write_atomically(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_text() == "new"


def test_nothing_is_left_where_writing_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    (tmp_path / "file").write_text("old")
    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="No space left"):
        write_atomically(tmp_path / "file", "new")
    assert [each.read_text() for each in tmp_path.iterdir()] == ["old"]


@pytest.mark.parametrize(
    ("mask", "was", "is_now"),
    [(0o022, None, 0o644), (0o077, None, 0o600), (0o022, 0o600, 0o600), (0o077, 0o755, 0o755)],
)
def test_who_may_read_it_is_as_ever(
    mask: int, was: int | None, is_now: int, tmp_path: Path
) -> None:
    path, before = tmp_path / "file", os.umask(mask)
    try:
        if was:
            path.touch()
            path.chmod(was)
        write_atomically(path, "pupils and their verdicts")
    finally:
        os.umask(before)
    assert path.stat().st_mode & 0o777 == is_now


def test_modes_are_let_alone_where_they_are_as_they_should_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object, **__: object) -> None:  # as by the folders of Windows and of servers
        raise PermissionError(1, "Operation not permitted")

    (tmp_path / "old").write_text("old")
    monkeypatch.setattr(os, "chmod", refused)
    for name in "old", "new":
        write_atomically(tmp_path / name, "written")
    assert [each.read_text() for each in tmp_path.iterdir()] == ["written", "written"]


def test_a_pipe_is_written_into_and_not_replaced(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    write_atomically(tmp_path / "pipe", "words")
    assert os.read(reader, 10) == b"words"
    os.close(reader)
    assert (tmp_path / "pipe").is_fifo()


@pytest.mark.parametrize("mode", ["wb", "ab"])  # > and >>
@pytest.mark.parametrize("name", ["/dev/stdout", "/dev/fd/2"])
def test_what_an_output_has_already_is_kept(name: str, mode: str, tmp_path: Path) -> None:
    code = f"""if True:
        from pathlib import Path
        from ground.files import write_atomically
        print("first", flush=True)
        write_atomically(Path({name!r}), "second\\n")
        print("third")"""
    (tmp_path / "log").write_text("before\n")
    with (tmp_path / "log").open(mode) as log:
        said = log if name == "/dev/stdout" else subprocess.DEVNULL
        more = subprocess.DEVNULL if name == "/dev/stdout" else log
        subprocess.run([sys.executable, "-c", code], stdout=said, stderr=more, cwd=ROOT, check=True)
    before = "before\n" * (mode == "ab")
    told = "first\nsecond\nthird\n" if name == "/dev/stdout" else "second\n"
    assert (tmp_path / "log").read_text() == before + told


def test_none_of_several_is_written_where_one_is_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to(tmp_path / "pipe")
    (tmp_path / "file").write_text("old")
    with pytest.raises(FileExistsError, match="it is no file"):
        write_together({tmp_path / "file": "new", tmp_path / "link": "new"})
    assert (tmp_path / "pipe").is_fifo()
    assert (tmp_path / "file").read_text() == "old"
    assert len(list(tmp_path.iterdir())) == 3


def test_a_link_to_itself_is_no_place_for_a_file(tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    with pytest.raises(FileExistsError, match="it is no file"):
        write_atomically(loop, "new")
    assert loop.is_symlink()


def test_devices_are_not_to_be_replaced(tmp_path: Path) -> None:
    assert is_device(Path("/dev/stdout"))
    assert is_device(tmp_path)
    assert not is_device(tmp_path / "new")
    assert not is_device(Path("/dev/shm/new"))


def test_a_name_may_be_as_long_as_names_can_be(tmp_path: Path) -> None:
    path = tmp_path / ("a" * 255)
    write_atomically(path, "new")
    assert path.read_text() == "new"


@pytest.mark.parametrize("place", ["/dev/full", "/dev/no/such"])
def test_what_cannot_be_written_is_named(place: str) -> None:
    with pytest.raises(OSError, match=f"'{place}'") as error:
        write_atomically(Path(place), "new")
    assert error.value.filename == place


def test_nor_is_a_file_of_our_own_making_named(tmp_path: Path) -> None:
    (tmp_path / "is").write_text("a file")
    with pytest.raises(NotADirectoryError) as error:
        write_atomically(tmp_path / "is" / "new", "new")
    assert error.value.filename == str(tmp_path / "is" / "new")


def test_what_has_no_end_is_not_read_for_ever() -> None:
    with Path("/dev/zero").open("rb") as file, pytest.raises(OSError, match="more than 8 MiB"):
        read(file)
    with Path("/dev/zero").open() as text, pytest.raises(OSError, match="'/dev/zero'"):
        read(text)


def test_nothing_is_left_where_ctrl_c_comes_when_a_file_has_just_been_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*words: Any, usual: Any = os.open) -> int:
        os.close(usual(*words))
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "open", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_together({tmp_path / "a": "1"})
    monkeypatch.undo()
    assert list(tmp_path.iterdir()) == []
